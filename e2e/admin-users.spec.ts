import type { Locator, Page, Request } from '@playwright/test';
import * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible } from './support/axe';
import { administrator, expect, newAccount, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { requirement } from './support/requirement';
import { alertWith, at, hold } from './support/site';
import { callAs } from './support/submissions';

const record = '**/api/users/*-*-*-*-*';
const savedConsents = z.object({ consents: z.array(z.object({ purpose: z.string() })) });

/** The screen as an administrator works it, by the names that people read. */
class UsersScreen {
	readonly rows: Locator;
	readonly search: Locator;
	private readonly texts;

	constructor(
		readonly page: Page,
		readonly language: Language,
		isMobile: boolean,
	) {
		this.texts = messagesIn(language).admin.users;
		const { caption, searchLabel } = this.texts;
		this.rows = isMobile
			? page.getByRole('list', { name: caption }).getByRole('listitem')
			: page
					.getByRole('table', { name: caption })
					.getByRole('row')
					.filter({ has: page.getByRole('rowheader') });
		this.search = page.getByRole('searchbox', { name: searchLabel });
	}

	row(text: string): Locator {
		return this.rows.filter({ hasText: text });
	}

	action(action: keyof (typeof this.texts)['actions'], name: string): Locator {
		const label = translator(this.language)(`admin.users.actions.${action}`, { name });
		return this.page.getByRole(action === 'view' ? 'link' : 'button', { name: label, exact: true });
	}

	dialog(title: string): Locator {
		return this.page.getByRole('dialog', { name: title, exact: true });
	}

	success(text: string): Locator {
		return this.page.getByRole('main').getByRole('status').filter({ hasText: text });
	}

	button(name: string): Locator {
		return this.page.getByRole('button', { name, exact: true });
	}
}

async function openUsers(page: Page, language: Language, isMobile: boolean): Promise<UsersScreen> {
	const { origin } = new URL(test.info().project.use.baseURL ?? '');
	await page.context().addCookies([{ name: 'adminLanguage', value: language, url: origin }]);
	await page.goto('/admin/users');
	return new UsersScreen(page, language, isMobile);
}

const getBody = (request: Request) => z.record(z.string(), z.unknown()).parse(request.postDataJSON());

inOneLanguage('en', (language) => {
	const all = messagesIn(language);
	const texts = all.admin.users;
	const t = translator(language);
	const refused = (message: string) => ({ code: 'server.unexpected', message });

	test(`an administrator adds and changes users, in ${language}`, async ({
		page,
		logIn,
		expectTrouble,
		isMobile,
		browser,
	}) => {
		test.slow();
		await logIn(administrator());
		const users = await openUsers(page, language, isMobile);
		const { name, email, password } = newAccount();
		const words = texts.form;
		const field = (dialog: Locator, label: string) =>
			dialog
				.getByRole('textbox', { name: label, exact: true })
				.or(dialog.getByRole('combobox', { name: label, exact: true }));

		// Passwords have no role, and the button that shows one has the word in its name too.
		const passwordIn = (dialog: Locator) => dialog.getByLabel(new RegExp(`^${words.password}( \\*)?$`));
		const adding = users.dialog(words.addTitle);
		const create = adding.getByRole('button', { name: words.create, exact: true });
		await users.button(texts.add).click();
		await requirement('users.modal', async () => {
			for (const label of [
				words.name,
				words.email,
				words.mobileNumber,
				words.clan,
				words.dynasty,
				words.location,
			])
				await expect(field(adding, label)).toBeVisible();
			await expect(passwordIn(adding)).toBeVisible();
			await expect(adding.getByRole('checkbox', { name: words.isAdmin })).not.toBeChecked();
			await expect(adding.getByText(words.isAdminHint)).toBeVisible();
			await expect(adding.getByRole('button', { name: all.site.cancel, exact: true })).toBeVisible();
		});
		await create.click();
		const problem = (sentence: string) => adding.getByRole('link', { name: sentence, exact: true });
		await requirement('users.nameRequired', () => expect(problem(texts.problems.nameRequired)).toBeVisible());
		await requirement('users.emailRequired', () =>
			expect(problem(texts.problems.emailRequired)).toBeVisible(),
		);
		await requirement('users.passwordRequired', () =>
			expect(problem(texts.problems.passwordRequired)).toBeVisible(),
		);
		await expectAccessible(page, isMobile);
		await field(adding, words.name).fill(name);
		await field(adding, words.email).fill('asha.example.org');
		await create.click();
		await requirement('users.emailValid', () => expect(problem(texts.problems.emailInvalid)).toBeVisible());
		await requirement('users.clearNumber', async () => {
			await field(adding, words.mobileNumber).fill('+91 90000');
			await adding.getByRole('button', { name: words.clearMobile }).click();
			await expect(field(adding, words.mobileNumber)).toHaveValue('');
			await expect(field(adding, words.mobileNumber)).toBeFocused();
		});
		await field(adding, words.email).fill(email);
		await passwordIn(adding).fill('short');
		expectTrouble(/^400 POST \/api\/users\/register$/);
		await create.click();
		await expect(adding.getByRole('link', { name: t('fieldErrors.tooShort', { min: 8 }) })).toBeVisible();
		await passwordIn(adding).fill(password);
		await field(adding, words.clan).fill('राठौड़');
		await field(adding, words.dynasty).fill('Suryavanshi');
		await adding.getByRole('checkbox', { name: words.isAdmin }).focus();
		await requirement('users.busy', async () => {
			const release = await hold(page, '**/api/users/register');
			await create.click();
			await expect(adding.getByRole('button', { name: words.creating })).toBeVisible();
			await page.keyboard.press('Escape');
			release();
		});
		await requirement('users.added', () => expect(adding.getByText(all.administration.added)).toBeVisible());
		await requirement('users.modalCloses', () => expect(adding).toHaveCount(0));
		await requirement('users.successClears', () =>
			expect(page.getByText(all.administration.added)).toHaveCount(0),
		);
		// Others are added meanwhile.
		await users.search.fill(email);
		await users.search.press('Enter');
		const row = users.row(email);
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

		const editing = users.dialog(words.editTitle);
		const update = editing.getByRole('button', { name: words.update, exact: true });
		await users.action('edit', name).click();
		await expect(field(editing, words.clan)).toHaveValue(all.clans.Rathore);
		await field(editing, words.location).fill('Udaipur');
		await test.step('what was typed is not lost without a question', async () => {
			const { unsaved: typed } = all.site;
			await editing.getByRole('button', { name: all.admin.frame.close, exact: true }).click();
			const question = users.dialog(typed.title);
			await expect(question.getByText(typed.text)).toBeVisible();
			await expectAccessible(page, isMobile);
			await question.getByRole('button', { name: typed.cancel, exact: true }).click();
			await expect(question).toHaveCount(0);
			await expect(field(editing, words.location)).toHaveValue('Udaipur');
		});
		await requirement('users.saveFailure', async () => {
			expectTrouble(/^500 PUT \/api\/users\//);
			await page.route(record, (route) => route.fulfill({ status: 500, json: {} }));
			await update.click();
			await expect(editing.getByRole('alert').filter({ hasText: texts.failures.save })).toBeVisible();
			await page.unroute(record);
		});
		await requirement('users.passwordKept', async () => {
			await expect(editing.getByText(words.passwordKeep)).toBeVisible();
			const release = await hold(page, record);
			const sent = page.waitForRequest((request) => request.method() === 'PUT');
			await update.click();
			await expect(editing.getByRole('button', { name: words.updating })).toBeVisible();
			expect(getBody(await sent)).not.toHaveProperty('password');
			release();
		});
		await requirement('users.updated', () =>
			expect(editing.getByText(all.administration.updated)).toBeVisible(),
		);
		await expect(editing).toHaveCount(0);
		await expect(users.action('edit', name)).toBeFocused();
		await expect(row.getByText(writtenIn(language, 'Udaipur', 'place'), { exact: true })).toBeVisible();

		await test.step('over a newer change both values are shown, and neither is lost', async () => {
			const { stale } = all.admin.frame;
			await users.action('edit', name).click();
			const owner = await callAs({ name, email, password });
			const found = new FormData();
			for (const [key, value] of [
				['location', 'Kota'],
				['dynasty', 'Agnivanshi'],
			] as const)
				found.set(key, value);
			await owner('PUT', 'users/profile', found);
			await field(editing, words.location).fill('Bundi');
			expectTrouble(/^409 PUT \/api\/users\//);
			await update.click();
			const choosing = users.dialog(stale.title);
			const choices = (label: string) => choosing.getByRole('group', { name: label, exact: true });
			await expect(choices(words.location)).toContainText('Kota');
			await expect(choices(words.location)).toContainText('Bundi');
			await expect(choices(words.dynasty)).toContainText('Agnivanshi');
			// No administrator has, though the history knows of one who changed it before.
			await expect(choosing.getByText(stale.byUnknown, { exact: true })).toBeVisible();
			await expectAccessible(page, isMobile);
			await choosing.getByRole('button', { name: stale.keepMine, exact: true }).click();
			await expect(editing).toHaveCount(0);
			await expect(row.getByText(writtenIn(language, 'Bundi', 'place'), { exact: true })).toBeVisible();
			await expect(row.getByText(writtenIn(language, 'Agnivanshi', 'clan'), { exact: true })).toBeVisible();
			await users.action('edit', name).click();
			await editing.getByText(texts.history, { exact: true }).click();
			await expect(
				editing
					.getByRole('list', { name: all.admin.frame.recordHistory.label })
					.getByRole('listitem')
					.first(),
			).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(editing).toHaveCount(0);
		});

		const asking = (kind: 'promote' | 'demote') => users.dialog(texts.role[kind].title);
		const confirm = (kind: 'promote' | 'demote') =>
			asking(kind).getByRole('button', { name: texts.role[kind].confirm, exact: true });
		await test.step('making an administrator asks first', async () => {
			const { question, explained, undo } = texts.role.promote;
			await users.action('promote', name).click();
			for (const text of [name, question, explained, undo])
				await expect(asking('promote').getByText(text, { exact: text !== name })).toBeVisible();
			await expectAccessible(page, isMobile);
			await page.keyboard.press('Escape');
			await expect(asking('promote')).toHaveCount(0);
			await expect(users.action('promote', name)).toBeFocused();
			await expect(row.getByText(texts.roles.member, { exact: true })).toBeVisible();
		});
		const undo = async (done: 'promoted' | 'demoted') => {
			await expect(page.getByText(t(`admin.users.role.done.${done}`, { name }))).toBeVisible();
			await page.getByRole('button', { name: all.admin.frame.undo.button }).click();
		};
		await requirement('users.makeAdmin', async () => {
			await users.action('promote', name).click();
			await confirm('promote').click();
			await expect(users.success(all.administration.promoted)).toBeVisible();
			await expect(row.getByText(texts.roles.admin, { exact: true })).toBeVisible();
		});
		await test.step('and can be undone', async () => {
			await undo('promoted');
			await expect(row.getByText(texts.roles.member, { exact: true })).toBeVisible();
			await users.action('promote', name).click();
			await confirm('promote').click();
			await expect(row.getByText(texts.roles.admin, { exact: true })).toBeVisible();
		});
		await requirement('users.removeAdmin', async () => {
			await users.action('demote', name).click();
			await confirm('demote').click();
			await expect(users.success(all.administration.demoted)).toBeVisible();
			await expect(row.getByText(texts.roles.member, { exact: true })).toBeVisible();
		});
		await test.step('the form of a user asks before it changes the role', async () => {
			await users.action('edit', name).click();
			await editing.getByRole('checkbox', { name: words.isAdmin }).check();
			await update.click();
			await expect(asking('promote').getByText(name)).toBeVisible();
			await asking('promote').getByRole('button', { name: all.site.cancel, exact: true }).click();
			await expect(asking('promote')).toHaveCount(0);
			await expect(editing.getByText(all.administration.updated)).toHaveCount(0);
			await update.click();
			await confirm('promote').click();
			await expect(editing.getByText(all.administration.updated)).toBeVisible();
			await expect(editing).toHaveCount(0);
			// The undo of the demotion before, which a newer change has made void, shows below it.
			await expect(page.getByText(t('admin.users.role.done.promoted', { name })).first()).toBeVisible();
			await page.getByRole('button', { name: all.admin.frame.undo.button }).first().click();
			await expect(row.getByText(texts.roles.member, { exact: true })).toBeVisible();
		});
		await requirement('users.roleFailure', async () => {
			const reason = all.errors.administrator.last;
			expectTrouble(/^409 PATCH \/api\/users\/make-admin\//);
			await page.route('**/make-admin/*', (route) => route.fulfill({ status: 409, json: refused(reason) }));
			await users.action('promote', name).click();
			await confirm('promote').click();
			await expect(alertWith(page, t('admin.users.failures.roleBecause', { reason }))).toBeVisible();
		});
	});
});
