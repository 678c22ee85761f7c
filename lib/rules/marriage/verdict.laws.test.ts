import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { shuffle } from '@/tests/support/family-growth';
import { getRuns } from '@/tests/support/full-run';
import { RecordedTrees, wholeFamily } from '@/tests/support/marriage-records';
import { growWorld } from '@/tests/support/marriage-world';
import { type FamilyRecords, mergeRecords, type RecordedPerson } from './family-records';
import { type MarriageReason, otherSide, verdicts } from './reasons';
import { type MarriageVerdict, marriageVerdict } from './verdict';

// Work for a processor that other tests may be using.
vi.setConfig({ testTimeout: getTimeLimit(60_000) });

const today = new Date('2026-11-22T00:00:00.000Z');

interface Case {
	records: FamilyRecords;
	one: string;
	other: string;
}

/** A few small interlinked families, and any two cards of them. */
const cases: fc.Arbitrary<Case> = fc
	.tuple(fc.integer({ min: 1, max: 60 }), fc.nat(), fc.nat())
	.map(([seed, a, b]) => {
		const { records } = growWorld(80, 6, seed);
		const at = (place: number) => records.persons[place % records.persons.length]?.id ?? '';
		return { records, one: at(a), other: at(b) };
	});

const judge = ({ records, one: a, other: b }: Case) => marriageVerdict(mergeRecords(records), a, b, today);

/** What a verdict says, without the words for who of the two is which, and without the names of the inferred. */
function gist({ verdict, reasons, missing }: MarriageVerdict, isTurned = false) {
	const side = (reason: { of: 'one' | 'other' }) => (isTurned ? otherSide[reason.of] : reason.of);
	const summary = (reason: MarriageReason) => [
		reason.code,
		'of' in reason ? side(reason) : '',
		reason.code === 'sapinda' ? reason.ancestorId : '',
		reason.code === 'sapinda' ? reason.lines.map(({ steps }) => steps.length).sort() : [],
	];
	return {
		verdict,
		reasons: reasons.map((reason) => JSON.stringify(summary(reason))).sort(),
		missing: missing.map((fact) => `${side(fact)} ${fact.what} ${fact.path.join(' ')}`).sort(),
	};
}

describe('the laws of a verdict', () => {
	it('it is the same in either order', () => {
		fc.assert(
			fc.property(cases, ({ records, one: a, other: b }) => {
				expect(gist(judge({ records, one: a, other: b }))).toEqual(
					gist(judge({ records, one: b, other: a }), true),
				);
			}),
			{ numRuns: getRuns(60) },
		);
	});

	it('neither the order of the rows nor of the trees makes a difference', () => {
		fc.assert(
			fc.property(cases, fc.nat(), ({ records, one: a, other: b }, seed) => {
				const mixed = {
					persons: shuffle(records.persons, seed),
					parentLinks: shuffle(records.parentLinks, seed + 1),
					unions: shuffle(records.unions, seed + 2),
				};
				expect(judge({ records: mixed, one: a, other: b })).toEqual(judge({ records, one: a, other: b }));
			}),
			{ numRuns: getRuns(50) },
		);
	});

	it('somebody unrelated, and a tree that shares nobody, change nothing', () => {
		const { records: elsewhere } = growWorld(60, 4, 999);
		const renamed = (id: string) => `elsewhere ${id}`;
		const stranger = (person: RecordedPerson): RecordedPerson => ({
			...person,
			id: renamed(person.id),
			treeId: person.treeId && renamed(person.treeId),
			memberId: person.memberId && renamed(person.memberId),
		});
		fc.assert(
			fc.property(cases, ({ records, one: a, other: b }) => {
				const more = {
					persons: [...elsewhere.persons.map(stranger), ...records.persons],
					parentLinks: [
						...elsewhere.parentLinks.map((link) => ({
							...link,
							childId: renamed(link.childId),
							parentId: renamed(link.parentId),
						})),
						...records.parentLinks,
					],
					unions: [
						...elsewhere.unions.map((union) => ({
							...union,
							partnerAId: renamed(union.partnerAId),
							partnerBId: renamed(union.partnerBId),
						})),
						...records.unions,
					],
				};
				expect(judge({ records: more, one: a, other: b })).toEqual(judge({ records, one: a, other: b }));
			}),
			{ numRuns: getRuns(40) },
		);
	});

	it('an ancestor who is added never makes a blocked pair clear, nor a bar of law any less', () => {
		fc.assert(
			fc.property(cases, fc.nat(), fc.boolean(), ({ records, one: a, other: b }, place, isFather) => {
				const role: 'father' | 'mother' = isFather ? 'father' : 'mother';
				const lacking = records.persons.filter(
					({ id }) => !records.parentLinks.some((link) => link.childId === id && link.role === role),
				);
				const child = lacking[place % lacking.length];
				fc.pre(child !== undefined);
				const parent: RecordedPerson = {
					...child,
					...{ id: 'added', memberId: null, name: 'Added', nameKey: 'added', isNamed: true },
					...{ sex: isFather ? 'M' : 'F', born: null, clan: null, sakh: null, gotra: null, motherClan: null },
				};
				const more = {
					...records,
					persons: [...records.persons, parent],
					parentLinks: [
						...records.parentLinks,
						{ childId: child.id, parentId: parent.id, role, kind: 'birth' as const },
					],
				};
				const [before, after] = [
					judge({ records, one: a, other: b }),
					judge({ records: more, one: a, other: b }),
				];
				if (before.verdict.startsWith('blocked')) {
					expect(verdicts.indexOf(after.verdict)).toBeLessThanOrEqual(verdicts.indexOf(before.verdict));
				}
			}),
			{ numRuns: getRuns(80) },
		);
	});
});

describe('a clear verdict', () => {
	const whole = () => {
		const trees = new RecordedTrees();
		wholeFamily(trees, 'he', 'M', 'Rathore');
		return wholeFamily(trees.tree('hers'), 'she', 'F', 'Chauhan');
	};
	const without = (change: (person: RecordedPerson) => RecordedPerson | null) => {
		const { persons, parentLinks, unions } = whole();
		return { persons: persons.flatMap((person) => change(person) ?? []), parentLinks, unions };
	};
	const getVerdict = (records: FamilyRecords) => judge({ records, one: 'he', other: 'she' });

	it('is given where both families are recorded', () => {
		expect(getVerdict(whole())).toEqual({ verdict: 'clear', reasons: [], missing: [] });
		expect(whole().persons.length).toBe(38);
	});

	it('needs every one of the thirty-six ancestors, by name', () => {
		for (const { id } of whole().persons.filter((person) => person.id.includes('-'))) {
			const gone = getVerdict(without((person) => (person.id === id ? null : person)));
			expect(gone.verdict, id).toBe('unknown');
			expect(gone.missing).toHaveLength(1);
			expect(gone.missing[0]).toMatchObject({ what: 'person', of: id.startsWith('he') ? 'one' : 'other' });
			expect(gone.missing[0]?.path.map((role) => (role === 'father' ? 'F' : 'M'))).toEqual(
				id.split('-').slice(1),
			);
			const unnamed = getVerdict(
				without((person) =>
					person.id === id ? { ...person, isNamed: false, name: null, nameKey: '' } : person,
				),
			);
			expect(unnamed.verdict, id).toBe('unknown');
		}
	});

	it.each(['born', 'sex', 'clan', 'gotra'] as const)('needs their %s', (fact) => {
		const what = fact === 'born' ? 'birth' : fact === 'sex' ? 'gender' : fact;
		const found = getVerdict(
			without((person) => (person.id === 'he' ? { ...person, [fact]: null } : person)),
		);
		expect(found.missing).toEqual([{ of: 'one', path: [], what, isBirthParent: false }]);
		expect(found.verdict).toBe('unknown');
	});

	it.each([
		['he-M', ['mother']],
		['he-F-M', ['father', 'mother']],
		['he-M-M', ['mother', 'mother']],
	])('needs the clan of %s', (id, path) => {
		const clanless = (person: RecordedPerson) => (person.id === id ? { ...person, clan: null } : person);
		const found = getVerdict(without(clanless));
		expect(found.missing).toEqual([{ of: 'one', path, what: 'clan', isBirthParent: false }]);
		const childId = id.slice(0, -2);
		const unnamed = without((person) =>
			person.id === childId ? { ...person, motherClan: 'Solanki' } : clanless(person),
		);
		expect(getVerdict(unnamed).verdict).toBe('clear');
	});

	it('needs the parents by birth of somebody adopted', () => {
		const records = whole();
		const adopted = {
			...records,
			parentLinks: records.parentLinks.map((link) =>
				link.childId === 'he' && link.role === 'father' ? { ...link, kind: 'adopted' as const } : link,
			),
		};
		expect(getVerdict(adopted).missing).toEqual([
			{ of: 'one', path: ['father'], what: 'person', isBirthParent: true },
		]);
	});

	it('is not given while an ancestor of each may be one', () => {
		const twin = { name: 'Ram Singh', nameKey: 'ram sing', sex: 'M' as const, clan: null };
		const named = (birth: number | null, treeId = 'hers') =>
			getVerdict(
				without((person) => {
					if (person.id === 'he-F-F-F') return { ...person, ...twin, born: null };
					const born = birth === null ? null : { earliest: birth, latest: birth };
					return person.id === 'she-F-M-F' ? { ...person, ...twin, treeId, born } : person;
				}),
			);
		expect(named(null)).toMatchObject({ verdict: 'unknown', reasons: [{ code: 'maybeSamePerson' }] });
		expect(named(null, 'tree').verdict).toBe('clear');
	});
});
