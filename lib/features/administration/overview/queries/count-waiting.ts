import * as z from 'zod';
import { mondayInIndia } from '@/lib/core/calendar';
import { waitingReply } from '@/lib/features/administration/schema';
import { pool } from '@/lib/platform/db/pool';

/** Every page of the back office asks this, so it is one prepared statement. */
export async function countWaiting(actorId: string): Promise<z.output<typeof waitingReply>> {
	const { rows } = await pool.query({
		name: 'count-waiting',
		text: `SELECT
			(SELECT count(*)::int FROM "Blog" WHERE "status" = 'pending') AS "blogs",
			(SELECT count(*)::int FROM "GalleryImage" WHERE "status" = 'pending') AS "pictures",
			(SELECT count(*)::int FROM "InboxMessage"
				WHERE "readAt" IS NULL AND "answeredAt" IS NULL AND NOT "isSpam") AS "messages",
			(SELECT count(*)::int FROM "MemberReport" WHERE "answeredAt" IS NULL AND "aboutId" <> $1) AS "reports"`,
		// Not those about themselves: nobody learns that they were reported.
		values: [actorId],
	});
	return waitingReply.parse(rows[0]);
}

// Sizes come as numbers of any length, which the driver hands over as texts.
const figuresRow = z.object({
	totalMatches: z.number(),
	pictures: z.number(),
	pictureBytes: z.coerce.number(),
	databaseBytes: z.coerce.number(),
});

/** What there is, counted and weighed. */
export async function readFigures(): Promise<z.output<typeof figuresRow>> {
	const { rows } = await pool.query(`SELECT
		(SELECT count(*)::int FROM "Interest" WHERE "status" = 'accepted') AS "totalMatches",
		(SELECT count(*)::int FROM "Media") AS "pictures",
		(SELECT coalesce(sum("byteSize"), 0) FROM "MediaVariant") AS "pictureBytes",
		pg_database_size(current_database()) AS "databaseBytes"`);
	return figuresRow.parse(rows[0]);
}

/** How many weeks are shown, with the one that is not over. */
const shownWeeks = 12;

const weekRow = z.object({ week: z.string(), count: z.number() });

/**
 * New accounts of each of the last weeks, the oldest first. A week goes from Monday to Sunday in India. An account
 * that somebody made for a relative counts from when it was made, once it is claimed.
 */
export async function countRegistrations(now: Date): Promise<z.output<typeof weekRow>[]> {
	const weeks = Array.from({ length: shownWeeks }, (_, at) => mondayInIndia(now, at + 1 - shownWeeks));
	const { rows } = await pool.query(
		`SELECT to_char("monday", 'YYYY-MM-DD') AS "week", (
			SELECT count(*)::int FROM "Member" WHERE "claimedAt" IS NOT NULL
				AND "createdAt" >= "monday" AT TIME ZONE 'Asia/Kolkata'
				AND "createdAt" < ("monday" + interval '7 days') AT TIME ZONE 'Asia/Kolkata'
		) AS "count" FROM unnest($1::timestamp[]) AS "monday" ORDER BY "monday"`,
		[weeks],
	);
	return rows.map((row) => weekRow.parse(row));
}
