import { describe, expect, it } from 'vitest';
import { readMember } from './answers';

describe('the member', () => {
	it('is read with what they have told', () => {
		expect(
			readMember({ _id: '1', name: 'Asha', email: 'a@example.org', dob: '1990-05-17', age: 36 }),
		).toEqual({
			...{ name: 'Asha', email: 'a@example.org', photo: null, location: null, profession: null },
			...{ dob: '1990-05-17', age: 36, isAdmin: false },
		});
	});

	it.each([null, 'text', 7, {}, []])('is not read from %j', (answer) => {
		expect(readMember(answer)).toBeNull();
	});
});
