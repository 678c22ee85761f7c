import { DomainError } from '@/lib/core/errors';
import { inOrder } from '@/lib/core/in-order';
import { type Paging, paginationOf, windowOf } from '@/lib/core/paging';
import type { Viewer } from '@/lib/core/viewer';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import type { BlogSelect } from '@/lib/db/generated/models';
import { matchKey } from '@/lib/db/key-match';
import { pictureSelect } from '@/lib/media/picture';

const select = {
	id: true,
	title: true,
	content: true,
	author: true,
	language: true,
	status: true,
	rejectionReason: true,
	senderId: true,
	createdAt: true,
	approvedAt: true,
	updatedAt: true,
	image: { select: pictureSelect },
} satisfies BlogSelect;

/** A page that names them all stays small enough to be read. */
const mostTitles = 1000;

/** Approved stories, newest first; of a search, those with a title or author like it in either script, the best first. */
export async function listApprovedBlogs({ search, ...paging }: Paging & { search: string }) {
	const [title, author] = [
		matchKey(Prisma.sql`"titleKey"`, search),
		matchKey(Prisma.sql`"authorKey"`, search),
	];
	const wanted = Prisma.sql`"status" = 'approved' AND (${title.matches} OR ${author.matches})`;
	const { skip, take } = windowOf(paging);
	const [found, [counted]] = await Promise.all([
		db.$queryRaw<{ id: string }[]>`SELECT "id"::text FROM "Blog" WHERE ${wanted}
			ORDER BY least(${title.rank}, ${author.rank}), "createdAt" DESC, "id" LIMIT ${take} OFFSET ${skip}`,
		db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS "total" FROM "Blog" WHERE ${wanted}`,
	]);
	const ids = found.map(({ id }) => id);
	const blogs = inOrder(ids, await db.blog.findMany({ where: { id: { in: ids } }, select }));
	return { blogs, pagination: paginationOf(paging, counted?.total ?? 0) };
}

export function countApprovedBlogs(): Promise<number> {
	return db.blog.count({ where: { status: 'approved' } });
}

/** The titles of the approved stories after the newest `skip`, newest first. */
export function listApprovedTitles(skip: number) {
	return db.blog.findMany({
		where: { status: 'approved' },
		select: { id: true, title: true, language: true, createdAt: true },
		orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
		skip,
		take: mostTitles,
	});
}

/** A story that this reader may read: approved, their own, or any for an administrator. Null for any other. */
export async function findBlog(id: string, viewer: Viewer) {
	const blog = await db.blog.findUnique({ where: { id }, select });
	const isOwn = blog !== null && viewer !== null && (viewer.isAdmin || blog.senderId === viewer.memberId);
	if (!blog || (blog.status !== 'approved' && !isOwn)) return null;
	return { ...blog, isOwn };
}

/**
 * The same story.
 *
 * @throws DomainError `notFound`, whether it is not there or not for this reader
 */
export async function getBlog(id: string, viewer: Viewer) {
	const blog = await findBlog(id, viewer);
	if (!blog) throw new DomainError('notFound');
	return blog;
}

export type BlogRow = Omit<Awaited<ReturnType<typeof getBlog>>, 'isOwn'>;
