import type { Draft } from '@/components/member/drafts';
import { marriageAge } from '@/lib/core/adult';

/** What stands between a member and matches: something untold, or what was told. */
export type Lack = 'held' | 'gender' | 'age' | 'isMarried' | 'married' | 'tooYoung' | 'notListed';

export function lacksOf({ gender, age, isMarried, matrimonialConsent }: Draft): Lack[] {
	const lacks: Lack[] = [];
	if (gender === undefined) lacks.push('gender');
	if (age === undefined) lacks.push('age');
	if (isMarried === undefined) lacks.push('isMarried');
	if (isMarried === 'Yes') lacks.push('married');
	const isOfSex = gender === 'Male' || gender === 'Female';
	if (isOfSex && Number(age) < marriageAge[gender]) lacks.push('tooYoung');
	if (matrimonialConsent !== 'Yes') lacks.push('notListed');
	return lacks;
}
