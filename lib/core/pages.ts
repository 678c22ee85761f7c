/**
 * Every page of the portal by its address (unprefixed, parameters as the folders name them) and its audience:
 * - `public`: the page is made once, kept for everybody, and offered to search engines.
 * - `unlisted`: the page is kept for everybody too, and asks search engines not to list it.
 * - `private`: the page is made for the reader who opens it, with a nonce, and no cache keeps it. A page that is missing
 *   here counts as private.
 */
export const pages = {
	'/': 'public',
	'/about': 'public',
	'/blog/[id]': 'public',
	'/blog/[id]/own': 'private',
	'/blogs': 'public',
	'/blogs/language/[language]': 'public',
	'/blogs/language/[language]/page/[number]': 'public',
	'/blogs/page/[number]': 'public',
	'/deity': 'public',
	'/deity/[id]': 'public',
	'/devi': 'public',
	'/devta': 'public',
	'/help': 'public',
	'/clan': 'public',
	'/clan/[slug]': 'public',
	'/contact': 'public',
	'/feedback': 'public',
	'/gallery': 'public',
	'/gallery/category/[category]': 'public',
	'/gallery/category/[category]/page/[number]': 'public',
	'/gallery/page/[number]': 'public',
	'/kul-devi-devta': 'public',
	'/matrimonial': 'public',
	'/register': 'public',
	'/terms-privacy': 'public',
	'/add-family': 'private',
	'/matrimonial/own': 'private',
	'/api-reference': 'unlisted',
	'/admin': 'private',
	'/admin/blogs': 'private',
	'/admin/clans': 'private',
	'/admin/khaanps': 'private',
	'/admin/deities': 'private',
	'/admin/families': 'private',
	'/admin/gallery': 'private',
	'/admin/history': 'private',
	'/admin/import': 'private',
	'/admin/messages': 'private',
	'/admin/outbox': 'private',
	'/admin/settings': 'private',
	'/admin/trash': 'private',
	'/admin/users': 'private',
	'/biodata': 'private',
	'/biodata/[token]': 'private',
	'/biodata/new': 'private',
	'/biodata/own/[id]': 'private',
	'/dashboard': 'private',
	'/family-tree': 'private',
	'/family-tree/ancestors': 'private',
	'/family-tree/book': 'private',
	'/family-tree/days': 'private',
	'/family-tree/held-links': 'private',
	'/family-tree/outline': 'private',
	'/family-tree/questions': 'private',
	'/family-tree/relation': 'private',
	'/family-tree/words': 'private',
	'/family-tree/same': 'private',
	'/ask/[token]': 'private',
	'/claim/[token]': 'private',
	'/confirm-email/[token]': 'private',
	'/forgot-password': 'unlisted',
	'/login': 'private',
	'/matrimonial/[id]': 'private',
	'/matrimonial/[id]/meeting': 'private',
	'/matrimonial/check': 'private',
	'/matrimonial/details': 'private',
	'/matrimonial/guardians': 'private',
	'/matrimonial/interests': 'private',
	'/matrimonial/kundli': 'private',
	'/matrimonial/wishes': 'private',
	'/email-return/[token]': 'private',
	'/not-me/[token]': 'private',
	'/kul-devi-devta-form': 'private',
	'/maintenance': 'unlisted',
	'/share-story': 'private',
	'/upload-photo': 'private',
	'/profile': 'private',
	'/profile/[id]': 'private',
} as const satisfies Record<string, Audience>;

type Audience = 'public' | 'unlisted' | 'private';

const patterns = Object.entries(pages).map(([pattern, audience]) => ({
	audience,
	parts: pattern.split('/'),
}));

function getAudience(path: string): Audience {
	const parts = path.split('/');
	const fits = (pattern: readonly string[]) =>
		pattern.length === parts.length &&
		pattern.every((part, at) => part === parts[at] || (part.startsWith('[') && parts[at] !== ''));
	const isParameterless = (pattern: readonly string[]) => !pattern.some((part) => part.startsWith('['));
	const fitting = patterns.filter((page) => fits(page.parts));
	const page = fitting.find((candidate) => isParameterless(candidate.parts)) ?? fitting[0];
	return page?.audience ?? 'private';
}

/** Whether search engines may list the page at `path` (unprefixed). */
export function isPublicPage(path: string): boolean {
	return getAudience(path) === 'public';
}

/** Whether the page at `path` (unprefixed) is made once and kept for everybody. */
export function isPageForEverybody(path: string): boolean {
	return getAudience(path) !== 'private';
}

/** The public pages that are no record's, in the order of the table. */
export const staticPages: readonly string[] = Object.keys(pages).filter(
	(pattern) => isPublicPage(pattern) && !pattern.includes('['),
);

/** What only members and administrators open: crawlers need not try, they would be led to log in. */
export const guardedPrefixes = [
	'/add-family',
	'/admin',
	'/biodata',
	'/dashboard',
	'/family-tree',
	'/kul-devi-devta-form',
	'/matrimonial/',
	'/profile',
	'/share-story',
	'/upload-photo',
] as const;
