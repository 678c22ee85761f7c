import { beforeEach, describe, expect, it } from 'vitest';
import { GET, PUT } from '@/app/api/clans/[slug]/route';
import { GET as getClans } from '@/app/api/clans/route';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { clanDetailsReply, clanReply } from './schema';

provideDatabase();

beforeEach(async () => {
	await emptyTables();
	for (const [slug, key, position] of [
		['rathore', 'Rathore', 1],
		['chauhan', 'Chauhan', 0],
	] as const)
		await db.clan.create({
			data: {
				...{ slug, key, position },
				texts: { create: [{ language: 'hi', vansh: `${key} का वंश`, gotra: 'गोत्र' }] },
			},
		});
	await db.clanText.create({ data: { slug: 'chauhan', language: 'en', vansh: 'Agnivansh', sources: 'Tod' } });
});

const belongsTo = (clan: string) => ({ clan, clanKey: searchKey(clan) });

const addDeity = (name: string, clans: string[]) =>
	db.deity.create({
		data: { clans, texts: { create: { language: 'en', name, description: 'Of the clan.' } } },
	});

async function read(slug: string, language = 'en') {
	const { body } = await call(GET, `/api/clans/${slug}`, { params: { slug }, language });
	return clanDetailsReply.parse(body);
}

const change = (slug: string, options: CallOptions) =>
	call(PUT, `/api/clans/${slug}`, { method: 'PUT', params: { slug }, ...options });

describe('GET /api/clans', () => {
	it('tells every group in its order, in the reader’s language or the other, and who of it is here in totals alone', async () => {
		const owner = await makeAccount({ ...belongsTo('हाड़ा'), name: 'Secret Hada', isListed: false });
		await db.familyTree.create({ data: { ownerId: owner.id, name: 'Secret tree' } });
		await makeAccount(belongsTo('Chouhan Rajput'));
		await makeAccount({ ...belongsTo('Rathod'), isDeceased: true });
		await makeAccount({ ...belongsTo('Rathore'), claimedAt: null, passwordHash: null, isListed: false });
		await makeAccount(belongsTo('Jadaun'));
		const { text } = await call(getClans, '/api/clans');
		const clans = clanReply.array().parse(JSON.parse(text));
		expect(clans.map(({ slug, members, families, language }) => [slug, members, families, language])).toEqual(
			[
				['chauhan', 2, 1, 'en'],
				['rathore', 0, 0, 'hi'],
			],
		);
		expect(clans[0]).toMatchObject({
			name: 'Chauhan',
			clans: ['Chauhan', 'Hada'],
			vansh: 'Agnivansh',
			gotra: null,
		});
		const one = await call(GET, '/api/clans/chauhan', { params: { slug: 'chauhan' } });
		for (const answer of [text, one.text]) {
			expect(answer).not.toContain('Secret');
			expect(answer).not.toContain(owner.id);
		}
	});

	it('names the deities of a group’s clans and branches, and no others', async () => {
		await addDeity('Ashapura', ['Chauhan', 'Jadeja']);
		await addDeity('Of Deora', ['Deora']);
		await addDeity('Naganechiya', ['राठौड़']);
		expect((await read('chauhan')).deities.map(({ name }) => name).sort()).toEqual(['Ashapura', 'Of Deora']);
		expect((await read('rathore', 'hi')).deities.map(({ name }) => name)).toEqual(['Naganechiya']);
		expect((await read('chauhan', 'hi')).name).toBe('चौहान');
		expect((await call(GET, '/api/clans/x', { params: { slug: 'jadaun' } })).status).toBe(404);
	});
});

describe('PUT /api/clans/{slug}', () => {
	it('is for administrators alone', async () => {
		const member = await makeLogin();
		expect((await change('chauhan', { json: { vansh: 'X' } })).status).toBe(401);
		expect((await change('chauhan', { json: { vansh: 'X' }, token: member.token })).status).toBe(403);
		expect(await read('chauhan')).toMatchObject({ vansh: 'Agnivansh', version: 0 });
	});

	it('changes what is sent in each language, and the audit log tells it', async () => {
		const { token } = await makeLogin({ isAdmin: true });
		const json = { gotra: 'Vatsa', hi: { vansh: 'अग्निवंश', gotra: '' } };
		const { status, body } = await change('chauhan', { json, token });
		expect([status, body]).toMatchObject([
			200,
			{ message: 'Clan updated successfully!', clan: { gotra: 'Vatsa', vansh: 'Agnivansh', version: 1 } },
		]);
		expect(await read('chauhan', 'hi')).toMatchObject({ vansh: 'अग्निवंश', gotra: null });
		expect(
			await db.auditEntry.findMany({ select: { action: true, subjectId: true, changes: true } }),
		).toEqual([
			{
				action: 'clan.update',
				subjectId: 'chauhan',
				changes: {
					'en.gotra': { from: null, to: 'Vatsa' },
					'hi.vansh': { from: 'Chauhan का वंश', to: 'अग्निवंश' },
					'hi.gotra': { from: 'गोत्र', to: null },
				},
			},
		]);
		// A language without texts yet.
		await change('rathore', { json: { en: { vansh: 'Suryavansh' } }, token });
		expect(await read('rathore')).toMatchObject({ vansh: 'Suryavansh', language: 'en' });
	});

	it('refuses what is stale, without a vansh, too long or of no group, and writes nothing then', async () => {
		const { token } = await makeLogin({ isAdmin: true });
		expect((await change('chauhan', { json: { about: 'One', version: 0 }, token })).status).toBe(200);
		const late = await change('chauhan', { json: { about: 'Two', version: 0 }, token });
		expect([late.status, late.body.code]).toEqual([409, 'record.stale']);
		const blank = await change('chauhan', { json: { about: 'Two', hi: { vansh: ' ' } }, token });
		expect([blank.status, blank.body.errors]).toEqual([
			400,
			[{ path: 'hi.vansh', message: 'This is required.' }],
		]);
		const long = await change('chauhan', { json: { about: 'x'.repeat(5001) }, token });
		expect([long.status, long.body.errors]).toEqual([
			400,
			[{ path: 'about', message: 'Write at most 5,000 characters.' }],
		]);
		expect((await change('jadaun', { json: { about: 'x' }, token })).status).toBe(404);
		expect(await read('chauhan')).toMatchObject({ about: 'One', version: 1 });
	});
});
