import { beforeEach, describe, expect, it } from 'vitest';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { searchMembers } from './search-members';

provideDatabase();
beforeEach(emptyTables);

const now = new Date();

async function addMembers(names: string[]) {
	await db.member.createMany({
		data: names.map((name, at) => ({
			name,
			nameKey: searchKey(name),
			email: `${at}@example.org`,
			emailKey: `${at}@example.org`,
			claimedAt: now,
		})),
	});
}

async function found(search: string, { page = 1, limit = 20 } = {}) {
	const { users, pagination } = await searchMembers(
		{ search, page, limit },
		{ viewer: null, language: 'en', now },
	);
	return { names: users.map(({ name }) => name), ...pagination };
}

describe('searching members', () => {
	it('puts the same name first, then beginnings, beginnings of words, parts, and what is similar last', async () => {
		await addMembers(['Samar Kumar', 'Singh Amar', 'Amarjeet Kaur', 'अमर सिंह', 'Ambar', 'Amar', 'Bhati']);
		const { names } = await found('अमर');
		expect(names).toEqual(['Amar', 'अमर सिंह', 'Amarjeet Kaur', 'Singh Amar', 'Samar Kumar']);
	});

	it('finds words in any order, half typed', async () => {
		await addMembers(['Vikram Singh Rathore', 'विक्रम सिंह झाला', 'Rathore Himmat']);
		expect((await found('rath vik')).names).toEqual(['Vikram Singh Rathore']);
		expect((await found('झा')).names).toEqual(['विक्रम सिंह झाला']);
	});

	it('forgives a slip in one or in each of two words', async () => {
		await addMembers(['महेंद्र सिंह राठौड़', 'Jaswant Bhati']);
		for (const typed of ['Mahedra', 'Mahnedra Rathroe', 'Rathroe', 'Mahendar Sigh Rathor'])
			expect((await found(typed)).names, typed).toEqual(['महेंद्र सिंह राठौड़']);
	});

	it('fills a first page with the most similar, and no further', async () => {
		const similar = Array.from({ length: 30 }, (_, at) => `Mahedra ${'abcdefghij'[at % 10]}${'klm'[at % 3]}`);
		await addMembers(['Mahendra', ...similar]);
		const first = await found('Mahendra', { limit: 15 });
		const second = await found('Mahendra', { page: 2, limit: 15 });
		expect(first).toMatchObject({ total: 20, pages: 2 });
		expect(first.names[0]).toBe('Mahendra');
		expect(first.names).toHaveLength(15);
		expect(second.names).toHaveLength(5);
		expect(new Set([...first.names, ...second.names]).size).toBe(20);
		expect((await found('Mahendra', { page: 3, limit: 15 })).names).toEqual([]);
	});

	it('looks for nobody similar when a whole name fits, but when it fits nobody', async () => {
		await addMembers(['Bhanwar Singh Rathore', 'भंवर सिंह राठौड़', 'Bhanwar Singh Bhati']);
		expect((await found('Bhanwar Singh Rathod')).names).toHaveLength(2);
		expect((await found('Bhanwar Singh Rahtore')).names).toHaveLength(3);
	});

	it('finds a thousand at most, the best of all, and counts what it found', async () => {
		await addMembers(['Singh', ...Array.from({ length: 1005 }, (_, at) => `Amar ${at} Singh`)]);
		const first = await found('Singh', { limit: 100 });
		expect(first).toMatchObject({ total: 1000, pages: 10 });
		expect(first.names[0]).toBe('Singh');
		expect((await found('Singh', { page: 10, limit: 100 })).names).toHaveLength(100);
		expect((await found('Singh', { page: 11, limit: 100 })).names).toEqual([]);
		expect((await found('', { limit: 100 })).total).toBe(1006);
	});

	it('finds nothing by a text of which nothing can be looked for', async () => {
		await addMembers(['Amar']);
		expect(await found('\u200d')).toMatchObject({ names: [], total: 0, pages: 0 });
	});

	it.each([
		'a',
		'a b c',
		'a b c d e f g h',
		'x'.repeat(100),
		'र '.repeat(50),
		'ab-cd',
		"o'",
		'१२३',
		'🙏',
		'\\',
		'%_',
		'(a|b)*',
	])('answers to %s', async (search) => {
		await addMembers(['Amar Bhati Champawat', '(a|b)*', 'Gaj']);
		expect((await found(search)).total).toBeLessThanOrEqual(2);
	});
});
