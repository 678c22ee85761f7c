// Every page and every call that reads, each with the largest records behind it.
import { getGuard } from '@/lib/platform/auth/guards';
import { findCalls, findPages } from './calls';
import type { LargestRecords } from './largest-records';

type Reader = 'visitor' | 'owner' | 'administrator';

interface Reading {
	/** A page's address, or a call's with its method. */
	name: string;
	reader: Reader;
	/** The address to request; the address itself where the table names no other. */
	getTarget: (records: LargestRecords) => string;
}

type Target = (records: LargestRecords) => string;

const limit = '?limit=1000';
const smallLimit = '?limit=100';

/** Addresses with parameters, and those that do more with a query. */
const targets: Record<string, Target> = {
	'/admin/[...rest]': () => '/admin/nothing',
	'/ask/[token]': ({ questionToken }) => `/ask/${questionToken}`,
	'/biodata/[token]': ({ biodataToken }) => `/biodata/${biodataToken}`,
	'/biodata/own/[id]': ({ biodataIds }) => `/biodata/own/${biodataIds[0]}`,
	'/blog/[id]': ({ blogId }) => `/blog/${blogId}`,
	'/blog/[id]/own': ({ blogId }) => `/blog/${blogId}/own`,
	'/blogs/language/[language]': () => '/blogs/language/hi',
	'/blogs/language/[language]/page/[number]': () => '/blogs/language/hi/page/2',
	'/blogs/page/[number]': () => '/blogs/page/2',
	'/claim/[token]': ({ biodataToken }) => `/claim/${biodataToken}`,
	'/clan/[slug]': () => '/clan/rathore',
	'/confirm-email/[token]': ({ biodataToken }) => `/confirm-email/${biodataToken}`,
	'/email-return/[token]': ({ biodataToken }) => `/email-return/${biodataToken}`,
	'/deity/[id]': ({ deityId }) => `/deity/${deityId}`,
	'/family-tree/book': () => '/family-tree/book?page=2',
	'/family-tree/outline': () => '/family-tree/outline?page=2',
	'/family-tree/relation': ({ farId }) => `/family-tree/relation?to=${farId}`,
	'/gallery/category/[category]': ({ category }) => `/gallery/category/${category}`,
	'/gallery/category/[category]/page/[number]': ({ category }) => `/gallery/category/${category}/page/2`,
	'/gallery/page/[number]': () => '/gallery/page/2',
	'/matrimonial/[id]': ({ matchId }) => `/matrimonial/${matchId}`,
	'/matrimonial/[id]/meeting': ({ matchId }) => `/matrimonial/${matchId}/meeting`,
	'/matrimonial/check': ({ farId }) => `/matrimonial/check?other=${farId}`,
	'/not-me/[token]': ({ biodataToken }) => `/not-me/${biodataToken}`,
	'/profile/[id]': ({ matchId }) => `/profile/${matchId}`,
	'GET /api/[[...rest]]': () => '/api/nothing',
	'GET /api/admin/khaanps/[id]': ({ khaanpId }) => `/api/admin/khaanps/${khaanpId}`,
	'GET /api/admin/messages/[id]': ({ messageId }) => `/api/admin/messages/${messageId}`,
	'GET /api/admin/outbox/[id]': ({ mailId }) => `/api/admin/outbox/${mailId}`,
	'GET /api/admin/reports/[id]': ({ reportId }) => `/api/admin/reports/${reportId}`,
	'GET /api/admin/texts/[kind]/[number]': () => '/api/admin/texts/terms/1',
	'GET /api/auth/[...nextauth]': () => '/api/auth/session',
	'GET /api/biodata/[token]/pdf': ({ biodataToken }) => `/api/biodata/${biodataToken}/pdf`,
	'GET /api/biodata/[token]/photo': ({ biodataToken }) => `/api/biodata/${biodataToken}/photo`,
	'GET /api/biodata/[token]/picture': ({ biodataToken }) => `/api/biodata/${biodataToken}/picture`,
	'GET /api/blogs': () => `/api/blogs${smallLimit}`,
	'GET /api/blogs/[id]': ({ blogId }) => `/api/blogs/${blogId}`,
	'GET /api/blogs/search': () => '/api/blogs/search?query=durg',
	'GET /api/clans/[slug]': () => '/api/clans/rathore',
	'GET /api/deities/[id]': ({ deityId }) => `/api/deities/${deityId}`,
	'GET /api/family/book': () => '/api/family/book?language=hi',
	'GET /api/family/biodatas/[id]': ({ biodataIds }) => `/api/family/biodatas/${biodataIds[0]}`,
	'GET /api/family/biodatas/[id]/pdf': ({ biodataIds }) => `/api/family/biodatas/${biodataIds[1]}/pdf`,
	'GET /api/family/biodatas/[id]/picture': ({ biodataIds }) =>
		`/api/family/biodatas/${biodataIds[1]}/picture`,
	'GET /api/family/days/feed/[key]': ({ feedKey }) => `/api/family/days/feed/${feedKey}.ics`,
	'GET /api/family/find': () => '/api/family/find?name=singh&everyone=true',
	'GET /api/family/kundli/[id]': ({ matchId }) => `/api/family/kundli/${matchId}`,
	'GET /api/family/marriage': ({ farId }) => `/api/family/marriage?other=${farId}`,
	'GET /api/family/matches/[id]': ({ matchId }) => `/api/family/matches/${matchId}`,
	'GET /api/family/matches/[id]/meeting': ({ matchId }) => `/api/family/matches/${matchId}/meeting`,
	'GET /api/family/merge/[id]': ({ farId, nearId }) => `/api/family/merge/${nearId}?otherId=${farId}`,
	'GET /api/family/near': ({ farId }) => `/api/family/near?around=${farId}`,
	'GET /api/family/relation': ({ farId }) => `/api/family/relation?to=${farId}`,
	'GET /api/family/trees': () => `/api/family/trees${limit}`,
	'GET /api/family/trees/[id]': ({ treeId }) => `/api/family/trees/${treeId}`,
	'GET /api/family/update/[id]': ({ nearId }) => `/api/family/update/${nearId}?relation=Other`,
	'GET /api/gallery': () => `/api/gallery${smallLimit}`,
	'GET /api/gallery/[id]': ({ imageId }) => `/api/gallery/${imageId}`,
	'GET /api/gallery/search': () => '/api/gallery/search?query=durg',
	'GET /api/khaanps': () => '/api/khaanps?search=ra',
	'GET /api/media/[mediaId]/[width]': ({ mediaId }) => `/api/media/${mediaId}/480`,
	'GET /api/media/members/[id]': ({ owner }) => `/api/media/members/${owner.id}`,
	'GET /api/users': () => `/api/users${smallLimit}`,
	'GET /api/users/[id]': ({ matchId }) => `/api/users/${matchId}`,
	'GET /api/users/active-users': () => `/api/users/active-users${limit}`,
	'GET /api/users/bachelors': () => `/api/users/bachelors${limit}`,
	'GET /api/users/check-email': () => '/api/users/check-email?email=nobody@example.org',
	'GET /api/users/clans': () => `/api/users/clans${limit}`,
	'GET /api/users/dynasties': () => `/api/users/dynasties${limit}`,
	'GET /api/users/known-device/[token]': ({ biodataToken }) => `/api/users/known-device/${biodataToken}`,
	'GET /api/users/search': () => '/api/users/search?query=singh',
	'GET /share/[language]/[kind]/[picture]': ({ blogId }) => `/share/hi/story/${blogId}.png`,
	'GET /sitemap/[part]': () => '/sitemap/1.xml',
};

/** Read by a program of the operator, with a secret of its own. */
const apart = ['GET /api/cron/tidy', 'GET /api/metrics'];

const readers: Record<string, Reader> = {
	open: 'visitor',
	everyone: 'visitor',
	member: 'owner',
	administrator: 'administrator',
};

/**
 * Names with parameters that have no target, and targets of names that are none.
 *
 * @param names of all pages and all calls that read
 */
export function findMissingTargets(names: readonly string[]): string[] {
	const read = new Set(names.filter((name) => !apart.includes(name)));
	return [
		...[...read].filter((name) => name.includes('[') && !(name in targets)),
		...Object.keys(targets).filter((name) => !read.has(name)),
	];
}

/** @throws for a name that lacks a target */
export async function findReadings(): Promise<Reading[]> {
	const pages = (await findPages()).map((path) => ({ name: path, path, access: getGuard(path) }));
	const calls = (await findCalls())
		.filter(({ method }) => method === 'GET')
		.map(({ path, spec }) => ({ name: `GET ${path}`, path, access: spec?.access ?? 'everyone' }));
	const found = [...pages, ...calls];
	const missing = findMissingTargets(found.map(({ name }) => name));
	if (missing.length > 0) throw new Error(`Targets do not fit the code: ${missing.join(', ')}`);
	return found
		.filter(({ name }) => !apart.includes(name))
		.map(({ name, path, access }) => ({
			name,
			reader: readers[access] ?? 'visitor',
			getTarget: targets[name] ?? (() => path),
		}));
}
