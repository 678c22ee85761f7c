import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { POST as undo } from '@/app/api/admin/undo/route';
import { PATCH as approveBlog } from '@/app/api/blogs/[id]/approve/route';
import { PUT as changeBlog, DELETE as deleteBlog } from '@/app/api/blogs/[id]/route';
import { DELETE as deleteDeity } from '@/app/api/deities/[id]/route';
import { PATCH as approveImage } from '@/app/api/gallery/[id]/approve/route';
import { DELETE as deleteImage } from '@/app/api/gallery/[id]/route';
import { GET as getPicture } from '@/app/api/media/[mediaId]/[width]/route';
import { DELETE as deleteMember } from '@/app/api/users/[id]/route';
import { tidyUp } from '@/lib/features/administration/housekeeping/commands/tidy-up';
import { db } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log/log';
import { type ObjectStore, storeUnavailable } from '@/lib/platform/media/object-store';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { writeBlog, writeImage, writePicture } from '@/tests/support/records';
import { hidePictures } from './commands';

provideDatabase();
process.env.S3_BUCKET = 'pictures';
process.env.S3_REGION = 'us-east-1';
process.env.S3_PUBLIC_URL = 'https://pictures.example.org/';

vi.mock('@/lib/platform/decisions/decision-mails', () => ({
	sendMailsFrom: async () => {},
	sendDecisionMails: async () => 0,
}));
vi.mock('@/lib/platform/media/store', () => ({ getObjectStore: async () => store }));

const held = new Map<string, Buffer<ArrayBuffer>>();
let isAway = false;

const store: ObjectStore = {
	put: async (key, bytes) => void held.set(key, Buffer.from(bytes)),
	get: async (key) => {
		if (isAway) throw storeUnavailable(new Error('ECONNREFUSED'));
		return held.get(key) ?? null;
	},
	remove: async (keys) => {
		for (const key of keys) held.delete(key);
	},
	list: async () => ({ objects: [], next: null }),
	check: async () => {},
};

const afterResponse = holdAfterResponse();

type Login = Awaited<ReturnType<typeof makeLogin>>;
type Handler = Parameters<typeof call>[0];

let head: Login;
let meera: Login;
/** The picture that everybody could see. */
let mediaId: string;

beforeEach(async () => {
	isAway = false;
	await afterResponse.run();
	await emptyTables();
	held.clear();
	head = await makeLogin({ isAdmin: true });
	meera = await makeLogin();
	mediaId = await putPicture();
});

async function putPicture(): Promise<string> {
	const id = await writePicture();
	for (const key of await getNames(id)) held.set(key, Buffer.from('picture'));
	return id;
}

async function getNames(id: string): Promise<string[]> {
	const variants = await db.mediaVariant.findMany({ where: { mediaId: id }, orderBy: { width: 'asc' } });
	return variants.map(({ objectKey }) => objectKey);
}

const on = (handler: Handler, method: string, id: string, { token }: Login, json?: object) =>
	call(handler, `/api/x/${id}`, { method, token, params: { id }, ...(json && { json }) });

const decided = z.object({ undo: z.object({ _id: z.string() }) });

async function undoDecision(body: unknown): Promise<void> {
	const decisions = [decided.parse(body).undo._id];
	expect((await call(undo, '/api/admin/undo', { token: head.token, json: { decisions } })).status).toBe(200);
}

/** What a visitor sees: the name of an object in the bucket, or null. */
async function visibleObject(): Promise<string | null> {
	const { status, headers } = await call(getPicture, `/api/media/${mediaId}/160`, {
		params: { mediaId, width: '160' },
	});
	if (status === 404) return null;
	return headers.get('location')?.replace('https://pictures.example.org/media/', '') ?? '';
}

const approved = () => ({ status: 'approved' as const, approvedAt: new Date() });
const publishedBlog = () => writeBlog(meera.id, { ...approved(), imageId: mediaId });
const publishedImage = () => writeImage(meera.id, { ...approved(), mediaId });

/** Makes the picture public; answers what ends that. */
const ends: Record<string, () => Promise<() => Promise<unknown>>> = {
	'a story that its author changes': async () => {
		const id = await publishedBlog();
		return () => on(changeBlog, 'PUT', id, meera, { title: 'Lakes' });
	},
	'a story whose approval is taken back': async () => {
		const id = await writeBlog(meera.id, { imageId: mediaId });
		const { body } = await on(approveBlog, 'PATCH', id, head);
		return () => undoDecision(body);
	},
	'a picture of the gallery whose approval is taken back': async () => {
		const id = await writeImage(meera.id, { mediaId });
		const { body } = await on(approveImage, 'PATCH', id, head);
		return () => undoDecision(body);
	},
	'a deleted story': async () => {
		const id = await publishedBlog();
		return () => on(deleteBlog, 'DELETE', id, head);
	},
	'a deleted picture of the gallery': async () => {
		const id = await publishedImage();
		return () => on(deleteImage, 'DELETE', id, head);
	},
	'a deleted deity': async () => {
		const images = { create: { mediaId, position: 0 } };
		const texts = { create: { language: 'en', name: 'Karni', description: 'Of old.' } } as const;
		const { id } = await db.deity.create({
			data: { clans: ['Rathore'], texts, images },
			select: { id: true },
		});
		return () => on(deleteDeity, 'DELETE', id, head);
	},
	'a story of a deleted account': async () => {
		await publishedBlog();
		return () => on(deleteMember, 'DELETE', meera.id, head);
	},
};

describe.each(Object.entries(ends))('%s', (_name, publish) => {
	it('leaves known addresses of its picture leading nowhere', async () => {
		const other = await putPicture();
		await writeBlog(meera.id, { imageId: other });
		const end = await publish();
		const [known, others] = [await getNames(mediaId), await getNames(other)];
		expect(await visibleObject()).toBe(known[0]);
		await end();
		expect(await visibleObject()).toBeNull();
		await afterResponse.run();
		const names = await getNames(mediaId);
		expect(names.filter((name) => known.includes(name))).toEqual([]);
		expect(await getNames(other)).toEqual(others);
		expect([...held.keys()].sort()).toEqual([...names, ...others].sort());
	});

	it('does so later where the store was away, or the process ended, and once', async () => {
		vi.spyOn(log, 'warn').mockImplementation(() => {});
		vi.spyOn(log, 'error').mockImplementation(() => {});
		const end = await publish();
		const known = await getNames(mediaId);
		await end();
		isAway = true;
		await expect(hidePictures()).rejects.toMatchObject({ code: 'service.unavailable' });
		expect(await tidyUp(new Date())).toMatchObject({ hidden: null });
		expect(await getNames(mediaId)).toEqual(known);
		isAway = false;
		expect(await tidyUp(new Date())).toMatchObject({ hidden: known.length });
		const names = await getNames(mediaId);
		expect([...held.keys()].sort()).toEqual([...names].sort());
		expect(names.filter((name) => known.includes(name))).toEqual([]);
		expect(await tidyUp(new Date())).toMatchObject({ hidden: 0 });
		expect(await getNames(mediaId)).toEqual(names);
	});
});

it('a blog that is approved again is shown under its new name, and loses that one like the first', async () => {
	const id = await publishedBlog();
	const [first] = await getNames(mediaId);
	await on(changeBlog, 'PUT', id, meera, { title: 'Lakes' });
	await afterResponse.run();
	const { body } = await on(approveBlog, 'PATCH', id, head);
	const [second] = await getNames(mediaId);
	expect(await visibleObject()).toBe(second);
	expect(second).not.toBe(first);
	await undoDecision(body);
	await afterResponse.run();
	expect((await getNames(mediaId))[0]).not.toBe(second);
});

it('what is approved again before its turn keeps the name that browsers know, until it is public no more', async () => {
	const id = await publishedBlog();
	const known = await getNames(mediaId);
	await on(changeBlog, 'PUT', id, meera, { title: 'Lakes' });
	await on(approveBlog, 'PATCH', id, head);
	await afterResponse.run();
	expect(await tidyUp(new Date())).toMatchObject({ hidden: 0 });
	expect(await visibleObject()).toBe(known[0]);
	await on(changeBlog, 'PUT', id, meera, { title: 'Forts' });
	await afterResponse.run();
	expect(await visibleObject()).toBeNull();
	expect([...held.keys()].filter((name) => known.includes(name))).toEqual([]);
});

it('two at once, in one process or in two, leave an object for each row and no other', async () => {
	const id = await publishedImage();
	const known = await getNames(mediaId);
	await on(deleteImage, 'DELETE', id, head);
	vi.resetModules();
	const other = await import('./commands');
	await Promise.all([hidePictures(), hidePictures(), other.hidePictures()]);
	const names = await getNames(mediaId);
	expect(names.filter((name) => known.includes(name))).toEqual([]);
	expect([...held.keys()].sort()).toEqual([...names].sort());
});

it('a picture that is not in the store any more is not looked for again', async () => {
	const id = await publishedImage();
	held.clear();
	await on(deleteImage, 'DELETE', id, head);
	await afterResponse.run();
	expect(await hidePictures()).toBe(0);
});
