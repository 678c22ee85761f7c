import type { Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { administrator, expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { makePicture } from './support/pictures';
import { at } from './support/site';

const cards = (page: Page) =>
	page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { level: 2 }), visible: true });

/** Types once React has taken the page over: until then nothing answers. */
async function search(page: Page, label: string, text: string, count: number): Promise<void> {
	await expect(async () => {
		await page.getByRole('searchbox', { name: label }).fill('');
		await page.getByRole('searchbox', { name: label }).fill(text);
		await expect(cards(page)).toHaveCount(count, { timeout: 1000 });
	}).toPass({ timeout: 20_000 });
}

inOneLanguage('en', (language: Language) => {
	const { deities, deityForm, clanPage, clans } = messagesIn(language);
	const karni = language === 'hi' ? 'करणी माता' : 'Karni Mata';
	const getPath = (path: string) => pathIn(language, path);

	test(`deities are found, narrowed down and come back to, in ${language}`, async ({ page, isMobile }) => {
		test.slow();
		const { directory, filter } = deities;
		await page.goto(getPath('/deity'));
		await expect(cards(page).getByRole('heading', { name: karni })).toBeVisible();
		// In the other script.
		await search(page, directory.search, language === 'hi' ? 'deshnok' : 'देशनोक', 1);
		await expect(page).toHaveURL(/\?q=/);
		await expect(page.getByRole('status').filter({ hasText: /1/ })).toBeVisible();
		await expectAccessible(page, isMobile);
		await cards(page).getByRole('link').click();
		await expect(page.getByRole('heading', { level: 1, name: karni })).toBeVisible();
		await page.goBack();
		await expect(page.getByRole('searchbox', { name: directory.search })).toHaveValue(/./);
		await expect(cards(page)).toHaveCount(1);

		await page.goto(getPath('/deity'));
		await page.getByText(filter.types.devta, { exact: true }).click();
		await expect(page).toHaveURL(at(getPath('/deity?type=devta')));
		await expect(cards(page).getByRole('heading', { name: karni })).toHaveCount(0);
	});

	test(`a clan’s page is found by any of its names, in ${language}`, { tag: '@full' }, async ({
		page,
		isMobile,
	}) => {
		await page.goto(getPath('/clan'));
		await expectAccessible(page, isMobile);
		await page.goto(getPath('/clan/hada'));
		await expect(page).toHaveURL(at(getPath('/clan/chauhan')));
		await expect(page.getByRole('main')).toContainText(clanPage.custom);
		await expect(page.getByRole('main').getByText(clans.Hada, { exact: true }).first()).toBeVisible();
		const khaanp = page.getByRole('listitem').filter({ hasText: clans.Hada });
		await expect(
			khaanp.filter({ hasText: language === 'hi' ? 'ठिकाने: बूंदी' : 'Thikanas: Bundi' }),
		).toBeVisible();
		await expect(page.getByRole('main')).toContainText(clanPage.khaanps.incomplete);
		await expect(page.getByRole('button', { name: clanPage.form.edit })).toHaveCount(0);
		await expectAccessible(page, isMobile);
	});

	test(`an administrator adds, changes and deletes a deity, in ${language}`, { tag: '@desktop' }, async ({
		page,
		isMobile,
		logIn,
	}) => {
		test.slow();
		const { list, form } = deityForm;
		const name = `${language === 'hi' ? 'परीक्षा माता' : 'Pariksha Mata'} ${Date.now()}`;
		await page.goto(getPath('/kul-devi-devta'));
		await expect(page.getByRole('heading', { level: 1, name: list.title })).toBeVisible();
		await expect(page.getByRole('link', { name: list.add })).toHaveCount(0);
		await expectAccessible(page, isMobile);

		await logIn(administrator());
		await page.goto(getPath('/kul-devi-devta'));
		await page.getByRole('link', { name: list.add }).click();
		const save = page.getByRole('button', { name: form.save });
		await expectAccessible(page, isMobile);
		const shown = page.getByRole('group', { name: language === 'hi' ? form.inHi : form.inEn, exact: true });
		await page.getByLabel(form.clans).fill('Rathore, Bhati');
		await shown.getByLabel(form.name, { exact: true }).fill(name);
		await shown.getByLabel(form.description, { exact: true }).fill('Of a test.');
		await page
			.getByLabel(form.choose)
			.setInputFiles([await makePicture('png'), await makePicture('jpeg', '#1f4a66')]);
		await save.click();
		await expect(page.getByRole('status').filter({ hasText: deityForm.added })).toBeVisible();
		await page.getByRole('link', { name: form.view }).click();
		await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
		await expect(page.getByRole('main').getByRole('radio')).toHaveCount(2);

		// The lists show it within seconds.
		await expect(async () => {
			await page.goto(getPath(`/kul-devi-devta?q=${encodeURIComponent(name)}`));
			await expect(cards(page).filter({ hasText: name })).toBeVisible({ timeout: 2000 });
		}).toPass();
		await page.getByRole('link', { name: list.editNamed.replace('{name}', name) }).click();
		await shown.getByLabel(form.temple, { exact: true }).fill('A temple');
		await page.getByRole('button', { name: form.removePicture.replace('{number}', '1') }).click();
		await save.click();
		await expect(page.getByRole('status').filter({ hasText: deityForm.updated })).toBeVisible();

		await page.goto(getPath('/kul-devi-devta'));
		await page.getByRole('button', { name: list.deleteNamed.replace('{name}', name) }).click();
		const dialog = page.getByRole('dialog', { name: list.confirmTitle });
		await expect(dialog).toContainText(list.question);
		await expectAccessible(page, isMobile);
		await dialog.getByRole('button', { name: list.delete }).click();
		await expect(page.getByRole('status').filter({ hasText: deityForm.deleted })).toBeVisible();
		await expect(cards(page).filter({ hasText: name })).toHaveCount(0);
	});
});
