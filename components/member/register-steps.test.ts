import { expect, it } from 'vitest';
import { memberFieldNames } from './fields';
import { registerSteps } from './register-steps';

/** Asked in the own profile only; the consent has its own box. */
const settings: readonly string[] = ['isListed', 'matrimonialConsent'];

it('asks once for every field but the name lists, which the profile asks for', () => {
	const asked = registerSteps.flatMap(({ fields }) => fields).filter((name) => name !== 'photo');
	expect(asked.toSorted()).toEqual(memberFieldNames.filter((name) => !settings.includes(name)).sort());
});

it('requires what each step asks for itself', () => {
	for (const { fields, required } of registerSteps)
		expect(fields).toEqual(expect.arrayContaining([...required]));
});
