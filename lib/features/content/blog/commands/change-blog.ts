import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { searchKey } from '@/lib/core/text-folding';
import { mayChange, mayRead } from '@/lib/features/content/blog/access';
import { type BlogRow, blogSelect } from '@/lib/features/content/blog/dto';
import type { BlogChanges, NewBlog } from '@/lib/features/content/blog/schema';
import { reviewMailTo } from '@/lib/features/content/moderation/mails';
import { refuseRemoved } from '@/lib/features/member/commands/change-profile';
import { forgetChanges, noteChange } from '@/lib/platform/audit/write';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import {
	type Decider,
	dropDecisions,
	noteDecision,
	type TakenDecision,
	type Undo,
} from '@/lib/platform/decisions/decisions';
import { deleteMedia, insertMedia, inTransaction, withNewPicture } from '@/lib/platform/media/pictures';
import { keepInTrash } from '@/lib/platform/trash/entries';

interface BlogInput {
	blog: NewBlog;
	/** The one that the blog is written in. */
	language: Language;
	image: Uint8Array | null;
}

/**
 * Takes in a blog: an administrator's is published at once, a member's waits for one. Answers its id.
 *
 * @throws DomainError `auth.required` when the account has just been removed, and what storing a picture throws
 */
export async function createBlog(
	{ blog: { title, author, content }, language, image }: BlogInput,
	{ memberId, isAdmin }: MemberActor,
	now: Date,
): Promise<string> {
	const id = crypto.randomUUID();
	await withNewPicture(image, async (tx, picture) => {
		await tx.blog.create({
			data: {
				id,
				title,
				titleKey: searchKey(title),
				author,
				authorKey: searchKey(author),
				content,
				language,
				senderId: memberId,
				status: isAdmin ? 'approved' : 'pending',
				approvedAt: isAdmin ? now : null,
				createdAt: now,
				imageId: picture ? await insertMedia(tx, picture, memberId) : null,
			},
			select: { id: true },
		});
		if (isAdmin) {
			const entry = { actorId: memberId, action: 'blog.create', subjectType: 'blog', subjectId: id } as const;
			await noteChange(tx, { ...entry, after: { title, author, language } });
		}
	}).catch(refuseRemoved);
	return id;
}

/** The changed texts with the keys that searches look in. */
function keyed({ title, author, ...rest }: Pick<BlogChanges, 'title' | 'author' | 'content' | 'language'>) {
	return {
		...rest,
		...(title !== undefined && { title, titleKey: searchKey(title) }),
		...(author !== undefined && { author, authorKey: searchKey(author) }),
	};
}

interface Change {
	changes: BlogChanges;
	/** Null takes the picture away, undefined leaves it. */
	image: Uint8Array | null | undefined;
}

/**
 * Writes what has been changed of a blog. Its sender's blog waits for an administrator again, no matter what had been
 * decided; an administrator's change leaves its state alone.
 *
 * @throws DomainError `notFound`, `auth.notAllowed`, `record.stale`, and what storing a picture throws
 */
export async function changeBlog(
	id: string,
	{ changes: { version, ...changes }, image }: Change,
	actor: MemberActor,
): Promise<void> {
	// Before a picture is looked at.
	checkMayChange(actor, await findSent(db, id));
	await withNewPicture(image, async (tx, picture, leave) => {
		await tx.$queryRaw`SELECT FROM "Blog" WHERE "id" = ${id}::uuid FOR UPDATE`;
		const before = checkMayChange(actor, await findSent(tx, id));
		if (version !== undefined && version !== before.version) throw new DomainError('record.stale');
		const after = await tx.blog.update({
			where: { id },
			data: {
				...keyed(changes),
				...(!actor.isAdmin && { status: 'pending', approvedAt: null, rejectionReason: null }),
				...(picture !== undefined && {
					// The sender's, no matter who put it there: it stays when that one goes.
					imageId: picture && (await insertMedia(tx, picture, before.senderId)),
				}),
				version: { increment: 1 },
			},
			select: blogSelect,
		});
		if (actor.isAdmin) {
			await noteChange(tx, {
				actorId: actor.memberId,
				action: 'blog.update',
				subjectType: 'blog',
				subjectId: id,
				before: toAuditRecord(before),
				after: toAuditRecord(after),
			});
		}
		if (picture !== undefined && before.imageId !== null) leave(await deleteMedia(tx, [before.imageId]));
	});
}

/**
 * Removes a blog with its picture: its sender permanently, what the audit log knows of it too; an administrator into the
 * trash, which can be undone.
 *
 * @throws DomainError `notFound`, `auth.notAllowed`
 */
export async function deleteBlog(
	id: string,
	actor: MemberActor,
	decider: Omit<Decider, 'actorId'>,
): Promise<Undo | null> {
	return inTransaction(async (tx, leave) => {
		await tx.$queryRaw`SELECT FROM "Blog" WHERE "id" = ${id}::uuid FOR UPDATE`;
		const blog = checkMayChange(actor, await findSent(tx, id));
		if (actor.isAdmin) {
			const by = { ...decider, actorId: actor.memberId };
			await trashBlog(tx, blog, by);
			const { actorId } = by;
			const entry = { actorId, action: 'blog.delete', subjectType: 'blog', subjectId: id } as const;
			await noteChange(tx, { ...entry, before: { title: blog.title } });
			const decision = { action: 'blog.delete', subjectId: id, ownerId: blog.senderId, mail: null } as const;
			return noteDecision(tx, decision, by);
		}
		await tx.blog.delete({ where: { id }, select: { id: true } });
		await forgetChanges(tx, [id]);
		await dropDecisions(tx, { subjectId: id });
		if (blog.imageId !== null) leave(await deleteMedia(tx, [blog.imageId]));
		return null;
	});
}

/** The fields that the audit log may hold of a blog. */
function toAuditRecord({ title, author, content, language, status, rejectionReason, imageId }: BlogRow) {
	return { title, author, content, language, status, rejectionReason, image: imageId };
}

interface SentBlog extends BlogRow {
	senderId: string | null;
}

function findSent(tx: Prisma.TransactionClient, id: string): Promise<SentBlog | null> {
	return tx.blog.findUnique({ where: { id }, select: { ...blogSelect, senderId: true } });
}

/** What a reader may not know of is not there for them. */
function checkMayChange(actor: MemberActor, blog: SentBlog | null): SentBlog {
	if (!blog || !mayRead(actor, blog)) throw new DomainError('notFound');
	if (!mayChange(actor, blog)) throw new DomainError('auth.notAllowed');
	return blog;
}

interface ReadBlog {
	id: string;
	/** As it was read, where its reader says so. */
	version?: number | undefined;
}

/**
 * Publishes a blog that waits for it. Its sender is mailed once that can no longer be undone.
 *
 * @throws DomainError `notFound`, `review.notPending`, `record.stale`
 */
export function approveBlog(read: ReadBlog, decider: Decider): Promise<Undo> {
	const verdict = { status: 'approved', approvedAt: decider.now } as const;
	return review(read, { verdict, reason: '' }, decider);
}

/**
 * Refuses a blog that waits to be published. Its sender is mailed once that can no longer be undone.
 *
 * @throws DomainError `notFound`, `review.notPending`, `record.stale`
 */
export function rejectBlog(read: ReadBlog, reason: string, decider: Decider): Promise<Undo> {
	return review(read, { verdict: { status: 'rejected', rejectionReason: reason }, reason }, decider);
}

interface Judgement {
	verdict: { status: 'approved'; approvedAt: Date } | { status: 'rejected'; rejectionReason: string };
	reason: string;
}

/** In one update, so that of two decisions at once one is refused. */
function review({ id, version }: ReadBlog, { verdict, reason }: Judgement, decider: Decider): Promise<Undo> {
	return db.$transaction(async (tx) => {
		const [reviewed] = await tx.blog.updateManyAndReturn({
			where: { id, ...(version !== undefined && { version }), status: 'pending' },
			data: { ...verdict, version: { increment: 1 }, updatedAt: decider.now },
			select: { senderId: true, title: true },
		});
		if (!reviewed) throw new DomainError(whyNotReviewed(await findSent(tx, id)));
		const action = verdict.status === 'approved' ? 'blog.approve' : 'blog.reject';
		const { status, rejectionReason } = { rejectionReason: null, ...verdict };
		await noteChange(tx, {
			actorId: decider.actorId,
			action,
			subjectType: 'blog',
			subjectId: id,
			before: { status: 'pending' },
			after: { status, rejectionReason },
		});
		const { senderId, title } = reviewed;
		const fields = { kind: 'story', id, title, verdict: verdict.status, reason } as const;
		const mail = await reviewMailTo(tx, senderId, fields);
		return noteDecision(tx, { action, subjectId: id, ownerId: senderId, mail }, decider);
	});
}

/**
 * Has a blog wait to be decided on again.
 *
 * @throws DomainError `undo.changed` when it has been changed since
 */
export async function undoBlogReview(
	tx: Prisma.TransactionClient,
	{ subjectId: id, decidedAt, actorId }: TakenDecision,
): Promise<void> {
	const { count } = await tx.blog.updateMany({
		where: { id, status: { not: 'pending' }, updatedAt: decidedAt },
		data: { status: 'pending', approvedAt: null, rejectionReason: null, version: { increment: 1 } },
	});
	if (count === 0) throw new DomainError('undo.changed');
	await noteChange(tx, { actorId, action: 'blog.undo', subjectType: 'blog', subjectId: id });
}

function whyNotReviewed(blog: SentBlog | null): 'notFound' | 'record.stale' | 'review.notPending' {
	if (!blog) return 'notFound';
	return blog.status === 'pending' ? 'record.stale' : 'review.notPending';
}

/** Takes a blog that the transaction holds off the portal, with its picture. */
async function trashBlog(
	tx: Prisma.TransactionClient,
	{ id, title, senderId, imageId }: SentBlog,
	{ actorId, now }: { actorId: string; now: Date },
): Promise<void> {
	await keepInTrash(tx, {
		kind: 'blog',
		subjectId: id,
		ownerId: senderId,
		name: title,
		deletedById: actorId,
		deletedAt: now,
		mediaIds: imageId === null ? [] : [imageId],
		taken: { Blog: Prisma.sql`t."id" = ${id}::uuid` },
	});
	await tx.blog.delete({ where: { id }, select: { id: true } });
}
