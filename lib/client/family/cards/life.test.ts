import { describe, expect, it } from 'vitest';
import { translator } from '@/lib/platform/i18n/translate';
import type { FamilyMember } from './family';
import { lifeLines, lifespan } from './life';

type LifeOfMember = Parameters<typeof lifeLines>[0];

const memberWith = (more: Partial<LifeOfMember>): LifeOfMember => ({
	...{ dob: null, dod: null, age: null, isDeceased: false, profile: null },
	...more,
});
const account: FamilyMember['profile'] = { id: 'account', values: {} };
const gone = { isDeceased: true };

describe('what a card tells of a life', () => {
	it.each<[Partial<LifeOfMember>, string[], string[]]>([
		[{ ...gone, dob: '1921', dod: '1998', age: 77 }, ['1921–1998'], ['1921–1998']],
		[{ ...gone, dob: '1921-03-04', dod: '1998-12', age: 77 }, ['1921–1998'], ['1921–1998']],
		[{ ...gone, dob: '1921~', dod: '1998', age: 77 }, ['about 1921–1998'], ['लगभग 1921–1998']],
		[{ ...gone, dob: '1921', dod: '1998~', age: 77 }, ['1921–about 1998'], ['1921–लगभग 1998']],
		[{ ...gone, dob: '1921~', dod: '1998~', age: 77 }, ['about 1921–1998'], ['लगभग 1921–1998']],
		[{ ...gone, dob: '1921' }, ['1921–'], ['1921–']],
		[{ ...gone, dod: '1998', age: null }, ['–1998'], ['–1998']],
		[{ ...gone, dob: '1946~', age: 80 }, ['about 1946–', '80 years'], ['लगभग 1946– · 80 वर्ष']],
		[{ ...gone, age: 80 }, ['80 years'], ['80 वर्ष']],
		[gone, [], []],
		[{ dob: '1975', age: 51 }, ['1975– · 51 years'], ['1975– · 51 वर्ष']],
		[{ age: 51 }, ['51 years'], ['51 वर्ष']],
		[{ dob: '1975', age: 51, profile: account }, ['51 years'], ['51 वर्ष']],
		[{ ...gone, dob: '1921', dod: '1998', age: 77, profile: account }, ['1921–1998'], ['1921–1998']],
	])('%j is shown as %j', (member, english, hindi) => {
		expect(lifeLines(memberWith(member), translator('en'))).toEqual(english);
		expect(lifeLines(memberWith(member), translator('hi'))).toEqual(hindi);
	});

	it('is no span of years for the living who have an account', () => {
		expect(lifespan(memberWith({ dob: '1975', profile: account }), translator('en'))).toBeNull();
	});
});
