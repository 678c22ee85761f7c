import { describe, expect, it } from 'vitest';
import { line, lines } from './text';

describe('line', () => {
	it('is composed, also where a mark of direction stood between a letter and its accent', () => {
		expect(line(50).parse(' e\u202a\u0301\tx\u2069 ')).toBe('\u00e9 x');
	});
});

describe('lines', () => {
	it('keeps paragraphs, with one kind of line break', () => {
		expect(lines(50).parse(' one\r\ntwo\rthree\u2028four\n\nfive\n ')).toBe('one\ntwo\nthree\nfour\n\nfive');
	});

	it('is composed and holds no tab', () => {
		expect(lines(50).parse('e\u202a\u0301\tx\ny')).toBe('\u00e9 x\ny');
	});

	it('is empty when nothing of it can be seen', () => {
		expect(lines(50).parse(' \n\u200b\n')).toBe('');
	});

	it('counts as readers do and refuses what is longer, and control characters', () => {
		expect(lines(2).safeParse('क्षत्रि').success).toBe(true);
		expect(lines(1).safeParse('क्षत्रि').success).toBe(false);
		expect(lines(50).safeParse('a\u0007b').success).toBe(false);
	});

	it('refuses a heap of marks on a letter, which readers count as one', () => {
		expect(lines(50).safeParse(`a${'\u0301'.repeat(249)}`).success).toBe(true);
		expect(lines(50).safeParse(`x${'\u0301'.repeat(250)}`).success).toBe(false);
	});
});
