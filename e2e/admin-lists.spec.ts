import { getRows, openAdminPage } from './support/admin-screen';
import { administrator, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';

inOneLanguage('en', (language) => {
	const all = messagesIn(language);
	const { admin } = all;
	const t = translator(language);

	test(`an administrator selects all users that match, and changes and undoes them at once, in ${language}`, {
		tag: '@phone',
	}, async ({ page, newMember, logIn, isMobile }) => {
		const mark = newMark();
		for (let count = 0; count < 12; count += 1)
			await newMember({ clan: `Clan ${mark}` }, { isConfirmed: false });
		await logIn(administrator());
		await openAdminPage(page, language, `/admin/users?clan=${encodeURIComponent(`Clan ${mark}`)}`);
		const rows = getRows(page, admin.users.caption, isMobile);
		await expect(rows).toHaveCount(10);
		await page.getByLabel(admin.frame.table.selectAll).first().check();
		const bar = page.getByRole('region', { name: admin.frame.bulk.label });
		const selectAll = t('admin.frame.bulk.selectAll', { count: 12 });
		await bar.getByRole('button', { name: selectAll }).click();
		const selected = t('admin.frame.bulk.selected', { count: 12 });
		await expect(bar.getByText(selected, { exact: true })).toBeVisible();
		await bar.getByRole('button', { name: admin.users.bulk.visibility.button }).click();
		const dialog = page.getByRole('dialog', { name: admin.users.bulk.visibility.title });
		const confirm = dialog.getByRole('button', {
			name: t('admin.users.bulk.visibility.confirm', { count: 12 }),
		});
		await expect(confirm).toBeDisabled();
		await dialog.getByLabel(admin.users.bulk.visibility.label).selectOption('public');
		await confirm.click();
		await expect(page.getByText(t('admin.users.bulk.visibility.done', { count: 12 }))).toBeVisible();
		await bar.getByRole('button', { name: admin.users.bulk.role.button }).click();
		const roles = page.getByRole('dialog', { name: admin.users.bulk.role.title });
		await roles.getByLabel(admin.users.bulk.role.label).selectOption('admin');
		await roles.getByRole('button', { name: t('admin.users.bulk.role.confirm', { count: 12 }) }).click();
		await expect(page.getByText(t('admin.users.bulk.role.undo', { count: 12 }))).toBeVisible();
		await page.getByRole('button', { name: admin.frame.undo.button }).click();
		await expect(page.getByText(t('admin.trash.undone', { count: 12 }))).toBeVisible();
	});
});
