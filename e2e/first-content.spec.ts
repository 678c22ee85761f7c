import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from './fixtures';
import { inBothLanguages, textsIn } from './languages';

/** What pages ask once they are up: who holds the token, what is new, and what places are offered while one types. */
const askedLater = /\/api\/(users\/(profile|notifications|addressoptions)|maintenance)$/;

inBothLanguages((language) => {
	const texts = textsIn(language);
	const pages = [
		['/dashboard', texts.dashboard.profile.title],
		['/profile', texts.profile.edit],
		['/family-tree', texts.familyTree.toolbar.add],
		['/matrimonial', texts.matrimonial.list.title],
		['/matrimonial/interests', texts.matrimonial.interests.lists.received],
		['/matrimonial/wishes', texts.matrimonial.wishes.title],
	] as const;

	test(`a member’s pages bring their content along, in ${language}`, { tag: '@phone' }, async ({
		page,
		newMember,
		logIn,
	}) => {
		const account = await newMember({ gender: 'Male', isMarried: 'No', age: '29', profession: 'Weaver' });
		await logIn(account);
		const asked: string[] = [];
		page.on('request', (request) => {
			const { pathname } = new URL(request.url());
			if (pathname.startsWith('/api/') && request.resourceType() === 'fetch') asked.push(pathname);
		});
		for (const [path, words] of pages) {
			const address = pathIn(language, path);
			const response = await page.request.get(address);
			expect(await response.text(), `${path} before any script`).toContain(words);
			asked.length = 0;
			await page.goto(address, { waitUntil: 'networkidle' });
			expect(
				asked.filter((call) => !askedLater.test(call)),
				`${path} asks in the browser for what it could have brought along`,
			).toEqual([]);
		}
	});

	test(`a member without scripts reads their own pages in ${language}`, { tag: '@desktop' }, async ({
		browser,
		page,
		context,
		newMember,
		logIn,
		baseURL,
	}) => {
		const account = await newMember({ gender: 'Male', isMarried: 'No', age: '29', profession: 'Weaver' });
		await logIn(account);
		await page.goto(pathIn(language, '/about'));
		const plain = await browser.newContext({
			javaScriptEnabled: false,
			storageState: await context.storageState(),
			...(baseURL && { baseURL }),
		});
		const reader = await plain.newPage();
		for (const path of ['/dashboard', '/profile', '/family-tree']) {
			await reader.goto(pathIn(language, path));
			await expect(reader.getByRole('main').getByText(account.name).first(), path).toBeVisible();
		}
		await reader.goto(pathIn(language, '/matrimonial'));
		const { list } = texts.matrimonial;
		await expect(reader.getByRole('heading', { level: 1, name: list.title })).toBeVisible();
		await expect(reader.getByText(list.loading)).toHaveCount(0);
		await plain.close();
	});
});
