import type { translator } from '@/lib/platform/i18n/translate';
import { toKinCode } from '@/lib/rules/kinship/kin-choices';
import type { Step } from '@/lib/rules/kinship/steps';
import { type KinPart, type KinTerm, kinTerms, kinTermsByParent } from '@/lib/rules/kinship/terms';
import type hindi from '@/messages/hi';

/** What `translator` and, for a page's own language, `useTranslations` give. */
type Translate = ReturnType<typeof translator>;

/** Feminine by its last letter, or because it begins with संतान. */
const feminine = /(?:[MDZW][ey]?|C)$|^co/;

type ChangingTerm = keyof typeof hindi.kinship.inGenitive;

/** Between two relatives, and after one, these change their ending in Hindi: बेटा, पिता के बेटे. */
const changingTerms = {
	By: true,
	halfBy: true,
	S: true,
	SS: true,
	SSS: true,
	SSSS: true,
	BS: true,
	ZS: true,
	WB: true,
	DS: true,
	DSS: true,
	FBS: true,
	FZS: true,
	MBS: true,
	MZS: true,
	stepB: true,
	stepS: true,
	FWS: true,
	MHS: true,
	HS: true,
	WS: true,
} as const satisfies Record<ChangingTerm, true> & Partial<Record<KinTerm, true>>;

function isChanging(term: KinTerm): term is ChangingTerm {
	return term in changingTerms;
}

/**
 * The words for what `kinTerms` found: "ताऊ / चाचा", "पिता के मामा के बेटे". What the language lets fall
 * together is said once.
 */
export function kinshipWords(parts: readonly KinPart[], t: Translate): string {
	const [first = [], ...others] = parts;
	if (others.length === 0)
		return either(
			first.map((term) => t(`kinship.terms.${term}`)),
			t,
		);
	const phrases = first.map((term) => wordInGenitive(term, t));
	return either(genitives(phrases, others, t), t);
}

/**
 * The common parent of half-siblings on a path, which the words for it leave out: "एक ही पिता से" of a brother, and the whole
 * in words of a relative beyond one, "दादा के भाई (एक ही पिता से)". Null on a path without half-siblings that have words of
 * their own.
 */
export function halfSiblingNote(steps: readonly Step[], t: Translate): string | null {
	const [step] = steps;
	if (steps.length === 1 && step?.kind === 'sibling' && step.tie === 'half')
		return t(`kinship.sameParent.${commonParent[step.commonParentSex ?? 'unknown']}`);
	const byParent = kinTermsByParent(steps);
	const isSame = toKinCode(byParent) === toKinCode(kinTerms(steps));
	return isSame ? null : kinshipWords(byParent, t);
}

export const commonParent = { M: 'father', F: 'mother', unknown: 'parent' } as const;

/** The same as somebody's: "आशा के मामा", "Asha's mother's brother"; of the reader, who has no name here, "आपकी बुआ". */
export function relativeWords(of: string | null, parts: readonly KinPart[], t: Translate): string {
	if (of !== null) return either(genitives([of], parts, t), t);
	const [first = [], ...others] = parts;
	const phrases = first.map((term) =>
		t(`kinship.genitiveOfMe.${getGender(term)}`, { relative: wordInGenitive(term, t) }),
	);
	return either(genitives(phrases, others, t), t);
}

function genitives(phrases: readonly string[], parts: readonly KinPart[], t: Translate): string[] {
	let longer = [...phrases];
	for (const part of parts) {
		longer = longer.flatMap((of) =>
			part.map((term) => t(`kinship.genitive.${getGender(term)}`, { of, relative: wordInGenitive(term, t) })),
		);
	}
	return longer;
}

const getGender = (term: KinTerm) => (feminine.test(term) ? 'feminine' : 'masculine');

function either(phrases: readonly string[], t: Translate): string {
	return [...new Set(phrases)].reduce((a, b) => t('kinship.either', { one: a, other: b }));
}

function wordInGenitive(term: KinTerm, t: Translate): string {
	return isChanging(term) ? t(`kinship.inGenitive.${term}`) : t(`kinship.terms.${term}`);
}
