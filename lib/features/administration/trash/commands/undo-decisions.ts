import { DomainError, type ErrorCode } from '@/lib/core/errors';
import { undoBlogReview } from '@/lib/features/content/blog/commands/change-blog';
import { undoApproval } from '@/lib/features/content/gallery/commands/change-image';
import { undoRoleChange } from '@/lib/features/member/commands/change-role';
import { undoMaintenance } from '@/lib/features/site/settings/commands/set-maintenance';
import { db } from '@/lib/platform/db/client';
import { isLastAdministrator, isWriteConflict } from '@/lib/platform/db/errors';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { TrashKind } from '@/lib/platform/db/generated/enums';
import { type DecidedAction, type TakenDecision, takeDecision } from '@/lib/platform/decisions/decisions';
import { lockEntry } from '@/lib/platform/trash/entries';
import { restoreEntry } from './restore-entry';

type Undoing = (tx: Prisma.TransactionClient, decision: TakenDecision) => Promise<void>;

const undoings: Record<DecidedAction, Undoing> = {
	'blog.approve': undoBlogReview,
	'blog.reject': undoBlogReview,
	'blog.delete': outOfTrash('blog'),
	'gallery.approve': undoApproval,
	'gallery.reject': outOfTrash('picture'),
	'gallery.delete': outOfTrash('picture'),
	'member.delete': outOfTrash('member'),
	'family.delete': outOfTrash('family'),
	'deity.delete': outOfTrash('deity'),
	'member.promote': undoRoleChange,
	'member.demote': undoRoleChange,
	'site.maintenanceOn': undoMaintenance,
	'site.maintenanceOff': undoMaintenance,
};

function outOfTrash(kind: TrashKind): Undoing {
	return async (tx, { subjectId, actorId }) => {
		const entry = await lockEntry(tx, { kind, subjectId }).catch((cause) => {
			// Restored already, or deleted permanently.
			throw cause instanceof DomainError ? new DomainError('undo.changed', { cause }) : cause;
		});
		await restoreEntry(tx, entry, { actorId, verb: 'undo' });
	};
}

interface Undone {
	undone: string[];
	/** Why each of the others was not undone. */
	failed: { id: string; code: ErrorCode }[];
}

/**
 * Takes decisions back, the last one first, so that each finds things as it left them: what waits for a review waits
 * again, what was deleted is there again. Each by itself: one that cannot be undone holds up no other.
 */
export async function undoDecisions(
	ids: readonly string[],
	by: { actorId: string; now: Date },
): Promise<Undone> {
	const decided = await db.decision.findMany({
		where: { id: { in: [...ids] } },
		orderBy: [{ decidedAt: 'desc' }, { id: 'asc' }],
		select: { id: true },
	});
	const known = decided.map(({ id }) => id);
	const result: Undone = { undone: [], failed: [] };
	for (const id of new Set([...known, ...ids])) {
		try {
			await db.$transaction((tx) => undo(tx, id, by));
			result.undone.push(id);
		} catch (error) {
			result.failed.push({ id, code: getRefusal(error) });
		}
	}
	return result;
}

async function undo(
	tx: Prisma.TransactionClient,
	id: string,
	by: { actorId: string; now: Date },
): Promise<void> {
	const decision = await takeDecision(tx, id, by);
	if (!isDecided(decision.action)) throw new DomainError('undo.changed');
	await undoings[decision.action](tx, decision);
}

function isDecided(action: string): action is DecidedAction {
	return action in undoings;
}

/** @throws every error that is no refusal */
function getRefusal(error: unknown): ErrorCode {
	if (error instanceof DomainError) return error.code;
	if (isLastAdministrator(error)) return 'administrator.last';
	if (isWriteConflict(error)) return 'record.stale';
	throw error;
}
