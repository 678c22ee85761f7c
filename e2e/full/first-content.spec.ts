import type { Response } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from '../support/fixtures';
import { inBothLanguages, messagesIn } from '../support/languages';

/** What pages ask once they are up: who holds the token, what is new, and what places are offered while one types. */
const askedLater = /\/api\/(users\/(profile|notifications|addressoptions)|maintenance)$/;

/** As the browser's own developer tools slow a connection down; bytes a second, milliseconds. */
const slow3g = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 2000 };

inBothLanguages((language) => {
	const texts = messagesIn(language);
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

	test(`a member’s pages show their content after one round trip, on a slow connection, in ${language}`, {
		tag: '@phone',
	}, async ({ page, context, newMember, logIn }) => {
		test.slow();
		await logIn(await newMember({ gender: 'Male', isMarried: 'No', age: '29', profession: 'Weaver' }));
		const devtools = await context.newCDPSession(page);
		await devtools.send('Network.emulateNetworkConditions', slow3g);
		// Nothing but the document and its style sheets arrives.
		await page.route('**/*', (route) =>
			['document', 'stylesheet'].includes(route.request().resourceType())
				? route.continue()
				: route.abort('aborted'),
		);
		for (const [path, words] of pages) {
			const documents: string[] = [];
			const note = (response: Response) => {
				if (response.request().resourceType() === 'document') documents.push(response.url());
			};
			page.on('response', note);
			await page.goto(pathIn(language, path), { waitUntil: 'commit' });
			await expect(page.getByRole('main').getByText(words, { exact: true }).first(), path).toBeVisible();
			expect(documents, `${path} is one answer`).toHaveLength(1);
			page.off('response', note);
		}
	});
});
