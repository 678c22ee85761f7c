import { randomUUID } from 'node:crypto';
import { throwIfExpired } from '@/lib/core/deadline';
import { isBackupRunning } from '@/lib/platform/db/backup-lock';
import { db } from '@/lib/platform/db/client';
import { isUnavailable } from '@/lib/platform/db/errors';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { log } from '@/lib/platform/log/log';
import { isObjectKey, newObjectKey } from './object-store';
import { renderPicture } from './render';
import { getObjectStore } from './store';

/** A picture whose every variant is in the store, and which no row names yet. */
export interface StoredPicture {
	/** Of the Media row to be written. */
	id: string;
	/** CSS pixels of the largest variant. */
	width: number;
	height: number;
	blur: string;
	variants: { width: number; height: number; byteSize: number; objectKey: string }[];
}

/** What is left in the store of pictures whose rows are gone. */
export interface StoredObjects {
	variants: { objectKey: string }[];
}

/**
 * Checks an uploaded picture, makes its variants and puts them into the store. Rows come after, through
 * `insertMedia`, so that a crash leaves objects without a row, never a row without its objects.
 *
 * @throws DomainError `picture.*` when it is refused, `service.unavailable`
 */
export async function storePicture(bytes: Uint8Array): Promise<StoredPicture> {
	const { variants: rendered, ...picture } = await renderPicture(bytes);
	const store = await getObjectStore();
	const variants = rendered.map(({ bytes: variantBytes, ...size }) => ({
		variant: { ...size, byteSize: variantBytes.length, objectKey: newObjectKey() },
		bytes: variantBytes,
	}));
	const stored = { ...picture, id: randomUUID(), variants: variants.map(({ variant }) => variant) };
	const puts = await Promise.allSettled(
		variants.map(({ variant, bytes: variantBytes }) => store.put(variant.objectKey, variantBytes)),
	);
	const failed = puts.find((put) => put.status === 'rejected');
	if (failed) {
		// Not waited for: a store that does not answer would make the caller wait twice.
		void discardPicture(stored);
		throw failed.reason;
	}
	try {
		throwIfExpired();
	} catch (error) {
		void discardPicture(stored);
		throw error;
	}
	return stored;
}

/** Writes the rows of a stored picture in the caller's transaction and answers the Media row's id. */
export async function insertMedia(
	tx: Prisma.TransactionClient,
	{ id, width, height, blur, variants }: StoredPicture,
	ownerId: string | null,
): Promise<string> {
	await tx.media.create({ data: { id, ownerId, width, height, blur }, select: { id: true } });
	await tx.mediaVariant.createMany({ data: variants.map((variant) => ({ ...variant, mediaId: id })) });
	return id;
}

/**
 * Removes the rows of pictures in the caller's transaction. Pass the answer to its `leave`: a transaction that fails must
 * find its pictures again.
 */
export async function deleteMedia(tx: Prisma.TransactionClient, mediaIds: string[]): Promise<StoredObjects> {
	const variants = await tx.mediaVariant.findMany({
		where: { mediaId: { in: mediaIds } },
		select: { objectKey: true },
	});
	await tx.media.deleteMany({ where: { id: { in: mediaIds } } });
	return { variants };
}

/** Takes objects that no row names out of the store. What cannot be reached now is left to the sweep. */
export async function discardPicture({ variants }: StoredObjects): Promise<void> {
	try {
		await removeUnnamed(variants.map(({ objectKey }) => objectKey));
	} catch (error) {
		log.warn({ err: error, objects: variants.length }, 'pictures left for the sweep');
	}
}

/**
 * Removes objects that no row names any more; answers how many went. None goes that a backup under way may have been given the name
 * of: the sweep will find them.
 */
export async function removeUnnamed(keys: readonly string[]): Promise<number> {
	if (keys.length === 0 || (await isBackupRunning())) return 0;
	const store = await getObjectStore();
	await store.remove(keys);
	return keys.length;
}

/**
 * Removes objects that no row names and that are older than `olderThanMs`: longer than any upload takes to
 * write its rows. Answers how many went.
 *
 * @throws DomainError `service.unavailable`
 */
export async function sweepOrphans({
	olderThanMs,
	now,
}: {
	olderThanMs: number;
	now: Date;
}): Promise<number> {
	const store = await getObjectStore();
	let removed = 0;
	let from: string | null = null;
	do {
		const page = await store.list(from);
		const old = page.objects
			.filter(({ key, storedAt }) => isObjectKey(key) && now.getTime() - storedAt.getTime() > olderThanMs)
			.map(({ key }) => key);
		removed += await removeUnnamed(await withoutRow(old));
		from = page.next;
	} while (from !== null);
	return removed;
}

async function withoutRow(keys: string[]): Promise<string[]> {
	if (keys.length === 0) return [];
	const rows = await db.mediaVariant.findMany({
		where: { objectKey: { in: keys } },
		select: { objectKey: true },
	});
	const named = new Set(rows.map(({ objectKey }) => objectKey));
	return keys.filter((key) => !named.has(key));
}

/** Takes what a write has left in the store of pictures that it removed. They go once the write is committed. */
export type Leave = (objects: StoredObjects) => void;

/** Runs `write` in a transaction. Once that is committed, removes from the store what `write` has left there. */
export function inTransaction<T>(
	write: (tx: Prisma.TransactionClient, leave: Leave) => Promise<T>,
): Promise<T> {
	return withNewPictures(new Map(), (tx, _stored, leave) => write(tx, leave));
}

/**
 * Puts new pictures into the store, each under the name it came with, and runs `write` in a transaction with them. Then
 * removes from the store what `write` has left there, or the new pictures when something has failed.
 *
 * @throws what storing a picture throws
 */
export async function withNewPictures<T>(
	pictures: ReadonlyMap<string, Uint8Array>,
	write: (
		tx: Prisma.TransactionClient,
		stored: ReadonlyMap<string, StoredPicture>,
		leave: Leave,
	) => Promise<T>,
): Promise<T> {
	const stored = new Map<string, StoredPicture>();
	const left: StoredObjects = { variants: [] };
	try {
		for (const [name, bytes] of pictures) stored.set(name, await storePicture(bytes));
		const result = await db.$transaction((tx) =>
			write(tx, stored, ({ variants }) => void left.variants.push(...variants)),
		);
		await discardPicture(left);
		return result;
	} catch (error) {
		// A database that fell silent may have committed all the same: then the rows need the pictures.
		if (!isUnavailable(error))
			await discardPicture({ variants: [...stored.values()].flatMap(({ variants }) => variants) });
		throw error;
	}
}

/** A picture that is in the store; null takes the picture away, undefined leaves it. */
export type NewPicture = StoredPicture | null | undefined;

/**
 * The same for one picture, which may be missing.
 *
 * @throws what storing a picture throws
 */
export function withNewPicture<T>(
	picture: Uint8Array | null | undefined,
	write: (tx: Prisma.TransactionClient, newPicture: NewPicture, leave: Leave) => Promise<T>,
): Promise<T> {
	return withNewPictures(new Map(picture ? [['picture', picture]] : []), (tx, stored, leave) =>
		write(tx, picture ? stored.get('picture') : picture, leave),
	);
}
