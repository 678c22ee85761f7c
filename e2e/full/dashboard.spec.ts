import type { Page } from '@playwright/test';
import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { inBothLanguages, messagesIn, translator } from '../support/languages';
import { alertWith, at } from '../support/site';

const fields = {
	gender: 'Male',
	isMarried: 'No',
	age: '29',
	clan: 'Rathore',
	gotra: 'Gautam',
	motherClan: 'Hada',
	location: 'Jaipur',
	profession: 'Weaver of durries',
	mobileNumber: '+91 90000 54321',
};

/** Seven matches, from excellent to poor. */
const matches = [96, 90, 89, 81, 80, 79, 40].map((compatibility, nth) => ({
	_id: `00000000-0000-4000-8000-00000000000${nth}`,
	name: `Match ${nth} Kanwar`,
	...{ photo: null, age: 24 + nth, profession: 'Potter', location: nth === 6 ? 'Udaipur' : 'Kota' },
	...{ education: null, clan: 'Chauhan', district: null, commonInterests: ['Same district'], compatibility },
	...{ verdict: 'unknown', cautions: [], missingCount: 3, path: null, interest: null, isShortlisted: false },
	...{ emailConfirmed: true, isKnownToFamily: false },
}));

/** The reader comes back to the tab, and the page asks again. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

inBothLanguages((language) => {
	const texts = messagesIn(language);
	const t = translator(language);
	const words = texts.dashboard;

	test(`the dashboard of a member leads to their biodatas, in ${language}`, async ({
		page,
		newMember,
		logIn,
		isMobile,
	}) => {
		const account = await newMember(fields);
		await logIn(account);
		await page.goto(pathIn(language, '/dashboard'));
		const panel = (title: string) => page.getByRole('region', { name: title, exact: true });
		const profile = panel(words.profile.title);
		for (const shown of [
			account.name,
			account.email,
			writtenIn(language, fields.location, 'place'),
			fields.profession,
		])
			await expect(profile.getByText(shown, { exact: true })).toBeVisible();
		await expect(profile.getByText(t('dashboard.years', { age: fields.age }))).toBeVisible();

		const found = panel(words.matches.title);
		const figure = (region: typeof found, name: string) =>
			region
				.locator('div')
				.filter({ has: page.getByText(name, { exact: true }) })
				.last()
				.getByRole('definition');
		// Whom the portal finds for a member is held by its own tests.
		await page.route('**/api/family/matches', (route) => route.fulfill({ json: matches }));
		await expect(figure(found, words.matches.total)).toBeVisible();
		await comeBack(page);
		await expect(figure(found, words.matches.total)).toHaveText('7');
		await expect(figure(found, words.matches.high)).toHaveText('5');
		await expect(found.getByRole('listitem')).toHaveCount(5);
		await found.getByRole('searchbox', { name: words.matches.search }).fill('UDAI');
		await expect(found.getByRole('listitem')).toHaveText([/Match 6 Kanwar/]);
		await found.getByRole('searchbox').fill('nobody at all');
		await expect(found.getByText(words.matches.noneFound)).toBeVisible();
		await found.getByRole('searchbox').fill('');
		const tree = panel(words.tree.title);
		await expect(figure(tree, words.tree.total)).toHaveText('1');
		await expectAccessible(page, isMobile);

		await page.getByRole('button', { name: words.add.open, exact: true }).click();
		const dialog = page.getByRole('dialog', { name: words.add.title });
		await dialog.getByRole('button', { name: words.add.submit, exact: true }).click();
		await expect(dialog.getByText(words.add.nameMissing)).toBeVisible();
		await expect(dialog.getByText(words.add.relationMissing)).toBeVisible();
		await dialog.getByRole('textbox', { name: words.add.name }).fill('Bhanwar Singh');
		const relations = dialog.getByRole('combobox', { name: words.add.relation });
		await expect(relations.getByRole('option')).toHaveCount(13);
		await relations.selectOption('Uncle');
		await dialog.getByRole('radio', { name: texts.familyTree.place.motherSide }).check();
		await expectAccessible(page, isMobile);
		await dialog.getByRole('button', { name: words.add.submit, exact: true }).click();
		await expect(dialog).toHaveCount(0);
		await expect(page.getByRole('status').filter({ hasText: texts.family.added })).toBeVisible();
		await expect(figure(tree, words.tree.total)).toHaveText('2');

		await profile.getByRole('link', { name: words.profile.biodata }).click();
		await expect(page).toHaveURL(at(pathIn(language, '/biodata')));
		await expect(page.getByText(texts.biodata.empty)).toBeVisible();
	});

	test(`the dashboard sends to the login who is no longer logged in, in ${language}`, async ({
		page,
		newMember,
		logIn,
		expectTrouble,
	}) => {
		await page.goto(pathIn(language, '/biodata'));
		await expect(page).toHaveURL(
			at(pathIn(language, `/login?next=${encodeURIComponent(pathIn(language, '/biodata'))}`)),
		);
		expectTrouble(/^401 GET \/api\//);
		await logIn(await newMember());
		await page.route('**/api/family/tree', (route) =>
			route.fulfill({ status: 401, json: { code: 'auth.required', message: texts.errors.auth.required } }),
		);
		await page.goto(pathIn(language, '/dashboard'));
		await expect(page.getByRole('region', { name: words.tree.title, exact: true })).toBeVisible();
		await expect(async () => {
			await comeBack(page);
			await expect(alertWith(page, words.loginNeeded)).toBeVisible({ timeout: 1000 });
		}).toPass();
		await expect(page).toHaveURL(at(pathIn(language, '/login')));
		expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
	});
});
