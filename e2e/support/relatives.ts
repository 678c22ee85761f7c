import type { Page } from '@playwright/test';
import * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { confirmAddress } from './confirmation';
import { type Account, expect, type Fixtures, newAccount, newMark } from './fixtures';
import { codeSentTo } from './mail';
import { stored } from './site';

export interface Family {
	adder: Account;
	/** For whom the adder has made accounts, each with the password that the adder chose. */
	relatives: Account[];
}

const session = z.object({ token: z.string() });

/** A member who has added sisters with accounts; the mails about them are in the outbox. */
export async function newFamily(language: Language, size: number): Promise<Family> {
	const post = async (path: string, json: object, token = '') => {
		const answer = await fetch(`http://localhost:${process.env.E2E_PORT}/api/${path}`, {
			method: 'POST',
			headers: {
				'accept-language': language,
				'content-type': 'application/json',
				...(token && { authorization: `Bearer ${token}` }),
			},
			body: JSON.stringify(json),
		});
		expect(answer.status, path).toBe(201);
		return answer.json();
	};
	const adder = newAccount();
	const { token } = session.parse(await post('users/register', adder));
	await confirmAddress(adder.email);
	const relatives = Array.from({ length: size }, () => {
		const mark = newMark();
		return {
			name: `Meera Kanwar ${mark}`,
			email: `meera.${mark}@example.org`,
			password: 'lamp of the house',
		};
	});
	for (const relative of relatives) {
		await post('family/add', { ...relative, relation: 'Sister', createAccount: true }, token);
		await codeSentTo(relative.email);
	}
	return { adder, relatives };
}

/** Adds relatives of the viewer by the call, one after the other; answers their ids. */
export async function addRelatives(page: Page, relatives: object[]): Promise<string[]> {
	const authorization = `Bearer ${await stored(page, 'token')}`;
	const ids: string[] = [];
	for (const data of relatives) {
		const answer = await page.request.post('/api/family/add', { data, headers: { authorization } });
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
