import type { Language } from '@/lib/core/language';
import { foldedSpelling } from '@/lib/core/text-folding';
import { db } from '@/lib/db/client';
import { literally } from '@/lib/db/like';
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

/** How the known values that hold `text` are spelled, in both scripts; of a text that is in very many, some. */
export async function findSpellings(text: string): Promise<string[]> {
	const options = await db.addressOption.findMany({
		where: { foldedKey: { contains: literally(foldedSpelling(text)) } },
		select: { hi: true, en: true },
		orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
		take: maxOptions,
	});
	return options.flatMap(({ hi, en }) => [hi, en]).filter((spelling) => spelling !== null);
}
