import type { Draft } from '@/components/member/drafts';

/** What stands between a member and matches: something untold, or what was told. */
export type Lack = 'gender' | 'age' | 'isMarried' | 'married' | 'tooYoung' | 'notListed';

/** The ages at which one may marry (Hindu Marriage Act 1955, section 5). */
const leastAge: Readonly<Record<string, number>> = { Male: 21, Female: 18 };

export function lacksOf({ gender, age, isMarried, matrimonialConsent, familyTreePrivacy }: Draft): Lack[] {
	const lacks: Lack[] = [];
	if (gender === undefined) lacks.push('gender');
	if (age === undefined) lacks.push('age');
	if (isMarried === undefined) lacks.push('isMarried');
	if (isMarried === 'Yes') lacks.push('married');
	if (gender !== undefined && Number(age) < (leastAge[gender] ?? 0)) lacks.push('tooYoung');
	const isListed = matrimonialConsent === 'Yes' || familyTreePrivacy === 'public';
	if (!isListed) lacks.push('notListed');
	return lacks;
}
