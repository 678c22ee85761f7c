import { describe, expect, it } from 'vitest';
import { keyRanker, readSearch } from '@/lib/core/search-words';
import { searchKey } from '@/lib/core/text-folding';
import { provideDatabase } from '@/tests/support/database';
import { developmentPairs, heldOutPairs } from '@/tests/support/search-pairs';
import { db } from './client';
import { Prisma } from './generated/client';
import { matchKey } from './key-match';

provideDatabase();

const names = ['अमर सिंह', 'Amar', 'Amarjeet Kaur', 'Singh Amar', 'Kumar Singh', 'Samar Kumar', '50% _off\\'];

/** Names that match, the best first; the rank in the answer is that of the database. */
async function find(typed: string, among: string[]) {
	const { matches, rank } = matchKey(Prisma.sql`"key"`, typed);
	return db.$queryRaw<{ name: string; rank: number | null }[]>`
		SELECT "name", ${rank} AS "rank" FROM unnest(${among}::text[], ${among.map(searchKey)}::text[]) AS stored("name", "key")
		WHERE ${matches} ORDER BY "rank", "key" COLLATE "C", "name" COLLATE "C"`;
}

const namesFound = async (typed: string) => (await find(typed, names)).map(({ name }) => name);

describe('matchKey', () => {
	it('puts the same words first, then beginnings, beginnings of words, parts, and slips last', async () => {
		expect(await namesFound('अमर')).toEqual([
			'Amar',
			'अमर सिंह',
			'Amarjeet Kaur',
			'Singh Amar',
			'Samar Kumar',
		]);
		expect(await namesFound('Kumra')).toEqual(['Kumar Singh', 'Samar Kumar']);
	});

	it('finds words in any order', async () => {
		expect((await namesFound('singh amar')).slice(0, 2)).toEqual(['Singh Amar', 'अमर सिंह']);
	});

	it('finds everything without a text, and nothing by a text without a letter', async () => {
		expect(await namesFound('')).toHaveLength(names.length);
		expect(await namesFound('\u200d')).toEqual([]);
	});

	it.each(['zzzz', 'aaaa', 'ssss', 'zzzz Amar'])('finds nothing by %s', async (typed) => {
		const stored = [...names, 'जयपुर', 'Jamwai', 'zz'];
		expect(await find(typed, stored)).toEqual([]);
	});

	it.each(['%', '_', '\\', '%%%', "'"])('takes %s for what it is', async (typed) => {
		expect((await namesFound(typed)).filter((name) => !name.includes(typed))).toEqual([]);
	});

	it('ranks as it is done in memory', async () => {
		const pairs = [developmentPairs, heldOutPairs].flatMap((set) => Object.values(set).flat());
		const stored = pairs.map(([name]) => name);
		for (const [, typed] of pairs) {
			const looked = readSearch(typed);
			const rankOf = looked && keyRanker(looked);
			const inMemory = stored.filter((name) => (rankOf?.(searchKey(name)) ?? 9) < 4).sort();
			const inDatabase = (await find(typed, stored)).filter(({ rank }) => (rank ?? 9) < 4);
			expect(inDatabase.map(({ name }) => name).sort(), typed).toEqual(inMemory);
		}
	});
});
