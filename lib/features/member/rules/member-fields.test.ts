import { describe, expect, it } from 'vitest';
import { profileChangesBody } from '@/lib/features/member/schema';
import {
	isMemberFieldName,
	type MemberFieldName,
	memberFieldNames,
	memberFields,
	registrationSteps,
} from './member-fields';

const accepted = new Set<MemberFieldName>(Object.keys(profileChangesBody.shape).filter(isMemberFieldName));
const texts = memberFieldNames.filter((name) =>
	['text', 'spelling', 'known', 'gotra', 'clan'].includes(memberFields[name].kind),
);

function takes(name: MemberFieldName, value: string | boolean | null): boolean {
	return profileChangesBody.safeParse({ [name]: value }).success;
}

describe('memberFields', () => {
	it('covers everything a member may change', () => {
		const changeable = memberFieldNames.filter((name) => name !== 'email' && name !== 'password');
		expect([...accepted].sort()).toEqual(changeable.sort());
	});

	it.each(texts)('lets %s grow as long as the server takes it, and no longer', (name) => {
		const { maxLength = 0 } = memberFields[name];
		expect(takes(name, 'a'.repeat(maxLength))).toBe(true);
		expect(takes(name, 'a'.repeat(maxLength + 1))).toBe(false);
	});

	it.each(memberFieldNames)('offers for %s only what the server takes', (name) => {
		for (const choice of memberFields[name].choices ?? []) expect(takes(name, choice)).toBe(true);
		if (memberFields[name].kind === 'yesNo') expect(takes(name, false) && takes(name, true)).toBe(true);
		if (memberFields[name].offersNotKnown) expect(takes(name, null)).toBe(true);
	});
});

describe('the steps of the registration', () => {
	/** Fields of the own profile only; the registration has a box of its own for the consent. */
	const ofProfile: readonly string[] = [
		'nameInOtherScript',
		'isListed',
		'matrimonialConsent',
		'isPhotoBlurred',
		'mayIntroduce',
		'formerMarriage',
		'formerMarriageEndedYear',
		'childrenCount',
	];

	it('ask once for every field but those that the profile asks for', () => {
		const fields = registrationSteps.flatMap((step) => step.fields);
		expect(fields.toSorted()).toEqual(memberFieldNames.filter((name) => !ofProfile.includes(name)).sort());
	});

	it('require what each step asks for itself', () => {
		for (const { fields, required } of registrationSteps)
			expect(fields).toEqual(expect.arrayContaining([...required]));
	});
});
