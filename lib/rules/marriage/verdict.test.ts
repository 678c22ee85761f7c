import { describe, expect, it } from 'vitest';
import { RecordedTrees } from '@/tests/support/marriage-records';
import { mergeRecords } from './family-records';
import { marriageVerdict } from './verdict';

const today = new Date('2026-11-22T00:00:00.000Z');

const judge = (trees: RecordedTrees, a = 'he', b = 'she') =>
	marriageVerdict(mergeRecords(trees), a, b, today);

/** The line from somebody up to the ancestor: letters of the steps, F for a father, M for a mother. */
function climb(trees: RecordedTrees, from: string, path: string, ancestorId: string) {
	let at = from;
	for (const [step, letter] of [...path].entries()) {
		const next = step === path.length - 1 ? ancestorId : `${at}-${letter}`;
		if (next !== ancestorId) trees.person(next, letter === 'F' ? 'M' : 'F');
		trees.child(at, letter === 'F' ? [next, null] : [null, next]);
		at = next;
	}
}

/** He and she descend from one ancestor by these paths. */
function withAncestor(his: string, hers: string) {
	const trees = new RecordedTrees()
		.men('he')
		.women('she')
		.person('ancestor', his.at(-1) === 'F' ? 'M' : 'F');
	climb(trees, 'he', his, 'ancestor');
	climb(trees, 'she', hers, 'ancestor');
	return trees;
}

describe('the table of sapinda', () => {
	it.each([
		['first cousins, brothers’ children', 'FF', 'FF', true],
		['first cousins, brother’s and sister’s children', 'FF', 'MF', true],
		['first cousins, sisters’ children', 'MF', 'MF', true],
		['3 father-first / 3 father-first', 'FFF', 'FFF', true],
		['3 father-first / 3 father-first by the mother of both', 'FMM', 'FMM', true],
		['3 / 3, his mother-first', 'MFF', 'FFF', false],
		['3 / 3, hers mother-first', 'FFF', 'MFF', false],
		['3 / 3, both mother-first', 'MFF', 'MFF', false],
		['3 father-first / 2 mother-first', 'FFF', 'MF', true],
		['2 mother-first / 3 father-first', 'MM', 'FFM', true],
		['4 / 4, both father-first', 'FFFF', 'FFFF', true],
		['4 / 4, one mother-first', 'FFFF', 'MFFF', false],
		['4 / 5', 'FFFF', 'FFFFF', false],
		['5 / 4', 'FFFFF', 'FFFF', false],
		['5 / 5', 'FFFFF', 'FFFFF', false],
		['mother’s brother and niece', 'F', 'MF', true],
		['father’s sister and nephew', 'FF', 'F', true],
	])('%s (%s, %s)', (_, his, hers, isBarred) => {
		const { verdict, reasons } = judge(withAncestor(his, hers));
		const sapinda = reasons.filter(({ code }) => code === 'sapinda');
		expect(sapinda.length).toBe(isBarred ? 1 : 0);
		expect(verdict).toBe(isBarred ? 'blocked-by-law' : 'unknown');
		if (isBarred) {
			expect(sapinda[0]).toMatchObject({
				ancestorId: 'ancestor',
				lines: [{ steps: { length: his.length } }, { steps: { length: hers.length } }],
			});
		}
	});
});

const getCodes = (trees: RecordedTrees, a = 'he', b = 'she') =>
	judge(trees, a, b).reasons.map((reason) => ('of' in reason ? `${reason.of} ${reason.code}` : reason.code));

describe('the prohibited degrees', () => {
	/** She was married to somebody who is this to him, and has nothing else to do with him. */
	const getWidow = (relative: string, endedBy: 'death' | 'divorce' = 'death') => {
		const trees = new RecordedTrees().men('he', 'son').women('she', 'daughter');
		climb(trees, 'he', 'FFFFF', 'top');
		climb(trees, 'he', 'MM', 'top-mother');
		climb(trees, 'he-F', 'MF', 'fm-father');
		climb(trees, 'he-M', 'F', 'mf');
		climb(trees, 'mf', 'F', 'mff');
		trees.men('top', 'fm-father', 'mf', 'mff').women('top-mother');
		for (const [brother, father] of [
			['brother', 'he-F'],
			['fathers-brother', 'he-F-F'],
			['mothers-brother', 'mf'],
			['grandfathers-brother', 'he-F-F-F'],
			['grandmothers-brother', 'fm-father'],
			['mothers-fathers-brother', 'mff'],
			['great-grandfathers-brother', 'he-F-F-F-F'],
		] as const) {
			trees.men(brother).child(brother, [father, null]);
		}
		trees.child('son', ['he', null]).child('daughter', ['he', null]);
		return trees.married('she', relative, endedBy);
	};

	it.each([
		['brother', 'one brothersWife'],
		['fathers-brother', 'one brothersWife'],
		['mothers-brother', 'one brothersWife'],
		['grandfathers-brother', 'one brothersWife'],
		['grandmothers-brother', 'one brothersWife'],
		['mothers-fathers-brother', 'one brothersWife'],
		['he-F', 'one linealSpouse'],
		['he-F-F', 'one linealSpouse'],
		['mf', 'one linealSpouse'],
		['top', 'one linealSpouse'],
		['son', 'one linealSpouse'],
	])('bar the former wife of his %s', (relative, code) => {
		for (const endedBy of ['death', 'divorce'] as const) {
			const trees = getWidow(relative, endedBy);
			expect(getCodes(trees)).toEqual([code]);
			expect(judge(trees).verdict).toBe('blocked-by-law');
		}
	});

	it('do not bar the former wife of a great-grandfather’s brother', () => {
		expect(getCodes(getWidow('great-grandfathers-brother'))).toEqual([]);
	});

	it('do not bar a late wife’s sister, nor a late husband’s brother’s former wife’s sister', () => {
		const trees = new RecordedTrees()
			.men('he', 'their-father')
			.women('she', 'wife')
			.child('she', ['their-father', null])
			.child('wife', ['their-father', null])
			.married('he', 'wife', 'death');
		expect(getCodes(trees)).toEqual([]);
		expect(getCodes(trees, 'she', 'he')).toEqual([]);
	});

	it('bar a step-mother who is only recorded as such, and the late wife of the father whom nobody recorded', () => {
		const records = new RecordedTrees().men('he').women('she').child('he', [null, 'she'], 'step');
		expect(getCodes(records)).toContain('one linealSpouse');
		const grandson = records.men('his-son').child('his-son', ['he', null]);
		expect(getCodes(grandson, 'his-son', 'she')).toContain('one linealSpouse');
	});

	it('bar lineal relatives however far', () => {
		const trees = new RecordedTrees().men('he').women('she');
		climb(trees, 'he', 'MFMFMM', 'she');
		expect(getCodes(trees)).toEqual(['one lineal']);
		expect(getCodes(trees, 'she', 'he')).toEqual(['other lineal']);
	});

	it.each([
		['brother and sister', 'F', 'F', 'siblings'],
		['half-brother and -sister of one mother', 'M', 'M', 'siblings'],
		['aunt and nephew', 'FM', 'M', 'parentsSibling'],
		['uncle and niece', 'M', 'MM', 'parentsSibling'],
		['sisters’ children', 'MM', 'MM', 'cousins'],
	])('bar %s', (_, his, hers, relation) => {
		const { reasons } = judge(withAncestor(his, hers));
		expect(reasons).toContainEqual(expect.objectContaining({ code: 'prohibitedBlood', relation }));
		expect(reasons.map(({ code }) => code)).toContain('sapinda');
	});
});

describe('adoption', () => {
	it('makes a sapinda of the family given to, and leaves the family born into one', () => {
		const trees = new RecordedTrees()
			.men('he', 'father', 'giver', 'grandfather', 'other-grandfather', 'uncle', 'other-uncle')
			.women('cousin-given-to', 'cousin-born-to')
			.child('he', ['giver', null])
			.child('he', ['father', null], 'adopted')
			.child('father', ['grandfather', null])
			.child('uncle', ['grandfather', null])
			.child('cousin-given-to', ['uncle', null])
			.child('giver', ['other-grandfather', null])
			.child('other-uncle', ['other-grandfather', null])
			.child('cousin-born-to', ['other-uncle', null]);
		for (const cousin of ['cousin-given-to', 'cousin-born-to']) {
			expect(getCodes(trees, 'he', cousin)).toEqual(['sapinda', 'prohibitedBlood']);
		}
	});

	it('counts both kuls as one’s own', () => {
		const trees = new RecordedTrees()
			.person('he', 'M', { clan: 'Rathore' })
			.person('giver', 'M', { clan: 'Hada' })
			.person('father', 'M', { clan: 'राठौड़' })
			.person('she', 'F', { clan: 'चौहान' })
			.person('rathore', 'F', { clan: 'Rathod' })
			.child('he', ['giver', null])
			.child('he', ['father', null], 'adopted');
		expect(judge(trees)).toMatchObject({
			verdict: 'blocked-by-custom',
			reasons: [{ code: 'sameGroup', group: 'Chauhan' }],
		});
		expect(judge(trees, 'he', 'rathore').verdict).toBe('blocked-by-custom');
	});
});

describe('custom', () => {
	const couple = (his: object, hers: object) =>
		new RecordedTrees().person('he', 'M', his).person('she', 'F', hers);

	it.each([
		['one kul in two scripts', { clan: 'Hada' }, { clan: 'चौहान' }, ['sameGroup'], 'blocked-by-custom'],
		['one free clan', { clan: 'Bhati' }, { clan: 'भाटी' }, ['sameGroup'], 'blocked-by-custom'],
		['two kuls', { clan: 'Rathore' }, { clan: 'Chauhan' }, [], 'unknown'],
		[
			'a listed branch and its kul',
			{ clan: 'शेखावत' },
			{ clan: 'Kachhwaha' },
			['sameGroup'],
			'blocked-by-custom',
		],
		['two kuls of one vansh', { clan: 'Bhati' }, { clan: 'Jadeja' }, [], 'unknown'],
		['a branch and its kul', { clan: 'Naruka' }, { clan: 'Rajawat' }, ['sameGroup'], 'blocked-by-custom'],
		['two branches of one', { clan: 'Nathawat' }, { clan: 'नरूका' }, ['sameGroup'], 'blocked-by-custom'],
		['Jodha with Mertia', { clan: 'Jodha' }, { clan: 'मेड़तिया' }, ['sameGroup'], 'blocked-by-custom'],
		['Shekhawat with Rajawat', { clan: 'शेखावत' }, { clan: 'Rajawat' }, ['sameGroup'], 'blocked-by-custom'],
		[
			'Chundawat with Shaktawat',
			{ clan: 'Chundawat' },
			{ clan: 'शक्तावत' },
			['sameGroup'],
			'blocked-by-custom',
		],
		['a branch of a branch', { clan: 'लाडखानी' }, { clan: 'Kachhwaha' }, ['sameGroup'], 'blocked-by-custom'],
		['branches outside the list', { clan: 'Jaswal' }, { clan: 'गुलेरिया' }, ['sameGroup'], 'blocked-by-custom'],
		['branches of two kuls', { clan: 'Jodha' }, { clan: 'Chundawat' }, [], 'unknown'],
		[
			'a branch that some call a kul of its own',
			{ clan: 'भदौरिया' },
			{ clan: 'Hada' },
			['sameGroupByTradition'],
			'caution',
		],
		['two of such a branch', { clan: 'भदौरिया' }, { clan: 'Bhadoria' }, ['sameGroup'], 'blocked-by-custom'],
		[
			'a branch that two kuls claim',
			{ clan: 'Sindhal' },
			{ clan: 'Rathore' },
			['sameGroupByTradition'],
			'caution',
		],
		[
			'his mother’s kul through a branch',
			{ clan: 'Rathore', motherClan: 'Deora' },
			{ clan: 'Chauhan' },
			['one mothersGroup'],
			'caution',
		],
		[
			'a branch entered as sakh',
			{ clan: 'Bhati', sakh: 'मेड़तिया' },
			{ clan: 'Rathore' },
			['sameGroupByTradition'],
			'caution',
		],
		[
			'one gotra in two kuls',
			{ clan: 'Rathore', gotra: 'Gautam' },
			{ clan: 'Sengar', gotra: 'गौतम' },
			['sameGotra'],
			'caution',
		],
		[
			'one gotra in one kul',
			{ clan: 'Rathore', gotra: 'Gautam' },
			{ clan: 'Rathod', gotra: 'Gautam' },
			['sameGroup'],
			'blocked-by-custom',
		],
		[
			'his mother’s kul',
			{ clan: 'Rathore', motherClan: 'Hada' },
			{ clan: 'Chauhan' },
			['one mothersGroup'],
			'caution',
		],
	])('of %s', (_, his, hers, codes, verdict) => {
		const trees = couple(his, hers);
		expect(getCodes(trees)).toEqual(codes);
		expect(judge(trees).verdict).toBe(verdict);
		expect(judge(trees).reasons.every(({ kind }) => kind === 'custom')).toBe(true);
	});

	it('takes the clan from the father’s line, and the mother’s from her card before the profile', () => {
		const trees = couple({ motherClan: 'Solanki' }, { clan: 'Chauhan' })
			.men('father', 'her-father')
			.women('mother')
			.person('grandfather', 'M', { clan: 'Rathore' })
			.person('mothers-grandfather', 'M', { clan: 'Hada' })
			.person('solanki', 'F', { clan: 'Solanki' })
			.person('rathore', 'F', { clan: 'राठौड़' })
			.child('he', ['father', 'mother'])
			.child('father', ['grandfather', null])
			.child('mother', ['her-father', null])
			.child('her-father', ['mothers-grandfather', null]);
		expect(getCodes(trees)).toEqual(['one mothersGroup']);
		expect(getCodes(trees, 'he', 'solanki')).toEqual([]);
		expect(getCodes(trees, 'he', 'rathore')).toEqual(['sameGroup']);
	});

	it('looks at both grandmothers', () => {
		const trees = couple({}, { clan: 'Chauhan' })
			.person('father', 'M', { motherClan: 'Hada' })
			.person('mother', 'F', {})
			.person('nani', 'F', { clan: 'Solanki' })
			.person('solanki', 'F', { clan: 'Solanki' })
			.child('he', ['father', 'mother'])
			.child('mother', [null, 'nani']);
		expect(judge(trees).reasons).toMatchObject([{ code: 'grandmothersGroup', of: 'one', which: 'father' }]);
		expect(judge(trees, 'solanki', 'he').reasons).toMatchObject([
			{ code: 'grandmothersGroup', of: 'other', which: 'mother' },
		]);
	});
});

describe('ages and marriages', () => {
	const born = (date: string) => {
		const day = new Date(`${date}T00:00:00.000Z`).getTime() / (24 * 60 * 60 * 1000);
		return { earliest: day, latest: day };
	};

	it.each([
		['M', '2005-11-22', false],
		['M', '2005-11-23', true],
		['F', '2008-11-22', false],
		['F', '2008-11-23', true],
		[null, '2007-01-01', false],
		[null, '2008-11-23', true],
	] as const)('%s born on %s is under age: %s', (sex, date, isUnderAge) => {
		const trees = new RecordedTrees().person('he', sex, { born: born(date) }).person('she', null);
		expect(getCodes(trees)).toEqual(isUnderAge ? ['one underAge'] : []);
	});

	it('leave it open where only the year is known and both may be', () => {
		const year = { earliest: born('2005-01-01').earliest, latest: born('2005-12-31').latest };
		const trees = new RecordedTrees().person('he', 'M', { born: year }).women('she');
		expect(getCodes(trees)).toEqual([]);
		expect(judge(trees).missing).toContainEqual(expect.objectContaining({ of: 'one', what: 'birth' }));
	});

	it('bar who is married to somebody else who lives', () => {
		const married = (endedBy: 'death' | 'divorce' | null, isDeceased = false) =>
			getCodes(
				new RecordedTrees()
					.men('he')
					.women('she')
					.person('wife', 'F', { isDeceased })
					.married('he', 'wife', endedBy),
			);
		expect(married(null)).toEqual(['one married']);
		for (const free of [married('divorce'), married('death'), married(null, true)]) expect(free).toEqual([]);
		expect(getCodes(new RecordedTrees().men('he').women('she').married('he', 'she'))).toEqual([]);
	});

	it('believe who says to be married, also where only a marriage is recorded that has ended', () => {
		const trees = new RecordedTrees().person('he', 'M', { isMarried: true }).women('she', 'wife');
		expect(getCodes(trees)).toEqual(['one married']);
		expect(getCodes(trees.married('he', 'wife', 'death'))).toEqual(['one marriedButEnded']);
	});

	it('do not marry two of one sex, nor anybody to themselves', () => {
		expect(getCodes(new RecordedTrees().men('he', 'she'))).toEqual(['sameSex']);
		expect(getCodes(new RecordedTrees().men('he'), 'he', 'he')).toEqual(['samePerson']);
		expect(() => judge(new RecordedTrees().men('he'))).toThrow(RangeError);
	});
});

describe('a marriage that has ended, by the own profile', () => {
	const asked = (formerMarriage: 'widowed' | 'divorced') => {
		const profile = { memberId: 'her', formerMarriage, isMarried: false };
		const trees = new RecordedTrees().men('he').person('her', 'F', { ...profile, treeId: null });
		return judge(trees, 'he', 'her');
	};

	it('asks the widowed for the advice of the elders, by custom, and forbids nothing', () => {
		const { verdict, reasons } = asked('widowed');
		expect(reasons).toEqual([{ code: 'marriedBefore', kind: 'custom', of: 'other', how: 'widowed' }]);
		expect(verdict).toBe('caution');
	});

	it('asks the divorced for the decree too, by law', () => {
		const { verdict, reasons } = asked('divorced');
		expect(reasons.map(({ code, kind }) => [code, kind])).toEqual([
			['divorced', 'law'],
			['marriedBefore', 'custom'],
		]);
		expect(verdict).toBe('caution');
	});
});

it('says of mother and son first how they are related, and only then that she is married', () => {
	const trees = new RecordedTrees()
		.men('he', 'father')
		.women('she')
		.child('he', ['father', 'she'])
		.married('father', 'she');
	expect(judge(trees).reasons.map(({ code }) => code)).toEqual([
		'lineal',
		'sapinda',
		'linealSpouse',
		'married',
	]);
});
