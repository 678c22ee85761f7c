import { describe, expect, it } from 'vitest';
import { decodeGedcom } from './decode';

const text = '0 HEAD\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME राम é\n';
const getBytes = (written: string, ...before: number[]) =>
	new Uint8Array([...before, ...new TextEncoder().encode(written)]);
const utf16 = (written: string, isLittle: boolean) =>
	new Uint8Array(
		[...written].flatMap((letter) => {
			const [low, high] = [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8];
			return isLittle ? [low, high] : [high, low];
		}),
	);
const inLatin = (written: string) => new Uint8Array([...written].map((letter) => letter.charCodeAt(0)));

describe('the text of a file', () => {
	it.each([
		['UTF-8', getBytes(text)],
		['UTF-8 with a mark', getBytes(text, 0xef, 0xbb, 0xbf)],
		['UTF-16', utf16(`\ufeff${text}`, true)],
		['UTF-16 the other way', utf16(`\ufeff${text}`, false)],
		['UTF-16 without a mark', utf16(text, true)],
	])('in %s', (_title, bytes) => {
		expect(decodeGedcom(bytes).replace(/^\ufeff/, '')).toBe(text);
	});

	it('in the letters of old Windows programs, where the file says so', () => {
		expect(decodeGedcom(inLatin('0 HEAD\n1 CHAR ANSI\n1 NOTE José'))).toContain('José');
	});

	it.each([
		['ANSEL', inLatin('0 HEAD\n1 CHAR ANSEL\n1 NOTE Jos\xe2e'), 'gedcom.encoding'],
		['letters of which nothing is said', inLatin('0 HEAD\n1 NOTE José'), 'gedcom.encoding'],
		['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'gedcom.notGedcom'],
		['letters that are none', new Uint8Array([0xc3, 0x28, 0xff]), 'gedcom.notGedcom'],
	])('refuses %s', (_title, bytes, code) => {
		expect(() => decodeGedcom(bytes)).toThrow(expect.objectContaining({ code }));
	});

	it('reads what is said to be ANSEL but has plain letters alone', () => {
		expect(decodeGedcom(inLatin('0 HEAD\n1 CHAR ANSEL\n1 NOTE Jose'))).toContain('Jose');
	});
});
