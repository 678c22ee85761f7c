import { expect, it } from 'vitest';
import { formatDay } from '@/lib/platform/i18n/format';
import { gedcomDateWords } from './date-words';

it.each([
	['4 MAR 1950', 'Mar 4, 1950', '4 मार्च 1950'],
	['JAN 1950', 'Jan 1950', 'जनवरी 1950'],
	['800', '800', '800'],
	['ABT 1850', 'about 1850', 'लगभग 1850'],
	['CAL 1850', '1850 (calculated)', 'गणना से 1850'],
	['EST 1850', '1850 (estimated)', 'अनुमान से 1850'],
	['BEF 1850', 'before 1850', '1850 से पहले'],
	['AFT 1850', 'after 1850', '1850 के बाद'],
	['BET 1850 AND 4 MAR 1852', 'between 1850 and Mar 4, 1852', '1850 और 4 मार्च 1852 के बीच'],
	['FROM 1700', 'from 1700', '1700 से'],
	['FROM 1700 TO 1800', 'from 1700 to 1800', '1700 से 1800 तक'],
	['TO 1800', 'until 1800', '1800 तक'],
	['100 BCE', '100 BCE', '100 ई.पू.'],
	['JULIAN 1 JAN 1700', '1 JAN 1700 (Julian calendar)', '1 JAN 1700 (जूलियन पंचांग)'],
])('says %s in words', (date, en, hi) => {
	expect([gedcomDateWords({ date }, 'en'), gedcomDateWords({ date }, 'hi')]).toEqual([en, hi]);
});

it('leaves what is said in words as it is', () => {
	expect(gedcomDateWords({ phrase: 'छप्पनिया अकाल' }, 'en')).toBe('छप्पनिया अकाल');
	expect(gedcomDateWords({ date: '1899', phrase: 'the famine' }, 'en')).toBe('1899 (the famine)');
	expect(gedcomDateWords({}, 'en')).toBeNull();
});

it.each(['hi', 'en'] as const)('names a day as pages do (%s)', (language) => {
	const day = formatDay('2026-08-02T20:00:00.000Z', language);
	expect(gedcomDateWords({ date: '3 AUG 2026' }, language)).toBe(day);
});
