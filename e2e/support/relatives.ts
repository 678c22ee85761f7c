import type { Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { expect, type Fixtures } from './fixtures';
import { stored } from './site';

/** Adds relatives of the viewer by the call, one after the other; answers their ids. */
export async function addRelatives(page: Page, relatives: object[]): Promise<string[]> {
	const authorization = `Bearer ${await stored(page, 'token')}`;
	const headers = {
		authorization,
		'accept-language': await page.evaluate(() => document.documentElement.lang),
	};
	const ids: string[] = [];
	for (const data of relatives) {
		const answer = await page.request.post('/api/family/add', { data, headers });
		expect(answer.status()).toBe(201);
		const { member } = await answer.json();
		ids.push(member._id);
	}
	return ids;
}

/** Adds the viewer's father, his father and so on by the call; answers their ids, the oldest first. */
export async function addFathers(page: Page, names: readonly string[]): Promise<string[]> {
	const ids: string[] = [];
	for (const name of names) {
		const [id] = await addRelatives(page, [{ name, relation: 'Father', relatedToMemberId: ids[0] }]);
		if (id !== undefined) ids.unshift(id);
	}
	return ids;
}

/** Opens the tree of a new man, as himself, with the fathers that `addFathers` adds, and answers their ids. */
export async function openTreeOfFathers(
	{ page, newMember, logIn }: Pick<Fixtures, 'newMember' | 'logIn'> & { page: Page },
	language: Language,
	names: readonly string[],
): Promise<string[]> {
	await logIn(await newMember({ gender: 'Male' }));
	await page.goto(pathIn(language, '/family-tree'));
	const ids = await addFathers(page, names);
	await page.goto(pathIn(language, '/family-tree'));
	return ids;
}
