import { hasLastWord } from '@/lib/features/matching/guardians/queries/in-force';
import { Prisma } from '@/lib/platform/db/generated/client';

// Whether a yes counts is asked when it would have an effect, never when it was given: the agreement by which a guardian
// gave it may have ended or expired since.

/** Conditions on rows of "Interest" as `interest`: the yes that is awaited of each side. */
interface Awaited {
	/** Whether what a guardian has sent waits for the sender's own yes. */
	fromWaits: Prisma.Sql;
	/** Whether the yes of a guardian waits for the own yes of the one asked. */
	toWaits: Prisma.Sql;
	/** Whether the one asked has said a yes that counts, and the sender's own is awaited. */
	saidYes: Prisma.Sql;
}

/**
 * A guardian's yes is stored with the time since when it waits for the seeker's own (`fromWaitsAt`, `toWaitsAt`), which takes the time
 * away. Meanwhile the yes counts where the guardian has the last word now. Once the one asked has said yes, and once a
 * guardian without the last word has, only a further yes of the same side ends the wait.
 */
export function getAwaited(now: Date): Awaited {
	const fromCounts = hasLastWord(Prisma.sql`interest."fromMemberId"`, Prisma.sql`interest."fromById"`, now);
	const toCounts = hasLastWord(Prisma.sql`interest."toMemberId"`, Prisma.sql`interest."toById"`, now);
	const hasSaidYes = Prisma.sql`interest."saidYesAt" IS NOT NULL`;
	const fromWaits = Prisma.sql`(interest."fromWaitsAt" IS NOT NULL AND (${hasSaidYes} OR NOT ${fromCounts}))`;
	const toWaits = Prisma.sql`(interest."toWaitsAt" IS NOT NULL AND NOT (${hasSaidYes} AND ${toCounts}))`;
	return { fromWaits, toWaits, saidYes: Prisma.sql`(${hasSaidYes} AND NOT ${toWaits})` };
}
