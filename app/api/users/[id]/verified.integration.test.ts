// What is verified of a member, on their profile and on cards of matches: the address, and that the family knows them.
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as readMatch } from '@/app/api/family/matches/[id]/route';
import { GET as readMatches } from '@/app/api/family/matches/route';
import { GET as readOwn } from '@/app/api/users/profile/route';
import { db } from '@/lib/platform/db/client';
import type { MemberCreateInput } from '@/lib/platform/db/generated/models';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { makeSeeker } from '@/tests/support/seekers';
import { GET } from './route';

provideDatabase();
beforeEach(emptyTables);

const read = async (id: string, { token }: { token: string }) =>
	(await call(GET, `/api/users/${id}`, { token, params: { id } })).body;

type Status = 'accepted' | 'pending' | 'rejected' | 'withdrawn';

/** Joins the member to an account of a relative; by whose request, makes no difference. */
async function join(
	memberId: string,
	{
		more = {},
		status = 'accepted',
		isAskedByMember = true,
	}: {
		more?: Partial<MemberCreateInput>;
		status?: Status;
		isAskedByMember?: boolean;
	} = {},
) {
	const relative = await makeAccount(more);
	const [fromMemberId, toMemberId] = isAskedByMember ? [memberId, relative.id] : [relative.id, memberId];
	const answeredAt = status === 'pending' ? null : new Date();
	await db.familyRequest.create({
		data: { fromMemberId, toMemberId, relation: 'Other', status, answeredAt },
		select: { id: true },
	});
	return relative;
}

const isKnown = async (id: string) => (await read(id, await makeLogin())).isKnownToFamily;

describe('a member is known to the family', () => {
	it('once two members whom a link joins to them have agreed, no matter who asked', async () => {
		const { id } = await makeAccount({ familyTreePrivacy: 'public' });
		expect(await isKnown(id)).toBe(false);
		await join(id);
		expect(await isKnown(id)).toBe(false);
		await join(id, { isAskedByMember: false });
		expect(await isKnown(id)).toBe(true);
		await join(id);
		expect(await isKnown(id)).toBe(true);
		await db.familyRequest.updateMany({ data: { status: 'withdrawn' } });
		expect(await isKnown(id)).toBe(false);
	});

	const unclaimed = { claimedAt: null, emailConfirmedAt: null, isListed: false };
	it.each<[string, Parameters<typeof join>[1]]>([
		['a request that waits', { status: 'pending' }],
		['a request that was refused', { status: 'rejected' }],
		['a link that was taken back', { status: 'withdrawn' }],
		['an account that nobody has claimed', { more: unclaimed }],
		['somebody whose address is not confirmed', { more: { emailConfirmedAt: null } }],
		['somebody deceased', { more: { isDeceased: true } }],
		[
			'somebody under 18',
			{ more: { bornOn: new Date(Date.now() - 17 * 365 * 24 * 60 * 60 * 1000), bornPrecision: 'day' } },
		],
	])('not by %s', async (_, other) => {
		const { id } = await makeAccount({ familyTreePrivacy: 'public' });
		await join(id);
		await join(id, other);
		expect(await isKnown(id)).toBe(false);
		await join(id);
		expect(await isKnown(id)).toBe(true);
	});
});

describe('who sees what is verified', () => {
	const verified = { emailConfirmed: true, isKnownToFamily: true };

	async function known(more: Partial<MemberCreateInput>) {
		const member = await makeLogin(more);
		const relatives = [await join(member.id), await join(member.id)];
		return { ...member, relatives };
	}

	it('everybody whom the profile is shown to, themselves too, and never by whom', async () => {
		const member = await known({ familyTreePrivacy: 'public' });
		const answers = [
			await read(member.id, await makeLogin()),
			await read(member.id, await makeLogin({ isAdmin: true })),
			(await call(readOwn, '/api/users/profile', { token: member.token })).body,
		];
		for (const body of answers) {
			expect(body).toMatchObject(verified);
			for (const { id } of member.relatives) expect(JSON.stringify(body)).not.toContain(id);
		}
		await db.member.update({ where: { id: member.id }, data: { emailConfirmedAt: null } });
		expect(await read(member.id, await makeLogin())).toMatchObject({ ...verified, emailConfirmed: false });
	});

	it.each(['private', 'restricted'] as const)('nobody whom a %s profile is hidden from', async (privacy) => {
		const { id } = await known({ familyTreePrivacy: privacy });
		expect(Object.keys(await read(id, await makeLogin()))).toEqual(['message', 'code']);
	});

	it('family, of a private profile, nothing but the name', async () => {
		const member = await makeAccount();
		const relative = await makeLogin();
		await db.familyRequest.create({
			data: {
				...{ fromMemberId: member.id, toMemberId: relative.id, relation: 'Other' },
				...{ status: 'accepted', answeredAt: new Date() },
			},
		});
		expect(Object.keys(await read(member.id, relative))).toEqual(['_id', 'name']);
	});

	it('matches, on the card and on the page of one', async () => {
		const groom = await makeSeeker({ name: 'Groom', clan: 'Rathore' });
		const bride = await makeSeeker({ name: 'Bride', gender: 'Female', clan: 'Bhati' });
		const readVerified = async () => {
			const { text } = await call(readMatches, '/api/family/matches', { token: groom.token });
			const one = await call(readMatch, `/api/family/matches/${bride.id}`, {
				...{ token: groom.token, params: { id: bride.id } },
			});
			return [...JSON.parse(text), one.body];
		};
		expect(await readVerified()).toMatchObject([
			{ ...verified, isKnownToFamily: false },
			{ ...verified, isKnownToFamily: false },
		]);
		await join(bride.id);
		await join(bride.id);
		expect(await readVerified()).toMatchObject([verified, verified]);
	});
});
