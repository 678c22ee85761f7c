import { type Language, languages } from '@/lib/core/language';
import { staticPages } from '@/lib/core/pages';
import { blogsShown } from '@/lib/features/content/blog/loaders';
import { blogsPath } from '@/lib/features/content/blog/rules/paths';
import { imagesShown } from '@/lib/features/content/gallery/loaders';
import { countCategories } from '@/lib/features/content/gallery/queries/list-images';
import { galleryPath } from '@/lib/features/content/gallery/rules/paths';
import { feedXml } from '@/lib/features/site/seo/dto/feed';
import type { ListedPage } from '@/lib/features/site/seo/dto/sitemap';
import { listPublicRecords, readFeed } from '@/lib/features/site/seo/queries';
import { getEnv } from '@/lib/platform/env/env';
import { translator } from '@/lib/platform/i18n/translate';

type Kind = Awaited<ReturnType<typeof listPublicRecords>>[number]['kind'];

/** What a page that is no record's shows of records: it changes with them. */
const shownOn: Readonly<Record<string, readonly Kind[]>> = {
	'/': ['deity', 'story'],
	'/blogs': ['story'],
	'/clan': ['clan'],
	'/deity': ['deity'],
	'/devi': ['deity'],
	'/devta': ['deity'],
	'/gallery': ['picture'],
	'/kul-devi-devta': ['deity'],
};

const folderOf = { deity: '/deity', clan: '/clan', story: '/blog' } as const;

/** Every page that search engines are to know of. */
export async function loadListedPages(): Promise<ListedPage[]> {
	const [records, categories] = await Promise.all([listPublicRecords(), countCategories()]);
	const latest = new Map<Kind, Date>();
	for (const { kind, changedAt } of records)
		if (changedAt > (latest.get(kind) ?? new Date(0))) latest.set(kind, changedAt);
	const findLatest = (kinds: readonly Kind[]) =>
		kinds.flatMap((kind) => latest.get(kind) ?? []).sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
	const blogs = records.filter(({ kind }) => kind === 'story');
	const blogLists = [null, ...languages].flatMap((writtenIn) => {
		const listed = blogs.filter((blog) => writtenIn === null || blog.languages.includes(writtenIn));
		return pagePaths(listed.length, blogsShown, (page) => blogsPath(writtenIn, page));
	});
	const pictures = { category: null, count: records.filter(({ kind }) => kind === 'picture').length };
	const pictureLists = [pictures, ...categories].flatMap(({ category, count }) =>
		pagePaths(count, imagesShown, (page) => galleryPath(category, page)),
	);
	const isOther = (path: string) => !staticPages.includes(path);
	return [
		...staticPages.map((path) => ({ path, languages, changedAt: findLatest(shownOn[path] ?? []) })),
		...blogLists.filter(isOther).map((path) => ({ path, languages, changedAt: findLatest(['story']) })),
		...pictureLists.filter(isOther).map((path) => ({ path, languages, changedAt: findLatest(['picture']) })),
		...records.flatMap(({ kind, id, ...record }) =>
			kind === 'picture' ? [] : [{ ...record, path: `${folderOf[kind]}/${id}` }],
		),
	];
}

/** The addresses of the pages that show so many records. */
function pagePaths(records: number, recordsEach: number, pathOf: (page: number) => string): string[] {
	return Array.from({ length: Math.ceil(records / recordsEach) }, (_, at) => pathOf(at + 1));
}

/** The feed of a language, and when it changed last. */
export async function loadFeed(language: Language): Promise<{ body: string; changedAt: Date | null }> {
	const { blogs, changedAt } = await readFeed(language);
	const t = translator(language);
	const texts = {
		title: t('site.title'),
		description: t('blogs.description'),
		untitled: t('fallback.untitledStory'),
		anonymous: t('fallback.anonymous'),
	};
	return {
		body: feedXml({ language, appUrl: getEnv().appUrl, blogs, changedAt, texts }),
		changedAt,
	};
}
