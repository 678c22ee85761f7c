import { describe, expect, it } from 'vitest';
import { matchesWith, readMatches, readMember, readWaitingInterests, tierOf } from './answers';

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

describe('the matches', () => {
	const matches =
		readMatches([
			{ _id: '1', name: 'पद्मजा', location: 'Jodhpur', profession: 'Weaver', compatibility: 91 },
			{ _id: '2', name: 'Meera', location: null, email: 'meera@example.org', commonInterests: ['a', 7] },
			{ name: 'nobody' },
		]) ?? [];

	it('are read as they come, without what is no match', () => {
		expect(matches.map(({ id, compatibility, reasons }) => [id, compatibility, reasons])).toEqual([
			['1', 91, []],
			['2', 0, ['a']],
		]);
		expect(readMatches({})).toBeNull();
	});

	it.each([
		['', ['1', '2']],
		['  ', ['1', '2']],
		['JODH', ['1']],
		['पद्म', ['1']],
		['weav', ['1']],
		['EXAMPLE.org', ['2']],
		['nothing of the kind', []],
	])('that hold %j are %j', (typed, ids) => {
		expect(matchesWith(matches, typed).map(({ id }) => id)).toEqual(ids);
	});

	it.each([
		[100, 'highest'],
		[90, 'highest'],
		[89, 'high'],
		[80, 'high'],
		[79, 'other'],
		[0, 'other'],
	])('of %i belong to the tier %s', (compatibility, tier) => {
		expect(tierOf(compatibility)).toBe(tier);
	});
});

it('counts the interests that wait for an answer', () => {
	const received = [
		{ interest: { state: 'sent' } },
		{ interest: { state: 'notAccepted' } },
		{ interest: null },
	];
	expect(readWaitingInterests({ received })).toBe(1);
	expect(readWaitingInterests(null)).toBeNull();
});
