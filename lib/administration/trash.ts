import { noteChange } from '@/lib/audit/write';
import { DomainError } from '@/lib/core/errors';
import { db } from '@/lib/db/client';
import { log } from '@/lib/log/log';
import { discardPicture } from '@/lib/media/pictures';
import { lockEntry } from '@/lib/trash/entries';
import { latestOver } from '@/lib/trash/queries';
import { eraseEntry } from './erase';
import { giveBack, subjectOf } from './give-back';

/**
 * Gives back for an administrator what lies in the trash.
 *
 * @throws DomainError `notFound`, `trash.ownerAway`, `trash.addressTaken`, `trash.treeTaken`
 */
export async function restoreFromTrash(id: string, actorId: string): Promise<void> {
	await db.$transaction(async (tx) => {
		await giveBack(tx, await lockEntry(tx, { id }), { actorId, verb: 'restore' });
	});
}

/**
 * Removes for good what lies in the trash, for an administrator or, without one, because its time is over.
 *
 * @throws DomainError `notFound`
 */
export async function eraseFromTrash(id: string, actorId: string | null): Promise<void> {
	const left = await db.$transaction(async (tx) => {
		const entry = await lockEntry(tx, { id });
		const pictures = await eraseEntry(tx, entry);
		const subject = subjectOf[entry.kind];
		const purge = { action: `${subject}.purge`, subjectType: subject, subjectId: entry.subjectId } as const;
		await noteChange(tx, { ...purge, actorId });
		return pictures;
	});
	await discardPicture(left);
}

/** Removes for good what has lain in the trash long enough; answers how much. */
export async function emptyTrash(now: Date): Promise<number> {
	const over = await db.trashEntry.findMany({
		where: { deletedAt: { lte: latestOver(now) } },
		orderBy: { deletedAt: 'asc' },
		select: { id: true },
	});
	let emptied = 0;
	for (const { id } of over) emptied += Number(await eraseIfThere(id));
	return emptied;
}

/** What belongs to an account goes with it. One that cannot be removed this time holds up no other. */
async function eraseIfThere(id: string): Promise<boolean> {
	try {
		await eraseFromTrash(id, null);
		return true;
	} catch (error) {
		if (!(error instanceof DomainError))
			log.error({ err: error, id }, 'an entry of the trash stays over its time');
		return false;
	}
}
