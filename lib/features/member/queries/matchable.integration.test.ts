import { beforeEach, describe, expect, it } from 'vitest';
import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import { agreeToTerms, changeProfile } from '@/lib/features/member/commands/change-profile';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { MemberCreateInput } from '@/lib/platform/db/generated/models';
import { makeAccount } from '@/tests/support/accounts';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { getOwnProfile } from './find-profile';
import { isListedForMatches, isMatchable, isSeeking } from './matchable';

provideDatabase();
beforeEach(emptyTables);

const now = new Date('2026-11-22T06:00:00Z');
const today = todayInIndia(now);
const dayMs = 24 * 60 * 60 * 1000;
const tomorrow = new Date(today.getTime() + dayMs);

const groom = {
	gender: 'Male',
	bornOn: bornOnFromAge(21, today),
	bornPrecision: 'day',
	isMarried: false,
	familyTreePrivacy: 'public',
	consents: { create: [{ purpose: 'terms', textVersion: '1', language: 'hi' }] },
} satisfies Partial<MemberCreateInput>;

const givenAt = new Date('2026-01-01T00:00:00Z');
const agreed = { purpose: 'matrimonial', textVersion: '1', language: 'hi', givenAt } as const;
const joined = { ...agreed, purpose: 'terms' } as const;
const given = { consents: { create: [agreed] } };
const refused = { consents: { create: [{ ...agreed, withdrawnAt: now }] } };

async function ask(condition: (member: Prisma.Sql, now: Date) => Prisma.Sql, id: string): Promise<boolean> {
	const found = await db.$queryRaw<unknown[]>`
		SELECT FROM "Member" person WHERE "id" = ${id}::uuid AND ${condition(Prisma.sql`person`, now)}`;
	return found.length === 1;
}

describe('isMatchable', () => {
	it.each<[string, Partial<MemberCreateInput>, boolean]>([
		['an unmarried public man of 21 on his birthday', {}, true],
		[
			'somebody public whom an administrator has registered, and who has agreed to nothing',
			{ consents: {} },
			false,
		],
		['somebody public who has agreed to be shown, but not to the terms', given, true],
		[
			'somebody public who has taken the terms back',
			{ consents: { create: [{ ...joined, withdrawnAt: now }] } },
			false,
		],
		['a man on the day before he is 21', { bornOn: bornOnFromAge(21, tomorrow) }, false],
		['a woman of 18 on her birthday', { gender: 'Female', bornOn: bornOnFromAge(18, today) }, true],
		['a woman on the day before she is 18', { gender: 'Female', bornOn: bornOnFromAge(18, tomorrow) }, false],
		['somebody whose gender is not known', { gender: null, bornOn: bornOnFromAge(40, today) }, false],
		['somebody whose birth is not known', { bornOn: null, bornPrecision: null }, false],
		[
			'a man of whom the year leaves it open',
			{ bornOn: new Date('2005-01-01'), bornPrecision: 'year' },
			false,
		],
		['a man of 21 by the year alone', { bornOn: new Date('2004-01-01'), bornPrecision: 'year' }, true],
		[
			'a man of whom the month leaves it open',
			{ bornOn: new Date('2005-11-01'), bornPrecision: 'month' },
			false,
		],
		['a man of 21 by the month', { bornOn: new Date('2005-10-01'), bornPrecision: 'month' }, true],
		['a man who may be 20', { bornOn: new Date('2000-01-01'), bornPrecision: 'about' }, false],
		['a man who is about 27', { bornOn: new Date('1999-01-01'), bornPrecision: 'about' }, true],
		['somebody married', { isMarried: true }, false],
		['somebody who does not say whether they are married', { isMarried: null }, false],
		['the departed', { isDeceased: true }, false],
		['somebody whom administrators keep out', { heldFromMatchesAt: now, ...given }, false],
		[
			'an account that nobody has claimed',
			{ claimedAt: null, isListed: false, passwordHash: null, familyTreePrivacy: 'private', ...given },
			false,
		],
		['somebody private', { familyTreePrivacy: 'private' }, false],
		['somebody restricted', { familyTreePrivacy: 'restricted' }, false],
		['somebody private who agreed', { familyTreePrivacy: 'private', ...given }, true],
		['somebody private who agreed once', { familyTreePrivacy: 'private', ...refused }, false],
		[
			'somebody public who refused',
			{ consents: { create: [joined, { ...agreed, withdrawnAt: now }] } },
			false,
		],
		[
			'somebody who refused and has agreed since',
			{ consents: { create: [{ ...agreed, withdrawnAt: now }, agreed] } },
			true,
		],
		[
			'somebody private who agreed to the terms alone',
			{ familyTreePrivacy: 'private', consents: { create: [{ ...agreed, purpose: 'terms' }] } },
			false,
		],
	])('%s', async (_, more, isOne) => {
		const { id } = await makeAccount({ ...groom, ...more });
		expect(await ask(isMatchable, id)).toBe(isOne);
	});

	it('asks whether they look for a match apart from whether they want to be found', async () => {
		const { id } = await makeAccount({ ...groom, familyTreePrivacy: 'private' });
		expect(await ask(isSeeking, id)).toBe(true);
		expect(await ask(isListedForMatches, id)).toBe(false);
	});
});

describe('the agreement to be shown for matches', () => {
	const record = (memberId: string) =>
		db.consent.findMany({
			where: { memberId, purpose: 'matrimonial' },
			select: { withdrawnAt: true },
			orderBy: { givenAt: 'asc' },
		});

	async function say(
		memberId: string,
		isGiven: boolean,
		changes: Parameters<typeof changeProfile>[1]['changes'] = {},
	): Promise<boolean> {
		await changeProfile(memberId, { changes, consent: { isGiven, language: 'hi' } }, now);
		return (await getOwnProfile(memberId)).matrimonialConsent;
	}

	it('is assumed for somebody public who has not refused, without any record', async () => {
		const { id } = await makeAccount({ familyTreePrivacy: 'public', consents: { create: [joined] } });
		expect((await getOwnProfile(id)).matrimonialConsent).toBe(true);
	});

	it('is not recorded when a form sends back what it has shown', async () => {
		const { id } = await makeAccount({ familyTreePrivacy: 'public', consents: { create: [joined] } });
		expect(await say(id, true)).toBe(true);
		expect(await record(id)).toEqual([]);
	});

	it('is not recorded when a form sends it back with a privacy that ends it', async () => {
		const { id } = await makeAccount({ familyTreePrivacy: 'public', consents: { create: [joined] } });
		expect(await say(id, true, { familyTreePrivacy: 'private' })).toBe(false);
		expect(await record(id)).toEqual([]);
	});

	it('can be refused by somebody public, and given again', async () => {
		const { id } = await makeAccount({ familyTreePrivacy: 'public', consents: { create: [joined] } });
		expect(await say(id, false)).toBe(false);
		expect(await record(id)).toEqual([{ withdrawnAt: now }]);
		expect(await say(id, false)).toBe(false);
		expect(await record(id)).toHaveLength(1);
		expect(await say(id, true)).toBe(true);
		expect(await record(id)).toEqual([{ withdrawnAt: now }, { withdrawnAt: null }]);
	});

	it('can be refused by what was sent a moment before it was given, but written after it', async () => {
		const { id } = await makeAccount({ familyTreePrivacy: 'private' });
		const later = new Date(now.getTime() + 40);
		const consent = { isGiven: true, language: 'hi' } as const;
		await changeProfile(id, { changes: {}, consent }, later);
		expect(await say(id, false)).toBe(false);
		expect(await record(id)).toEqual([{ withdrawnAt: later }]);
	});

	it.each(['private', 'restricted'] as const)(
		'can be refused by somebody %s, once, for the day they are public',
		async (familyTreePrivacy) => {
			const { id } = await makeAccount({ familyTreePrivacy, consents: { create: [joined] } });
			expect(await say(id, false)).toBe(false);
			expect(await say(id, false)).toBe(false);
			expect(await record(id)).toEqual([{ withdrawnAt: now }]);
			const changes = { familyTreePrivacy: 'public' } as const;
			await changeProfile(id, { changes, consent: null }, now);
			expect((await getOwnProfile(id)).matrimonialConsent).toBe(false);
		},
	);

	it('holds against going public in the same save: who says No stays out', async () => {
		const { id } = await makeAccount({ familyTreePrivacy: 'private', consents: { create: [joined] } });
		expect(await say(id, false, { familyTreePrivacy: 'public' })).toBe(false);
		expect(await record(id)).toEqual([{ withdrawnAt: now }]);
	});

	it('holds also before the terms are agreed to', async () => {
		const { id } = await makeAccount({ familyTreePrivacy: 'public' });
		expect(await say(id, false)).toBe(false);
		await agreeToTerms(id, 'hi', now);
		expect((await getOwnProfile(id)).matrimonialConsent).toBe(false);
	});

	it('that was withdrawn is a refusal too', async () => {
		const { id } = await makeAccount({ familyTreePrivacy: 'public', ...given });
		expect(await say(id, false)).toBe(false);
		expect(await record(id)).toEqual([{ withdrawnAt: now }]);
	});
});
