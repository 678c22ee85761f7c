import { expect, it } from 'vitest';
import { chosenPictures, valuesInForm, valuesOfDeity } from './deity-values';

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

it('tells of a stored record what the form would hold', () => {
	const values = valuesOfDeity(karni);
	expect(values).toMatchObject({
		...{ deityType: 'devi', clans: 'Rathore, Bhati', images: '/a /b' },
		...{ 'en.name': 'Karni', 'en.alternateNames': 'Ridhi, Karnal', 'en.rituals': '', 'hi.name': '' },
	});
	const form = new FormData();
	for (const [name, value] of Object.entries(values)) if (name !== 'images') form.set(name, value);
	expect(valuesInForm(form, [stored('/a'), stored('/b')])).toEqual(values);
});

it('keeps my pictures, but none that the newer version has removed', () => {
	const mine = [stored('/b'), { key: 'new', url: 'blob:1', file }, stored('/a')];
	expect(chosenPictures('/b blob:1 /a', mine, ['/a', '/c'])).toEqual([mine[1], mine[2]]);
	expect(chosenPictures('/a /c', mine, ['/a', '/c'])).toEqual([stored('/a'), stored('/c')]);
});
