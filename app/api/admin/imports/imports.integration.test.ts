import type { PoolClient } from 'pg';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import * as z from 'zod';
import { searchKey } from '@/lib/core/text-folding';
import { findRefusable } from '@/lib/features/account/commands/refuse-account';
import { sendCode } from '@/lib/features/account/commands/reset-password';
import { importReply } from '@/lib/features/administration/imports/schema';
import {
	removeExpiredAccounts,
	removeUnclaimedAccount,
} from '@/lib/features/member/commands/unclaimed-accounts';
import { byteOrderMark, csvLines } from '@/lib/platform/csv/write';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { pool } from '@/lib/platform/db/pool';
import { longLane } from '@/lib/platform/threads/lanes';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { POST as importDeities } from './deities/route';
import { POST as importMembers } from './members/route';

provideDatabase();

let head: Awaited<ReturnType<typeof makeLogin>>;
const afterResponse = holdAfterResponse();

beforeEach(async () => {
	await emptyTables();
	head = await makeLogin({ isAdmin: true });
});

const handlers = { deities: importDeities, members: importMembers };

async function send(
	kind: keyof typeof handlers,
	rows: string[][] | string,
	{
		dryRun = true,
		plan,
		token = head.token,
		mailLanguage,
	}: { dryRun?: boolean; plan?: string; token?: string; mailLanguage?: string } = {},
) {
	const form = new FormData();
	const text = typeof rows === 'string' ? rows : byteOrderMark + csvLines(rows);
	form.set('file', new Blob([text], { type: 'text/csv' }), 'file.csv');
	form.set('dryRun', String(dryRun));
	if (plan !== undefined) form.set('plan', plan);
	if (mailLanguage !== undefined) form.set('mailLanguage', mailLanguage);
	return call(handlers[kind], `/api/admin/imports/${kind}`, { form, ...(token && { token }) });
}

const planIn = (body: unknown) => z.object({ plan: importReply.shape.plan }).parse(body).plan;
const outcomes = (body: unknown) =>
	planIn(body).rows.map(({ row, outcome, problems }) => [row, outcome, ...problems.map(({ path }) => path)]);

describe('a cell with a heap of marks', () => {
	const heap = `a${'\u0315\u0300\u0316'.repeat(1000)}`;

	it.each([
		['members', ['name', 'email'], ['Mohan', 'mohan@example.org'], 'name'],
		['members', ['email', 'name'], ['mohan@example.org', 'Mohan'], 'email'],
		['deities', ['hi.name', 'hi.description', 'clans'], ['नागणेची माता', 'कुलदेवी', 'Rathore'], 'hi.name'],
	] as const)(
		'of %s is refused with its row, alone, and never normalized',
		async (kind, titles, row, path) => {
			const normalize = vi.spyOn(String.prototype, 'normalize');
			const { status, body } = await send(kind, [[...titles], [heap, ...row.slice(1)], [...row]]);
			const isNormalized = normalize.mock.contexts.map(String).includes(heap);
			normalize.mockRestore();
			expect(isNormalized).toBe(false);
			expect(status).toBe(200);
			expect(outcomes(body)).toEqual([
				[2, 'refused', path],
				[3, 'added'],
			]);
		},
	);
});

describe('a large file', () => {
	it('passes through a thread, which names the row where it is broken', async () => {
		const run = vi.spyOn(longLane, 'run');
		const titles = ['name', 'email', 'notes'];
		const rows = Array.from({ length: 900 }, (_, place) => [
			`Member ${place}`,
			`member${place}@example.org`,
			'x'.repeat(60),
		]);
		const { body } = await send('members', [titles, ...rows]);
		expect(planIn(body)).toMatchObject({ totals: { added: 900, refused: 0 }, ignored: ['notes'] });
		const ragged = await send('members', [titles, ...rows, ['Last']]);
		expect(ragged.body).toMatchObject({ code: 'csv.ragged', message: expect.stringContaining('902') });
		expect(run).toHaveBeenCalledTimes(2);
		run.mockClear();
		await send('members', [titles, ...rows.slice(0, 3)]);
		expect(run).not.toHaveBeenCalled();
	});
});

describe('POST /api/admin/imports/members', () => {
	const rows = [
		['Name', 'email', 'clan', 'age', 'isMarried', 'mobileNumber', 'isAdmin', 'familyTreePrivacy'],
		['देवी सिंह', 'Devi@Example.org', 'राठौड़', '३१', 'No', '+૯૧ ९८७६५ 43210', 'true', 'public'],
		['Young', 'young@example.org', '', '17', '', '', '', ''],
		['Nobody', 'no address', '', '', '', '', '', ''],
		['Known', 'KNOWN@example.org', '', '', '', '', '', ''],
		['Again', 'devi@example.ORG', '', '', '', '', '', ''],
		['', 'nameless@example.org', '', 'old', '', 'call me', '', ''],
		['Mohan', 'mohan@example.org', '', '', '', '', '', ''],
	];

	beforeEach(() => makeAccount({ name: 'Known already', email: 'known@example.org' }));

	it('lists row by row what would happen, and does nothing', async () => {
		const before = await db.member.count();
		const { status, body } = await send('members', rows);
		expect(status).toBe(200);
		expect(outcomes(body)).toEqual([
			[2, 'added'],
			[3, 'refused', 'age'],
			[4, 'refused', 'email'],
			[5, 'unchanged', 'email'],
			[6, 'refused', 'email'],
			[7, 'refused', 'name', 'age', 'mobileNumber'],
			[8, 'added'],
		]);
		expect(planIn(body)).toMatchObject({
			totals: { added: 2, changed: 0, unchanged: 1, refused: 4 },
			ignored: ['isAdmin', 'familyTreePrivacy'],
		});
		expect(planIn(body).rows[1]?.problems[0]?.message).toBe('The age must be at least 18.');
		expect(await db.member.count()).toBe(before);
		expect(await db.decision.count()).toBe(0);
	});

	it('makes unclaimed accounts of exactly what was planned: private, unlisted, without password, role or consent', async () => {
		const plan = planIn((await send('members', rows)).body)._id;
		const { status, body } = await send('members', rows, { dryRun: false, plan });
		expect(status).toBe(201);
		expect(planIn(body).totals).toEqual({ added: 2, changed: 0, unchanged: 1, refused: 4 });
		const devi = await db.member.findUniqueOrThrow({
			where: { emailKey: 'devi@example.org' },
			include: { consents: true },
		});
		expect(devi).toMatchObject({
			...{ name: 'देवी सिंह', email: 'Devi@Example.org', clan: 'Rathore', mobileNumber: '+91 98765 43210' },
			mobileE164: '+919876543210',
			...{ isMarried: false, claimedAt: null, passwordHash: null, isAdmin: false, isListed: false },
			...{ familyTreePrivacy: 'private', isImported: true, consents: [] },
		});
		expect(await db.member.findUnique({ where: { emailKey: 'young@example.org' } })).toBeNull();
		expect(await db.member.findUnique({ where: { emailKey: 'known@example.org' } })).toMatchObject({
			name: 'Known already',
		});
		expect(await db.auditEntry.count({ where: { action: 'member.import', actorId: head.id } })).toBe(2);
	});

	it('mails each, one after the other, how to claim the account or be rid of it', async () => {
		await send('members', rows, { dryRun: false });
		const mails = await db.decision.findMany({ orderBy: { undoUntil: 'asc' } });
		const mail = z.object({ to: z.string(), text: z.string() });
		const shown = mails.map((decision) => mail.parse(decision.mail));
		expect(shown.map(({ to }) => to)).toEqual(['Devi@Example.org', 'mohan@example.org']);
		expect(shown[0]?.text).toMatch(/\/claim\/[0-9a-f]{96}/);
		const token = /not-me\/([0-9a-f]+)/.exec(shown[0]?.text ?? '')?.[1] ?? '';
		expect(await findRefusable(token, new Date())).toMatchObject({ name: 'देवी सिंह', adderName: null });
		const [first, second] = mails.map(({ undoUntil }) => undoUntil.getTime());
		expect(second).toBeGreaterThan(first ?? 0);
		await afterResponse.run();
	});

	it.each([
		[undefined, 'hi'],
		['hi', 'hi'],
		['en', 'en'],
	])('mails in Hindi unless the import says otherwise: %s', async (mailLanguage, expected) => {
		const { status } = await send('members', rows, {
			dryRun: false,
			...(mailLanguage !== undefined && { mailLanguage }),
		});
		expect(status).toBe(201);
		const mails = await db.decision.findMany();
		const languages = mails.map(({ mail }) => z.object({ language: z.string() }).parse(mail).language);
		expect(languages).toEqual([expected, expected]);
		const imported = await db.member.findMany({ where: { isImported: true }, select: { language: true } });
		expect(imported).toEqual([{ language: expected }, { language: expected }]);
	});

	it('refuses a language that the portal does not speak', async () => {
		const { status, body } = await send('members', rows, { dryRun: false, mailLanguage: 'fr' });
		expect([status, body.code]).toEqual([400, 'input.invalid']);
		expect(await db.decision.count()).toBe(0);
	});

	it('keeps an account for thirty days, in which its owner gets a code; then it goes', async () => {
		await send('members', rows, { dryRun: false });
		const { id, createdAt } = await db.member.findUniqueOrThrow({ where: { emailKey: 'mohan@example.org' } });
		await sendCode({ email: 'mohan@example.org' }, { language: 'en', now: new Date() });
		expect(await db.oneTimeCode.findFirst({ where: { memberId: id } })).toMatchObject({ purpose: 'claim' });
		const days = (count: number) => new Date(createdAt.getTime() + count * 24 * 60 * 60 * 1000);
		expect(await removeExpiredAccounts(days(29))).toBe(0);
		expect(await removeExpiredAccounts(days(31))).toBe(2);
		expect(await db.member.findUnique({ where: { id } })).toBeNull();
	});

	it('leaves nothing of an account in the audit log that its owner does not want, or has not claimed', async () => {
		await send('members', rows, { dryRun: false });
		const imported = { action: 'member.import', changes: { not: Prisma.DbNull } } as const;
		expect(await db.auditEntry.count({ where: imported })).toBe(2);
		const { id } = await db.member.findUniqueOrThrow({ where: { emailKey: 'mohan@example.org' } });
		expect(await removeUnclaimedAccount(id)).toBe(true);
		expect(await db.auditEntry.count({ where: imported })).toBe(1);
		expect(await removeExpiredAccounts(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000))).toBe(1);
		expect(await db.auditEntry.count({ where: imported })).toBe(0);
	});

	it('writes many in a few short statements, not one for each', async () => {
		const most = 300;
		const many = Array.from({ length: most }, (_, at) => [
			`Member ${at}`,
			`m${at}@example.org`,
			'राठौड़',
			'31',
		]);
		const asked = new Map<PoolClient, MockInstance>();
		const listen = (client: PoolClient) => {
			if (!asked.has(client)) asked.set(client, vi.spyOn(client, 'query'));
		};
		pool.on('acquire', listen);
		const { status, body } = await send('members', [['name', 'email', 'clan', 'age'], ...many], {
			dryRun: false,
		});
		pool.off('acquire', listen);
		expect([status, planIn(body).totals.added]).toEqual([201, most]);
		expect(await db.member.count({ where: { isImported: true, clanKey: searchKey('राठौड़') } })).toBe(most);
		expect(await db.auditEntry.count({ where: { action: 'member.import' } })).toBe(most);
		expect(await db.decision.count({ where: { action: 'member.import' } })).toBe(most);
		const statements = [...asked.values()].reduce((sum, { mock }) => sum + mock.calls.length, 0);
		expect(statements).toBeGreaterThan(5);
		expect(statements).toBeLessThan(40);
		for (const spy of asked.values()) spy.mockRestore();
	});

	it('refuses what no text may hold, at its row', async () => {
		const { status, body } = await send(
			'members',
			'name,email\nDevi,a\0b@example.org\nMo\0han,m@example.org\n',
		);
		expect(status).toBe(200);
		expect(outcomes(body)).toEqual([
			[2, 'refused', 'email'],
			[3, 'refused', 'name'],
		]);
	});

	it('stores what begins like a formula as it was typed', async () => {
		const odd = [
			['name', 'email', 'education'],
			['Devi', 'devi@example.org', '=1+1'],
		];
		expect((await send('members', odd, { dryRun: false })).status).toBe(201);
		const { education } = await db.member.findUniqueOrThrow({ where: { emailKey: 'devi@example.org' } });
		expect(education).toBe('=1+1');
	});

	it('answers 409 and the new plan where somebody has registered meanwhile', async () => {
		const plan = planIn((await send('members', rows)).body)._id;
		await makeAccount({ email: 'mohan@example.org' });
		const { status, body } = await send('members', rows, { dryRun: false, plan });
		expect(status).toBe(409);
		expect(body).toMatchObject({ code: 'import.stale' });
		expect(planIn(body).totals).toMatchObject({ added: 1, unchanged: 2 });
		expect(await db.member.count({ where: { isImported: true } })).toBe(0);
	});
});

describe('POST /api/admin/imports/deities', () => {
	const columns = [
		'deityType',
		'clans',
		'hi.name',
		'hi.description',
		'en.name',
		'en.description',
		'en.temple',
	];
	const karni = [
		'devi',
		'Rathore, Charan',
		'करणी माता',
		'देशनोक की देवी',
		'Karni Mata',
		'Goddess of Deshnok',
		'',
	];

	const read = () =>
		db.deity.findMany({ include: { texts: { orderBy: { language: 'asc' } } }, orderBy: { position: 'asc' } });

	it('adds, changes, leaves and refuses, as its dry run said', async () => {
		await send('deities', [columns, karni], { dryRun: false });
		const [known] = await read();
		expect(known).toMatchObject({ deityType: 'devi', clans: ['Rathore', 'Charan'] });
		const rows = [
			columns,
			['', '', '', '', 'karni mata', '', 'Deshnok temple'],
			['devta', 'Rathore', '', '', 'Pabuji', 'Hero of Kolu', ''],
			['devta', '', '', '', 'Gogaji', 'Hero', ''],
			['devi', 'Hada', 'आशापूरा', '', '', '', ''],
			['demon', 'Hada', '', '', 'X', 'Y', ''],
			['devta', 'Rathore', '', '', 'Pabuji', 'Twice', ''],
		];
		const dry = await send('deities', rows);
		expect(outcomes(dry.body)).toEqual([
			[2, 'changed'],
			[3, 'added'],
			[4, 'refused', 'clans'],
			[5, 'refused', 'hi.description'],
			[6, 'refused', 'deityType'],
			[7, 'refused', 'en.name'],
		]);
		expect(planIn(dry.body).rows[0]?.changes).toEqual([
			{ column: 'en.name', from: 'Karni Mata', to: 'karni mata' },
			{ column: 'en.temple', from: '', to: 'Deshnok temple' },
		]);
		expect(await read()).toEqual([known]);
		const { status } = await send('deities', rows, { dryRun: false, plan: planIn(dry.body)._id });
		expect(status).toBe(201);
		const [changed, added, ...others] = await read();
		expect(others).toEqual([]);
		// What a blank cell says nothing of stays.
		expect(changed?.texts).toMatchObject([
			{ name: 'करणी माता' },
			{ name: 'karni mata', description: karni[5], temple: 'Deshnok temple' },
		]);
		expect(added).toMatchObject({ deityType: 'devta', texts: [{ name: 'Pabuji' }] });
		const entries = await db.auditEntry.findMany({
			where: { action: 'deity.import' },
			orderBy: { id: 'asc' },
		});
		expect(entries.map(({ subjectId }) => subjectId)).toEqual([known?.id, known?.id, added?.id]);
		expect(entries[1]?.changes).toMatchObject({ 'en.temple': { from: null, to: 'Deshnok temple' } });
	});

	it('finds a record by its id too, and changes nothing that is the same', async () => {
		await send('deities', [columns, karni], { dryRun: false });
		const [known] = await read();
		const withId = (id: string) =>
			send('deities', [
				['_id', ...columns],
				[id, ...karni],
			]);
		expect(outcomes((await withId(known?.id ?? '')).body)).toEqual([[2, 'unchanged']]);
		expect(outcomes((await withId('00000000-0000-4000-8000-000000000000')).body)).toEqual([
			[2, 'refused', '_id'],
		]);
	});

	it('answers 409 and the new plan where a record has been changed meanwhile, and writes nothing', async () => {
		await send('deities', [columns, karni], { dryRun: false });
		const rows = [
			columns,
			[...karni.slice(0, 6), 'Deshnok temple'],
			['devta', 'Hada', '', '', 'New', 'New', ''],
		];
		const plan = planIn((await send('deities', rows)).body)._id;
		await db.deity.updateMany({ data: { version: { increment: 1 } } });
		const stale = await send('deities', rows, { dryRun: false, plan });
		expect(stale.status).toBe(409);
		expect(await db.deity.count()).toBe(1);
		const again = await send('deities', rows, { dryRun: false, plan: planIn(stale.body)._id });
		expect(again.status).toBe(201);
		expect(await db.deity.count()).toBe(2);
	});
});

describe.each(['deities', 'members'] as const)('an import of %s', (kind) => {
	it.each([
		['', 'csv.empty', 400],
		['hello,world\n1,2', 'import.columns', 400],
		['name,email,hi.name\n1,2', 'csv.ragged', 400],
		['name,email,hi.name\n"1,2,3', 'csv.broken', 400],
		[`name,email,hi.name\n${'a,b,c\n'.repeat(2001)}`, 'csv.tooManyRows', 400],
		[`name,email,hi.name\n${'x'.repeat(2 ** 21)}`, 'csv.tooLarge', 413],
	])('refuses a file that begins %j', async (text, code, status) => {
		const answer = await send(kind, text);
		expect(answer.body).toMatchObject({ code });
		expect(answer.status).toBe(status);
		if (code === 'csv.ragged') expect(answer.body.message).toContain('Row 2');
	});

	it('is for administrators only', async () => {
		const file = 'name,email,hi.name,hi.description,clans\nA,a@example.org,A,B,C';
		expect((await send(kind, file, { dryRun: false, token: '' })).status).toBe(401);
		const { token } = await makeLogin();
		expect((await send(kind, file, { dryRun: false, token })).status).toBe(403);
		expect(await db.deity.count()).toBe(0);
		expect(await db.member.count({ where: { isImported: true } })).toBe(0);
	});
});
