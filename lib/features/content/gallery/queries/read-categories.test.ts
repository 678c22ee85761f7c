import { expect, it } from 'vitest';
import { builtInCategories, categoryNamed } from './read-categories';

it.each([
	['Forts', 'Forts'],
	['  forts', 'Forts'],
	['दुर्ग', 'Forts'],
	['पर्व-त्योहार', 'Festivals'],
	['', 'General'],
	['सामान्य', 'General'],
	['Camel fair', 'Camel fair'],
	['ऊँट मेला', 'ऊँट मेला'],
])('“%s” is %s', (typed, category) => {
	expect(categoryNamed(typed, builtInCategories)).toBe(category);
});

it('knows a category by each of its names, as administrators have set them', () => {
	const categories = [{ key: 'Forts', hi: 'गढ़', en: 'Castles' }];
	expect(['forts', 'CASTLES', 'गढ़', 'दुर्ग'].map((typed) => categoryNamed(typed, categories))).toEqual([
		...['Forts', 'Forts', 'Forts', 'दुर्ग'],
	]);
});
