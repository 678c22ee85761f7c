import type * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { Mail } from '@/lib/platform/mail/mail';
import type { undoSchema } from './schema';

// What an administrator decides holds at once. For a moment it can be undone; the mail about it leaves
// only after that (decision-mails.ts).

/** How long a decision can be undone, and for how much longer a call that does so may be on its way. */
const undoMs = 10_000;
const onItsWayMs = 2_000;

export type DecidedAction =
	| `${'blog' | 'gallery'}.${'approve' | 'reject'}`
	| `${'blog' | 'gallery' | 'member' | 'family' | 'deity'}.delete`
	| `member.${'promote' | 'demote'}`
	| `site.maintenance${'On' | 'Off'}`;

/** Decisions on the role of a member. */
export const roleActions = ['member.promote', 'member.demote'] as const satisfies DecidedAction[];

/** The subject of decisions on the portal as a whole, which has no id. */
export const siteSubjectId = '00000000-0000-0000-0000-000000000000';

/** Who decides, when, and in which bulk operation. */
export interface Decider {
	actorId: string;
	now: Date;
	/** Decisions of one batch can be undone until the last of them can. */
	batch?: string | undefined;
}

interface Decision {
	/** The last of them cannot be undone: its mail only waits as those of the others do. */
	action: DecidedAction | 'member.restore';
	subjectId: string;
	/** Whose the subject is; null when that account is gone. */
	ownerId: string | null;
	/** To be sent once the decision is final. */
	mail: Mail | null;
}

/** How a decision is undone, and until when. */
export type Undo = z.input<typeof undoSchema>;

/** Keeps a decision while it can be undone. To be called last in its transaction, which holds the subject. */
export async function noteDecision(
	tx: Prisma.TransactionClient,
	{ mail, ...decision }: Decision,
	{ actorId, now, batch }: Decider,
): Promise<Undo> {
	const until = new Date(now.getTime() + undoMs);
	const undoUntil = new Date(until.getTime() + onItsWayMs);
	// Those that are being mailed, or just were, stay as they are.
	if (batch !== undefined)
		await tx.$executeRaw`
			UPDATE "Decision" SET "undoUntil" = ${undoUntil} WHERE "id" IN (
				SELECT "id" FROM "Decision"
				WHERE "batchId" = ${batch}::uuid AND "actorId" = ${actorId}::uuid AND "attempts" = 0
					AND "undoUntil" > ${now} AND "undoUntil" < ${undoUntil}
				ORDER BY "id" FOR UPDATE
			)`;
	const { id } = await tx.decision.create({
		data: {
			...decision,
			...(mail && { mail: { ...mail } }),
			actorId,
			batchId: batch ?? null,
			decidedAt: now,
			undoUntil,
		},
		select: { id: true },
	});
	return { _id: id, until };
}

/** Keeps to itself what is still to be mailed of such decisions on it, or of all; answers how many those were. */
export async function dropDecisions(
	tx: Prisma.TransactionClient,
	decided: { action?: DecidedAction; subjectId: string },
): Promise<number> {
	const { count } = await tx.decision.deleteMany({ where: { ...decided, attempts: 0 } });
	return count;
}

/**
 * Refuses to undo a decision on whose subject another such decision has been made since. The caller holds the subject.
 *
 * @throws DomainError `undo.changed`
 */
export async function checkIsLatest(
	tx: Prisma.TransactionClient,
	{ subjectId, decidedAt }: TakenDecision,
	actions: readonly DecidedAction[],
): Promise<void> {
	// Kept longer than the earlier one, which a later decision can only meet within its own ten seconds.
	const later = await tx.decision.count({
		where: { subjectId, decidedAt: { gte: decidedAt }, action: { in: [...actions] } },
	});
	if (later > 0) throw new DomainError('undo.changed');
}

/** A decision that is being undone. */
export interface TakenDecision {
	action: string;
	subjectId: string;
	/** What the decision wrote bears this moment, as long as nobody has changed it since. */
	decidedAt: Date;
	actorId: string;
}

/**
 * Ends a decision, so that nobody is mailed about it. The caller sets right what it did, in the same transaction.
 *
 * @throws DomainError `undo.tooLate`, also where it is another administrator's or there is none
 */
export async function takeDecision(
	tx: Prisma.TransactionClient,
	id: string,
	{ actorId, now }: { actorId: string; now: Date },
): Promise<TakenDecision> {
	const [decision] = await tx.$queryRaw<TakenDecision[]>`
		DELETE FROM "Decision"
		WHERE "id" = ${id}::uuid AND "actorId" = ${actorId}::uuid AND "attempts" = 0 AND "undoUntil" > ${now}
		RETURNING "action", "subjectId"::text, "decidedAt", "actorId"::text`;
	if (!decision) throw new DomainError('undo.tooLate');
	return decision;
}
