import { lifeYears } from '@/components/member/date-words';
import { isLongerThan } from '@/lib/core/graphemes';
import type { FamilyMember } from './answers';
import { detailLimit } from './card-limits';
import { type FamilyTexts, filled } from './texts';

type CardWords = Pick<FamilyTexts['card'], 'about' | 'years'>;

/** The years between which somebody lived; null for somebody living who has an account: of them a card tells the age alone. */
export function lifespan(
	{ profile, ...life }: Pick<FamilyMember, 'dob' | 'dod' | 'isDeceased' | 'profile'>,
	words: CardWords,
): string | null {
	return profile !== null && !life.isDeceased ? null : lifeYears(life, words);
}

/** What a card tells of somebody's life, in as few lines as there is room for: the years, and the age. */
export function lifeLines(
	member: Pick<FamilyMember, 'dob' | 'dod' | 'isDeceased' | 'profile' | 'age'>,
	words: CardWords,
): string[] {
	const years = lifespan(member, words);
	// Both years say the age that the deceased reached.
	const isAgeSaid = member.isDeceased && member.dob !== null && member.dod !== null;
	const age = member.age === null || isAgeSaid ? null : filled(words.years, { age: member.age });
	const lines = [years, age].filter((line) => line !== null);
	const joined = lines.join(' · ');
	return lines.length < 2 || isLongerThan(detailLimit, joined) ? lines : [joined];
}
