import { ageOn, todayInIndia } from './calendar';
import { getLastDay, type PartialDate } from './partial-date';

/** As the terms say. */
export const adultAge = 18;

/** From which age the law lets marry: Hindu Marriage Act 1955, s.5 (iii). */
export const marriageAge = { Male: 21, Female: 18 } as const;

type Privacy = 'public' | 'restricted' | 'private';

/** The privacy that counts: who says that they are younger than an adult is open to family at most. */
export function privacyAt(
	{ familyTreePrivacy, bornOn }: { familyTreePrivacy: Privacy; bornOn: Date | null },
	now: Date,
): Privacy {
	return familyTreePrivacy === 'public' && !mayBeAdult(bornOn, now) ? 'restricted' : familyTreePrivacy;
}

/** Of everybody but those who say that they are younger. */
export function mayBeAdult(bornOn: Date | null, now: Date): boolean {
	return bornOn === null || ageOn(bornOn, todayInIndia(now)) >= adultAge;
}

interface AgeInput {
	dob?: PartialDate | null | undefined;
	age?: number | null | undefined;
}

/**
 * What keeps somebody from having an account of their own: they say that they are younger than an adult, or so little of the
 * date of birth that they may be. The date counts more than the age; who tells neither counts as grown up.
 */
export function findMinority(
	{ dob, age }: AgeInput,
	today: Date,
): { path: 'dob' | 'age'; message: 'underage' | 'birthUnclear' } | null {
	if (!dob) return typeof age === 'number' && age < adultAge ? { path: 'age', message: 'underage' } : null;
	// A day to come is no date of birth at all.
	if (dob.date > today || ageOn(getLastDay(dob), today) >= adultAge) return null;
	return { path: 'dob', message: ageOn(dob.date, today) < adultAge ? 'underage' : 'birthUnclear' };
}
