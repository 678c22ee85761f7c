import { describe, expect, it } from 'vitest';
import { translator } from '@/lib/platform/i18n/translate';
import { indexKin } from '@/lib/rules/kinship/graph';
import { relationsBetween } from '@/lib/rules/kinship/relations';
import type { Step } from '@/lib/rules/kinship/steps';
import { kinTerms } from '@/lib/rules/kinship/terms';
import { familyAlong } from '@/tests/support/kin';
import { halfSiblingNote, kinshipWords } from './kinship-words';

/** In Hindi and in English, what the person at the end of a path is to the one at its beginning. */
function wordsAlong(path: string) {
	const { family, target } = familyAlong(path, path.startsWith('H') ? 'F' : 'M');
	const [relation] = relationsBetween(indexKin(family), 'me', target);
	return getWords(kinTerms(relation?.steps ?? []));
}

function getWords(parts: ReturnType<typeof kinTerms>) {
	return [kinshipWords(parts, translator('hi')), kinshipWords(parts, translator('en'))];
}

describe('the words of the kinship table', () => {
	it.each([
		['F', 'पिता', 'father'],
		['M', 'माता', 'mother'],
		['S', 'बेटा', 'son'],
		['D', 'बेटी', 'daughter'],
		['FF', 'दादा', "father's father"],
		['FM', 'दादी', "father's mother"],
		['MF', 'नाना', "mother's father"],
		['MM', 'नानी', "mother's mother"],
		['FFF', 'परदादा', "father's father's father"],
		['FFM', 'परदादी', "father's father's mother"],
		['MFF', 'परनाना', "mother's father's father"],
		['MFM', 'परनानी', "mother's father's mother"],
		['MMM', 'परनानी', "mother's mother's mother"],
		['FFFF', 'लकड़दादा', "father's father's father's father"],
		['FFFM', 'लकड़दादी', "father's father's father's mother"],
		['MFFF', 'लकड़नाना', "mother's father's father's father"],
		['MFFM', 'लकड़नानी', "mother's father's father's mother"],
		['FBe', 'ताऊ', "father's elder brother"],
		['FBeW', 'ताई', "father's elder brother's wife"],
		['FBy', 'चाचा', "father's younger brother"],
		['FByW', 'चाची', "father's younger brother's wife"],
		['FB', 'ताऊ / चाचा', "father's elder brother / father's younger brother"],
		['FZ', 'बुआ', "father's sister"],
		['FZH', 'फूफा', "father's sister's husband"],
		['MB', 'मामा', "mother's brother"],
		['MBW', 'मामी', "mother's brother's wife"],
		['MZ', 'मौसी', "mother's sister"],
		['MZH', 'मौसा', "mother's sister's husband"],
		['H', 'पति', 'husband'],
		['W', 'पत्नी', 'wife'],
		['Be', 'बड़े भाई', 'elder brother'],
		['By', 'छोटा भाई', 'younger brother'],
		['B', 'बड़े भाई / छोटा भाई', 'elder brother / younger brother'],
		['Ze', 'दीदी', 'elder sister'],
		['Zy', 'छोटी बहन', 'younger sister'],
		['BeW', 'भाभी', "elder brother's wife"],
		['ByW', 'छोटे भाई की पत्नी', "younger brother's wife"],
		['ZeH', 'जीजा', "elder sister's husband"],
		['ZyH', 'बहनोई', "younger sister's husband"],
		['FBS', 'चचेरा भाई', "father's brother's son"],
		['FBD', 'चचेरी बहन', "father's brother's daughter"],
		['FZS', 'फुफेरा भाई', "father's sister's son"],
		['FZD', 'फुफेरी बहन', "father's sister's daughter"],
		['MBS', 'ममेरा भाई', "mother's brother's son"],
		['MBD', 'ममेरी बहन', "mother's brother's daughter"],
		['MZS', 'मौसेरा भाई', "mother's sister's son"],
		['MZD', 'मौसेरी बहन', "mother's sister's daughter"],
		['BS', 'भतीजा', "brother's son"],
		['BD', 'भतीजी', "brother's daughter"],
		['ZS', 'भांजा', "sister's son"],
		['ZD', 'भांजी', "sister's daughter"],
		['SS', 'पोता', "son's son"],
		['SD', 'पोती', "son's daughter"],
		['DS', 'दोहिता (नाती)', "daughter's son"],
		['DD', 'दोहिती (नातिन)', "daughter's daughter"],
		['SSS', 'परपोता', "son's son's son"],
		['SSD', 'परपोती', "son's son's daughter"],
		['SSSS', 'लकड़पोता', "son's son's son's son"],
		['SSSD', 'लकड़पोती', "son's son's son's daughter"],
		['DSS', 'पड़दोहिता (परनाती)', "daughter's son's son"],
		['DSD', 'पड़दोहिती (परनातिन)', "daughter's son's daughter"],
		['SW', 'बहू', "son's wife"],
		['DH', 'दामाद', "daughter's husband"],
		['SWF', 'समधी', "son's wife's father"],
		['DHF', 'समधी', "daughter's husband's father"],
		['SWM', 'समधन', "son's wife's mother"],
		['DHM', 'समधन', "daughter's husband's mother"],
		['HF', 'ससुर', "husband's father"],
		['WF', 'ससुर', "wife's father"],
		['HM', 'सास', "husband's mother"],
		['WM', 'सास', "wife's mother"],
		['HFF', 'ददिया ससुर', "husband's father's father"],
		['WFF', 'ददिया ससुर', "wife's father's father"],
		['HFM', 'ददिया सास', "husband's father's mother"],
		['WFM', 'ददिया सास', "wife's father's mother"],
		['HBe', 'जेठ', "husband's elder brother"],
		['HBeW', 'जेठानी', "husband's elder brother's wife"],
		['HBy', 'देवर', "husband's younger brother"],
		['HByW', 'देवरानी', "husband's younger brother's wife"],
		['HZ', 'ननद', "husband's sister"],
		['HZH', 'ननदोई', "husband's sister's husband"],
		['WB', 'साला', "wife's brother"],
		['WBW', 'सलहज', "wife's brother's wife"],
		['WZ', 'साली', "wife's sister"],
		['WZH', 'साढ़ू', "wife's sister's husband"],
		['HMF', 'ननिया ससुर', "husband's mother's father"],
		['HMM', 'ननिया सास', "husband's mother's mother"],
		['HFZ', 'फुफिया सास', "husband's father's sister"],
		['HFZH', 'फुफिया ससुर', "husband's father's sister's husband"],
		['HMZ', 'मौसिया सास', "husband's mother's sister"],
		['HMZH', 'मौसिया ससुर', "husband's mother's sister's husband"],
		['HFBe', 'ताया ससुर', "husband's father's elder brother"],
		['HFBeW', 'ताई सास', "husband's father's elder brother's wife"],
		['HFBy', 'चचिया ससुर', "husband's father's younger brother"],
		['HFByW', 'चचिया सास', "husband's father's younger brother's wife"],
		['WMF', 'ननिया ससुर', "wife's mother's father"],
		['WMM', 'ननिया सास', "wife's mother's mother"],
		['WFZ', 'फुफिया सास', "wife's father's sister"],
		['WFZH', 'फुफिया ससुर', "wife's father's sister's husband"],
		['WMZ', 'मौसिया सास', "wife's mother's sister"],
		['WMZH', 'मौसिया ससुर', "wife's mother's sister's husband"],
		['WFBe', 'ताया ससुर', "wife's father's elder brother"],
		['WFBeW', 'ताई सास', "wife's father's elder brother's wife"],
		['WFBy', 'चचिया ससुर', "wife's father's younger brother"],
		['WFByW', 'चचिया सास', "wife's father's younger brother's wife"],
		['HMB', 'ममिया ससुर', "husband's mother's brother"],
		['HMBW', 'ममिया सास', "husband's mother's brother's wife"],
		['WMB', 'ममिया ससुर', "wife's mother's brother"],
		['WMBW', 'ममिया सास', "wife's mother's brother's wife"],
	])('%s is %s, %s', (path, hindi, english) => {
		expect(wordsAlong(path)).toEqual([hindi.normalize('NFC'), english]);
	});
});

describe('a genitive', () => {
	it.each([
		['FMBS', 'पिता के मामा के बेटे', "father's mother's brother's son"],
		['FMBD', 'पिता के मामा की बेटी', "father's mother's brother's daughter"],
		['FFB', 'दादा के भाई', "father's father's brother"],
		['FFZS', 'पिता की बुआ के बेटे', "father's father's sister's son"],
		['FMF', 'दादी के पिता', "father's mother's father"],
		['FFFFF', 'लकड़दादा के पिता', "father's father's father's father's father"],
		['SSSSS', 'लकड़पोते के बेटे', "son's son's son's son's son"],
		['DSW', 'दोहिते (नाती) की पत्नी', "daughter's son's wife"],
		['FBSS', 'चचेरे भाई के बेटे', "father's brother's son's son"],
		['FBDS', 'चचेरी बहन के बेटे', "father's brother's daughter's son"],
		['BSW', 'भतीजे की पत्नी', "brother's son's wife"],
		['ZSD', 'भांजे की बेटी', "sister's son's daughter"],
		['WBS', 'साले के बेटे', "wife's brother's son"],
		['WFZS', 'पत्नी के फुफेरे भाई', "wife's father's sister's son"],
		['WFB', 'ताया ससुर / चचिया ससुर', "wife's father's elder brother / wife's father's younger brother"],
		['HFBS', 'पति के चचेरे भाई', "husband's father's brother's son"],
		['HBS', 'जेठ के बेटे / देवर के बेटे', "husband's elder brother's son / husband's younger brother's son"],
		['ByWB', 'छोटे भाई की पत्नी के भाई', "younger brother's wife's brother"],
		['BSC', 'भतीजे के बेटे / भतीजे की बेटी', "brother's son's son / brother's son's daughter"],
		['SCH', 'बेटे की संतान के पति', "son's child's husband"],
		['HGH', 'पति के भाई या बहन के पति', "husband's sibling's husband"],
		['SEB', 'बेटे के जीवनसाथी के भाई', "son's spouse's brother"],
	])('of %s is %s, %s', (path, hindi, english) => {
		expect(wordsAlong(path)).toEqual([hindi.normalize('NFC'), english]);
	});
});

describe('a word and what the other of the two says', () => {
	it.each([
		['FBe', 'M', 'ताऊ', 'भतीजा', "brother's son"],
		['FByW', 'F', 'चाची', 'जेठ की बेटी', "husband's elder brother's daughter"],
		['FZH', 'M', 'फूफा', 'साले के बेटे', "wife's brother's son"],
		['MB', 'F', 'मामा', 'भांजी', "sister's daughter"],
		['MZH', 'M', 'मौसा', 'साली के बेटे', "wife's sister's son"],
		['Be', 'F', 'बड़े भाई', 'छोटी बहन', 'younger sister'],
		['BeW', 'M', 'भाभी', 'देवर', "husband's younger brother"],
		['ZyH', 'F', 'बहनोई', 'साली', "wife's sister"],
		['FZS', 'M', 'फुफेरा भाई', 'ममेरा भाई', "mother's brother's son"],
		['MFF', 'F', 'परनाना', 'पोती की बेटी', "son's daughter's daughter"],
		['DSS', 'M', 'पड़दोहिता (परनाती)', 'दादी के पिता', "father's mother's father"],
		['SWF', 'F', 'समधी', 'समधन', "daughter's husband's mother"],
		['HBe', 'F', 'जेठ', 'छोटे भाई की पत्नी', "younger brother's wife"],
		['HFM', 'F', 'ददिया सास', 'पोते की पत्नी', "son's son's wife"],
		['WBW', 'M', 'सलहज', 'ननदोई', "husband's sister's husband"],
		['WMBW', 'M', 'ममिया सास', 'ननद के दामाद', "husband's sister's daughter's husband"],
		['FMBS', 'M', 'पिता के मामा के बेटे', 'फुफेरे भाई के बेटे', "father's sister's son's son"],
	] as const)('%s of sex %s: %s, %s', (path, sex, word, inverse, inverseInEnglish) => {
		const { family, target } = familyAlong(path, sex);
		const index = indexKin(family);
		const [there, back] = [
			relationsBetween(index, 'me', target)[0],
			relationsBetween(index, target, 'me')[0],
		];
		expect(getWords(kinTerms(there?.steps ?? []))[0]).toBe(word.normalize('NFC'));
		expect(getWords(kinTerms(back?.steps ?? []))).toEqual([inverse.normalize('NFC'), inverseInEnglish]);
	});
});

describe('words beside the table', () => {
	it.each([
		[[['self']], 'स्वयं', 'Me'],
		[[['halfFB']], 'भाई (एक ही पिता से)', 'paternal half-brother'],
		[[['halfFZ']], 'बहन (एक ही पिता से)', 'paternal half-sister'],
		[[['halfMB']], 'भाई (एक ही माता से)', 'maternal half-brother'],
		[[['halfMZ']], 'बहन (एक ही माता से)', 'maternal half-sister'],
		[[['halfPB']], 'भाई (एक ही माता या पिता से)', 'half-brother'],
		[[['halfPZ']], 'बहन (एक ही माता या पिता से)', 'half-sister'],
		[[['halfBe']], 'बड़े भाई', 'elder half-brother'],
		[[['halfBy']], 'छोटा भाई', 'younger half-brother'],
		[[['halfZe']], 'दीदी', 'elder half-sister'],
		[[['halfZy']], 'छोटी बहन', 'younger half-sister'],
		[[['halfBe', 'halfBy']], 'बड़े भाई / छोटा भाई', 'elder half-brother / younger half-brother'],
		[[['FF'], ['halfB'], ['SW']], 'दादा के भाई की बहू', "father's father's half-brother's son's wife"],
		[[['stepB']], 'सौतेला भाई', 'stepbrother'],
		[[['stepZ']], 'सौतेली बहन', 'stepsister'],
		[[['halfFB'], ['S']], 'भाई (एक ही पिता से) के बेटे', "paternal half-brother's son"],
		[[['FstepM']], 'सौतेली दादी', "father's stepmother"],
		[[['MstepM']], 'सौतेली नानी', "mother's stepmother"],
		[[['HstepM']], 'सौतेली सास', "husband's stepmother"],
		[[['WstepM']], 'सौतेली सास', "wife's stepmother"],
		[[['stepF']], 'सौतेले पिता', 'stepfather'],
		[[['stepM'], ['B']], 'सौतेली माता के भाई', "stepmother's brother"],
		[[['FW']], 'सौतेली माता', 'stepmother'],
		[[['HS'], ['S']], 'सौतेले बेटे के बेटे', "husband's son's son"],
		[[['HW']], 'पति की दूसरी पत्नी', "husband's other wife"],
		[[['formerH']], 'पूर्व पति', 'former husband'],
		[[['B'], ['formerW']], 'भाई की पूर्व पत्नी', "brother's former wife"],
		[[['formerW'], ['F']], 'पूर्व पत्नी के पिता', "former wife's father"],
		[[['coM']], 'संतान की माता', "child's mother"],
		[[['B'], ['coF']], 'भाई की संतान के पिता', "brother's child's father"],
		[[['FFW']], 'सौतेली दादी', "father's stepmother"],
		[[['FFFW']], 'सौतेली परदादी', "father's father's stepmother"],
		[[['MFW']], 'सौतेली नानी', "mother's stepmother"],
		[[['MFFW']], 'सौतेली परनानी', "mother's father's stepmother"],
		[[['HFW']], 'सौतेली सास', "husband's stepmother"],
		[[['WFW']], 'सौतेली सास', "wife's stepmother"],
		[[['H'], ['FFW']], 'पति की सौतेली दादी', "husband's father's stepmother"],
		[[['P'], ['B']], 'माता या पिता के भाई', "parent's brother"],
	] satisfies [ReturnType<typeof kinTerms>, string, string][])('%j', (parts, hindi, english) => {
		expect(getWords(parts)).toEqual([hindi.normalize('NFC'), english]);
	});

	it('says once what the language does not tell apart', () => {
		expect(wordsAlong('EF')).toEqual(['ससुर', "husband's father / wife's father"]);
	});
});

describe('halfSiblingNote', () => {
	const half: Step = {
		kind: 'sibling',
		sex: 'M',
		age: 'elder',
		tie: 'half',
		isAdopted: false,
		commonParentSex: 'M',
		sharedParentIds: [],
	};
	const up: Step = { kind: 'parent', sex: 'M', link: 'birth' };
	const wed: Step = { kind: 'spouse', sex: 'F', endedBy: null };

	it.each([
		[[half], 'एक ही पिता से', 'by the same father'],
		[[{ ...half, commonParentSex: 'F' }], 'एक ही माता से', 'by the same mother'],
		[[{ ...half, commonParentSex: null }], 'एक ही माता या पिता से', 'by one parent in common'],
		[[up, up, half], 'दादा के भाई (एक ही पिता से)', "father's father's paternal half-brother"],
	] satisfies [Step[], string, string][])('names the common parent, example %#', (steps, hindi, english) => {
		expect([halfSiblingNote(steps, translator('hi')), halfSiblingNote(steps, translator('en'))]).toEqual([
			hindi.normalize('NFC'),
			english,
		]);
	});

	it.each([
		[[{ ...half, tie: 'full' }]],
		[[up]],
		// An uncle and a brother's wife have the plain words.
		[[up, half]],
		[[half, wed]],
	] satisfies [Step[]][])('is null where the words leave nothing out, example %#', (steps) => {
		expect(halfSiblingNote(steps, translator('hi'))).toBeNull();
	});
});
