import type { Language } from '@/lib/core/language';
import { foldedSpelling } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import { literally } from '@/lib/platform/db/like';
import { type AddressField, listOptions, typedOptions } from './rules';
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

/** What a record names of known places and deities, as they are written in `language`; what is not known so is left out. */
export async function findWrittenIn(
	language: Language,
	record: Parameters<typeof typedOptions>[0],
): Promise<Partial<Record<AddressField, string>>> {
	const typed = typedOptions(record).map(({ kind, foldedKey }) => ({ kind, foldedKey }));
	const known = await db.addressOption.findMany({
		where: { OR: typed },
		select: { kind: true, hi: true, en: true },
	});
	return Object.fromEntries(
		known.flatMap(({ kind, [language]: text }) => (text === null ? [] : [[kind, text]])),
	);
}
