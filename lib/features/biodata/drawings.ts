import sharp from 'sharp';
import { createConcurrencyLimiter } from '@/lib/core/concurrency-limiter';
import { DomainError } from '@/lib/core/errors';
import { db } from '@/lib/platform/db/client';
import { privateFileReply } from '@/lib/platform/http/replies';
import { getObjectStore } from '@/lib/platform/media/store';
import { registerConcurrencyGauges } from '@/lib/platform/metrics/concurrency';
import { loadKnown } from './facts';
import { a4, drawSheet, type Paper, phone } from './pdf/draw';
import { readFonts } from './pdf/fonts';
import { renderPage } from './pdf/picture';
import type { LinkedBiodata } from './queries';
import type { BiodataChoice } from './schema';
import { composeSheet } from './sheet';

// A drawing takes some 60 MB while it is made, and one processor.
const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 16 });
registerConcurrencyGauges('biodata', limiter);

/** @throws DomainError `auth.required` when the account has just been removed, `service.unavailable` when too many wait */
export async function drawPdf(memberId: string, choice: BiodataChoice, now: Date): Promise<Response> {
	const draw = await prepare(memberId, choice, now);
	const pdf = await limiter.run(() => draw(a4));
	return privateFileReply(pdf, { name: 'biodata.pdf', type: 'application/pdf' });
}

/** @throws as `drawPdf` */
export async function drawPicture(memberId: string, choice: BiodataChoice, now: Date): Promise<Response> {
	const draw = await prepare(memberId, choice, now);
	const picture = await limiter.run(async () => renderPage(await draw(phone)));
	return privateFileReply(picture, { name: 'biodata.jpg', type: 'image/jpeg' });
}

/** Everything that is read, before the turn to draw comes. */
async function prepare(memberId: string, choice: BiodataChoice, now: Date) {
	const [known, fonts] = await Promise.all([loadKnown(memberId, now), readFonts()]);
	const sheet = composeSheet(known, choice);
	const stored = sheet.hasPhoto && known.photoId ? await findPhoto(known.photoId) : null;
	return async (paper: Paper) => {
		const photo = stored && { bytes: await cutPhoto(stored) };
		return drawSheet(fonts, { ...{ sheet, photo, paper }, layout: choice.layout });
	};
}

/** Enough for print. */
const photoSize = { width: 480, height: 600 };

async function findPhoto(mediaId: string): Promise<Buffer | null> {
	const variants = await db.mediaVariant.findMany({
		where: { mediaId },
		select: { width: true, objectKey: true },
		orderBy: { width: 'asc' },
	});
	const variant = variants.find(({ width }) => width >= photoSize.width) ?? variants.at(-1);
	if (!variant) return null;
	const store = await getObjectStore();
	return store.get(variant.objectKey);
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
	const bytes = owner?.photoId ? await findPhoto(owner.photoId) : null;
	if (!bytes) throw new DomainError('notFound');
	return privateFileReply(Buffer.from(bytes), { name: 'photo.webp', type: 'image/webp' });
}
