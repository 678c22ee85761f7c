import { randomUUID } from 'node:crypto';
import type { Recorded } from '@/lib/audit/differences';
import { forgetChanges, noteChange } from '@/lib/audit/write';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { searchKey } from '@/lib/core/text-folding';
import type { Viewer } from '@/lib/core/viewer';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { ApprovalStatus } from '@/lib/db/generated/enums';
import { log } from '@/lib/log/log';
import { deleteMedia, discardPicture, insertMedia, type StoredObjects } from '@/lib/media/pictures';
import { withNewPhoto } from '@/lib/member/commands';
import { tellOfReview } from '@/lib/moderation/review-mails';
import type { ImageChanges } from './schema';

type MemberViewer = NonNullable<Viewer>;

interface NewImage {
	title: string;
	description: string;
	category: string;
	/** Counts only of an administrator. */
	featured: boolean;
	/** That the texts are written in. */
	language: Language;
	picture: Uint8Array;
}

/**
 * Takes a picture into the gallery: at once from an administrator, after one has approved it from anybody else.
 * Answers its id.
 *
 * @throws what storing a picture throws
 */
export async function submitImage(
	{ picture, featured, ...texts }: NewImage,
	sender: MemberViewer,
	now: Date,
): Promise<string> {
	const id = randomUUID();
	const state = sender.isAdmin ? ({ status: 'approved', approvedAt: now, featured } as const) : {};
	await withNewPhoto(picture, async (tx, stored) => {
		if (!stored) throw new Error('a picture of the gallery without a picture');
		const mediaId = await insertMedia(tx, stored, sender.memberId);
		const row = { id, ...texts, titleKey: searchKey(texts.title), createdAt: now, mediaId, ...state };
		await tx.galleryImage.create({ data: { ...row, senderId: sender.memberId }, select: { id: true } });
		if (sender.isAdmin) {
			await note(tx, {
				actorId: sender.memberId,
				action: 'gallery.create',
				id,
				after: { ...texts, featured },
			});
		}
		return null;
	});
	return id;
}

/**
 * Writes what an administrator has changed of a picture.
 *
 * @throws DomainError `notFound`, `record.stale`, and what storing a picture throws
 */
export async function changeImage(
	id: string,
	{ changes, picture, version }: { changes: ImageChanges; picture?: Uint8Array; version?: number },
	actorId: string,
): Promise<void> {
	await withNewPhoto(picture, async (tx, stored) => {
		const before = await lockImage(tx, id);
		if (version !== undefined && version !== before.version) throw new DomainError('record.stale');
		const mediaId = stored ? await insertMedia(tx, stored, before.senderId) : before.mediaId;
		const recordBefore = await readRecord(tx, id);
		const keys = changes.title === undefined ? {} : { titleKey: searchKey(changes.title) };
		const data = { ...changes, ...keys, mediaId, version: { increment: 1 } };
		await tx.galleryImage.update({ where: { id }, data, select: { id: true } });
		const told = { before: recordBefore, after: await readRecord(tx, id) };
		await note(tx, { actorId, action: 'gallery.update', id, ...told });
		return stored ? deleteMedia(tx, [before.mediaId]) : null;
	});
}

/** A picture that has been decided on, and who is to be told. */
interface ReviewedImage {
	id: string;
	title: string;
	senderId: string | null;
}

interface ReadImage {
	id: string;
	/** As it was read, where its reader says so. */
	version?: number | undefined;
}

/**
 * Shows a pending picture to everybody.
 *
 * @throws DomainError `notFound`, `review.notPending`, `record.stale`
 */
export function approveImage(read: ReadImage, actorId: string, now: Date): Promise<ReviewedImage> {
	const { id } = read;
	return db.$transaction(async (tx) => {
		const { status, title, senderId, version } = await lockImage(tx, id);
		if (status !== 'pending') throw new DomainError('review.notPending');
		if (version !== (read.version ?? version)) throw new DomainError('record.stale');
		await decide(tx, id, { status: 'approved', approvedAt: now });
		const told = { before: { status }, after: { status: 'approved' } };
		await note(tx, { actorId, action: 'gallery.approve', id, ...told });
		return { id, title, senderId };
	});
}

interface Removal {
	/** Given, be it empty, the picture is rejected, which only a pending one can be. */
	reason: string | undefined;
	/** Of the picture as an administrator has read it. */
	version: number | undefined;
	actor: MemberViewer;
}

/**
 * Removes a picture: any for an administrator, for whom that is also the way to reject a pending one; for anybody else
 * what they have sent in, as long as it is not approved. Answers which of the two it was.
 *
 * @throws DomainError `notFound`, whether it is not there or not theirs; `review.notPending`, `record.stale`
 */
export async function removeImage(
	id: string,
	{ reason, version, actor }: Removal,
): Promise<'deleted' | 'rejected'> {
	if (!actor.isAdmin) {
		await discardRemoved((tx) => removeOwn(tx, id, actor.memberId));
		return 'deleted';
	}
	const rejected = await db.$transaction((tx) =>
		rejectIfPending(tx, { id, version }, reason, actor.memberId),
	);
	if (rejected && !(await isTold(rejected, reason ?? ''))) return 'rejected';
	await discardRemoved(async (tx) => {
		const image = await lockImage(tx, id);
		const left = await removeRow(tx, image);
		const before = { title: image.title };
		if (!rejected) await note(tx, { actorId: actor.memberId, action: 'gallery.delete', id, before });
		return left;
	}).catch((error: unknown) => {
		// Its sender may have taken it back while the mail was sent.
		if (!rejected || !(error instanceof DomainError && error.code === 'notFound')) throw error;
	});
	return rejected ? 'rejected' : 'deleted';
}

async function removeOwn(tx: Prisma.TransactionClient, id: string, memberId: string): Promise<StoredObjects> {
	const image = await lockImage(tx, id);
	if (image.senderId !== memberId) throw new DomainError('notFound');
	if (image.status === 'approved') throw new DomainError('review.notPending');
	await forgetChanges(tx, [id]);
	return removeRow(tx, image);
}

/** Null when it is to be removed without having been rejected: it was decided on before, or is the administrator's own. */
async function rejectIfPending(
	tx: Prisma.TransactionClient,
	read: ReadImage,
	reason: string | undefined,
	actorId: string,
): Promise<ReviewedImage | null> {
	const { id, status, title, senderId, version } = await lockImage(tx, read.id);
	if (status !== 'pending' && reason !== undefined) throw new DomainError('review.notPending');
	if (version !== (read.version ?? version)) throw new DomainError('record.stale');
	if (status !== 'pending' || senderId === actorId) return null;
	await decide(tx, id, { status: 'rejected', rejectionReason: reason || null });
	const after = { status: 'rejected', rejectionReason: reason || null };
	await note(tx, { actorId, action: 'gallery.reject', id, before: { status }, after });
	return { id, title, senderId };
}

const mailWaitMs = 4_000;

/**
 * A rejected picture goes once its sender has been told. Where no mail can be sent it stays, rejected, so that the
 * sender still reads the reason among their own pictures.
 */
async function isTold(image: ReviewedImage, reason: string): Promise<boolean> {
	const tooLate = new Promise<never>((_, reject) => {
		setTimeout(() => reject(new Error('the mail takes too long')), mailWaitMs).unref();
	});
	try {
		await Promise.race([tellOfReview({ ...image, kind: 'picture', verdict: 'rejected', reason }), tooLate]);
		return true;
	} catch (error) {
		log.warn({ err: error, imageId: image.id }, 'a rejected picture stays: its sender could not be told');
		return false;
	}
}

async function discardRemoved(
	remove: (tx: Prisma.TransactionClient) => Promise<StoredObjects>,
): Promise<void> {
	await discardPicture(await db.$transaction(remove));
}

async function removeRow(tx: Prisma.TransactionClient, { id, mediaId }: LockedImage): Promise<StoredObjects> {
	await tx.galleryImage.delete({ where: { id }, select: { id: true } });
	return deleteMedia(tx, [mediaId]);
}

interface LockedImage {
	id: string;
	title: string;
	senderId: string | null;
	mediaId: string;
	status: ApprovalStatus;
	version: number;
}

/** What is read with the lock holds until the transaction ends: of two who decide at once, one comes too late. */
async function lockImage(tx: Prisma.TransactionClient, id: string): Promise<LockedImage> {
	const [image] = await tx.$queryRaw<LockedImage[]>`
		SELECT "id"::text, "title", "senderId"::text, "mediaId"::text, "status"::text, "version"
		FROM "GalleryImage" WHERE "id" = ${id}::uuid FOR UPDATE`;
	if (!image) throw new DomainError('notFound');
	return image;
}

async function decide(
	tx: Prisma.TransactionClient,
	id: string,
	verdict: { status: 'approved'; approvedAt: Date } | { status: 'rejected'; rejectionReason: string | null },
): Promise<void> {
	const data = { ...verdict, version: { increment: 1 } };
	await tx.galleryImage.update({ where: { id }, data, select: { id: true } });
}

/** What the audit log may hold of a picture. */
async function readRecord(tx: Prisma.TransactionClient, id: string): Promise<Recorded> {
	const { mediaId: image, ...told } = await tx.galleryImage.findUniqueOrThrow({
		where: { id },
		select: { title: true, description: true, category: true, featured: true, language: true, mediaId: true },
	});
	return { ...told, image };
}

interface Note {
	actorId: string;
	action: `gallery.${'create' | 'update' | 'approve' | 'reject' | 'delete'}`;
	id: string;
	before?: Recorded;
	after?: Recorded;
}

async function note(tx: Prisma.TransactionClient, { id, ...entry }: Note): Promise<void> {
	await noteChange(tx, { ...entry, subjectType: 'gallery', subjectId: id });
}
