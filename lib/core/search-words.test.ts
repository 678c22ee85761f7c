import { describe, expect, it } from 'vitest';
import { keyRanker, readSearch } from './search-words';
import { searchKey } from './text-folding';

function rank(stored: string, typed: string) {
	const looked = readSearch(typed);
	return looked && keyRanker(looked)(searchKey(stored));
}

describe('how well a key fits', () => {
	it.each([
		['राठौड़', 'Rathod', 0],
		['राठौड़ परिवार', 'Rathore', 1],
		['Vikram Singh Rathore', 'विक्र', 1],
		['Vikram Singh Rathore', 'Rathore', 2],
		['Vikram Singh Rathore', 'राठौड़ विक्रम', 2],
		['Vikram Singh Rathore', 'Rath Vik', 2],
		['उदयपुर', 'pur', 3],
		['Vikram Singh Rathore', 'Virkam', 4],
		['Jaswant Singh', 'Jaswatn', 4],
		['बीकानेर', 'Bikanr', 4],
		['Karan Singh', 'karan', 1],
		['Kalan Singh', 'karan', null],
		['करण सिंह', 'kalan', null],
		['Vikram Singh Rathore', 'Bhati', null],
		['Vikram Singh Rathore', 'Vikram Bhati', null],
	])('%s, looked for as %s: %s', (stored, typed, expected) => expect(rank(stored, typed)).toBe(expected));

	it.each(['Shekhawat', 'Chundawat', 'Kachhwaha', 'Bhadauria', 'Raghuvanshi', 'Jhala', 'Sisodiya'])(
		'every beginning of %s finds it',
		(name) => {
			for (let length = 2; length <= name.length; length++)
				expect(rank(name, name.slice(0, length)), name.slice(0, length)).not.toBeNull();
		},
	);

	it('one or two letters are looked for where words begin', () => {
		expect(rank('Amar Singh', 'si')).toBe(2);
		expect(rank('Amar Singh', 'ng')).toBeNull();
	});

	it('three letters may change places, no more', () => {
		expect(rank('Ram', 'Rma')).toBe(4);
		expect(rank('Ram', 'Rom')).toBeNull();
	});

	it.each([
		['Panwar', 'Kanwar'],
		['तंवर', 'कंवर'],
		['Maran', 'Karan'],
		['Hing', 'Singh'],
		['Kanwal', 'Kanwar'],
		['Sisodia', 'सोढा'],
		['सिसोदिया', 'Sodha'],
	])('%s is not found by %s', (stored, typed) => expect(rank(stored, typed)).toBeNull());

	it('another first letter of a long word is a slip', () => {
		expect(rank('Shekhawat', 'Dhekhawat')).toBe(4);
	});

	it('nothing can be looked for without a letter', () => {
		expect(readSearch('\u200d')).toBeNull();
		expect(readSearch(' ')).toBeNull();
	});

	it.each(['zzzz', 'ZZZ', 'xxxx', 'qqqq', 'hhhh', 'shhh', 'aaaa', 'eeee', 'आआआ', 'zzzz Amar', 'ऽऽऽ'])(
		'%s is no word, and finds nothing',
		(typed) => {
			for (const stored of ['Jaisal Amar', 'Karan', 'Hada', 'Sisodiya', 'Indra', 'क्षत्रिय', 'ऊदा'])
				expect(rank(stored, typed) ?? null, stored).toBeNull();
		},
	);

	it.each([
		['Jhala', 'Jhaa'],
		['माँ करणी', 'maaa'],
		['Bhati', 'Bhaaati'],
		['जय माता', 'Jaaay'],
		['Chhota', 'chh'],
	])('%s is found by the drawn out %s', (stored, typed) => expect(rank(stored, typed)).not.toBeNull());

	it('of a long text the first six words count', () => {
		expect(readSearch('a b c d e f g h')?.words).toHaveLength(6);
	});

	it('takes signs for what they are', () => {
		for (const sign of ['.*', '[', '(', '%', '_']) expect(rank('Amar Singh', sign)).toBeNull();
	});
});
