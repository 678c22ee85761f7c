import { DomainError } from '@/lib/core/errors';
import type { Reader } from '@/lib/features/member/queries/read-profile';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { GuardianAction } from '@/lib/platform/db/generated/enums';
import { agreementsInForce } from './in-force';

/** For whom a match is looked for, and who does so: the same member, or their guardian. */
export interface Acting {
	seekerId: string;
	actorId: string;
	/** A yes counts by itself. */
	hasLastWord: boolean;
}

export const isGuardian = ({ seekerId, actorId }: Acting) => seekerId !== actorId;

/**
 * Who acts, and for whom: `seekerId` as the call names it. To be asked in each call, and again where something is
 * changed, with the seeker's account held.
 *
 * @throws DomainError `notFound` for who is not the seeker's guardian now
 */
export async function getActing(
	actorId: string,
	seekerId: string | undefined,
	now: Date,
	tx: Prisma.TransactionClient = db,
): Promise<Acting> {
	if (seekerId === undefined || seekerId === actorId)
		return { seekerId: actorId, actorId, hasLastWord: true };
	const which = Prisma.sql`guardianship."candidateId" = ${seekerId}::uuid
		AND guardianship."guardianId" = ${actorId}::uuid`;
	const [found] = await tx.$queryRaw<{ hasLastWord: boolean }[]>(
		agreementsInForce(Prisma.sql`guardianship."hasLastWord"`, which, now),
	);
	if (!found) throw new DomainError('notFound');
	return { seekerId, actorId, hasLastWord: found.hasLastWord };
}

/**
 * A member who reads a profile or a photo, for themselves or for the seeker whom the call names.
 *
 * @throws DomainError `notFound` for a member who is not the seeker's guardian now
 */
export async function getProfileReader(
	{ memberId, isAdmin }: { memberId: string; isAdmin: boolean },
	seekerId: string | undefined,
	now: Date,
): Promise<Reader> {
	const acting = await getActing(memberId, seekerId, now);
	return isGuardian(acting) ? { memberId, isAdmin, candidateId: acting.seekerId } : { memberId, isAdmin };
}

/**
 * The same once the seeker's account is held by the transaction: an end of the agreement waits for it, or has come before.
 *
 * @throws DomainError `notFound`
 */
export function checkActing(tx: Prisma.TransactionClient, acting: Acting, now: Date): Promise<Acting> {
	return getActing(acting.actorId, acting.seekerId, now, tx);
}

/** Notes what a guardian has done, for the seeker to read. What members do for themselves is not noted. */
export async function noteAct(
	tx: Prisma.TransactionClient,
	acting: Acting,
	{ action, otherId }: { action: GuardianAction; otherId: string | null },
	now: Date,
): Promise<void> {
	if (!isGuardian(acting)) return;
	const { seekerId: candidateId, actorId: guardianId } = acting;
	const data = { candidateId, guardianId, otherId, action, createdAt: now };
	await tx.guardianAct.create({ data, select: { id: true } });
}
