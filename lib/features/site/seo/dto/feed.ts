import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { escapeXml, xmlDeclaration } from '@/lib/core/xml';
import type { BlogDto } from '@/lib/features/content/blog/schema';
import { findDescription } from '@/lib/features/site/seo/rules/description';
import { feedPath } from '@/lib/features/site/seo/rules/feed-path';

interface Feed {
	language: Language;
	/** The portal's origin. */
	appUrl: string;
	/** Newest first. */
	blogs: readonly BlogDto[];
	/** When one of them was added, changed or taken away last. */
	changedAt: Date | null;
	texts: { title: string; description: string; untitled: string; anonymous: string };
}

const tagOf = { hi: 'hi-IN', en: 'en-IN' } as const satisfies Record<Language, string>;

/** The newest blogs of one language as RSS 2.0. */
export function feedXml({ language, appUrl, blogs, changedAt, texts }: Feed): string {
	const address = (path: string) => escapeXml(appUrl + pathIn(language, path));
	const self = escapeXml(appUrl + feedPath(language));
	const item = ({ _id, title, content, author, approvedAt, createdAt }: BlogDto) => {
		const link = address(`/blog/${_id}`);
		const description = findDescription(content);
		return [
			'<item>',
			`<title>${escapeXml(title || texts.untitled)}</title>`,
			`<link>${link}</link>`,
			`<guid isPermaLink="true">${link}</guid>`,
			`<pubDate>${new Date(approvedAt ?? createdAt).toUTCString()}</pubDate>`,
			`<dc:creator>${escapeXml(author || texts.anonymous)}</dc:creator>`,
			...(description === null ? [] : [`<description>${escapeXml(description)}</description>`]),
			'</item>',
		].join('');
	};
	return [
		xmlDeclaration,
		'<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
		'<channel>',
		`<title>${escapeXml(texts.title)}</title>`,
		`<link>${address('/blogs')}</link>`,
		`<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
		`<description>${escapeXml(texts.description)}</description>`,
		`<language>${tagOf[language]}</language>`,
		...(changedAt ? [`<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>`] : []),
		...blogs.map(item),
		'</channel>',
		'</rss>\n',
	].join('\n');
}
