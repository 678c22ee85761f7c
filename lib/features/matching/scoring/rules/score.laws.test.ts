import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PartnerWishes } from '@/lib/features/matching/schema';
import type { Gender } from '@/lib/platform/db/generated/enums';
import { getRuns } from '@/tests/support/full-run';
import { scoringDay, wishing } from '@/tests/support/scoring';
import { neutral, type ScoringProfile, type ScoringRow, speaksFor, type WishTopic } from './criterion';
import { toScoringProfile } from './profile';
import { bestReasons, getReasons, getScore } from './score';

const dayMs = 24 * 60 * 60 * 1000;

const one = <const T>(...values: T[]) => fc.constantFrom(...values);

const places = [
	null,
	'Jodhpur',
	'जोधपुर',
	'Nagaur',
	'मेड़ता',
	'Udaipur',
	'Kutch',
	'Patna',
	'Pratapgarh',
	'Nowhere',
	'Pune',
];
const clans = [null, 'Rathore', 'राठौड़', 'Hada', 'Chauhan', 'Kachhwaha', 'Shekhawat', 'Bhati', 'Rajput'];
const schooling = [null, '12th', 'आईटीआई', 'B.A.', 'एम.ए.', 'Ph.D.', 'Yes'];
const manglik = one(true, false, null);
const topics = ['age', 'place', 'education', 'clan', 'manglik', 'formerMarriage'] as const;

const wishes: fc.Arbitrary<PartnerWishes> = fc
	.record({
		ages: fc.tuple(fc.option(fc.integer({ min: 18, max: 45 })), fc.nat({ max: 10 })),
		districts: fc.array(one('Jodhpur', 'नागौर', 'Rajasthan', 'Patna', 'Merta', 'Nowhere'), { maxLength: 3 }),
		education: one(null, 'school', 'graduate', 'doctorate'),
		clans: fc.array(one('Rathore', 'Chauhan', 'Shekhawat', 'Jhala', 'Rajput'), { maxLength: 3 }),
		manglik: one(null, 'same', 'manglik', 'notManglik'),
		formerMarriage: one(null, 'never', 'neverOrWidowed', 'before'),
		minGunas: one(null, null, 18, 27),
	})
	.map(({ ages: [ageFrom, width], ...more }) =>
		wishing({ ageFrom, ageTo: ageFrom === null ? null : ageFrom + width, ...more }),
	);

/** A row and, beside it, the gender, which the database compares. */
interface Member extends ScoringRow {
	gender: Gender | null;
}

const fields = fc.record({
	id: fc.constant(''),
	gender: one('Male', 'Female', null),
	bornDay: fc.option(fc.integer({ min: 0, max: 40 * 365 }).map((day) => Date.UTC(1968, 0, day) / dayMs)),
	language: one('hi', 'en'),
	district: one(...places),
	tehsil: one(null, 'Merta', 'मेड़ता', 'Rajgarh', 'Bhuj'),
	location: one(...places),
	education: one(...schooling),
	profession: one(null, 'किसान', 'Farmer', 'Army', 'पुलिस', 'Student', 'गृहिणी', 'Teacher', 'Yes'),
	clan: one(...clans),
	sakh: one(null, 'शेखावत', 'Shekhawat', 'मेड़तिया'),
	dynasty: one(null, 'सूर्यवंश', 'Suryavansh', 'Lunar', 'Karnot'),
	isManglik: manglik,
	formerMarriage: one(null, 'widowed', 'divorced'),
	wishes: fc.option(wishes),
});

const moon = fc
	.option(fc.record({ from: fc.integer({ min: 0, max: 359 }), width: fc.integer({ min: 0, max: 14 }) }))
	.map((moon) => ({ moonFrom: moon?.from ?? null, moonTo: moon ? moon.from + moon.width : null }));

const row: fc.Arbitrary<Member> = fc
	.tuple(fields, moon)
	.map(([given, stretch]) => ({ ...given, ...stretch }));

const ready = (entry: Member): ScoringProfile => toScoringProfile(entry, entry.gender, scoringDay);

/** Runs a law over pairs of members. */
function forPairs(law: (a: Member, b: Member) => void) {
	fc.assert(fc.property(row, row, law), { numRuns: getRuns(2000) });
}

describe('compatibility, for any two', () => {
	it('is a whole number from 0 to 100', () => {
		forPairs((a, b) => {
			const score = getScore(ready(a), ready(b));
			expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
		});
	});

	it('is the same from either side', () => {
		forPairs((a, b) => {
			expect(getScore(ready(a), ready(b))).toBe(getScore(ready(b), ready(a)));
		});
	});

	it('is what the points of all reasons come to, none of which gives more than it can', () => {
		forPairs((a, b) => {
			const reasons = getReasons(ready(a), ready(b));
			expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(getScore(ready(a), ready(b)));
			expect(reasons.reduce((sum, { of }) => sum + of, 0)).toBe(100);
			for (const { points, of } of reasons)
				expect(Number.isInteger(points) && points >= 0 && points <= of).toBe(true);
		});
	});

	it('has the same reasons from either side, mine and theirs changed', () => {
		const turned = { mine: 'theirs', theirs: 'mine', both: 'both' } as const;
		forPairs((a, b) => {
			const there = getReasons(ready(a), ready(b)).map(({ reason, of }) =>
				'whose' in reason ? [reason.code, turned[reason.whose], of] : [reason.code, of],
			);
			const back = getReasons(ready(b), ready(a)).map(({ reason, of }) =>
				'whose' in reason ? [reason.code, reason.whose, of] : [reason.code, of],
			);
			expect(back.sort()).toEqual(there.sort());
		});
	});

	it('never falls when a wish is met, and never rises when it is missed', () => {
		const without: Record<Exclude<WishTopic, 'gunas'>, Partial<PartnerWishes>> = {
			age: { ageFrom: null, ageTo: null },
			place: { districts: [] },
			education: { education: null },
			clan: { clans: [] },
			manglik: { manglik: null },
			formerMarriage: { formerMarriage: null },
		};
		fc.assert(
			fc.property(row, row, wishes, one(...topics), (asker, other, asked, topic) => {
				const wishing = ready({ ...asker, wishes: asked });
				const silent = ready({ ...asker, wishes: { ...asked, ...without[topic] } });
				const difference = getScore(wishing, ready(other)) - getScore(silent, ready(other));
				const result = wishing.wishes.find((wish) => wish.topic === topic)?.test(ready(other));
				if (result === 'met') expect(difference).toBeGreaterThanOrEqual(0);
				if (result === 'unmet') expect(difference).toBeLessThanOrEqual(0);
				if (result === undefined) expect(difference).toBe(0);
			}),
			{ numRuns: getRuns(3000) },
		);
	});

	it('does not depend on the order in which places and clans are asked for', () => {
		fc.assert(
			fc.property(row, row, wishes, (asker, other, asked) => {
				const turned = { ...asked, districts: asked.districts.toReversed(), clans: asked.clans.toReversed() };
				expect(getScore(ready({ ...asker, wishes: turned }), ready(other))).toBe(
					getScore(ready({ ...asker, wishes: asked }), ready(other)),
				);
			}),
		);
	});

	it('does not change with the years, as long as nobody asks for an age', () => {
		const later = new Date('2036-11-22T00:00:00Z');
		const ageless = (shown: Member) => ({ ...shown, wishes: null });
		forPairs((a, b) => {
			expect(
				getScore(
					toScoringProfile(ageless(a), a.gender, later),
					toScoringProfile(ageless(b), b.gender, later),
				),
			).toBe(getScore(ready(ageless(a)), ready(ageless(b))));
		});
	});

	it('tells no more of a birth than the age does', () => {
		forPairs((a, b) => {
			const { age } = ready(a);
			const bornDay = age === null ? null : Date.UTC(2026 - age, 10, 22) / dayMs;
			expect(getScore(ready({ ...a, bornDay }), ready(b))).toBe(getScore(ready(a), ready(b)));
		});
	});

	it('moves towards neither end by what is missing: hiding a field leaves at least and at most half of its points', () => {
		const hidden = { education: 20, profession: 10, dynasty: 10, isManglik: 8 };
		fc.assert(
			fc.property(row, row, one('education', 'profession', 'dynasty', 'isManglik'), (asker, other, field) => {
				const silent = { ...asker, wishes: null };
				const fields = { ...other, wishes: null };
				const change =
					getScore(ready(silent), ready({ ...fields, [field]: null })) -
					getScore(ready(silent), ready(fields));
				expect(Math.abs(change)).toBeLessThanOrEqual(hidden[field] * neutral + 1);
			}),
		);
	});

	it('has at most three best reasons, all of which speak for the two', () => {
		forPairs((a, b) => {
			const best = bestReasons(getReasons(ready(a), ready(b)));
			expect(best.length).toBeLessThanOrEqual(3);
			for (const { isGood, points, of } of best) {
				expect(isGood).toBe(true);
				expect(points).toBeGreaterThanOrEqual(Math.floor(of * speaksFor));
			}
		});
	});
});

it('tens of thousands are scored in one go', () => {
	const rows = fc.sample(row, { numRuns: 300, seed: 7 });
	const crowd = Array.from({ length: 30_000 }, (_, at) => rows[at % rows.length] ?? rows[0]).flatMap(
		(given) => (given ? [ready(given)] : []),
	);
	const [reader] = crowd;
	if (!reader) throw new Error('Nobody was made up');
	expect(crowd.map((other) => getScore(reader, other)).every((score) => score >= 0 && score <= 100)).toBe(
		true,
	);
});
