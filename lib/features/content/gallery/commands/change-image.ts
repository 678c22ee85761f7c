import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { searchKey } from '@/lib/core/text-folding';
import type { Viewer } from '@/lib/core/viewer';
import { type ImageRow, imageSelect } from '@/lib/features/content/gallery/dto';
import { categoryNamed, readCategories } from '@/lib/features/content/gallery/queries/read-categories';
import type { ImageChanges, newImageBody } from '@/lib/features/content/gallery/schema';
import { reviewMailTo } from '@/lib/features/content/moderation/mails';
import { refuseRemoved } from '@/lib/features/member/commands/change-profile';
import type { Recorded } from '@/lib/platform/audit/differences';
import { forgetChanges, noteChange } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import {
	type Decider,
	noteDecision,
	type TakenDecision,
	type Undo,
} from '@/lib/platform/decisions/decisions';
import { deleteMedia, insertMedia, inTransaction, withNewPicture } from '@/lib/platform/media/pictures';
import { keepInTrash } from '@/lib/platform/trash/entries';

type MemberViewer = NonNullable<Viewer>;

interface NewImage extends Required<z.output<typeof newImageBody>> {
	/** The language that the texts are written in. */
	language: Language;
	picture: Uint8Array;
}

/**
 * Takes a picture into the gallery: at once from an administrator, after one has approved it from anybody else.
 * Answers its id.
 *
 * @throws DomainError `auth.required` when the account has just been removed, and what storing a picture throws
 */
export async function submitImage(
	{ picture, featured, ...typed }: NewImage,
	sender: MemberViewer,
	now: Date,
): Promise<string> {
	const id = randomUUID();
	const state = sender.isAdmin
		? ({ status: 'approved', approvedAt: now, featured } as const)
		: { featuredSuggested: featured };
	await withNewPicture(picture, async (tx, stored) => {
		if (!stored) throw new Error('a picture of the gallery without a picture');
		const mediaId = await insertMedia(tx, stored, sender.memberId);
		const texts = { ...typed, category: categoryNamed(typed.category, await readCategories(tx)) };
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
	}).catch(refuseRemoved);
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
	await withNewPicture(picture, async (tx, stored, leave) => {
		const before = await lockImage(tx, id);
		if (version !== undefined && version !== before.version) throw new DomainError('record.stale');
		const mediaId = stored ? await insertMedia(tx, stored, before.senderId) : before.mediaId;
		const keys = changes.title === undefined ? {} : { titleKey: searchKey(changes.title) };
		const known =
			changes.category === undefined
				? {}
				: { category: categoryNamed(changes.category, await readCategories(tx)) };
		const data = { ...changes, ...known, ...keys, mediaId, version: { increment: 1 } };
		const after = await tx.galleryImage.update({ where: { id }, data, select: imageSelect });
		await note(tx, {
			actorId,
			action: 'gallery.update',
			id,
			before: toAuditRecord(before),
			after: toAuditRecord(after),
		});
		if (stored) leave(await deleteMedia(tx, [before.mediaId]));
	});
}

interface ReadImage {
	id: string;
	/** As it was read, where its reader says so. */
	version?: number | undefined;
}

/**
 * Shows a pending picture to everybody. Its sender is mailed once that can no longer be undone.
 *
 * @throws DomainError `notFound`, `review.notPending`, `record.stale`
 */
export function approveImage(read: ReadImage, decider: Decider): Promise<Undo> {
	const { id } = read;
	return db.$transaction(async (tx) => {
		const { status, title, senderId, version } = await lockImage(tx, id);
		if (status !== 'pending') throw new DomainError('review.notPending');
		if (version !== (read.version ?? version)) throw new DomainError('record.stale');
		const { actorId, now } = decider;
		const verdict = { status: 'approved', approvedAt: now, updatedAt: now } as const;
		const data = { ...verdict, version: { increment: 1 } };
		await tx.galleryImage.update({ where: { id }, data, select: { id: true } });
		await note(tx, {
			actorId,
			action: 'gallery.approve',
			id,
			before: { status },
			after: { status: 'approved' },
		});
		const values = { kind: 'picture', id, title, verdict: 'approved', reason: '' } as const;
		const mail = await reviewMailTo(tx, senderId, values);
		return noteDecision(tx, { action: 'gallery.approve', subjectId: id, ownerId: senderId, mail }, decider);
	});
}

/**
 * Has a picture wait to be decided on again.
 *
 * @throws DomainError `undo.changed` when it has been changed since
 */
export async function undoApproval(
	tx: Prisma.TransactionClient,
	{ subjectId: id, decidedAt, actorId }: TakenDecision,
): Promise<void> {
	const { count } = await tx.galleryImage.updateMany({
		where: { id, status: 'approved', updatedAt: decidedAt },
		data: { status: 'pending', approvedAt: null, version: { increment: 1 } },
	});
	if (count === 0) throw new DomainError('undo.changed');
	await note(tx, { actorId, action: 'gallery.undo', id });
}

interface Removal {
	/** Given, be it empty, the picture is rejected, which only a pending one can be. */
	reason: string | undefined;
	/** Of the picture as an administrator has read it. */
	version: number | undefined;
	decider: Decider;
}

interface Removed {
	done: 'deleted' | 'rejected';
	undo: Undo;
}

/**
 * Puts a picture into the trash for an administrator, for whom that is also the way to reject a pending one; its sender
 * is mailed about that once it can no longer be undone. Answers which of the two it was.
 *
 * @throws DomainError `notFound`, `review.notPending`, `record.stale`
 */
export function removeImage(id: string, { reason, version, decider }: Removal): Promise<Removed> {
	return db.$transaction(async (tx) => {
		const image = await lockImage(tx, id);
		const { status, title, senderId } = image;
		if (status !== 'pending' && reason !== undefined) throw new DomainError('review.notPending');
		if (image.version !== (version ?? image.version)) throw new DomainError('record.stale');
		// One's own is not refused, however it is taken away.
		const isRejected = status === 'pending' && senderId !== decider.actorId;
		const content = { kind: 'picture', id, title, verdict: 'rejected', reason: reason ?? '' } as const;
		const mail = isRejected ? await reviewMailTo(tx, senderId, content) : null;
		const action = isRejected ? 'gallery.reject' : 'gallery.delete';
		await trashImage(tx, image, decider);
		const after = { status: 'rejected', rejectionReason: reason || null };
		const known = isRejected ? { before: { status }, after } : { before: { title } };
		await note(tx, { actorId: decider.actorId, action, id, ...known });
		const undo = await noteDecision(tx, { action, subjectId: id, ownerId: senderId, mail }, decider);
		return { done: isRejected ? 'rejected' : 'deleted', undo };
	});
}

/**
 * Withdraws permanently what a member has sent in, as long as it is not approved.
 *
 * @throws DomainError `notFound`, whether it is not there or not theirs; `review.notPending`
 */
export async function takeImageBack(id: string, memberId: string): Promise<void> {
	await inTransaction(async (tx, leave) => {
		const image = await lockImage(tx, id);
		if (image.senderId !== memberId) throw new DomainError('notFound');
		if (image.status === 'approved') throw new DomainError('review.notPending');
		await forgetChanges(tx, [id]);
		await tx.galleryImage.delete({ where: { id }, select: { id: true } });
		leave(await deleteMedia(tx, [image.mediaId]));
	});
}

interface LockedImage extends ImageRow {
	senderId: string | null;
}

/** What is read with the lock holds until the transaction ends: of two who decide at once, one comes too late. */
async function lockImage(tx: Prisma.TransactionClient, id: string): Promise<LockedImage> {
	await tx.$queryRaw`SELECT FROM "GalleryImage" WHERE "id" = ${id}::uuid FOR UPDATE`;
	const image = await tx.galleryImage.findUnique({
		where: { id },
		select: { ...imageSelect, senderId: true },
	});
	if (!image) throw new DomainError('notFound');
	return image;
}

/** The fields that the audit log may hold of a picture. */
function toAuditRecord({ title, description, category, featured, language, mediaId }: ImageRow): Recorded {
	return { title, description, category, featured, language, image: mediaId };
}

interface Note {
	actorId: string;
	action: `gallery.${'create' | 'update' | 'approve' | 'reject' | 'delete' | 'undo'}`;
	id: string;
	before?: Recorded;
	after?: Recorded;
}

async function note(tx: Prisma.TransactionClient, { id, ...entry }: Note): Promise<void> {
	await noteChange(tx, { ...entry, subjectType: 'gallery', subjectId: id });
}

/** Takes a picture that the transaction holds out of the gallery. */
async function trashImage(
	tx: Prisma.TransactionClient,
	{ id, title, senderId, mediaId }: LockedImage,
	{ actorId, now }: { actorId: string; now: Date },
): Promise<void> {
	await keepInTrash(tx, {
		kind: 'picture',
		subjectId: id,
		ownerId: senderId,
		name: title,
		deletedById: actorId,
		deletedAt: now,
		mediaIds: [mediaId],
		taken: { GalleryImage: Prisma.sql`t."id" = ${id}::uuid` },
	});
	await tx.galleryImage.delete({ where: { id }, select: { id: true } });
}
