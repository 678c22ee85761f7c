import type { Step } from './steps';

// The path letters of the kinship table: F father, M mother, S son, D daughter, B brother, Z sister, H husband,
// W wife; e and y for elder and younger than the person before. `halfBe` is an elder brother by one parent, whom the
// family calls as every elder brother. Where the common parent matters, `halfFB` is a brother by the same father,
// `halfMB` one by the same mother, `halfPB` one by a parent whose sex is not recorded. The law counts these;
// step-siblings, who have no parent in common, it does not.

/** Words for what they say wherever they stand in a genitive: neither age nor whose cousin matters to them. */
const plainTerms = [
	...(['F', 'M', 'S', 'D', 'H', 'W', 'FF', 'FM', 'MF', 'MM', 'FFF', 'FFM', 'MFF', 'MFM', 'MMM'] as const),
	...(['FFFF', 'FFFM', 'MFFF', 'MFFM'] as const),
	...(['SS', 'SD', 'DS', 'DD', 'SSS', 'SSD', 'DSS', 'DSD', 'SSSS', 'SSSD', 'SW', 'DH'] as const),
	...(['FZ', 'FZH', 'MB', 'MBW', 'MZ', 'MZH', 'HZ', 'HZH', 'WB', 'WBW', 'WZ', 'WZH'] as const),
	...(['HF', 'HM', 'WF', 'WM', 'HFF', 'HFM', 'WFF', 'WFM', 'HMF', 'HMM', 'WMF', 'WMM'] as const),
	...(['HFZ', 'HFZH', 'WFZ', 'WFZH', 'HMZ', 'HMZH', 'WMZ', 'WMZH'] as const),
	...(['FFW', 'FFFW', 'MFW', 'MFFW', 'FstepM', 'MstepM'] as const),
] as const;

const cousinTerms = ['FBS', 'FBD', 'FZS', 'FZD', 'MBS', 'MBD', 'MZS', 'MZD'] as const;

/** Words said only by the person whose relative it is, so only at the beginning of a genitive. */
const ownTerms = [
	...(['FBe', 'FBeW', 'FBy', 'FByW', 'BeW', 'ByW', 'ZeH', 'ZyH', 'BS', 'BD', 'ZS', 'ZD'] as const),
	...(['HBe', 'HBeW', 'HBy', 'HByW', 'HMB', 'HMBW', 'WMB', 'WMBW'] as const),
	...(['HFBe', 'HFBeW', 'HFBy', 'HFByW', 'WFBe', 'WFBeW', 'WFBy', 'WFByW'] as const),
	...(['SWF', 'SWM', 'DHF', 'DHM'] as const),
	...(['HW', 'HFW', 'WFW', 'HstepM', 'WstepM', 'FW', 'FWS', 'FWD'] as const),
	...(['HS', 'HD', 'MH', 'MHS', 'MHD', 'WS', 'WD'] as const),
	...cousinTerms,
] as const;

/**
 * Step-relatives by a marriage that came after the birth. A husband who had died is no stepfather of the children
 * of a later marriage, while a father's late wife is a stepmother all the same (she and the mother are co-wives).
 */
const termsOfLastingMarriage = new Set<KinTerm>(['MH', 'MHS', 'MHD', 'WS', 'WD']);

type PlainTerm = (typeof plainTerms)[number];
type OwnTerm = (typeof ownTerms)[number];

/** For one step alone; without an age inside a genitive, and for either sex where that is not known. */
type StepTerm =
	| ('self' | 'Be' | 'By' | 'Ze' | 'Zy' | 'B' | 'Z')
	| ('P' | 'C' | 'G' | 'E')
	| ('halfBe' | 'halfBy' | 'halfZe' | 'halfZy' | 'halfB' | 'halfZ')
	| ('halfFB' | 'halfFZ' | 'halfMB' | 'halfMZ' | 'halfPB' | 'halfPZ')
	| ('stepB' | 'stepZ' | 'stepF' | 'stepM' | 'stepS' | 'stepD')
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
 * A genitive has as few parts as its words allow. A brother or sister in its middle is described with the parent before
 * (पिता के मामा के बेटे), one at its end is described alone (दादा के भाई), and whom a partner has by a parent is described as
 * the partner's (पत्नी की बुआ, not ससुर की बहन). A divorced partner is a part alone, so that
 * no word of the living marriage is used of their relatives; one who died keeps the plain words. Half-blood and
 * adopted relatives are described by the plain words; half-brothers and -sisters themselves have terms of their own,
 * which differ from the plain ones in English alone.
 */
export function kinTerms(steps: readonly Step[]): KinPart[] {
	return cutIntoParts(steps, halfTermsByAge);
}

/** The same with the common parent of half-brothers and -sisters in place of their age. */
export function kinTermsByParent(steps: readonly Step[]): KinPart[] {
	return cutIntoParts(steps, halfTermsByParent);
}

function cutIntoParts(steps: readonly Step[], halfTerms: HalfTerms): KinPart[] {
	if (steps.length === 0) return [['self']];
	const whole = piecesFrom(steps, 0, halfTerms)[steps.length - 1];
	return whole ? [whole] : bestParts(steps, halfTerms);
}

/** The best wording of the path from some step on. */
interface Wording {
	piece: KinPart;
	rest: Wording | null;
	cost: number;
}

/** The cheapest way to cut the path into words, found from its end; of equal ones that with the longest beginning. */
function bestParts(steps: readonly Step[], halfTerms: HalfTerms): KinPart[] {
	const wordings = new Array<Wording | null>(steps.length + 1).fill(null);
	for (let start = steps.length - 1; start >= 0; start--) {
		for (const [number, piece] of piecesFrom(steps, start, halfTerms).entries()) {
			const end = start + number + 1;
			const rest = wordings[end] ?? null;
			const cost = piece ? getCost(steps, start, end, piece) + (rest?.cost ?? 0) : Number.POSITIVE_INFINITY;
			if (piece && cost <= (wordings[start]?.cost ?? cost)) wordings[start] = { piece, rest, cost };
		}
	}
	const parts: KinPart[] = [];
	for (let wording = wordings[0]; wording; wording = wording.rest) parts.push(wording.piece);
	return parts;
}

function getCost(steps: readonly Step[], start: number, end: number, piece: KinPart): number {
	const only = end === start + 1 ? steps[start] : null;
	const isBareSibling = only?.kind === 'sibling' && end < steps.length;
	const isOfOwnPartner = start === 1 && steps[0]?.kind === 'spouse';
	const isByPartnersParent = isOfOwnPartner && steps[1]?.kind === 'parent' && end > 2;
	return 10 + 3 * (piece.length - 1) + (isBareSibling ? 1 : 0) - (isByPartnersParent ? 1 : 0);
}

/** The words for the first step of a path's rest, for its first two, and so on; null where there are none. */
function piecesFrom(steps: readonly Step[], start: number, halfTerms: HalfTerms): (KinPart | null)[] {
	const pieces: (KinPart | null)[] = [];
	let spellings: Spelling[] = [[termTree]];
	for (let end = start + 1; end <= steps.length; end++) {
		const step = steps[end - 1];
		if (!step) break;
		const isLast = end === steps.length;
		spellings = mayJoin(step) ? spelledOn(spellings, step) : [];
		if (end === start + 1)
			pieces.push(termsOfStep(step, { isWhole: start === 0 && isLast, isLast }, halfTerms));
		else pieces.push(termsAt(spellings, steps, start, end));
		if (spellings.length === 0) break;
	}
	return pieces;
}

/** Every word the steps may stand for at this point of the path; null when they have none. */
function termsAt(
	spellings: readonly Spelling[],
	steps: readonly Step[],
	start: number,
	end: number,
): KinPart | null {
	// Inside a genitive one word tells either sex: संतान के पति, not पोते के पति / पोती के पति.
	if (spellings.length > 1 && end < steps.length) return null;
	const terms = termsSpelled(spellings);
	if (terms.length === 0) return null;
	const isAfterOwnPartner = start === 1 && steps[0]?.kind === 'spouse';
	const isLasting = steps.slice(start, end).every((step) => step.kind !== 'spouse' || step.endedBy === null);
	const mayBeSaid = (term: KinTerm) =>
		(start === 0 || plainTermSet.has(term) || (isAfterOwnPartner && cousinTermSet.has(term))) &&
		(isLasting || !termsOfLastingMarriage.has(term));
	return terms.every(mayBeSaid) ? terms : null;
}

/** None unless one word fits all sexes that are not known. */
function termsSpelled(spellings: readonly Spelling[]): KinTerm[] {
	const terms: KinTerm[] = [];
	for (const nodes of spellings) {
		const count = terms.length;
		for (const { term } of nodes) if (term) terms.push(term);
		if (terms.length === count) return [];
	}
	return terms;
}

/** Where the words that begin alike part: a letter of the path, for siblings with their age too. */
interface TermNode {
	term: KinTerm | null;
	next: Map<string, TermNode>;
}

/** Where the letters so far lead: words with and without an age apart. */
type Spelling = readonly TermNode[];

const termTree: TermNode = { term: null, next: new Map() };
for (const term of [...plainTerms, ...ownTerms]) {
	let node = termTree;
	for (const letter of term.match(/(?:step)?[A-Z][ey]?/g) ?? []) {
		const next = node.next.get(letter) ?? { term: null, next: new Map() };
		node.next.set(letter, next);
		node = next;
	}
	node.term = term;
}

/** The spellings with one more step, for either sex where it is not known; none when one of them is no word's. */
function spelledOn(spellings: readonly Spelling[], step: Step): Spelling[] {
	const ages = step.kind === 'sibling' ? agesOf[step.age] : agesOf.none;
	const longer: Spelling[] = [];
	for (const nodes of spellings) {
		for (const letter of ofSex(step, isStepParent(step) ? stepParentLetters : lettersOf[step.kind])) {
			const spelling: TermNode[] = [];
			for (const node of nodes) {
				for (const age of ages) {
					const next = node.next.get(age ? letter + age : letter);
					if (next) spelling.push(next);
				}
			}
			if (spelling.length === 0) return [];
			longer.push(spelling);
		}
	}
	return longer;
}

/** Whether a word for several steps may hold this one. */
function mayJoin(step: Step): boolean {
	if (step.kind === 'coparent') return false;
	if (step.kind === 'spouse') return step.endedBy !== 'divorce';
	if (step.kind === 'sibling') return step.tie !== 'step';
	return step.kind === 'parent' || step.link !== 'step';
}

const isStepParent = (step: Step) => step.kind === 'parent' && step.link === 'step';

const stepParentLetters = ['stepF', 'stepM'] as const;

const lettersOf = {
	parent: ['F', 'M'],
	child: ['S', 'D'],
	sibling: ['B', 'Z'],
	spouse: ['H', 'W'],
	coparent: ['coF', 'coM'],
} as const satisfies Record<Step['kind'], readonly [KinTerm, KinTerm]>;

/** The word for him and for her, where the sex is not known. */
function ofSex<Term>({ sex }: Step, words: readonly [Term, Term]): readonly Term[] {
	if (sex === null) return words;
	return [sex === 'M' ? words[0] : words[1]];
}

type SiblingStep = Step & { kind: 'sibling' };

/** Where in a path a step is. */
interface StepPosition {
	isWhole: boolean;
	isLast: boolean;
}

/** The words for a half-brother or half-sister. */
type HalfTerms = (step: SiblingStep, at: StepPosition) => KinPart;

const halfTermsByAge: HalfTerms = (step, at) => {
	if (at.isWhole) return byAge(step, halfTermsOfAge);
	if (step.sex === null && !at.isLast) return [eitherSex.sibling];
	return ofSex(step, ['halfB', 'halfZ']);
};

const halfTermsByParent: HalfTerms = (step) =>
	ofSex(step, halfTermsOfParent[step.commonParentSex ?? 'unknown']);

const halfTermsOfParent = {
	M: ['halfFB', 'halfFZ'],
	F: ['halfMB', 'halfMZ'],
	unknown: ['halfPB', 'halfPZ'],
} as const;

const eitherSex = { parent: 'P', child: 'C', sibling: 'G', spouse: 'E' } as const satisfies Partial<
	Record<Step['kind'], KinTerm>
>;

function termsOfStep(step: Step, at: StepPosition, halfTerms: HalfTerms): KinPart {
	if (step.kind === 'coparent') return ofSex(step, lettersOf.coparent);
	if (isStepParent(step)) return ofSex(step, stepParentLetters);
	if (step.kind === 'child' && step.link === 'step') return ofSex(step, ['stepS', 'stepD']);
	if (step.kind === 'spouse' && step.endedBy === 'divorce') return ofSex(step, ['formerH', 'formerW']);
	if (step.kind === 'sibling') {
		if (step.tie === 'step') return ofSex(step, ['stepB', 'stepZ']);
		if (step.tie === 'half') return halfTerms(step, at);
		if (at.isWhole) return byAge(step, fullTermsOfAge);
	}
	if (step.sex === null && !at.isLast) return [eitherSex[step.kind]];
	return ofSex(step, lettersOf[step.kind]);
}

type TermsOfAge = Record<SiblingStep['age'], readonly [KinPart, KinPart]>;

const fullTermsOfAge: TermsOfAge = {
	elder: [['Be'], ['Ze']],
	younger: [['By'], ['Zy']],
	unknown: [
		['Be', 'By'],
		['Ze', 'Zy'],
	],
};

const halfTermsOfAge: TermsOfAge = {
	elder: [['halfBe'], ['halfZe']],
	younger: [['halfBy'], ['halfZy']],
	unknown: [
		['halfBe', 'halfBy'],
		['halfZe', 'halfZy'],
	],
};

const byAge = (step: SiblingStep, terms: TermsOfAge): KinPart => ofSex(step, terms[step.age]).flat();

/** Words that leave the age open stand before those that tell it. */
const agesOf = { none: [''], elder: ['', 'e'], younger: ['', 'y'], unknown: ['', 'e', 'y'] } as const;

const plainTermSet = new Set<KinTerm>(plainTerms);
const cousinTermSet = new Set<KinTerm>(cousinTerms);
