import { pool } from '@/lib/db/pool';
import { type Waiting, waitingReply } from './schema';

/** Every page of the back office asks this, so it is one prepared statement. */
export async function countWaiting(actorId: string): Promise<Waiting> {
	const { rows } = await pool.query({
		name: 'count-waiting',
		text: `SELECT
			(SELECT count(*)::int FROM "Blog" WHERE status = 'pending') AS blogs,
			(SELECT count(*)::int FROM "GalleryImage" WHERE status = 'pending') AS pictures,
			(SELECT count(*)::int FROM "InboxMessage" WHERE "readAt" IS NULL AND NOT "isSpam") AS messages,
			(SELECT count(*)::int FROM "MemberReport" WHERE "answeredAt" IS NULL AND "aboutId" <> $1) AS reports`,
		// Not those about themselves: nobody is told that they were reported.
		values: [actorId],
	});
	return waitingReply.parse(rows[0]);
}
