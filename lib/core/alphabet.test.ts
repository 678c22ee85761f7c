import { expect, it } from 'vitest';
import { alphabetical, alphabets } from './alphabet';

const names = ['Zorawar', 'गजेंद्र', 'Ekta', 'अर्जुन', 'Arjun', 'Hukam', 'कमला', 'Uday', 'इंद्र', 'Meera', 'खुशी'];

it('puts names of both scripts into one alphabet, in English', () => {
	expect(names.toSorted(alphabetical('en'))).toEqual([
		...['Arjun', 'अर्जुन', 'Ekta', 'गजेंद्र', 'Hukam', 'इंद्र', 'Zorawar', 'कमला', 'खुशी', 'Meera', 'Uday'],
	]);
});

it('puts them into the order of the Hindi alphabet, in Hindi', () => {
	expect(names.toSorted(alphabetical('hi'))).toEqual([
		...['Arjun', 'अर्जुन', 'इंद्र', 'Uday', 'Ekta', 'कमला', 'खुशी', 'गजेंद्र', 'Zorawar', 'Meera', 'Hukam'],
	]);
});

it('has every letter of a key once in each alphabet', () => {
	for (const letters of Object.values(alphabets)) expect([...letters].sort().join('')).toBe(alphabets.en);
});
