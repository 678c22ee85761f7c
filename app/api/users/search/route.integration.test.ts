import { beforeAll, describe, expect, it } from 'vitest';
import { GET as readProfile } from '@/app/api/users/[id]/route';
import { GET as listMembers } from '@/app/api/users/route';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { makeSeeker } from '@/tests/support/seekers';
import { GET } from './route';

provideDatabase();

const find = (query: string, options: CallOptions = {}) =>
	call(GET, `/api/users/search?query=${encodeURIComponent(query)}`, options);
const list = (query: string, options: CallOptions = {}) => call(listMembers, `/api/users?${query}`, options);
const searched = (text: string, options: CallOptions = {}) =>
	list(`search=${encodeURIComponent(text)}`, options);

const named = (name: string) => {
	return { name, nameKey: searchKey(name), clan: 'canary clan', location: 'canary place' };
};
const add = (name: string, more: Parameters<typeof makeLogin>[0] = {}) =>
	makeLogin({ ...named(name), ...more });

let stranger = '';
let relative = '';
let administrator = '';
let administratorId = '';
let open = { id: '', email: '' };

beforeAll(async () => {
	open = await add('महेंद्र सिंह राठौड़', { familyTreePrivacy: 'public' });
	const restricted = await add('Mahendra Singh Bhati', { familyTreePrivacy: 'restricted' });
	await add('Mahendra Rathore', { familyTreePrivacy: 'private' });
	await add('Unlisted Rathore', { isListed: false });
	await makeAccount({ ...named('Departed Rathore'), isDeceased: true });
	await add('Unclaimed Rathore', { claimedAt: null, isListed: false });
	await add('Young Rathore', { bornOn: new Date('2020-01-01'), bornPrecision: 'day' });
	const family = await add('Kamla Solanki');
	relative = family.token;
	await db.familyRequest.create({
		data: {
			fromMemberId: family.id,
			toMemberId: restricted.id,
			relation: 'brother',
			status: 'accepted',
			answeredAt: new Date(),
		},
	});
	stranger = (await add('Stranger Solanki')).token;
	({ token: administrator, id: administratorId } = await add('Head Solanki', { isAdmin: true }));
});

const namesIn = (users: unknown) =>
	Array.isArray(users) ? users.map((user: { name: string }) => user.name).sort() : [];
const rathores = ['Mahendra Rathore', 'महेंद्र सिंह राठौड़'];

describe('GET /api/users?search=', () => {
	it('writes a name in the script of a member who reads it, and says nothing but the name to visitors', async () => {
		const inEnglish = { language: 'en' };
		const { body } = await searched('महेंद्र', { ...inEnglish, token: stranger });
		expect(body.users).toContainEqual(
			expect.objectContaining({
				name: 'महेंद्र सिंह राठौड़',
				written: expect.objectContaining({ name: 'Mahendra Singh Rathore' }),
			}),
		);
		const seen = (await searched('महेंद्र', inEnglish)).body.users;
		expect(seen).toContainEqual({ _id: open.id, name: 'महेंद्र सिंह राठौड़' });
	});

	it.each(['राठौड़', 'Rathore', 'rathod', 'Rathor', 'Ratore'])(
		'finds %s in both scripts, and listed adults only',
		async (text) => {
			const { status, body } = await searched(text);
			expect(status).toBe(200);
			expect(namesIn(body.users)).toEqual(rathores);
			expect(body.pagination).toEqual({ page: 1, limit: 20, total: 2, pages: 1 });
		},
	);

	it('tells a visitor the names alone', async () => {
		const { body, text } = await searched('Mahendra');
		for (const user of Array.isArray(body.users) ? body.users : [])
			expect(Object.keys(user).sort()).toEqual(['_id', 'name']);
		expect(text).not.toContain('canary');
	});

	it('tells a member more of those who show more', async () => {
		const { body } = await searched('Mahendra', { token: stranger });
		expect(body.users).toContainEqual({
			_id: open.id,
			name: 'महेंद्र सिंह राठौड़',
			photo: null,
			clan: 'canary clan',
			location: 'canary place',
			written: { name: 'Mahendra Singh Rathore' },
			isProfileOpen: true,
		});
		expect(body.users).toContainEqual({
			...{ _id: expect.any(String), name: 'Mahendra Singh Bhati', isProfileOpen: false },
		});
	});

	it('says which profiles open for the member who asks, as their addresses answer', async () => {
		const she = { gender: 'Female', clan: 'Chauhan', isListed: false } as const;
		await makeSeeker({ ...she, name: 'Kesar Kanwar' });
		await makeLogin({ name: 'Kesar Bai', isListed: false });
		const he = await makeSeeker({ clan: 'Rathore', isListed: false });
		const openTo = async (name: string, token: string) => {
			const { body } = await searched(name, { token });
			const users: { _id: string; name: string; isProfileOpen?: boolean }[] = Object(body.users);
			for (const { _id, isProfileOpen } of users) {
				const { status } = await call(readProfile, '/api/x', { token, params: { id: _id } });
				expect(status).toBe(isProfileOpen ? 200 : 404);
			}
			return users.filter(({ isProfileOpen }) => isProfileOpen).map((user) => user.name);
		};
		expect(await openTo('Kesar', he.token)).toEqual(['Kesar Kanwar']);
		expect(await openTo('Kesar', stranger)).toEqual([]);
		expect(await openTo('Mahendra', stranger)).toEqual(['महेंद्र सिंह राठौड़']);
		expect(await openTo('Mahendra Singh', relative)).toEqual(
			expect.arrayContaining(['महेंद्र सिंह राठौड़', 'Mahendra Singh Bhati']),
		);
	});

	it('tells of a private profile nothing but the name and that it does not open', async () => {
		const { body, text } = await searched('Mahendra Rathore', { token: stranger });
		const users: { name: string }[] = Object(body.users);
		const hidden = users.find(({ name }) => name === 'Mahendra Rathore');
		expect(Object.keys(hidden ?? {}).sort()).toEqual(['_id', 'isProfileOpen', 'name']);
		expect(text).not.toMatch(/private|restricted/);
	});

	it('puts first what begins like it', async () => {
		const { body } = await searched('Mahendra Rathore');
		expect(body.users).toMatchObject([
			{ name: 'Mahendra Rathore' },
			{ name: 'महेंद्र सिंह राठौड़' },
			{ name: 'Mahendra Singh Bhati' },
		]);
	});

	it('lists by name without a search, in pages', async () => {
		const first = await list('page=1&limit=2');
		const second = await list('page=2&limit=2');
		expect(first.body.users).toHaveLength(2);
		expect(namesIn(first.body.users).filter((name) => namesIn(second.body.users).includes(name))).toEqual([]);
		expect(first.body.pagination).toMatchObject({ total: 6, pages: 3 });
	});

	it.each(['%', '_', '\\', '☃'])('takes %s for what it is', async (text) => {
		const { status, body } = await searched(text);
		expect(status).toBe(200);
		expect(body.users).toEqual([]);
	});

	it.each(['limit=101', 'limit=0', 'page=0', 'page=x', `search=${'x'.repeat(101)}`])(
		'refuses %s',
		async (query) => {
			expect((await list(query)).status).toBe(400);
		},
	);
});

describe('GET /api/users/search', () => {
	it('is for members', async () => {
		expect((await find('Rathore')).status).toBe(401);
	});

	it('needs two letters', async () => {
		expect((await find(' म ', { token: stranger })).status).toBe(400);
	});

	it('answers a list, in which those are found too who are in no public one', async () => {
		const { status, text } = await find('राठौड़', { token: stranger });
		expect(status).toBe(200);
		expect(namesIn(JSON.parse(text))).toEqual([rathores[0], 'Unlisted Rathore', rathores[1]]);
	});

	it('shows family and administrators what a restricted member shows', async () => {
		for (const token of [relative, administrator]) {
			const { text } = await find('Mahendra Singh Bhati', { token });
			expect(JSON.parse(text)[0]).toMatchObject({ name: 'Mahendra Singh Bhati', clan: 'canary clan' });
		}
		const { text } = await find('Mahendra Singh Bhati', { token: stranger });
		expect(JSON.parse(text)[0]).not.toHaveProperty('clan');
	});

	it('notes of which members an administrator has been shown what they do not show to all', async () => {
		const skip = await db.auditEntry.count();
		const noted = () =>
			db.auditEntry.findMany({
				select: { actorId: true, action: true, changes: true },
				orderBy: { id: 'asc' },
				skip,
			});
		await find('Mahendra', { token: stranger });
		expect(await noted()).toEqual([]);
		const { text } = await find('Mahendra', { token: administrator });
		const hidden: string[] = JSON.parse(text).flatMap(({ _id }: { _id: string }) =>
			_id === open.id ? [] : _id,
		);
		expect(hidden.length).toBeGreaterThan(1);
		expect(await noted()).toEqual([
			{ actorId: administratorId, action: 'member.read', changes: { ids: hidden } },
		]);
	});

	it('gives away no way to reach anybody', async () => {
		const { text } = await find('Mahendra', { token: administrator });
		for (const secret of [open.email, 'mobileNumber', 'passwordHash', 'nameKey'])
			expect(text).not.toContain(secret);
	});
});
