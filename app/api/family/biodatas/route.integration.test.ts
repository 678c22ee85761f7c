import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { POST as opened } from '@/app/api/biodata/[token]/opened/route';
import { GET as linkedPdf } from '@/app/api/biodata/[token]/pdf/route';
import { GET as linkedPhoto } from '@/app/api/biodata/[token]/photo/route';
import { GET as linkedPicture } from '@/app/api/biodata/[token]/picture/route';
import { maxBiodatas, maxOpenLinks } from '@/lib/features/matching/biodata/constants/limits';
import {
	biodataReply,
	biodatasReply,
	madeLinkReply,
	savedBiodataReply,
} from '@/lib/features/matching/biodata/schema';
import { db } from '@/lib/platform/db/client';
import { longLane } from '@/lib/platform/threads/lanes';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { DELETE as end } from './[id]/links/[linkId]/route';
import { POST as makeLink } from './[id]/links/route';
import { GET as pdf } from './[id]/pdf/route';
import { GET as picture } from './[id]/picture/route';
import { PUT as change, GET as read, DELETE as remove } from './[id]/route';
import { GET as readKnown } from './known/route';
import { GET as list, POST as make } from './route';

provideDatabase();
afterEach(() => vi.restoreAllMocks());

const url = '/api/family/biodatas';
const body = { title: 'For the Shekhawats', layout: 'modern', language: 'en', fields: ['clan', 'age'] };

async function makeOne(token: string, more: object = {}) {
	const answer = await call(make, url, { token, json: { ...body, ...more } });
	expect(answer.status).toBe(201);
	return savedBiodataReply.parse(answer.body).biodata;
}

async function sendLink(token: string, id: string) {
	const answer = await call(makeLink, `${url}/${id}/links`, {
		...{ token, params: { id }, json: { sentTo: 'Mehta family' } },
	});
	expect(answer.status).toBe(201);
	const { address, link, text } = madeLinkReply.parse(answer.body);
	return { secret: address.split('/').at(-1) ?? '', linkId: link._id, text };
}

const readLinks = async (token: string, id: string) =>
	biodataReply.parse((await call(read, `${url}/${id}`, { token, params: { id } })).body).links;

describe('biodatas', () => {
	it('are made, listed, changed and removed by their owner', async () => {
		const { token } = await makeLogin();
		const made = await makeOne(token);
		expect(made).toMatchObject({ ...body, fields: ['age', 'clan'], version: 0 });
		const params = { id: made._id };
		const changed = await call(change, `${url}/${made._id}`, {
			...{ token, params, method: 'PUT' },
			json: { ...body, layout: 'compact', version: 0 },
		});
		expect(savedBiodataReply.parse(changed.body).biodata).toMatchObject({ layout: 'compact', version: 1 });
		const stale = await call(change, `${url}/${made._id}`, {
			...{ token, params, method: 'PUT', json: { ...body, version: 0 } },
		});
		expect([stale.status, stale.body.code]).toEqual([409, 'record.stale']);
		const listed = biodatasReply.parse((await call(list, url, { token })).body);
		expect(listed.biodatas).toMatchObject([{ _id: made._id, openLinks: 0, openings: 0 }]);
		expect((await call(remove, `${url}/${made._id}`, { token, params, method: 'DELETE' })).status).toBe(200);
		expect(biodatasReply.parse((await call(list, url, { token })).body).biodatas).toEqual([]);
	});

	it('are nobody else’s', async () => {
		const [owner, other] = [await makeLogin(), await makeLogin()];
		const { _id: id } = await makeOne(owner.token);
		const { linkId } = await sendLink(owner.token, id);
		const asOther = { token: other.token, params: { id, linkId } };
		const json = { ...body, version: 0 };
		const answers = [
			await call(read, url, asOther),
			await call(pdf, url, asOther),
			await call(picture, url, asOther),
			await call(change, url, { ...asOther, method: 'PUT', json }),
			await call(remove, url, { ...asOther, method: 'DELETE' }),
			await call(makeLink, url, { ...asOther, json: { sentTo: 'Me' } }),
			await call(end, url, { ...asOther, method: 'DELETE' }),
		];
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
		expect(await readLinks(owner.token, id)).toMatchObject([{ isOpen: true }]);
	});

	it('are as many as may be', async () => {
		const { token } = await makeLogin();
		for (let at = 0; at < maxBiodatas; at++) await makeOne(token);
		const refused = await call(make, url, { token, json: body });
		expect([refused.status, refused.body.code]).toEqual([409, 'biodata.tooMany']);
	});

	it.each([
		['a field that does not exist', { fields: ['secret'] }, 'fields.0'],
		['no title', { title: '  ' }, 'title'],
		['a title without an end', { title: 'x'.repeat(81) }, 'title'],
		['another layout', { layout: 'free' }, 'layout'],
	])('are refused with %s', async (_, more, path) => {
		const { token } = await makeLogin();
		const refused = await call(make, url, { token, json: { ...body, ...more } });
		expect(refused.status).toBe(400);
		expect(refused.body.errors).toMatchObject([{ path }]);
	});

	it('offer all that is known in both languages', async () => {
		const { token } = await makeLogin({ name: 'Aditi Rathore', clan: 'Rathore' });
		const { body: known } = await call(readKnown, url, { token });
		expect(known).toMatchObject({ name: { hi: 'अदिति राठौड़', en: 'Aditi Rathore' }, photo: null });
	});
});

describe('a PDF and a picture', () => {
	it('are files that nobody else keeps', async () => {
		const { token } = await makeLogin();
		const { _id: id } = await makeOne(token);
		const answers = [
			await call(pdf, url, { token, params: { id } }),
			await call(picture, url, { token, params: { id } }),
		];
		expect(
			answers.map(({ status, headers }) => [
				...[status, headers.get('content-type'), headers.get('cache-control')],
				headers.get('content-disposition'),
			]),
		).toEqual([
			[200, 'application/pdf', 'private, no-store', 'attachment; filename="biodata.pdf"'],
			[200, 'image/jpeg', 'private, no-store', 'attachment; filename="biodata.jpg"'],
		]);
		expect(answers[0]?.text.startsWith('%PDF-1.7')).toBe(true);
	});

	it('come from a thread, which draws each once until something in it changes', async () => {
		const run = vi.spyOn(longLane, 'run');
		const { token } = await makeLogin();
		const { _id: id } = await makeOne(token);
		const params = { id };
		const draw = async () => expect((await call(pdf, url, { token, params })).status).toBe(200);
		await Promise.all([draw(), draw(), draw()]);
		await draw();
		expect(run).toHaveBeenCalledTimes(1);
		const json = { ...body, layout: 'compact', version: 0 };
		expect((await call(change, `${url}/${id}`, { token, params, method: 'PUT', json })).status).toBe(200);
		await draw();
		expect(run).toHaveBeenCalledTimes(2);
	});
});

describe('a link', () => {
	const visit = (handler: Parameters<typeof call>[0], token: string, method = 'GET') =>
		call(handler, '/api/biodata', { params: { token }, method });

	it('is worth its files until the family ends it, then nothing', async () => {
		const { token } = await makeLogin();
		const { _id: id } = await makeOne(token);
		const { secret, linkId, text } = await sendLink(token, id);
		expect(text).toContain('Mehta family');
		expect(text).toContain(`/en/biodata/${secret}`);
		expect((await visit(linkedPdf, secret)).status).toBe(200);
		expect((await visit(linkedPicture, secret)).status).toBe(200);
		expect((await visit(opened, secret, 'POST')).status).toBe(200);
		expect(await readLinks(token, id)).toMatchObject([{ isOpen: true, openings: 1, sentTo: 'Mehta family' }]);
		const params = { id, linkId };
		expect((await call(end, url, { token, params, method: 'DELETE' })).status).toBe(200);
		const gone = [
			await visit(linkedPdf, secret),
			await visit(linkedPicture, secret),
			await visit(linkedPhoto, secret),
			await visit(opened, secret, 'POST'),
		];
		expect(gone.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
		const unknown = await visit(linkedPdf, 'x'.repeat(43));
		expect(gone[0]?.text).toBe(unknown.text);
		expect(await readLinks(token, id)).toMatchObject([{ isOpen: false, openings: 1 }]);
		expect((await call(end, url, { token, params, method: 'DELETE' })).status).toBe(404);
	});

	it('ends with its time, with the biodata and with the account', async () => {
		const { id: ownerId, token } = await makeLogin();
		const { _id: id } = await makeOne(token);
		const expired = await sendLink(token, id);
		await db.biodataLink.update({ where: { id: expired.linkId }, data: { expiresAt: new Date() } });
		expect((await visit(linkedPdf, expired.secret)).status).toBe(404);
		const removed = await sendLink(token, id);
		await call(remove, url, { token, params: { id }, method: 'DELETE' });
		expect((await visit(linkedPdf, removed.secret)).status).toBe(404);
		const { _id: other } = await makeOne(token);
		const left = await sendLink(token, other);
		await db.member.delete({ where: { id: ownerId } });
		expect((await visit(linkedPdf, left.secret)).status).toBe(404);
	});

	it('counts one opening for a browser and day, and at most five for an address', async () => {
		const { token } = await makeLogin();
		const { _id: id } = await makeOne(token);
		const { secret, linkId } = await sendLink(token, id);
		const open = (address: string, userAgent: string) =>
			call(opened, '/api/biodata', {
				params: { token: secret },
				method: 'POST',
				address,
				headers: { 'user-agent': userAgent },
			});
		const openings = async () => (await readLinks(token, id))[0]?.openings;
		const again = Array.from({ length: 20 }, () => open('192.0.2.1', 'a phone'));
		expect((await Promise.all(again)).map(({ status }) => status)).toEqual(Array(20).fill(200));
		expect(await openings()).toBe(1);
		await open('192.0.2.1', 'a computer');
		await open('192.0.2.2', 'a phone');
		expect(await openings()).toBe(3);
		await Promise.all(Array.from({ length: 20 }, (_, index) => open('192.0.2.1', `made up ${index}`)));
		expect(await openings()).toBe(6);
		await db.biodataLink.update({ where: { id: linkId }, data: { openedOn: new Date('2026-01-01') } });
		await open('192.0.2.1', 'a phone');
		expect(await openings()).toBe(7);
		const { openers } = await db.biodataLink.findUniqueOrThrow({ where: { id: linkId } });
		expect(openers).toEqual([expect.stringMatching(/^[\w-]{16}\.[\w-]{16}$/)]);
	});

	it('is not counted for its owner', async () => {
		const { token } = await makeLogin();
		const { _id: id } = await makeOne(token);
		const { secret } = await sendLink(token, id);
		const own = await call(opened, '/api/biodata', { token, params: { token: secret }, method: 'POST' });
		expect(own.status).toBe(200);
		expect(await readLinks(token, id)).toMatchObject([{ openings: 0, lastOpenedAt: null }]);
	});

	it('keeps no secret that could be read', async () => {
		const { token } = await makeLogin();
		const { _id: id } = await makeOne(token);
		const { secret } = await sendLink(token, id);
		expect(JSON.stringify(await db.biodataLink.findMany())).not.toContain(secret);
		expect((await call(read, url, { token, params: { id } })).text).not.toContain(secret);
	});

	it('has no photo that was not chosen', async () => {
		const { token } = await makeLogin();
		const { secret } = await sendLink(token, (await makeOne(token))._id);
		expect((await visit(linkedPhoto, secret)).status).toBe(404);
	});

	it('is one of as many as may be open', async () => {
		const { token } = await makeLogin();
		const { _id: id } = await makeOne(token);
		const { linkId } = await sendLink(token, id);
		await db.biodataLink.createMany({
			data: Array.from({ length: maxOpenLinks - 1 }, (_, at) => ({
				...{ biodataId: id, sentTo: 'Somebody', tokenHash: `hash ${at}` },
				expiresAt: new Date(Date.now() + 60_000),
			})),
		});
		const askOne = () => call(makeLink, url, { token, params: { id }, json: { sentTo: 'One more' } });
		const refused = z.object({ code: z.string() }).parse((await askOne()).body);
		expect(refused.code).toBe('biodata.tooManyLinks');
		await call(end, url, { token, params: { id, linkId }, method: 'DELETE' });
		expect((await askOne()).status).toBe(201);
	});
});
