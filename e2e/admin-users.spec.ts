import { randomUUID } from 'node:crypto';
import type { Locator, Page, Request } from '@playwright/test';
import * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { fixedPathIn, pathIn } from '@/lib/core/localized-path';
import { formatCount } from '@/lib/platform/i18n/format';
import { writtenIn } from '@/lib/rules/script/in-script';
import { comeBackTo } from './support/admin-screen';
import { expectAccessible } from './support/axe';
import { administrator, expect, newAccount, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { requirement } from './support/requirement';
import { alertWith, at, hold, untilHydrated } from './support/site';
import { callAs } from './support/submissions';

const list = '**/api/users?*';
const record = '**/api/users/*-*-*-*-*';
const savedConsents = z.object({ consents: z.array(z.object({ purpose: z.string() })) });

/** The screen as an administrator works it, by the names that people read. */
class UsersScreen {
	readonly heading: Locator;
	readonly rows: Locator;
	readonly search: Locator;
	private readonly texts;

	constructor(
		readonly page: Page,
		readonly language: Language,
		isMobile: boolean,
	) {
		this.texts = messagesIn(language).admin.users;
		const { title, caption, searchLabel } = this.texts;
		this.heading = page.getByRole('heading', { level: 1, name: title, exact: true });
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

	filter(name: 'clan' | 'dynasty' | 'role'): Locator {
		return this.page.getByRole('combobox', { name: this.texts.filters[name], exact: true });
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

	test(`an administrator finds and deletes users, in ${language}`, { tag: '@full' }, async ({
		page,
		newMember,
		logIn,
		expectTrouble,
		isMobile,
	}) => {
		test.slow();
		// What only those have in common who are deleted together.
		const profession = randomUUID();
		const account = await newMember({ clan: 'Hada', dynasty: 'Chauhan of Bundi', profession });
		await logIn(administrator());
		const users = await openUsers(page, language, isMobile);
		await requirement('users.title', () => expect(users.heading).toBeVisible());
		await expect(users.rows).toHaveCount(10);
		const release = await hold(page, list);
		await requirement('users.loading', async () => {
			await users.search.fill(account.email);
			await users.search.press('Enter');
			await expect(page.getByText(texts.loading)).toBeVisible();
		});
		release();
		await expect(users.rows).toHaveCount(1);
		await page.unroute(list);
		await users.search.fill('');
		await expect(users.rows).toHaveCount(10);

		await requirement('users.table', async () => {
			const row = users.row(account.email);
			for (const shown of [
				account.name,
				account.email,
				all.clans.Hada,
				writtenIn(language, 'Chauhan of Bundi', 'clan'),
			])
				await expect(row.getByText(shown, { exact: true })).toBeVisible();
			for (const name of ['email', 'clan', 'dynasty', 'location', 'role'] as const)
				await expect(
					isMobile
						? row.getByRole('term').filter({ hasText: texts.columns[name] })
						: page.getByRole('columnheader', { name: texts.columns[name] }),
				).toBeVisible();
			await expect(row.getByRole('button')).toHaveCount(3);
		});
		await requirement('users.emptyCell', () =>
			expect(users.row(account.email).getByText(texts.nothing, { exact: true })).toBeVisible(),
		);
		await requirement('users.viewProfile', () =>
			expect(users.action('view', account.name)).toHaveAttribute(
				'href',
				new RegExp(`^${pathIn(language, '/profile/')}[0-9a-f-]{36}${language === 'hi' ? '\\?in=hi' : ''}$`),
			),
		);
		await requirement('users.pager', async () => {
			const label = (shown: number) =>
				page.getByText(
					new RegExp(
						t('admin.frame.pager.showing', { page: formatCount(shown, language), pages: '@' }).replace(
							'@',
							'\\d+',
						),
					),
				);
			await expect(label(1)).toBeVisible();
			await page.getByRole('button', { name: all.admin.frame.pager.next }).click();
			await expect(label(2)).toBeVisible();
			await expect(page).toHaveURL(at('/admin/users?page=2'));
			await page.goBack();
			await expect(label(1)).toBeVisible();
		});
		await expectAccessible(page, isMobile);

		await requirement('users.search', async () => {
			await users.search.fill(account.email);
			await users.search.press('Enter');
			await expect(users.rows).toHaveCount(1);
			await expect(users.row(account.name)).toBeVisible();
			await expect(
				page.getByRole('navigation', { name: all.admin.frame.pager.label, exact: true }),
			).toHaveCount(0);
		});
		await requirement('users.emptySearch', async () => {
			await users.search.fill('');
			await users.button(all.admin.frame.search.submit).click();
			await expect(users.rows).toHaveCount(10);
			await expect(page).toHaveURL(at('/admin/users'));
		});
		await requirement('users.none', async () => {
			await users.search.fill('nobody is called that way');
			await users.button(all.admin.frame.search.submit).click();
			await expect(page.getByText(texts.empty, { exact: true })).toBeVisible();
		});
		await requirement('users.reset', async () => {
			await users.filter('role').selectOption(texts.filters.members);
			await users.button(texts.filters.reset).click();
			await expect(page).toHaveURL(at('/admin/users'));
			await expect(users.search).toHaveValue('');
			await expect(users.filter('role')).toHaveValue('');
			await expect(users.rows).toHaveCount(10);
		});
		await requirement('users.filters', async () => {
			for (const [name, choices] of [
				['clan', [texts.filters.allClans]],
				['dynasty', [texts.filters.allDynasties]],
				['role', [texts.filters.allRoles, texts.filters.admins, texts.filters.members]],
			] as const)
				for (const choice of choices)
					await expect(users.filter(name).getByRole('option', { name: choice, exact: true })).toBeAttached();
			// Offered though no member of the page that is shown may have it.
			const hada = users.filter('clan').getByRole('option', { name: new RegExp(`^${all.clans.Hada} \\(`) });
			await users.filter('clan').selectOption((await hada.textContent()) ?? '');
			await users.filter('dynasty').selectOption({ value: 'Chauhan of Bundi' });
			await users.filter('role').selectOption(texts.filters.members);
			await expect(users.row(account.email)).toBeVisible();
			await expect(page).toHaveURL(/clan=Hada&dynasty=Chauhan\+of\+Bundi&isAdmin=false$/);
			// A copied link leads to the same list.
			await page.reload();
			await expect(users.row(account.email)).toBeVisible();
		});
		await requirement('users.adminRows', async () => {
			// After the name, which may be the same word.
			const badge = (row: Locator, role: string) => row.getByText(role, { exact: true }).last();
			await expect(badge(users.row(account.email), texts.roles.member)).toBeVisible();
			const plain = await users.row(account.email).evaluate((row) => getComputedStyle(row).boxShadow);
			await users.button(texts.filters.reset).click();
			await users.filter('role').selectOption(texts.filters.admins);
			await users.search.fill(administrator().email);
			await users.search.press('Enter');
			const own = users.row(administrator().email);
			await expect(badge(own, texts.roles.admin)).toBeVisible();
			await expect(users.row(account.email)).toHaveCount(0);
			expect(await own.evaluate((row) => getComputedStyle(row).boxShadow)).not.toBe(plain);
		});

		expectTrouble(/^500 GET \/api\/users\?/);
		await requirement('users.loadFailure', async () => {
			// Opened again, because what a page has shown before is shown at once.
			await page.goto('/admin/users?search=nobody+is+called+that+way&isAdmin=true');
			await untilHydrated(page);
			await expect(page.getByText(texts.empty, { exact: true })).toBeVisible();
			await page.route(list, (route) => route.fulfill({ status: 500, json: {} }));
			await users.search.fill(administrator().email);
			await users.search.press('Enter');
			await expect(alertWith(page, texts.loadFailed)).toBeVisible();
			await page.unroute(list);
			await users.button(all.admin.frame.tryAgain).click();
			await expect(users.row(administrator().email)).toBeVisible();
		});
		await test.step('a former administrator sees a message and leaves the back office', async () => {
			const { forbidden } = all.admin.frame;
			expectTrouble(/^403 GET \/api\/users\?/);
			await page.route(list, (route) => route.fulfill({ status: 403, json: {} }));
			await comeBackTo(page, alertWith(page, forbidden.text));
			await expect(page.getByRole('link', { name: forbidden.link })).toHaveAttribute(
				'href',
				fixedPathIn(language, '/'),
			);
			await page.unroute(list);
			await page.reload();
		});

		const { name } = account;
		const row = users.row(account.email);
		await users.button(texts.filters.reset).click();
		await users.search.fill(account.email);
		await users.search.press('Enter');
		await expect(users.rows).toHaveCount(1);
		const asking = users.dialog(texts.remove.title);
		const confirm = asking.getByRole('button', { name: texts.remove.confirm, exact: true });
		await requirement('users.deleteConfirm', async () => {
			await users.action('delete', name).click();
			await expect(asking.getByText(texts.remove.question, { exact: true })).toBeVisible();
			await expectAccessible(page, isMobile);
			await page.keyboard.press('Escape');
			await expect(asking).toHaveCount(0);
			await expect(users.action('delete', name)).toBeFocused();
		});
		await requirement('users.deleteFailure', async () => {
			const reason = all.errors.service.unavailable;
			expectTrouble(/^503 DELETE \/api\/users\//);
			await page.route(record, (route) => route.fulfill({ status: 503, json: refused(reason) }));
			await users.action('delete', name).click();
			await confirm.click();
			await expect(alertWith(page, t('admin.users.failures.delete', { reason }))).toBeVisible();
			await page.unroute(record);
		});
		await requirement('users.deleted', async () => {
			await users.action('delete', name).click();
			await confirm.click();
			await expect(users.success(all.administration.deleted)).toBeVisible();
			await expect(row).toHaveCount(0);
		});
		await page.getByRole('button', { name: all.admin.frame.undo.button }).click();
		await expect(row).toBeVisible();

		await test.step('many are deleted in one bulk operation, and those that are refused are named', async () => {
			const others = [await newMember({ profession }), await newMember({ profession })];
			await users.search.fill(profession);
			await users.search.press('Enter');
			await expect(users.rows).toHaveCount(3);
			await page.getByRole('checkbox', { name: all.admin.frame.table.selectAll }).check();
			const reason = all.errors.service.unavailable;
			let calls = 0;
			await page.route(record, (route) => {
				calls += 1;
				return calls === 1 ? route.fulfill({ status: 503, json: refused(reason) }) : route.continue();
			});
			await users.button(texts.bulk.delete).click();
			const askingForMany = users.dialog(texts.bulk.title);
			await expect(askingForMany.getByText(t('admin.users.bulk.question', { count: 3 }))).toBeVisible();
			await askingForMany.getByRole('button', { name: t('admin.users.bulk.confirm', { count: 3 }) }).click();
			await expect(alertWith(page, reason)).toBeVisible();
			await expect(page.getByText(t('admin.users.undo.done', { count: 2 }))).toBeVisible();
			await expect(users.rows).toHaveCount(1);
			await page.keyboard.press('z');
			await expect(users.rows).toHaveCount(3);
			await expectAccessible(page, isMobile);
			for (const other of others) await expect(users.row(other.email)).toBeVisible();
			await page.unroute(record);
		});

		await test.step('what becomes of one’s own account is said before', async () => {
			await users.button(texts.filters.reset).click();
			await users.search.fill(administrator().email);
			await users.search.press('Enter');
			await expect(users.rows).toHaveCount(1);
			const own = (action: 'demote' | 'delete') =>
				users.rows.getByRole('button', { name: new RegExp(texts.actions[action].replace('{name}', '.+')) });
			await own('demote').click();
			const givingUp = users.dialog(texts.demote.title);
			await expect(givingUp.getByText(texts.demote.text)).toBeVisible();
			await givingUp.getByRole('button', { name: all.site.cancel, exact: true }).click();
			await own('delete').click();
			await expect(asking.getByText(texts.remove.own)).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(asking).toHaveCount(0);
		});
	});

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
