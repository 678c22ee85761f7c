import type { Metadata } from 'next';
import type { Language } from '@/lib/core/language';
import { isPublicPage } from '@/lib/core/pages';
import {
	homePicture,
	type SharePicture,
	sharePictureSize,
} from '@/lib/features/content/share/rules/share-path';
import { getAlternates } from '@/lib/features/site/seo/rules/alternates';
import { feedPath } from '@/lib/features/site/seo/rules/feed-path';
import { getMessages } from '@/lib/platform/i18n/translate';

interface AboutPage {
	/** Unprefixed, such as `/deity/1`. */
	path: string;
	/** Of the page; its own text may be in another. */
	language: Language;
	/** Absent: the portal's own. */
	title?: string;
	/** Absent: the portal's own. */
	description?: string | null;
	/** The languages the page's own text exists in; absent: both. */
	writtenIn?: readonly Language[];
	/** What is shown where somebody shares the page; absent: the portal's own picture. */
	picture?: SharePicture;
	article?: { author: string; publishedAt: string; modifiedAt: string };
	/** Newest blogs come as a feed, too. */
	hasFeed?: boolean;
}

const localeOf = { hi: 'hi_IN', en: 'en_IN' } as const satisfies Record<Language, string>;

/** What a page tells search engines, and programs that show a link to it. A page that is not public tells little. */
export function pageMetadata({ path, language, writtenIn, article, ...about }: AboutPage): Metadata {
	const { site } = getMessages(language);
	const described = {
		...(about.title !== undefined && { title: about.title }),
		...(about.description && { description: about.description }),
	};
	if (!isPublicPage(path)) return { ...described, robots: { index: false } };
	const alternates = getAlternates(path, language, writtenIn);
	const shown = {
		title: about.title ?? site.title,
		description: about.description ?? site.description,
		images: [{ ...(about.picture ?? homePicture(language)), ...sharePictureSize }],
	};
	const textLanguage = writtenIn?.length === 1 ? (writtenIn[0] ?? language) : language;
	const others = Object.keys(alternates.languages).length > 0 ? otherThan(textLanguage) : [];
	return {
		...described,
		alternates: {
			...alternates,
			...(about.hasFeed && {
				types: { 'application/rss+xml': [{ url: feedPath(language), title: site.title }] },
			}),
		},
		...(article && { authors: [{ name: article.author }] }),
		openGraph: {
			...shown,
			siteName: site.brand,
			url: alternates.canonical,
			locale: localeOf[textLanguage],
			alternateLocale: others.map((other) => localeOf[other]),
			...(article
				? {
						type: 'article',
						publishedTime: article.publishedAt,
						modifiedTime: article.modifiedAt,
						authors: [article.author],
					}
				: { type: 'website' }),
		},
		twitter: { card: 'summary_large_image', ...shown },
	};
}

function otherThan(language: Language): Language[] {
	return language === 'hi' ? ['en'] : ['hi'];
}
