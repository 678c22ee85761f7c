import { readFile } from 'node:fs/promises';
import { getRows, openAdminPage } from './support/admin-screen';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { at } from './support/site';
import { asAdministrator } from './support/submissions';

inOneLanguage('en', (language) => {
	const all = messagesIn(language);
	const texts = all.admin.deities;
	const t = translator(language);
	const exactly = (name: string) => ({ name, exact: true });

	test(`an administrator finds, exports and deletes deities, in ${language}`, { tag: '@phone' }, async ({
		page,
		logIn,
		isMobile,
	}) => {
		await logIn(administrator());
		const deityName = `Bhadrakali ${crypto.randomUUID().slice(0, 8)}`;
		await (await asAdministrator())('POST', 'deities', {
			name: deityName,
			deityType: 'devi',
			description: 'Of Hanumangarh.',
			clans: ['Rathore', 'Hada'],
			language,
		});
		const rows = getRows(page, texts.caption, isMobile);
		const row = rows.filter({ hasText: deityName });
		const label = (action: 'edit' | 'deleteNamed') =>
			exactly(t(`admin.deities.${action}`, { name: deityName }));
		await openAdminPage(page, language, '/admin/deities?type=devi');
		await expect(row).toBeVisible();
		await expectAccessibleOnAllScreens(page);
		await row.getByRole('link', label('edit')).click();
		await page.getByRole('link', { name: all.deityForm.form.back }).click();
		await expect(page).toHaveURL(at('/admin/deities?type=devi'));
		await page.getByRole('combobox', exactly(texts.clans)).selectOption({ label: all.clans.Hada });
		await expect(row).toBeVisible();
		const download = page.waitForEvent('download');
		await page.getByRole('button', exactly(texts.export)).click();
		const file = await download;
		expect(file.suggestedFilename()).toBe('deities-export.json');
		expect(await readFile(await file.path(), 'utf8')).toContain(deityName);

		const question = page.getByRole('dialog', exactly(texts.delete.title));
		const remove = async () => {
			await row.getByRole('button', label('deleteNamed')).click();
			await expectAccessibleOnAllScreens(page);
			await question.getByRole('button', exactly(texts.delete.confirm)).click();
			await expect(row).toHaveCount(0);
		};
		await remove();
		await page.getByRole('button', { name: all.admin.frame.undo.button }).click();
		await expect(row).toHaveCount(1);
		await remove();
	});
});
