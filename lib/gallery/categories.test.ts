import { expect, it } from 'vitest';
import { categoryNamed } from './categories';

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
	expect(categoryNamed(typed)).toBe(category);
});
