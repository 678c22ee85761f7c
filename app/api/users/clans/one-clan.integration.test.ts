import { beforeEach, describe, expect, it } from 'vitest';
import { POST as importMembers } from '@/app/api/admin/imports/members/route';
import { GET as getClan } from '@/app/api/clans/[slug]/route';
import { POST as addDeity } from '@/app/api/deities/route';
import { POST as addRelative } from '@/app/api/family/add/route';
import { POST as importFamily } from '@/app/api/family/import/route';
import { PUT as saveWishes } from '@/app/api/family/matches/wishes/route';
import { PUT as changeCard } from '@/app/api/family/update/[id]/route';
import { GET as getFilters } from '@/app/api/users/filters/route';
import { PUT as saveProfile } from '@/app/api/users/profile/route';
import { POST as register } from '@/app/api/users/register/route';
import { GET as getMembers } from '@/app/api/users/route';
import { noWishes } from '@/lib/features/matching/schema';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { GET as getClans } from './route';

provideDatabase();
beforeEach(emptyTables);
holdAfterResponse();

let count = 0;

async function getRegister(clan: string): Promise<void> {
	count += 1;
	const email = `typed${count}@example.org`;
	const json = { name: 'Aanya Kanwar', email, password: 'neem leaf at dusk', clan };
	expect((await call(register, '/api/users/register', { json })).status).toBe(201);
}

const spellings = ['भाटी', 'Bhati', 'bhatti', 'भाटी राजपूत'];

describe('a clan that is written in several ways', () => {
	it('is one entry of the home page, the filters, the list and the clan’s page', async () => {
		for (const clan of [...spellings, 'राठौर', 'Rathore']) await getRegister(clan);
		expect((await call(getClans, '/api/users/clans')).body).toEqual({
			totalClans: 2,
			clans: [
				{ _id: 'Bhati', count: 4 },
				{ _id: 'Rathore', count: 2 },
			],
		});
		const { token } = await makeLogin({ isAdmin: true });
		expect((await call(getFilters, '/api/users/filters', { token })).body.clans).toEqual([
			{ value: 'Bhati', count: 4 },
			{ value: 'Rathore', count: 2 },
		]);
		for (const asked of spellings) {
			const { body } = await call(getMembers, `/api/users?clan=${encodeURIComponent(asked)}`, { token });
			expect(body.pagination, asked).toMatchObject({ total: 4 });
		}
		await db.clan.create({
			data: {
				...{ slug: 'bhati', key: 'Bhati' },
				texts: { create: { language: 'en', vansh: 'Chandravansh' } },
			},
		});
		const page = await call(getClan, '/api/clans/bhati', { params: { slug: 'bhati' } });
		expect(page.body).toMatchObject({ members: 4 });
	});

	it('is one entry where the portal does not know it, too', async () => {
		for (const clan of ['Jadaun', 'जादौन', 'Jadaun Rajput', 'Jadaun']) await getRegister(clan);
		expect((await call(getClans, '/api/users/clans')).body).toEqual({
			totalClans: 1,
			clans: [{ _id: 'Jadaun', count: 4 }],
		});
	});
});

describe('what is typed becomes the clan that the portal knows', () => {
	it('in a profile, for the mother’s clan too', async () => {
		const { token } = await makeLogin();
		const json = { clan: 'भाटी राजपूत', motherClan: 'शेखावत' };
		const { body } = await call(saveProfile, '/api/users/profile', { method: 'PUT', json, token });
		expect(body.user).toMatchObject({ clan: 'Bhati', motherClan: 'Shekhawat' });
	});

	it('on a card of the tree', async () => {
		const { token } = await makeLogin();
		const json = { name: 'Devi Singh', relation: 'Father', clan: 'bhatti', motherClan: 'राठौर' };
		expect((await call(addRelative, '/api/family/add', { json, token })).status).toBe(201);
		const card = await db.person.findFirstOrThrow({ where: { name: 'Devi Singh' } });
		expect(card).toMatchObject({ clan: 'Bhati', motherClan: 'Rathore' });
		await call(changeCard, `/api/family/update/${card.id}`, {
			...{ method: 'PUT', token, params: { id: card.id }, json: { clan: 'हाडा' } },
		});
		expect(await db.person.findUnique({ where: { id: card.id } })).toMatchObject({ clan: 'Hada' });
	});

	it('in a family’s file, which a second import finds unchanged', async () => {
		const { token } = await makeLogin();
		const file = `0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Devi Singh\n1 SEX M
1 FACT भाटी राजपूत\n2 TYPE Clan\n0 TRLR\n`;
		for (const _time of [1, 2]) {
			const form = new FormData();
			form.set('file', new File([file], 'family.ged'));
			form.set('dryRun', 'false');
			expect((await call(importFamily, '/api/family/import', { token, form })).status).toBe(201);
		}
		const cards = await db.person.findMany({ where: { name: 'Devi Singh' } });
		for (const { clan, facts } of cards) expect([clan, facts]).toEqual(['Bhati', []]);
		expect(cards.length).toBeGreaterThan(0);
	});

	it('in wishes and of a deity, each once', async () => {
		const { token, id } = await makeLogin({ isAdmin: true });
		const wishes = { ...noWishes, clans: ['भाटी', 'Bhatti', 'Jadaun'] };
		await call(saveWishes, '/api/family/matches/wishes', { method: 'PUT', json: wishes, token });
		expect(await db.partnerWishes.findUnique({ where: { memberId: id } })).toMatchObject({
			clans: ['Bhati', 'Jadaun'],
		});
		const deity = { name: 'Karni Mata', description: 'Of Deshnok.', clans: 'राठौर, Rathore, भाटी राजपूत' };
		await call(addDeity, '/api/deities', { json: deity, token });
		expect(await db.deity.findFirst()).toMatchObject({ clans: ['Rathore', 'Bhati'] });
	});

	it('in a file of members', async () => {
		const { token } = await makeLogin({ isAdmin: true });
		const form = new FormData();
		const text = 'name,email,clan,motherClan\nAsha,asha@example.org,भाटी राजपूत,राठौर\n';
		form.set('file', new File([text], 'members.csv', { type: 'text/csv' }));
		form.set('dryRun', 'false');
		await call(importMembers, '/api/admin/imports/members', { form, token });
		expect(await db.member.findFirst({ where: { isImported: true } })).toMatchObject({
			...{ clan: 'Bhati', clanKey: 'bati', motherClan: 'Rathore' },
		});
	});
});
