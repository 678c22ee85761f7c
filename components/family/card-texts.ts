import { cutTo } from '@/lib/core/graphemes';
import type { Language } from '@/lib/core/language';
import type { FamilyMember } from './answers';
import { detailLimit, nameLimit } from './card-limits';
import { lifeLines } from './life';
import { relationShown } from './relations';
import type { FamilyTexts } from './texts';

/** What a card of the diagram says, as much as it has room for. */
export function cardTexts(member: FamilyMember, language: Language, texts: FamilyTexts) {
	const { name, profession, location } = member;
	const details = [...lifeLines(member, texts.card), profession, location];
	return {
		shortName: cutTo(nameLimit, name),
		relation: relationShown(member, language, texts),
		details: [...new Set(details.flatMap((detail) => (detail ? cutTo(detailLimit, detail) : [])))],
	};
}
