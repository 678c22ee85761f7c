import { db } from '@/lib/platform/db/client';

/** Adds up the tallies that two changes at once have left beside each other, so that no clan without members stays. */
export async function addUpTallies(): Promise<void> {
	await db.$executeRaw`
		WITH gone AS (DELETE FROM "MemberTally" RETURNING *)
		INSERT INTO "MemberTally"
			("clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", "isDeceased", "isUnmarried", "members")
		SELECT "clan", "clanKey", "dynasty", "dynastyKey", "isAdmin", "isDeceased", "isUnmarried", sum("members") FROM gone
		GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum("members") <> 0`;
}
