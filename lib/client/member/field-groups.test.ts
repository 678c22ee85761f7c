import { expect, it } from 'vitest';
import { memberFieldNames } from '@/lib/features/member/rules/member-fields';
import { registerSteps } from './field-groups';

/** Asked in the own profile only; the consent has its own box. */
const ofProfile: readonly string[] = [
	...['nameInOtherScript', 'isListed', 'matrimonialConsent', 'isPhotoBlurred', 'mayIntroduce'],
	...['formerMarriage', 'formerMarriageEndedYear', 'childrenCount'],
];

it('asks once for every field but those that the profile asks for', () => {
	const asked = registerSteps.flatMap(({ fields }) => fields).filter((name) => name !== 'photo');
	expect(asked.toSorted()).toEqual(memberFieldNames.filter((name) => !ofProfile.includes(name)).sort());
});

it('requires what each step asks for itself', () => {
	for (const { fields, required } of registerSteps)
		expect(fields).toEqual(expect.arrayContaining([...required]));
});
