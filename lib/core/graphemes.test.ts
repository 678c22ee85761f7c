import { describe, expect, it } from 'vitest';
import { countGraphemes, cutTo, firstGrapheme, isLongerThan } from './graphemes';

describe('cutTo', () => {
	it('leaves a text that fits', () => {
		expect(cutTo(5, 'abcde')).toBe('abcde');
	});

	it('cuts a longer one and says so', () => {
		expect(cutTo(5, 'abcdef')).toBe('abcde…');
	});

	it('puts no blank before the ellipsis', () => {
		expect(cutTo(4, 'abc def')).toBe('abc…');
	});

	it('never cuts a conjunct or its vowel sign', () => {
		expect(cutTo(1, 'क्षत्रिय')).toBe('क्ष…');
		expect(cutTo(2, 'राठौड़ वंश')).toBe('राठौ…');
	});
});

describe('firstGrapheme', () => {
	it('is the letter with its signs', () => {
		expect(firstGrapheme('विक्रम')).toBe('वि');
		expect(firstGrapheme('Meera')).toBe('M');
	});

	it('is empty for an empty text', () => {
		expect(firstGrapheme('')).toBe('');
	});
});

describe('isLongerThan', () => {
	it('counts as readers do', () => {
		expect(isLongerThan(2, 'क्षत्रि')).toBe(false);
		expect(isLongerThan(1, 'क्षत्रि')).toBe(true);
		expect(isLongerThan(3, 'abc')).toBe(false);
		expect(isLongerThan(3, 'abcd')).toBe(true);
	});
});

describe('countGraphemes', () => {
	it('counts as the browser does, wherever a long text is cut into pieces', () => {
		const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' });
		for (const text of ['', 'क्षत्रिय ', '🇮🇳', '👨‍👩‍👧', `e${'\u0301'.repeat(700)}`, 'a\r\n']) {
			for (const before of ['', 'x', 'ab']) {
				const long = before + text.repeat(90);
				expect(countGraphemes(long)).toBe([...segmenter.segment(long)].length);
			}
		}
	});
});
