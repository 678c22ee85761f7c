import { DomainError } from '@/lib/core/errors';
import { type Acting, isGuardian } from '@/lib/features/matching/guardians/queries/acting';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

// A seeker's own blocks are theirs alone to know: for their guardians the blocked member is absent.

/** The blocks that a seeker has set themselves. */
const ownBlocks = (memberId: string) => ({ memberId, kind: 'blocked', byId: null }) as const;

/** Finds the members that the guardians of a member must not see; none for the member. */
export async function findUnseen({ seekerId, actorId }: Omit<Acting, 'hasLastWord'>): Promise<Set<string>> {
	if (seekerId === actorId) return new Set();
	const marks = await db.matchMark.findMany({ where: ownBlocks(seekerId), select: { otherId: true } });
	return new Set(marks.map(({ otherId }) => otherId));
}

/** @throws DomainError `notFound` for a guardian whose seeker has blocked the other member themselves */
export async function checkSeen(
	acting: Acting,
	otherId: string,
	tx: Prisma.TransactionClient = db,
): Promise<void> {
	if (!isGuardian(acting)) return;
	const count = await tx.matchMark.count({ where: { ...ownBlocks(acting.seekerId), otherId } });
	if (count > 0) throw new DomainError('notFound');
}
