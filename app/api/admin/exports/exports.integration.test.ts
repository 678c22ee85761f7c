import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { GET as listBlogs } from '@/app/api/blogs/admin/route';
import { GET as listMembers } from '@/app/api/users/route';
import { searchKey } from '@/lib/core/text-folding';
import { readCsv } from '@/lib/platform/csv/read';
import { db } from '@/lib/platform/db/client';
import type { BlogCreateInput } from '@/lib/platform/db/generated/models';
import type { RouteHandler } from '@/lib/platform/http/route';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { POST as importMembers } from '../imports/members/route';
import { GET as exportBlogs } from './blogs/route';
import { GET as exportMembers, POST as exportSelected } from './users/route';

provideDatabase();

let head: Awaited<ReturnType<typeof makeLogin>>;
let member: Awaited<ReturnType<typeof makeLogin>>;

const many = 1100;

beforeAll(async () => {
	head = await makeLogin({ name: 'Head', nameKey: searchKey('Head'), isAdmin: true });
	member = await makeLogin({
		name: '=HYPERLINK("x")',
		nameKey: searchKey('=HYPERLINK("x")'),
		mobileNumber: '+91 98765',
	});
	await makeAccount({ name: 'Unclaimed canary', claimedAt: null, isListed: false });
	await db.member.createMany({
		data: Array.from({ length: many }, (_, number) => {
			const name = `Member ${number % 7}`;
			const email = `many${number}@example.org`;
			const clan = [null, 'Hada', 'Bhati'][number % 3] ?? null;
			const keys = { nameKey: searchKey(name), clanKey: clan && searchKey(clan) };
			const createdAt = new Date(Date.UTC(2025, 0, 1 + (number % 5)));
			return {
				name,
				email,
				emailKey: email,
				clan,
				...keys,
				createdAt,
				claimedAt: createdAt,
				isAdmin: number % 400 === 1,
			};
		}),
	});
});

const limits = { maxBytes: 10_000_000, maxRows: 5000 };

function tableIn(text: string) {
	const { head, rows } = readCsv(new TextEncoder().encode(text), limits);
	return rows.map(({ cells }) => new Map(head.map((column, at) => [column, cells[at] ?? ''])));
}

const usersFile = async (query: string) =>
	tableIn((await call(exportMembers, `/api/admin/exports/users?${query}`, { token: head.token })).text);

const records = z.array(z.looseObject({ _id: z.string() }));

/** Every page of a list, as the screen asks for them. */
async function wholeList(list: RouteHandler, path: string, field: 'users' | 'blogs') {
	const found: string[] = [];
	for (let page = 1; ; page++) {
		const { body } = await call(list, `${path}&limit=100&page=${page}`, { token: head.token });
		const ids = records.parse(body[field]).map(({ _id }) => _id);
		if (ids.length === 0) return found;
		found.push(...ids);
	}
}

describe('users.csv', () => {
	it('is a file that spreadsheets open and do not run', async () => {
		const answer = await call(exportMembers, '/api/admin/exports/users?query=hyperlink', {
			token: head.token,
		});
		expect(answer.status).toBe(200);
		expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
		expect(answer.headers.get('content-disposition')).toBe('attachment; filename="users.csv"');
		expect(answer.headers.get('cache-control')).toBe('private, no-store');
		expect(answer.text).toContain(`'=HYPERLINK(""x"")`);
		expect(answer.text).toContain(`,'+91 98765,`);
		expect(tableIn(answer.text)[0]?.get('name')).toBe('=HYPERLINK("x")');
		for (const secret of ['argon2', 'passwordHash', 'emailKey', 'searchText'])
			expect(answer.text).not.toContain(secret);
	});

	it('has the byte order mark and CRLF, and the same columns in Hindi', async () => {
		const path = '/api/admin/exports/users?query=hyperlink';
		const response = await exportMembers(
			new Request(`http://localhost:3000${path}`, { headers: { authorization: `Bearer ${head.token}` } }),
			{ params: Promise.resolve({}) },
		);
		const bytes = new Uint8Array(await response.arrayBuffer());
		expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		expect(new TextDecoder().decode(bytes)).toMatch(/^_id,createdAt,name,email,.*\r\n/);
		expect((await call(exportMembers, path, { token: head.token, language: 'hi' })).text).toMatch(
			/^_id,createdAt,name,email,/,
		);
	});

	it.each([
		...[
			'',
			'sort=name',
			'sort=-name',
			'sort=email',
			'sort=createdAt',
			'sort=clan',
			'sort=-clan',
			'sort=-dynasty',
		],
		...[
			'clan=Hada',
			'isAdmin=true&sort=-email',
			'query=many',
			'query=bhati&sort=clan',
			'query=membr',
			'query=\u200b',
		],
	])('holds what the list holds for %j, in its order', async (query) => {
		const listed = await wholeList(listMembers, `/api/users?${query}`, 'users');
		const exported = (await usersFile(query)).map((row) => row.get('_id'));
		// Of a search for very many the list shows the first thousand; the file has them all.
		expect(exported.slice(0, listed.length)).toEqual(listed);
		expect(exported.length).toBe(query === 'query=many' ? many : listed.length);
		expect(new Set(exported).size).toBe(exported.length);
	});

	it('leaves blank what a member has not said, and an import reads it back the same', async () => {
		const members = [
			{ isMarried: null, isManglik: null },
			{ isMarried: false, isManglik: false },
			{ isMarried: true, isManglik: true },
		];
		const named = { name: 'Sajjan Kanwar', nameKey: searchKey('Sajjan Kanwar') };
		for (const row of members) await makeAccount({ ...named, ...row });
		const { text } = await call(exportMembers, '/api/admin/exports/users?query=sajjan&sort=email', {
			token: head.token,
		});
		expect(tableIn(text).map((row) => [row.get('isMarried'), row.get('isManglik')])).toEqual([
			['', ''],
			['false', 'false'],
			['true', 'true'],
		]);
		const form = new FormData();
		form.set('file', new Blob([text.replaceAll('@example.org', '@example.com')]), 'users.csv');
		form.set('dryRun', 'false');
		expect(
			(await call(importMembers, '/api/admin/imports/members', { form, token: head.token })).status,
		).toBe(201);
		const imported = await db.member.findMany({
			where: { isImported: true },
			orderBy: { emailKey: 'asc' },
			select: { isMarried: true, isManglik: true },
		});
		expect(imported).toEqual(members);
		await db.member.deleteMany({ where: named });
	});

	it('is noted batch by batch, with whose records it holds, before they leave', async () => {
		const entries = () =>
			db.auditEntry.findMany({ where: { action: 'member.export' }, orderBy: { id: 'asc' } });
		const idsIn = (changes: unknown) => z.object({ ids: z.array(z.string()) }).parse(changes).ids;
		const before = (await entries()).length;
		const rows = await usersFile('sort=name');
		const noted = (await entries()).slice(before);
		expect(noted.map(({ actorId }) => actorId)).toEqual(noted.map(() => head.id));
		expect(noted.flatMap(({ changes }) => idsIn(changes))).toEqual(rows.map((row) => row.get('_id')));
		expect(noted.length).toBe(3);
	});

	it('is read no further for a caller who has gone', async () => {
		const before = await db.auditEntry.count({ where: { action: 'member.export' } });
		const response = await exportMembers(
			new Request('http://localhost:3000/api/admin/exports/users', {
				headers: { authorization: `Bearer ${head.token}` },
			}),
			{ params: Promise.resolve({}) },
		);
		const reader = response.body?.getReader();
		await reader?.read();
		await reader?.read();
		await reader?.cancel();
		expect(await db.auditEntry.count({ where: { action: 'member.export' } })).toBe(before + 1);
	});
});

describe('blogs.csv', () => {
	beforeEach(() => db.blog.deleteMany());

	it('holds what the list holds, in its order', async () => {
		await db.blog.createMany({
			data: Array.from({ length: 230 }, (_, number): BlogCreateInput => {
				const title = `Fort ${number % 6}`;
				return {
					title,
					titleKey: searchKey(title),
					content: number === 0 ? '-2+3' : 'Long ago',
					author: 'Devi',
					authorKey: 'daivi',
					language: 'en',
					...(number % 3 === 0 && { status: 'approved', approvedAt: new Date() }),
					createdAt: new Date(Date.UTC(2026, 0, 1 + (number % 4))),
				};
			}),
		});
		for (const query of [
			'',
			'sort=title',
			'sort=-title',
			'sort=createdAt',
			'sort=-status',
			'status=pending&query=fort',
		]) {
			const listed = await wholeList(listBlogs, `/api/blogs/admin?${query}`, 'blogs');
			const answer = await call(exportBlogs, `/api/admin/exports/blogs?${query}`, { token: head.token });
			expect(answer.headers.get('content-disposition')).toBe('attachment; filename="blogs.csv"');
			expect(tableIn(answer.text).map((row) => row.get('_id'))).toEqual(listed);
		}
		const { text } = await call(exportBlogs, '/api/admin/exports/blogs', { token: head.token });
		expect(text).toContain("'-2+3");
		expect(await db.auditEntry.count({ where: { action: 'blog.export', actorId: head.id } })).toBeGreaterThan(
			0,
		);
	});
});

it.each([
	['users', exportMembers],
	['blogs', exportBlogs],
] as const)('%s.csv is for administrators only', async (name, handler) => {
	const path = `/api/admin/exports/${name}`;
	expect((await call(handler, path)).status).toBe(401);
	const refused = await call(handler, path, { token: member.token });
	expect(refused.status).toBe(403);
	expect(refused.text).not.toContain('Head');
	expect((await call(handler, `${path}?sort=passwordHash`, { token: head.token })).status).toBe(400);
	expect((await call(handler, path, { cookie: head.token })).status).toBe(200);
});

describe('POST /api/admin/exports/users', () => {
	const send = (ids: unknown, token?: string) =>
		call(exportSelected, '/api/admin/exports/users', { json: { ids }, ...(token && { token }) });

	it('is for administrators alone, and takes at least one id and at most as many as can be selected', async () => {
		const { token } = member;
		const entries = await db.auditEntry.count();
		expect((await send([head.id])).status).toBe(401);
		expect((await send([head.id], token)).status).toBe(403);
		const tooMany = Array.from({ length: 5001 }, () => crypto.randomUUID());
		for (const ids of [[], ['one'], 'all', undefined, tooMany])
			expect((await send(ids, head.token)).status).toBe(400);
		expect(await db.auditEntry.count()).toBe(entries);
		// As many as that fit into a call's body.
		expect((await send(tooMany.slice(1), head.token)).status).toBe(200);
	});

	it('holds those that are selected, once and in their order, in the same columns as the list’s own file', async () => {
		const some = await db.member.findMany({
			where: { claimedAt: { not: null } },
			select: { id: true },
			take: 600,
		});
		const ids = some.map(({ id }) => id).reverse();
		const unclaimed = await db.member.findFirstOrThrow({ where: { claimedAt: null }, select: { id: true } });
		const before = await db.auditEntry.count();
		const [first = ''] = ids;
		const sent = [first.toUpperCase(), ...ids.slice(1), unclaimed.id, crypto.randomUUID()];
		const { text, headers } = await send(sent, head.token);
		expect(headers.get('content-disposition')).toContain('users.csv');
		const rows = tableIn(text);
		expect(rows.map((row) => row.get('_id'))).toEqual(ids);
		expect(text).not.toContain('canary');
		const whole = await usersFile('');
		const [row] = rows;
		expect(row).toEqual(whole.find((one) => one.get('_id') === first));
		// Who was taken along is on record, a batch at a time.
		const noted = await db.auditEntry.findMany({ orderBy: { id: 'asc' }, skip: before, take: 2 });
		expect(noted.map(({ action, changes }) => [action, Object(changes).ids.length])).toEqual([
			['member.export', 500],
			['member.export', 100],
		]);
		expect(noted.flatMap(({ changes }) => Object(changes).ids)).toEqual(ids);
	});
});
