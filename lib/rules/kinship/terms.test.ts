import { describe, expect, it } from 'vitest';
import { familyAlong, KinFamily } from '@/tests/support/kin';
import { indexKin, type KinGraph, type Sex } from './graph';
import { relationsBetween } from './relations';
import { kinTerms } from './terms';

/** Every relation's words: `FBe|FBy` for either of two, ` · ` between the parts of a genitive. */
function termsBetween(graph: KinGraph, fromId: string, toId: string): string[] {
	return relationsBetween(indexKin(graph), fromId, toId).map(({ steps }) =>
		kinTerms(steps)
			.map((part) => part.join('|'))
			.join(' · '),
	);
}

function termsAlong(path: string, mySex: Sex | null) {
	const { family, target } = familyAlong(path, mySex);
	return { there: termsBetween(family, 'me', target), back: termsBetween(family, target, 'me') };
}

describe('a row of the kinship table', () => {
	// The path, and what a man and what a woman is to the person at its end; '' where the path is not his or hers.
	it.each([
		['F', 'S', 'D'],
		['M', 'S', 'D'],
		['S', 'F', 'M'],
		['D', 'F', 'M'],
		['FF', 'SS', 'SD'],
		['FM', 'SS', 'SD'],
		['MF', 'DS', 'DD'],
		['MM', 'DS', 'DD'],
		['FFF', 'SSS', 'SSD'],
		['FFM', 'SSS', 'SSD'],
		['MFF', 'SD · S', 'SD · D'],
		['MFM', 'SD · S', 'SD · D'],
		['MMM', 'DD · S', 'DD · D'],
		['FFFF', 'SSSS', 'SSSD'],
		['FFFM', 'SSSS', 'SSSD'],
		['MFFF', 'SSD · S', 'SSD · D'],
		['MFFM', 'SSD · S', 'SSD · D'],
		['SSSS', 'FFFF', 'FFFM'],
		['SSSD', 'FFFF', 'FFFM'],
		['FBe', 'BS', 'BD'],
		['FBeW', 'HBy · S', 'HBy · D'],
		['FBy', 'BS', 'BD'],
		['FByW', 'HBe · S', 'HBe · D'],
		['FZ', 'BS', 'BD'],
		['FZH', 'WB · S', 'WB · D'],
		['MB', 'ZS', 'ZD'],
		['MBW', 'HZ · S', 'HZ · D'],
		['MZ', 'ZS', 'ZD'],
		['MZH', 'WZ · S', 'WZ · D'],
		['H', '', 'W'],
		['W', 'H', ''],
		['Be', 'By', 'Zy'],
		['By', 'Be', 'Ze'],
		['Ze', 'By', 'Zy'],
		['Zy', 'Be', 'Ze'],
		['BeW', 'HBy', 'HZ'],
		['ByW', 'HBe', 'HZ'],
		['ZeH', 'WB', 'WZ'],
		['ZyH', 'WB', 'WZ'],
		['FBS', 'FBS', 'FBD'],
		['FBD', 'FBS', 'FBD'],
		['FZS', 'MBS', 'MBD'],
		['FZD', 'MBS', 'MBD'],
		['MBS', 'FZS', 'FZD'],
		['MBD', 'FZS', 'FZD'],
		['MZS', 'MZS', 'MZD'],
		['MZD', 'MZS', 'MZD'],
		['BS', 'FBe|FBy', 'FZ'],
		['BD', 'FBe|FBy', 'FZ'],
		['ZS', 'MB', 'MZ'],
		['ZD', 'MB', 'MZ'],
		['SS', 'FF', 'FM'],
		['SD', 'FF', 'FM'],
		['DS', 'MF', 'MM'],
		['DD', 'MF', 'MM'],
		['SSS', 'FFF', 'FFM'],
		['SSD', 'FFF', 'FFM'],
		['DSS', 'FM · F', 'FM · M'],
		['DSD', 'FM · F', 'FM · M'],
		['SW', 'HF', 'HM'],
		['DH', 'WF', 'WM'],
		['SWF', 'DHF', 'DHM'],
		['SWM', 'DHF', 'DHM'],
		['DHF', 'SWF', 'SWM'],
		['DHM', 'SWF', 'SWM'],
		['HF', '', 'SW'],
		['HM', '', 'SW'],
		['WF', 'DH', ''],
		['WM', 'DH', ''],
		['HFF', '', 'SS · W'],
		['HFM', '', 'SS · W'],
		['WFF', 'SD · H', ''],
		['WFM', 'SD · H', ''],
		['HBe', '', 'ByW'],
		['HBeW', '', 'HByW'],
		['HBy', '', 'BeW'],
		['HByW', '', 'HBeW'],
		['HZ', '', 'BeW|ByW'],
		['HZH', '', 'WBW'],
		['WB', 'ZeH|ZyH', ''],
		['WBW', 'HZH', ''],
		['WZ', 'ZeH|ZyH', ''],
		['WZH', 'WZH', ''],
		['HFBe', '', 'BS · W'],
		['HFBeW', '', 'HBy · SW'],
		['HFBy', '', 'BS · W'],
		['HFByW', '', 'HBe · SW'],
		['WFBe', 'BD · H', ''],
		['WFBeW', 'HBy · DH', ''],
		['WFBy', 'BD · H', ''],
		['WFByW', 'HBe · DH', ''],
		['HMF', '', 'DS · W'],
		['HMM', '', 'DS · W'],
		['WMF', 'DD · H', ''],
		['WMM', 'DD · H', ''],
		['HFZ', '', 'BS · W'],
		['HFZH', '', 'WB · SW'],
		['WFZ', 'BD · H', ''],
		['WFZH', 'WB · DH', ''],
		['HMZ', '', 'ZS · W'],
		['HMZH', '', 'WZ · SW'],
		['WMZ', 'ZD · H', ''],
		['WMZH', 'WZ · DH', ''],
		['HMB', '', 'ZS · W'],
		['HMBW', '', 'HZ · SW'],
		['WMB', 'ZD · H', ''],
		['WMBW', 'HZ · DH', ''],
	])('%s is described both ways', (path, ofMan, ofWoman) => {
		for (const [sex, inverse] of [
			['M', ofMan],
			['F', ofWoman],
		] as const) {
			if (inverse) expect(termsAlong(path, sex)).toEqual({ there: [path], back: [inverse] });
		}
	});

	it.each([
		['B', 'Be|By', 'Be|By', 'Ze|Zy'],
		['Z', 'Ze|Zy', 'Be|By', 'Ze|Zy'],
		['BW', 'BeW|ByW', 'HBe|HBy', 'HZ'],
		['ZH', 'ZeH|ZyH', 'WB', 'WZ'],
		['FB', 'FBe|FBy', 'BS', 'BD'],
		['FBW', 'FBeW|FByW', 'HBe|HBy · S', 'HBe|HBy · D'],
		['HB', 'HBe|HBy', '', 'BeW|ByW'],
		['HBW', 'HBeW|HByW', '', 'HBeW|HByW'],
		['HFB', 'HFBe|HFBy', '', 'BS · W'],
		['WFBW', 'WFBeW|WFByW', 'HBe|HBy · DH', ''],
	])('%s gives both words when the order of birth is not known', (path, terms, ofMan, ofWoman) => {
		for (const [sex, inverse] of [
			['M', ofMan],
			['F', ofWoman],
		] as const) {
			if (inverse) expect(termsAlong(path, sex)).toEqual({ there: [terms], back: [inverse] });
		}
	});

	it.each([
		['BeS', 'BS', 'FBy'],
		['ByD', 'BD', 'FBe'],
		['FBeS', 'FBS', 'FBS'],
		['WZeH', 'WZH', 'WZH'],
		['HZyH', 'HZH', 'WBW'],
		['WBe', 'WB', 'ZyH'],
		['WZy', 'WZ', 'ZeH'],
	])('%s has a word that no age changes, and the age tells in the inverse', (path, terms, inverse) => {
		const sex = path.startsWith('H') ? 'F' : 'M';
		expect(termsAlong(path, sex)).toEqual({ there: [terms], back: [inverse] });
	});
});

describe('somebody of unknown sex', () => {
	it.each([
		['C', 'M', 'S|D', 'F'],
		['G', 'F', 'Be|By|Ze|Zy', 'Ze|Zy'],
		['Ge', 'M', 'Be|Ze', 'By'],
		['E', null, 'H|W', 'H|W'],
		['F', null, 'F', 'S|D'],
		['FG', 'M', 'FBe|FBy|FZ', 'BS'],
		['FGe', 'M', 'FBe|FZ', 'BS'],
		['MB', null, 'MB', 'ZS|ZD'],
		['FBC', 'M', 'FBS|FBD', 'FBS'],
		['FBC', null, 'FBS|FBD', 'FBS|FBD'],
		['SC', 'M', 'SS|SD', 'FF'],
		['EB', 'F', 'HBe|HBy|WB', 'G · W'],
		['EG', 'M', 'HBe|HBy|HZ|WB|WZ', 'G · H'],
		['FFBC', 'M', 'FF · B · S|D', 'FBS · S'],
		['CH', 'M', 'C · H', 'HF|WF'],
	] as const)(
		'on the path %s for a viewer of sex %s is given every word it may be',
		(path, mySex, there, back) => {
			expect(termsAlong(path, mySex)).toEqual({ there: [there], back: [back] });
		},
	);

	it('in the middle of a path may be either, and in the middle of a genitive is described by one word for both', () => {
		const family = new KinFamily()
			.men('me', 'son', 'other', 'grandson')
			.women('wife')
			.person('child', null)
			.child('child', ['me', null])
			.child('son', ['child', null])
			.child('other', [null, 'child'])
			.child('grandson', ['son', null])
			.married('son', 'wife');
		expect(termsBetween(family, 'me', 'son')).toEqual(['SS|DS']);
		expect(termsBetween(family, 'son', 'me')).toEqual(['FF|MF']);
		expect(termsBetween(family, 'me', 'grandson')).toEqual(['SSS|DSS']);
		expect(termsBetween(family, 'grandson', 'child')).toEqual(['FF|FM']);
		expect(termsBetween(family, 'wife', 'child')).toEqual(['HF|HM']);
		expect(termsBetween(family, 'grandson', 'me')).toEqual(['F · FF|MF']);
	});

	it('is a father or a mother where a link says so', () => {
		const family = new KinFamily().person('parent', null).person('me', 'M').child('me', ['parent', null]);
		expect(termsBetween(family, 'me', 'parent')).toEqual(['F']);
		expect(termsBetween(family, 'parent', 'me')).toEqual(['S']);
	});

	it('is not guessed from the partner', () => {
		const family = new KinFamily().person('me', 'M').person('partner', null).married('me', 'partner');
		expect(termsBetween(family, 'me', 'partner')).toEqual(['H|W']);
	});

	it('stays unknown where the links disagree', () => {
		const family = new KinFamily()
			.person('parent', null)
			.men('one', 'two')
			.child('one', ['parent', null])
			.child('two', [null, 'parent']);
		expect(termsBetween(family, 'one', 'parent')).toEqual(['F|M']);
	});
});

describe('what has no word of its own', () => {
	it.each([
		['FMBS', 'F · MB · S'],
		['FFZS', 'F · FZ · S'],
		['FFB', 'FF · B'],
		['FFBe', 'FF · B'],
		['FFZ', 'FF · Z'],
		['FMB', 'FM · B'],
		['MFB', 'MF · B'],
		['MMZ', 'MM · Z'],
		['FFBW', 'FF · B · W'],
		['FFBS', 'FF · B · S'],
		['FMF', 'FM · F'],
		['FMM', 'FM · M'],
		['MMF', 'MM · F'],
		['FFFFF', 'FFFF · F'],
		['SSSSS', 'SSSS · S'],
		['SDS', 'SD · S'],
		['DDS', 'DD · S'],
		['DDD', 'DD · D'],
		['FBSS', 'FBS · S'],
		['FBDD', 'FBD · D'],
		['MZSD', 'MZS · D'],
		['FBSW', 'FBS · W'],
		['FBDH', 'FBD · H'],
		['MBSW', 'MBS · W'],
		['BSS', 'BS · S'],
		['BSW', 'BS · W'],
		['ZDH', 'ZD · H'],
		['SSW', 'SS · W'],
		['DDH', 'DD · H'],
		['BeWB', 'BeW · B'],
		['BeWF', 'BeW · F'],
		['BWF', 'B · WF'],
		['SWB', 'SW · B'],
		['HZS', 'HZ · S'],
		['WBS', 'WB · S'],
		['HBeS', 'HBe · S'],
		['HBS', 'HBe|HBy · S'],
		['HFBS', 'H · FBS'],
		['WMBS', 'W · MBS'],
		['WMBSW', 'WMB · SW'],
		['HFFF', 'H · FFF'],
		['HZD', 'HZ · D'],
		['HMZS', 'H · MZS'],
		['WMMF', 'WMM · F'],
	])('%s is a genitive', (path, parts) => {
		expect(termsAlong(path, path.startsWith('H') ? 'F' : 'M').there).toEqual([parts]);
	});
});

describe('known wrong answers', () => {
	const index = (path: string, sex: Sex = 'M') => termsAlong(path, sex).there.join();

	it('not every brother is elder', () => expect(index('By')).toBe('By'));
	it("not every father's brother is younger", () => expect(index('FBe')).toBe('FBe'));
	it("not every husband's brother is younger", () => expect(index('HBe', 'F')).toBe('HBe'));
	it("a daughter's son is no son's son", () => expect(index('DS')).toBe('DS'));
	it("only a father's father's father is परदादा", () => {
		const greatGrandparents = ['FFF', 'FMF', 'MFF', 'MMF'].map((path) => index(path));
		expect(greatGrandparents).toEqual(['FFF', 'FM · F', 'MFF', 'MM · F']);
	});
	it('cousins are distinguished by line', () => {
		const cousins = ['FBS', 'FZS', 'MBS', 'MZS'].map((path) => index(path));
		expect(new Set(cousins).size).toBe(4);
	});
});

describe('the order of birth', () => {
	const brothers = (mine: Parameters<KinFamily['born']>[1], his: Parameters<KinFamily['born']>[1]) =>
		new KinFamily()
			.men('father', 'me', 'him')
			.child('me', ['father', null])
			.child('him', ['father', null])
			.born('me', mine)
			.born('him', his);

	it.each([
		['a day apart', { earliest: 10, latest: 10 }, { earliest: 11, latest: 11 }, 'By'],
		['twins', { earliest: 10, latest: 10 }, { earliest: 10, latest: 10 }, 'Be|By'],
		[
			'in one year of which no more is known',
			{ earliest: 1, latest: 365 },
			{ earliest: 1, latest: 365 },
			'Be|By',
		],
		['in a year and on a day of it', { earliest: 1, latest: 365 }, { earliest: 200, latest: 200 }, 'Be|By'],
		['in two years', { earliest: 366, latest: 730 }, { earliest: 1, latest: 365 }, 'Be'],
		['when one is not known', { earliest: 10, latest: 10 }, null, 'Be|By'],
	])('of two brothers born %s', (_, mine, his, terms) => {
		expect(termsBetween(brothers(mine, his), 'me', 'him')).toEqual([terms]);
	});

	it('counts from the father for his brothers, at any age of the nephew', () => {
		const family = new KinFamily()
			.men('grandfather')
			.person('father', 'M', 100)
			.person('uncle', 'M', 500)
			.person('me', 'M', 300)
			.child('father', ['grandfather', null])
			.child('uncle', ['grandfather', null])
			.child('me', ['father', null]);
		expect(termsBetween(family, 'me', 'uncle')).toEqual(['FBy']);
	});
});
