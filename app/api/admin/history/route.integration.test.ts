// Who reads the history, what of it is shown and found, and that a long one is not read through.
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as exportHistory } from '@/app/api/admin/exports/history/route';
import { PUT as changeMember } from '@/app/api/users/[id]/route';
import { searchKey } from '@/lib/core/text-folding';
import { historyReply } from '@/lib/features/administration/audit/schema';
import { db } from '@/lib/platform/db/client';
import type { AuditEntryUncheckedCreateInput } from '@/lib/platform/db/generated/models';
import { pool } from '@/lib/platform/db/pool';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { GET } from './route';

provideDatabase();
beforeEach(emptyTables);

type Login = Awaited<ReturnType<typeof makeLogin>>;

let head: Login;
let other: Login;

beforeEach(async () => {
	head = await makeLogin({ name: 'Head', isAdmin: true });
	other = await makeLogin({ name: 'Other', isAdmin: true });
});

async function write(entry: Partial<AuditEntryUncheckedCreateInput>): Promise<void> {
	const data = { actorId: head.id, action: 'blog.approve', subjectType: 'blog', ...entry };
	await db.auditEntry.create({ data, select: { id: true } });
}

async function read(query = '', language = 'en') {
	const { status, body } = await call(GET, `/api/admin/history${query}`, { token: head.token, language });
	expect(status).toBe(200);
	return historyReply.parse(body);
}

const sentences = async (query?: string, language?: string) =>
	(await read(query, language)).entries.map(({ sentence }) => sentence);

const aBlog = (title: string) =>
	db.blog.create({ data: { title, author: 'A', content: 'C', language: 'en' }, select: { id: true } });

describe('GET /api/admin/history', () => {
	it('is for administrators alone', async () => {
		await write({ changes: { title: { from: 'Secret', to: null } } });
		const member = await makeLogin();
		for (const [options, status] of [
			[{}, 401],
			[{ token: member.token }, 403],
		] as const) {
			const refused = await call(GET, '/api/admin/history', options);
			expect(refused.status).toBe(status);
			expect(Object.keys(refused.body).sort()).toEqual(['code', 'message']);
			expect(refused.text).not.toContain('Secret');
		}
	});

	it('is itself not noted, however often it is read', async () => {
		await read();
		expect(await db.auditEntry.count()).toBe(0);
	});

	it('tells who did what to what, newest first, with before and after, in the reader’s language', async () => {
		const { id: subjectId } = await aBlog('Forts of Mewar');
		await write({ subjectId, changes: { status: { from: 'pending', to: 'approved' } } });
		await write({
			subjectId,
			actorId: other.id,
			action: 'blog.update',
			changes: { title: { from: 'Forts', to: 'Forts of Mewar' } },
		});
		const { entries, actors, pagination, isMore } = await read();
		expect(entries).toMatchObject([
			{
				action: 'blog.update',
				actor: { _id: other.id, name: 'Other' },
				subject: { type: 'blog', _id: subjectId, name: 'Forts of Mewar', path: `/en/blog/${subjectId}` },
				sentence: 'Other changed the story “Forts of Mewar”.',
				changes: [{ label: 'Title', from: 'Forts', to: 'Forts of Mewar' }],
			},
			{
				sentence: 'Head approved the story “Forts of Mewar”.',
				changes: [{ label: 'Status', from: 'Pending', to: 'Approved' }],
			},
		]);
		expect(actors).toEqual([
			{ _id: head.id, name: 'Head' },
			{ _id: other.id, name: 'Other' },
		]);
		expect([pagination, isMore]).toEqual([{ page: 1, limit: 25, total: 2, pages: 1 }, false]);
		const inHindi = await read('', 'hi');
		expect(inHindi.entries[1]?.sentence).toBe('Head ने लेख “Forts of Mewar” स्वीकृत किया।');
		expect(inHindi.entries[0]?.subject.path).toBe(`/blog/${subjectId}?in=hi`);
	});

	it('tells of what is gone, and of removed accounts, without a name', async () => {
		await write({ actorId: crypto.randomUUID(), subjectId: crypto.randomUUID() });
		await write({ subjectId: 'no id at all' });
		expect(await sentences()).toEqual([
			'Head approved the story (no longer there).',
			'Removed account approved the story (no longer there).',
		]);
		const { entries } = await read();
		expect(entries[1]?.actor).toEqual({ _id: expect.any(String), name: null });
		expect(entries[0]?.subject).toMatchObject({ name: null, path: null });
	});

	it('names what an entry is about, of any kind, and leads there', async () => {
		const asha = await makeAccount({ name: 'Asha' });
		const media = { create: { width: 4, height: 3, blur: 'data:image/webp;base64,UklGRg==' } };
		const fields = { title: 'A fort', description: 'At dusk.', language: 'en' } as const;
		const picture = await db.galleryImage.create({ data: { ...fields, media } });
		const tree = await db.familyTree.create({ data: { ownerId: asha.id, name: 'Rathores' } });
		const person = await db.person.create({ data: { treeId: tree.id, name: 'Ram' } });
		const texts = { create: { language: 'en', name: 'Karni', description: 'Of old.' } } as const;
		const deity = await db.deity.create({ data: { clans: [], texts } });
		await db.clan.create({ data: { slug: 'rathore', key: 'Rathore' } });
		const from = {
			name: 'Veer',
			email: 'veer@example.org',
			language: 'en',
			subject: 'S',
			message: 'M',
		} as const;
		const message = await db.inboxMessage.create({ data: { ...from, kind: 'contact' } });
		const report = await db.memberReport.create({
			data: { reporterId: head.id, aboutId: asha.id, reason: 'rude', language: 'en' },
		});
		const trashed = { kind: 'picture', subjectId: crypto.randomUUID(), name: 'A well', rows: {} } as const;
		await db.trashEntry.create({ data: trashed });
		const subjects = [
			['member', asha.id, 'Asha', `/en/profile/${asha.id}`],
			['gallery', picture.id, 'A fort', '/admin/gallery?search=A%20fort'],
			['gallery', trashed.subjectId, 'A well', '/admin/trash'],
			['family', tree.id, 'Rathores', '/admin/families?search=Rathores'],
			['person', person.id, 'Ram', null],
			['deity', deity.id, 'Karni', `/en/deity/${deity.id}`],
			['clan', 'rathore', 'Rathore', '/en/clan/rathore'],
			['message', message.id, 'Veer', '/admin/messages'],
			['report', report.id, 'Asha', '/admin/messages'],
		] as const;
		for (const [subjectType, subjectId] of subjects)
			await write({ action: `${subjectType}.update`, subjectType, subjectId });
		const { entries } = await read();
		expect(
			entries.map(({ subject }) => [subject.type, subject._id, subject.name, subject.path]).reverse(),
		).toEqual(subjects);
	});

	it('finds by actor, action, kind of record and record', async () => {
		const { id } = await aBlog('One');
		await write({ subjectId: id });
		await write({ actorId: other.id, action: 'blog.reject', subjectId: id });
		await write({ actorId: other.id, action: 'deity.delete', subjectType: 'deity' });
		const actionsFor = async (query: string) => (await read(query)).entries.map(({ action }) => action);
		expect(await actionsFor(`?actor=${other.id}`)).toEqual(['deity.delete', 'blog.reject']);
		expect(await actionsFor('?action=blog.approve')).toEqual(['blog.approve']);
		expect(await actionsFor('?subjectType=blog')).toEqual(['blog.reject', 'blog.approve']);
		expect(await actionsFor(`?subjectType=blog&subjectId=${id}&actor=${head.id}`)).toEqual(['blog.approve']);
		expect(await actionsFor(`?subjectType=deity&subjectId=${id}`)).toEqual([]);
		expect((await read('?subjectType=deity')).pagination).toMatchObject({ total: 1, pages: 1 });
		expect((await read('?subjectType=deity')).actors).toHaveLength(2);
	});

	it('tells nobody that they were reported or kept out of matches', async () => {
		const member = await makeAccount({ name: 'Veer' });
		const report = { reason: 'rude', language: 'en' } as const;
		const [about, others] = await Promise.all(
			[head.id, member.id].map((aboutId) => db.memberReport.create({ data: { ...report, aboutId } })),
		);
		for (const subjectId of [about?.id ?? null, others?.id ?? null])
			await write({ actorId: other.id, action: 'report.hold', subjectType: 'report', subjectId });
		for (const subjectId of [head.id, member.id])
			for (const action of ['member.hold', 'member.release', 'member.update'])
				await write({ actorId: other.id, action, subjectType: 'member', subjectId });
		const getEntries = async (query = '') =>
			(await read(query)).entries.map(({ action, subject }) => [action, subject._id]);
		const all = [
			['member.update', member.id],
			['member.release', member.id],
			['member.hold', member.id],
			['member.update', head.id],
			['report.hold', others?.id],
		];
		expect(await getEntries()).toEqual(all);
		expect((await read()).pagination.total).toBe(all.length);
		expect(await getEntries(`?subjectType=member&subjectId=${head.id}`)).toEqual([
			['member.update', head.id],
		]);
		expect(await getEntries(`?subjectType=report&subjectId=${about?.id}`)).toEqual([]);
		const file = await call(exportHistory, '/api/admin/exports/history', { token: head.token });
		expect(file.text).not.toContain(about?.id);
		expect(file.text.split('member.hold')).toHaveLength(2);
	});

	it('knows a record by one id, however its address was written', async () => {
		const { id } = await makeAccount({ name: 'Veer' });
		const { status } = await call(changeMember, '/api/users/x', {
			...{ method: 'PUT', params: { id: id.toUpperCase() }, json: { clan: 'Rathore' }, token: head.token },
		});
		expect(status).toBe(200);
		expect((await read(`?subjectId=${id}`)).entries).toMatchObject([{ subject: { name: 'Veer' } }]);
	});

	it('knows what has changed a record from what has only read it', async () => {
		const { id: subjectId } = await makeAccount();
		for (const action of ['member.update', 'member.read', 'member.export'])
			await write({ action, subjectType: 'member', subjectId });
		const found = await read(`?subjectType=member&subjectId=${subjectId}&isChange=true&limit=1`);
		expect(found.entries.map(({ action }) => action)).toEqual(['member.update']);
	});

	it('keeps reads and exports apart from changes, in the list and in its file', async () => {
		const { id: subjectId } = await makeAccount();
		const actions = ['member.update', 'member.read', 'member.export'];
		for (const action of actions) await write({ action, subjectType: 'member', subjectId });
		await write({ action: 'deity.export', subjectType: 'deity' });
		const actionsFor = async (query: string) => (await read(query)).entries.map(({ action }) => action);
		expect(await actionsFor('?isChange=true')).toEqual(['member.update']);
		expect(await actionsFor('?isChange=false')).toEqual(['deity.export', 'member.export', 'member.read']);
		expect((await read('?isChange=false')).pagination.total).toBe(3);
		expect(await actionsFor('')).toHaveLength(4);
		const path = '/api/admin/exports/history?isChange=true';
		const { text } = await call(exportHistory, path, { token: head.token });
		expect([text.includes('member.update'), text.includes('member.read')]).toEqual([true, false]);
		expect((await call(GET, '/api/admin/history?isChange=maybe', { token: head.token })).status).toBe(400);
	});

	it('finds by a name, in either script, of people and things, in the trash too', async () => {
		const named = (name: string) => ({ name, nameKey: searchKey(name) });
		const asha = await makeAccount(named('Asha Rathore'));
		const blog = await db.blog.create({
			data: {
				...{ title: 'Forts of Mewar', titleKey: searchKey('Forts of Mewar') },
				...{ author: 'A', content: 'C', language: 'en' },
			},
		});
		const trashed = { kind: 'deity', subjectId: crypto.randomUUID(), name: 'Karni Mata', rows: {} } as const;
		await db.trashEntry.create({ data: trashed });
		await write({ action: 'member.update', subjectType: 'member', subjectId: asha.id });
		await write({ subjectId: blog.id });
		await write({ action: 'deity.delete', subjectType: 'deity', subjectId: trashed.subjectId });
		await write({ action: 'site.maintenance', subjectType: 'site' });
		const found = async (about: string) =>
			(await read(`?about=${encodeURIComponent(about)}`)).entries.map(({ subject }) => subject.name);
		expect(await found('asha')).toEqual(['Asha Rathore']);
		expect(await found('राठौ')).toEqual(['Asha Rathore']);
		expect(await found('mewar')).toEqual(['Forts of Mewar']);
		expect(await found('karni')).toEqual(['Karni Mata']);
		expect(await found('nobody')).toEqual([]);
		expect(await found('%')).toEqual([]);
		expect((await read('?about=asha&subjectType=blog')).entries).toEqual([]);
		const tooLong = `/api/admin/history?about=${'a'.repeat(101)}`;
		expect((await call(GET, tooLong, { token: head.token })).status).toBe(400);
	});

	it('finds no report about its reader by their own name', async () => {
		await db.member.update({ where: { id: head.id }, data: { nameKey: searchKey('Head') } });
		const report = { reason: 'rude', language: 'en', aboutId: head.id } as const;
		const { id } = await db.memberReport.create({ data: report });
		await write({ actorId: other.id, action: 'report.hold', subjectType: 'report', subjectId: id });
		await write({ actorId: other.id, action: 'member.update', subjectType: 'member', subjectId: head.id });
		expect((await read('?about=head')).entries.map(({ action }) => action)).toEqual(['member.update']);
	});

	it('names those whose records were read or exported together, up to the room that there is', async () => {
		const accounts = await Promise.all(
			['Asha', 'Veer', 'Ram', 'Sita', 'Lav'].map((name) => makeAccount({ name })),
		);
		const ids = accounts.map(({ id }) => id);
		await write({ action: 'member.read', subjectType: 'member', changes: { ids } });
		await write({ action: 'member.export', subjectType: 'member', changes: { ids: ids.slice(0, 2) } });
		await write({ action: 'member.read', subjectType: 'member', changes: { ids: [crypto.randomUUID()] } });
		expect(await sentences()).toEqual([
			'Head read the records of several members in a list (1).',
			'Head exported the records of “Asha”, “Veer” as a file.',
			'Head read the records of “Asha”, “Veer”, “Ram” and 2 more in a list.',
		]);
		expect((await sentences('', 'hi'))[2]).toBe('Head ने सूची में “Asha”, “Veer”, “Ram” और 2 अन्य के विवरण देखे।');
	});

	it('takes days as India counts them, both included', async () => {
		await write({ action: 'blog.create', at: new Date('2026-11-20T18:29:59Z') });
		await write({ action: 'blog.update', at: new Date('2026-11-20T18:30:00Z') });
		await write({ action: 'blog.reject', at: new Date('2026-11-21T18:29:59Z') });
		await write({ action: 'blog.delete', at: new Date('2026-11-21T18:30:00Z') });
		const actionsFor = async (query: string) => (await read(query)).entries.map(({ action }) => action);
		expect(await actionsFor('?from=2026-11-21&to=2026-11-21')).toEqual(['blog.reject', 'blog.update']);
		expect(await actionsFor('?from=2026-11-22')).toEqual(['blog.delete']);
		expect(await actionsFor('?to=2026-11-20')).toEqual(['blog.create']);
	});

	it.each([
		'?from=yesterday',
		'?to=2026-02-30',
		'?actor=me',
		'?page=0',
		'?limit=101',
		'?action=',
		'?from=0000-01-01',
		'?to=0001-01-01',
	])('refuses %s', async (query) => {
		expect((await call(GET, `/api/admin/history${query}`, { token: head.token })).status).toBe(400);
	});

	it('pages through, and says what is beyond the last page', async () => {
		const actions = ['blog.create', 'blog.update', 'blog.approve'];
		for (const action of actions) await write({ action });
		const page = async (number: number) => (await read(`?limit=2&page=${number}`)).entries;
		const seen = [...(await page(1)), ...(await page(2))].map(({ action }) => action);
		expect(seen).toEqual(actions.reverse());
		expect((await read('?limit=2&page=9')).pagination).toEqual({ page: 9, limit: 2, total: 3, pages: 2 });
		expect(await page(9)).toEqual([]);
	});

	it('lists ten thousand entries at most, says that there are more, and takes three statements on any page', async () => {
		await pool.query(
			`INSERT INTO "AuditEntry" ("actorId", "action", "subjectType", "at")
			SELECT $1::uuid, 'blog.approve', 'blog', now() - n * interval '1 minute' FROM generate_series(1, 10050) n`,
			[head.id],
		);
		let statements = 0;
		const count = () => void statements++;
		pool.on('acquire', count);
		for (const query of [
			'',
			'?limit=100&page=100',
			'?limit=100&page=101',
			`?actor=${head.id}&from=2020-01-01`,
		]) {
			statements = 0;
			const { entries, pagination, isMore } = await read(query);
			// One more is the session's.
			expect(statements).toBeLessThanOrEqual(4);
			expect([pagination.total, isMore]).toEqual([10_000, true]);
			expect(entries.length).toBe(query.includes('page=101') ? 0 : pagination.limit);
		}
		pool.off('acquire', count);
	});
});

describe('however long the log is', () => {
	/** The nodes of the plan for the newest entries that fit. */
	async function planFor(condition: string): Promise<string> {
		const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
			`EXPLAIN SELECT * FROM "AuditEntry" WHERE ${condition} ORDER BY "at" DESC, "id" DESC LIMIT 25`,
		);
		return rows.map((row) => row['QUERY PLAN']).join('\n');
	}

	it('finds the newest entries by an index, for every filter', async () => {
		await pool.query(
			`INSERT INTO "AuditEntry" ("actorId", "action", "subjectType", "subjectId", "at")
			SELECT CASE n % 3 WHEN 0 THEN $1::uuid ELSE $2::uuid END,
				CASE n % 1000 WHEN 0 THEN 'site.maintenance' ELSE 'member.read' END,
				CASE n % 1000 WHEN 0 THEN 'site' ELSE 'member' END, n::text, now() - n * interval '1 minute'
			FROM generate_series(1, 30000) n`,
			[head.id, other.id],
		);
		await pool.query('ANALYZE "AuditEntry"');
		for (const condition of [
			'TRUE',
			`"actorId" = '${head.id}'`,
			`"action" = 'site.maintenance'`,
			`"subjectType" = 'site'`,
			`"subjectType" = 'member' AND "subjectId" = '77'`,
			`"at" < now() - interval '20 days'`,
			`("at", "id") < (now() - interval '10 days', 5)`,
		])
			expect([condition, await planFor(condition)]).toEqual([
				condition,
				expect.not.stringContaining('Seq Scan'),
			]);
	});
});
