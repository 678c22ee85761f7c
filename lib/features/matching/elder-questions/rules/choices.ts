import { randomInt } from 'node:crypto';
import { type Language, languages } from '@/lib/core/language';
import { kinshipWords } from '@/lib/features/family/relations/rules/kinship-words';
import { translator } from '@/lib/platform/i18n/translate';
import { drawKinChoices, findKinParts, type KinCode, toKinCode } from '@/lib/rules/kinship/kin-choices';
import type { Step } from '@/lib/rules/kinship/steps';
import { type KinPart, kinTerms } from '@/lib/rules/kinship/terms';

// The reader of a link says first what they are to the one who asks: a stranger who got hold of it is shown nothing else.

/** The right relation, and all that the page of a question offers. */
export interface Choices {
	kin: KinCode | null;
	choices: KinCode[];
}

interface Ways {
	/** From the one who asks to the relative. */
	steps: readonly Step[];
	stepsBack: readonly Step[];
}

export function drawChoices({ steps, stepsBack }: Ways): Choices {
	const parts = kinTerms(steps);
	const choices = drawKinChoices(parts, {
		of: stepsBack.at(-1)?.sex ?? null,
		pick: (count) => randomInt(count),
		getWords: (some) => languages.map((language) => writeParts(some, language)),
	});
	return { kin: toKinCode(parts), choices };
}

function writeParts(parts: readonly KinPart[], language: Language): string {
	return kinshipWords(parts, translator(language));
}

/** A choice as the page shows it. */
export function writeChoice(choice: KinCode, language: Language): string {
	return writeParts(findKinParts(choice) ?? [], language);
}

/** The choice that a text names in either language; null for every other text. */
export function findChoice({ choices }: Choices, text: string): KinCode | null {
	const isNamed = (choice: KinCode) => languages.some((language) => writeChoice(choice, language) === text);
	return choices.find(isNamed) ?? null;
}
