// history.csv: who may take it along, that it is noted, and that it holds all that the filters leave, safely.
import { beforeEach, expect, it } from 'vitest';
import { GET } from '@/app/api/admin/exports/history/route';
import { readCsv } from '@/lib/platform/csv/read';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { historyColumns } from './export-history';

provideDatabase();
beforeEach(emptyTables);

const take = (token: string | undefined, query = '', language = 'en') =>
	call(GET, `/api/admin/exports/history${query}`, { language, ...(token && { token }) });

/** The cells of each row by the names in the head. */
function getRows(text: string): Record<string, string>[] {
	const limits = { maxBytes: 50_000_000, maxRows: 100_000 };
	const { head, rows } = readCsv(new TextEncoder().encode(text), limits);
	expect(head).toEqual([...historyColumns]);
	return rows.map(({ cells }) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

it('is refused to everybody but administrators, without an entry', async () => {
	const { token } = await makeLogin();
	const statuses = [(await take(undefined)).status, (await take(token)).status];
	expect(statuses).toEqual([401, 403]);
	expect(await db.auditEntry.count()).toBe(0);
});

it('tells each entry in words with its changes, in the reader’s language, and no cell is run', async () => {
	const { id, token } = await makeLogin({ name: '=Head()', isAdmin: true });
	const { id: subjectId } = await db.blog.create({
		data: { title: '+Forts', author: 'A', content: 'C', language: 'en' },
	});
	const changes = { title: { from: null, to: '@Forts' }, featured: { from: false, to: true } };
	const entry = { actorId: id, action: 'blog.update', subjectType: 'blog', subjectId, changes };
	await db.auditEntry.create({ data: entry });
	const { text, headers } = await take(token, '?subjectType=blog');
	expect(headers.get('content-disposition')).toBe('attachment; filename="history.csv"');
	expect(headers.get('cache-control')).toBe('private, no-store');
	expect(text).not.toMatch(/(^|,)[=+@]/m);
	expect(getRows(text)).toEqual([
		{
			...{ at: expect.stringMatching(/Z$/), actor: '=Head()', actorId: id, action: 'blog.update' },
			...{ subjectType: 'blog', subjectId, subject: '+Forts' },
			sentence: '=Head() changed the story “+Forts”.',
			changes: 'Title: Nothing → @Forts\nFeatured: No → Yes',
		},
	]);
	const inHindi = getRows((await take(token, '?subjectType=blog', 'hi')).text);
	expect(inHindi[0]?.sentence).toBe('=Head() ने लेख “+Forts” में बदलाव किया।');
});

it('notes what it was narrowed by as text is stored, and refuses what is none', async () => {
	const { token } = await makeLogin({ isAdmin: true });
	const typed = encodeURIComponent('e\u0301');
	expect((await take(token, `?subjectId=${typed}&about=${typed}`)).status).toBe(200);
	const [entry] = await db.auditEntry.findMany({ select: { changes: true } });
	expect(entry?.changes).toEqual({ filters: ['subjectId: \u00e9', 'about: \u00e9'] });
	for (const name of ['action', 'about'])
		expect((await take(token, `?${name}=a%07b`)).status, name).toBe(400);
});

it('is itself noted, with what it was narrowed by', async () => {
	const { id, token } = await makeLogin({ isAdmin: true });
	await take(token, `?action=blog.approve&from=2026-01-01`);
	const noted = { actorId: id, action: 'history.export', subjectType: 'history', subjectId: null };
	expect(await db.auditEntry.findMany()).toMatchObject([
		{ ...noted, changes: { filters: ['action: blog.approve', 'from: 2026-01-01'] } },
	]);
});

it('holds more than the page lists, each entry once, newest first', async () => {
	const { id, token } = await makeLogin({ isAdmin: true });
	// Several of the same moment, also where one batch ends.
	await pool.query(
		`INSERT INTO "AuditEntry" ("actorId", "action", "subjectType", "subjectId", "at")
		SELECT $1::uuid, 'blog.approve', 'blog', n::text, now() - (n / 7) * interval '1 minute'
		FROM generate_series(1, 1203) n`,
		[id],
	);
	const rows = getRows((await take(token, '?action=blog.approve')).text);
	expect(new Set(rows.map(({ subjectId }) => subjectId)).size).toBe(1203);
	expect(rows).toHaveLength(1203);
	const moments = rows.map(({ at }) => at ?? '');
	expect(moments).toEqual([...moments].sort().reverse());
});
