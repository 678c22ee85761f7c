import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { GET as readHistory } from '@/app/api/admin/history/route';
import { DELETE as erase, POST as restore } from '@/app/api/admin/trash/[id]/route';
import { GET as listTrash } from '@/app/api/admin/trash/route';
import { GET as findMarriage } from '@/app/api/family/marriage/route';
import { GET as getSuggestions } from '@/app/api/khaanps/route';
import { alphabetical } from '@/lib/core/alphabet';
import { searchKey } from '@/lib/core/text-folding';
import { historyReply } from '@/lib/features/administration/audit/schema';
import { trashReply } from '@/lib/features/administration/trash/schema';
import { fillAtlas } from '@/lib/features/heritage/khaanp/commands/change-atlas';
import { loadAtlas } from '@/lib/features/heritage/khaanp/queries';
import { khaanpReply, khaanpsReply, suggestionsReply } from '@/lib/features/heritage/khaanp/schema';
import { verdictReply } from '@/lib/features/matching/verdicts/schema';
import { byteOrderMark, csvLines } from '@/lib/platform/csv/write';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { shippedAtlas, shippedKhaanps } from '@/lib/rules/clan/shipped-atlas';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { makeSeeker } from '@/tests/support/seekers';
import { WrittenTree } from '@/tests/support/trees';
import { GET as getExport } from '../exports/khaanps/route';
import { POST as postImport } from '../imports/khaanps/route';
import { DELETE, GET as getOne, PUT } from './[id]/route';
import { GET, POST } from './route';

provideDatabase();

let token: string;

beforeEach(async () => {
	await emptyTables();
	token = (await makeLogin({ name: 'Head', isAdmin: true })).token;
});

async function list(query = '', language = 'en') {
	const { status, text } = await call(GET, `/api/admin/khaanps?${query}`, { token, language });
	expect(status, text).toBe(200);
	return khaanpsReply.parse(JSON.parse(text));
}

async function find(name: string) {
	const { khaanps } = await list(`search=${name}&limit=100`);
	const found = khaanps.find((khaanp) => khaanp.name === name);
	if (!found) throw new Error(`no khaanp ${name}`);
	return found;
}

const change = async (name: string, json: object) => {
	const { _id: id } = await find(name);
	return call(PUT, `/api/admin/khaanps/${id}`, { method: 'PUT', params: { id }, json, token });
};

async function remove(name: string) {
	const { _id: id } = await find(name);
	const sent = { method: 'DELETE', params: { id }, token };
	expect((await call(DELETE, `/api/admin/khaanps/${id}`, sent)).status).toBe(200);
	return id;
}

async function suggest(search: string, language = 'en') {
	const { text } = await call(getSuggestions, `/api/khaanps?${new URLSearchParams({ search })}`, {
		language,
	});
	return suggestionsReply.parse(JSON.parse(text)).suggestions;
}

/** Of a Jodha with a Mertia, as the Jodha reads it. */
async function verdictOnTwo() {
	const groom = await makeSeeker({ name: 'Groom', clan: 'Jodha', clanKey: searchKey('Jodha') });
	const tree = await WrittenTree.of(groom.id);
	const bride = await tree.card('Bride', {
		...{ gender: 'Female', clan: 'Mertia', bornPrecision: 'day' },
		bornOn: new Date('1996-01-01'),
	});
	return async (language = 'en') => {
		const { text } = await call(findMarriage, `/api/family/marriage?other=${bride}`, {
			token: groom.token,
			language,
		});
		return verdictReply.parse(JSON.parse(text));
	};
}

const disputed = { isOwnKul: 'disputed', saysEn: 'Some say so.', saysHi: 'कुछ ऐसा कहते हैं।' };

describe('the atlas of the database', () => {
	it('is filled with the shipped one once, and is the same', async () => {
		expect(await fillAtlas()).toBe(shippedKhaanps.length);
		expect(await fillAtlas()).toBe(0);
		expect((await loadAtlas()).khaanps).toEqual(shippedAtlas.khaanps);
	});

	it('keeps what an administrator has changed when it is filled again', async () => {
		await fillAtlas();
		expect((await change('Jodha', disputed)).status).toBe(200);
		expect(await fillAtlas()).toBe(0);
		expect(await find('Jodha')).toMatchObject(disputed);
	});

	it('makes of a blocked marriage one with care, and of a verdict who says what', async () => {
		await fillAtlas();
		const verdict = await verdictOnTwo();
		expect(await verdict()).toMatchObject({ verdict: 'blocked-by-custom', reasons: [{ code: 'sameGroup' }] });
		await change('Jodha', disputed);
		const careful = await verdict();
		expect(careful).toMatchObject({ verdict: 'caution', reasons: [{ code: 'sameGroupByTradition' }] });
		expect(careful.reasons[0]?.text).toContain(disputed.saysEn);
		expect((await verdict('hi')).reasons[0]?.text).toContain(disputed.saysHi);
		await change('Jodha', { isOwnKul: 'yes', saysEn: '', saysHi: '' });
		expect((await verdict()).reasons).toEqual([]);
	});

	it('blocks by the shipped atlas while there are no rows', async () => {
		expect((await (await verdictOnTwo())()).verdict).toBe('blocked-by-custom');
	});

	it('suggests what has been added at once, also a seat in the other script', async () => {
		await fillAtlas();
		expect(await suggest('Navlot')).toEqual([]);
		const json = { spellingsEn: 'Navlot', spellingsHi: 'नवलोत', parent: 'जोधा', seats: 'Navlagarhi=नवलगढ़ी' };
		const { status, body } = await call(POST, '/api/admin/khaanps', { json, token });
		expect([status, body.message]).toEqual([201, 'The khaanp has been added.']);
		expect(await suggest('navlo')).toContainEqual({
			...{ text: 'Navlot: Jodha (Rathore)', clan: 'Rathore', sakh: 'Navlot' },
		});
		expect((await suggest('नवलगढ़ी', 'hi'))[0]).toMatchObject({ clan: 'Rathore', sakh: 'नवलोत' });
	});
});

describe('the atlas of a new release', () => {
	/** As the table is where it was filled by a release that did not have these khaanps. */
	async function fillWithout(...names: string[]) {
		await fillAtlas();
		await db.khaanp.deleteMany({ where: { spellingsEn: { hasSome: names } } });
		await db.shippedKhaanp.deleteMany({ where: { name: { in: names } } });
	}

	it('adds what the table has never had, at its place, and nothing the next time', async () => {
		await fillWithout('Makwana', 'Jhala', 'Ladkhani');
		expect(await fillAtlas()).toBe(3);
		expect(await find('Ladkhani')).toMatchObject({ parent: 'Shekhawat', version: 0 });
		expect(await find('Makwana')).toMatchObject({ parent: 'Jhala' });
		const byName = (khaanps: readonly { name: string }[]) =>
			khaanps.toSorted((a, b) => alphabetical('en')(a.name, b.name));
		expect(byName((await loadAtlas()).khaanps)).toEqual(byName(shippedAtlas.khaanps));
		expect(await fillAtlas()).toBe(0);
		expect(await db.auditEntry.count()).toBe(0);
	});

	it('adds it once, of several processes that start together', async () => {
		await fillWithout('Ladkhani', 'Jasrotia');
		const added = await Promise.all([fillAtlas(), fillAtlas(), fillAtlas(), fillAtlas()]);
		expect(added.toSorted()).toEqual([0, 0, 0, 2]);
		expect(await db.khaanp.count()).toBe(shippedKhaanps.length);
		await emptyTables();
		expect((await Promise.all([fillAtlas(), fillAtlas()])).toSorted()).toEqual([0, shippedKhaanps.length]);
		expect(await db.khaanp.count()).toBe(shippedKhaanps.length);
	});

	it('leaves alone what administrators have changed, renamed, deleted and deleted permanently', async () => {
		await fillAtlas();
		await change('Jodha', { spellingsEn: 'Jodhawat', ...disputed });
		await remove('Ladkhani');
		const { body } = await call(listTrash, '/api/admin/trash', { token });
		const { _id: id } = trashReply.parse(body).entries[0] ?? { _id: '' };
		await call(erase, `/api/admin/trash/${id}`, { method: 'DELETE', params: { id }, token });
		await remove('Jasrotia');
		expect(await fillAtlas()).toBe(0);
		expect(await find('Jodhawat')).toMatchObject(disputed);
		expect(await db.khaanp.count()).toBe(shippedKhaanps.length - 2);
	});

	it('adds below a khaanp that has been renamed, and none below one that has been deleted', async () => {
		await fillWithout('Ladkhani', 'Chiba');
		await change('Shekhawat', { spellingsEn: 'Sekhawat' });
		const deora = await db.khaanp.findFirstOrThrow({ where: { spellingsEn: { has: 'Deora' } } });
		await db.khaanp.deleteMany({ where: { id: deora.id } });
		expect(await fillAtlas()).toBe(1);
		expect(await find('Ladkhani')).toMatchObject({ parent: 'Sekhawat' });
		await db.khaanp.create({ data: { ...deora, seats: deora.seats ?? [] } });
		expect(await fillAtlas()).toBe(1);
		expect(await find('Chiba')).toMatchObject({ parent: 'Deora' });
	});

	it('takes a khaanp that an administrator has added under this name for it, and no spelling twice', async () => {
		await fillWithout('Ladkhani', 'Jasrotia');
		const json = { spellingsEn: 'Ladkhani', spellingsHi: 'लाडखानी', parent: 'Jodha' };
		expect((await call(POST, '/api/admin/khaanps', { json, token })).status).toBe(201);
		expect(await fillAtlas()).toBe(1);
		expect(await find('Ladkhani')).toMatchObject({ parent: 'Jodha' });
		await change('Ladkhani', { spellingsEn: 'Navlot', spellingsHi: 'नवलोत' });
		expect(await fillAtlas()).toBe(0);
	});
});

describe('the trash', () => {
	const list = async (query = '') =>
		trashReply.parse((await call(listTrash, `/api/admin/trash${query}`, { token })).body);
	const onEntry = async (handler: typeof restore, method: string, by = token) => {
		const { _id: id } = (await list()).entries[0] ?? { _id: '' };
		return call(handler, `/api/admin/trash/${id}`, { method, params: { id }, token: by });
	};
	const history = async (language = 'en') => {
		const { body } = await call(readHistory, '/api/admin/history?subjectType=khaanp', { token, language });
		return historyReply.parse(body).entries.map(({ sentence, subject }) => [sentence, subject.path]);
	};

	it('keeps a deleted khaanp for 30 days and gives it back as it was', async () => {
		await fillAtlas();
		const before = await db.khaanp.findMany({ orderBy: { id: 'asc' }, omit: { updatedAt: true } });
		const id = await remove('Ladkhani');
		const { entries, counts } = await list('?kind=khaanp');
		expect(entries).toMatchObject([
			{
				kind: 'khaanp',
				subjectId: id,
				name: 'Ladkhani',
				image: null,
				daysLeft: 30,
				deletedBy: { name: 'Head' },
			},
		]);
		expect(counts).toMatchObject({ all: 1, khaanp: 1 });
		expect(await history()).toEqual([['Head deleted the khaanp “Ladkhani”.', '/admin/trash']]);
		expect((await onEntry(restore, 'POST')).status).toBe(200);
		expect(await db.khaanp.findMany({ orderBy: { id: 'asc' }, omit: { updatedAt: true } })).toEqual(before);
		expect((await loadAtlas()).findKhaanp('Ladkhani')?.khaanp.name).toBe('Ladkhani');
		expect((await list()).entries).toEqual([]);
		expect((await history())[0]).toEqual([
			'Head restored the khaanp “Ladkhani” from the trash.',
			'/admin/khaanps?search=Ladkhani',
		]);
		expect((await history('hi'))[0]?.[0]).toContain('हटाई गई खाँप “लाडखानी” को वापस किया');
	});

	it('restores and deletes for administrators alone', async () => {
		await fillAtlas();
		await remove('Ladkhani');
		const member = await makeLogin();
		for (const [by, status] of [
			['none', 401],
			[member.token, 403],
		] as const) {
			expect((await onEntry(restore, 'POST', by)).status).toBe(status);
			expect((await onEntry(erase, 'DELETE', by)).status).toBe(status);
		}
		expect((await list()).entries).toHaveLength(1);
	});

	it('deletes permanently, and the history no longer says what it was', async () => {
		await fillAtlas();
		const id = await remove('Ladkhani');
		expect((await onEntry(erase, 'DELETE')).status).toBe(200);
		expect(await db.trashEntry.count()).toBe(0);
		expect(await db.auditEntry.count({ where: { subjectId: id, changes: { not: Prisma.AnyNull } } })).toBe(0);
		expect((await history()).map(([sentence]) => sentence)).toEqual([
			expect.stringContaining('permanently'),
			expect.stringContaining('deleted the khaanp'),
		]);
	});

	it('does not restore below a khaanp that is deleted too, but after it', async () => {
		await fillAtlas();
		const json = { spellingsEn: 'Navlot', spellingsHi: 'नवलोत', parent: 'Ladkhani' };
		await call(POST, '/api/admin/khaanps', { json, token });
		await remove('Navlot');
		await remove('Ladkhani');
		const { entries } = await list('?sort=deletedAt');
		const bring = (at: number) => {
			const id = entries[at]?._id ?? '';
			return call(restore, `/api/admin/trash/${id}`, { method: 'POST', params: { id }, token });
		};
		const refused = await bring(0);
		expect([refused.status, refused.body.code]).toEqual([409, 'trash.khaanpAway']);
		expect([(await bring(1)).status, (await bring(0)).status]).toEqual([200, 200]);
		expect(await find('Navlot')).toMatchObject({ parent: 'Ladkhani' });
	});

	it('does not restore a spelling that another khaanp has now', async () => {
		await fillAtlas();
		await remove('Ladkhani');
		const json = { spellingsEn: 'Navlot/Ladkhani', spellingsHi: 'नवलोत', parent: 'Jodha' };
		expect((await call(POST, '/api/admin/khaanps', { json, token })).status).toBe(201);
		const { status, body } = await onEntry(restore, 'POST');
		expect([status, body.code]).toEqual([409, 'trash.khaanpTaken']);
		expect(await db.khaanp.count()).toBe(shippedKhaanps.length);
		expect((await list()).entries).toHaveLength(1);
	});
});

describe('the back office', () => {
	it('is for administrators alone', async () => {
		await fillAtlas();
		const member = await makeLogin();
		const { _id: id } = await find('Jodha');
		const calls = [
			() => [GET, '/api/admin/khaanps', {}] as const,
			() => [POST, '/api/admin/khaanps', { json: { spellingsEn: 'X', spellingsHi: 'क' } }] as const,
			() => [getOne, `/api/admin/khaanps/${id}`, { params: { id } }] as const,
			() => [PUT, `/api/admin/khaanps/${id}`, { method: 'PUT', params: { id }, json: disputed }] as const,
			() => [DELETE, `/api/admin/khaanps/${id}`, { method: 'DELETE', params: { id } }] as const,
			() => [getExport, '/api/admin/exports/khaanps', {}] as const,
			() => [postImport, '/api/admin/imports/khaanps', { form: getFile([['spellingsEn']], {}) }] as const,
		];
		for (const make of calls) {
			const [handler, path, options] = make();
			expect((await call(handler, path, options)).status, path).toBe(401);
			const [again, , more] = make();
			expect((await call(again, path, { ...more, token: member.token })).status, path).toBe(403);
		}
		expect(await find('Jodha')).toMatchObject({ isOwnKul: 'no', version: 0 });
	});

	it('searches names and seats in both scripts, filters, sorts and pages', async () => {
		await fillAtlas();
		const names = async (query: string, language?: string) =>
			(await list(query, language)).khaanps.map(({ name }) => name);
		expect((await names('search=लाडखानी'))[0]).toBe('Ladkhani');
		expect((await names('search=Khachariyawas'))[0]).toBe('Shekhawat');
		expect((await names('search=Ladkhani', 'hi'))[0]).toBe('लाडखानी');
		const { khaanps, pagination } = await list('isOwnKul=disputed&limit=10');
		expect(new Set(khaanps.map(({ isOwnKul }) => isOwnKul))).toEqual(new Set(['disputed']));
		expect(pagination).toMatchObject({ page: 1, limit: 10, total: 10 });
		const ofRathore = await list('kul=Rathore&limit=100');
		expect(ofRathore.pagination.total).toBeGreaterThan(40);
		expect(new Set(ofRathore.khaanps.map(({ kulName }) => kulName))).toEqual(new Set(['Rathore']));
		const [first, last] = [await names('limit=100&page=1'), await names('limit=100&sort=-name')];
		expect(first).toEqual(first.toSorted(alphabetical('en')));
		expect(last[0] ?? '').not.toBe(first[0]);
	});

	it('refuses what is stale, twice, without its kul or in a circle, and writes nothing then', async () => {
		await fillAtlas();
		const stale = await change('Jodha', { ...disputed, version: 7 });
		expect([stale.status, stale.body.code]).toEqual([409, 'record.stale']);
		const taken = await change('Jodha', { spellingsEn: 'Jodha/Mertiya' });
		expect([taken.status, taken.body.errors]).toEqual([
			400,
			[
				{
					path: 'spellingsEn',
					message: '“Mertiya” is already a name of Mertia. Remove it from one of the two.',
				},
			],
		]);
		for (const [name, json, path] of [
			['Jodha', { parent: 'Nobody' }, 'parent'],
			['Rathore', { parent: 'Jodha', isOwnKul: 'no' }, 'parent'],
			['Jodha', { isOwnKul: 'disputed' }, 'saysEn'],
		] as const) {
			const { status, body } = await change(name, json);
			expect([status, z.array(z.object({ path: z.string() })).parse(body.errors)[0]?.path]).toEqual([
				400,
				path,
			]);
		}
		expect((await loadAtlas()).khaanps).toEqual(shippedAtlas.khaanps);
		expect(await db.auditEntry.count()).toBe(0);
	});

	it('deletes what nothing depends on, and the history keeps what it was', async () => {
		await fillAtlas();
		const remove = async (name: string) => {
			const { _id: id } = await find(name);
			return {
				id,
				...(await call(DELETE, `/api/admin/khaanps/${id}`, { method: 'DELETE', params: { id }, token })),
			};
		};
		const used = await remove('Shekhawat');
		expect([used.status, used.body.code]).toEqual([409, 'khaanp.inUse']);
		const { id, status } = await remove('Ladkhani');
		expect(status).toBe(200);
		expect((await loadAtlas()).findKhaanp('Ladkhani')).toBeNull();
		const entry = await db.auditEntry.findFirstOrThrow({ where: { subjectId: id } });
		expect(entry).toMatchObject({
			action: 'khaanp.delete',
			changes: { parent: { from: 'Shekhawat', to: null } },
		});
		const gone = await call(getOne, `/api/admin/khaanps/${id}`, { params: { id }, token });
		expect(gone.status).toBe(404);
	});

	it('shows one with the version that a change is made from', async () => {
		await fillAtlas();
		const { _id: id } = await find('Sindhal');
		const { text } = await call(getOne, `/api/admin/khaanps/${id}`, {
			params: { id },
			token,
			language: 'hi',
		});
		expect(khaanpReply.parse(JSON.parse(text))).toMatchObject({
			...{ name: 'सिंधल', kulName: 'परिहार', otherKulName: 'राठौड़', otherKul: 'Rathore', version: 0 },
		});
	});
});

function getFile(rows: readonly string[][] | string, { dryRun = true, plan = '' }) {
	const form = new FormData();
	const text = typeof rows === 'string' ? rows : byteOrderMark + csvLines(rows);
	form.set('file', new Blob([text], { type: 'text/csv' }), 'khaanps.csv');
	form.set('dryRun', String(dryRun));
	if (plan) form.set('plan', plan);
	return form;
}

const planned = z.object({
	plan: z.object({
		_id: z.string(),
		totals: z.record(z.string(), z.number()),
		rows: z.array(
			z.object({
				row: z.number(),
				outcome: z.string(),
				changes: z.array(z.object({ column: z.string() })),
				problems: z.array(z.object({ path: z.string(), message: z.string() })),
			}),
		),
	}),
});

async function sendFile(
	rows: readonly string[][] | string,
	options: { dryRun?: boolean; plan?: string } = {},
) {
	const { status, body } = await call(postImport, '/api/admin/imports/khaanps', {
		form: getFile(rows, options),
		token,
	});
	return { status, body };
}

describe('a file', () => {
	it('that has been exported changes nothing when it is imported', async () => {
		await fillAtlas();
		const { text, headers } = await call(getExport, '/api/admin/exports/khaanps', { token });
		expect(headers.get('content-disposition')).toContain('khaanps.csv');
		const { status, body } = await sendFile(text);
		expect(status).toBe(200);
		const { totals } = planned.parse(body).plan;
		expect(totals).toEqual({ added: 0, changed: 0, unchanged: shippedKhaanps.length, refused: 0 });
	});

	it('adds and changes khaanps, one below another of the same file, each with an entry in the history', async () => {
		await fillAtlas();
		const rows = [
			['spellingsEn', 'spellingsHi', 'parent', 'isOwnKul', 'saysEn', 'saysHi', 'seats'],
			['Navlot child', 'नवलोत बाल', 'Navlot', '', '', '', ''],
			['Navlot', 'नवलोत', 'Jodha', '', '', '', 'Navlagarhi=नवलगढ़ी:Pali'],
			['Jodha/Jodhawat', '', '', 'disputed', 'Some say so.', 'कुछ कहते हैं।', ''],
			['Mertia/Medatiya/Mertiya', '', '', '', '', '', ''],
		];
		const dry = planned.parse((await sendFile(rows)).body).plan;
		expect(
			dry.rows.map(({ row, outcome, changes }) => [row, outcome, changes.map(({ column }) => column)]),
		).toEqual([
			[2, 'added', []],
			[3, 'added', []],
			[4, 'changed', ['isOwnKul', 'saysEn', 'saysHi']],
			[5, 'unchanged', []],
		]);
		expect(await db.auditEntry.count()).toBe(0);
		const { status } = await sendFile(rows, { dryRun: false, plan: dry._id });
		expect(status).toBe(201);
		const { findKhaanp } = await loadAtlas();
		expect(findKhaanp('नवलोत बाल')?.khaanp).toMatchObject({ kul: 'Rathore', parent: { name: 'Navlot' } });
		expect(findKhaanp('Navlagarhi')?.khaanp.name).toBe('Navlot');
		expect(findKhaanp('Jodha')?.khaanp).toMatchObject({ isOwnKul: 'disputed', seats: [{}, {}, {}, {}] });
		expect(await db.auditEntry.count({ where: { action: 'khaanp.import' } })).toBe(3);
	});

	it('is refused whole where a row is wrong, and says which', async () => {
		await fillAtlas();
		const rows = [
			['spellingsEn', 'spellingsHi', 'parent', 'seats'],
			['Navlot', 'नवलोत', 'Jodha', ''],
			['Second', 'दूसरी', 'Nobody', ''],
			['Third', 'तीसरी', 'Jodha', 'Kuchaman=कुचामन'],
			['Navlot', 'नवलोत', 'Jodha', ''],
		];
		const { rows: shown } = planned.parse((await sendFile(rows)).body).plan;
		expect(
			shown.map(({ row, outcome, problems }) => [row, outcome, ...problems.map(({ path }) => path)]),
		).toEqual([
			[2, 'refused', 'spellingsEn', 'spellingsHi'],
			[3, 'refused', 'parent'],
			[4, 'refused', 'seats'],
			[5, 'refused', 'spellingsEn', 'spellingsHi'],
		]);
		const { status, body } = await sendFile(rows, { dryRun: false });
		expect([status, body.code]).toEqual([400, 'import.refused']);
		expect((await loadAtlas()).khaanps).toEqual(shippedAtlas.khaanps);
		expect(await db.auditEntry.count()).toBe(0);
	});

	it('is looked at again where the atlas has changed since', async () => {
		await fillAtlas();
		const rows = [
			['spellingsEn', 'gotraEn', 'gotraHi'],
			['Jodha/Jodhawat', 'Gautam', 'गौतम'],
		];
		const { _id: plan } = planned.parse((await sendFile(rows)).body).plan;
		await change('Mertia', { gotraEn: 'Gautam', gotraHi: 'गौतम' });
		const { status, body } = await sendFile(rows, { dryRun: false, plan });
		expect([status, body.code]).toEqual([409, 'import.stale']);
		expect(await find('Jodha')).toMatchObject({ gotraEn: '' });
	});
});
