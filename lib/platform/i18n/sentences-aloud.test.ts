import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Language, languages } from '@/lib/core/language';
import written from '@/tests/support/person-sentences.json';
import { getMessages, translator } from './translate';

const sentences = z.object({
	/** The reader; only where the message has words of its own for them. */
	self: z.string().exactOptional(),
	man: z.string(),
	woman: z.string(),
	unknown: z.string(),
});

/** Messages as they are read aloud. `about` is the argument that holds the person. */
const rows = z
	.array(z.object({ key: z.string(), about: z.string(), hi: sentences, en: sentences }))
	.parse(written);

const people = {
	man: {
		gender: 'Male',
		hi: { name: 'भैरों सिंह', whose: 'आपके दादोसा', who: 'आपके दादा', relation: 'बेटा' },
		en: { name: 'Bhairon Singh', whose: 'your Dadosa', who: 'your grandfather', relation: 'son' },
	},
	woman: {
		gender: 'Female',
		hi: { name: 'मीनल कँवर', whose: 'आपकी नानोसा', who: 'आपकी दादी', relation: 'बेटी' },
		en: { name: 'Meenal Kanwar', whose: 'your Nanosa', who: 'your grandmother', relation: 'daughter' },
	},
	unknown: {
		gender: 'other',
		hi: { name: 'किरण राठौड़', whose: 'किरण राठौड़', who: 'आपकी संतान', relation: 'संतान' },
		en: { name: 'Kiran Rathore', whose: 'Kiran Rathore', who: 'your child', relation: 'child' },
	},
} as const;

const others = {
	hi: { name: 'करणवीर सिंह', subject: 'करणवीर सिंह', ward: 'गौरी राठौड़', date: '1 मार्च 2027' },
	en: { name: 'Karanveer Singh', subject: 'Karanveer Singh', ward: 'Gauri Rathore', date: 'Mar 1, 2027' },
};

/** Arguments that are the same in every row. */
const sides = { whose: 'own', how: 'widowed', years: 46, age: 18 };

const folder = z.record(z.string(), z.unknown());

function findMessage(key: string, language: Language): string {
	const found = key
		.split('.')
		.reduce<unknown>((messages, part) => folder.parse(messages)[part], getMessages(language));
	return z.string().parse(found);
}

describe.each(languages)('sentences about a person in %s', (language) => {
	const say = ({ key, about }: (typeof rows)[number], whom: keyof typeof people | 'self') => {
		const { gender, ...said } = people[whom === 'self' ? 'unknown' : whom];
		const { name, whose, who, relation } = said[language];
		const names = translator(language)('familyDays.named', { name, relation });
		const texts: Record<string, string> = { names, whose };
		const mine = key.startsWith('matchReasons.') ? { whose: 'mine' } : {};
		const t = createTranslator({
			locale: language,
			messages: { sentence: findMessage(key, language) },
			onError: (error) => {
				throw error;
			},
		});
		return t('sentence', {
			...{ ...sides, ...mine, ...others[language], gender, who, relation, words: relation },
			person: whom === 'self' ? 'self' : about === 'ward' ? 'ward' : 'other',
			...(whom !== 'self' && { [about]: texts[about] ?? name }),
		});
	};

	it.each(rows.map((row) => [row.key, row] as const))('%s reads as it is written out', (_, row) => {
		for (const whom of ['self', 'man', 'woman', 'unknown'] as const) {
			const sentence = row[language][whom];
			if (sentence !== undefined) expect(say(row, whom)).toBe(sentence);
		}
	});
});
