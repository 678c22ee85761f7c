import { expect, it } from 'vitest';
import { findState } from './rules';

it.each([
	[null, null, 'asked'],
	[null, 'yes', 'asked'],
	[null, 'no', null],
	['yes', null, 'waiting'],
	['yes', 'yes', 'joined'],
	['yes', 'no', 'notJoined'],
	['no', null, 'apart'],
	['no', 'yes', 'apart'],
] as const)('makes of %s and %s: %s', (own, other, state) => {
	expect(findState(own, other)).toBe(state);
});
