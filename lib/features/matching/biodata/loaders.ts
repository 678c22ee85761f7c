import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { pauseDeadline } from '@/lib/core/deadline';
import { DomainError } from '@/lib/core/errors';
import { db } from '@/lib/platform/db/client';
import { privateFileReply } from '@/lib/platform/http/replies';
import { getObjectStore } from '@/lib/platform/media/store';
import { a4, phone } from '@/lib/platform/pdf/paper';
import type { ThreadProgram } from '@/lib/platform/threads/lane';
import { longLane } from '@/lib/platform/threads/lanes';
import { composeSheet } from './dto/sheet';
import type { LinkedBiodata } from './queries/list-biodatas';
import { loadKnown } from './queries/load-known';
import type { DrawingTask } from './queries/thread-program';
import type { BiodataChoice } from './schema';

interface WantedDrawing {
	/** The member that the biodata is about. */
	memberId: string;
	choice: BiodataChoice;
	/** The member, or the address of a visitor, who waits for it. */
	asker: string;
	now: Date;
}

interface PreparedDrawing extends Omit<DrawingTask, 'photo'> {
	/** In the store. */
	photoKey: string | null;
}

const program: ThreadProgram = {
	name: 'biodata',
	start: () => new Worker(new URL('./queries/thread-program.ts', import.meta.url)),
};

/** A large PDF takes a second on a quiet machine. */
const timeLimitMs = 30_000;

/** Bytes of the drawings that are kept: the same biodata is drawn once, until something in it changes. */
const maxKeptBytes = 16 * 1024 * 1024;

const drawings = new LRUCache<string, Uint8Array<ArrayBuffer>, { drawing: PreparedDrawing; asker: string }>({
	maxSize: maxKeptBytes,
	sizeCalculation: ({ byteLength }) => byteLength,
	fetchMethod: (_key, _earlier, { context }) => draw(context.drawing, context.asker),
});

/** @throws DomainError `auth.required` when the account has just been removed, `service.unavailable` when too many wait */
export async function drawPdf(wanted: WantedDrawing): Promise<Response> {
	const pdf = await findOrDraw(wanted, { paper: a4, format: 'pdf' });
	return privateFileReply(pdf, { name: 'biodata.pdf', type: 'application/pdf' });
}

/** @throws as `drawPdf` */
export async function drawPicture(wanted: WantedDrawing): Promise<Response> {
	const picture = await findOrDraw(wanted, { paper: phone, format: 'jpeg' });
	return privateFileReply(picture, { name: 'biodata.jpg', type: 'image/jpeg' });
}

async function findOrDraw(
	{ memberId, choice, asker, now }: WantedDrawing,
	form: Pick<DrawingTask, 'paper' | 'format'>,
): Promise<Uint8Array<ArrayBuffer>> {
	const known = await loadKnown(memberId, now);
	const sheet = composeSheet(known, choice);
	const photoKey = sheet.hasPhoto && known.photoId ? await findPhotoKey(known.photoId) : null;
	const drawing: PreparedDrawing = { ...form, sheet, layout: choice.layout, photoKey };
	const key = createHash('sha256').update(JSON.stringify(drawing)).digest('base64');
	// A caller who waits for the drawing of another caller pauses too.
	return pauseDeadline(() => drawings.forceFetch(key, { context: { drawing, asker } }));
}

async function draw(
	{ photoKey, ...drawing }: PreparedDrawing,
	asker: string,
): Promise<Uint8Array<ArrayBuffer>> {
	const stored = photoKey === null ? null : await (await getObjectStore()).get(photoKey);
	const task: DrawingTask = { ...drawing, photo: stored && (await cutPhoto(stored)) };
	return longLane.run(program, task, { asker, timeLimitMs });
}

/** Enough for print. */
const photoSize = { width: 480, height: 600 };

async function findPhotoKey(mediaId: string): Promise<string | null> {
	const variants = await db.mediaVariant.findMany({
		where: { mediaId },
		select: { width: true, objectKey: true },
		orderBy: { width: 'asc' },
	});
	const variant = variants.find(({ width }) => width >= photoSize.width) ?? variants.at(-1);
	return variant?.objectKey ?? null;
}

const cutPhoto = (bytes: Buffer) =>
	sharp(bytes, { limitInputPixels: 4_000_000 })
		.resize({ ...photoSize, fit: 'cover', position: 'top' })
		.jpeg({ quality: 88 })
		.toBuffer();

/** @throws DomainError `notFound` where the biodata has no photo */
export async function readPhoto({ ownerId, biodata }: LinkedBiodata): Promise<Response> {
	const owner = biodata.fields.includes('photo')
		? await db.member.findUnique({ where: { id: ownerId }, select: { photoId: true } })
		: null;
	const photoKey = owner?.photoId ? await findPhotoKey(owner.photoId) : null;
	const bytes = photoKey === null ? null : await (await getObjectStore()).get(photoKey);
	if (!bytes) throw new DomainError('notFound');
	return privateFileReply(Buffer.from(bytes), { name: 'photo.webp', type: 'image/webp' });
}
