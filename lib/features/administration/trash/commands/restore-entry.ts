import { DomainError } from '@/lib/core/errors';
import { restoreTree } from '@/lib/features/family/tree/commands/trash-tree';
import { applyMerges } from '@/lib/features/heritage/clan-alias/commands/apply-merges';
import { restoreKhaanp } from '@/lib/features/heritage/khaanp/commands/trash-khaanp';
import { restoreMember } from '@/lib/features/member/commands/trash-member';
import type { SubjectType } from '@/lib/platform/audit/actions';
import { noteChange } from '@/lib/platform/audit/write';
import { isForeignKeyViolation } from '@/lib/platform/db/errors';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { TrashKind } from '@/lib/platform/db/generated/enums';
import { forgetEntry, putBack, type TrashEntry } from '@/lib/platform/trash/entries';

/** What the audit log calls what is in the trash. */
export const subjectOf = {
	member: 'member',
	blog: 'blog',
	picture: 'gallery',
	family: 'family',
	deity: 'deity',
	khaanp: 'khaanp',
} as const satisfies Record<TrashKind, SubjectType>;

interface Restoration {
	actorId: string;
	/** What the audit log calls it. */
	verb: 'restore' | 'undo';
}

/**
 * Puts back where it was what the transaction holds in the trash.
 *
 * @throws DomainError `trash.ownerAway`, `trash.addressTaken`, `trash.treeTaken`, `trash.khaanpAway`,
 * `trash.khaanpTaken`, `record.stale`
 */
export async function restoreEntry(
	tx: Prisma.TransactionClient,
	entry: TrashEntry,
	{ actorId, verb }: Restoration,
): Promise<void> {
	await (entry.kind === 'member' ? restoreMember(tx, entry) : restoreOwned(tx, entry)).catch(refuseLeft);
	if (entry.kind !== 'blog' && entry.kind !== 'picture') await applyMerges(tx, entry.id);
	await forgetEntry(tx, entry.id);
	const subjectType = subjectOf[entry.kind];
	await noteChange(tx, {
		...{ actorId, action: `${subjectType}.${verb}`, subjectType, subjectId: entry.subjectId },
	});
}

/** Somebody to whom it belongs, or with whom it has to do, is being removed at the same moment. */
function refuseLeft(error: unknown): never {
	throw isForeignKeyViolation(error) ? new DomainError('record.stale', { cause: error }) : error;
}

async function restoreOwned(tx: Prisma.TransactionClient, entry: TrashEntry): Promise<void> {
	const { ownerId } = entry;
	const owner = ownerId && (await tx.member.count({ where: { id: ownerId } }));
	if (owner === 0) throw new DomainError('trash.ownerAway');
	if (entry.kind === 'family' && ownerId) await restoreTree(tx, entry, ownerId);
	else if (entry.kind === 'khaanp') await restoreKhaanp(tx, entry);
	else await putBack(tx, entry.id);
}
