import { pathIn } from '@/lib/core/localized-path';
import { expect, test } from '../support/fixtures';
import { inBothLanguages } from '../support/languages';

/** What pages ask once they are up: who holds the token, what is new, and what places are offered while one types. */
const askedLater = /\/api\/(users\/(profile|notifications|addressoptions)|maintenance)$/;

const pages = [
	'/dashboard',
	'/profile',
	'/family-tree',
	'/matrimonial',
	'/matrimonial/interests',
	'/matrimonial/wishes',
];

inBothLanguages((language) => {
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
		for (const path of pages) {
			asked.length = 0;
			await page.goto(pathIn(language, path), { waitUntil: 'networkidle' });
			expect(
				asked.filter((call) => !askedLater.test(call)),
				`${path} asks in the browser for what it could have brought along`,
			).toEqual([]);
		}
	});
});
