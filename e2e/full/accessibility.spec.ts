import type { Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from '../support/axe';
import { type Account, expect, newAccount, test } from '../support/fixtures';
import { LoginForm, MemberForm, RegistrationForm } from '../support/forms';
import { inBothLanguages, messagesIn } from '../support/languages';
import { alertWith, openBar } from '../support/site';

interface Visit {
	page: Page;
	language: Language;
	newMember: (fields?: Record<string, string>) => Promise<Account>;
	logIn: (account: Account) => Promise<void>;
	expectTrouble: (trouble: RegExp) => void;
}

const everything = {
	isMarried: 'Yes',
	marriagePlace: 'Udaipur',
	prefix: 'Shri',
	location: 'Jodhpur',
	clan: 'Bhati',
};

async function openProfile({ page, language, newMember, logIn }: Visit): Promise<void> {
	const account = await newMember(everything);
	await logIn(account);
	await page.goto(pathIn(language, '/profile'));
	await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
	await page
		.getByRole('button', { name: messagesIn(language).profile.sections.marital, exact: true })
		.click();
}

async function openRegistration({ page, language }: Visit): Promise<RegistrationForm> {
	const form = new RegistrationForm(page, language);
	await form.open();
	return form;
}

function reading(path: string): (visit: Pick<Visit, 'page' | 'language'>) => Promise<void> {
	return async ({ page, language }) => {
		await page.goto(pathIn(language, path));
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	};
}

/** What is looked at, and how one gets there. */
const states: Record<string, (visit: Visit) => Promise<void>> = {
	'the home page': reading('/'),

	'the home page in motion': async ({ page, language }) => {
		await page.emulateMedia({ reducedMotion: 'no-preference' });
		await page.goto(pathIn(language, '/'));
		await page.getByRole('button', { name: messagesIn(language).home.hero.pause }).click();
		await page.emulateMedia({ reducedMotion: 'reduce' });
	},

	"a member's home page with the menu open": async ({ page, language, newMember, logIn }) => {
		await logIn(await newMember());
		await page.goto(pathIn(language, '/'));
		const bar = await openBar(page, language);
		await expect(bar.getByRole('link', { name: messagesIn(language).site.pages.profile })).toBeVisible();
	},

	'a list behind a number': async ({ page, language }) => {
		const texts = messagesIn(language).home.stats;
		await page.goto(pathIn(language, '/'));
		await page.getByRole('button', { name: texts.families.title }).click();
		await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
	},

	'the login, refused, with an alert': async ({ page, language }) => {
		const texts = messagesIn(language);
		await page.goto(pathIn(language, '/'));
		const bar = await openBar(page, language);
		await bar.getByRole('link', { name: texts.site.pages.familyTree }).click();
		await expect(alertWith(page, texts.errors.auth.required)).toBeVisible();
		await new LoginForm(page, language).button.click();
		await expect(alertWith(page, texts.login.emptyFields)).toBeVisible();
	},

	'the first step of the registration': async (visit) => {
		await openRegistration(visit);
	},

	'the second step, with a list open': async (visit) => {
		const form = await openRegistration(visit);
		await form.fillBasics(newAccount());
		await form.button('continue').click();
		await form.chooseClan('Other');
		await form.list('district').click();
		await expect(visit.page.getByRole('listbox').getByRole('option').first()).toBeVisible();
	},

	'the third step, with the marital block': async (visit) => {
		const form = await openRegistration(visit);
		await form.goToLastStep(newAccount());
		await form.button('back').click();
		await form.answer('isMarried', 'Yes').check();
		await form.button('next').click();
		await expect(form.text('inLawState')).toBeVisible();
	},

	'a registration with errors': async (visit) => {
		const form = await openRegistration(visit);
		await form.fillBasics({ name: 'Asha', email: 'asha at example', password: 'short' });
		await form.button('continue').click();
		await expect(alertWith(visit.page, messagesIn(visit.language).register.problems)).toBeVisible();
	},

	'the account, its removal refused': async (visit) => {
		visit.expectTrouble(/^400 DELETE \/api\/users\/me$/);
		await openProfile(visit);
		const { page, language } = visit;
		const { account } = messagesIn(language).profile;
		await page.getByRole('button', { name: account.title, exact: true }).click();
		await expect(page.getByText(account.sessions.here)).toBeVisible();
		await page.getByRole('button', { name: account.remove.open, exact: true }).click();
		await page.getByRole('button', { name: account.remove.confirm, exact: true }).click();
		await expect(alertWith(page, messagesIn(language).errors.input.invalid)).toBeVisible();
	},

	'two changes of the own profile': async (visit) => {
		visit.expectTrouble(/^409 PUT \/api\/users\/profile$/);
		await openProfile(visit);
		const { page, language } = visit;
		const { profile: texts, conflict } = messagesIn(language);
		await page.getByRole('button', { name: texts.edit, exact: true }).click();
		await page.route('**/api/users/profile', async (route) => {
			if (route.request().method() === 'PUT')
				return route.fulfill({ status: 409, json: { code: 'record.stale', message: '' } });
			const stored = await (await route.fetch()).json();
			return route.fulfill({ json: { ...stored, profession: 'Potter', __v: stored.__v + 1 } });
		});
		await new MemberForm(page, language).text('profession').fill('Weaver');
		await page.getByRole('button', { name: texts.save, exact: true }).click();
		await expect(page.getByRole('dialog', { name: conflict.title })).toContainText('Potter');
	},

	'words offered in Hindi': async ({ page }) => {
		const { typingHelp, inbox } = messagesIn('hi');
		await page.goto(pathIn('hi', '/feedback'));
		await page.getByRole('checkbox', { name: typingHelp.label, exact: true }).check();
		await page.getByRole('textbox', { name: inbox.fields.name }).pressSequentially('shivank');
		await expect(page.getByRole('listbox', { name: typingHelp.offers })).toBeVisible();
	},

	'an address without a page': async ({ page, language, expectTrouble }) => {
		expectTrouble(/^404 GET .*\/nowhere$/);
		await page.goto(pathIn(language, '/nowhere'));
		const { title } = messagesIn(language).notFoundPage;
		await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
	},
};

inBothLanguages((language) => {
	test.describe(`accessibility in ${language}`, () => {
		for (const [name, open] of Object.entries(states))
			test(name, async ({ page, isMobile, newMember, logIn, expectTrouble }) => {
				await open({ page, language, newMember, logIn, expectTrouble });
				await expectAccessible(page, isMobile);
			});
	});
});
