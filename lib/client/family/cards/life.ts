import { isLongerThan } from '@/lib/core/graphemes';
import { lifeYears } from '@/lib/platform/i18n/date-words';
import type { Translate } from '@/lib/platform/i18n/translate';
import { detailLimit } from './card-limits';
import type { FamilyMember } from './family';

/** The years between which somebody lived; null for somebody living who has an account: of them a card tells the age alone. */
export function lifespan(
	{ profile, ...life }: Pick<FamilyMember, 'dob' | 'dod' | 'isDeceased' | 'profile'>,
	t: Translate,
): string | null {
	return profile !== null && !life.isDeceased ? null : lifeYears(life, t);
}

/** What a card tells of somebody's life, in as few lines as there is room for: the years, and the age. */
export function lifeLines(
	member: Pick<FamilyMember, 'dob' | 'dod' | 'isDeceased' | 'profile' | 'age'>,
	t: Translate,
): string[] {
	const years = lifespan(member, t);
	// Both years say the age that the deceased reached.
	const isAgeSaid = member.isDeceased && member.dob !== null && member.dod !== null;
	const age = member.age === null || isAgeSaid ? null : t('familyTree.card.years', { age: member.age });
	const lines = [years, age].filter((line) => line !== null);
	const joined = lines.join(' · ');
	return lines.length < 2 || isLongerThan(detailLimit, joined) ? lines : [joined];
}
