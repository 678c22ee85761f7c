import { expect, it } from 'vitest';
import { dateWords } from './date-words';
import { translator } from './translate';

it.each([
	['1921', '1921', '1921'],
	['1921~', 'about 1921', 'लगभग 1921'],
	['1921-03', 'Mar 1921', 'मार्च 1921'],
	['1921-03-04', 'Mar 4, 1921', '4 मार्च 1921'],
])('says %s in words', (text, english, hindi) => {
	expect(dateWords(text, translator('en'), 'en')).toBe(english);
	expect(dateWords(text, translator('hi'), 'hi')).toBe(hindi);
});
