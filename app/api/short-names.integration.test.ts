import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { GET as searchBlogs } from '@/app/api/blogs/search/route';
import { GET as listTrees } from '@/app/api/family/trees/route';
import { GET as listClans } from '@/app/api/users/clans/route';
import { GET as listMembers } from '@/app/api/users/route';
import { matchingOptions } from '@/lib/core/matching-options';
import { keyedOption } from '@/lib/core/search-words';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';

provideDatabase();
beforeEach(emptyTables);

const names = ['Karan', 'करण', 'Kalan', 'कालन'];
const found: Record<string, string[]> = {
	karan: ['Karan', 'करण'],
	करण: ['Karan', 'करण'],
	kalan: ['Kalan', 'कालन'],
	कालन: ['Kalan', 'कालन'],
};

const reply = z.object({
	users: z.array(z.object({ name: z.string() })).optional(),
	families: z.array(z.object({ name: z.string() })).optional(),
	clans: z.array(z.object({ _id: z.string() })).optional(),
	blogs: z.array(z.object({ title: z.string() })).optional(),
});

function namesIn(text: string): string[] {
	const body: unknown = JSON.parse(text);
	const { users, families, clans, blogs } = reply.parse(Array.isArray(body) ? { blogs: body } : body);
	return [
		...(users ?? families ?? []).map(({ name }) => name),
		...(clans ?? []).map(({ _id }) => _id),
		...(blogs ?? []).map(({ title }) => title),
	].sort();
}

it('finds a short name in both scripts, and not one that differs by a letter', async () => {
	const { token } = await makeLogin({ name: 'Admin', isAdmin: true });
	for (const name of names) {
		const key = searchKey(name);
		const { id: ownerId } = await makeAccount({ name, clan: name, clanKey: key });
		await db.familyTree.create({ data: { ownerId, name, nameKey: key, isPublic: true } });
		const blog = { title: name, titleKey: key, content: 'Once.', author: 'Meera', language: 'en' } as const;
		await db.blog.create({ data: { ...blog, status: 'approved', approvedAt: new Date() } });
	}
	const options = names.map(keyedOption);
	for (const [typed, expected] of Object.entries(found)) {
		const query = encodeURIComponent(typed);
		const searches = {
			members: await call(listMembers, `/api/users?search=${query}`),
			'members of an administrator': await call(listMembers, `/api/users?search=${query}`, { token }),
			families: await call(listTrees, `/api/family/trees?search=${query}`, { token }),
			clans: await call(listClans, `/api/users/clans?search=${query}`),
			blogs: await call(searchBlogs, `/api/blogs/search?query=${query}`),
		};
		for (const [name, { text }] of Object.entries(searches)) {
			// Alike spellings of a clan are one clan.
			const wanted = name === 'clans' ? [expect.toBeOneOf(expected)] : [...expected].sort();
			expect([typed, name, namesIn(text)]).toEqual([typed, name, wanted]);
		}
		const picked = matchingOptions(options, typed).map(({ option }) => option);
		expect([typed, picked.sort()]).toEqual([typed, [...expected].sort()]);
	}
});
