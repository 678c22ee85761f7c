// How many SQL statements each reading call may take, whoever asks and however much there is: a call that is not in
// this table fails here.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { db } from '@/lib/db/client';
import { makeLogin } from '@/lib/testing/accounts';
import { call, holdAfterwards } from '@/lib/testing/calls';
import { provideDatabase } from '@/lib/testing/database';
import { makeSeeker } from '@/lib/testing/seekers';
import { WrittenTree } from '@/lib/testing/trees';

const dataDir = mkdtempSync(path.join(tmpdir(), 'statements-'));
process.env.DATA_DIR = dataDir;
provideDatabase();
holdAfterwards();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const folder = path.dirname(fileURLToPath(import.meta.url));

/** The session is one of them, for everybody but visitors. */
interface Budget {
	statements: number;
	as?: 'member' | 'administrator';
	query?: () => string;
	params?: () => object;
	/** 200 where it does not say. */
	status?: number;
}

/** By the folder of the call. */
const budgets: Record<string, Budget> = {
	'admin/exports/blogs': { statements: 3, as: 'administrator' },
	'admin/exports/history': { statements: 4, as: 'administrator' },
	'admin/exports/users': { statements: 4, as: 'administrator' },
	'admin/history': { statements: 4, as: 'administrator' },
	'admin/messages/[id]': { statements: 2, as: 'administrator', params: () => ({ id: ids.message }) },
	'admin/messages': { statements: 4, as: 'administrator' },
	'admin/overview': { statements: 5, as: 'administrator' },
	'admin/reports/[id]': { statements: 2, as: 'administrator', params: () => ({ id: ids.report }) },
	'admin/reports': { statements: 4, as: 'administrator' },
	'admin/trash': { statements: 4, as: 'administrator' },
	'admin/waiting': { statements: 2, as: 'administrator' },
	'auth/[...nextauth]': { statements: 1, as: 'member', params: () => ({ nextauth: ['session'] }) },
	'blogs/[id]': { statements: 2, as: 'member', params: () => ({ id: ids.blog }) },
	'blogs/admin': { statements: 3, as: 'administrator' },
	'blogs/count': { statements: 1 },
	'blogs/mine': { statements: 2, as: 'member' },
	blogs: { statements: 1 },
	'blogs/search': { statements: 1, query: () => 'query=forts' },
	'clans/[slug]': { statements: 5, params: () => ({ slug: 'rathore' }) },
	clans: { statements: 3 },
	// Without their secrets neither does anything.
	'cron/tidy': { statements: 0, status: 404 },
	'deities/[id]': { statements: 2, params: () => ({ id: ids.deity }) },
	deities: { statements: 1 },
	'family/count': { statements: 1 },
	'family/export': { statements: 5, as: 'member' },
	'family/interests': { statements: 8, as: 'member' },
	'family/marriage': { statements: 3, as: 'member', query: () => `other=${ids.card}` },
	'family/matches/[id]': { statements: 4, as: 'member', params: () => ({ id: ids.seeker }) },
	'family/matches': { statements: 4, as: 'member' },
	'family/matches/wishes': { statements: 2, as: 'member' },
	'family/named-in': { statements: 6, as: 'member' },
	'family/pending-requests': { statements: 5, as: 'member' },
	'family/relation': { statements: 5, as: 'member', query: () => `to=${ids.card}` },
	'family/tree': { statements: 5, as: 'member' },
	'family/trees/[id]': { statements: 2, as: 'administrator', params: () => ({ id: ids.tree }) },
	'family/trees': { statements: 3, as: 'administrator' },
	'gallery/[id]': { statements: 2, as: 'administrator', params: () => ({ id: ids.image }) },
	'gallery/admin': { statements: 3, as: 'administrator' },
	'gallery/mine': { statements: 2, as: 'member' },
	gallery: { statements: 1 },
	'gallery/search': { statements: 1, query: () => 'query=fort' },
	health: { statements: 1 },
	maintenance: { statements: 2, as: 'administrator' },
	'media/[mediaId]/[width]': {
		statements: 2,
		as: 'member',
		params: () => ({ mediaId: ids.media, width: '160' }),
		status: 404,
	},
	metrics: { statements: 0, status: 404 },
	'users/[id]': { statements: 7, as: 'member', params: () => ({ id: ids.seeker }) },
	'users/active-users': { statements: 2 },
	'users/addressoptions': { statements: 1 },
	'users/bachelors': { statements: 2 },
	'users/check-email': { statements: 3, query: () => 'email=somebody@example.org' },
	'users/clans': { statements: 1 },
	'users/count': { statements: 1 },
	'users/dynasties': { statements: 1 },
	'users/filters': { statements: 2, as: 'administrator' },
	'users/known-device/[mark]': { statements: 0, params: () => ({ mark: 'a'.repeat(65) }), status: 303 },
	'users/me/export': { statements: 31, as: 'member' },
	'users/profile': { statements: 2, as: 'member' },
	users: { statements: 3, as: 'administrator', query: () => 'page=1&query=asha' },
	'users/search': { statements: 8, as: 'member', query: () => 'query=asha' },
	'users/sessions': { statements: 2, as: 'member' },
};

/** Each kind of record this many times: what takes a statement more for each would be far over its budget. */
const many = 25;

const ids = {
	...{ blog: '', image: '', media: '', deity: '', message: '', report: '' },
	...{ seeker: '', tree: '', card: '' },
};
const tokens = { member: '', administrator: '' };

beforeAll(async () => {
	const [administrator, member] = [await makeLogin({ name: 'Head', isAdmin: true }), await makeSeeker()];
	Object.assign(tokens, { member: member.token, administrator: administrator.token });
	const tree = await WrittenTree.of(member.id);
	const texts = { create: { language: 'en', vansh: 'Suryavansh' } } as const;
	await db.clan.create({ data: { slug: 'rathore', key: 'Rathore', texts }, select: { slug: true } });
	for (let number = 0; number < many; number++) {
		const other = await makeSeeker({ name: `Asha ${number}`, gender: 'Female', clan: 'Chauhan' });
		ids.seeker = other.id;
		ids.card = await tree.card(`Ram ${number}`);
		await tree.parent(ids.card, tree.meId, 'father');
		ids.tree = (await WrittenTree.of(other.id)).id;
		await writeRecords(other.id, member.id, number);
	}
});

const select = { id: true } as const;

async function writeRecords(senderId: string, memberId: string, number: number): Promise<void> {
	const decided = { status: 'approved', approvedAt: new Date(), senderId } as const;
	const story = { title: `Forts ${number}`, author: 'Asha', content: 'Once.', language: 'en' } as const;
	ids.blog = (await db.blog.create({ data: { ...story, ...decided }, select })).id;
	await db.blog.create({ data: { ...story, senderId: memberId }, select });
	const blur = 'data:image/webp;base64,UklGRg==';
	ids.media = (await db.media.create({ data: { width: 4, height: 3, blur }, select })).id;
	const shown = { title: 'Fort', description: 'At dusk.', language: 'en', mediaId: ids.media } as const;
	ids.image = (await db.galleryImage.create({ data: { ...shown, ...decided }, select })).id;
	const texts = { create: { language: 'en', name: `Karni ${number}`, description: 'Of old.' } } as const;
	ids.deity = (await db.deity.create({ data: { clans: ['Rathore'], texts }, select })).id;
	const from = { name: 'Veer', email: 'veer@example.org', language: 'en', kind: 'contact' } as const;
	const message = { ...from, subject: 'A question', message: 'Where?' } as const;
	ids.message = (await db.inboxMessage.create({ data: message, select })).id;
	const report = { reporterId: memberId, aboutId: senderId, reason: 'rude', language: 'en' } as const;
	ids.report = (await db.memberReport.create({ data: report, select })).id;
	await db.interest.create({ data: { fromMemberId: senderId, toMemberId: memberId }, select });
	await db.familyRequest.create({
		data: { fromMemberId: senderId, toMemberId: memberId, relation: 'Sister' },
		select,
	});
}

/** Of every connection, also within transactions: watched before the first is opened. */
const query = vi.spyOn(pg.Client.prototype, 'query');

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
	query.mockClear();
	await work();
	return query.mock.calls.length;
}

const reading = readdirSync(folder, { recursive: true, encoding: 'utf8' })
	.filter((name) => path.basename(name) === 'route.ts')
	.filter((name) => /^export .*\bGET\b/m.test(readFileSync(path.join(folder, name), 'utf8')))
	.map((name) => path.dirname(name))
	.sort();

const handlers = z.object({
	GET: z.custom<Parameters<typeof call>[0]>((value) => typeof value === 'function'),
});

describe('SQL statements', () => {
	it('have a budget for each call that reads', () => {
		expect(Object.keys(budgets).sort()).toEqual(reading);
	});

	it.each(Object.entries(budgets))('of GET %s stay within it', async (name, budget) => {
		const { GET } = handlers.parse(await import(/* @vite-ignore */ path.join(folder, name, 'route.ts')));
		const ask = () =>
			call(GET, `/api/${name}?${budget.query?.() ?? ''}`, {
				...(budget.as && { token: tokens[budget.as] }),
				params: budget.params?.() ?? {},
			});
		// What is read once a process, and a connection's own settings, do not count.
		await ask();
		let answer: Awaited<ReturnType<typeof ask>> | null = null;
		const statements = await statementsOf(async () => {
			answer = await ask();
		});
		expect(answer).toMatchObject({ status: budget.status ?? 200 });
		expect(statements).toBeLessThanOrEqual(budget.statements);
	});
});
