// Over the demo families: what the calls answer is what a second opinion, written apart from the engine, says of all rows.

import { beforeAll, expect, it, vi } from 'vitest';
import { todayInIndia } from '@/lib/core/calendar';
import type { BirthPrecision } from '@/lib/core/partial-date';
import { findChosen, getSeeker } from '@/lib/features/matching/queries/find-candidates';
import { findMatches, getStored } from '@/lib/features/matching/queries/find-matches';
import { db } from '@/lib/platform/db/client';
import { birthSpan } from '@/lib/rules/kinship/graph';
import type { FamilyRecords, RecordedPerson } from '@/lib/rules/marriage/family-records';
import { marriageVerdicts } from '@/lib/rules/marriage/verdict';
import { seedDatabase } from '@/prisma/seed/seed';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { provideDatabase } from '@/tests/support/database';
import { MarriageChecker } from '@/tests/support/marriage-checker';
import { openFamilies } from './rules/open-families';

// The verdicts need no pictures, and making their variants takes longer than all the rest.
vi.mock('@/prisma/seed/seed-pictures', () => ({ storeSeedPictures: async () => [] }));

provideDatabase();

const now = new Date('2026-11-21T06:00:00Z');
const today = todayInIndia(now);
let memberIds: string[] = [];
let checker: MarriageChecker;

beforeAll(async () => {
	await seedDatabase({ demo: true, now, log: () => {}, demoPasswordHash: null });
	const records = await readAll();
	memberIds = records.persons.flatMap(({ id, memberId }) => (id === memberId ? [id] : []));
	checker = new MarriageChecker(records);
}, getTimeLimit(180_000));

const fields = {
	...{ id: true, name: true, nameKey: true, gender: true, bornOn: true, bornPrecision: true },
	...{ isDeceased: true, isMarried: true, clan: true, sakh: true, gotra: true, motherClan: true },
} as const;

type FactsRow = Omit<
	RecordedPerson,
	'treeId' | 'memberId' | 'isNamed' | 'isMaritalStatusHidden' | 'sex' | 'born'
> & {
	gender: 'Male' | 'Female' | null;
	bornOn: Date | null;
	bornPrecision: BirthPrecision | null;
};

function getFacts({ gender, bornOn, bornPrecision, ...facts }: FactsRow) {
	const sex = gender && ({ Male: 'M', Female: 'F' } as const)[gender];
	return {
		...facts,
		isMaritalStatusHidden: false,
		sex,
		born: bornOn && bornPrecision && birthSpan(bornOn, bornPrecision),
	};
}

/** Every row there is, with an account on a card where both sides have agreed to it. */
async function readAll(): Promise<FamilyRecords> {
	const [members, people, links, unions, requests] = await Promise.all([
		db.member.findMany({ where: { claimedAt: { not: null } }, select: fields }),
		db.person.findMany({
			where: { approvalStatus: 'approved' },
			select: { ...fields, treeId: true, memberId: true, kind: true, tree: { select: { ownerId: true } } },
		}),
		db.parentLink.findMany({ select: { childId: true, parentId: true, role: true, kind: true } }),
		db.union.findMany({ select: { partnerAId: true, partnerBId: true, endedBy: true } }),
		db.familyRequest.findMany({ where: { status: 'accepted' } }),
	]);
	const agreed = new Set(
		requests.flatMap(({ fromMemberId: a, toMemberId: b }) => [`${a} ${b}`, `${b} ${a}`]),
	);
	const cards = people.map(({ treeId, memberId, kind, tree: { ownerId }, ...row }) => {
		const isAgreed = memberId === ownerId || agreed.has(`${ownerId} ${memberId}`);
		return { ...getFacts(row), treeId, memberId: isAgreed ? memberId : null, isNamed: kind === 'named' };
	});
	const profiles = members.map((row) => ({
		...getFacts(row),
		treeId: null,
		memberId: row.id,
		isNamed: true,
	}));
	return { persons: [...cards, ...profiles], parentLinks: links, unions };
}

it('the verdict on every two members through the database is the one on all rows', async () => {
	expect(memberIds.length).toBeGreaterThan(20);
	const found = new Map<string, number>();
	for (const readerId of memberIds) {
		const reader = await getSeeker(readerId, now);
		const others = memberIds.filter((id) => id !== readerId);
		const { upwardJson } = await findChosen(readerId, { ids: others, agreed: [] }, now);
		const { graph } = openFamilies(getStored(reader, upwardJson)).merge('all');
		for (const [at, { verdict }] of marriageVerdicts(graph, readerId, others, today).entries()) {
			const otherId = others[at] ?? '';
			expect(verdict, `${readerId} ${otherId}`).toBe(checker.opinion(readerId, otherId, today).verdict);
			found.set(verdict, (found.get(verdict) ?? 0) + 1);
		}
	}
	// Something of each is among them, or the test says little.
	expect([...found.keys()]).toEqual(
		expect.arrayContaining(['blocked-by-law', 'blocked-by-custom', 'unknown']),
	);
});

it('no list has anybody whom law or custom bars, and the verdict of each is that on all rows', {
	timeout: getTimeLimit(120_000),
}, async () => {
	let listed = 0;
	for (const readerId of memberIds) {
		const { matches } = await findMatches(await getSeeker(readerId, now), {}, 'en', now);
		listed += matches.length;
		for (const { id, verdict } of matches)
			expect(verdict, `${readerId} ${id}`).toBe(checker.opinion(readerId, id, today).verdict);
		expect(matches.filter(({ verdict }) => verdict.startsWith('blocked'))).toEqual([]);
	}
	expect(listed).toBeGreaterThan(0);
});
