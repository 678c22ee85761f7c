import type { Locator } from '@playwright/test';
import { writtenIn } from '@/lib/rules/script/in-script';
import { getRows, openAdminPage } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { administrator, expect, newAccount, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';

inOneLanguage('en', (language) => {
	const all = messagesIn(language);
	const texts = all.admin.users;
	const t = translator(language);

	test(`an administrator adds and changes users, in ${language}`, async ({ page, logIn, isMobile }) => {
		test.slow();
		await logIn(administrator());
		const { name, email, password } = newAccount();
		await openAdminPage(page, language, '/admin/users');
		const rows = getRows(page, texts.caption, isMobile);
		const search = page.getByRole('searchbox', { name: texts.searchLabel });
		const button = (name: string) => page.getByRole('button', { name, exact: true });
		const action = (kind: 'edit' | 'promote') => button(t(`admin.users.actions.${kind}`, { name }));
		const success = (text: string) => page.getByRole('main').getByRole('status').filter({ hasText: text });
		const words = texts.form;
		const field = (dialog: Locator, label: string) =>
			dialog
				.getByRole('textbox', { name: label, exact: true })
				.or(dialog.getByRole('combobox', { name: label, exact: true }));

		// Passwords have no role, and the button that shows one has the word in its name too.
		const passwordIn = (dialog: Locator) => dialog.getByLabel(new RegExp(`^${words.password}( \\*)?$`));
		const adding = page.getByRole('dialog', { name: words.addTitle, exact: true });
		const create = adding.getByRole('button', { name: words.create, exact: true });
		await button(texts.add).click();
		await expect(create).toBeVisible();
		await expectAccessible(page, isMobile);
		await field(adding, words.name).fill(name);
		await field(adding, words.email).fill(email);
		await passwordIn(adding).fill(password);
		await field(adding, words.clan).fill('राठौड़');
		await field(adding, words.dynasty).fill('Suryavanshi');
		await adding.getByRole('checkbox', { name: words.isAdmin }).focus();
		await create.click();
		await expect(adding.getByText(all.administration.added)).toBeVisible();
		await expect(adding).toHaveCount(0);
		// Others are added meanwhile.
		await search.fill(email);
		await search.press('Enter');
		const row = rows.filter({ hasText: email });
		await expect(row.getByText(all.clans.Rathore, { exact: true })).toBeVisible();

		const editing = page.getByRole('dialog', { name: words.editTitle, exact: true });
		const update = editing.getByRole('button', { name: words.update, exact: true });
		await action('edit').click();
		await expect(field(editing, words.clan)).toHaveValue(all.clans.Rathore);
		await field(editing, words.location).fill('Udaipur');
		await field(editing, words.location).press('Tab');
		await update.click();
		await expect(editing).toHaveCount(0);
		await expect(row.getByText(writtenIn(language, 'Udaipur', 'place'), { exact: true })).toBeVisible();

		const confirm = page
			.getByRole('dialog', { name: texts.role.promote.title, exact: true })
			.getByRole('button', { name: texts.role.promote.confirm, exact: true });
		await action('promote').click();
		await expect(confirm).toBeVisible();
		await expectAccessible(page, isMobile);
		await confirm.click();
		await expect(success(all.administration.promoted)).toBeVisible();
		await expect(row.getByText(texts.roles.admin, { exact: true })).toBeVisible();
		await page.getByRole('button', { name: all.admin.frame.undo.button }).click();
		await expect(row.getByText(texts.roles.member, { exact: true })).toBeVisible();
	});
});
