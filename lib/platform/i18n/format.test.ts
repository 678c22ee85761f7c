import { describe, expect, it } from 'vitest';
import { formatBytes, formatCaptionDay, formatCount, formatDay, formatMoment } from './format';

describe('formatCount', () => {
	it.each(['hi', 'en'] as const)('groups as in India, in Latin digits (%s)', (language) => {
		expect(formatCount(1234567, language)).toBe('12,34,567');
	});
});

describe('formatDay', () => {
	it('names the day by Indian time', () => {
		expect(formatDay('2026-03-02T20:00:00.000Z', 'en')).toBe('Mar 3, 2026');
		expect(formatDay('2026-03-02T20:00:00.000Z', 'hi')).toBe('3 मार्च 2026');
	});

	it('answers null for what is not a date', () => {
		expect(formatDay('soon', 'hi')).toBeNull();
	});
});

describe('formatCaptionDay', () => {
	it('names the day by Indian time, in English the American way', () => {
		expect(formatCaptionDay('2026-03-02T20:00:00.000Z', 'en')).toBe('March 3, 2026');
		expect(formatCaptionDay('2026-03-02T20:00:00.000Z', 'hi')).toBe('3 मार्च 2026');
		expect(formatCaptionDay('soon', 'en')).toBeNull();
	});
});

describe('formatMoment', () => {
	it('names day and hour by Indian time, in English the American way', () => {
		expect(formatMoment('2026-03-02T20:00:00.000Z', 'en')).toBe('Mar 3, 2026, 01:30 AM');
	});

	it('names the part of the day in Hindi, with no Latin letter', () => {
		expect(formatMoment('2026-03-02T20:00:00.000Z', 'hi')).toMatch(/^3 मार्च 2026.* रात 1:30/);
		expect(formatMoment('2026-03-03T03:00:00.000Z', 'hi')).toMatch(/^3 मार्च 2026.* सुबह 8:30/);
	});

	it('answers null for what is not a date', () => {
		expect(formatMoment('soon', 'en')).toBeNull();
	});
});

describe('the dates of a page', () => {
	const instant = '2026-08-02T20:00:00.000Z';

	it.each(['hi', 'en'] as const)('name a day alike with an hour and without one (%s)', (language) => {
		const day = formatDay(instant, language) ?? '';
		expect(formatMoment(instant, language)?.startsWith(day)).toBe(true);
	});
});

describe('formatBytes', () => {
	it.each([
		[0, '0 byte'],
		[999, '999 byte'],
		[1000, '1 kB'],
		[12_345_678, '12.3 MB'],
		[4_000_001_000, '4 GB'],
		[7e15, '7,000 TB'],
	])('%i is %s', (bytes, said) => {
		expect(formatBytes(bytes, 'en')).toBe(said);
	});

	it('has no Latin word in Hindi', () => {
		expect(formatBytes(12, 'hi')).toBe('12 बाइट');
	});
});
