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

/** So many known values at most are looked for at once: what is in more of them is nothing to look for. */
const maxSpellings = 200;

/** How the known values that hold `text` are spelled, in both scripts; of very many the shortest. */
export async function findSpellings(text: string): Promise<string[]> {
	const containing = `%${literally(foldedSpelling(text))}%`;
	const options = await db.$queryRaw<{ hi: string | null; en: string | null }[]>`
		SELECT "hi", "en" FROM "AddressOption" WHERE "foldedKey" LIKE ${containing}
		ORDER BY length("foldedKey"), "id" LIMIT ${maxSpellings}`;
	return options.flatMap(({ hi, en }) => [hi, en]).filter((spelling) => spelling !== null);
}
