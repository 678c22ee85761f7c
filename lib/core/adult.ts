import { ageOn, todayInIndia } from './calendar';

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
