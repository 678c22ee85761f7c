import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { provideDatabase } from '@/tests/support/database';
import { findFamilyIds, isFamily } from './family-distance';

provideDatabase();

const names = ['a', 'b', 'c', 'd', 'e', 'asked', 'refused', 'left', 'alone'] as const;
type Name = (typeof names)[number];
const ids = new Map<Name, string>();
const getId = (name: Name) => ids.get(name) ?? '';

async function link(from: Name, to: Name, status: 'accepted' | 'pending' | 'rejected' | 'withdrawn') {
	await db.familyRequest.create({
		data: {
			fromMemberId: getId(from),
			toMemberId: getId(to),
			relation: 'brother',
			status,
			answeredAt: status === 'pending' ? null : new Date(),
		},
	});
}

beforeAll(async () => {
	for (const name of names) {
		const email = `${name}@example.org`;
		const data = { name, email, emailKey: email, claimedAt: new Date() };
		ids.set(name, (await db.member.create({ data, select: { id: true } })).id);
	}
	// A chain whose links were asked for from either end.
	await link('a', 'b', 'accepted');
	await link('c', 'b', 'accepted');
	await link('c', 'd', 'accepted');
	await link('e', 'd', 'accepted');
	await link('a', 'c', 'rejected');
	await link('a', 'asked', 'pending');
	await link('a', 'refused', 'rejected');
	await link('left', 'a', 'withdrawn');
});

describe('family', () => {
	it.each<[Name, Name, boolean]>([
		['a', 'a', true],
		['a', 'b', true],
		['a', 'c', true],
		['a', 'd', true],
		['a', 'e', false],
		['b', 'e', true],
		['a', 'asked', false],
		['a', 'refused', false],
		['a', 'left', false],
		['a', 'alone', false],
	])('of %s and %s: %s, from either end', async (a, b, expected) => {
		expect(await isFamily(getId(a), getId(b))).toBe(expected);
		expect(await isFamily(getId(b), getId(a))).toBe(expected);
	});

	it('is everybody within three links, without oneself', async () => {
		expect((await findFamilyIds(getId('a'))).sort()).toEqual((['b', 'c', 'd'] as const).map(getId).sort());
		expect((await findFamilyIds(getId('c'))).sort()).toEqual(
			(['a', 'b', 'd', 'e'] as const).map(getId).sort(),
		);
		expect(await findFamilyIds(getId('alone'))).toEqual([]);
	});
});
