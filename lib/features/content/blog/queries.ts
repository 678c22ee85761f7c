import type * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { getPagination, getWindow, type Paging } from '@/lib/core/paging';
import type { Viewer } from '@/lib/core/viewer';
import { getStatusCounts, type StatusCount } from '@/lib/features/content/moderation/dto';
import {
	getOrder,
	getPage,
	inStatus,
	newestFirst,
	senderIn,
} from '@/lib/features/content/moderation/queries';
import type { SenderDto } from '@/lib/features/content/moderation/schema';
import { getInAlphabet } from '@/lib/platform/db/alphabet';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { matchKey } from '@/lib/platform/db/key-match';
import { refusalAt } from '@/lib/platform/db/removed-page';
import { getColumns } from '@/lib/platform/db/select-columns';
import { mayChange, mayRead } from './access';
import { type BlogRow, blogSelect, publishedBlogSelect } from './dto';
import type { blogReviewQuery, blogsQuery } from './schema';

/** More than anybody looks through in a search. */
const maxFound = 50;

const columns = getColumns(blogSelect);

const approved = Prisma.sql`"status" = 'approved'`;

/** What is wanted of a list, and how many there are in all: one question as long as the page is not past its end. */
async function listBlogs(
	{ wanted, order }: { wanted: Prisma.Sql; order: Prisma.Sql },
	paging: Paging,
): Promise<{ blogs: BlogRow[]; total: number }> {
	const { skip, take } = getWindow(paging);
	const counted = Prisma.sql`SELECT count(*)::int AS "total" FROM "Blog" WHERE ${wanted}`;
	const blogs = await db.$queryRaw<(BlogRow & { total: number })[]>`
		SELECT ${columns}, (${counted}) AS "total" FROM "Blog" WHERE ${wanted}
		ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`;
	const [first = skip > 0 ? (await db.$queryRaw<{ total: number }[]>(counted))[0] : undefined] = blogs;
	return { blogs, total: first?.total ?? 0 };
}

export function looksLike(search: string) {
	const [title, author] = [
		matchKey(Prisma.sql`"titleKey"`, search),
		matchKey(Prisma.sql`"authorKey"`, search),
	];
	return {
		matches: Prisma.sql`(${title.matches} OR ${author.matches})`,
		order: Prisma.sql`least(${title.rank}, ${author.rank}), ${newestFirst}`,
	};
}

/** Approved blogs, newest first; of a search, those with a title or author like it in either script, the best first. */
export async function listApprovedBlogs({ search, language, ...paging }: z.output<typeof blogsQuery>) {
	const { matches, order } = looksLike(search);
	const conditions = [
		approved,
		...(search === '' ? [] : [matches]),
		...(language ? [Prisma.sql`"language" = ${language}::"Language"`] : []),
	];
	const wanted = Prisma.join(conditions, ' AND ');
	const { blogs, total } = await listBlogs({ wanted, order: search === '' ? newestFirst : order }, paging);
	return { blogs, pagination: getPagination(paging, total) };
}

/** As a search of the list, over all that this reader may find; nothing for a blank one. */
export async function searchBlogs(query: string, viewer: Viewer): Promise<BlogRow[]> {
	if (query === '') return [];
	const { matches, order } = looksLike(query);
	const wanted = viewer?.isAdmin ? matches : Prisma.sql`${approved} AND ${matches}`;
	return (await listBlogs({ wanted, order }, { page: 1, limit: maxFound })).blogs;
}

/** What a member has sent in, in every state, newest first. */
export async function listOwnBlogs(memberId: string, paging: Paging) {
	const wanted = Prisma.sql`"senderId" = ${memberId}::uuid`;
	const { blogs, total } = await listBlogs({ wanted, order: newestFirst }, paging);
	return { blogs, pagination: getPagination(paging, total) };
}

export function reviewColumns(language: Language) {
	return {
		title: getInAlphabet(Prisma.sql`"titleKey"`, language),
		author: getInAlphabet(Prisma.sql`"authorKey"`, language),
		status: Prisma.sql`"Blog"."status"`,
	};
}

/** Blogs as administrators review them, and how many of those that a search finds there are in each state. */
export async function listBlogsForReview(
	{ status, query, sort, ...paging }: z.output<typeof blogReviewQuery>,
	language: Language,
) {
	const { matches } = looksLike(query);
	const wanted = status ? Prisma.sql`${matches} AND ${inStatus(status)}` : matches;
	const table = Prisma.sql`"Blog"`;
	const withSender = Prisma.sql`${columns}, ${senderIn(table)} AS "sender"`;
	const page = getPage({
		table,
		columns: withSender,
		wanted,
		order: getOrder(sort, reviewColumns(language)),
		paging,
	});
	const [blogs, counted] = await Promise.all([
		db.$queryRaw<(BlogRow & { sender: SenderDto | null })[]>(page),
		db.$queryRaw<StatusCount[]>`
			SELECT "status"::text, count(*)::int AS "count" FROM "Blog" WHERE ${matches} GROUP BY "status"`,
	]);
	const statusCounts = getStatusCounts(counted);
	return { blogs, pagination: getPagination(paging, statusCounts[status ?? 'all']), statusCounts };
}

export function countApprovedBlogs(): Promise<number> {
	return db.blog.count({ where: { status: 'approved' } });
}

const newest = [
	{ createdAt: 'desc' },
	{ id: 'asc' },
] as const satisfies Prisma.BlogOrderByWithRelationInput[];

/** The newest approved blogs with their pictures. */
export function listNewestBlogs(count: number) {
	return db.blog.findMany({
		where: { status: 'approved' },
		select: publishedBlogSelect,
		orderBy: [...newest],
		take: count,
	});
}

/** Approved blogs with their pictures, newest first, of one language or of all, and how many there are. */
export async function listShownBlogs(writtenIn: Language | null, paging: Paging) {
	const where = { status: 'approved', ...(writtenIn && { language: writtenIn }) } as const;
	const [blogs, total] = await Promise.all([
		db.blog.findMany({ where, select: publishedBlogSelect, orderBy: [...newest], ...getWindow(paging) }),
		db.blog.count({ where }),
	]);
	return { blogs, pagination: getPagination(paging, total) };
}

export function findApprovedBlog(id: string) {
	return db.blog.findFirst({ where: { id, status: 'approved' }, select: publishedBlogSelect });
}

/** The approved blogs on either side of one in the list. */
export async function findNeighbours({ id, createdAt }: { id: string; createdAt: Date }) {
	const beside = (side: 'gt' | 'lt', direction: 'asc' | 'desc') =>
		db.blog.findFirst({
			where: {
				status: 'approved',
				OR: [{ createdAt: { [side]: createdAt } }, { createdAt, id: { [side === 'gt' ? 'lt' : 'gt']: id } }],
			},
			select: blogSelect,
			orderBy: [{ createdAt: direction }, { id: direction === 'asc' ? 'desc' : 'asc' }],
		});
	const [newer, older] = await Promise.all([beside('gt', 'asc'), beside('lt', 'desc')]);
	return { newer, older };
}

/**
 * The approved blogs that have most to do with one: by how many of `words`, which are search keys, stand in their
 * titles and authors; of those alike the newest.
 */
export function listRelatedBlogs(id: string, words: readonly string[], count: number) {
	return db.$queryRaw<BlogRow[]>`
		SELECT ${columns} FROM "Blog" WHERE ${approved} AND "id" <> ${id}::uuid
		ORDER BY (
			SELECT count(*) FROM unnest(${words}::text[]) AS word
			WHERE word = ANY (string_to_array("titleKey" || ' ' || "authorKey", ' '))
		) DESC, ${newestFirst} LIMIT ${count}`;
}

/**
 * A blog that this reader may read: approved, their own, or any for an administrator.
 *
 * @throws DomainError `notFound`, whether it is not there or not for this reader
 */
export async function getBlog(id: string, viewer: Viewer): Promise<BlogRow & { isOwn: boolean }> {
	const blog = await db.blog.findUnique({ where: { id }, select: { ...blogSelect, senderId: true } });
	if (!blog) throw await refusalAt(`/blog/${id}`);
	if (!mayRead(viewer, blog)) throw new DomainError('notFound');
	return { ...blog, isOwn: mayChange(viewer, blog) };
}
