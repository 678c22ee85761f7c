import { afterEach, describe, expect, it, vi } from 'vitest';
import { newPassword, temporaryPassword, typedPassword } from './password-rule';
import {
	findTextFault,
	line,
	lineOfCharacters,
	lines,
	maxMarksInARow,
	maxRawLength,
	searchText,
} from './text';

afterEach(() => {
	vi.restoreAllMocks();
});

describe('a field', () => {
	it.each([
		['line', line(100), 100],
		['line of characters', lineOfCharacters(100), 500],
		['lines', lines(100), 500],
		['search', searchText(100), 100],
		['password', newPassword, 128],
		['temporary password', temporaryPassword, 128],
		['typed password', typedPassword, 128],
	])('%s refuses far too long a text before it is normalized or trimmed', (_, field, limit) => {
		const normalize = vi.spyOn(String.prototype, 'normalize');
		const trim = vi.spyOn(String.prototype, 'trim');
		const read = field.safeParse('e\u0301'.repeat(limit * 2 + 1));
		expect(read.error?.issues).toEqual([expect.objectContaining({ message: 'tooLong' })]);
		expect(normalize).not.toHaveBeenCalled();
		expect(trim).not.toHaveBeenCalled();
	});

	it('names its own limit, also for what is slightly too long', () => {
		for (const length of [101, 10_000]) {
			const [issue] = line(100).safeParse('a'.repeat(length)).error?.issues ?? [];
			expect(issue).toMatchObject({ message: 'tooLong', params: { max: 100 } });
		}
	});

	it('takes what has room once it is composed and trimmed', () => {
		expect(line(10).parse(`${' '.repeat(10)}${'e\u0301'.repeat(10)}`)).toBe('\u00e9'.repeat(10));
		expect(newPassword.safeParse('\u1f82'.normalize('NFD').repeat(128)).success).toBe(true);
	});
});

describe('findTextFault', () => {
	const tooManyMarks = { message: 'tooManyMarks', values: { max: maxMarksInARow } };

	it.each([
		['marks in mixed order', '\u0315\u0300\u0316'.repeat(3)],
		['one mark more than there may be', `a${'\u0301'.repeat(maxMarksInARow + 1)}`],
		[
			'marks with format characters between',
			'a\u0315\u202a\u0300\u200d\u0316\ufeff'
				.repeat(1)
				.concat('\u0315\u202a\u0300\u200d\u0316\u00ad'.repeat(3)),
		],
		['marks with apostrophes between', "\u0591'\u1dc4’\u0591ʼ".repeat(3)],
		['kana that are marks in NFKC', '\u0315\uff9e\u0316\uff9f'.repeat(3)],
		['marks beyond the basic plane', 'a'.concat('\u{1d165}\u{1d16d}'.repeat(5))],
	])('refuses %s', (_, text) => {
		expect(findTextFault({ name: text })).toEqual({ path: 'name', ...tooManyMarks });
		expect(findTextFault({ list: [{ text }] })).toEqual({ path: 'list.0.text', ...tooManyMarks });
		expect(findTextFault({ outer: { [text]: 1 } })).toEqual({ path: 'outer', ...tooManyMarks });
	});

	it.each([
		['Hindi', 'क्षत्रिय राजपूत, झुंझुनूँ के ठाकुर श्री पृथ्वीसिंह जी; ज़मींदार, फ़ौज, क़िला, पढ़ाई, ड्योढ़ी, हूँ, ॐ, र्‍य, क्‍ष, श्रृंगार'],
		['decomposed Hindi', 'ज़मींदार क़िला फ़ौज ड्योढ़ी हृत्स्नं कार्त्स्न्यं'.normalize('NFD')],
		['Marwari and Sanskrit', 'खम्मा घणी, म्हारो, ळ, कार्त्स्न्य, स्त्रियाँ, राष्ट्र्य'],
		['Vedic Sanskrit', 'अ॒ग्निमी᳚ळे पु॒रोहि॑तं य॒ज्ञस्य॑ दे॒वमृ॒त्विज᳚म्। स꣡हस्रशीर्षा᳘ पु᳒रुष꣣ः'],
		['Gujarati', 'ક્ષત્રિય રાજપૂત, જાડેજા, ઝાલા, શ્રી કૃષ્ણસિંહજી, ત્ર્યંબક, સૌરાષ્ટ્રમાં'],
		['Punjabi, Bengali and Tamil', 'ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ, রাষ্ট্র্যে শ্রীকৃষ্ণ, ஸ்ரீநிவாசன்'],
		['Urdu and Arabic with vowel signs', 'مُحَمَّدٌ رَاجپُوتؐ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ'],
		['Thai, Tibetan and Khmer', 'ที่นี้น้ำใจ བསྒྲུབས་ཀྱིས་རྫོགས་ ស្ត្រីក្រុងភ្នំពេញ'],
		[
			'IAST and Vietnamese, composed and not',
			`kṛṣṇa Mahārāṇā Nguyễn Thị Ngọc ${'kṝṣṇa Nguyễn Thị'.normalize('NFD')}`,
		],
		['emoji', '👨‍👩‍👧‍👦 🧑🏽‍⚕️ ❤️‍🔥 1️⃣ 🇮🇳 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩🏿‍❤️‍💋‍👨🏻 ☝🏽'.repeat(20)],
		['as many marks as there may be, on each letter', `a${'\u0301'.repeat(maxMarksInARow)}`.repeat(1000)],
		['no text at all', ''],
	])('takes %s', (_, text) => {
		for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'])
			expect(findTextFault({ text: text.normalize(form) })).toBeNull();
		expect(findTextFault({ text })).toBeNull();
	});

	it('refuses texts that are too long together, before any is looked at', () => {
		const texts = ['a'.repeat(maxRawLength / 2), 'b'.repeat(maxRawLength / 2)];
		expect(findTextFault({ a: texts[0], b: texts[1] })).toMatchObject({ message: 'tooLong' });
		expect(findTextFault(texts)).toBeNull();
		expect(findTextFault('a'.repeat(maxRawLength + 1))).toEqual({
			path: '',
			message: 'tooLong',
			values: { max: maxRawLength },
		});
	});

	it('normalizes nothing', () => {
		const normalize = vi.spyOn(String.prototype, 'normalize');
		findTextFault({ a: '\u0315\u0300\u0316'.repeat(42_000), b: 'x'.repeat(500_000) });
		findTextFault({ b: 'x'.repeat(500_000) });
		expect(normalize).not.toHaveBeenCalled();
	});
});

describe('line', () => {
	it('is composed, also where a mark of direction was between a letter and its accent', () => {
		expect(line(50).parse(' e\u202a\u0301\tx\u2069 ')).toBe('\u00e9 x');
	});

	it('holds no sign of an interlinear note and no separator of lines', () => {
		expect(line(50).parse('a\ufff9b\ufffac\ufffb\u2028d\u2029e')).toBe('abc d e');
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
