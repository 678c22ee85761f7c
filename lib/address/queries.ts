import type { Language } from '@/lib/core/language';
import { db } from '@/lib/db/client';
import { listOptions } from './rules';
import type { AddressOptions } from './schema';

/** So many known values reach a form at most, oldest first: a list that somebody has filled with noise stays usable. */
const maxOptions = 5000;

export async function findAddressOptions(language: Language): Promise<AddressOptions> {
	const options = await db.addressOption.findMany({
		select: { kind: true, hi: true, en: true },
		orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
		take: maxOptions,
	});
	return listOptions(options, language);
}
