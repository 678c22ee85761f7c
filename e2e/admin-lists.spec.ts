import { openAdminPage, rowsOf } from './admin-screen';
import { administrator, expect, test } from './fixtures';
import { inBothLanguages, textsIn, translator } from './languages';
import { asAdministrator, newMark, sendStory } from './submissions';

const long = 'Rathore-of-the-thirteen-branches-';

inBothLanguages((language) => {
	const all = textsIn(language);
	const { admin } = all;
	const t = translator(language);

	test(`what can be done with a row is on screen at every width, in ${language}`, {
		tag: '@desktop',
	}, async ({ page, newMember, logIn }) => {
		const mark = newMark();
		const { name } = await newMember({
			clan: long.repeat(2),
			dynasty: long.repeat(2),
			location: long.repeat(2),
		});
		const call = await asAdministrator();
		await sendStory(call, { title: `${long.repeat(3)}${mark}` });
		await logIn(administrator());
		for (const [path, caption] of [
			[`/admin/users?search=${encodeURIComponent(name)}`, admin.users.caption],
			[`/admin/blogs?search=${mark}`, admin.blogs.caption],
			['/admin/deities', admin.deities.caption],
			['/admin/families', admin.families.caption],
		] as const)
			for (const width of [1024, 1280, 1366]) {
				await page.setViewportSize({ width, height: 768 });
				await openAdminPage(page, language, path);
				const row = rowsOf(page, caption, false).first();
				const actions = row.getByRole('cell').last().locator('a, button');
				await expect(actions.first()).toBeVisible();
				const outside = await actions.evaluateAll(
					(found) => found.filter((one) => one.getBoundingClientRect().right > innerWidth).length,
				);
				expect([path, width, outside]).toEqual([path, width, 0]);
			}
	});

	test(`pages are as long as chosen, and all that match are selected and changed, in ${language}`, async ({
		page,
		newMember,
		logIn,
		isMobile,
	}) => {
		const mark = newMark();
		for (let count = 0; count < 12; count += 1)
			await newMember({ clan: `Clan ${mark}` }, { isConfirmed: false });
		await logIn(administrator());
		await openAdminPage(page, language, `/admin/users?clan=${encodeURIComponent(`Clan ${mark}`)}`);
		const rows = rowsOf(page, admin.users.caption, isMobile);
		await expect(rows).toHaveCount(10);
		await page.getByLabel(admin.frame.table.selectAll).first().check();
		const bar = page.getByRole('region', { name: admin.frame.bulk.label });
		if (isMobile) {
			const box = await bar.boundingBox();
			expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(page.viewportSize()?.height);
		}
		const selectAll = admin.frame.bulk.selectAll.other.replace('{count}', '12');
		await bar.getByRole('button', { name: selectAll }).click();
		const selected = admin.frame.bulk.selected.other.replace('{count}', '12');
		await expect(bar.getByText(selected, { exact: true })).toBeVisible();
		await bar.getByRole('button', { name: admin.users.bulk.visibility.button }).click();
		const dialog = page.getByRole('dialog', { name: admin.users.bulk.visibility.title });
		const confirm = dialog.getByRole('button', {
			name: admin.users.bulk.visibility.confirm.replace('{count}', '12'),
		});
		await expect(confirm).toBeDisabled();
		await dialog.getByLabel(admin.users.bulk.visibility.label).selectOption('public');
		await confirm.click();
		await expect(
			page.getByText(admin.users.bulk.visibility.done.other.replace('{count}', '12')),
		).toBeVisible();
		const size = page.getByRole('combobox', { name: admin.frame.pager.size });
		await size.selectOption('25');
		await expect(page).toHaveURL(/limit=25/);
		await expect(rows).toHaveCount(12);
		await bar.getByRole('button', { name: admin.users.bulk.role.button }).click();
		const roles = page.getByRole('dialog', { name: admin.users.bulk.role.title });
		await roles.getByLabel(admin.users.bulk.role.label).selectOption('admin');
		await roles.getByRole('button', { name: admin.users.bulk.role.confirm.replace('{count}', '12') }).click();
		await expect(page.getByText(admin.users.bulk.role.undo.replace('{count}', '12'))).toBeVisible();
		await page.getByRole('button', { name: admin.frame.undo.button }).click();
		await expect(page.getByText(t('admin.trash.undone', { count: 12 }))).toBeVisible();
	});
});
