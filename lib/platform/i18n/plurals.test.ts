import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/core/language';
import en from '@/messages/en';
import hi from '@/messages/hi';
import { flattenMessages } from '@/scripts/messages';
import words from '@/tests/support/plural-words.json';

const branches = String.raw`(?:[=\w]+ \{(?:[^{}]|\{[^{}]*\})*\}\s*)+`;
const plurals = new RegExp(String.raw`\{(\w+), plural, (${branches})\}([^{}।.,:;(]*)`, 'g');
const counts = /\{(\w+)(?:, number)?\}([^{}।.,:;(]*)/g;

const messages = {
	hi: new Map(flattenMessages(hi)),
	en: new Map(flattenMessages(en)),
};

/** A pattern of these words where they stand alone, the longest first. */
function anyOf(list: string[]): RegExp {
	const longestFirst = list.toSorted((a, b) => b.length - a.length).join('|');
	return new RegExp(String.raw`(?<![\p{L}\p{M}{])(?:${longestFirst})(?![\p{L}\p{M}])`, 'gu');
}

function readGrammar(language: Language) {
	const { changing, changingTogether, unchanging, fixed, sentences } = words[language];
	const pairs = changing.map((pair) => pair.split(' '));
	const manyByOne = new Map([
		...pairs.map(([one = '', many = '']): [string, string] => [one, many]),
		...Object.entries(changingTogether),
	]);
	const ones = anyOf([...manyByOne.keys()]);
	const many = anyOf([...manyByOne.values()]);
	return {
		sentences: new Map<string, string>(Object.entries(sentences)),
		dropFixed: (text: string) => text.replace(anyOf(fixed), '').replace(/ +/g, ' ').trim(),
		toMany: (one: string) => one.replace(ones, (word) => manyByOne.get(word) ?? word),
		hasOne: (text: string) => text.search(ones) >= 0,
		hasMany: (text: string) => text.search(many) >= 0,
		hasUnchanging: (text: string) => text.search(anyOf(unchanging)) >= 0,
	};
}

function findFaults(language: Language, message: string): string[] {
	const grammar = readGrammar(language);
	return [...message.matchAll(plurals)].flatMap(([, , forms = '', after = '']) => {
		const branch = (name: string) =>
			new RegExp(String.raw`(?:^| )${name} \{((?:[^{}]|\{[^{}]*\})*)\}`).exec(forms)?.[1] ?? '';
		if (branch('one') && grammar.sentences.get(branch('one')) === branch('other')) return [];
		const one = grammar.dropFixed(branch('one'));
		const many = grammar.dropFixed(branch('other'));
		const outside = grammar.dropFixed(after);
		const faults: string[] = [];
		if (grammar.hasOne(outside) || grammar.hasMany(outside)) faults.push(`"${outside}" never changes`);
		if (one === '' && grammar.hasMany(many)) faults.push(`"${many}" has no form for one`);
		if (one !== '' && grammar.toMany(one) !== many) faults.push(`"${many}" is not "${grammar.toMany(one)}"`);
		if (grammar.hasMany(one)) faults.push(`"${one}" is in the plural`);
		if (grammar.toMany(one) === one && !grammar.hasUnchanging(branch('other')))
			faults.push(`"${many}" has no noun that stays the same`);
		return faults;
	});
}

describe.each(['hi', 'en'] as const)('plurals of messages in %s', (language) => {
	it('agree with one in the first form and with many in the other', () => {
		const faults = [...messages[language]].flatMap(([key, message]) =>
			findFaults(language, message).map((fault) => `${key}: ${fault}`),
		);
		expect(faults).toEqual([]);
	});

	it('are there for each count that has them in the other language, unless the noun stays the same', () => {
		const grammar = readGrammar(language);
		const other = messages[language === 'hi' ? 'en' : 'hi'];
		const missing = [...messages[language]].filter(([key, message]) => {
			const counted = [...(other.get(key) ?? '').matchAll(plurals)].map(([, name]) => name);
			return [...message.matchAll(counts)].some(
				([, name, after = '']) =>
					counted.includes(name) && after.trim() !== '' && !grammar.hasUnchanging(after),
			);
		});
		expect(missing).toEqual([]);
	});
});

/** Messages that say a number in words, or in another unit, in one of the two languages. */
const saidOtherwise: readonly string[] = [
	'errors.picture.tooManyPixels',
	'photoField.tooManyPixels',
	'familyTree.info.points.account',
	'dashboard.matches.high',
];

/** The numbers of a message in ascending order, without the counts that choose the form of a plural. */
function findNumbers(message: string): number[] {
	const numbers = message.replace(/=\d+/g, '').match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
	return numbers.map((number) => Number(number.replaceAll(',', ''))).sort((a, b) => a - b);
}

describe('numbers of messages', () => {
	it('agree in both languages', () => {
		const different = [...messages.hi].filter(([key, message]) => {
			const other = messages.en.get(key) ?? '';
			return !saidOtherwise.includes(key) && findNumbers(message).join() !== findNumbers(other).join();
		});
		expect(different).toEqual([]);
	});
});
