import { forgetChanges, noteChange } from '@/lib/audit/write';
import type { MemberActor } from '@/lib/auth/actor';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { deleteMedia, discardPicture, insertMedia } from '@/lib/media/pictures';
import { withNewPhoto } from '@/lib/member/commands';
import { mayChange, mayRead } from './rules';
import type { BlogChanges, NewBlog } from './schema';

interface NewStory {
	blog: NewBlog;
	/** The one that the story is written in. */
	language: Language;
	image: Uint8Array | null;
}

/**
 * Takes in a story: an administrator's is published at once, a member's waits for one. Answers its id.
 *
 * @throws what storing a picture throws
 */
export async function createBlog(
	{ blog: { title, author, content }, language, image }: NewStory,
	{ memberId, isAdmin }: MemberActor,
	now: Date,
): Promise<string> {
	const id = crypto.randomUUID();
	await withNewPhoto(image, async (tx, picture) => {
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
		return null;
	});
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
 * Writes what has been changed of a story. Its sender's story waits for an administrator again, whatever had been
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
	await withNewPhoto(image, async (tx, picture) => {
		await tx.$queryRaw`SELECT FROM "Blog" WHERE "id" = ${id}::uuid FOR UPDATE`;
		const before = checkMayChange(actor, await findSent(tx, id));
		if (version !== undefined && version !== before.version) throw new DomainError('record.stale');
		const after = await tx.blog.update({
			where: { id },
			data: {
				...keyed(changes),
				...(!actor.isAdmin && { status: 'pending', approvedAt: null, rejectionReason: null }),
				...(picture !== undefined && {
					// The sender's, whoever put it there: it stays when that one goes.
					imageId: picture && (await insertMedia(tx, picture, before.senderId)),
				}),
				version: { increment: 1 },
			},
			select: recorded,
		});
		if (actor.isAdmin) {
			await noteChange(tx, {
				actorId: actor.memberId,
				action: 'blog.update',
				subjectType: 'blog',
				subjectId: id,
				before: recordOf(before),
				after: recordOf(after),
			});
		}
		return picture === undefined || before.imageId === null ? null : deleteMedia(tx, [before.imageId]);
	});
}

/**
 * Removes a story with its picture. What the audit log knows of one that its sender removes is forgotten.
 *
 * @throws DomainError `notFound`, `auth.notAllowed`
 */
export async function deleteBlog(id: string, actor: MemberActor): Promise<void> {
	const picture = await db.$transaction(async (tx) => {
		await tx.$queryRaw`SELECT FROM "Blog" WHERE "id" = ${id}::uuid FOR UPDATE`;
		const { imageId, title } = checkMayChange(actor, await findSent(tx, id));
		await tx.blog.delete({ where: { id }, select: { id: true } });
		if (actor.isAdmin) {
			const entry = {
				actorId: actor.memberId,
				action: 'blog.delete',
				subjectType: 'blog',
				subjectId: id,
			} as const;
			await noteChange(tx, { ...entry, before: { title } });
		} else await forgetChanges(tx, [id]);
		return imageId === null ? null : deleteMedia(tx, [imageId]);
	});
	if (picture) await discardPicture(picture);
}

/** What the audit log may hold of a story. */
const recorded = {
	title: true,
	author: true,
	content: true,
	language: true,
	status: true,
	rejectionReason: true,
	imageId: true,
} as const satisfies Prisma.BlogSelect;

function recordOf(blog: Prisma.BlogGetPayload<{ select: typeof recorded }>) {
	const { title, author, content, language, status, rejectionReason, imageId: image } = blog;
	return { title, author, content, language, status, rejectionReason, image };
}

type SentBlog = NonNullable<Awaited<ReturnType<typeof findSent>>>;

function findSent(tx: Prisma.TransactionClient, id: string) {
	return tx.blog.findUnique({
		where: { id },
		select: { ...recorded, senderId: true, version: true },
	});
}

/** What a reader may not know of is not there for them. */
function checkMayChange(actor: MemberActor, blog: SentBlog | null): SentBlog {
	if (!blog || !mayRead(actor, blog)) throw new DomainError('notFound');
	if (!mayChange(actor, blog)) throw new DomainError('auth.notAllowed');
	return blog;
}

interface ReviewedBlog {
	senderId: string | null;
	title: string;
}

interface ReadBlog {
	id: string;
	/** As it was read, where its reader says so. */
	version?: number;
}

/**
 * Publishes a story that waits for it. Answers whom to tell.
 *
 * @throws DomainError `notFound`, `review.notPending`, `record.stale`
 */
export function approveBlog(read: ReadBlog, actorId: string, now: Date): Promise<ReviewedBlog> {
	return review(read, { status: 'approved', approvedAt: now }, { actorId, action: 'blog.approve' });
}

/**
 * Refuses a story that waits to be published. Answers whom to tell.
 *
 * @throws DomainError `notFound`, `review.notPending`, `record.stale`
 */
export function rejectBlog(read: ReadBlog, reason: string, actorId: string): Promise<ReviewedBlog> {
	return review(read, { status: 'rejected', rejectionReason: reason }, { actorId, action: 'blog.reject' });
}

/** In one update, so that of two decisions at once one is refused. */
function review(
	read: ReadBlog,
	verdict: { status: 'approved'; approvedAt: Date } | { status: 'rejected'; rejectionReason: string },
	by: { actorId: string; action: 'blog.approve' | 'blog.reject' },
): Promise<ReviewedBlog> {
	return db.$transaction(async (tx) => {
		const [reviewed] = await tx.blog.updateManyAndReturn({
			where: { ...read, status: 'pending' },
			data: { ...verdict, version: { increment: 1 } },
			select: { senderId: true, title: true },
		});
		if (!reviewed) throw new DomainError(whyNotReviewed(await findSent(tx, read.id)));
		const { status, rejectionReason } = { rejectionReason: null, ...verdict };
		const entry = { ...by, subjectType: 'blog', subjectId: read.id } as const;
		await noteChange(tx, { ...entry, before: { status: 'pending' }, after: { status, rejectionReason } });
		return reviewed;
	});
}

function whyNotReviewed(blog: SentBlog | null): 'notFound' | 'record.stale' | 'review.notPending' {
	if (!blog) return 'notFound';
	return blog.status === 'pending' ? 'record.stale' : 'review.notPending';
}
