import { cutTo } from '@/lib/core/graphemes';
import type { Language } from '@/lib/core/language';
import type { FamilyMember } from './answers';
import { relationShown } from './relations';
import { type FamilyTexts, filled } from './texts';

/** Graphemes that a card has room for. */
export const nameLimit = 15;
export const detailLimit = 18;

/** What a card of the diagram says, as much as it has room for. */
export function cardTexts(member: FamilyMember, language: Language, texts: FamilyTexts) {
	const { name, age, profession, location } = member;
	const details = [age === null ? null : filled(texts.card.years, { age }), profession, location];
	return {
		shortName: cutTo(nameLimit, name),
		relation: relationShown(member, language, texts),
		details: [...new Set(details.flatMap((detail) => (detail ? cutTo(detailLimit, detail) : [])))],
	};
}
