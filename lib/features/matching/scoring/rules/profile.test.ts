import { describe, expect, it } from 'vitest';
import { scored, scoredWoman, wishing } from '@/tests/support/scoring';
import type { ScoringProfile, Wish, WishTopic } from './criterion';
import { meetsMusts } from './profile';

/** How a candidate meets a wish; null where nothing is wished. */
const testWish = (topic: WishTopic, candidate: ScoringProfile, wishes: readonly Wish[]) =>
	wishes.find((wish) => wish.topic === topic)?.test(candidate) ?? null;

const asking = (
	topic: WishTopic,
	wishes: Parameters<typeof wishing>[0],
	isManglik: boolean | null = null,
) => {
	const seeker = scored({ isManglik, wishes: wishing(wishes) });
	return (entry: Parameters<typeof scored>[0]) => testWish(topic, scoredWoman(entry), seeker.wishes);
};

describe('what somebody asks of a partner', () => {
	it('is nothing where no wishes are stored, or all of them are empty', () => {
		for (const { wishes } of [scored(), scored({ wishes: wishing({}) })]) expect(wishes).toEqual([]);
	});

	it('about age is met on both ends of the span, by full years', () => {
		const answer = asking('age', { ageFrom: 25, ageTo: 30 });
		expect(answer({ bornOn: '2001-11-22' })).toBe('met');
		expect(answer({ bornOn: '2001-11-23' })).toBe('unmet');
		expect(answer({ bornOn: '1995-11-23' })).toBe('met');
		expect(answer({ bornOn: '1995-11-22' })).toBe('unmet');
		expect(answer({})).toBe('notGiven');
	});

	it('about a former marriage is met by those who are welcome, and by all where nothing is asked', () => {
		const answers = (formerMarriage: 'never' | 'neverOrWidowed' | 'before' | null) =>
			([null, 'widowed', 'divorced'] as const).map((before) =>
				asking('formerMarriage', { formerMarriage })({ formerMarriage: before }),
			);
		expect(answers(null)).toEqual([null, null, null]);
		expect(answers('never')).toEqual(['met', 'unmet', 'unmet']);
		expect(answers('neverOrWidowed')).toEqual(['met', 'met', 'unmet']);
		expect(answers('before')).toEqual(['unmet', 'met', 'met']);
	});

	it('about age may have one end', () => {
		expect(asking('age', { ageFrom: 25 })({ bornOn: '1950-01-01' })).toBe('met');
		expect(asking('age', { ageTo: 25 })({ bornOn: '1950-01-01' })).toBe('unmet');
	});

	it('about place is met by the home district, the tehsil or where they live, in either script', () => {
		const answer = asking('place', { districts: ['जोधपुर', 'Merta'] });
		expect(answer({ district: 'Jodhpur' })).toBe('met');
		expect(answer({ district: 'पाली', location: 'Jodhpur' })).toBe('met');
		expect(answer({ district: 'Nagaur', tehsil: 'मेड़ता' })).toBe('met');
		expect(answer({ district: 'Nagaur', location: 'Jaipur' })).toBe('unmet');
		expect(answer({})).toBe('notGiven');
	});

	it('about place may be a whole state', () => {
		const answer = asking('place', { districts: ['राजस्थान'] });
		expect(answer({ district: 'Sikar' })).toBe('met');
		expect(answer({ district: 'Kutch' })).toBe('unmet');
	});

	it('about education is met by as much or more', () => {
		const answer = asking('education', { education: 'graduate' });
		expect([answer({ education: 'B.A.' }), answer({ education: 'पीएच.डी.' })]).toEqual(['met', 'met']);
		expect(answer({ education: 'ITI' })).toBe('unmet');
		expect([answer({ education: 'Yes' }), answer({})]).toEqual(['notGiven', 'notGiven']);
	});

	it.each([
		['राठौड़', { clan: 'Rathore' }, 'met'],
		['Rathod', { clan: 'Rathore' }, 'met'],
		['Chauhan', { clan: 'Hada' }, 'met'],
		['Hada', { clan: 'Chauhan' }, 'met'],
		['Naruka', { clan: 'Kachhwaha', sakh: 'नरूका' }, 'met'],
		['Naruka', { clan: 'Kachhwaha', sakh: 'Nathawat' }, 'unmet'],
		['Kachhwaha', { clan: 'Shekhawat' }, 'met'],
		['Bhati', { clan: 'भाटी' }, 'met'],
		['Rathore', { clan: 'Bhati' }, 'unmet'],
		['Rathore', {}, 'notGiven'],
	] as const)('about clan, %s for %j, is %s', (clan, shown, answer) => {
		expect(asking('clan', { clans: ['Sengar', clan] })(shown)).toBe(answer);
	});

	it('about clan asks nothing where the text names none', () => {
		expect(asking('clan', { clans: ['Rajput'] })({ clan: 'Rathore' })).toBeNull();
	});

	it.each([
		['manglik', null, true, 'met'],
		['manglik', null, false, 'unmet'],
		['notManglik', true, false, 'met'],
		['notManglik', true, null, 'notGiven'],
		['same', true, true, 'met'],
		['same', false, true, 'unmet'],
		['same', false, null, 'notGiven'],
		['same', null, true, null],
	] as const)(
		'about manglik, %s of one who is %s, for one who is %s, is %s',
		(manglik, own, other, answer) => {
			expect(asking('manglik', { manglik }, own)({ isManglik: other })).toBe(answer);
		},
	);
});

describe('a must', () => {
	const insisting = scored({
		isManglik: false,
		wishes: wishing({
			...{ ageFrom: 25, ageTo: 30, isAgeMust: true, districts: ['Jodhpur', 'Pali'], isPlaceMust: true },
			...{ education: 'graduate', isEducationMust: true, clans: ['Rathore'], isClanMust: true },
			...{ manglik: 'same', isManglikMust: true },
		}),
	}).wishes;
	const fitting = {
		bornOn: '1998-05-05',
		district: 'पाली',
		education: 'एम.ए.',
		clan: 'राठौड़',
		isManglik: false,
	};

	it('lets through who meets all of them', () => {
		expect(meetsMusts(scoredWoman(fitting), insisting)).toBe(true);
	});

	it.each([
		{ bornOn: '1990-05-05' },
		{ district: 'Kota' },
		{ education: '12th' },
		{ clan: 'Chauhan' },
		{ isManglik: true },
	])('keeps out who misses one: %j', (missed) => {
		expect(meetsMusts(scoredWoman({ ...fitting, ...missed }), insisting)).toBe(false);
	});

	it.each(['bornOn', 'district', 'education', 'clan', 'isManglik'] as const)(
		'is not met by what is missing: %s',
		(field) => {
			const { [field]: _, ...rest } = fitting;
			expect(meetsMusts(scoredWoman(rest), insisting)).toBe(false);
		},
	);

	it('keeps nobody out where nothing is asked, nor where it is only wished', () => {
		const empty = wishing({ isAgeMust: true, isPlaceMust: true, isEducationMust: true, isClanMust: true });
		const wished = wishing({
			ageFrom: 18,
			ageTo: 19,
			districts: ['Kota'],
			education: 'doctorate',
			clans: ['Jhala'],
		});
		for (const wishes of [null, empty, wished])
			expect(meetsMusts(scoredWoman(fitting), scored({ wishes }).wishes)).toBe(true);
	});

	it('of being the same about manglik asks nothing of others before one’s own is given', () => {
		const { wishes } = scored({ wishes: wishing({ manglik: 'same', isManglikMust: true }) });
		expect(meetsMusts(scoredWoman({ isManglik: true }), wishes)).toBe(true);
	});
});

describe('gunas that are asked for', () => {
	const ashvini = { moonFrom: 1, moonTo: 1 };
	const bharani = { moonFrom: 14, moonTo: 14 };
	const wholeDay = { moonFrom: 350, moonTo: 364 };
	const asked = (minGunas: number | null, moon: { moonFrom: number; moonTo: number } | null = bharani) =>
		scored({ ...moon, wishes: wishing({ minGunas }) }).wishes;

	it('are met by so many or more, and missed by fewer', () => {
		const she = scoredWoman(ashvini);
		// Ashvini and Bharani have 33, as counted by hand in lib/rules/kundli/kootas.test.ts.
		expect(testWish('gunas', she, asked(33))).toBe('met');
		expect(testWish('gunas', she, asked(34))).toBe('unmet');
	});

	it('get no answer without the Moon of the other, or where the hour leaves them open', () => {
		expect(testWish('gunas', scoredWoman(), asked(18))).toBe('notGiven');
		expect(testWish('gunas', scoredWoman(wholeDay), asked(33))).toBe('notGiven');
		expect(testWish('gunas', scoredWoman(wholeDay), asked(1))).toBe('met');
	});

	it('ask for nothing where one’s own Moon is not known, or nothing is wished', () => {
		expect(testWish('gunas', scoredWoman(ashvini), asked(18, null))).toBeNull();
		expect(testWish('gunas', scoredWoman(ashvini), asked(null))).toBeNull();
	});

	it('keep nobody away', () => {
		expect(meetsMusts(scoredWoman(), asked(36))).toBe(true);
	});
});
