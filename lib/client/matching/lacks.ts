import type { Draft } from '@/lib/client/member/drafts';
import { marriageAge } from '@/lib/core/adult';
import { ageOn } from '@/lib/core/calendar';
import { getSpan, readPartialDate } from '@/lib/core/partial-date';

/** What keeps a member from matches: something missing, or something given. */
export type Lack =
	| 'held'
	| 'gender'
	| 'age'
	| 'isMarried'
	| 'married'
	| 'tooYoung'
	| 'birthUnclear'
	| 'notListed';

/** `today` is midnight UTC. */
export function getLacks(
	{ gender, age, dob = '', isMarried, matrimonialConsent }: Draft,
	today: Date,
): Lack[] {
	const lacks: Lack[] = [];
	const born = readPartialDate(dob);
	if (gender === undefined) lacks.push('gender');
	if (age === undefined) lacks.push('age');
	if (isMarried === undefined) lacks.push('isMarried');
	if (isMarried === 'Yes') lacks.push('married');
	const isOfSex = gender === 'Male' || gender === 'Female';
	if (isOfSex && Number(age) < marriageAge[gender]) lacks.push('tooYoung');
	else if (isOfSex && born && ageOn(getSpan(born).latest, today) < marriageAge[gender])
		lacks.push('birthUnclear');
	if (matrimonialConsent !== 'Yes') lacks.push('notListed');
	return lacks;
}
