import { expect, it } from 'vitest';
import { findDescription } from './description';

it('is the whole text, as one line, where it is short', () => {
	expect(findDescription('The fort.\n\nIts  wells.')).toBe('The fort. Its wells.');
	expect(findDescription(' ')).toBeNull();
});

it('ends with a sentence where one is long enough', () => {
	const sentence = 'मेहरानगढ़ का दुर्ग राव जोधा ने एक ऊँची पहाड़ी पर बनवाया था, और उसके नीचे नगर बसा जो आज जोधपुर है।';
	expect(findDescription(`${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`);
});

it('ends with a whole word where a sentence is too long', () => {
	const text = `${'fort '.repeat(31)}longer than a description may be`;
	expect(findDescription(text)).toBe(`${'fort '.repeat(31).trimEnd()}…`);
});
