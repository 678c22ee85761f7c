import { getWindow, type Paging } from '@/lib/core/paging';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { ApprovalStatus } from '@/lib/platform/db/generated/enums';

export const newestFirst = Prisma.sql`"createdAt" DESC, "id"`;

/**
 * The order that `sort` asks for, such as `-title`, by the columns of a list; equal rows are newest first.
 */
export function getOrder(sort: string, columns: Readonly<Record<string, Prisma.Sql>>): Prisma.Sql {
	const isFalling = sort.startsWith('-');
	const column = new Map(Object.entries(columns)).get(isFalling ? sort.slice(1) : sort);
	if (!column) return isFalling ? newestFirst : Prisma.sql`"createdAt", "id"`;
	return Prisma.sql`${column} ${isFalling ? Prisma.sql`DESC` : Prisma.sql`ASC`}, ${newestFirst}`;
}

interface QueuePage {
	/** The table's name. */
	table: Prisma.Sql;
	/** The details of each row. */
	columns: Prisma.Sql;
	wanted: Prisma.Sql;
	order: Prisma.Sql;
	paging: Paging;
}

/** A page of a queue: found first and read in detail then, so that nothing is looked up for the rows before it. */
export function getPage({ table, columns, wanted, order, paging }: QueuePage): Prisma.Sql {
	const { skip, take } = getWindow(paging);
	return Prisma.sql`
		WITH shown AS MATERIALIZED (
			SELECT "id", row_number() OVER () AS "place" FROM (
				SELECT "id" FROM ${table} WHERE ${wanted} ORDER BY ${order} LIMIT ${take} OFFSET ${skip}
			) AS page
		)
		SELECT ${columns} FROM shown JOIN ${table} USING ("id") ORDER BY "place"`;
}

export function inStatus(status: ApprovalStatus): Prisma.Sql {
	return Prisma.sql`"status" = ${status}::"ApprovalStatus"`;
}

/** A rejected picture goes into the trash as it was, and is remembered as long as it is there. */
const picturesRejected = Prisma.sql`(
	SELECT count(*) FROM "TrashEntry" WHERE "kind" = 'picture' AND "ownerId" = sender."id"
		AND "rows" #>> '{taken,GalleryImage,0,status}' = 'pending'
)`;

/** The `SenderDto` of the row of `table`, as JSON; null when they have left. */
export function senderIn(table: Prisma.Sql): Prisma.Sql {
	const sent = (status: ApprovalStatus) => Prisma.sql`(
		(SELECT count(*) FROM "Blog" WHERE "senderId" = sender."id" AND ${inStatus(status)})
		+ (SELECT count(*) FROM "GalleryImage" WHERE "senderId" = sender."id" AND ${inStatus(status)})
	)`;
	return Prisma.sql`(
		SELECT json_build_object(
			'_id', sender."id", 'name', sender."name",
			'approved', ${sent('approved')}, 'rejected', ${sent('rejected')} + ${picturesRejected}
		) FROM "Member" sender WHERE sender."id" = ${table}."senderId"
	)`;
}
