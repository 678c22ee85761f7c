import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { call, eachLanguage, getAttributes, getPage, getText, logInToDemo, type Session } from './site';

const profile = z.object({ name: z.string() });

describe.each(eachLanguage)('the pages of a member without scripts in $language', ({ language, words }) => {
	let member: Session;
	let name: string;
	beforeAll(async () => {
		member = await logInToDemo('unmarried');
		const { authorization } = member;
		({ name } = await call(profile, '/api/users/profile', { authorization, 'accept-language': language }));
	});

	it.each([
		['/dashboard', words.dashboard.profile.title],
		['/profile', words.profile.edit],
		['/family-tree', words.familyTree.toolbar.add],
	])('%s shows the member by name, and its content', async (path, text) => {
		const { status, document } = await getPage(pathIn(language, path), { cookie: member.cookie });
		expect(status).toBe(200);
		const main = getText(document.querySelector('main'));
		expect(main).toContain(writtenIn(language, name).split(' ')[0]);
		expect(main).toContain(text);
	});

	it('/dashboard has the ways of a member in its header', async () => {
		const { document } = await getPage(pathIn(language, '/dashboard'), { cookie: member.cookie });
		expect(getAttributes(document, 'header .noscript\\:flex > a', 'href')).toEqual([
			pathIn(language, '/dashboard'),
			pathIn(language, '/profile'),
		]);
	});

	it.each([
		['/matrimonial', words.matching.list.title],
		['/matrimonial/interests', words.matching.interests.lists.received],
		['/matrimonial/wishes', words.matching.wishes.ageFrom],
	])('%s shows its content', async (path, text) => {
		const { status, document } = await getPage(pathIn(language, path), { cookie: member.cookie });
		expect(status).toBe(200);
		const main = getText(document.querySelector('main'));
		expect(main).toContain(text);
		expect(main).not.toContain(words.matching.list.loading);
	});
});
