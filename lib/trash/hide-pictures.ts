import { db } from '@/lib/db/client';
import type { TrashEntryWhereInput } from '@/lib/db/generated/models';
import { getEnv } from '@/lib/env/env';
import { renameObjects } from '@/lib/media/pictures';

/** Where browsers reach the store itself, leads the addresses that they know of a deleted thing's pictures nowhere. */
export async function hidePictures(subjectId: string): Promise<void> {
	await hideThoseOf({ subjectId });
}

/** The same for what was deleted while the store was away, or by a process that has ended since; answers how much it was. */
export function hideLeftPictures(): Promise<number> {
	return hideThoseOf({});
}

async function hideThoseOf(where: TrashEntryWhereInput): Promise<number> {
	if (!getEnv().s3?.publicUrl) return 0;
	const entries = await db.trashEntry.findMany({
		where: { ...where, isHidden: false },
		select: { id: true, mediaIds: true },
	});
	for (const { id, mediaIds } of entries) {
		await renameObjects(mediaIds);
		// It may have been given back meanwhile.
		await db.trashEntry.updateMany({ where: { id }, data: { isHidden: true } });
	}
	return entries.length;
}
