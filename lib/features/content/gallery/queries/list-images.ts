import type * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { getPagination, getWindow, type Paging } from '@/lib/core/paging';
import { type ImageRow, imageSelect, publishedImageSelect } from '@/lib/features/content/gallery/dto';
import type { imageReviewQuery } from '@/lib/features/content/gallery/schema';
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
import { literally } from '@/lib/platform/db/like';
import { pool } from '@/lib/platform/db/pool';
import { getColumns } from '@/lib/platform/db/select-columns';
import { withParent } from '@/lib/platform/db/with-parent';

const columns = getColumns(imageSelect);
const approved = Prisma.sql`"status" = 'approved'`;

async function listImages(
	wanted: Prisma.Sql,
	paging: Paging,
	order: Prisma.Sql = newestFirst,
): Promise<ImageRow[]> {
	const { skip, take } = getWindow(paging);
	const { text, values } = Prisma.sql`SELECT ${columns} FROM "GalleryImage" WHERE ${wanted}
		ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`;
	// Not by way of Prisma, which takes as long again: the list is asked for more than anything else here.
	const { rows } = await pool.query<ImageRow>({ text, values });
	return rows;
}

/** Approved pictures, newest first. */
export function listApprovedImages(paging: Paging): Promise<ImageRow[]> {
	return listImages(approved, paging);
}

/** What a member has sent in, newest first, with any status. */
export function listImagesOf(memberId: string, paging: Paging): Promise<ImageRow[]> {
	return listImages(Prisma.sql`"senderId" = ${memberId}::uuid`, paging);
}

/** More than anybody looks through in a search. */
const maxFound = 50;

function looksLike(search: string) {
	const title = matchKey(Prisma.sql`"titleKey"`, search);
	if (search === '') return { matches: title.matches, order: newestFirst };
	const inside = `%${literally(search)}%`;
	return {
		matches: Prisma.sql`(${title.matches} OR "description" ILIKE ${inside} OR "category" ILIKE ${inside})`,
		order: Prisma.sql`CASE WHEN ${title.matches} THEN ${title.rank} END, ${newestFirst}`,
	};
}

/**
 * Pictures with a title like the search in either script, the best first, then those whose description or category
 * holds it; approved ones, unless all are asked for. Nothing for a blank search.
 */
export async function searchImages(search: string, among: 'approved' | 'all'): Promise<ImageRow[]> {
	if (search === '') return [];
	const { matches, order } = looksLike(search);
	const wanted = among === 'all' ? matches : Prisma.sql`${approved} AND ${matches}`;
	return listImages(wanted, { page: 1, limit: maxFound }, order);
}

const reviewColumns = (language: Language) => ({
	title: getInAlphabet(Prisma.sql`"titleKey"`, language),
	category: Prisma.sql`"category"`,
	status: Prisma.sql`"GalleryImage"."status"`,
});

/**
 * The administrators' queue, and how many of those that a search finds there are in each state. A rejected picture is
 * hidden unless that state is asked for: `all` contains it neither here nor there.
 */
export async function listImagesForReview(
	{ status, query, sort, ...paging }: z.output<typeof imageReviewQuery>,
	language: Language,
) {
	const { matches } = looksLike(query);
	const inView = status ? inStatus(status) : Prisma.sql`"status" <> 'rejected'`;
	const table = Prisma.sql`"GalleryImage"`;
	const page = getPage({
		table,
		columns: Prisma.sql`${columns}, ${senderIn(table)} AS "sender"`,
		wanted: Prisma.sql`${matches} AND ${inView}`,
		order: getOrder(sort, reviewColumns(language)),
		paging,
	});
	const [images, counted] = await Promise.all([
		db.$queryRaw<(ImageRow & { sender: SenderDto | null })[]>(page),
		db.$queryRaw<StatusCount[]>`
			SELECT "status"::text, count(*)::int AS "count" FROM "GalleryImage" WHERE ${matches} GROUP BY "status"`,
	]);
	const { all, ...counts } = getStatusCounts(counted);
	const statusCounts = { ...counts, all: all - counts.rejected };
	return { images, statusCounts, pagination: getPagination(paging, statusCounts[status ?? 'all']) };
}

/** @throws DomainError `notFound` */
export async function getImage(id: string): Promise<ImageRow> {
	const image = await db.galleryImage.findUnique({ where: { id }, select: imageSelect });
	if (!image) throw new DomainError('notFound');
	return image;
}

/** Approved pictures as pages show them, newest first, of one category or of all, and how many there are. */
export async function listShownImages(category: string | null, paging: Paging) {
	const where = { status: 'approved', ...(category !== null && { category }) } as const;
	const [images, total] = await Promise.all([
		db.galleryImage.findMany({
			where,
			select: publishedImageSelect,
			orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
			...getWindow(paging),
		}),
		db.galleryImage.count({ where }),
	]);
	return { images: withParent(images, 'media'), pagination: getPagination(paging, total) };
}

export interface CategoryCount {
	category: string;
	/** Of its approved pictures. */
	count: number;
}

/** The categories of approved pictures with how many are in each: the largest first, alike ones letter for letter. */
export async function countCategories(): Promise<CategoryCount[]> {
	return db.$queryRaw<CategoryCount[]>`
		SELECT "category", count(*)::int AS "count" FROM "GalleryImage" WHERE ${approved}
		GROUP BY "category" ORDER BY "count" DESC, "category" COLLATE "C"`;
}

/** The categories of approved pictures, in the order of their letters. */
export async function listCategories(): Promise<string[]> {
	const rows = await db.galleryImage.findMany({
		where: { status: 'approved' },
		select: { category: true },
		distinct: ['category'],
		orderBy: { category: 'asc' },
	});
	return rows.map(({ category }) => category);
}
