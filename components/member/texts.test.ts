import { expect, it } from 'vitest';
import { getMessages } from '@/lib/platform/i18n/translate';
import { isListed } from '@/lib/rules/clan/groups';
import { memberTexts } from './texts';

it.each([
	['en', ['Bhati', 'Bundela', 'Chandel', 'Chauhan', 'Gahlot'], ['Atri', 'Chandratreya', 'Gargya', 'Gautam']],
	['hi', ['कछवाहा', 'गहलोत', 'गेहलोत', 'चंदेल', 'चौहान'], ['अत्रि', 'कश्यप', 'गार्ग्य', 'गौतम']],
] as const)(
	'offers clans and gotras in the alphabet of %s, and another clan last',
	(language, clans, gotras) => {
		const texts = memberTexts(getMessages(language), language);
		const offered = Object.keys(texts.clans).filter(isListed);
		expect(offered.slice(0, clans.length).map((clan) => texts.clans[clan])).toEqual(clans);
		expect(Object.keys(texts.clans).at(-1)).toBe('Other');
		expect(Object.values(texts.gotras).slice(0, gotras.length)).toEqual(gotras);
	},
);
