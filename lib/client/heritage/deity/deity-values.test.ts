import { expect, it } from 'vitest';
import { flatValues, getFormValues, withoutRemoved } from './deity-values';

const nothing = {
	...{ rituals: null, location: null, district: null, temple: null, festival: null },
	...{ history: null, legends: null, importance: null, additionalInfo: null },
};
const karni = {
	deityType: 'devi' as const,
	clans: ['Rathore', 'Bhati'],
	images: ['/a', '/b'],
	texts: {
		hi: null,
		en: { ...nothing, name: 'Karni', alternateNames: ['Ridhi', 'Karnal'], description: 'D' },
	},
};
const file = new File([], 'new.jpg');
const stored = (url: string) => ({ key: url, url, file: null });

it('begins with what is stored', () => {
	expect(flatValues(getFormValues(karni))).toMatchObject({
		...{ deityType: 'devi', clans: 'Rathore, Bhati', images: '/a /b' },
		...{ 'en.name': 'Karni', 'en.alternateNames': 'Ridhi, Karnal', 'en.rituals': '', 'hi.name': '' },
	});
});

it('keeps my pictures, but none that the newer version has removed', () => {
	const mine = [stored('/b'), { key: 'new', url: 'blob:1', file }, stored('/a')];
	expect(withoutRemoved(mine, [stored('/a'), stored('/c')])).toEqual([mine[1], mine[2]]);
});
