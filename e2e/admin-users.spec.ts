import type { Locator } from '@playwright/test';
import * as z from 'zod';
import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { getRows, openAdminPage } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { administrator, expect, newAccount, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { at } from './support/site';

const savedConsents = z.object({ consents: z.array(z.object({ purpose: z.string() })) });

inOneLanguage('en', (language) => {
	const all = messagesIn(language);
	const texts = all.admin.users;
	const t = translator(language);

	test(`an administrator adds and changes users, in ${language}`, async ({
		page,
		logIn,
		isMobile,
		browser,
	}) => {
		test.slow();
		await logIn(administrator());
		const { name, email, password } = newAccount();
		await openAdminPage(page, language, '/admin/users');
		const rows = getRows(page, texts.caption, isMobile);
		const search = page.getByRole('searchbox', { name: texts.searchLabel });
		const button = (name: string) => page.getByRole('button', { name, exact: true });
		const action = (kind: 'edit' | 'promote' | 'demote') =>
			button(t(`admin.users.actions.${kind}`, { name }));
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

		await test.step('the new user agrees to the terms by the first login, not before', async () => {
			const owner = await browser.newPage();
			const consents = async () => {
				const answer = await owner.request.get('/api/users/me/export');
				return savedConsents.parse(await answer.json()).consents.map(({ purpose }) => purpose);
			};
			await owner.request.post('/api/users/login', { data: { email, password } });
			expect(await consents()).toEqual([]);
			const form = new LoginForm(owner, language);
			await owner.context().clearCookies();
			await form.open();
			await form.logIn({ name, email, password });
			await expect(owner).toHaveURL(at(pathIn(language, '/profile')));
			expect(await consents()).toEqual(['terms']);
			await owner.close();
		});

		const editing = page.getByRole('dialog', { name: words.editTitle, exact: true });
		const update = editing.getByRole('button', { name: words.update, exact: true });
		await action('edit').click();
		await expect(field(editing, words.clan)).toHaveValue(all.clans.Rathore);
		await field(editing, words.location).fill('Udaipur');
		await field(editing, words.location).press('Tab');
		await update.click();
		await expect(editing).toHaveCount(0);
		await expect(row.getByText(writtenIn(language, 'Udaipur', 'place'), { exact: true })).toBeVisible();

		await action('edit').click();
		await editing.getByText(texts.history, { exact: true }).click();
		await expect(
			editing.getByRole('list', { name: all.admin.frame.recordHistory.label }).getByRole('listitem').first(),
		).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(editing).toHaveCount(0);

		const confirm = (kind: 'promote' | 'demote') =>
			page
				.getByRole('dialog', { name: texts.role[kind].title, exact: true })
				.getByRole('button', { name: texts.role[kind].confirm, exact: true });
		await action('promote').click();
		await expect(confirm('promote')).toBeVisible();
		await expectAccessible(page, isMobile);
		await confirm('promote').click();
		await expect(success(all.administration.promoted)).toBeVisible();
		await expect(row.getByText(texts.roles.admin, { exact: true })).toBeVisible();
		await page.getByRole('button', { name: all.admin.frame.undo.button }).click();
		await expect(row.getByText(texts.roles.member, { exact: true })).toBeVisible();
		await action('promote').click();
		await confirm('promote').click();
		await action('demote').click();
		await confirm('demote').click();
		await expect(success(all.administration.demoted)).toBeVisible();
		await expect(row.getByText(texts.roles.member, { exact: true })).toBeVisible();
	});
});
