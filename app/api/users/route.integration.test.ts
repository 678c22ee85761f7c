import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { GET as exportOwn } from '@/app/api/users/me/export/route';
import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import { searchKey } from '@/lib/core/text-folding';
import { joinAddressOptions } from '@/lib/features/member/address/commands';
import { typedOptions } from '@/lib/features/member/address/rules';
import { ownProfile } from '@/lib/features/member/schema';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { type Answer, call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { GET } from './route';

provideDatabase();

let joined = 0;

/** Each has joined a day after the one before. */
async function add(name: string, more: Parameters<typeof makeLogin>[0] = {}) {
	joined += 1;
	const createdAt = new Date(Date.UTC(2026, 0, joined));
	const { clan, dynasty } = more;
	const keys = {
		nameKey: searchKey(name),
		...(clan && { clanKey: searchKey(clan) }),
		...(dynasty && { dynastyKey: searchKey(dynasty) }),
	};
	const account = { name, createdAt, ...keys, ...more };
	// Nobody logs in to the account of somebody who is deceased.
	return more.isDeceased ? { ...(await makeAccount(account)), token: '' } : makeLogin(account);
}

const ids = new Map<string, string>();
const nobody = { id: '', token: '' };
let [head, member, asha, open] = [nobody, nobody, nobody, nobody];

beforeAll(async () => {
	head = await add('Head', { isAdmin: true, familyTreePrivacy: 'private' });
	asha = await add('आशा राठौड़', {
		email: 'Asha.Kanwar@Example.org',
		clan: 'राठौड़',
		dynasty: 'सूर्यवंशी',
		villageAddress: 'खींवसर',
		mobileNumber: '+९१ ९८७६५ ४३२१०',
		fatherName: 'Canary Father',
		familyTreePrivacy: 'private',
		isListed: false,
	});
	open = await add('Open', { clan: 'Rathore', familyTreePrivacy: 'public', location: 'Jodhpur' });
	const departed = await add('Departed', { isDeceased: true, clan: 'Bhati', dynasty: 'Chandravanshi' });
	const bornOn = bornOnFromAge(16, todayInIndia(new Date()));
	const minor = await add('Minor', { bornOn, bornPrecision: 'age', familyTreePrivacy: 'public' });
	await add('Unclaimed', { claimedAt: null, isListed: false });
	member = await add('Member', { familyTreePrivacy: 'restricted' });
	for (const [name, { id }] of Object.entries({ departed, minor })) ids.set(name, id);
	await db.$transaction((tx) =>
		joinAddressOptions(tx, typedOptions({ villageAddress: 'खींवसर', location: 'Jodhpur' })),
	);
	await db.$transaction((tx) =>
		joinAddressOptions(tx, typedOptions({ villageAddress: 'Khinvsar', location: 'जोधपुर' })),
	);
});

const list = (query: string, token = head.token) => call(GET, `/api/users?${query}`, token ? { token } : {});
const named = z.array(z.object({ name: z.string() }));
const names = ({ body }: Answer) => named.parse(body.users).map(({ name }) => name);

/** Outside a transaction every statement takes a connection out of the pool again. */
async function getStatements(work: () => Promise<unknown>): Promise<number> {
	let statements = 0;
	const count = () => void statements++;
	pool.on('acquire', count);
	await work();
	pool.off('acquire', count);
	return statements;
}

/** By address. */
const emails = ['Head', 'Open', 'Departed', 'Minor', 'Member', 'आशा राठौड़'];
const everybody = ['Member', 'Minor', 'Departed', 'Open', 'आशा राठौड़', 'Head'];

describe('GET /api/users, for an administrator', () => {
	it('lists every claimed account, newest first, ten to a page', async () => {
		const answer = await list('');
		expect(answer.status).toBe(200);
		expect(names(answer)).toEqual(everybody);
		expect(answer.body.pagination).toEqual({ page: 1, limit: 10, total: 6, pages: 1 });
		const second = await list('page=2&limit=4');
		expect(names(second)).toEqual(everybody.slice(4));
		expect(second.body.pagination).toEqual({ page: 2, limit: 4, total: 6, pages: 2 });
	});

	it('shows whole records, and no secret', async () => {
		const { body, text } = await list('');
		const users = z.array(z.strictObject(ownProfile.shape)).parse(body.users);
		expect(users.find(({ _id }) => _id === asha.id)).toMatchObject({
			email: 'Asha.Kanwar@Example.org',
			mobileNumber: '+९१ ९८७६५ ४३२१०',
			fatherName: 'Canary Father',
			familyTreePrivacy: 'private',
			isListed: false,
		});
		for (const secret of ['passwordHash', 'argon2', 'emailKey', 'nameKey', 'claimedAt'])
			expect(text).not.toContain(secret);
	});

	it.each([
		['राठौड़', ['Open', 'आशा राठौड़']],
		['Rathod', ['Open', 'आशा राठौड़']],
		['asha', ['आशा राठौड़']],
		['ASHA.KANWAR@EXAMPLE', ['आशा राठौड़']],
		['98765 43210', ['आशा राठौड़']],
		['७६५४३', ['आशा राठौड़']],
		['43', []],
		['खींवसर', ['आशा राठौड़']],
		['khinvsar', ['आशा राठौड़']],
		['जोधपुर', ['Open']],
		['jodhp', ['Open']],
		['canary fath', ['आशा राठौड़']],
		['Chandravanshi', ['Departed']],
		['%', []],
		['_', []],
		['\\', []],
		['\u200b', []],
		['unclaimed', []],
		["' OR 1=1 --", []],
	])('finds %j in what they tell', async (query, found) => {
		const answer = await list(`query=${encodeURIComponent(query)}`);
		expect(answer.status).toBe(200);
		expect(names(answer)).toEqual(found);
		expect(answer.body.pagination).toMatchObject({ total: found.length });
	});

	it.each([
		['clan=Rathore', ['Open', 'आशा राठौड़']],
		[`clan=${encodeURIComponent('राठौड़')}`, ['Open', 'आशा राठौड़']],
		['clan=Rath', []],
		['dynasty=Suryavanshi', ['आशा राठौड़']],
		['isAdmin=true', ['Head']],
		['isAdmin=false', everybody.slice(0, -1)],
		['clan=Rathore&query=jodhpur', ['Open']],
		['clan=Rathore&isAdmin=true', []],
		['clan=&dynasty=&isAdmin=&query=&search=', everybody],
	])('narrows by %s', async (query, found) => {
		expect(names(await list(query))).toEqual(found);
	});

	it.each([
		['createdAt', [...everybody].reverse()],
		['-createdAt', everybody],
		['name', ['आशा राठौड़', 'Departed', 'Head', 'Member', 'Minor', 'Open']],
		['-name', ['Open', 'Minor', 'Member', 'Head', 'Departed', 'आशा राठौड़']],
		['-email', emails.toReversed()],
		['email', emails],
		// Equal rows are ordered by their ids; rows without a value come last in either direction.
		['clan', ['Departed', 'Rathore', 'Rathore', '–', '–', '–']],
		['-clan', ['Rathore', 'Rathore', 'Departed', '–', '–', '–']],
		['dynasty', ['Departed', 'आशा राठौड़', '–', '–', '–', '–']],
		['-dynasty', ['आशा राठौड़', 'Departed', '–', '–', '–', '–']],
	])('sorts by %s, page by page as in one', async (sort, order) => {
		const shown = (name: string) => {
			if (sort.endsWith('clan') && ['Open', 'आशा राठौड़'].includes(name)) return 'Rathore';
			const isShown = !/clan|dynasty/.test(sort) || ['Departed', 'आशा राठौड़'].includes(name);
			return isShown ? name : '–';
		};
		const whole = names(await list(`sort=${sort}`));
		expect(whole.map(shown)).toEqual(order);
		const inPages = await Promise.all([1, 2, 3, 4].map((page) => list(`sort=${sort}&limit=2&page=${page}`)));
		expect(inPages.map(names)).toEqual([whole.slice(0, 2), whole.slice(2, 4), whole.slice(4), []]);
		expect(inPages.map(({ body }) => z.object({ total: z.number() }).parse(body.pagination).total)).toEqual([
			...[6, 6, 6, 6],
		]);
		const found = await list(`sort=${sort}&query=a`);
		expect(names(found)).toEqual(whole.filter((name) => names(found).includes(name)));
	});

	it.each([
		['ra', ['Open', 'आशा राठौड़']],
		['jo', ['Open']],
		['रा', ['Open', 'आशा राठौड़']],
		['pu', []],
		['u', []],
	])('looks for %j where words begin', async (query, found) => {
		expect(names(await list(`query=${encodeURIComponent(query)}`))).toEqual(found);
	});

	it('finds a name with a slip, but not where it is narrowed away', async () => {
		expect(names(await list('query=Departid'))).toEqual(['Departed']);
		expect(names(await list('query=Departid&clan=Rathore'))).toEqual([]);
	});

	it('takes three statements at most beside the session’s, on any page', async () => {
		for (const query of [
			'',
			'page=2&limit=4',
			'page=9',
			'sort=-clan&dynasty=Suryavanshi',
			'query=a&page=1',
			'query=zz',
			'search=rathore',
			'search=aasha rathor',
			'search=zzzz',
		])
			expect(await getStatements(() => list(query))).toBeLessThanOrEqual(4);
	});

	it.each([
		'isAdmin=perhaps',
		'sort=passwordHash',
		'sort=--name',
		'limit=101',
		'page=0',
		`clan=${'x'.repeat(121)}`,
	])('refuses %s', async (query) => {
		expect((await list(query)).status).toBe(400);
	});

	it('shows whole records to who searches too, twenty to a page', async () => {
		const answer = await list('search=Rathore');
		expect(names(answer)).toEqual(['आशा राठौड़']);
		expect(z.array(ownProfile).parse(answer.body.users)[0]).toMatchObject({ fatherName: 'Canary Father' });
		expect(answer.body.pagination).toMatchObject({ limit: 20, total: 1 });
	});

	it('notes in one entry whose record it has shown beyond what they show to all', async () => {
		const { id, token } = await makeLogin({ isAdmin: true, createdAt: new Date('2025-01-01') });
		const entries = () => db.auditEntry.findMany({ where: { actorId: id } });
		await list('limit=6', token);
		const [entry, ...others] = await entries();
		expect(others).toEqual([]);
		expect(entry).toMatchObject({ action: 'member.read', subjectType: 'member', subjectId: null });
		expect(z.object({ ids: z.array(z.string()) }).parse(entry?.changes).ids).toEqual([
			member.id,
			ids.get('minor'),
			ids.get('departed'),
			asha.id,
			head.id,
		]);
		await list('search=Open', token);
		expect(await entries()).toHaveLength(1);
		await list('search=Rathore', token);
		expect((await entries()).map(({ changes }) => changes)).toContainEqual({ ids: [asha.id] });
		await db.member.delete({ where: { id } });
	});

	it('is shown to those whose record was shown', async () => {
		const reads = async (token: string) => {
			const { body } = await call(exportOwn, '/api/users/me/export', { token });
			return z.array(z.object({ action: z.string() })).parse(body.administration);
		};
		const before = await reads(asha.token);
		await list('query=asha');
		expect(await reads(asha.token)).toEqual([...before, { action: 'member.read' }]);
		expect(await reads(open.token)).toEqual([]);
	});

	it('notes nothing for a member who reads their own record', async () => {
		await list('search=Head');
		const entries = await db.auditEntry.findMany({ where: { actorId: head.id } });
		expect(entries.length).toBeGreaterThan(0);
		expect(JSON.stringify(entries.map(({ changes }) => changes))).not.toContain(head.id);
	});
});

describe('GET /api/users, for everybody else', () => {
	const filters = 'query=asha&clan=Bhati&dynasty=Suryavanshi&isAdmin=true&page=1&limit=50';

	it('knows no filter: a visitor reads the names of listed adults', async () => {
		const filtered = await list(filters, '');
		expect(filtered.status).toBe(200);
		expect(filtered.body.users).toEqual((await list('limit=50', '')).body.users);
		expect(names(filtered).sort()).toEqual(['Head', 'Member', 'Open']);
		for (const user of z.array(z.record(z.string(), z.unknown())).parse(filtered.body.users))
			expect(Object.keys(user).sort()).toEqual(['_id', 'name']);
		expect((await list('', '')).body.pagination).toMatchObject({ limit: 20 });
	});

	it('shows a member no record, and notes nothing', async () => {
		const before = await db.auditEntry.count();
		const answer = await list(filters, member.token);
		expect(names(answer).sort()).toEqual(['Head', 'Member', 'Open', 'आशा राठौड़']);
		expect(answer.text).not.toMatch(/@example\.org|Canary|isAdmin|familyTreePrivacy/);
		expect(await db.auditEntry.count()).toBe(before);
	});
});
