import { languages } from '@/lib/core/language';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { getMessages } from '@/lib/platform/i18n/translate';

export interface Category {
	/** As it is written in a picture's row. */
	key: string;
	hi: string;
	en: string;
}

/** The category of pictures that nobody has put into another. It cannot be removed. */
export const defaultCategory = 'General';

const { categories: inHindi } = getMessages('hi').gallery;

/** Those that count until administrators have changed them. */
export const builtInCategories: readonly Category[] = Object.entries(
	getMessages('en').gallery.categories,
).map(([key, en]) => ({ key, hi: new Map(Object.entries(inHindi)).get(key) ?? en, en }));

/** The categories of the gallery in their order. */
export async function readCategories(client: Prisma.TransactionClient = db): Promise<readonly Category[]> {
	const categories = await client.galleryCategory.findMany({
		select: { key: true, hi: true, en: true },
		orderBy: [{ position: 'asc' }, { key: 'asc' }],
	});
	return categories.length > 0 ? categories : builtInCategories;
}

/** The category of a name, in whichever language and spelling it is typed; any other stays as typed. */
export function categoryNamed(typed: string, categories: readonly Category[]): string {
	if (typed === '') return defaultCategory;
	const named = searchKey(typed);
	const known = categories.find(({ key, ...names }) =>
		[key, ...languages.map((language) => names[language])].some((name) => searchKey(name) === named),
	);
	return known?.key ?? typed;
}
