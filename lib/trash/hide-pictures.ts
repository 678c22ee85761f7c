import { db } from '@/lib/db/client';
import { getEnv } from '@/lib/env/env';
import { renameObjects } from '@/lib/media/pictures';

/** Where browsers reach the store itself, leads the addresses that they know of a deleted thing's pictures nowhere. */
export async function hidePictures(subjectId: string): Promise<void> {
	if (!getEnv().s3?.publicUrl) return;
	const entry = await db.trashEntry.findFirst({ where: { subjectId }, select: { mediaIds: true } });
	if (entry) await renameObjects(entry.mediaIds);
}
