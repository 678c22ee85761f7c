import type { Language } from './language';
import { searchKey } from './text-folding';

/**
 * The letters of folded keys in the order of each alphabet. Both scripts fold to one key, so that a list of names in
 * both is one alphabet: अर्जुन comes beside Arjun. In Hindi vowels come first, then क, ग, च, ज and so on.
 */
export const alphabets: Readonly<Record<Language, string>> = {
	en: 'abcdefghijklmnopqrstuvwxyz',
	hi: 'aiueokgcjtdnpbmyrlvshfqwxz',
};

/** A folded key with its letters in the places of the reader's alphabet: compared by its bytes. An `ai` of a key is an e. */
function inAlphabet(key: string, language: Language): string {
	return key.replaceAll('ai', 'e').replace(/[a-z]/g, (letter) => {
		const place = alphabets[language].indexOf(letter);
		return alphabets.en.charAt(place);
	});
}

/** Compares names by the reader's alphabet, whichever script each of them is in. */
export function alphabetical(language: Language): (a: string, b: string) => number {
	const keys = new Map<string, string>();
	const getKey = (name: string) => {
		const known = keys.get(name);
		if (known !== undefined) return known;
		const key = inAlphabet(searchKey(name), language);
		keys.set(name, key);
		return key;
	};
	const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
	return (a, b) => byText(getKey(a), getKey(b)) || byText(a, b);
}
