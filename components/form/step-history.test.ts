import { expect, it } from 'vitest';
import { stepIn } from './step-history';

it.each([
	['', 0],
	['#step-2', 1],
	['#edit-step-5', 4],
	['#step-1', 0],
	['#step-20', 0],
	['#account', 0],
])('reads the step in %j', (hash, step) => {
	expect(stepIn(hash)).toBe(step);
});
