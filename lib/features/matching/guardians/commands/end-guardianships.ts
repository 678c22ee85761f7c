import { notifyOfGuardian, prepareGuardianMail } from '@/lib/features/matching/guardians/mails';
import { db } from '@/lib/platform/db/client';
import { workOnEach } from '@/lib/platform/db/each-record';
import { Prisma } from '@/lib/platform/db/generated/client';
import { queueMail } from '@/lib/platform/decisions/queue-mail';

// An agreement ends with its ground: the family link of the two, and that the candidate is unmarried and alive. Triggers of the
// database end it with these, however they end (`end_guardianships`), and note that the two are still to be informed.

type Tx = Prisma.TransactionClient;

interface Pair {
	candidateId: string;
	guardianId: string;
}

/** Ends what a member has agreed to or been asked, as either of the two. Answers what had been agreed. */
export async function endGuardianshipsOf(
	tx: Tx,
	memberId: string,
	now: Date,
): Promise<(Pair & { id: string })[]> {
	return tx.$queryRaw`
		WITH ended AS (
			UPDATE "Guardianship"
			SET "status" = 'ended', "endedAt" = ${now}, "endedById" = NULL, "isEndUntold" = "status" = 'agreed'
			WHERE "status" <> 'ended' AND ${memberId}::uuid IN ("candidateId", "guardianId")
			RETURNING "id"::text, "candidateId"::text, "guardianId"::text, "isEndUntold"
		)
		SELECT "id", "candidateId", "guardianId" FROM ended WHERE "isEndUntold"`;
}

/** Each end is claimed by one process, which tells of it; one that can still be undone with its link waits. */
function claimUntold(tx: Tx, memberId: string | null): Promise<Pair[]> {
	const which =
		memberId === null ? Prisma.sql`true` : Prisma.sql`${memberId}::uuid IN ("candidateId", "guardianId")`;
	return tx.$queryRaw`
		UPDATE "Guardianship" ended SET "isEndUntold" = false WHERE "isEndUntold" AND ${which}
			AND NOT EXISTS (
				SELECT FROM "Person" WHERE "changeUndo" IS NOT NULL
					AND "changeUndo"->'guardianshipIds' ? ended."id"::text
					AND ("changeUndo"->>'until')::bigint >= ${Date.now()}::bigint
			)
		RETURNING "candidateId"::text, "guardianId"::text`;
}

/**
 * Mails the two of each agreement that has ended with its ground. To be called when a member has done what may end one, with where
 * the call came from; without both for what is left. Answers how many have ended.
 */
export async function tellOfEnds(by: { memberId: string; address: string } | null = null): Promise<number> {
	const ended = await claimUntold(db, by?.memberId ?? null);
	const address = by?.address ?? null;
	await workOnEach({
		part: 'guardians',
		records: ended.flatMap(({ candidateId, guardianId }) => [
			{ byId: guardianId, readerId: candidateId },
			{ byId: candidateId, readerId: guardianId },
		]),
		getId: ({ readerId }) => readerId,
		work: (parties) => notifyOfGuardian('ended', { ...parties, address }),
	});
	return ended.length;
}

/** Ends the agreements of an account that is about to go, and has the others informed, while it is there to be named. */
export async function endWithAccount(tx: Tx, memberId: string, now: Date): Promise<void> {
	// The account before its agreements, in the order of what changes these.
	await tx.$queryRaw`SELECT FROM "Member" WHERE "id" = ${memberId}::uuid FOR UPDATE`;
	await endGuardianshipsOf(tx, memberId, now);
	for (const { candidateId, guardianId } of await claimUntold(tx, memberId)) {
		const readerId = memberId === candidateId ? guardianId : candidateId;
		const mail = await prepareGuardianMail('ended', { byId: memberId, readerId, address: null }, tx);
		if (mail) await queueMail(tx, { action: 'guardian.end', memberId: readerId, mail, now });
	}
}
