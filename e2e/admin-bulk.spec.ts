import { getRows, openAdminPage } from './support/admin-screen';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';

inOneLanguage('hi', (language) => {
	const all = messagesIn(language);
	const { admin } = all;
	const t = translator(language);
	const exactly = (name: string) => ({ name, exact: true });
	const three = { count: 3 };

	test(`many families are deleted once their number is typed, and restored, in ${language}`, {
		tag: '@desktop',
	}, async ({ page, newMember, logIn, isMobile }) => {
		const texts = admin.families;
		const mark = newMark();
		for (const name of ['Asha', 'Devi', 'Meera']) {
			const owner = await newMember({ name: `${name} ${mark}` }, { isConfirmed: false });
			await logIn(owner);
			const { origins } = await page.context().storageState();
			const token = origins[0]?.localStorage.find((item) => item.name === 'token')?.value;
			await page.request.get('/api/family/tree', { headers: { authorization: `Bearer ${token}` } });
		}
		await logIn(administrator());
		await openAdminPage(page, language, `/admin/families?search=${mark}`);
		const rows = getRows(page, texts.caption, isMobile);
		await expect(rows).toHaveCount(3);
		await page.getByLabel(admin.frame.table.selectAll).first().check();
		const bar = page.getByRole('region', { name: admin.frame.bulk.label });
		await bar.getByRole('button', exactly(texts.bulk.delete)).click();
		const dialog = page.getByRole('dialog', exactly(texts.bulk.title));
		const typed = dialog.getByRole('textbox');
		const confirm = dialog.getByRole('button', exactly(t('admin.families.bulk.confirm', three)));
		await confirm.click();
		await expect(typed).toHaveAccessibleDescription(texts.bulk.mismatch);
		await expectAccessibleOnAllScreens(page);
		await typed.fill('३');
		await confirm.click();
		await expect(page.getByText(t('admin.families.bulk.undo', three))).toBeVisible();
		await expect(rows).toHaveCount(0);
		await page.getByRole('button', { name: admin.frame.undo.button }).click();
		await expect(rows).toHaveCount(3);
	});
});
