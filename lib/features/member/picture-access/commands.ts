import { db } from '@/lib/platform/db/client';
import { workOnEach } from '@/lib/platform/db/each-record';
import { getEnv } from '@/lib/platform/env/env';
import { newObjectKey, type ObjectStore } from '@/lib/platform/media/object-store';
import { removeUnnamed } from '@/lib/platform/media/pictures';
import { getObjectStore } from '@/lib/platform/media/store';

let running: Promise<unknown> = Promise.resolve();
let waiting: Promise<number> | null = null;

/**
 * Where browsers reach the store itself, leads the addresses nowhere that they know of pictures which are public no more.
 * What is left to do when the store is away or the process ends is done by the next call. Answers how many objects have
 * got another name.
 *
 * @throws DomainError `service.unavailable`
 */
export async function hidePictures(): Promise<number> {
	if (!getEnv().s3?.publicUrl) return 0;
	// Two at once would both rename the same. A caller who comes meanwhile shares in what begins after this.
	waiting ??= running.then(() => {
		waiting = null;
		const done = renameExposed();
		running = done.catch(() => {});
		return done;
	});
	return waiting;
}

async function renameExposed(): Promise<number> {
	const exposed = await db.mediaVariant.findMany({
		// What has been approved again meanwhile may be reached by the name that browsers still hold.
		where: {
			isExposed: true,
			media: {
				blogs: { none: { status: 'approved' } },
				galleryImage: { isNot: { status: 'approved' } },
				deityImages: { none: {} },
			},
		},
		select: { objectKey: true },
	});
	const store = await getObjectStore();
	const renamed = await workOnEach({
		part: 'hidden',
		records: exposed,
		getId: ({ objectKey }) => objectKey,
		work: ({ objectKey }) => rename(store, objectKey),
	});
	return renamed.length;
}

/** A crash on the way leaves objects without a row, never a row without its object. */
async function rename(store: ObjectStore, objectKey: string): Promise<void> {
	const bytes = await store.get(objectKey);
	const renamed = bytes ? newObjectKey() : objectKey;
	if (bytes) await store.put(renamed, bytes);
	const { count } = await db.mediaVariant.updateMany({
		where: { objectKey },
		data: { objectKey: renamed, isExposed: false },
	});
	// The picture has gone meanwhile, or another process has renamed it.
	if (bytes) await removeUnnamed([count === 0 ? renamed : objectKey]);
}
