import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DELETE, GET, PUT } from '@/app/api/deities/[id]/route';
import { GET as getDeities, POST } from '@/app/api/deities/route';
import { emptyTrash } from '@/lib/features/administration/trash/commands/restore-from-trash';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { deityReply } from './schema';

provideDatabase();

let dataDir = '';
let token = '';

beforeAll(async () => {
	dataDir = await mkdtemp(path.join(os.tmpdir(), 'deities-'));
	process.env.DATA_DIR = dataDir;
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));
beforeEach(async () => {
	await emptyTables();
	token = (await makeLogin({ isAdmin: true })).token;
});

const karni = { name: 'Karni Mata', description: 'Of Deshnok.', clans: 'Rathore, , Bhati , Rathore' };

function form(fields: Record<string, string>, files: Record<string, Blob> = {}): FormData {
	const data = new FormData();
	for (const [name, value] of Object.entries(fields)) data.set(name, value);
	for (const [name, file] of Object.entries(files)) data.set(name, file, `${name}.png`);
	return data;
}

async function picture(colour: string): Promise<Blob> {
	const bytes = await sharp({ create: { width: 60, height: 72, channels: 3, background: colour } })
		.png()
		.toBuffer();
	return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

const add = (body: FormData, more: CallOptions = {}) =>
	call(POST, '/api/deities', { form: body, token, ...more });

async function added(fields: Record<string, string> = karni, files: Record<string, Blob> = {}) {
	const { status, body } = await add(form(fields, files));
	expect(status).toBe(201);
	return deityReply.parse(body.deity);
}

const change = (id: string, options: CallOptions) =>
	call(PUT, `/api/deities/${id}`, { method: 'PUT', token, params: { id }, ...options });

const remove = (id: string, options: CallOptions = {}) =>
	call(DELETE, `/api/deities/${id}`, { method: 'DELETE', token, params: { id }, ...options });

async function read(id: string, language = 'en') {
	const { body } = await call(GET, `/api/deities/${id}`, { params: { id }, language });
	return deityReply.parse(body);
}

const storedObjects = async () => {
	const found = await readdir(path.join(dataDir, 'media'), { recursive: true, withFileTypes: true });
	return found.filter((entry) => entry.isFile()).length;
};

describe('deities are changed by administrators alone', () => {
	it('and nobody else adds, changes or removes one', async () => {
		const { _id } = await added();
		const member = await makeLogin();
		for (const [options, status, message] of [
			[{ token: undefined }, 401, 'Please login first'],
			[{ token: member.token }, 403, 'You are not allowed to do this.'],
		] as const) {
			const who = options.token === undefined ? {} : { token: options.token };
			const refused = [
				await call(POST, '/api/deities', { form: form(karni), ...who }),
				await call(PUT, '/api/deities/x', {
					method: 'PUT',
					json: { name: 'X' },
					params: { id: _id },
					...who,
				}),
				await call(DELETE, '/api/deities/x', { method: 'DELETE', params: { id: _id }, ...who }),
			];
			for (const { status: answered, body } of refused)
				expect([answered, body.message]).toEqual([status, message]);
		}
		expect(await db.deity.count()).toBe(1);
		expect(await read(_id)).toMatchObject({ name: 'Karni Mata', version: 0 });
	});

	it('which the audit log tells, with both values', async () => {
		const { _id } = await added();
		await change(_id, { json: { name: 'Karni', deityType: 'devta', clans: ['Rathore', 'Bhati'] } });
		await remove(_id);
		const entries = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
		expect(entries.map(({ action, subjectId, changes }) => [action, subjectId, changes])).toEqual([
			['deity.create', _id, { 'en.name': { from: null, to: 'Karni Mata' } }],
			[
				'deity.update',
				_id,
				{ 'en.name': { from: 'Karni Mata', to: 'Karni' }, deityType: { from: 'devi', to: 'devta' } },
			],
			['deity.delete', _id, { 'en.name': { from: 'Karni', to: null } }],
		]);
	});
});

describe('POST /api/deities', () => {
	it('without a type it is a devi, and comes after all others', async () => {
		await added({ ...karni, name: 'Ban Mata', deityType: 'devta' });
		const { body } = await add(form({ ...karni, rituals: ' ', photo: 'x' }));
		expect(body).toMatchObject({
			message: 'Deity added successfully!',
			deity: {
				...{ name: 'Karni Mata', deityType: 'devi', type: 'Devi', clans: ['Rathore', 'Bhati'] },
				...{ rituals: null, image: null, images: [], language: 'en', version: 0 },
			},
		});
		const { text } = await call(getDeities, '/api/deities');
		expect(text.indexOf('Ban Mata')).toBeLessThan(text.indexOf('Karni Mata'));
		expect(text).not.toContain('nameKey');
		expect(await db.deityText.findMany({ select: { language: true, nameKey: true } })).toContainEqual({
			language: 'en',
			nameKey: 'karni mata',
		});
	});

	it('takes both languages at once, in a form and in JSON', async () => {
		const texts = {
			...{ 'hi.name': 'करणी माता', 'hi.description': 'देशनोक की।', 'hi.district': 'बीकानेर' },
			...{ 'en.name': 'Karni Mata', 'en.description': 'Of Deshnok.', 'en.alternateNames': 'Karni Ji, ' },
		};
		const { _id } = await added({ clans: 'Rathore', ...texts });
		expect(await read(_id, 'hi')).toMatchObject({ name: 'करणी माता', district: 'बीकानेर', language: 'hi' });
		expect(await read(_id)).toMatchObject({
			name: 'Karni Mata',
			alternateNames: ['Karni Ji'],
			district: null,
		});

		const json = {
			clans: ['Rathore'],
			type: 'Devta',
			language: 'hi',
			name: 'पाबूजी',
			description: 'कोलू के।',
			en: { name: 'Pabuji', description: 'Of Kolu.\nA hero.' },
		};
		const { status, body } = await call(POST, '/api/deities', { json, token });
		expect([status, body.deity]).toMatchObject([201, { name: 'पाबूजी', deityType: 'devta', language: 'hi' }]);
		expect(await read(deityReply.parse(body.deity)._id)).toMatchObject({ description: 'Of Kolu.\nA hero.' });
	});

	it('says at each field what it needs', async () => {
		const { status, body } = await add(form({ name: ' ', description: '', clans: ' , ', deityType: 'x' }));
		expect([status, body.code]).toEqual([400, 'input.invalid']);
		expect(body.errors).toEqual([
			{ path: 'deityType', message: 'Choose one of the options.' },
			{ path: 'clans', message: 'This is required.' },
		]);
		expect((await add(form({ clans: 'Rathore' }))).body.errors).toEqual([
			{ path: 'name', message: 'This is required.' },
			{ path: 'description', message: 'This is required.' },
		]);
		expect((await add(form({ name: 'X', description: 'Y' }))).body.errors).toEqual([
			{ path: 'clans', message: 'This is required.' },
		]);
		const long = { ...karni, name: 'n'.repeat(121), 'hi.history': 'क्ष'.repeat(5001), clans: 'c'.repeat(81) };
		expect((await add(form(long))).body.errors).toEqual([
			{ path: 'clans.0', message: 'Write at most 80 characters.' },
			{ path: 'name', message: 'Write at most 120 characters.' },
			{ path: 'hi.history', message: 'Write at most 5,000 characters.' },
		]);
		expect((await add(form({ ...karni, rituals: 'क्ष'.repeat(5000) }))).status).toBe(201);
	});
});

describe('pictures of a deity', () => {
	it('come with it, are added, ordered, replaced and removed, and leave nothing behind', async () => {
		const [red, green, blue] = await Promise.all([picture('red'), picture('green'), picture('blue')]);
		const first = await added(karni, { image: red, image2: green });
		expect(first.images).toHaveLength(2);
		expect(first.image).toBe(first.images[0]);
		const perPicture = (await storedObjects()) / 2;

		// The order of the pictures that stay, a new one between them.
		const [one = '', two = ''] = first.images;
		const ordered = await change(first._id, {
			form: form({ images: `${two},image,${one}` }, { image: blue }),
		});
		const afterOrder = deityReply.parse(ordered.body.deity);
		expect([afterOrder.images[0], afterOrder.images[2], afterOrder.images.length]).toEqual([two, one, 3]);

		// One picture, in the place of the first.
		const replaced = await change(first._id, { form: form({ name: 'Karni' }, { image: red }) });
		const afterReplacement = deityReply.parse(replaced.body.deity);
		expect(afterReplacement.images.slice(1)).toEqual(afterOrder.images.slice(1));
		expect(afterReplacement.image).not.toBe(two);

		const removed = await change(first._id, { json: { images: [one] } });
		expect(deityReply.parse(removed.body.deity).images).toEqual([one]);
		expect(await storedObjects()).toBe(perPicture);
		expect(await db.media.count()).toBe(1);

		// In the trash the last one waits with its deity.
		await remove(first._id);
		expect([await db.media.count(), await storedObjects()]).toEqual([1, perPicture]);
		expect(await emptyTrash(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000))).toBe(1);
		expect([await db.media.count(), await storedObjects()]).toEqual([0, 0]);
	});

	it('are refused when they are none, or another’s, and then nothing is written or stored', async () => {
		const { _id, images } = await added(karni, { image: await picture('red') });
		const before = await storedObjects();
		const noPicture = new Blob(['no picture'], { type: 'image/png' });
		const refused = await change(_id, { form: form({ name: 'Other' }, { image: noPicture }) });
		expect([refused.status, refused.body.code]).toEqual([415, 'picture.notAPicture']);
		const other = await added({ ...karni, name: 'Ban Mata' });
		const stolen = await change(other._id, { json: { images } });
		expect([stolen.status, stolen.body.errors]).toEqual([
			400,
			[{ path: 'images', message: 'This is not valid.' }],
		]);
		const withNew = await change(_id, {
			form: form({ images: 'nothing', name: 'Other' }, { image: await picture('blue') }),
		});
		expect(withNew.status).toBe(400);
		expect(await storedObjects()).toBe(before);
		expect(await read(_id)).toMatchObject({ name: 'Karni Mata', images, version: 0 });
	});
});

describe('PUT and DELETE /api/deities/{id}', () => {
	it('changes only what is sent, in its language', async () => {
		const { _id } = await added({ ...karni, rituals: 'Aarti', temple: 'Deshnok' });
		const { status, body } = await change(_id, { form: form({ rituals: '', temple: 'Deshnok temple' }) });
		expect([status, body]).toMatchObject([
			200,
			{
				message: 'Deity updated successfully!',
				deity: { rituals: null, temple: 'Deshnok temple', version: 1 },
			},
		]);
		await change(_id, { json: { name: 'करणी माता', description: 'देशनोक की।' }, language: 'hi' });
		expect(await read(_id, 'hi')).toMatchObject({ name: 'करणी माता', temple: null });
		expect(await read(_id)).toMatchObject({ name: 'Karni Mata', clans: ['Rathore', 'Bhati'] });
		// A language that is wholly blanked is no longer shown.
		await change(_id, { json: { hi: { name: '', description: '' } } });
		expect(await read(_id, 'hi')).toMatchObject({ name: 'Karni Mata', language: 'en' });
	});

	it('writes over nobody’s change', async () => {
		const { _id, version } = await added();
		expect((await change(_id, { json: { name: 'First', version } })).status).toBe(200);
		const late = await change(_id, { form: form({ name: 'Second', version: String(version) }) });
		expect([late.status, late.body.code]).toEqual([409, 'record.stale']);
		expect(await read(_id)).toMatchObject({ name: 'First', version: 1 });
	});

	it('answers 404 for what is not there, and remembers the page of what is removed', async () => {
		const { _id } = await added();
		const { status, body } = await remove(_id);
		expect([status, body]).toMatchObject([200, { message: 'Deity deleted successfully!', undo: {} }]);
		for (const id of [_id, crypto.randomUUID(), 'nonsense']) {
			expect((await remove(id)).status).toBe(404);
			expect((await change(id, { json: { name: 'X' } })).status).toBe(404);
		}
		expect(await db.gonePage.findMany({ select: { path: true } })).toEqual([{ path: `/deity/${_id}` }]);
		expect(await db.deityText.count()).toBe(0);
	});
});
