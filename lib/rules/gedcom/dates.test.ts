import { describe, expect, it } from 'vitest';
import { dateTextOf551, findDay, findYear, readDate, readDateText } from './dates';

/** As files write it; as it is kept, in words; the year that it is in, begins with or is about. */
const table: [written: string, date: string | undefined, phrase: string | undefined, year: number | null][] =
	[
		['4 MAR 1950', '4 MAR 1950', undefined, 1950],
		['04 Mar 1950', '4 MAR 1950', undefined, 1950],
		['4 March 1950', '4 MAR 1950', undefined, 1950],
		['1950-03-04', '4 MAR 1950', undefined, 1950],
		['JAN 1950', 'JAN 1950', undefined, 1950],
		['1850', '1850', undefined, 1850],
		['१७ MAY १९५०', '17 MAY 1950', undefined, 1950],
		['१९५०-०५-१७', '17 MAY 1950', undefined, 1950],
		['ABT ૧૮૫૦', 'ABT 1850', undefined, 1850],
		['BET १८५० AND १८५२', 'BET 1850 AND 1852', undefined, 1850],
		['INT १८९९ (संवत् १९५६ का अकाल)', '1899', 'संवत् १९५६ का अकाल', 1899],
		['संवत् १९५६ में', undefined, 'संवत् १९५६ में', null],
		['0800', '800', undefined, 800],
		['29 FEB 2000', '29 FEB 2000', undefined, 2000],
		['29 FEB 1900', undefined, '29 FEB 1900', null],
		['31 APR 1950', undefined, '31 APR 1950', null],
		['0 JAN 1950', undefined, '0 JAN 1950', null],
		['ABT 1850', 'ABT 1850', undefined, 1850],
		['abt. 1850', 'ABT 1850', undefined, 1850],
		['circa 1850', 'ABT 1850', undefined, 1850],
		['CAL 1850', 'CAL 1850', undefined, 1850],
		['EST JAN 1850', 'EST JAN 1850', undefined, 1850],
		['BEF 1850', 'BEF 1850', undefined, 1850],
		['AFT 1850', 'AFT 1850', undefined, 1850],
		['BET 1850 AND 4 MAR 1852', 'BET 1850 AND 4 MAR 1852', undefined, 1850],
		['FROM 1700 TO 1800', 'FROM 1700 TO 1800', undefined, 1700],
		['FROM 1700', 'FROM 1700', undefined, 1700],
		['TO 1800', 'TO 1800', undefined, 1800],
		['BET 1850 TO 1852', undefined, 'BET 1850 TO 1852', null],
		['(in the year of the great famine)', undefined, 'in the year of the great famine', null],
		['INT 1899 (the great famine)', '1899', 'the great famine', 1899],
		['INT 4 MAR 1899(the (great) famine)', '4 MAR 1899', 'the (great) famine', 1899],
		['11 FEB 1731/32', '11 FEB 1732', '11 FEB 1731/32', 1732],
		['@#DJULIAN@ 1 JAN 1700', 'JULIAN 1 JAN 1700', undefined, 1700],
		['JULIAN 29 FEB 1900', 'JULIAN 29 FEB 1900', undefined, 1900],
		['@#DFRENCH R@ 12 GERM 6', 'FRENCH_R 12 GERM 6', undefined, 1797],
		['@#DHEBREW@ 2 TVT 5758', 'HEBREW 2 TVT 5758', undefined, 1998],
		['@#DGREGORIAN@ 1 JAN 1700', '1 JAN 1700', undefined, 1700],
		['100 B.C.', '100 BCE', undefined, null],
		['FROM @#DJULIAN@ 1700 TO 1750', 'FROM JULIAN 1700 TO 1750', undefined, 1700],
		['चैत्र सुदी ९ संवत १९५६', undefined, 'चैत्र सुदी ९ संवत १९५६', null],
		['', undefined, undefined, null],
	];

describe('dates of files', () => {
	it.each(table)('%s', (written, date, phrase, year) => {
		const read = readDateText(written);
		expect(read).toEqual({ ...(date && { date }), ...(phrase && { phrase }) });
		const value = read.date === undefined ? null : readDate(read.date);
		expect(value && findYear(value)).toBe(year);
		if (date === undefined) return;
		expect(readDateText(dateTextOf551(date))).toEqual({ date });
	});

	it('knows a whole day', () => {
		const of = (text: string) => {
			const value = readDate(text);
			return value && (findDay(value)?.toISOString().slice(0, 10) ?? null);
		};
		expect(of('4 MAR 1950')).toBe('1950-03-04');
		expect(of('4 MAR 50')).toBe('0050-03-04');
		for (const text of ['1950', 'MAR 1950', 'ABT 4 MAR 1950', 'JULIAN 4 MAR 1950', '4 MAR 50 BCE']) {
			expect(of(text)).toBeNull();
		}
	});
});
