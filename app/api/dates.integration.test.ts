import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as importMembers } from '@/app/api/admin/imports/members/route';
import { POST as addRelative } from '@/app/api/family/add/route';
import { GET as exportTree } from '@/app/api/family/export/route';
import { GET as readTree } from '@/app/api/family/tree/route';
import { PUT as changeMember, GET as readMember } from '@/app/api/users/[id]/route';
import { POST as logIn } from '@/app/api/users/login/route';
import { PUT as changeProfile, GET as readProfile } from '@/app/api/users/profile/route';
import { POST as register } from '@/app/api/users/register/route';
import { ensureAdministrator } from '@/lib/features/account/commands/ensure-administrator';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin, testPassword } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { WrittenTree } from '@/tests/support/trees';

const dataDir = mkdtempSync(path.join(tmpdir(), 'dates-'));
process.env.DATA_DIR = dataDir;
provideDatabase();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let head = { id: '', token: '' };
beforeAll(async () => {
	head = await makeLogin({ name: 'Head', isAdmin: true });
});

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const yearsAgo = (years: number) => new Date().getUTCFullYear() - years;
let count = 0;
const person = (more: object = {}) => ({
	...{ name: 'Aanya', email: `dated${++count}@example.org`, password: 'neem leaf at dusk', gender: 'Female' },
	...more,
});
const registerWith = (json: object, token?: string) =>
	call(register, '/api/users/register', { json, ...(token && { token }) });
const save = (token: string, json: unknown) =>
	call(changeProfile, '/api/users/profile', { method: 'PUT', token, json });
const change = (id: string, json: unknown) =>
	call(changeMember, `/api/users/${id}`, { method: 'PUT', params: { id }, token: head.token, json });
const read = (id: string, token: string) => call(readMember, `/api/users/${id}`, { params: { id }, token });
const getLife = (id: string) =>
	db.member.findUniqueOrThrow({
		where: { id },
		select: {
			...{ bornOn: true, bornPrecision: true, isDeceased: true },
			...{ diedOn: true, diedPrecision: true, ageAtDeath: true },
		},
	});

describe('the date of birth of an account', () => {
	it.each([
		['1990-05-17', '1990-05-17'],
		['1990-05', '1990-05'],
		['1990', '1990'],
		['1990~', '1990~'],
		['१९९०-०५-१७', '1990-05-17'],
		['', null],
	])('is registered as %j and answered as %j, with the age that it makes', async (dob, answered) => {
		const { status, body } = await registerWith(person({ dob, age: '41' }));
		expect(status).toBe(201);
		const { user } = Object(body);
		expect(user).toMatchObject({ dob: answered, dod: null });
		const since1990 = [yearsAgo(1990) - 1, yearsAgo(1990)];
		expect(answered === null ? [41] : since1990).toContain(user.age);
	});

	it('keeps out who is under age by it, and asks for the rest of it where it leaves that open', async () => {
		const underAge = await registerWith(person({ dob: String(yearsAgo(16)), age: 30 }));
		expect(underAge.status).toBe(400);
		expect(underAge.body).toMatchObject({
			code: 'register.underage',
			errors: [{ path: 'dob', message: 'The age must be at least 18.' }],
		});
		const open = await registerWith(person({ dob: String(yearsAgo(18)) }));
		expect(open.body).toMatchObject({
			code: 'input.invalid',
			errors: [{ path: 'dob', message: expect.stringContaining('month and the day') }],
		});
	});

	it.each([
		['a day to come', '2999-01-01', 'future'],
		['30 February', '1990-02-30', 'this month has fewer days'],
		['an age of centuries', '1021', 'between 1 and 120'],
	])('refuses %s at its field', async (_, dob, words) => {
		const { token } = await makeLogin();
		for (const { status, body } of [await registerWith(person({ dob })), await save(token, { dob })]) {
			expect(status).toBe(400);
			expect(body).toMatchObject({
				code: 'input.invalid',
				errors: [{ path: 'dob', message: expect.stringContaining(words) }],
			});
		}
	});

	it('counts more than an age that is sent along, and gives way to an age that is sent alone', async () => {
		const { id, token } = await makeLogin();
		expect((await save(token, { dob: '1990-05', age: 20 })).body.user).toMatchObject({ dob: '1990-05' });
		expect(await getLife(id)).toMatchObject({ bornOn: day('1990-05-01'), bornPrecision: 'month' });
		expect((await save(token, { age: 20 })).body.user).toMatchObject({ dob: null, age: 20 });
		await save(token, { dob: '1990~' });
		expect((await save(token, { dob: '', age: '' })).body.user).toMatchObject({ dob: null, age: null });
	});

	it('leaves an age as old as it was typed when a form sends back that there is no date', async () => {
		const { id, token } = await makeLogin({ bornOn: day('1990-02-03'), bornPrecision: 'age' });
		const { age } = (await call(readProfile, '/api/users/profile', { token })).body;
		await save(token, { dob: '', age });
		expect(await getLife(id)).toMatchObject({ bornOn: day('1990-02-03'), bornPrecision: 'age' });
	});

	it('belongs to the account that is made for a relative, too', async () => {
		const { token } = await makeLogin({ gender: 'Male' });
		const email = 'dated.sister@example.org';
		const relative = { name: 'Sister', relation: 'Sister', email, password: 'secret1', createAccount: true };
		const json = { ...relative, dob: '1985-04', age: 12 };
		expect((await call(addRelative, '/api/family/add', { json, token })).status).toBe(201);
		const born = { bornOn: day('1985-04-01'), bornPrecision: 'month' };
		expect(await db.member.findFirst({ where: { email } })).toMatchObject(born);
		expect(await db.person.findFirst({ where: { name: 'Sister' } })).toMatchObject(born);
	});

	it('is answered to its member and administrators alone; others read the age', async () => {
		const born = { bornOn: day('1990-05-17'), bornPrecision: 'day', familyTreePrivacy: 'public' } as const;
		const { id, token } = await makeLogin(born);
		for (const reader of [token, head.token])
			expect((await read(id, reader)).body).toMatchObject({ dob: '1990-05-17', isDeceased: false });
		const { body } = await read(id, (await makeLogin()).token);
		expect(body).toHaveProperty('age');
		for (const field of ['dob', 'dod', 'isDeceased']) expect(body).not.toHaveProperty(field);
	});

	it('is read from a file of members, whose rows are refused like forms', async () => {
		const rows = [
			'name,email,age,dob',
			'Whole,whole.dated@example.org,,1990-05-17',
			'About,about.dated@example.org,12,लगभग',
			'Devanagari,deva.dated@example.org,,१९८०~',
			`Young,young.dated@example.org,40,${yearsAgo(10)}-01-01`,
			'Future,future.dated@example.org,,2999',
		];
		const form = new FormData();
		form.set('file', new File([rows.join('\n')], 'members.csv', { type: 'text/csv' }));
		form.set('dryRun', 'false');
		const answer = await call(importMembers, '/api/admin/imports/members', { form, token: head.token });
		const outcomes = Object(answer.body).plan.rows.map(({ outcome, problems }: Record<string, unknown>) => [
			outcome,
			...Object(problems).map(({ path }: { path: string }) => path),
		]);
		expect(outcomes).toEqual([
			['added'],
			['refused', 'dob'],
			['added'],
			['refused', 'dob'],
			['refused', 'dob'],
		]);
		expect(await db.member.findFirst({ where: { email: 'deva.dated@example.org' } })).toMatchObject({
			...{ bornOn: day('1980-01-01'), bornPrecision: 'about' },
		});
	});
});

describe('the death of a member', () => {
	const lived = { name: 'Late', dob: '1921-03-04', dod: '1998', isDeceased: true };

	it('is said by an administrator from the beginning: nobody logs in, and nobody else can say it', async () => {
		const typed = person({ ...lived, isAdmin: false });
		const { status, body } = await registerWith(typed, head.token);
		expect(status).toBe(201);
		const { user } = Object(body);
		expect(user).toMatchObject({ dob: '1921-03-04', dod: '1998', age: 77, isDeceased: true });
		expect(await getLife(user._id)).toMatchObject({ diedOn: day('1998-12-31'), diedPrecision: 'year' });
		const { email, password } = typed;
		expect((await call(logIn, '/api/users/login', { json: { email, password } })).body).toMatchObject({
			code: 'account.deceased',
		});
		const own = await registerWith(person({ dod: '2001', isDeceased: true, dob: '1990' }));
		expect(Object(own.body).user).toMatchObject({ isDeceased: false, dod: null });
	});

	it('keeps the age that is known, also when the mark is removed', async () => {
		const { id } = await makeAccount({ bornOn: day('1950-01-01'), bornPrecision: 'age' });
		const known = Object((await change(id, { isDeceased: true })).body).user;
		expect(known.age).toBeGreaterThanOrEqual(76);
		expect(await getLife(id)).toMatchObject({ ageAtDeath: known.age });
		const back = Object((await change(id, { isDeceased: false })).body).user;
		expect(back).toMatchObject({ isDeceased: false, dod: null, age: known.age });
	});

	it('goes with its date when the mark is removed, also for the administrator of the settings', async () => {
		const { id, email } = await makeAccount({ bornOn: day('1950-01-01'), bornPrecision: 'day' });
		expect((await change(id, { isDeceased: true, dod: '2020-05' })).body).toMatchObject({
			user: { dod: '2020-05', age: 70 },
		});
		expect((await change(id, { isDeceased: false })).status).toBe(200);
		expect(await getLife(id)).toMatchObject({ isDeceased: false, diedOn: null, ageAtDeath: null });
		await change(id, { isDeceased: true, dod: '2020' });
		await ensureAdministrator({ email, password: testPassword });
		expect(await getLife(id)).toMatchObject({ isDeceased: false, diedOn: null, diedPrecision: null });
	});

	it.each([
		[{ dod: '1949' }, 'dod'],
		[{ dob: '2021' }, 'dob'],
		[{ dod: '2999' }, 'dod'],
	])('cannot be before the birth, or to come: %j', async (json, field) => {
		const { id } = await makeAccount({
			...{ bornOn: day('1950-01-01'), bornPrecision: 'day' },
			...{ isDeceased: true, diedOn: day('2020-12-31'), diedPrecision: 'year' },
		});
		expect((await change(id, json)).body).toMatchObject({ code: 'input.invalid', errors: [{ path: field }] });
	});

	it('shows others the years alone, and only where they see the age', async () => {
		const life = {
			...{ name: 'Late', bornOn: day('1921-03-04'), bornPrecision: 'day' as const },
			...{ isDeceased: true, diedOn: day('1998-05-06'), diedPrecision: 'day' as const },
		};
		const open = await makeAccount({ ...life, familyTreePrivacy: 'public' });
		const { token } = await makeLogin();
		const { body, text } = await read(open.id, token);
		expect(body).toMatchObject({ dob: '1921', dod: '1998', isDeceased: true, age: 77 });
		expect(text).not.toMatch(/03-04|05-06/);
		const closed = await makeAccount(life);
		expect((await read(closed.id, token)).status).toBe(404);
		expect((await read(open.id, head.token)).body).toMatchObject({ dob: '1921-03-04', dod: '1998-05-06' });
	});

	it('is in the history with both values', async () => {
		const { id } = await makeAccount();
		await change(id, { isDeceased: true, dob: '1921', dod: '1998~' });
		const [entry] = await db.auditEntry.findMany({ where: { subjectId: id } });
		expect(entry?.changes).toEqual({
			bornOn: { from: null, to: '1921-01-01' },
			bornPrecision: { from: null, to: 'year' },
			diedOn: { from: null, to: '1998-12-31' },
			diedPrecision: { from: null, to: 'about' },
			isDeceased: { from: false, to: true },
		});
	});
});

describe('a linked account in a tree', () => {
	async function treeWith(
		life: Parameters<typeof makeAccount>[0],
		card: Parameters<WrittenTree['card']>[1] = {},
	) {
		const owner = await makeLogin({ gender: 'Male' });
		const tree = await WrittenTree.of(owner.id);
		const member = await makeAccount({ gender: 'Male', familyTreePrivacy: 'public', ...life });
		const fatherId = await tree.account(member.id, { gender: 'Male', ...card });
		await tree.parent(tree.meId, fatherId, 'father');
		return { owner, shown: () => getCard(owner.token, fatherId) };
	}
	const getCard = async (token: string, cardId: string) => {
		const { body } = await call(readTree, '/api/family/tree', { token });
		return Object(body).familyMembers.find(({ _id }: { _id: string }) => _id === cardId);
	};
	const gone = {
		...{ bornOn: day('1921-03-04'), bornPrecision: 'day' as const },
		...{ isDeceased: true, diedOn: day('1998-05-06'), diedPrecision: 'day' as const },
	};

	it('is deceased on its card, with the years between which they have lived', async () => {
		const { shown, owner } = await treeWith(gone);
		expect(await shown()).toMatchObject({ isDeceased: true, dob: '1921', dod: '1998', age: 77 });
		const { text } = await call(exportTree, '/api/family/export?format=gedcom-7.0', { token: owner.token });
		expect(text).toMatch(/BIRT\r?\n2 DATE 1921\r?\n/);
		expect(text).toMatch(/DEAT(?: Y)?\r?\n2 DATE 1998\r?\n/);
		expect(text).not.toMatch(/4 MAR 1921|6 MAY 1998/);
	});

	it('tells nothing of its death where it shows no age', async () => {
		const { shown } = await treeWith({ ...gone, familyTreePrivacy: 'private' });
		expect(await shown()).toMatchObject({ isDeceased: false, dob: null, dod: null, age: null });
	});

	it('leaves what the owner has written of the death', async () => {
		const { shown } = await treeWith(
			{ bornOn: day('1921-03-04'), bornPrecision: 'day' },
			{ isDeceased: true, diedOn: day('1998-05-06') },
		);
		expect(await shown()).toMatchObject({ isDeceased: true, dob: null, dod: '1998-05-06', age: 77 });
	});

	it('shows the owner their own date of birth, however much of it is known', async () => {
		const { token } = await makeLogin();
		await save(token, { dob: '1990-05' });
		const { body } = await call(readTree, '/api/family/tree', { token });
		expect(Object(body).familyMembers[0]).toMatchObject({ relation: 'Me', dob: '1990-05' });
	});

	it('is elder or younger by the dates that it tells', async () => {
		const owner = await makeLogin({ gender: 'Male' });
		await save(owner.token, { dob: '1990-05' });
		const tree = await WrittenTree.of(owner.id);
		const brother = await makeLogin({ gender: 'Male', familyTreePrivacy: 'public' });
		const brotherId = await tree.account(brother.id, { gender: 'Male' });
		const fatherId = await tree.card('Father', { gender: 'Male' });
		for (const id of [tree.meId, brotherId]) await tree.parent(id, fatherId, 'father');
		const words = async () => (await getCard(owner.token, brotherId)).relationWords.en;
		await save(brother.token, { dob: '1989' });
		expect(await words()).toContain('elder');
		await save(brother.token, { dob: '1991-03' });
		expect(await words()).toContain('younger');
		await save(brother.token, { dob: '1991~' });
		expect(await words()).toBe('elder brother / younger brother');
	});
});
