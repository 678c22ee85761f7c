// The E.164 form of a mobile number: written beside it by every call, found by every spelling, shown with it alone.
import { beforeEach, describe, expect, it } from 'vitest';
import { fillMobileE164 } from '@/lib/features/member/mobile-e164';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/lib/testing/accounts';
import { call } from '@/lib/testing/calls';
import { emptyTables, provideDatabase } from '@/lib/testing/database';
import { WrittenTree } from '@/lib/testing/trees';
import { POST as addRelative } from './family/add/route';
import { POST as importTree } from './family/import/route';
import { GET as readTree } from './family/tree/route';
import { PUT as updateRelative } from './family/update/[id]/route';
import { PUT as changeMember } from './users/[id]/route';
import { GET as exportMe } from './users/me/export/route';
import { PUT as changeProfile } from './users/profile/route';
import { GET as listMembers } from './users/route';

provideDatabase();
beforeEach(emptyTables);

const number = { mobileNumber: '98290 12345', mobileE164: '+919829012345' };
const none = { mobileNumber: '12 345', mobileE164: null };

describe('a mobile number that is written', () => {
	it('in one’s own profile has its E.164 form beside it, which goes with it', async () => {
		const { token, id } = await makeLogin();
		const save = async (mobileNumber: string) => {
			const json = { mobileNumber };
			const saved = await call(changeProfile, '/api/users/profile', { method: 'PUT', json, token });
			expect(saved.status).toBe(200);
			return saved.body.user;
		};
		expect(await save('९८२९० १२३४५')).toMatchObject(number);
		expect(await save('+1 650 253 0000')).toMatchObject({ mobileE164: '+16502530000' });
		expect(await save('12 345')).toMatchObject(none);
		expect(await save('098290-12345')).toMatchObject({ mobileE164: '+919829012345' });
		const exported = await call(exportMe, '/api/users/me/export', { token });
		expect(exported.body.profile).toMatchObject({
			mobileNumber: '098290-12345',
			mobileE164: '+919829012345',
		});
		expect(await save('')).toMatchObject({ mobileNumber: null, mobileE164: null });
		const json = { profession: 'Teacher', mobileE164: '+911111111111' };
		await call(changeProfile, '/api/users/profile', { method: 'PUT', json, token });
		expect(await db.member.findUnique({ where: { id } })).toMatchObject({ mobileE164: null });
	});

	it('by an administrator has it too, and the history names the number alone', async () => {
		const { token } = await makeLogin({ isAdmin: true });
		const { id } = await makeAccount();
		const options = { method: 'PUT', json: { mobileNumber: '98290 12345' }, token, params: { id } };
		expect((await call(changeMember, `/api/users/${id}`, options)).body.user).toMatchObject(number);
		const { changes } = await db.auditEntry.findFirstOrThrow({ where: { action: 'member.update' } });
		expect(changes).toEqual({ mobileNumber: { from: null, to: '98290 12345' } });
	});

	it('on a card has it too', async () => {
		const { token } = await makeLogin();
		const json = { name: 'Ram Singh', relation: 'Father', mobileNumber: '98290 12345' };
		const added = await call(addRelative, '/api/family/add', { method: 'POST', json, token });
		expect(added.body.member).toMatchObject(number);
		const { id } = await db.person.findFirstOrThrow({ where: { name: 'Ram Singh' } });
		const options = { method: 'PUT', json: { mobileNumber: '12 345' }, token, params: { id } };
		expect((await call(updateRelative, `/api/family/update/${id}`, options)).body.member).toMatchObject(none);
	});

	it('in a file has it too', async () => {
		const { token } = await makeLogin();
		const file = [
			'0 HEAD',
			'1 GEDC',
			'2 VERS 7.0',
			'0 @I1@ INDI',
			'1 NAME Ram',
			'1 RESI',
			'2 PHON ९८२९०12345',
		];
		const form = new FormData();
		form.set('dryRun', 'false');
		form.set('file', new File([[...file, '0 TRLR'].join('\n')], 'tree.ged'));
		const answer = await call(importTree, '/api/family/import', { method: 'POST', form, token });
		expect(answer.status, answer.text).toBe(201);
		expect(await db.person.findFirstOrThrow({ where: { name: 'Ram' } })).toMatchObject({
			mobileNumber: '9829012345',
			mobileE164: '+919829012345',
		});
	});
});

it('goes with the number of the account or of the card, whichever a card shows', async () => {
	const owner = await makeLogin();
	const [open, hidden] = [
		await makeAccount({ ...number, familyTreePrivacy: 'restricted' }),
		await makeAccount({ mobileNumber: '+91 98290 54321', mobileE164: '+919829054321' }),
	];
	const tree = await WrittenTree.of(owner.id);
	const own = { mobileNumber: '+1 650 253 0000', mobileE164: '+16502530000' };
	const [first, second] = [await tree.account(open.id, own), await tree.account(hidden.id, own)];
	await tree.parent(tree.meId, first, 'father');
	await tree.parent(first, second, 'father');
	const { body, text } = await call(readTree, '/api/family/tree', { token: owner.token });
	expect(body.familyMembers).toEqual(
		expect.arrayContaining([
			expect.objectContaining({ _id: first, ...number }),
			expect.objectContaining({ _id: second, ...own }),
		]),
	);
	expect(text).not.toContain('54321');
});

it.each(['98290 12345', '+91 98290-12345', '०९८२९०१२३४५', '0091 9829012345', '9829 0123', '૯૮૨૯૦૧૨૩૪૫'])(
	'finds a member in the back office by the number %s, however either is typed',
	async (query) => {
		const { token } = await makeLogin({ isAdmin: true });
		await makeAccount({ ...number, name: 'Typed short' });
		await makeAccount({ ...number, mobileNumber: '+91-98290-12345', name: 'Typed whole' });
		await makeAccount({ ...number, mobileNumber: '098290 12345', name: 'Typed with 0' });
		await makeAccount({ mobileNumber: '98290 54321', mobileE164: '+919829054321', name: 'Another' });
		const { body } = await call(listMembers, `/api/users?${new URLSearchParams({ page: '1', query })}`, {
			token,
		});
		expect(body.pagination).toMatchObject({ total: 3 });
	},
);

describe('numbers from before', () => {
	it('get their form from a step of the start, once, and are left as they are where they have none', async () => {
		const { id } = await makeAccount({ mobileNumber: '९८२९० १२३४५' });
		const other = await makeAccount({ mobileNumber: '12 345' });
		const tree = await WrittenTree.of(id);
		const card = await tree.card('Ram Singh', { mobileNumber: '+91 141 2000000' });
		await makeAccount();
		expect(await fillMobileE164()).toBe(2);
		const member = (of: string) => db.member.findUniqueOrThrow({ where: { id: of } });
		expect(await member(id)).toMatchObject({ ...number, version: 0 });
		expect(await member(other.id)).toMatchObject(none);
		expect(await db.person.findUnique({ where: { id: card } })).toMatchObject({
			mobileE164: '+911412000000',
		});
		expect(await fillMobileE164()).toBe(0);
	});

	it('are all found, also where there are more than one statement reads', async () => {
		const { id: ownerId } = await makeAccount();
		const { id: treeId } = await WrittenTree.of(ownerId);
		const data = Array.from({ length: 2100 }, (_, at) => ({
			...{ treeId, addedById: ownerId, name: `Card ${at}` },
			mobileNumber: at % 3 === 0 ? 'none' : `98290 ${String(10_000 + at)}`,
		}));
		await db.person.createMany({ data });
		expect(await fillMobileE164()).toBe(1400);
		expect(await db.person.count({ where: { mobileE164: null, mobileNumber: { not: 'none' } } })).toBe(0);
	});

	it('cannot be kept with the form of another number', async () => {
		const { id } = await makeAccount(number);
		for (const data of [
			{ mobileNumber: '98290 54321' },
			{ mobileNumber: null },
			{ mobileNumber: '98290 12345', mobileE164: '919829012345' },
		])
			await expect(db.member.update({ where: { id }, data })).rejects.toThrow();
	});
});
