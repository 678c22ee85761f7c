import { expect, it } from 'vitest';
import en from '@/messages/en.json';
import hi from '@/messages/hi.json';
import { dateWords } from './date-words';

const words = { hi: hi.familyTree.card, en: en.familyTree.card };

it.each([
	['1921', '1921', '1921'],
	['1921~', 'about 1921', 'लगभग 1921'],
	['1921-03', 'Mar 1921', 'मार्च 1921'],
	['1921-03-04', 'Mar 4, 1921', '4 मार्च 1921'],
])('says %s in words', (text, english, hindi) => {
	expect(dateWords(text, 'en', words.en)).toBe(english);
	expect(dateWords(text, 'hi', words.hi)).toBe(hindi);
});
