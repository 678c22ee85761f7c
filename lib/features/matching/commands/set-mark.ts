import { DomainError } from '@/lib/core/errors';
import { lockAccounts } from '@/lib/features/family/requests/commands/link-account';
import {
	type Acting,
	checkActing,
	isGuardian,
	noteAct,
} from '@/lib/features/matching/guardians/queries/acting';
import {
	between,
	type ChangedInterest,
	closeLiving,
} from '@/lib/features/matching/interests/commands/send-interest';
import { checkSeen } from '@/lib/features/matching/queries/own-blocks';
import { findRelationship } from '@/lib/features/matching/queries/relationship';
import { db } from '@/lib/platform/db/client';
import type { MatchMarkKind } from '@/lib/platform/db/generated/enums';

/**
 * What a member keeps of another for themselves; null takes it away. A block closes every open interest between the two:
 * answers the interest that it has closed.
 *
 * @throws DomainError `notFound` for whom the member has no way of knowing here, and for a guardian whose seeker has blocked them
 */
export async function setMark(
	acting: Acting,
	otherId: string,
	{ kind }: { kind: MatchMarkKind | null },
	now: Date,
): Promise<ChangedInterest | null> {
	const { seekerId: memberId } = acting;
	await checkKnown(memberId, otherId, now);
	return db.$transaction(async (tx) => {
		await lockAccounts(tx, memberId, otherId);
		const held = await checkActing(tx, acting, now);
		await checkSeen(held, otherId, tx);
		await noteAct(tx, held, { action: kind ? actionOf[kind] : 'unmarked', otherId }, now);
		await tx.matchMark.deleteMany({ where: { memberId, otherId } });
		if (!kind) return null;
		const byId = isGuardian(held) ? held.actorId : null;
		const mark = { memberId, otherId, kind, byId, createdAt: now };
		await tx.matchMark.create({ data: mark, select: { kind: true } });
		return kind === 'blocked' ? closeLiving(tx, memberId, otherId, now) : null;
	});
}

const actionOf = { shortlisted: 'shortlisted', hidden: 'hid', blocked: 'blocked' } as const;

/**
 * Somebody whom the member has met among the matches: one now, or one marked or written to before.
 *
 * @throws DomainError `notFound`, so that ids of others cannot be probed
 */
export async function checkKnown(memberId: string, otherId: string, now: Date): Promise<void> {
	const marked = await db.matchMark.count({ where: { memberId, otherId } });
	if (marked > 0) return;
	const met = await db.interest.count({ where: between(memberId, otherId) });
	if (met > 0) return;
	if (!(await findRelationship(memberId, otherId, now))) throw new DomainError('notFound');
}
