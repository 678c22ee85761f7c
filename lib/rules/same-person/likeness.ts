import type { Sex } from '@/lib/rules/kinship/graph';

/** Days since 1970 between which something happened; both the same when the day is known. */
export interface DaySpan {
	earliest: number;
	latest: number;
}

/** What two records of people are compared by. Names as `givenNameKey` has them, places as folded spellings. */
export interface Likeness {
	name: string;
	sex: Sex | null;
	born: DaySpan | null;
	died: DaySpan | null;
	fathers: readonly string[];
	mothers: readonly string[];
	/** Of the fathers. */
	grandfathers: readonly string[];
	spouses: readonly string[];
	children: readonly string[];
	villages: readonly string[];
	/** The kul of the clan, by its key. */
	kuls: readonly string[];
}

const fields = [
	...(['name', 'father', 'grandfather', 'mother', 'spouse', 'child'] as const),
	...(['village', 'born', 'died', 'clan'] as const),
] as const;

type ComparedField = (typeof fields)[number];

/** `near`: years that differ by no more than memory does. */
type Agreement = 'equal' | 'near' | 'differs';

export interface Comparison {
	/** Of what both records tell, in a fixed order. */
	fields: readonly { field: ComparedField; agreement: Agreement }[];
	/** The same person by all that two records say: of one name, with enough that agrees and little that does not. */
	isLikely: boolean;
}

/** How much it counts that a field agrees, and that it does not. Names are common, so that one field is never enough. */
const weights = {
	name: { equal: 0, near: 0, differs: Number.NEGATIVE_INFINITY },
	father: { equal: 3, near: 0, differs: -4 },
	grandfather: { equal: 2, near: 0, differs: -2 },
	mother: { equal: 2, near: 0, differs: -2 },
	// Men have had several wives, and of some only one is recorded.
	spouse: { equal: 3, near: 0, differs: -1 },
	// Each family records the child from whom it descends.
	child: { equal: 2, near: 0, differs: 0 },
	village: { equal: 2, near: 0, differs: -1 },
	born: { equal: 2.5, near: 1, differs: -3 },
	died: { equal: 2.5, near: 1, differs: -3 },
	clan: { equal: 0.5, near: 0, differs: Number.NEGATIVE_INFINITY },
} as const satisfies Record<ComparedField, Record<Agreement, number>>;

/** Such as father and village, wife and village, or father and grandfather. */
const likelyFrom = 5;

/** Compares two records of people. The same in either order. */
export function comparePeople(a: Likeness, b: Likeness): Comparison {
	const compared = fields.flatMap((field) => {
		const agreement = agreementOf[field](a, b);
		return agreement === null ? [] : [{ field, agreement }];
	});
	const points = compared.reduce((sum, { field, agreement }) => sum + weights[field][agreement], 0);
	return { fields: compared, isLikely: points >= likelyFrom && !contradict(a, b) };
}

type Agree = (a: Likeness, b: Likeness) => Agreement | null;

const agreementOf: Record<ComparedField, Agree> = {
	name: (a, b) => (a.name !== '' && a.name === b.name ? 'equal' : 'differs'),
	father: (a, b) => findAgreement(a.fathers, b.fathers),
	grandfather: (a, b) => findAgreement(a.grandfathers, b.grandfathers),
	mother: (a, b) => findAgreement(a.mothers, b.mothers),
	spouse: (a, b) => findAgreement(a.spouses, b.spouses),
	child: (a, b) => (findAgreement(a.children, b.children) === 'equal' ? 'equal' : null),
	village: (a, b) => findAgreement(a.villages, b.villages),
	born: (a, b) => yearsAgree(a.born, b.born),
	died: (a, b) => yearsAgree(a.died, b.died),
	clan: (a, b) => findAgreement(a.kuls, b.kuls),
};

function findAgreement(some: readonly string[], others: readonly string[]): Agreement | null {
	if (some.length === 0 || others.length === 0) return null;
	return some.some((text) => others.includes(text)) ? 'equal' : 'differs';
}

const daysOfYear = 365.25;
/** So many years wrong a remembered year may be. */
const nearYears = 3;
/** A span that is no longer says the year. */
const exactYears = 1.01;

/** `near` where the years differ by no more than memory does; null where one is not known. */
export function yearsAgree(a: DaySpan | null, b: DaySpan | null): Agreement | null {
	if (a === null || b === null) return null;
	const gap = gapYears(a, b);
	if (gap > nearYears) return 'differs';
	return gap === 0 && isExact(a) && isExact(b) ? 'equal' : 'near';
}

const isExact = ({ earliest, latest }: DaySpan) => latest - earliest <= exactYears * daysOfYear;

function gapYears(a: DaySpan, b: DaySpan): number {
	return Math.max(0, a.earliest - b.latest, b.earliest - a.latest) / daysOfYear;
}

/** Nobody mistakes as many years. */
const maxYearsApart = 15;

/** What no agreement outweighs: another sex, or another time. */
function contradict(a: Likeness, b: Likeness): boolean {
	return (
		(a.sex !== null && b.sex !== null && a.sex !== b.sex) ||
		areApart(a.born, b.born) ||
		areApart(a.died, b.died) ||
		diedBefore(a, b) ||
		diedBefore(b, a)
	);
}

function areApart(a: DaySpan | null, b: DaySpan | null): boolean {
	return a !== null && b !== null && gapYears(a, b) > maxYearsApart;
}

function diedBefore({ died }: Likeness, { born }: Likeness): boolean {
	return died !== null && born !== null && died.latest < born.earliest;
}

/**
 * The keys by which likely same people are found without comparing all with all: each is the name with one thing that
 * agrees. Two who are likely the same share at least one, unless nothing but the years of birth and death agrees.
 */
export function findingKeys(person: Likeness): string[] {
	const { name, sex, fathers, mothers, spouses, children, villages } = person;
	if (name === '') return [];
	const beside = { f: fathers, m: mothers, s: spouses, c: children.slice(0, maxChildren), v: villages };
	return Object.entries(beside).flatMap(([kind, keys]) =>
		[...new Set(keys)].map((key) => `${sex ?? ''} ${name} ${kind} ${key}`),
	);
}

const maxChildren = 20;
