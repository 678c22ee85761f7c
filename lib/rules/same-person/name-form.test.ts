import { describe, expect, it } from 'vitest';
import { searchKey } from '@/lib/core/text-folding';
import { spellingRows } from '@/tests/support/spellings';
import { givenNameKey } from './name-form';

const getKey = (name: string) => givenNameKey(searchKey(name));

/** Under each name the ways in which families write it. */
const waysOfWriting = spellingRows({
	'उम्मेद सिंह': `उम्मेदसिंह | Ummed Singh | Ummedsingh | श्री उम्मेद सिंह जी | ठाकुर उम्मेद सिंह राठौड़ | ठा. उम्मेदसिंहजी
		स्व. उम्मेद सिंह | कुँवर उम्मेद सिंह | Th. Umed Singh Ji Rathore | Late Shri Ummaid Singh | Thakur Sahab Ummed Sinh (Khimsar)`,
	'अनोप कँवर': 'Anop Kanwar | अनोपकंवर | श्रीमती अनोप कुँवर | Smt. Anop Kunwar Bhatiyani | अनोप कँवर बाईसा',
	'गुमान पाल': 'Gumanpal Singh | गुमानपाल सिंह | Guman Pal Singh Shekhawat',
	दुर्गादास: 'Durga Das Rathore | राव दुर्गा दास | Durgadas Ji',
	'भँवर सिंह': 'Bhanwar Singh | कुँवर भँवर सिंह | Bhanwarsingh Rathore',
	'राव जोधा': 'Rao Jodha | Rao Jodha Rathore | राव जोधा जी',
	'शैतान सिंह': 'मेजर शैतान सिंह भाटी | Maj. Shaitan Singh | Shaitansingh Bhati पुत्र Hem Singh',
	'रावत सिंह': 'Rawat Singh | रावतसिंह जी',
	'ठाकुर सिंह': 'Thakur Singh | Thakursingh',
});

it.each(waysOfWriting)('reads %s as %s', (written, name) => {
	expect(getKey(written)).toBe(getKey(name));
});

describe('names of different people', () => {
	it.each([
		['उम्मेद सिंह', 'उमराव सिंह'],
		['राम सिंह', 'रामपाल सिंह'],
		['भँवर सिंह', 'भैरों सिंह'],
		['जोधा सिंह', 'जोरावर सिंह'],
		['देवी सिंह', 'देव सिंह'],
		['मान सिंह', 'मोहन सिंह'],
	])('keeps %s and %s apart', (a, b) => {
		expect(getKey(a)).not.toBe(getKey(b));
	});
});

it('reads nothing into an empty key, and a title alone as it is', () => {
	expect(getKey('')).toBe('');
	expect(getKey('ठाकुर')).toBe(getKey('Thakur'));
	expect(getKey('ठाकुर')).not.toBe('');
});
