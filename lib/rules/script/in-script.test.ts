import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KnownWord, readPairs } from '@/lib/core/word-pairs';
import hi from '@/messages/hi';
import { getRuns } from '@/tests/support/full-run';
import commonClans from './data/common-clans.json' with { type: 'json' };
import commonNames from './data/common-names.json' with { type: 'json' };
import commonPlaces from './data/common-places.json' with { type: 'json' };
import clanPairs from './data/listed-clans.json' with { type: 'json' };
import gotraPairs from './data/listed-gotras.json' with { type: 'json' };
import { toUnits } from './devanagari-units';
import { inScript, type NameKind, type Script } from './in-script';
import { khaanpWords, trainingWords } from './known-words';
import { learnWords } from './words';

const latin = (text: string, kind: NameKind = 'name') => inScript(text, 'latin', kind).text;
const devanagari = (text: string, kind: NameKind = 'name') => inScript(text, 'devanagari', kind).text;

describe('inScript', () => {
	it.each([
		['शिवांक सिंह राठौड़', 'Shivank Singh Rathore'],
		['राजेन्द्र सिंह शेखावत', 'Rajendra Singh Shekhawat'],
		['भँवर कँवर', 'Bhanwar Kanwar'],
		['भूरपाल सिंह', 'Bhurpal Singh'],
		['डॉ. जय सिंह', 'Dr. Jai Singh'],
	])('writes %s as %s', (text, written) => {
		expect(inScript(text, 'latin', 'name')).toEqual({ text: written, isOurs: true });
	});

	it.each([
		['Shivank Singh Rathore', 'शिवांक सिंह राठौड़'],
		['SURESH SINGH', 'सुरेश सिंह'],
		['Rathaur', 'राठौड़'],
		['Jaydeepsinh', 'जयदीपसिंह'],
		['B.S. Rathore', 'बी.एस. राठौड़'],
		['Kunwar Jaipal Singhji', 'कुँवर जयपाल सिंहजी'],
	])('writes %s as %s', (text, written) => {
		expect(inScript(text, 'devanagari', 'name')).toEqual({ text: written, isOurs: true });
	});

	it('takes what the portal lists from its lists, and does not call it its own', () => {
		expect(inScript('Jodha', 'devanagari', 'clan')).toEqual({ text: 'जोधा', isOurs: false });
		expect(inScript('Sri Ganganagar', 'devanagari', 'place')).toEqual({
			...{ text: 'श्रीगंगानगर', isOurs: false },
		});
		expect(inScript('किसान', 'latin', 'profession')).toEqual({ text: 'Farmer', isOurs: false });
		expect(inScript('नागणेच्या माता', 'latin', 'deity')).toEqual({
			...{ text: 'Naganechiya Mata', isOurs: false },
		});
	});

	it.each<[string, string, NameKind]>([
		['सेवानिवृत्त तहसीलदार', 'Retired Tehsildar', 'profession'],
		['सेवानिवृत्त तहसिलदार', 'Retired Tehsildar', 'profession'],
		['किसान', 'Farmer', 'profession'],
		['किसान, शिक्षक', 'Farmer, teacher', 'profession'],
		['भारतीय सेना में सूबेदार', 'Subedar in army', 'profession'],
		['गेहूं का व्यापार', 'Gehun business', 'profession'],
		['12वीं', '12th', 'education'],
		['बी.ए., बी.एड.', 'BA, BEd', 'education'],
		['स्नातक (हिंदी)', 'Graduate (Hindi)', 'education'],
	])('says what %s means: %s', (text, written, kind) => {
		expect(latin(text, kind)).toBe(written);
	});

	it.each<[string, string, NameKind]>([
		['Retired Tehsildar', 'सेवानिवृत्त तहसीलदार', 'profession'],
		['Retd. Govt Teacher', 'सेवानिवृत्त सरकारी शिक्षक', 'profession'],
		['FARMER / Shopkeeper', 'किसान / दुकानदार', 'profession'],
		['Manager in Bank', 'बैंक में प्रबंधक', 'profession'],
		['Software Engineer', 'सॉफ़्टवेयर इंजीनियर', 'profession'],
		['Officer, RSEB', 'अधिकारी, आरएसईबी', 'profession'],
		['10th pass', '10वीं उत्तीर्ण', 'education'],
		['B.A., LLB', 'बीए, एलएलबी', 'education'],
	])('says what %s means: %s', (text, written, kind) => {
		expect(devanagari(text, kind)).toBe(written);
	});

	it('leaves work in English that no row has, and marks what it spells', () => {
		expect(inScript('Zumba choreographer', 'devanagari', 'profession')).toEqual({
			...{ text: 'Zumba choreographer', isOurs: false },
		});
		expect(inScript('गेहूं का व्यापार', 'latin', 'profession').isOurs).toBe(true);
		expect(inScript('सेवानिवृत्त तहसीलदार', 'latin', 'profession').isOurs).toBe(false);
	});

	it.each(['Ram 4f6c', 'Member a1b2', 'ram@example.com', '42', '', 'ગોહિલ', 'C/O Ram'])(
		'leaves %j as it is',
		(text) => {
			for (const script of ['latin', 'devanagari'] as const)
				expect(inScript(text, script, 'name')).toEqual({ text, isOurs: false });
		},
	);

	it('writes the words of the other script alone', () => {
		expect(latin('शिवांक Rathore, जयपुर 302001', 'place')).toBe('Shivank Rathore, Jaipur 302001');
		expect(devanagari('शिवांक Rathore')).toBe('शिवांक राठौड़');
	});

	it('ends a name in o with its sign, as in Rajo, and a title in v', () => {
		expect(['Rajo', 'Rato', 'Gomo', 'Rao', 'Deo'].map((name) => devanagari(name))).toEqual([
			...['राजो', 'रतो', 'गोमो', 'राव', 'देव'],
		]);
	});

	it('leaves a word that is longer than any name', () => {
		expect(devanagari('ab'.repeat(40))).toBe('ab'.repeat(40));
	});

	it('writes a v behind a sibilant, d or j as w, and no h apart from its stop', () => {
		expect(latin('श्वेतल')).toBe('Shwetal');
		expect(devanagari('Kothala')).not.toContain('ह');
	});

	it('leaves a word of consonants alone, which would be one conjunct that no line can break', () => {
		expect(devanagari('MMMMMMMM Singh')).toBe('MMMMMMMM सिंह');
		expect(devanagari('Shri Kr')).not.toContain('Shri');
	});

	it('lists the clans and gotras that the messages name', () => {
		const named = (pairs: readonly string[]) =>
			Object.fromEntries(readPairs(pairs).map((pair) => [pair.latin[0], pair.devanagari[0]]));
		const { Other: _, ...clans } = hi.clans;
		expect(named(clanPairs)).toEqual(clans);
		expect(named(gotraPairs)).toEqual(hi.gotras);
	});
});

const commonSpellings = new Set(
	[commonNames, commonClans, commonPlaces]
		.flatMap(readPairs)
		.flatMap(({ devanagari, latin }) => [...devanagari.map(toUnits), ...latin]),
);

function isCommon({ devanagari, latin }: KnownWord): boolean {
	return [...devanagari.map(toUnits), ...latin].some((spelling) => commonSpellings.has(spelling));
}

const scripts = fc.constantFrom<Script>('latin', 'devanagari');
const kinds = fc.constantFrom<NameKind>('name', 'clan', 'gotra', 'place', 'deity', 'profession', 'education');
const letters = (from: string) => fc.string({ unit: fc.constantFrom(...from), maxLength: 24 });
const devanagariText = letters('अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौंँः़् .,-१२०');
const latinText = letters("abcdefghijklmnopqrstuvwxyzABCRS .,-'0123");

describe('the laws of inScript', () => {
	it('leaves a text that is in the script already', () => {
		fc.assert(
			fc.property(devanagariText, kinds, (text, kind) => {
				expect(inScript(text, 'devanagari', kind)).toEqual({ text, isOurs: false });
			}),
			{ numRuns: getRuns(100) },
		);
		fc.assert(
			fc.property(latinText, kinds, (text, kind) => {
				expect(inScript(text, 'latin', kind)).toEqual({ text, isOurs: false });
			}),
			{ numRuns: getRuns(100) },
		);
	});

	it('writes nothing again that it wrote', () => {
		fc.assert(
			fc.property(fc.oneof(devanagariText, latinText), scripts, kinds, (text, script, kind) => {
				const { text: once } = inScript(text, script, kind);
				expect(inScript(once, script, kind).text).toBe(once);
			}),
			{ numRuns: getRuns(100) },
		);
	});

	it('leaves digits and signs where they are', () => {
		const others = (text: string) => text.replace(/[\p{L}\p{M}]/gu, '');
		fc.assert(
			fc.property(fc.oneof(devanagariText, latinText), scripts, (text, script) => {
				expect(others(inScript(text, script, 'name').text)).toBe(others(text));
			}),
			{ numRuns: getRuns(100) },
		);
	});

	it('accepts any text', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), scripts, kinds, (text, script, kind) => {
				expect(typeof inScript(text, script, kind).text).toBe('string');
			}),
			{ numRuns: getRuns(100) },
		);
	});
});

/** At least so many of the words of each list come out as people write them. Latin letters say too little of the others. */
const lists: [string, readonly string[], number, number][] = [
	['names', commonNames, 0.95, 0.88],
	['clans', commonClans, 0.95, 0.95],
	['places', commonPlaces, 0.85, 0.74],
];

describe('of words that the tables of names do not have', () => {
	const writer = learnWords(
		trainingWords.filter((word) => !isCommon(word)),
		khaanpWords,
	);

	it.each(lists)('%s come out as people write them', (name, text, minLatin, minDevanagari) => {
		const words = readPairs(text);
		const asLatin = words.filter(({ devanagari, latin }) =>
			latin.includes(writer.inLatin(devanagari[0] ?? '') ?? ''),
		);
		const asDevanagari = words.filter(({ devanagari, latin }) => {
			const written = toUnits(writer.inDevanagari(latin[0] ?? '') ?? '');
			return devanagari.some((spelling) => toUnits(spelling) === written);
		});
		const share = (part: readonly KnownWord[]) => part.length / words.length;
		const percent = (part: readonly KnownWord[]) => `${Math.round(100 * share(part))} %`;
		const report = `${name}: ${percent(asLatin)} in Latin letters, ${percent(asDevanagari)} in Devanagari`;
		process.stdout.write(`${report}\n`);
		expect(share(asLatin), report).toBeGreaterThanOrEqual(minLatin);
		expect(share(asDevanagari), report).toBeGreaterThanOrEqual(minDevanagari);
	});

	it.each(lists)('%s come out as people write them where the tables have them', (_, text) => {
		for (const { devanagari, latin: spellings } of readPairs(text)) {
			expect(spellings).toContain(latin(devanagari[0] ?? ''));
			for (const spelling of spellings)
				expect(devanagari).toContain(inScript(spelling, 'devanagari', 'name').text);
		}
	});
});
