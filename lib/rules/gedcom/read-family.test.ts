import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runAtOnce } from '@/lib/core/slices';
import { facts as storedFacts } from './facts';
import { readGedcom } from './read-family';
import { UnreadList } from './unread';

const sample = (name: string) => readFileSync(path.join(import.meta.dirname, 'samples', name), 'utf8');

function read(text: string) {
	const unread = new UnreadList();
	const file = runAtOnce(readGedcom(text, unread));
	const facts = new Map(file.people.map(({ id, facts: stored }) => [id, storedFacts.parse(stored)]));
	return { ...file, unread: unread.list(500), facts };
}

describe('the official sample of version 7.0', () => {
	const file = read(sample('maximal70.ged'));

	it('has its four people, their parents and both marriages', () => {
		expect(file.version).toBe('7.0');
		expect(file.people.map(({ id, sex, isImplied }) => [id, sex, isImplied])).toEqual([
			['I1', 'Male', false],
			['I2', 'Female', false],
			['I3', null, false],
			['I4', null, false],
			['F2.HUSB', 'Male', true],
			['F2.WIFE', 'Female', true],
		]);
		expect(
			file.parentLinks.map(({ childId, parentId, role, kind }) => [childId, parentId, role, kind]),
		).toEqual([
			['I4', 'I1', 'father', 'birth'],
			['I4', 'I2', 'mother', 'birth'],
			// Also named as their child by birth, which is disproven.
			['I1', 'F2.HUSB', 'father', 'adopted'],
			['I1', 'F2.WIFE', 'mother', 'adopted'],
		]);
		expect(file.unions.map(({ partnerIds, facts }) => [partnerIds, facts.length])).toEqual([
			[['I1', 'I2'], 29],
			[['F2.HUSB', 'F2.WIFE'], 1],
		]);
	});

	it('keeps names, dates, places, notes and sources', () => {
		const factsOfPerson = file.facts.get('I1') ?? [];
		expect(factsOfPerson.filter(({ tag }) => tag === 'NAME').map(({ value, type }) => [value, type])).toEqual(
			[
				['Lt. Cmndr. Joseph "John" /de Allen/ jr.', 'Name type phrase'],
				['npfx John /spfx Doe/ nsfx', 'en-GB'],
				['John Doe', 'en-CA'],
				['John Doe', 'BIRTH'],
				['Aka', 'AKA'],
				['Immigrant Name', 'IMMIGRANT'],
			],
		);
		const title =
			'Title; Author; Publication info; Abbreviation; Source text; Note text; Repository 1 Call number';
		const death = factsOfPerson.find(({ tag }) => tag === 'DEAT');
		expect(death).toMatchObject({ date: '28 MAR 2022', place: 'Somewhere', type: 'deat type' });
		expect(death?.details).toContainEqual({ tag: 'CAUS', value: 'Cause of death' });
		expect(death?.notes?.slice(0, 2)).toEqual(['Note text', 'Shared note 1']);
		expect(death?.sources?.[0]).toMatchObject({ page: '1', source: expect.stringContaining(title) });
		expect(death?.sources?.[1]).toEqual({ source: 'Source Two', page: '2' });
		expect(factsOfPerson.filter(({ tag }) => tag === 'NOTE').map(({ value }) => value)).toEqual([
			'me@example.com is an example email address.\n@me and @I are example social media handles.\n@@@@ has four @ characters where only the first is escaped.',
			'Shared note 1',
		]);
		expect(factsOfPerson.find(({ type }) => type === 'NO NATU')).toMatchObject({
			...{ tag: 'EVEN', date: 'FROM 1700 TO 1800', phrase: 'No date phrase' },
			notes: ['Note text', 'Shared note 1'],
		});
		expect(factsOfPerson.find(({ type }) => type === 'ASSO')).toMatchObject({
			value: 'Mr Stockdale, FRIEND',
		});
		expect(file.facts.get('I3')).toEqual([{ tag: 'FACT', value: 'X', type: 'SEX' }]);
	});

	it('says what is not taken over', () => {
		const files = file.unread.filter(({ code }) => code === 'file').map(({ text }) => text);
		expect(files).toContain('media/CharlotteBront%C3%AB.jpg');
		expect(new Set(file.unread.map(({ code }) => code))).toEqual(new Set(['file', 'notKept', 'notAParent']));
		expect(file.unread.find(({ values }) => values.tag === 'UID')?.count).toBeGreaterThan(1);
	});
});

describe('a file whose letters and accents stand apart', () => {
	const apart = 'e\u0301';
	const split = `e\n2 CONC \u0301`;

	it('is kept in NFC, also where a continued line or a control character parts them', () => {
		const record = [
			`0 @I1@ INDI\n1 NAME ${apart} /${apart}/\n2 GIVN ${apart}\n1 NOTE ${split}\n1 OCCU e\u0007\u0301`,
			`1 DEAT\n2 DATE (${apart})\n2 PLAC ${apart}\n2 CAUS ${apart}\n2 TYPE ${apart}\n2 NOTE ${apart}`,
			`2 SOUR @S${apart}@\n3 PAGE ${apart}\n2 ADDR\n3 CITY ${apart}\n0 @S${apart}@ SOUR`,
		].join('\n');
		const factsText = JSON.stringify(read(`0 HEAD\n1 GEDC\n2 VERS 5.5.1\n${record}\n0 TRLR`).facts.get('I1'));
		expect(factsText.match(/é/g)).toHaveLength(13);
		expect(factsText).toBe(factsText.normalize('NFC'));
	});
});

describe('a file with signs that turn the direction of text around, and other line breaks', () => {
	const text = `\u202eA\u2066b\ufff9c\ufffad\ufffb\u2028e\u2029f\u2069`;
	const record = [
		`0 @I1@ INDI\n1 NAME ${text} /${text}/\n2 GIVN ${text}\n1 NOTE ${text}\n1 OCCU ${text}`,
		`1 DEAT\n2 DATE (${text})\n2 PLAC ${text}\n2 CAUS ${text}\n2 SOUR @S\u202e@\n3 PAGE ${text}\n1 FAMX ${text}`,
		`0 @S\u202e@ SOUR\n0 TRLR`,
	].join('\n');

	it('loses them as the texts of forms do', () => {
		const { people, unread } = read(`0 HEAD\n1 GEDC\n2 VERS 7.0\n${record}`);
		const stored = JSON.stringify([people, unread]);
		expect(stored).toContain('Abcd e f');
		expect(stored).toContain('Abcd\\ne\\nf');
		expect(stored).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u2028\u2029\ufff9-\ufffb]/);
	});
});

describe('a file of version 5.5.1 in Devanagari', () => {
	const file = read(sample('devanagari551.ged'));

	it('keeps two wives in their order, an adopted son with both pairs of parents, and who is not married', () => {
		expect(file.unread).toEqual([]);
		expect(file.unions.map(({ partnerIds, sequence }) => [...partnerIds, sequence])).toEqual([
			['I1', 'I2', 0],
			['I1', 'I3', 1],
			['I4', 'I7', 0],
		]);
		const parents = file.parentLinks.filter(({ childId }) => childId === 'I6');
		expect(parents.map(({ parentId, kind }) => [parentId, kind])).toEqual([
			['I4', 'adopted'],
			['I7', 'adopted'],
			['I8', 'birth'],
			['I9', 'birth'],
		]);
	});

	it('joins a long note and tells inexact dates as they are', () => {
		const factsOfPerson = file.facts.get('I1') ?? [];
		expect(factsOfPerson.find(({ tag }) => tag === 'NOTE')?.value).toMatch(
			/^यह वंशावली बही से उतारी गई है।.*दूसरे पर ठिकाने.*अकाल के वर्ष.*नहीं दिया।\n\nपता: bahi@example\.org$/s,
		);
		const date = (id: string, tag: string) => {
			const found = file.facts.get(id)?.find((fact) => fact.tag === tag);
			return [found?.date, found?.phrase];
		};
		expect(date('I1', 'BIRT')).toEqual(['ABT 1850', undefined]);
		expect(date('I1', 'DEAT')).toEqual(['BET 1910 AND 1912', undefined]);
		expect(date('I4', 'DEAT')).toEqual(['JULIAN 2 FEB 1940', undefined]);
		expect(date('I5', 'BIRT')).toEqual(['1899', 'छप्पनिया अकाल के वर्ष']);
	});
});

const head = '0 HEAD\n1 GEDC\n2 VERS 5.5.1\n';
const codes = (text: string) => read(text).unread.map(({ code, line }) => [code, line]);

describe('what files get wrong', () => {
	it.each([
		['without a head', '0 @I1@ INDI\n1 NAME A\n0 TRLR', [['noHead', 0]]],
		['with a line that is none', `${head}0 @I1@ INDI\n1 NAME A\nwhat?\n0 TRLR`, [['malformed', 6]]],
		['with levels that jump', `${head}0 @I1@ INDI\n2 DATE 1\n3 NOTE x\n1 NAME A\n0 TRLR`, [['levelJump', 5]]],
		[
			'with pointers into nothing',
			`${head}0 @I1@ INDI\n1 NAME A\n1 FAMC @F9@\n1 NOTE @N1@`,
			[
				['missingRecord', 6],
				['missingRecord', 7],
			],
		],
		['with one key twice', `${head}0 @I1@ INDI\n1 NAME A\n0 @I1@ INDI\n1 NAME B`, [['duplicateRecord', 6]]],
		['with an empty family', `${head}0 @I1@ INDI\n1 NAME A\n0 @F1@ FAM`, [['emptyFamily', 6]]],
		[
			'with their own child',
			`${head}0 @I1@ INDI\n1 SEX M\n0 @F1@ FAM\n1 HUSB @I1@\n1 CHIL @I1@`,
			[['ownAncestor', 4]],
		],
		[
			'with foster parents',
			`${head}0 @I1@ INDI\n1 FAMC @F1@\n2 PEDI foster\n0 @I2@ INDI\n0 @F1@ FAM\n1 HUSB @I2@`,
			[['asStepParent', 5]],
		],
	])('%s', (_title, text, expected) => {
		expect(codes(text)).toEqual(expected);
	});

	it('keeps both people of one key', () => {
		const { people } = read(`${head}0 @I1@ INDI\n1 NAME A\n0 @I1@ INDI\n1 NAME B`);
		expect(people.map(({ facts }) => facts[0]?.value)).toEqual(['A', 'B']);
	});

	it.each([
		['nothing', '', 'gedcom.notGedcom'],
		['another text', 'Dear all,\n1 of you has asked', 'gedcom.notGedcom'],
		['a head alone', `${head}0 TRLR`, 'gedcom.nobody'],
		['one endless line', 'x'.repeat(6_000_000), 'gedcom.notGedcom'],
		['one endless line of spaces', `0${' '.repeat(6_000_000)}`, 'gedcom.notGedcom'],
		['too many lines', `${head}0 @I@ INDI\n${'1 X\n'.repeat(400_000)}`, 'gedcom.tooManyLines'],
		['too many people', head + '0 @I@ INDI\n'.repeat(5001), 'gedcom.tooManyPeople'],
	])('refuses %s', (_title, text, code) => {
		expect(() => read(text)).toThrow(expect.objectContaining({ code }));
	});

	it('reads the deepest nesting and CRLF, and does not let shared notes grow without an end', () => {
		const nested = Array.from({ length: 99 }, (_, level) => `${level + 1} NOTE x`).join('\r\n');
		expect(read(`0 HEAD\r\n0 @I1@ INDI\r\n${nested}\r\n`).people).toHaveLength(1);
		const many = Array.from({ length: 1000 }, (_, at) => `0 @I${at}@ INDI\n1 NOTE @N1@`).join('\n');
		const long = Array.from({ length: 400 }, () => `1 CONT ${'x'.repeat(200)}`).join('\n');
		const { unread, facts } = read(`${head}${many}\n0 @N1@ NOTE x\n${long}`);
		expect(unread.map(({ code }) => code)).toEqual(['tooMuchText']);
		expect([...facts.values()].flat().reduce((sum, { value = '' }) => sum + value.length, 0)).toBeLessThan(
			9_000_000,
		);
	});

	const times = (count: number, line: (at: number) => string) =>
		Array.from({ length: count }, (_, at) => `${line(at)}\n`).join('');

	// Each of them would take hours, or more memory than there is, were it as long as its square.
	it.each([
		['a date of brackets', `0 @I1@ INDI\n1 BIRT\n2 DATE INT x${'('.repeat(300_000)}`],
		[
			'a shared note with many sources',
			`0 @N1@ SNOTE a\n${times(15_000, () => '1 SOUR x')}0 @I1@ INDI\n${times(15_000, () => '1 SNOTE @N1@')}`,
		],
		[
			'a shared note in many words',
			`0 @N1@ SNOTE a\n${times(15_000, (at) => `1 TRAN ${at}`)}0 @I1@ INDI\n${times(15_000, () => '1 SNOTE @N1@')}`,
		],
		[
			'a long title that many cite',
			`0 @S1@ SOUR\n1 TITL ${'x'.repeat(2000)}\n0 @I1@ INDI\n1 NOTE a\n${times(40_000, () => '2 SOUR @S1@')}`,
		],
		[
			'a friend of a long record and a long name',
			`0 @I2@ INDI\n${times(50_000, () => '1 X')}1 NAME ${'x'.repeat(50_000)}\n0 @I1@ INDI\n${times(40_000, () => '1 ASSO @I2@')}`,
		],
		[
			'a source in many archives',
			`0 @R@ REPO\n${times(50_000, () => '1 X')}0 @S@ SOUR\n${times(50_000, () => '1 REPO @R@')}0 @I1@ INDI\n1 SOUR @S@`,
		],
		[
			'a child of many, adopted often',
			`0 @I1@ INDI\n${times(15_000, () => '1 ADOP\n2 FAMC @F1@')}0 @I2@ INDI\n${times(4000, (at) => `0 @F${at}@ FAM\n1 HUSB @I2@\n1 CHIL @I1@`)}`,
		],
	])('is done with %s', (_title, body) => {
		const { people, facts } = read(head + body);
		expect(people.length).toBeGreaterThan(0);
		expect(JSON.stringify([...facts]).length).toBeLessThan(40_000_000);
	});

	it('gives up on more parents than thousands of people can have', () => {
		const people = times(3000, (at) => `0 @I${at}@ INDI`);
		const families = times(
			10,
			(at) =>
				`0 @F${at}@ FAM\n1 HUSB @I${at}@\n${times(2500, (child) => `1 CHIL @I${child + 100}@`).trimEnd()}`,
		);
		expect(() => read(head + people + families)).toThrow(
			expect.objectContaining({ code: 'gedcom.tooTangled' }),
		);
	});

	it('gives up on a family that names more children than that', () => {
		const family = (lines: number) => `0 @I1@ INDI\n0 @F1@ FAM\n${times(lines, () => '1 CHIL @I1@')}`;
		expect(read(head + family(20_000)).people.length).toBeGreaterThan(0);
		expect(() => read(head + family(20_001))).toThrow(expect.objectContaining({ code: 'gedcom.tooTangled' }));
	});

	it('keeps what can be stored, however much is said', () => {
		const long = 'x'.repeat(150_000);
		const { facts } = read(
			`${head}0 @I1@ INDI
1 NAME
2 NPFX ${long}
2 GIVN ${long}
2 NSFX ${long}
1 BIRT
2 TYPE ${long}
2 DATE ${long}
2 PLAC ${long}
3 MAP ${long}
2 AGE ${long}
3 PHRASE ${long}
2 ${long} ${long}
2 SOUR ${long}
3 PAGE ${long}
3 QUAY ${long}
3 DATA
4 TEXT ${long}
1 ${long} ${long}
2 TYPE ${long}
1 SEX ${long}
1 NO ${long}
1 NOTE ${long}`,
		);
		expect(facts.get('I1')).toHaveLength(6);
	});

	it('reads ages, counts and telephone numbers in the digits of either script', () => {
		const { facts } = read(
			`${head}0 @I1@ INDI\n1 BIRT\n2 DATE १७ MAY १९५०\n1 DEAT\n2 AGE ७२y\n1 NCHI ૪\n1 RESI\n2 PLAC Pali १\n2 PHON +९१ ૯૮૨૯૦ 12345`,
		);
		expect(facts.get('I1')).toEqual([
			{ tag: 'BIRT', date: '17 MAY 1950' },
			{ tag: 'DEAT', details: [{ tag: 'AGE', value: '72y' }] },
			{ tag: 'NCHI', value: '4' },
			{ tag: 'RESI', place: 'Pali १', details: [{ tag: 'PHON', value: '+91 98290 12345' }] },
		]);
	});

	it('takes nobody for the unknown wife whose key would be theirs', () => {
		const { people } = read(
			`${head}0 @I1@ INDI\n0 @F1.WIFE@ INDI\n1 NAME B\n0 @F1@ FAM\n1 HUSB @I1@\n1 MARR Y`,
		);
		expect(people.map(({ facts, isImplied }) => [facts[0]?.value, isImplied])).toEqual([
			[undefined, false],
			['B', false],
			[undefined, true],
		]);
	});
});

describe('an event that its own line denies', () => {
	it.each(['N', 'n', 'NO', 'No.', 'नहीं', 'ना'])('means that nothing happened when it says %s', (word) => {
		const { facts, unions } = read(
			`${head}0 @I1@ INDI\n1 DEAT ${word}\n1 BURI ${word}\n0 @I2@ INDI\n0 @F1@ FAM\n1 HUSB @I1@\n1 WIFE @I2@\n1 MARR Y\n1 DIV ${word}`,
		);
		expect(facts.get('I1')).toEqual([]);
		expect(unions).toMatchObject([{ facts: [] }]);
	});

	it('stays as a denial where it has more to say', () => {
		const { facts } = read(`${head}0 @I1@ INDI\n1 DEAT N\n2 DATE TO 1990\n2 NOTE seen in Pali`);
		expect(facts.get('I1')).toEqual([
			{ tag: 'EVEN', type: 'NO DEAT', date: 'TO 1990', notes: ['seen in Pali'] },
		]);
	});

	it('makes no marriage of a wedding that did not happen', () => {
		const { unions } = read(
			`${head}0 @I1@ INDI\n0 @I2@ INDI\n0 @F1@ FAM\n1 HUSB @I1@\n1 WIFE @I2@\n1 MARR N`,
		);
		expect(unions).toEqual([]);
	});

	it('leaves the value of an attribute as it is', () => {
		const { facts } = read(`${head}0 @I1@ INDI\n1 RELI No\n1 OCCU N`);
		expect(facts.get('I1')).toEqual([
			{ tag: 'RELI', value: 'No' },
			{ tag: 'OCCU', value: 'N' },
		]);
	});
});

describe('the weddings of a couple', () => {
	const couple = `${head}0 @I1@ INDI\n0 @I2@ INDI\n`;
	const family = (key: string, ...lines: string[]) =>
		[`0 @${key}@ FAM`, '1 HUSB @I1@', '1 WIFE @I2@', ...lines, ''].join('\n');
	const tags = (text: string) => read(text).unions.map(({ facts }) => facts.map(({ tag }) => tag));

	it('stay where a divorce lies between them, also without a date', () => {
		const again = ['MARR', 'DIV', 'MARR'];
		expect(tags(couple + family('F1', '1 MARR Y', '1 DIV Y', '1 MARR Y'))).toEqual([again]);
		expect(tags(couple + family('F1', '1 MARR Y', '1 DIV Y') + family('F2', '1 MARR Y'))).toEqual([again]);
	});

	it('say nothing more than the marriage where they are without a word', () => {
		expect(tags(couple + family('F1', '1 MARR Y', '1 DIV Y'))).toEqual([['DIV']]);
		expect(tags(couple + family('F1', '1 MARR Y'))).toEqual([[]]);
	});
});

describe('marks in a row', () => {
	const heap = '\u0315\u0300\u0316';
	const spread = Array.from({ length: 3000 }, () => `2 CONC ${heap}`);

	it.each([
		['on one line', [`1 NOTE a${heap.repeat(3000)}`]],
		['on lines that continue each other', ['1 NOTE a', ...spread]],
		['with signs between them that are left out', [`1 NOTE a${'\u0315\u0007\u202a\u0300'.repeat(3000)}`]],
	])('%s are refused with the text, reported, and never normalized', (_, lines) => {
		const normalize = vi.spyOn(String.prototype, 'normalize');
		const text = ['0 HEAD', '0 @I@ INDI', '1 NAME Ram /Singh/', ...lines, '1 SEX M', '0 TRLR'].join('\n');
		const file = read(text);
		const longest = Math.max(...normalize.mock.contexts.map((context) => String(context).length));
		normalize.mockRestore();
		expect(longest).toBeLessThan(100);
		expect(file.facts.get('I')).toEqual([{ tag: 'NAME', value: 'Ram Singh' }]);
		expect(file.people[0]?.sex).toBe('Male');
		expect(file.unread).toMatchObject([{ line: 4, text: 'NOTE', code: 'tooManyMarks' }]);
	});

	it('are kept up to the number that a letter has', () => {
		const text = '0 HEAD\n0 @I@ INDI\n1 NAME पृथ्वीसिंह /ज़मींदार/\n1 NOTE कार्त्स्न्य e\u0301\u0316\n0 TRLR';
		expect(read(text).unread).toEqual([]);
		expect(read(text).facts.get('I')?.[1]?.value).toBe('कार्त्स्न्य e\u0301\u0316'.normalize('NFC'));
	});
});

it('normalizes each text once, however deep it hangs', () => {
	const deep = Array.from({ length: 97 }, (_, at) => `${at + 2} _X y`);
	const text = ['0 HEAD', '0 @I@ INDI', '1 NAME x', '1 FACT a', ...deep, `99 _X ${'क्षि '.repeat(500)}`].join(
		'\n',
	);
	const normalize = vi.spyOn(String.prototype, 'normalize');
	read(text);
	const long = normalize.mock.contexts.filter((context) => String(context).length > 1000);
	normalize.mockRestore();
	expect(long).toHaveLength(1);
});

it('pauses often, also where a file has few people and many lines', () => {
	const pausesIn = (text: string) => [...readGedcom(text, new UnreadList())].length;
	const home = '1 RESI\n2 DATE 1900\n2 PLAC Pali\n';
	expect(pausesIn(`${head}0 @I@ INDI\n${home.repeat(3000)}`)).toBeGreaterThan(9000 / 1000);
	const people = Array.from({ length: 500 }, (_, at) => `0 @I${at}@ INDI\n`);
	expect(pausesIn(`${head}${people.join('')}`)).toBeGreaterThanOrEqual(500);
});
