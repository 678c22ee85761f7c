import { describe, expect, it } from 'vitest';
import { memoize } from './memoize';

describe('a reading that is remembered', () => {
	it('is done once a text, also where it finds nothing', () => {
		const read: string[] = [];
		const first = memoize((text) => {
			read.push(text);
			return text === '' ? null : text.charAt(0);
		});
		expect([first('ram'), first('ram'), first(''), first(''), first(null)]).toEqual([
			'r',
			'r',
			null,
			null,
			null,
		]);
		expect(read).toEqual(['ram', '']);
	});

	it('holds no more texts than there is room for, and reads those again rightly', () => {
		const read: string[] = [];
		const same = memoize((text) => {
			read.push(text);
			return text;
		});
		for (let number = 0; number <= 50_000; number++) same(String(number));
		expect(same('0')).toBe('0');
		expect(read.filter((text) => text === '0')).toHaveLength(2);
	});
});
