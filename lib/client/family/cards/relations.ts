import type { Language } from '@/lib/core/language';
import { shownName } from '@/lib/features/member/rules/shown-name';
import type { Translate } from '@/lib/platform/i18n/translate';
import type { FamilyMember } from './family';

/** The relations in which somebody can be added, in the order of the list: the nearest, and all others. */
export const offeredRelations = {
	nearest: [
		...(['Father', 'Mother', 'Brother', 'Sister', 'Spouse', 'Husband', 'Wife'] as const),
		...(['Son', 'Daughter'] as const),
	],
	further: [
		...(['Child', 'Grandfather', 'Grandmother', 'Grandparent'] as const),
		...(['Uncle', 'Aunt', 'Cousin', 'Other'] as const),
	],
} as const;

export type OfferedRelation = (typeof offeredRelations)['nearest' | 'further'][number];

/** Those a card offers with its own buttons. */
export const quickRelations = [
	{ key: 'father', relation: 'Father' },
	{ key: 'mother', relation: 'Mother' },
	{ key: 'spouse', relation: 'Spouse' },
	{ key: 'child', relation: 'Child' },
	{ key: 'brother', relation: 'Brother' },
	{ key: 'sister', relation: 'Sister' },
] as const satisfies readonly { key: string; relation: OfferedRelation }[];

/** Whose word says no sex: these are asked for it. */
const openToBoth: ReadonlySet<string> = new Set(['Spouse', 'Child', 'Cousin', 'Grandparent', 'Other']);

export function saysGender(relation: string): boolean {
	return relation !== '' && !openToBoth.has(relation);
}

const spouseWords: ReadonlySet<string> = new Set(['Spouse', 'Husband', 'Wife']);

export const isSpouse = (relation: string) => spouseWords.has(relation);

/** What somebody is to the viewer, in the page's language. */
export function relationShown(
	{ relation, relationWords }: Pick<FamilyMember, 'relation' | 'relationWords'>,
	t: Translate,
	language: Language,
): string {
	if (relation === 'Me') return t('familyTree.card.me');
	return relationWords ? capitalised(relationWords[language]) : relationName(relation, t);
}

/** Somebody with what they are to the viewer. */
export function nameWithRelation(
	member: Pick<FamilyMember, 'name' | 'written' | 'relation' | 'relationWords'>,
	t: Translate,
	language: Language,
): string {
	const relation = relationShown(member, t, language);
	return t('familyTree.wizard.relativeOf', { name: shownName(member), relation });
}

/** A stated relation in the page's language, standing alone. */
export function relationName(relation: string, t: Translate): string {
	return capitalised(getWord(relation, t));
}

/** A stated relation in the page's language, within a sentence. */
export function getWord(relation: string, t: Translate): string {
	return isKnown(relation) ? t(`relationWords.${relation}`) : relation;
}

function isKnown(relation: string): relation is OfferedRelation | 'Me' {
	const { nearest, further } = offeredRelations;
	return relation === 'Me' || [...nearest, ...further].some((one) => one === relation);
}

function capitalised(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
