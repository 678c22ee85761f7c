import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { type BlogRow, blogSelect, toBlogDto } from '@/lib/features/content/blog/dto';
import { looksLike, reviewColumns } from '@/lib/features/content/blog/queries';
import type { blogReviewQuery } from '@/lib/features/content/blog/schema';
import { getOrder, inStatus } from '@/lib/features/content/moderation/queries';
import { noteReading } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { getColumns } from '@/lib/platform/db/select-columns';

/** Blogs are long. */
const batchSize = 100;

type Query = z.output<typeof blogReviewQuery>;

interface Reader {
	/** The administrator. */
	readerId: string;
	language: Language;
}

type BlogRecord = BlogRow & {
	/** The value that the list is sorted by, as text. */
	key: string;
	/** The sender's name; null when they have left. */
	sender: string | null;
};

/** The head of blogs.csv: the names of the fields in every language, so that it means the same to every program. */
export const blogColumns = [
	'_id',
	'title',
	'author',
	'content',
	'language',
	'status',
	'rejectionReason',
	'sender',
	'createdAt',
	'approvedAt',
] as const;

/**
 * The rows of blogs.csv: all that the administrators' list holds for this query, in its order. Each batch goes to the
 * audit log before it is handed on.
 */
export async function* exportBlogs(query: Query, { readerId, language }: Reader): AsyncGenerator<string[][]> {
	let batch = await readAfter(query, null, language);
	for (let last = batch.at(-1); last; last = batch.at(-1)) {
		const entry = { actorId: readerId, action: 'blog.export', subjectType: 'blog' } as const;
		await noteReading(db, { ...entry, facts: { ids: batch.map(({ id }) => id) } });
		yield batch.map(getRow);
		batch = batch.length < batchSize ? [] : await readAfter(query, last, language);
	}
}

function readAfter(
	{ status, query, sort }: Query,
	last: BlogRecord | null,
	language: Language,
): Promise<BlogRecord[]> {
	const { matches } = looksLike(query);
	const wanted = status ? Prisma.sql`${matches} AND ${inStatus(status)}` : matches;
	return db.$queryRaw<BlogRecord[]>`
		SELECT ${getColumns(blogSelect)}, (${getKey(sort, language)})::text AS "key",
			(SELECT "name" FROM "Member" WHERE "Member"."id" = "Blog"."senderId") AS "sender"
		FROM "Blog" WHERE ${wanted} AND ${last ? behind(sort, last, language) : Prisma.sql`TRUE`}
		ORDER BY ${getOrder(sort, reviewColumns(language))} LIMIT ${batchSize}`;
}

function getKey(sort: string, language: Language): Prisma.Sql {
	const keys = new Map(Object.entries(reviewColumns(language)));
	return keys.get(sort.replace(/^-/, '')) ?? Prisma.sql`"createdAt"`;
}

/** The rows after a row in the order of `getOrder`: by the key, what is alike newest first, then by the id. */
function behind(sort: string, { id, key, createdAt }: BlogRecord, language: Language): Prisma.Sql {
	const older = Prisma.sql`("createdAt" < ${createdAt} OR ("createdAt" = ${createdAt} AND "id" > ${id}::uuid))`;
	if (sort === '-createdAt') return older;
	if (sort === 'createdAt') return Prisma.sql`("createdAt", "id") > (${createdAt}, ${id}::uuid)`;
	const value = /status$/.test(sort) ? Prisma.sql`${key}::"ApprovalStatus"` : Prisma.sql`${key}`;
	const further = Prisma.raw(sort.startsWith('-') ? '<' : '>');
	const compared = getKey(sort, language);
	return Prisma.sql`(${compared} ${further} ${value} OR (${compared} = ${value} AND ${older}))`;
}

function getRow(blog: BlogRecord): string[] {
	const fields = { ...toBlogDto(blog, 'sender'), sender: blog.sender };
	return blogColumns.map((column) => fields[column] ?? '');
}
