import { cutTo } from '@/lib/core/graphemes';
import type { Language } from '@/lib/core/language';
import type { Translate } from '@/lib/platform/i18n/translate';
import { detailLimit, nameLimit } from './card-limits';
import type { FamilyMember } from './family';
import { lifeLines } from './life';
import { relationShown } from './relations';

/** What a card of the diagram says, as much as it has room for. */
export function cardTexts(member: FamilyMember, t: Translate, language: Language) {
	const { name, profession, location } = member;
	const details = [...lifeLines(member, t), profession, location];
	return {
		shortName: cutTo(nameLimit, name),
		relation: relationShown(member, t, language),
		details: [...new Set(details.flatMap((detail) => (detail ? cutTo(detailLimit, detail) : [])))],
	};
}
