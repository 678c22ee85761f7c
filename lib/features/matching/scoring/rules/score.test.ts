import { describe, expect, it } from 'vitest';
import { scored, scoredWoman, wishing } from '@/tests/support/scoring';
import { criteria } from './criteria';
import type { MatchReason, ScoringProfile } from './criterion';
import { bestReasons, getReasons, getScore } from './score';

const getWeight = (key: string) => criteria.find((criterion) => criterion.key === key)?.weight ?? Number.NaN;

const codes = (a: ScoringProfile, b: ScoringProfile) => getReasons(a, b).map(({ reason }) => reason.code);

/** What a part gives when nothing else is known; the neutral half of all others taken off. */
const getPoints = (criterion: string, a: ScoringProfile, b: ScoringProfile) => {
	const others = 50 - getWeight(criterion) / 2;
	return getScore(a, b) - others + (a.row.language === b.row.language ? -(getWeight('language') / 2) : 0);
};

/** A share of a part's points, as the score rounds it. */
const some = (criterion: string, share: number) => Math.round(getWeight(criterion) * share);

const man = {
	bornOn: '1995-03-01',
	district: 'जोधपुर',
	education: 'बी.टेक.',
	profession: 'इंजीनियर',
	clan: 'Rathore',
	dynasty: 'सूर्यवंश',
	isManglik: false,
};
const woman = {
	bornOn: '1997-08-01',
	district: 'Jodhpur',
	education: 'B.Sc.',
	profession: 'Architect',
	clan: 'Kachhwaha',
	dynasty: 'Suryavanshi',
	isManglik: false,
};

describe('the weights', () => {
	it('are 100 together, and can be halved', () => {
		for (const column of ['weight', 'weightWithFormerMarriage'] as const) {
			const weights = criteria.map((criterion) => criterion[column]);
			expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
			expect(weights.filter((weight) => weight % 2 !== 0)).toEqual([]);
		}
	});
});

describe('compatibility', () => {
	it('of two who agree in everything, each in their own script, is 100', () => {
		expect(getScore(scored(man), scoredWoman(woman))).toBe(100);
	});

	it('of two without data is in the middle but for their language', () => {
		expect(getScore(scored(), scoredWoman())).toBe(50 + getWeight('language') / 2);
	});

	it('of a very good match is 90 and more though something is missing', () => {
		expect(getScore(scored(man), scoredWoman({ ...woman, isManglik: null }))).toBeGreaterThanOrEqual(90);
		expect(getScore(scored(man), scoredWoman({ ...woman, dynasty: 'चंद्रवंश' }))).toBeGreaterThanOrEqual(90);
		expect(getScore(scored(man), scoredWoman({ ...woman, profession: 'Teacher' }))).toBeGreaterThanOrEqual(
			90,
		);
	});

	it('of a decent match is 80 and more', () => {
		const decent = { ...woman, district: 'Pali', education: 'M.A.', isManglik: null, profession: 'Teacher' };
		const score = getScore(scored(man), scoredWoman(decent));
		expect(score).toBeGreaterThanOrEqual(80);
		expect(score).toBeLessThan(90);
	});

	it('of an average one lies between 50 and 70', () => {
		const average = {
			...{ bornOn: '1992-08-01', district: 'Kota', education: 'M.A.', profession: 'Teacher' },
			dynasty: 'चंद्रवंश',
		};
		const score = getScore(scored(man), scoredWoman(average));
		expect(score).toBeGreaterThanOrEqual(50);
		expect(score).toBeLessThanOrEqual(70);
	});

	it('of two who agree in nothing is low', () => {
		const far = {
			...{ bornOn: '1970-01-01', district: 'Patna', education: 'आठवीं', profession: 'Farmer' },
			...{ isManglik: true, language: 'en' as const },
		};
		expect(getScore(scored(man), scoredWoman(far))).toBeLessThan(25);
	});
});

describe('age', () => {
	const pair = (his: string, hers: string) =>
		getPoints('age', scored({ bornOn: his }), scoredWoman({ bornOn: hers }));

	it('gives all while the groom is up to five years older, less beyond, nothing from fifteen on', () => {
		expect([pair('1995-01-01', '1995-01-01'), pair('1995-01-01', '1999-12-31')]).toEqual([
			getWeight('age'),
			getWeight('age'),
		]);
		expect(pair('1990-01-01', '2000-01-01')).toBe(some('age', 0.5));
		expect(pair('1985-01-01', '2000-01-02')).toBe(0);
	});

	it('gives less where the bride is older', () => {
		expect(pair('1995-01-01', '1993-01-01')).toBe(some('age', 0.7));
		expect(pair('1995-01-01', '1988-01-01')).toBe(0);
	});

	it('tells the years between the ages that are shown', () => {
		const [reason] = getReasons(scored({ bornOn: '1995-11-22' }), scoredWoman({ bornOn: '1997-11-23' }));
		expect(reason?.reason).toEqual({ code: 'yearsApart', years: 3 });
		expect(codes(scored({ bornOn: '1995-01-01' }), scoredWoman({ bornOn: '1995-09-01' }))[0]).toBe('sameAge');
	});
});

describe('place', () => {
	const reasonFor = (a: Parameters<typeof scored>[0], b: Parameters<typeof scored>[0]) =>
		getReasons(scored(a), scoredWoman(b))[1]?.reason;

	it.each([
		[{ district: 'जोधपुर' }, { district: 'Jodhpur' }, { code: 'sameDistrict' }],
		[{ location: 'Jodhpur' }, { district: 'Jodhpur' }, { code: 'sameDistrict' }],
		[{ tehsil: 'भुज' }, { district: 'Kutch' }, { code: 'sameDistrict' }],
		[{ district: 'Delhi' }, { district: 'नई दिल्ली' }, { code: 'sameState', state: 'delhi' }],
		[{ district: 'Lost' }, { district: 'Lost' }, { code: 'sameDistrict', name: { hi: 'Lost', en: 'Lost' } }],
		[
			{ district: 'Nagaur', tehsil: 'मकराना' },
			{ district: 'Didwana-Kuchaman', tehsil: 'Makrana' },
			{ code: 'sameTehsil', name: { hi: 'मकराना', en: 'मकराना' } },
		],
		[{ tehsil: 'मेड़ता' }, { tehsil: 'Merta' }, { code: 'sameTehsil' }],
		[{ district: 'Churu', tehsil: 'राजगढ़' }, { district: 'Alwar', tehsil: 'राजगढ़' }, { code: 'kmApart' }],
		[
			{ district: 'Kutch', location: 'Pune' },
			{ district: 'Sikar', location: 'पुणे' },
			{ code: 'bothLiveIn', name: { hi: 'पुणे', en: 'Pune' } },
		],
		[{ district: 'Jaisalmer' }, { district: 'Dholpur' }, { code: 'sameState', state: 'rajasthan' }],
		[{ district: 'Nagaur' }, { district: 'Bikaner' }, { code: 'kmApart' }],
		[{ district: 'Jhansi' }, { district: 'Niwari' }, { code: 'kmApart' }],
		[
			{ district: 'Jodhpur', location: 'Pune' },
			{ district: 'Barmer', location: 'Jaipur' },
			{
				code: 'kmApart',
				places: [
					{ hi: 'पुणे', en: 'Pune' },
					{ hi: 'जयपुर', en: 'Jaipur' },
				],
			},
		],
		[{ district: 'Nagaur', location: 'Jodhpur' }, { district: 'Jodhpur' }, { code: 'sameDistrict' }],
		[{ district: 'Kutch' }, { district: 'Patna' }, { code: 'kmApart' }],
		[{ district: 'Jodhpur' }, {}, { code: 'notGiven.place', whose: 'theirs' }],
		[{}, { district: 'Lost' }, { code: 'notGiven.place', whose: 'both' }],
	])('joins %j and %j by %j', (a, b, reason) => {
		expect(reasonFor(a, b)).toMatchObject(reason);
		expect(reasonFor(b, a)?.code).toBe(reason.code);
	});

	it('gives something within one state however far, and for one town lived in however far the homes', () => {
		const given = (a: Parameters<typeof scored>[0], b: Parameters<typeof scored>[0]) =>
			getPoints('place', scored(a), scoredWoman(b));
		expect(given({ district: 'Jaisalmer' }, { district: 'Dholpur' })).toBe(some('place', 0.65));
		expect(given({ district: 'Kutch', location: 'Pune' }, { district: 'Patna', location: 'पुणे' })).toBe(
			some('place', 0.95),
		);
	});

	it('gives more, the nearer', () => {
		const near = ['Jodhpur', 'Nagaur', 'Bikaner', 'Jaipur', 'Patna', 'Purnia'];
		const given = near.map((district) =>
			getPoints('place', scored({ district: 'Jodhpur' }), scoredWoman({ district })),
		);
		expect(given).toEqual([...given].sort((a, b) => b - a));
		expect([given[0], given.at(-1)]).toEqual([getWeight('place'), 0]);
	});
});

describe('schooling, work, dynasty, manglik and language', () => {
	const reasonAt = (at: number, a: ScoringProfile, b: ScoringProfile): MatchReason | undefined =>
		getReasons(a, b)[at]?.reason;

	it.each([
		['B.A.', 'बी.एससी.', 1, { code: 'sameEducation', level: 'graduate' }],
		['B.A.', 'एम.ए.', 0.75, { code: 'closeEducation', mine: 'graduate', theirs: 'postgraduate' }],
		['12th', 'Ph.D.', 0, { code: 'educationDiffers', mine: 'school', theirs: 'doctorate' }],
		['B.A.', null, 0.5, { code: 'notGiven.education', whose: 'theirs' }],
		['Yes', 'B.A.', 0.5, { code: 'notGiven.education', whose: 'mine' }],
	])('%s and %s of schooling give the share %s', (mine, theirs, share, reason) => {
		const [a, b] = [scored({ education: mine }), scoredWoman({ education: theirs })];
		expect(getPoints('education', a, b)).toBe(some('education', share));
		expect(reasonAt(2, a, b)).toEqual(reason);
	});

	it.each([
		['किसान', 'Farmer', 1, { code: 'sameProfession', group: 'farming' }],
		['Army', 'पुलिस', 0.8, { code: 'kindredProfession' }],
		['Army', 'Teacher', 0.5, { code: 'otherProfession' }],
		['Student', 'Teacher', 0.5, { code: 'otherProfession' }],
		['Student', 'छात्रा', 1, { code: 'sameProfession', group: 'student' }],
		[null, 'Teacher', 0.5, { code: 'notGiven.profession', whose: 'mine' }],
	])('%s and %s of work give the share %s', (mine, theirs, share, reason) => {
		const [a, b] = [scored({ profession: mine }), scoredWoman({ profession: theirs })];
		expect(getPoints('profession', a, b)).toBe(some('profession', share));
		expect(reasonAt(3, a, b)).toEqual(reason);
	});

	it.each([
		['सूर्यवंश', 'Suryavanshi', 1, { code: 'sameDynasty', dynasty: 'surya', entered: 'सूर्यवंश' }],
		['Yaduvanshi', 'चंद्रवंश', 1, { code: 'sameDynasty', dynasty: 'chandra', entered: 'Yaduvanshi' }],
		['Karnot', 'करणोत', 1, { code: 'sameDynasty', dynasty: null, entered: 'Karnot' }],
		['सूर्यवंश', 'अग्निवंश', 0.6, { code: 'otherDynasty' }],
		['सूर्यवंश', null, 0.5, { code: 'notGiven.lineage', whose: 'theirs' }],
	])('%s and %s of dynasty give the share %s', (mine, theirs, share, reason) => {
		const [a, b] = [scored({ dynasty: mine }), scoredWoman({ dynasty: theirs })];
		expect(getPoints('lineage', a, b)).toBe(some('lineage', share));
		expect(reasonAt(4, a, b)).toEqual(reason);
	});

	it.each([
		[true, true, 1, { code: 'bothManglik' }],
		[false, false, 1, { code: 'neitherManglik' }],
		[true, false, 0, { code: 'manglikDiffers' }],
		[true, null, 0.5, { code: 'notGiven.manglik', whose: 'theirs' }],
		[null, null, 0.5, { code: 'notGiven.manglik', whose: 'both' }],
	])('%s and %s about manglik give the share %s', (mine, theirs, share, reason) => {
		const [a, b] = [scored({ isManglik: mine }), scoredWoman({ isManglik: theirs })];
		expect(getPoints('manglik', a, b)).toBe(some('manglik', share));
		expect(reasonAt(5, a, b)).toEqual(reason);
	});

	it('one language gives all, two give some', () => {
		expect(reasonAt(6, scored(), scoredWoman())).toEqual({ code: 'sameLanguage', language: 'hi' });
		expect(reasonAt(6, scored(), scoredWoman({ language: 'en' }))).toEqual({ code: 'otherLanguage' });
		expect(getScore(scored(), scoredWoman({ language: 'en' }))).toBeLessThan(
			getScore(scored(), scoredWoman()),
		);
	});
});

describe('what each asks for', () => {
	const other = { bornOn: '1998-01-01', district: 'Kota', education: '12th', clan: 'Jhala', isManglik: true };
	const asked = (wishes: Parameters<typeof wishing>[0]) =>
		getReasons(scored({ wishes: wishing(wishes) }), scoredWoman(other)).filter(({ reason }) =>
			reason.code.startsWith('asked'),
		);

	it('fills half of a part when it is met, and says whose wish it is', () => {
		expect(asked({ districts: ['कोटा'] })).toEqual([
			{
				reason: { code: 'asked.place.met', whose: 'mine' },
				points: getWeight('place') / 2,
				of: getWeight('place') / 2,
				isGood: true,
			},
		]);
	});

	it('leaves the other half to custom', () => {
		const [one, two] = [
			scored({ district: 'Patna', wishes: wishing({ districts: ['Kota'] }) }),
			scoredWoman(other),
		];
		expect(getReasons(one, two).slice(1, 3)).toMatchObject([
			{ reason: { code: 'asked.place.met' }, points: getWeight('place') / 2, of: getWeight('place') / 2 },
			{ reason: { code: 'kmApart' }, points: 0, of: getWeight('place') / 2, isGood: false },
		]);
	});

	it('fills the part when both ask and both are met', () => {
		const one = scored({ clan: 'Rathore', wishes: wishing({ clans: ['Jhala'] }) });
		const two = scoredWoman({ ...other, wishes: wishing({ clans: ['राठौड़'] }) });
		expect(getReasons(one, two)).toContainEqual({
			reason: { code: 'asked.clan.met', whose: 'both' },
			points: getWeight('lineage'),
			of: getWeight('lineage'),
			isGood: true,
		});
	});

	it('is said of each where only one of two wishes is met', () => {
		const one = scored({ clan: 'Rathore', wishes: wishing({ clans: ['Jhala'] }) });
		const two = scoredWoman({ ...other, wishes: wishing({ clans: ['Chauhan'] }) });
		expect(codes(one, two)).toEqual(expect.arrayContaining(['asked.clan.met', 'asked.clan.unmet']));
		expect(codes(one, two)).not.toContain('otherDynasty');
		expect(getReasons(two, one)).toContainEqual({
			reason: { code: 'asked.clan.unmet', whose: 'mine' },
			points: 0,
			of: getWeight('lineage') / 2,
			isGood: false,
		});
	});

	it('costs where it is missed, the less the more nearly it is met', () => {
		const shares = (...several: Parameters<typeof wishing>[0][]) =>
			several.map((wishes) => {
				const [reason] = asked(wishes);
				return reason && Math.round((10 * reason.points) / reason.of) / 10;
			});
		expect(shares({ ageTo: 28 }, { ageTo: 27 }, { ageTo: 26 }, { ageTo: 20 })).toEqual([1, 0.5, 0.4, 0]);
		expect(shares({ districts: ['Kota'] }, { districts: ['Bundi'] }, { districts: ['Patna'] })).toEqual([
			1, 0.5, 0,
		]);
		expect(shares({ education: 'school' }, { education: 'diploma' }, { education: 'graduate' })).toEqual([
			1, 0.4, 0.1,
		]);
		expect(shares({ manglik: 'manglik' }, { manglik: 'notManglik' })).toEqual([1, 0]);
	});

	it('neither fills nor empties where the other has given none', () => {
		const [reason] = getReasons(scored({ wishes: wishing({ education: 'graduate' }) }), scoredWoman()).filter(
			({ reason }) => reason.code.startsWith('asked'),
		);
		expect(reason).toMatchObject({
			reason: { code: 'asked.education.notGiven', whose: 'mine' },
			points: getWeight('education') / 4,
			of: getWeight('education') / 2,
		});
	});
});

describe('the best reasons', () => {
	const best = (a: ScoringProfile, b: ScoringProfile) =>
		bestReasons(getReasons(a, b)).map(({ reason }) => reason.code);

	it('are the three that give most, the best first', () => {
		expect(best(scored(man), scoredWoman(woman))).toEqual(['yearsApart', 'sameDistrict', 'sameEducation']);
		expect(best(scored({ isManglik: false }), scoredWoman({ isManglik: false }))).toEqual([
			'neitherManglik',
			'sameLanguage',
		]);
	});

	it('are never what is missing, what differs much, or what is far', () => {
		const far = { bornOn: '1960-01-01', district: 'Patna', education: '8th', language: 'en' as const };
		expect(best(scored(man), scoredWoman(far))).toEqual([]);
		expect(best(scored(), scoredWoman({ language: 'en' }))).toEqual([]);
	});
});

describe('gunas', () => {
	const [ashvini, bharani] = [
		{ moonFrom: 1, moonTo: 1 },
		{ moonFrom: 14, moonTo: 14 },
	];
	const he = (minGunas: number | null) =>
		scored({ ...man, ...bharani, ...(minGunas !== null && { wishes: wishing({ minGunas }) }) });
	const she = scoredWoman({ ...woman, ...ashvini });
	const unlike = scoredWoman({ ...woman, ...ashvini, isManglik: true });

	it('change nothing while nobody asks for them', () => {
		expect(getScore(he(null), she)).toBe(getScore(scored(man), scoredWoman(woman)));
		expect(codes(he(null), she).join()).not.toContain('gunas');
	});

	it('take the half of who asks for them in the part of manglik', () => {
		expect(getScore(he(33), unlike) - getScore(he(null), unlike)).toBe(getWeight('manglik') / 2);
		expect(codes(he(33), unlike)).toContain('asked.gunas.met');
		expect(codes(he(33), unlike)).toContain('manglikDiffers');
		expect(getScore(he(36), she)).toBeLessThan(getScore(he(33), she));
		expect(getScore(he(33), she)).toBe(getScore(she, he(33)));
	});

	it('share that half with a wish about manglik', () => {
		const both = scored({ ...man, ...bharani, wishes: wishing({ minGunas: 33, manglik: 'notManglik' }) });
		const asked = getReasons(both, she).filter(({ reason }) => reason.code.startsWith('asked.'));
		expect(asked.map(({ reason, of }) => [reason.code, of])).toEqual([
			['asked.manglik.met', getWeight('manglik') / 4],
			['asked.gunas.met', getWeight('manglik') / 4],
		]);
	});
});
