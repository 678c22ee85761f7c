import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as getPicture } from '@/app/api/media/[mediaId]/[width]/route';
import { searchKey } from '@/lib/core/text-folding';
import { imagesReply, reviewedImagesReply, savedImageReply } from '@/lib/features/content/gallery/schema';
import { db } from '@/lib/platform/db/client';
import type { GalleryImageUncheckedCreateInput } from '@/lib/platform/db/generated/models';
import type { RouteHandler } from '@/lib/platform/http/route';
import { getMessages } from '@/lib/platform/i18n/translate';
import { makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { sendMailsNow } from '@/tests/support/decisions';
import { makeMovingPng, makeMovingWebp } from '@/tests/support/moving-pictures';
import { atOnceOnImage, whileUncommitted } from '@/tests/support/races';
import { sent } from '@/tests/support/sent-mails';
import { PATCH } from './[id]/approve/route';
import { DELETE, PUT, GET as readOne } from './[id]/route';
import { GET as getQueue } from './admin/route';
import { GET as getMine } from './mine/route';
import { GET, POST } from './route';
import { GET as getFound } from './search/route';

const dataDir = mkdtempSync(path.join(tmpdir(), 'gallery-'));
process.env.DATA_DIR = dataDir;
provideDatabase();

vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
holdAfterResponse();

let picture: Buffer;
beforeAll(async () => {
	picture = await makePicture('#8e2138').toBuffer();
});
beforeEach(async () => {
	await emptyTables();
	sent.length = 0;
	for (const file of storedFiles()) rmSync(file);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function makePicture(background: string) {
	return sharp({ create: { width: 600, height: 400, channels: 3, background } }).jpeg();
}

function storedFiles(): string[] {
	return readdirSync(dataDir, { recursive: true })
		.map((file) => path.join(dataDir, String(file)))
		.filter((file) => file.endsWith('.webp'));
}

const input = { title: 'The fort at dusk', description: 'Seen from the lake.\nIn winter.' };

function getForm(fields: Record<string, string>, image: Buffer | null = picture): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	if (image) form.set('image', new File([new Uint8Array(image)], 'fort.jpg', { type: 'image/jpeg' }));
	return form;
}

const submit = (token: string, fields: Record<string, string> = input, image: Buffer | null = picture) =>
	call(POST, '/api/gallery', { token, form: getForm(fields, image) });
const imageIn = (body: unknown) => savedImageReply.parse(body).image;

async function submitted(token: string, fields: Record<string, string> = input) {
	return imageIn((await submit(token, fields)).body);
}

type Handler = RouteHandler;
const on = (handler: Handler, method: string, id: string, options: CallOptions = {}) =>
	call(handler, `/api/gallery/${id}`, { method, params: { id }, ...options });
const approve = (id: string, token: string) => on(PATCH, 'PATCH', id, { token });
const remove = (id: string, token: string, json?: object) =>
	on(DELETE, 'DELETE', id, { token, ...(json && { json }) });
const change = (id: string, token: string, options: CallOptions) => on(PUT, 'PUT', id, { token, ...options });

async function listIn(handler: Handler, url: string, token?: string) {
	const answer = await call(handler, url, token === undefined ? {} : { token });
	return imagesReply.parse(JSON.parse(answer.text));
}

const titlesIn = (images: { title: string }[]) => images.map(({ title }) => title);
const inGallery = async () => titlesIn(await listIn(GET, '/api/gallery'));
const administrator = () => makeLogin({ isAdmin: true });

const notes = () =>
	db.auditEntry.findMany({
		select: { action: true, actorId: true, subjectId: true, changes: true },
		orderBy: { id: 'asc' },
	});

/** A picture that is in the gallery already, by one statement instead of an upload. */
async function addImage(title: string, fields: Partial<GalleryImageUncheckedCreateInput> = {}) {
	const media = await db.media.create({
		data: { width: 4, height: 3, blur: 'data:image/webp;base64,UklGRg==' },
		select: { id: true },
	});
	return db.galleryImage.create({
		data: {
			title,
			titleKey: searchKey(title),
			description: 'Once.',
			language: 'en',
			mediaId: media.id,
			status: 'approved',
			approvedAt: new Date(),
			...fields,
		},
		select: { id: true },
	});
}

const pending = { status: 'pending', approvedAt: null } as const;
const rejected = { status: 'rejected', approvedAt: null, rejectionReason: 'blurred' } as const;
const on2026 = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) });

describe('GET /api/gallery', () => {
	it('answers the approved pictures to everybody, newest first, and nothing that is not theirs to know', async () => {
		const { id: senderId } = await makeLogin({ name: 'Meera' });
		await addImage('Older', { ...on2026(1), senderId, featured: true });
		await addImage('Newer', on2026(2));
		await addImage('Waiting', { ...pending, ...on2026(3) });
		await addImage('Refused', { ...rejected, ...on2026(4) });
		const { text, headers } = await call(GET, '/api/gallery');
		const images = imagesReply.parse(JSON.parse(text));
		expect(titlesIn(images)).toEqual(['Newer', 'Older']);
		expect(images[1]).toMatchObject({ category: 'General', featured: true, status: 'approved' });
		expect(images[0]?.imageUrl).toMatch(/^\/api\/media\/[\w-]+\/960$/);
		expect(text).not.toMatch(/Waiting|Refused|blurred|rejectionReason|version|sender|Meera|titleKey|isDemo/);
		expect(headers.get('cache-control')).toBe('private, no-store');
	});

	it('answers a hundred at a time, or as many as are asked for', async () => {
		for (const day of [1, 2, 3]) await addImage(`Day ${day}`, on2026(day));
		expect(titlesIn(await listIn(GET, '/api/gallery?limit=2'))).toEqual(['Day 3', 'Day 2']);
		expect(titlesIn(await listIn(GET, '/api/gallery?limit=2&page=2'))).toEqual(['Day 1']);
		for (const query of ['limit=101', 'limit=0', 'page=0', 'page=x'])
			expect((await call(GET, `/api/gallery?${query}`)).status, query).toBe(400);
	});
});

describe('POST /api/gallery', () => {
	it('refuses whose account is removed at that moment, and keeps nothing', async () => {
		const { id, token } = await makeLogin();
		const removal = { text: 'DELETE FROM "Member" WHERE "id" = $1', values: [id] };
		const [answer] = await whileUncommitted(removal, () => submit(token));
		expect([answer?.status, answer?.body.code]).toEqual([401, 'auth.required']);
		expect([storedFiles(), await db.media.count()]).toEqual([[], 0]);
	});

	it('keeps a member’s picture pending, in the category General and not featured', async () => {
		const { id, token } = await makeLogin();
		const { status, body } = await submit(token, { ...input });
		expect(status).toBe(201);
		expect(body.message).toBe('Image submitted successfully! It will be displayed after admin approval.');
		expect(imageIn(body)).toMatchObject({
			...input,
			category: 'General',
			featured: false,
			featuredSuggested: false,
			status: 'pending',
			approvedAt: null,
			language: 'en',
		});
		expect(await inGallery()).toEqual([]);
		expect(await db.galleryImage.findFirst({ select: { senderId: true } })).toEqual({ senderId: id });
		expect(await notes()).toEqual([]);
	});

	it('keeps a member’s “featured” as a suggestion, which an administrator confirms', async () => {
		const [sender, head] = [await makeLogin(), await administrator()];
		const { body } = await submit(sender.token, { ...input, featured: 'true' });
		const { _id, ...sent } = imageIn(body);
		expect(sent).toMatchObject({ featured: false, featuredSuggested: true });
		const queue = await call(getQueue, '/api/gallery/admin', { token: head.token });
		expect(reviewedImagesReply.parse(queue.body).images).toMatchObject([
			{ _id, featured: false, featuredSuggested: true },
		]);

		await approve(_id, head.token);
		const seenByAll = async () => {
			const answers = [
				await call(GET, '/api/gallery'),
				await call(getFound, '/api/gallery/search?query=fort', { token: sender.token }),
			];
			for (const { text } of answers) expect(text).not.toContain('featuredSuggested');
			return answers.map(({ text }) => imagesReply.parse(JSON.parse(text)).map(({ featured }) => featured));
		};
		expect(await seenByAll()).toEqual([[false], [false]]);

		const confirmation = { json: { featured: true } };
		expect((await change(_id, sender.token, confirmation)).status).toBe(403);
		expect(await seenByAll()).toEqual([[false], [false]]);
		const confirmed = await change(_id, head.token, confirmation);
		expect(imageIn(confirmed.body)).toMatchObject({ featured: true, featuredSuggested: true });
		expect(await seenByAll()).toEqual([[true], [true]]);
	});

	it('shows an administrator’s picture at once, and notes it', async () => {
		const { id, token } = await administrator();
		const { body } = await submit(token, { ...input, featured: 'true', category: 'Forts' });
		expect(body.message).toBe('Image created successfully!');
		const image = imageIn(body);
		expect(image).toMatchObject({
			...{ featured: true, featuredSuggested: false },
			...{ category: 'Forts', status: 'approved' },
		});
		expect(await inGallery()).toEqual([input.title]);
		expect(await notes()).toEqual([
			{
				action: 'gallery.create',
				actorId: id,
				subjectId: image._id,
				changes: expect.objectContaining({ title: { from: null, to: input.title } }),
			},
		]);
	});

	it.each([
		['nothing', {}, ['title', 'description']],
		['no title', { description: 'x' }, ['title']],
		['a blank description', { title: 'x', description: ' \n\t ' }, ['description']],
		['a title of marks that nobody sees', { title: '\u200d\u200b', description: 'x' }, ['title']],
	])('refuses %s with a sentence of its own', async (_name, fields, paths) => {
		const { token } = await makeLogin();
		const { status, body } = await submit(token, fields);
		expect(status).toBe(400);
		expect(body).toMatchObject({
			code: 'gallery.textRequired',
			message: 'Title and description are required',
			errors: paths.map((wrong) => ({ path: wrong, message: 'This is required.' })),
		});
		expect(storedFiles()).toEqual([]);
	});

	it('asks for the picture, also where JSON is sent', async () => {
		const { token } = await makeLogin();
		for (const answer of [
			await submit(token, input, null),
			await call(POST, '/api/gallery', { token, json: { ...input, image: 'fort.jpg' } }),
		]) {
			expect(answer.status).toBe(400);
			expect(answer.body).toMatchObject({
				code: 'gallery.imageRequired',
				message: 'Image is required for new submissions',
				errors: [{ path: 'image' }],
			});
		}
	});

	const broken = Buffer.from('\xff\xd8\xff no picture', 'latin1');
	const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
	const claimed = () =>
		sharp({ create: { width: 6001, height: 4000, channels: 3, background: 'red' } })
			.png()
			.toBuffer();

	it.each([
		[
			'a file that is no picture',
			async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
			'notAPicture',
		],
		['a broken picture', async () => broken, 'notAPicture'],
		['HEIC', async () => heic, 'heic'],
		['a GIF', () => makePicture('red').gif().toBuffer(), 'animated'],
		['a WebP that moves', makeMovingWebp, 'animated'],
		['a PNG that moves', makeMovingPng, 'animated'],
		['more than 5 MiB', async () => Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024)]), 'tooLarge'],
		['more than 24 megapixels', claimed, 'tooManyPixels'],
	] as const)(
		'refuses %s, says in both languages what to do, and leaves nothing of it',
		async (_, make, reason) => {
			const { token } = await makeLogin();
			const image = await make();
			for (const language of ['hi', 'en'] as const) {
				const headers = { 'accept-language': language };
				const form = getForm(input, image);
				const { status, body } = await call(POST, '/api/gallery', { token, form, headers });
				const isLarge = reason === 'tooLarge' || reason === 'tooManyPixels';
				expect([status, body.code]).toEqual([isLarge ? 413 : 415, `picture.${reason}`]);
				expect(body.message).toBe(getMessages(language).errors.picture[reason]);
			}
			expect([await db.galleryImage.count(), await db.media.count(), storedFiles()]).toEqual([0, 0, []]);
		},
	);

	it('counts characters as readers do', async () => {
		const { token } = await makeLogin();
		const most = 'क्षि'.repeat(120);
		expect((await submit(token, { ...input, title: most })).status).toBe(201);
		const over = await submit(token, { ...input, title: `${most}क` });
		expect(over.body).toMatchObject({ code: 'input.invalid', errors: [{ path: 'title' }] });
		const { body } = await submit(token, { ...input, description: 'x'.repeat(2001) });
		expect(body).toMatchObject({ errors: [{ path: 'description' }] });
		expect((await submit(token, { ...input, category: 'x'.repeat(61) })).status).toBe(400);
	});

	it.each([
		['forts', 'Forts'],
		[' दुर्ग ', 'Forts'],
		['', 'General'],
		['Camel fair', 'Camel fair'],
	])('puts “%s” under %s', async (category, kept) => {
		const { token } = await makeLogin();
		expect((await submitted(token, { ...input, category })).category).toBe(kept);
	});

	it('refuses visitors, other people’s pages, and an odd answer for featured', async () => {
		const { token } = await administrator();
		const form = getForm(input);
		expect((await call(POST, '/api/gallery', { form })).status).toBe(401);
		const headers = { 'sec-fetch-site': 'cross-site' };
		expect((await call(POST, '/api/gallery', { form, cookie: token, headers })).status).toBe(403);
		expect((await submit(token, { ...input, featured: 'perhaps' })).status).toBe(400);
		expect((await call(POST, '/api/gallery', { token, raw: 'x' })).status).toBe(415);
		expect(await db.galleryImage.count()).toBe(0);
	});

	it('takes twenty a day from a member, and as many as they like from an administrator', async () => {
		const [member, head] = [await makeLogin(), await administrator()];
		const broken = Buffer.from('no picture');
		for (let count = 0; count < 20; count += 1)
			expect((await submit(member.token, input, broken)).status).toBe(415);
		const { status, headers } = await submit(member.token);
		expect(status).toBe(429);
		expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
		for (let count = 0; count < 21; count += 1)
			expect((await submit(head.token, input, broken)).status).toBe(415);
	});

	it('keeps neither place nor camera of the picture', async () => {
		const { token } = await makeLogin();
		const gps = { GPSLatitudeRef: 'N', GPSLatitude: '26/1 17/1 0/1' };
		const jpeg = await makePicture('#234')
			.withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: gps })
			.toBuffer();
		expect((await sharp(jpeg).metadata()).exif).toBeDefined();
		await submit(token, input, jpeg);
		expect(storedFiles().length).toBeGreaterThan(1);
		for (const file of storedFiles()) {
			const bytes = readFileSync(file);
			expect((await sharp(bytes).metadata()).exif).toBeUndefined();
			expect(bytes.includes('SecretCamera')).toBe(false);
		}
	});

	it('leaves neither row nor picture when it fails between the two', async () => {
		const { token } = await makeLogin();
		await db.$executeRaw`ALTER TABLE "GalleryImage" ADD CONSTRAINT "crash" CHECK ("title" <> 'Crash')`;
		try {
			expect((await submit(token, { ...input, title: 'Crash' })).status).toBe(500);
		} finally {
			await db.$executeRaw`ALTER TABLE "GalleryImage" DROP CONSTRAINT "crash"`;
		}
		expect(await db.galleryImage.count()).toBe(0);
		expect(await db.media.count()).toBe(0);
		expect(storedFiles()).toEqual([]);
	});
});

describe('a pending picture', () => {
	it('is seen by its sender and administrators, and by everybody once it is approved', async () => {
		const [sender, other, head] = [await makeLogin(), await makeLogin(), await administrator()];
		const image = await submitted(sender.token);
		const [, , , mediaId, width] = image.imageUrl.split('/');
		const see = (token?: string) =>
			call(getPicture, image.imageUrl, { params: { mediaId, width }, ...(token && { token }) });
		const statuses = async () =>
			Promise.all(
				[undefined, other.token, sender.token, head.token].map(async (token) => (await see(token)).status),
			);
		expect(await statuses()).toEqual([404, 404, 200, 200]);
		expect((await see(sender.token)).headers.get('cache-control')).toBe('private, no-store');
		await approve(image._id, head.token);
		expect(await statuses()).toEqual([200, 200, 200, 200]);
	});

	it('is approved once, by an administrator, and its sender is mailed', async () => {
		const [sender, head] = [await makeLogin({ language: 'en' }), await administrator()];
		const { _id } = await submitted(sender.token);
		expect((await approve(_id, sender.token)).status).toBe(403);
		expect((await on(PATCH, 'PATCH', _id)).status).toBe(401);
		const { status, body } = await approve(_id, head.token);
		expect([status, body.message]).toEqual([200, 'Image approved successfully!']);
		const image = imageIn(body);
		expect(image.status).toBe('approved');
		expect(Date.parse(image.approvedAt ?? '')).not.toBeNaN();
		expect(await inGallery()).toEqual([input.title]);
		expect(sent).toEqual([]);
		await sendMailsNow();
		expect(sent).toMatchObject([{ to: sender.email }]);
		expect(await notes()).toMatchObject([{ action: 'gallery.approve', actorId: head.id, subjectId: _id }]);

		const again = await approve(_id, head.token);
		expect([again.status, again.body.code]).toEqual([409, 'review.notPending']);
		await sendMailsNow();
		expect(sent).toHaveLength(1);
	});

	it('is not decided on when it has been changed since it was read', async () => {
		const [sender, head] = [await makeLogin(), await administrator()];
		const { _id, version } = await submitted(sender.token);
		await change(_id, head.token, { json: { title: 'Another' } });
		for (const answer of [
			await on(PATCH, 'PATCH', _id, { token: head.token, json: { version } }),
			await remove(_id, head.token, { reason: '', version }),
		])
			expect([answer.status, answer.body.code]).toEqual([409, 'record.stale']);
		expect(await db.galleryImage.count({ where: { status: 'pending' } })).toBe(1);
		expect((await remove(_id, head.token, { reason: '', version: 1 })).status).toBe(200);
	});

	it('is rejected by being deleted, and the reason mailed once that is final', async () => {
		const [sender, head] = [await makeLogin({ language: 'en' }), await administrator()];
		const { _id } = await submitted(sender.token);
		const { status, body } = await remove(_id, head.token, { reason: 'Too dark.' });
		expect([status, body.message]).toEqual([200, 'Image rejected successfully!']);
		expect(await db.galleryImage.count()).toBe(0);
		expect(sent).toEqual([]);
		await sendMailsNow();
		expect(sent).toMatchObject([{ to: sender.email }]);
		expect(sent[0]?.text).toContain('Too dark.');
		expect(await notes()).toEqual([
			{
				action: 'gallery.reject',
				actorId: head.id,
				subjectId: _id,
				changes: {
					status: { from: 'pending', to: 'rejected' },
					rejectionReason: { from: null, to: 'Too dark.' },
				},
			},
		]);
	});

	it('a picture can be rejected without a reason', async () => {
		const [sender, head] = [await makeLogin(), await administrator()];
		const first = await submitted(sender.token);
		const second = await submitted(sender.token);
		expect((await remove(first._id, head.token)).body.message).toBe('Image rejected successfully!');
		expect((await remove(second._id, head.token, { reason: '' })).status).toBe(200);
		await sendMailsNow();
		expect(sent).toHaveLength(2);
		expect(await db.galleryImage.count()).toBe(0);
	});

	it('is withdrawn by its sender, not by others', async () => {
		const [sender, other] = [await makeLogin(), await makeLogin()];
		const { _id } = await submitted(sender.token);
		expect((await remove(_id, other.token)).status).toBe(404);
		expect((await on(DELETE, 'DELETE', _id)).status).toBe(401);
		expect((await remove(_id, sender.token)).body.message).toBe('Image deleted successfully!');
		expect((await remove(_id, sender.token)).status).toBe(404);
		expect(storedFiles()).toEqual([]);
		expect(sent).toEqual([]);
	});

	it.each(['reject', 'take back'])(
		'is either approved or gone when somebody wants to %s it at once',
		async (how) => {
			const [sender, head, deputy] = [await makeLogin(), await administrator(), await administrator()];
			const { _id } = await submitted(sender.token);
			const [approved, removed] = await atOnceOnImage(
				_id,
				() => approve(_id, head.token),
				() => (how === 'reject' ? remove(_id, deputy.token, { reason: '' }) : remove(_id, sender.token)),
			);
			const left = await db.galleryImage.findMany({ select: { status: true } });
			if (approved?.status === 200) {
				expect(removed).toMatchObject({ status: 409, body: { code: 'review.notPending' } });
				expect(left).toEqual([{ status: 'approved' }]);
			} else {
				expect(removed?.status).toBe(200);
				expect([404, 409]).toContain(approved?.status);
				expect(left).toEqual([]);
				expect(storedFiles()).toHaveLength(how === 'reject' ? 3 : 0);
			}
		},
	);
});

describe('an approved picture', () => {
	it('is deleted by administrators, not by its sender', async () => {
		const [sender, head] = [await makeLogin(), await administrator()];
		const { _id } = await submitted(sender.token);
		await approve(_id, head.token);
		expect((await remove(_id, sender.token)).body).toMatchObject({ code: 'review.notPending' });
		expect((await remove(_id, head.token, { reason: 'late' })).body).toMatchObject({
			code: 'review.notPending',
		});
		await sendMailsNow();
		sent.length = 0;
		expect((await remove(_id, head.token)).body.message).toBe('Image deleted successfully!');
		await sendMailsNow();
		expect(sent).toEqual([]);
		expect(await inGallery()).toEqual([]);
		expect((await notes()).map(({ action }) => action)).toEqual(['gallery.approve', 'gallery.delete']);
	});

	it('is changed by administrators alone: what is sent, the rest stays', async () => {
		const [sender, head] = [await makeLogin(), await administrator()];
		const { _id, imageUrl } = await submitted(sender.token);
		const json = { title: 'Fort by night', featured: true, category: 'महल' };
		expect((await change(_id, sender.token, { json })).status).toBe(403);
		expect((await on(PUT, 'PUT', _id, { json })).status).toBe(401);
		const { body } = await change(_id, head.token, { json });
		expect(body.message).toBe('Image updated successfully!');
		expect(imageIn(body)).toMatchObject({
			title: 'Fort by night',
			description: input.description,
			category: 'Palaces',
			featured: true,
			imageUrl,
			status: 'pending',
			version: 1,
		});
		expect(await db.galleryImage.findFirst({ select: { titleKey: true, senderId: true } })).toEqual({
			titleKey: searchKey('Fort by night'),
			senderId: sender.id,
		});
		const [{ changes } = { changes: null }] = await notes();
		expect(changes).toEqual({
			title: { from: input.title, to: 'Fort by night' },
			category: { from: expect.any(String), to: 'Palaces' },
			featured: { from: false, to: true },
		});
		expect((await change(_id, head.token, { json: { title: '' } })).body.message).toBe(
			'Title and description are required',
		);
	});

	it('gets another picture, and nothing is left of the first', async () => {
		const head = await administrator();
		const { _id, imageUrl } = await submitted(head.token);
		const before = storedFiles();
		const form = getForm({ title: 'Another' }, await makePicture('#236').toBuffer());
		const image = imageIn((await change(_id, head.token, { form })).body);
		expect(image.imageUrl).not.toBe(imageUrl);
		expect(await db.media.count()).toBe(1);
		expect(storedFiles()).toHaveLength(before.length);
		expect(storedFiles().some((file) => before.includes(file))).toBe(false);
		const kept = storedFiles();
		const broken = getForm({ title: 'Broken' }, Buffer.from('no picture'));
		expect((await change(_id, head.token, { form: broken })).status).toBe(415);
		expect([await inGallery(), storedFiles()]).toEqual([['Another'], kept]);
	});

	it('is not written over by who has read an older one', async () => {
		const head = await administrator();
		const { _id } = await submitted(head.token);
		const save = (title: string, version: number) => change(_id, head.token, { json: { title, version } });
		expect((await save('First', 0)).status).toBe(200);
		const late = await save('Second', 0);
		expect([late.status, late.body.code]).toEqual([409, 'record.stale']);
		expect(await inGallery()).toEqual(['First']);
		expect((await save('Second', 1)).status).toBe(200);
	});

	it('is read alone by administrators, with its version and in any state', async () => {
		const [member, head] = [await makeLogin(), await administrator()];
		const { id } = await addImage('Refused', rejected);
		const answer = await on(readOne, 'GET', id, { token: head.token });
		expect(answer.body).toMatchObject({ title: 'Refused', rejectionReason: 'blurred', version: 0 });
		expect((await on(readOne, 'GET', id, { token: member.token })).status).toBe(403);
		expect((await on(readOne, 'GET', id)).status).toBe(401);
	});

	it('that is not there answers 404 to every call on it', async () => {
		const { token } = await administrator();
		for (const id of [crypto.randomUUID(), 'nonsense', "'; drop table"]) {
			expect((await approve(id, token)).status).toBe(404);
			expect((await remove(id, token)).status).toBe(404);
			expect((await change(id, token, { json: { title: 'x' } })).status).toBe(404);
			expect((await on(readOne, 'GET', id, { token })).status).toBe(404);
		}
	});
});

describe('GET /api/gallery/admin', () => {
	it('answers pages of the queue with the number in each state, to administrators alone', async () => {
		const { token } = await administrator();
		await addImage('Shown', on2026(3));
		await addImage('Waiting', { ...pending, ...on2026(2) });
		await addImage('Waiting longer', { ...pending, ...on2026(1) });
		await addImage('Refused', { ...rejected, ...on2026(4) });
		const read = async (query = '') => {
			const answer = await call(getQueue, `/api/gallery/admin${query}`, { token });
			return reviewedImagesReply.parse(answer.body);
		};
		const all = await read();
		expect(titlesIn(all.images)).toEqual(['Shown', 'Waiting', 'Waiting longer']);
		expect(all.statusCounts).toEqual({ all: 3, pending: 2, approved: 1, rejected: 1 });
		expect(all.pagination).toEqual({ page: 1, limit: 10, total: 3, pages: 1 });
		const hidden = await read('?status=rejected');
		expect(hidden.images).toMatchObject([{ title: 'Refused', rejectionReason: 'blurred', version: 0 }]);
		const waiting = await read('?status=pending&limit=1&page=2');
		expect(titlesIn(waiting.images)).toEqual(['Waiting longer']);
		expect(waiting.pagination).toEqual({ page: 2, limit: 1, total: 2, pages: 2 });
		expect((await call(getQueue, '/api/gallery/admin?status=odd', { token })).status).toBe(400);

		const member = await makeLogin();
		expect((await call(getQueue, '/api/gallery/admin', { token: member.token })).status).toBe(403);
		expect((await call(getQueue, '/api/gallery/admin')).status).toBe(401);
	});
});

describe('the administrators’ queue', () => {
	const titlesAt = async (query: string) => {
		const { token } = await administrator();
		const { body } = await call(getQueue, `/api/gallery/admin?${query}`, { token });
		const { images, ...more } = reviewedImagesReply.parse(body);
		return { ...more, images, titles: titlesIn(images) };
	};

	it('is searched in either script, within a state and page by page', async () => {
		for (const day of [1, 2, 3]) await addImage(`मेहरानगढ़ ${day}`, { ...pending, ...on2026(day) });
		await addImage('A wall', { ...pending, ...on2026(4), description: 'Below Mehrangarh.' });
		await addImage('Mehrangarh', on2026(5));
		await addImage('Dunes', pending);
		expect(await titlesAt('query=mehrangarh&status=pending&limit=2&page=2')).toMatchObject({
			titles: ['मेहरानगढ़ 2', 'मेहरानगढ़ 1'],
			pagination: { page: 2, limit: 2, total: 4, pages: 2 },
			statusCounts: { all: 5, pending: 4, approved: 1, rejected: 0 },
		});
		expect((await titlesAt('query=%20')).pagination.total).toBe(6);
		expect(await titlesAt('page=9')).toMatchObject({ titles: [], pagination: { total: 6, pages: 1 } });
	});

	it.each([
		['-createdAt', 'BA'],
		['createdAt', 'AB'],
		['title', 'AB'],
		['-title', 'BA'],
		['category', 'BA'],
		['-status', 'AB'],
	])('is in the order of %s', async (sort, order) => {
		await addImage('A', { ...on2026(1), category: 'Palaces' });
		await addImage('B', { ...pending, ...on2026(2), category: 'Forts' });
		expect((await titlesAt(`sort=${sort}`)).titles.join('')).toBe(order);
	});

	it('tells who sent a picture, and what has become of what they sent before', async () => {
		const sender = await makeLogin({ name: 'Asha Rathore' });
		const blog = {
			title: 'Forts',
			content: 'Once.',
			author: 'Asha',
			language: 'en',
			senderId: sender.id,
		} as const;
		await db.blog.create({ data: { ...blog, status: 'rejected' } });
		await addImage('Shown', { senderId: sender.id });
		await addImage('New', { ...pending, senderId: sender.id });
		for (const status of ['pending', 'approved'])
			await db.trashEntry.create({
				data: {
					...{ kind: 'picture', subjectId: crypto.randomUUID(), ownerId: sender.id, name: 'Gone' },
					rows: { taken: { GalleryImage: [{ status }] } },
				},
			});
		await addImage('Nobody’s', pending);
		const { images } = await titlesAt('status=pending&sort=title');
		expect(images.map((image) => image.sender)).toEqual([
			// A blog, and the picture that is in the trash since it was rejected.
			{ _id: sender.id, name: 'Asha Rathore', approved: 1, rejected: 2 },
			null,
		]);
		expect((await call(getMine, '/api/gallery/mine', sender)).text).not.toContain('Asha Rathore');
	});
});

describe('GET /api/gallery/search', () => {
	it('finds titles in either script, then descriptions and categories', async () => {
		await addImage('मेहरानगढ़', on2026(1));
		await addImage('A wall', { ...on2026(2), description: 'Below 100% of Mehrangarh.' });
		await addImage('A horse', { ...on2026(3), category: 'Nature' });
		const found = async (query: string) =>
			titlesIn(await listIn(getFound, `/api/gallery/search?query=${encodeURIComponent(query)}`));
		expect(await found('Mehrangarh')).toEqual(['मेहरानगढ़', 'A wall']);
		expect(await found('nature')).toEqual(['A horse']);
		expect(await found('100%')).toEqual(['A wall']);
		expect(await found('_')).toEqual([]);
		expect(await found(' ')).toEqual([]);
	});

	it('finds what is not approved for administrators alone', async () => {
		await addImage('Hidden fort', pending);
		const [member, head] = [await makeLogin(), await administrator()];
		const found = async (token?: string) =>
			titlesIn(await listIn(getFound, '/api/gallery/search?query=fort', token));
		expect(await found()).toEqual([]);
		expect(await found(member.token)).toEqual([]);
		expect(await found(head.token)).toEqual(['Hidden fort']);
	});
});

describe('GET /api/gallery/mine', () => {
	it('answers what the caller has sent in, in every state, and nothing of others', async () => {
		const [me, other] = [await makeLogin(), await makeLogin()];
		await addImage('Mine, shown', { ...on2026(1), senderId: me.id });
		await addImage('Mine, refused', { ...rejected, ...on2026(2), senderId: me.id });
		await addImage('Not mine', { senderId: other.id });
		await addImage('Nobody’s', pending);
		const images = await listIn(getMine, '/api/gallery/mine', me.token);
		expect(images.map(({ title, status, rejectionReason }) => [title, status, rejectionReason])).toEqual([
			['Mine, refused', 'rejected', 'blurred'],
			['Mine, shown', 'approved', null],
		]);
		expect((await call(getMine, '/api/gallery/mine')).status).toBe(401);
	});
});
