import type { Step } from './steps';

// The path letters of the kinship table: F father, M mother, S son, D daughter, B brother, Z sister, H husband,
// W wife; e and y for elder and younger than the person before.

/** Words for what they say wherever they stand in a genitive: neither age nor whose cousin matters to them. */
const plainTerms = [
	...(['F', 'M', 'S', 'D', 'H', 'W', 'FF', 'FM', 'MF', 'MM', 'FFF', 'FFM', 'MFF', 'MFM'] as const),
	...(['SS', 'SD', 'DS', 'DD', 'SSS', 'SSD', 'DSS', 'DSD', 'SW', 'DH'] as const),
	...(['FZ', 'FZH', 'MB', 'MBW', 'MZ', 'MZH', 'HZ', 'HZH', 'WB', 'WBW', 'WZ', 'WZH'] as const),
	...(['HF', 'HM', 'WF', 'WM', 'HFF', 'HFM', 'WFF', 'WFM'] as const),
] as const;

const cousinTerms = ['FBS', 'FBD', 'FZS', 'FZD', 'MBS', 'MBD', 'MZS', 'MZD'] as const;

/** Words said only by the person whose relative it is, so only at the beginning of a genitive. */
const ownTerms = [
	...(['FBe', 'FBeW', 'FBy', 'FByW', 'BeW', 'ByW', 'ZeH', 'ZyH', 'BS', 'BD', 'ZS', 'ZD'] as const),
	...(['HBe', 'HBeW', 'HBy', 'HByW', 'HFB', 'HFBW', 'WFB', 'WFBW', 'HMB', 'HMBW', 'WMB', 'WMBW'] as const),
	...(['SWF', 'SWM', 'DHF', 'DHM'] as const),
	...(['HW', 'FW', 'FWS', 'FWD', 'HS', 'HD', 'MH', 'MHS', 'MHD', 'WS', 'WD'] as const),
	...cousinTerms,
] as const;

/**
 * Step-relatives by a marriage that came after the birth. A husband who had died is no stepfather of the children
 * of a later marriage, while a father's late wife is a stepmother all the same (she and the mother are co-wives).
 */
const termsOfLastingMarriage = new Set<string>(['MH', 'MHS', 'MHD', 'WS', 'WD'] satisfies OwnTerm[]);

type PlainTerm = (typeof plainTerms)[number];
type OwnTerm = (typeof ownTerms)[number];

/** For one step alone; without an age inside a genitive, and for either sex where that is not known. */
type StepTerm =
	| ('self' | 'Be' | 'By' | 'Ze' | 'Zy' | 'B' | 'Z')
	| ('P' | 'C' | 'G' | 'E')
	| ('halfB' | 'halfZ' | 'stepB' | 'stepZ' | 'stepF' | 'stepM' | 'stepS' | 'stepD')
	| ('formerH' | 'formerW' | 'coF' | 'coM');

/** A fact that the messages have a word for, under `kinship.terms`. */
export type KinTerm = PlainTerm | OwnTerm | StepTerm;

/**
 * One link of a genitive: a word, or several where the birth order or somebody's sex is not known and each may be
 * the right one.
 */
export type KinPart = readonly KinTerm[];

/**
 * What the person at the end of the path is to the one at its beginning. One part where there is a word for it,
 * else a genitive of several, from the beginning of the path to its end ("father's / mother's brother's / son").
 *
 * A genitive has as few parts as its words allow. A brother or sister in its middle is told with the parent before
 * (पिता के मामा के बेटे), one at its end is told alone (दादा के भाई). A divorced partner is a part alone, so that
 * no word of the living marriage is used of their relatives; one who died keeps the plain words. Half-blood and
 * adopted relatives are told by the plain words, half-brothers and -sisters themselves excepted.
 */
export function kinTerms(steps: readonly Step[]): KinPart[] {
	if (steps.length === 0) return [['self']];
	const whole = pieceOf(steps, 0, steps.length);
	return whole ? [whole] : bestParts(steps);
}

interface Wording {
	parts: KinPart[];
	cost: number;
}

const maxWords = { whole: 8, first: 2, middle: 1, last: 4 };
const maxPieceSteps = 4;

/** The cheapest way to cut the path into words, found from its end; of equal ones that with the longest beginning. */
function bestParts(steps: readonly Step[]): KinPart[] {
	let wordings: Wording[] = [{ parts: [], cost: 0 }];
	for (let start = steps.length - 1; start >= 0; start--) {
		const candidates = wordings.slice(0, maxPieceSteps).flatMap(({ parts, cost }, offset) => {
			const piece = pieceOf(steps, start, start + offset + 1);
			return piece ? [{ parts: [piece, ...parts], cost: cost + costOf(steps, start, offset + 1, piece) }] : [];
		});
		const best = candidates.reduce((one, other) => (other.cost <= one.cost ? other : one));
		wordings = [best, ...wordings];
	}
	return wordings[0]?.parts ?? [];
}

function costOf(steps: readonly Step[], start: number, length: number, piece: KinPart): number {
	const isLast = start + length === steps.length;
	const [step] = steps.slice(start);
	const isBareSibling = length === 1 && step?.kind === 'sibling' && !isLast;
	const isForEitherSex = length === 1 && step?.sex === null && piece.length === 1;
	return (
		10 +
		3 * (piece.length - 1) +
		(isBareSibling ? 1 : 0) +
		(isForEitherSex ? 2 : 0) -
		(start === 1 && piece.every(isCousinTerm) ? 1 : 0)
	);
}

/** The words for a stretch of the path; null when there is none, or not at this point of the path. */
function pieceOf(steps: readonly Step[], start: number, end: number): KinPart | null {
	const stretch = steps.slice(start, end);
	const [only, another] = stretch;
	const isLast = end === steps.length;
	if (only && !another) return termsOfStep(only, { isWhole: start === 0 && isLast, isLast });
	if (!stretch.every(hasTermsWithOthers)) return null;
	const terms = longerTerms(stretch);
	const isAfterOwnPartner = start === 1 && steps[0]?.kind === 'spouse';
	const maySay = (term: KinTerm) =>
		start === 0 || plainTermSet.has(term) || (isAfterOwnPartner && isCousinTerm(term));
	if (!terms?.every(maySay)) return null;
	const place = start === 0 ? (isLast ? 'whole' : 'first') : isLast ? 'last' : 'middle';
	return terms.length <= maxWords[place] ? terms : null;
}

function hasTermsWithOthers(step: Step): boolean {
	if (step.kind === 'coparent') return false;
	if (step.kind === 'spouse') return step.endedBy !== 'divorce';
	return step.kind === 'sibling' ? step.tie !== 'step' : step.link !== 'step';
}

const lettersOf = {
	parent: ['F', 'M'],
	child: ['S', 'D'],
	sibling: ['B', 'Z'],
	spouse: ['H', 'W'],
	coparent: ['coF', 'coM'],
} as const satisfies Record<Step['kind'], readonly [KinTerm, KinTerm]>;

/** The word for him and for her, as far as the sex is not known. */
function ofSex<Term>({ sex }: Step, [his, hers]: readonly [Term, Term]): Term[] {
	return [...(sex === 'F' ? [] : [his]), ...(sex === 'M' ? [] : [hers])];
}

const eitherSex = { parent: 'P', child: 'C', sibling: 'G', spouse: 'E' } as const satisfies Partial<
	Record<Step['kind'], KinTerm>
>;

function termsOfStep(step: Step, at: { isWhole: boolean; isLast: boolean }): KinTerm[] {
	if (step.kind === 'coparent') return ofSex(step, lettersOf.coparent);
	if (step.kind === 'parent' && step.link === 'step') return ofSex(step, ['stepF', 'stepM']);
	if (step.kind === 'child' && step.link === 'step') return ofSex(step, ['stepS', 'stepD']);
	if (step.kind === 'spouse' && step.endedBy === 'divorce') return ofSex(step, ['formerH', 'formerW']);
	if (step.kind === 'sibling') {
		if (step.tie === 'step') return ofSex(step, ['stepB', 'stepZ']);
		if (step.tie === 'half') return ofSex(step, ['halfB', 'halfZ']);
		if (at.isWhole) return siblingTerms(step);
	}
	if (step.sex === null && !at.isLast) return [eitherSex[step.kind]];
	return ofSex(step, lettersOf[step.kind]);
}

function siblingTerms(step: Step & { kind: 'sibling' }): KinTerm[] {
	const brother = { elder: ['Be'], younger: ['By'], unknown: ['Be', 'By'] } as const;
	const sister = { elder: ['Ze'], younger: ['Zy'], unknown: ['Ze', 'Zy'] } as const;
	return ofSex<readonly KinTerm[]>(step, [brother[step.age], sister[step.age]]).flat();
}

const agesOf = { elder: ['e'], younger: ['y'], unknown: ['e', 'y'] } as const;

/** Every word the stretch may stand for; null unless there is one whatever the sexes not known are. */
function longerTerms(stretch: readonly Step[]): KinTerm[] | null {
	const mayBeLasting = stretch.every((step) => step.kind !== 'spouse' || step.endedBy === null);
	const age = stretch.find((step) => step.kind === 'sibling')?.age;
	const terms = spellings(stretch).map((spelling) => {
		const term = longTerms.get(spelling);
		if (term) return mayBeLasting || !termsOfLastingMarriage.has(term) ? [term] : [];
		return (age ? agesOf[age] : []).flatMap((letter) => longTerms.get(withAge(spelling, letter)) ?? []);
	});
	return terms.every((words) => words.length > 0) ? terms.flat() : null;
}

function withAge(spelling: string, letter: 'e' | 'y'): string {
	return spelling.replace(/[BZ]/, (sibling) => sibling + letter);
}

function spellings(stretch: readonly Step[]): string[] {
	return stretch.reduce<string[]>(
		(beginnings, step) =>
			beginnings.flatMap((beginning) => ofSex(step, lettersOf[step.kind]).map((letter) => beginning + letter)),
		[''],
	);
}

const longTerms = new Map<string, PlainTerm | OwnTerm>([...plainTerms, ...ownTerms].map((term) => [term, term]));
const plainTermSet = new Set<KinTerm>(plainTerms);
const cousinTermSet = new Set<KinTerm>(cousinTerms);

function isCousinTerm(term: KinTerm): boolean {
	return cousinTermSet.has(term);
}
