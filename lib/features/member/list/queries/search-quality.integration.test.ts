import { beforeEach, describe, expect, it } from 'vitest';
import { matchingOptions } from '@/lib/core/matching-options';
import { nameKey } from '@/lib/core/name-key';
import { keyedOption } from '@/lib/core/search-words';
import { searchKey } from '@/lib/core/text-folding';
import { tallyClans } from '@/lib/features/site/home/queries';
import { db } from '@/lib/platform/db/client';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { developmentPairs, heldOutPairs, unrelatedWords } from '@/tests/support/search-pairs';
import { searchMembers } from './search-members';

provideDatabase();
beforeEach(emptyTables);

const now = new Date();
const kinds = ['names', 'clans', 'places', 'slips'] as const;

async function addMembers(names: string[], ofClan = false) {
	await db.member.createMany({
		data: names.map((name, at) => ({
			name,
			nameKey: nameKey(name),
			...(ofClan && { clan: name, clanKey: searchKey(name) }),
			email: `${at}@example.org`,
			emailKey: `${at}@example.org`,
			claimedAt: now,
		})),
	});
}

async function namesFound(search: string) {
	const { users } = await searchMembers(
		{ search, page: 1, limit: 100 },
		{ viewer: null, language: 'en', now },
	);
	return users.map(({ name }) => name);
}

async function clansFound(search: string) {
	return (await tallyClans(search, 100)).tallies.map(({ name }) => name);
}

/** Every name, clan and place is a member's name too, among the others of its set. */
async function getMissed(set: typeof developmentPairs) {
	const pairs = kinds.flatMap((kind) => set[kind].map(([stored, typed]) => ({ kind, stored, typed })));
	await addMembers([...new Set(pairs.map(({ stored }) => stored))], true);
	const places = set.places.map(([stored]) => keyedOption(stored));
	const missed: string[] = [];
	for (const { kind, stored, typed } of pairs) {
		const isFound =
			(await namesFound(typed)).includes(stored) &&
			(kind !== 'clans' || (await clansFound(typed)).includes(stored)) &&
			(kind !== 'places' || matchingOptions(places, typed).some(({ option }) => option === stored));
		if (!isFound) missed.push(`${stored} ← ${typed}`);
	}
	return { missed, count: pairs.length };
}

describe('search among names, clans and places in both scripts', () => {
	it.each([
		['the pairs it was built with', developmentPairs],
		['pairs written after the folding was fixed', heldOutPairs],
	])('finds at least 95 of 100 of %s', async (_, set) => {
		const { missed, count } = await getMissed(set);
		expect(count).toBeGreaterThanOrEqual(60);
		expect(missed.length / count, missed.join(', ')).toBeLessThanOrEqual(0.05);
	});

	it('finds names written apart or together, and by their second word', async () => {
		const written = ['Guman Pal', 'गुमानपाल', 'Amritkanwar', 'अमृत कंवर', 'रामसिंह', 'Ram Singh'];
		await addMembers(written);
		for (const typed of ['Gumanpal', 'गुमान पाल'])
			expect((await namesFound(typed)).sort(), typed).toEqual(['Guman Pal', 'गुमानपाल']);
		for (const typed of ['Amrit Kanwar', 'अमृतकंवर', 'Kanwar', 'कंवर'])
			expect((await namesFound(typed)).sort(), typed).toEqual(['Amritkanwar', 'अमृत कंवर']);
		for (const typed of ['Ramsingh', 'राम सिंह', 'Singh'])
			expect((await namesFound(typed)).sort(), typed).toEqual(['Ram Singh', 'रामसिंह']);
	});

	it('finds nobody where nobody has the name', async () => {
		const sisodias = [
			'Udai Sisodia',
			'भीम सिसोदिया',
			'Pratap Sisodiya',
			'Karan Singh Sisodia',
			'सिसोदिया अमर',
		];
		await addMembers([...sisodias, 'Vikram Panwar', 'Vikram Tanwar', 'भंवर परमार']);
		for (const typed of ['सोढा', 'Sodha', 'Kanwar', 'Vikram Kanwar'])
			expect(await namesFound(typed), typed).toEqual([]);
	});

	it('finds at most 2 of 100 that have nothing to do with what is looked for', async () => {
		await addMembers(unrelatedWords.flat(), true);
		const wrong: string[] = [];
		let compared = 0;
		for (const spellings of unrelatedWords)
			for (const typed of spellings)
				for (const find of [namesFound, clansFound]) {
					const others = (await find(typed)).filter((name) => !spellings.includes(name));
					wrong.push(...others.map((name) => `${typed} → ${name}`));
					compared += unrelatedWords.flat().length - spellings.length;
				}
		expect(compared).toBeGreaterThanOrEqual(2000);
		expect(wrong.length / compared, wrong.join(', ')).toBeLessThanOrEqual(0.02);
	});

	it('finds at most 2 of 100 full names that share no word with the one that is looked for', async () => {
		const half = unrelatedWords.length / 2;
		// Each first word goes with another of the second half, in one script or the other.
		const fullNames = unrelatedWords.slice(0, half).map((first, at) => {
			const second = unrelatedWords[half + ((at * 7) % half)] ?? [];
			return [0, 1].map((script) => `${first[script]} ${second[script]}`);
		});
		await addMembers(fullNames.flat());
		const wrong: string[] = [];
		let compared = 0;
		for (const spellings of fullNames)
			for (const typed of spellings) {
				const found = await namesFound(typed);
				expect(found).toEqual(expect.arrayContaining(spellings));
				wrong.push(...found.filter((name) => !spellings.includes(name)).map((name) => `${typed} → ${name}`));
				compared += fullNames.flat().length - spellings.length;
			}
		expect(compared).toBeGreaterThanOrEqual(2000);
		expect(wrong.length / compared, wrong.join(', ')).toBeLessThanOrEqual(0.02);
	});
});
