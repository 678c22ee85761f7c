import type { MemberProfile } from '@/lib/client/member/member-values';
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

type GivenFields = Pick<MemberProfile, 'gender' | 'age' | 'dob' | 'isMarried' | 'matrimonialConsent'>;

/** `today` is midnight UTC. */
export function getLacks(
	{ gender, age, dob, isMarried, matrimonialConsent }: GivenFields,
	today: Date,
): Lack[] {
	const lacks: Lack[] = [];
	const born = readPartialDate(dob ?? '');
	if (!gender) lacks.push('gender');
	if (age === null) lacks.push('age');
	if (isMarried === null) lacks.push('isMarried');
	if (isMarried) lacks.push('married');
	const isOfSex = gender === 'Male' || gender === 'Female';
	if (isOfSex && age !== null && age < marriageAge[gender]) lacks.push('tooYoung');
	else if (isOfSex && born && ageOn(getSpan(born).latest, today) < marriageAge[gender])
		lacks.push('birthUnclear');
	if (!matrimonialConsent) lacks.push('notListed');
	return lacks;
}
