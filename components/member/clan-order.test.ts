import { expect, it } from 'vitest';
import { alphabetical } from '@/lib/core/alphabet';
import { getMessages } from '@/lib/platform/i18n/translate';
import { isListed } from '@/lib/rules/clan/groups';

it.each([
	['en', ['Bhati', 'Bundela', 'Chandel', 'Chauhan', 'Gahlot'], ['Atri', 'Chandratreya', 'Gargya', 'Gautam']],
	['hi', ['कछवाहा', 'गहलोत', 'गेहलोत', 'चंदेल', 'चौहान'], ['अत्रि', 'कश्यप', 'गार्ग्य', 'गौतम']],
] as const)(
	'offers clans and gotras in the alphabet of %s, and another clan last',
	(language, firstClans, firstGotras) => {
		const messages = getMessages(language);
		const { Other, ...named } = messages.clans;
		const offered = Object.entries(named).flatMap(([clan, name]) => (isListed(clan) ? [name] : []));
		const gotras = Object.values(messages.gotras);
		expect(offered.slice(0, firstClans.length)).toEqual(firstClans);
		expect(Object.values(messages.clans).at(-1)).toBe(Other);
		expect(gotras.slice(0, firstGotras.length)).toEqual(firstGotras);
		expect(Object.values(named)).toEqual(Object.values(named).toSorted(alphabetical(language)));
		expect(gotras).toEqual(gotras.toSorted(alphabetical(language)));
	},
);
