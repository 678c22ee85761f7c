import { pathIn } from '@/lib/core/localized-path';
import { newKhaanpNames } from '@/tests/support/khaanp-names';
import { getRows, openAdminPage } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { administrator, expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';

inOneLanguage('hi', (language) => {
	const all = messagesIn(language);
	const texts = all.admin.khaanps;
	const { import: importTexts } = all.admin.data;
	const t = translator(language);
	const exactly = (name: string) => ({ name, exact: true });

	test(`an administrator adds a khaanp, imports and deletes others, in ${language}`, async ({
		page,
		logIn,
		isMobile,
	}) => {
		const [added, imported] = [newKhaanpNames(), newKhaanpNames()];
		const getName = ([en, hi]: readonly [string, string]) => (language === 'hi' ? hi : en);
		const says = { en: `One book says so of ${added[0]}.`, hi: `एक पुस्तक ${added[1]} को अलग कहती है।` };
		const rows = getRows(page, texts.caption, isMobile);
		const search = page.getByRole('searchbox', { name: texts.searchLabel });
		const find = async (text: string) => {
			await search.fill(text);
			await search.press('Enter');
			await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(text)}`));
		};
		await logIn(administrator());
		await openAdminPage(page, language, '/admin/khaanps?kul=Kachhwaha');
		await expect(page.getByRole('heading', { level: 1, ...exactly(texts.title) })).toBeVisible();
		await find('लाडखानी');
		await expectAccessible(page, isMobile);
		await expect(rows.first()).toContainText(language === 'hi' ? 'लाडखानी' : 'Ladkhani');

		await page.getByRole('button', exactly(texts.add)).click();
		const dialog = page.getByRole('dialog', exactly(texts.form.addTitle));
		const field = (label: string) => dialog.getByRole('textbox', { name: label });
		await field(texts.fields.spellingsEn).fill(added[0]);
		await field(texts.fields.spellingsHi).fill(added[1]);
		await dialog.getByRole('combobox', { name: texts.fields.parent }).fill('सेंगर');
		await dialog.getByRole('combobox', { name: texts.fields.isOwnKul }).selectOption('disputed');
		await expectAccessible(page, isMobile);
		await field(texts.fields.saysEn).fill(says.en);
		await field(texts.fields.saysHi).fill(says.hi);
		await dialog.getByRole('button', exactly(texts.form.add)).click();
		await expect(dialog).toBeHidden();
		// Not of the Kachhwaha.
		await openAdminPage(page, language, '/admin/khaanps');
		await find(added[0]);
		await expect(rows).toHaveCount(1);
		await expect(rows).toContainText(getName(added));
		await expect(rows).toContainText(texts.ownKul.disputed);

		await page.goto(pathIn(language, '/clan/sengar'));
		await expect(page.getByRole('main')).toContainText(says[language]);

		await openAdminPage(page, language, '/admin/import?kind=khaanps');
		const choose = async (parent: string) => {
			const content = `spellingsEn,spellingsHi,parent\n${imported[0]},${imported[1]},${parent}\n`;
			await page
				.locator('input[type=file]')
				.setInputFiles({ name: 'khaanps.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
		};
		await choose(added[0]);
		await page.getByRole('button', exactly(t('admin.data.import.execute', { count: 1 }))).click();
		const confirming = page.getByRole('dialog', exactly(importTexts.confirmTitle));
		await confirming.getByRole('button', exactly(importTexts.confirm)).click();
		await expect(page.getByText(importTexts.done)).toBeVisible();

		const remove = async (one: readonly [string, string]) => {
			await openAdminPage(page, language, `/admin/khaanps?search=${one[0]}`);
			await page.getByRole('button', exactly(t('admin.khaanps.deleteNamed', { name: getName(one) }))).click();
			const deleting = page.getByRole('dialog', exactly(texts.delete.title));
			await expect(
				deleting.getByText(t('admin.khaanps.delete.question', { name: getName(one) })),
			).toBeVisible();
			await deleting.getByRole('button', exactly(texts.delete.confirm)).click();
			await expect(page.getByText(texts.removed)).toBeVisible();
			await expect(rows).toHaveCount(0);
		};
		await remove(imported);
		await remove(added);
		await openAdminPage(page, language, '/admin/trash?kind=khaanp&limit=100');
		for (const name of [getName(imported), getName(added)]) {
			const inTrash = page.getByRole('button', exactly(t('admin.trash.restoreNamed', { name })));
			await expect(inTrash).toBeVisible();
			await page.getByRole('button', exactly(t('admin.trash.eraseNamed', { name }))).click();
			const erasing = page.getByRole('dialog', exactly(all.admin.trash.eraseTitle));
			await erasing.getByRole('button', exactly(all.admin.trash.erase)).click();
			await expect(inTrash).toHaveCount(0);
		}
	});
});
