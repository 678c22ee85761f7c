import { describe, expect, it } from 'vitest';
import { checkMobile } from './mobile-check';

describe('checkMobile', () => {
	it.each([
		'',
		'98290 12345',
		'९८२९० १२३४५',
		'+91 98290 12345',
		'098290 12345',
		'0141-2345678',
		'+44 20 7946 0018',
	])('has nothing to say about %j', (number) => {
		expect(checkMobile(number)).toBeNull();
	});

	it.each([
		['98290 1234', { kind: 'missing', count: 1 }],
		['९८२९० १२३', { kind: 'missing', count: 2 }],
		['+91 98290 1234', { kind: 'missing', count: 1 }],
		['12345', { kind: 'missing', count: 5 }],
		['98290 123456', { kind: 'over', count: 1 }],
		['+44 12', { kind: 'odd' }],
	])('warns of %j', (number, warning) => {
		expect(checkMobile(number)).toEqual(warning);
	});
});
