import { DomainError } from '@/lib/core/errors';
import { type Paging, paginationOf, windowOf } from '@/lib/core/paging';
import { searchKey } from '@/lib/core/text-folding';
import type { Viewer } from '@/lib/core/viewer';
import { db } from '@/lib/db/client';
import type { BlogSelect, BlogWhereInput } from '@/lib/db/generated/models';
import { literally } from '@/lib/db/like';
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
	image: { select: pictureSelect },
} satisfies BlogSelect;

/** A page that names them all stays small enough to be read. */
const mostTitles = 1000;

/** Approved stories, newest first; `search` finds titles and authors in either script. */
export async function listApprovedBlogs({ search, ...paging }: Paging & { search: string }) {
	const key = search && literally(searchKey(search));
	const where: BlogWhereInput = {
		status: 'approved',
		...(key && { OR: [{ titleKey: { contains: key } }, { authorKey: { contains: key } }] }),
	};
	const [blogs, total] = await Promise.all([
		db.blog.findMany({
			where,
			select,
			orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
			...windowOf(paging),
		}),
		db.blog.count({ where }),
	]);
	return { blogs, pagination: paginationOf(paging, total) };
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
