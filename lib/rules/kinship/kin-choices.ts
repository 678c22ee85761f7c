import type { Sex } from './graph';
import type { Step, StepKind } from './steps';
import { type KinPart, type KinTerm, kinTerms } from './terms';

// "What are you to …?" is asked with four choices. The wrong ones come from the same row as the right one, whichever of the row that
// is, and each with the same chance. Nothing about the four tells which of them is right.

/** A relation as it is stored: full stops join the parts, strokes the terms of a part. */
export type KinCode = string;

/** How many wrong choices stand beside the right one. */
const wrongCount = 3;

/** Relations that are said in words of one form. */
interface Row {
	/** The sex of the one who has such relatives; null for either. */
	of: Sex | null;
	/** Relatives of one sex each. */
	forms: readonly (readonly KinCode[])[];
}

function toRow(of: Sex | null, ...forms: readonly string[]): Row {
	return { of, forms: forms.map((codes) => codes.split(' ')) };
}

const rows: readonly Row[] = [
	toRow(null, 'F FF MF Be By ZeH ZyH', 'M FM MM Ze Zy BeW'),
	toRow(null, 'FBe FBy MB FZH MZH', 'FBeW FByW FZ MBW MZ'),
	toRow(null, 'FBS FZS MBS MZS', 'FBD FZD MBD MZD'),
	toRow(null, 'ByW FBS.W FZS.W MBS.W MZS.W'),
	toRow(null, 'FFF MFF FFFF MFFF', 'FFM MFM MMM FFFM MFFM'),
	toRow(null, 'S SS DS DH BS ZS SSS DSS SSSS', 'D SD DD SW BD ZD SSD DSD SSSD'),
	toRow('M', 'WF WB WZH SWF DHF', 'W WM WZ WBW SWM DHM'),
	toRow('F', 'H HF HBe HBy HZH SWF DHF', 'HM HZ HBeW HByW SWM DHM'),
	toRow('M', 'WFF WMF WFBe WFBy WMB WFZH WMZH', 'WFM WMM WFBeW WFByW WMBW WFZ WMZ'),
	toRow('F', 'HFF HMF HFBe HFBy HMB HFZH HMZH', 'HFM HMM HFBeW HFByW HMBW HFZ HMZ'),
	toRow(
		null,
		'stepF MH stepB FWS MHS stepS HS WS halfBe halfBy formerH coF',
		'stepM FW stepZ FWD MHD stepD HD WD halfZe halfZy formerW coM HW FFW FFFW MFW MFFW FstepM MstepM HFW WFW HstepM WstepM',
	),
	// Brothers and sisters whose ages are not known.
	toRow(
		'M',
		'FBe|FBy Be|By halfBe|halfBy ZeH|ZyH WFBe|WFBy',
		'FBeW|FByW Ze|Zy halfZe|halfZy BeW|ByW WFBeW|WFByW',
	),
	toRow(
		'F',
		'FBe|FBy Be|By halfBe|halfBy ZeH|ZyH HBe|HBy HFBe|HFBy',
		'FBeW|FByW Ze|Zy halfZe|halfZy BeW|ByW HBeW|HByW HFBeW|HFByW',
	),
	// Relatives whose sex is not known.
	toRow(null, 'F|M FF|FM MF|MM MB|MZ FBe|FZ FBy|FZ Be|Ze By|Zy FBS|FBD FZS|FZD MBS|MBD MZS|MZD'),
];

/** Terms that are said within a genitive alone. */
const innerTerms = ['self', 'B', 'Z', 'P', 'C', 'G', 'E', 'halfB', 'halfZ'] as const satisfies KinTerm[];

/** Terms of questions that were stored when half-siblings were named by the common parent. */
const earlierTerms = [
	'halfFB',
	'halfFZ',
	'halfMB',
	'halfMZ',
	'halfPB',
	'halfPZ',
] as const satisfies KinTerm[];

const knownTerms: ReadonlySet<string> = new Set([
	...innerTerms,
	...earlierTerms,
	...rows.flatMap(({ forms }) => forms.flat().flatMap((code) => code.split(/[.|]/))),
]);

function isKinTerm(text: string): text is KinTerm {
	return knownTerms.has(text);
}

export function toKinCode(parts: readonly KinPart[]): KinCode {
	return parts.map((terms) => terms.join('|')).join('.');
}

/** Reads a code; null for a text that is none. */
export function findKinParts(code: KinCode): KinPart[] | null {
	const parts = code.split('.').map((part) => part.split('|'));
	return parts.every((terms) => terms.every(isKinTerm))
		? parts.map((terms) => terms.filter(isKinTerm))
		: null;
}

interface Draw {
	/** The sex of the one who asks. */
	of: Sex | null;
	/** A number from 0 below the count, each with the same chance. */
	pick: (count: number) => number;
	/** A relation in the words of every language: no two choices read alike. */
	getWords: (parts: readonly KinPart[]) => readonly string[];
}

/** The right relation and three others, in an order that tells nothing. */
export function drawKinChoices(right: readonly KinPart[], { of, pick, getWords }: Draw): KinCode[] {
	const codes = [toKinCode(right)];
	const words = new Set(getWords(right));
	const terms = new Set(getOwnTerms(right));
	for (const code of drawLike(right, of, pick)) {
		const parts = findKinParts(code) ?? [];
		const added = getWords(parts);
		// A relative who may be one of two is not to find themselves in two choices.
		if (added.some((text) => words.has(text)) || getOwnTerms(parts).some((term) => terms.has(term))) continue;
		codes.push(code);
		for (const text of added) words.add(text);
		for (const term of getOwnTerms(parts)) terms.add(term);
		if (codes.length > wrongCount) break;
	}
	return shuffle(codes, pick);
}

/** The terms of a relation that is said in one part. */
function getOwnTerms(parts: readonly KinPart[]): readonly KinTerm[] {
	return parts.length === 1 ? (parts[0] ?? []) : [];
}

/** Draws of a genitive that are made before others are taken. */
const maxDraws = 400;

/** Relations of the form of the right one, each with the same chance, and then others, of which there are always enough. */
function* drawLike(right: readonly KinPart[], of: Sex | null, pick: Draw['pick']): Generator<KinCode> {
	const whole = findForms(toKinCode(right), of);
	if (whole) yield* shuffle(whole.own, pick);
	const [first, ...others] = right;
	if (first && first.length > 2 && others.length === 0) yield* drawSeveral(first.length, of, pick);
	const pools = right.map((terms, index) => {
		const code = terms.join('|');
		const forms = findForms(code, index === 0 ? of : null);
		return (index === right.length - 1 ? forms?.own : forms?.all) ?? [code];
	});
	const draw = () => pools.map((pool) => pool[pick(pool.length)]).join('.');
	for (let count = 0; count < maxDraws; count += 1) {
		const code = draw();
		if (isSaidSo(code, of)) yield code;
	}
	for (let count = 0; count < maxDraws; count += 1) yield draw();
	yield* shuffle(rows[0]?.forms.flat() ?? [], pick);
}

/** Relations that may be one of so many each, as of a relative whose sex and age are not known: each from a row of its own. */
function* drawSeveral(count: number, of: Sex | null, pick: Draw['pick']): Generator<KinCode> {
	for (const row of shuffle(rows, pick)) {
		const codes = row.forms.flat();
		const isOfTerms = codes.every((code) => knownTerms.has(code));
		if (isOfTerms && mayBeOf(row, of)) yield shuffle(codes, pick).slice(0, count).join('|');
	}
}

const mayBeOf = (row: Row, of: Sex | null) => of === null || row.of === null || row.of === of;

/** The relations of one form with another, by relatives of the same sex and of either; null for one without a row. */
function findForms(
	code: KinCode,
	of: Sex | null,
): { own: readonly KinCode[]; all: readonly KinCode[] } | null {
	for (const row of rows) {
		if (!mayBeOf(row, of)) continue;
		const own = row.forms.find((codes) => codes.includes(code));
		if (own) return { own, all: row.forms.flat() };
	}
	return null;
}

function shuffle<Item>(items: readonly Item[], pick: Draw['pick']): Item[] {
	const left = [...items];
	const shuffled: Item[] = [];
	while (left.length > 0) shuffled.push(...left.splice(pick(left.length), 1));
	return shuffled;
}

/** The steps of a path that may come after one another: no other leads to a relative by the shortest way. */
const nextKinds: Record<StepKind, readonly StepKind[]> = {
	parent: ['parent', 'sibling'],
	sibling: ['child', 'spouse'],
	child: ['child', 'spouse'],
	spouse: ['parent', 'sibling'],
	coparent: [],
};

/** Whether a relation is said in these words, and in no shorter ones. */
function isSaidSo(code: KinCode, of: Sex | null): boolean {
	const steps = findSteps(findKinParts(code) ?? []);
	if (!steps) return false;
	return (
		steps.every((step, index) => {
			const before = steps[index - 1];
			const sex = before ? before.sex : of;
			if (step.kind === 'spouse' && sex !== null && step.sex === sex) return false;
			return !before || nextKinds[before.kind].includes(step.kind);
		}) && toKinCode(kinTerms(steps)) === code
	);
}

const stepsByLetter: Record<string, { kind: 'parent' | 'child' | 'sibling' | 'spouse'; sex: Sex }> = {
	F: { kind: 'parent', sex: 'M' },
	M: { kind: 'parent', sex: 'F' },
	S: { kind: 'child', sex: 'M' },
	D: { kind: 'child', sex: 'F' },
	B: { kind: 'sibling', sex: 'M' },
	Z: { kind: 'sibling', sex: 'F' },
	H: { kind: 'spouse', sex: 'M' },
	W: { kind: 'spouse', sex: 'F' },
};

const ages: Record<string, 'elder' | 'younger'> = { e: 'elder', y: 'younger' };

/** The path of a relation by blood and marriage; null where a term is no such path. */
function findSteps(parts: readonly KinPart[]): Step[] | null {
	const steps: Step[] = [];
	for (const terms of parts) {
		const spelled = terms.map((term) =>
			/^(?:[FMSDBZHW][ey]?)+$/.test(term) ? term.match(/[A-Z][ey]?/g) : null,
		);
		for (let index = 0; index < (spelled[0]?.length ?? 0); index += 1) {
			const step = findStep(spelled.map((letters) => letters?.[index]));
			if (!step) return null;
			steps.push(step);
		}
		if (!spelled[0]) return null;
	}
	return steps;
}

/** The step that each of some letters may stand for. */
function findStep(letters: readonly (string | undefined)[]): Step | null {
	const found = letters.map((letter) => stepsByLetter[letter?.charAt(0) ?? '']);
	const [first] = found;
	if (!first || !found.every((step) => step?.kind === first.kind)) return null;
	const { kind } = first;
	const sex = found.every((step) => step?.sex === first.sex) ? first.sex : null;
	if (kind === 'spouse') return { kind, sex, endedBy: null };
	if (kind !== 'sibling') return { kind, sex, link: 'birth' };
	const [age] = letters;
	const isOneAge = letters.every((letter) => letter?.charAt(1) === age?.charAt(1));
	return {
		kind,
		sex,
		age: (isOneAge && ages[age?.charAt(1) ?? '']) || 'unknown',
		tie: 'full',
		isAdopted: false,
		commonParentSex: null,
		sharedParentIds: [],
	};
}
