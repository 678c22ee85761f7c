import type { Locator, Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { openAdminPage } from '../support/admin-screen';
import { FamilyPage } from '../support/family-page';
import { type Account, administrator, expect, newAccount, test } from '../support/fixtures';
import { RegistrationForm } from '../support/forms';
import { inBothLanguages, messagesIn } from '../support/languages';
import { codeSentTo } from '../support/mail';
import { typeIntoAll } from '../support/numeric-fields';
import { callAs } from '../support/submissions';

interface Visit {
	page: Page;
	language: Language;
	newMember: (fields?: Record<string, string>, state?: { isConfirmed: boolean }) => Promise<Account>;
	logIn: (account: Account) => Promise<void>;
}

/** Opens the form for a relative without an account. */
async function openRelative({ page, language, newMember, logIn }: Visit): Promise<FamilyPage> {
	await logIn(await newMember());
	const family = new FamilyPage(page, language);
	await family.open();
	await family.tool('add').click();
	await page.getByRole('radio', { name: family.texts.wizard.withoutAccount }).check();
	return family;
}

/** Where digits are typed behind a button or a step: how one gets there, and some of the fields there. */
const forms: Record<string, { open: (visit: Visit) => Promise<void>; fields: readonly string[] }> = {
	'the registration': {
		fields: ['dob.day', 'dob.year', 'age', 'mobileNumber'],
		async open({ page, language }) {
			const form = new RegistrationForm(page, language);
			await form.open();
			await form.fillBasics(newAccount());
			await form.button('continue').click();
			await form.expectStep(2);
		},
	},
	'the code for a new password': {
		fields: ['otp'],
		async open({ page, language, newMember }) {
			const { passwordReset, memberFields } = messagesIn(language);
			const { email } = await newMember();
			await page.goto(pathIn(language, '/forgot-password'));
			const dialog = page.getByRole('dialog', { name: passwordReset.title });
			await dialog.getByRole('textbox', { name: memberFields.email }).fill(email);
			await dialog.getByRole('button', { name: passwordReset.email.send }).click();
			await expect(dialog.getByRole('textbox', { name: passwordReset.otp.label })).toBeVisible();
		},
	},
	'the own profile': {
		fields: ['dob.day', 'dob.year', 'age', 'mobileNumber'],
		async open({ page, language, newMember, logIn }) {
			const texts = messagesIn(language).profile;
			await logIn(await newMember());
			await page.goto(pathIn(language, '/profile'));
			await page.getByRole('button', { name: texts.edit, exact: true }).click();
			await expect(page.getByRole('button', { name: texts.save, exact: true })).toBeVisible();
		},
	},
	'the code that confirms an address': {
		fields: ['code'],
		async open({ page, language, newMember, logIn }) {
			const { account } = messagesIn(language).emailConfirmation;
			await logIn(await newMember({}, { isConfirmed: false }));
			await page.goto(pathIn(language, '/profile#account'));
			await expect(page.getByRole('textbox', { name: account.code })).toBeVisible();
		},
	},
	'the form for a relative': {
		fields: ['dob.day', 'dob.year'],
		async open(visit) {
			await openRelative(visit);
		},
	},
	'the second step for a relative': {
		fields: ['age', 'mobileNumber'],
		async open(visit) {
			const family = await openRelative(visit);
			await family.list(family.texts.wizard.relation).selectOption('Father');
			await family.form.text('name').fill('Ram Singh');
			await family.next();
			await expect(family.form.text('mobileNumber')).toBeVisible();
		},
	},
	'the changes of a card': {
		fields: ['dob.day', 'dob.year', 'mobileNumber'],
		async open({ page, language, newMember, logIn }) {
			const account = await newMember();
			await logIn(account);
			const father = `Ram ${account.name}`;
			const relative = { name: father, relation: 'Father', dob: '१९५०-०३-०४' };
			await (await callAs(account))('POST', 'family/add', relative);
			const family = new FamilyPage(page, language);
			await family.open();
			await family.openDetails(father);
			await family.button(family.texts.details.edit).click();
			await expect(page.getByRole('dialog', { name: family.texts.edit.title })).toBeVisible();
		},
	},
	'the filters of matches': {
		fields: ['ageFrom', 'ageTo'],
		async open({ page, language, newMember, logIn }) {
			const seeker = { gender: 'Male', age: '28', isMarried: 'No', matrimonialConsent: 'true', clan: 'Hada' };
			await logIn(await newMember(seeker));
			await page.goto(pathIn(language, '/matrimonial?ageFrom=२१'));
			const { filters } = messagesIn(language).matrimonial;
			await expect(page.getByRole('textbox', { name: filters.ageFrom })).toHaveValue('21');
		},
	},
	'the wishes of a partner': {
		fields: ['ageFrom', 'ageTo'],
		async open({ page, language, newMember, logIn }) {
			await logIn(await newMember());
			await page.goto(pathIn(language, '/matrimonial/wishes'));
			const { wishes } = messagesIn(language).matrimonial;
			await expect(page.getByRole('textbox', { name: wishes.ageFrom })).toBeVisible();
		},
	},
	'a new user of the back office': {
		fields: ['mobileNumber'],
		async open({ page, language, logIn }) {
			await logIn(administrator());
			await openAdminPage(page, language, '/admin/users');
			const { users } = messagesIn(language).admin;
			await page.getByRole('button', { name: users.add, exact: true }).click();
			await expect(page.getByRole('dialog', { name: users.form.addTitle })).toBeVisible();
		},
	},
	'the days of the history': {
		fields: ['history-from', 'history-to'],
		async open({ page, language, logIn }) {
			await logIn(administrator());
			await openAdminPage(page, language, '/admin/history');
			await expect(page.locator('#history-from')).toBeVisible();
		},
	},
};

inBothLanguages((language) => {
	const texts = messagesIn(language);

	test.describe(`Devanagari and Gujarati digits in ${language}`, () => {
		// On a wide screen long-words.spec.ts types them into every field of every page, in Hindi.
		for (const [name, { open, fields }] of Object.entries(forms))
			test(`can be typed in ${name}`, { tag: '@phone' }, async ({ page, newMember, logIn }) => {
				await open({ page, language, newMember, logIn });
				expect(await typeIntoAll(page)).toEqual(expect.arrayContaining([...fields]));
			});

		test('are numbers on a card once they are saved', async ({ page, newMember, logIn }) => {
			const account = await newMember();
			await logIn(account);
			const father = `Ram ${account.name}`;
			const relative = { name: father, relation: 'Father', dob: '1950-03-04' };
			await (await callAs(account))('POST', 'family/add', relative);
			const family = new FamilyPage(page, language);
			await family.open();
			await family.openDetails(father);
			await family.button(family.texts.details.edit).click();
			const dialog = page.getByRole('dialog', { name: family.texts.edit.title });
			await dialog.locator('[name="dob.day"]').fill('०५');
			await dialog.locator('[name="dob.year"]').fill('૧૯૪૯');
			await dialog.locator('[name="mobileNumber"]').fill('०९०००० ૫૪૩૨૧');
			await family.button(family.texts.edit.save).click();
			const details = page.getByRole('dialog', { name: father });
			await expect(details.getByText(/\b5\b.*1949/)).toBeVisible();
			const call = details.getByRole('link', { name: '090000 54321', exact: true });
			await expect(call).toHaveAttribute('href', 'tel:+919000054321');
		});

		test('are numbers in the lists of the back office', async ({ page, logIn }) => {
			await logIn(administrator());
			const { history, frame } = texts.admin;
			await openAdminPage(page, language, '/admin/history');
			await page.getByRole('textbox', { name: history.filters.from }).fill('०४-०૩-२०२६');
			await expect(page).toHaveURL(/[?&]from=2026-03-04\b/);
			await openAdminPage(page, language, '/admin/users');
			await page.getByRole('textbox', { name: frame.pager.jump }).fill('૨');
			await page.getByRole('button', { name: frame.pager.go, exact: true }).click();
			await expect(page).toHaveURL(/[?&]page=2\b/);
		});

		test('are numbers once they are sent', async ({ page }) => {
			const form = new RegistrationForm(page, language);
			const account = newAccount();
			const box = (name: string): Locator => page.getByRole('textbox', { name });
			await form.open();
			await form.fillBasics(account);
			await form.button('continue').click();
			await form.choose('prefix', 'Shri');
			await form.choose('gender', 'Male');
			await form.text('age').fill('१७');
			await form.button('next').click();
			await expect(form.text('age')).toHaveAccessibleDescription(texts.fieldErrors.underage);
			await form.text('age').fill('२८');
			await form.text('mobileNumber').fill('०९०००० ૫૪૩૨૧');
			await form.button('next').click();
			await form.expectStep(3);
			await form.submit();
			const main = page.getByRole('main');
			const call = main.getByRole('link', { name: '090000 54321', exact: true });
			await expect(call).toHaveAttribute('href', 'tel:+919000054321');
			await expect(main.getByText('28', { exact: true })).toBeVisible();

			await page.goto(pathIn(language, '/matrimonial/wishes'));
			const { wishes } = texts.matrimonial;
			await box(wishes.ageFrom).fill('२१');
			await box(wishes.ageTo).fill('૨૬');
			await page.getByRole('button', { name: wishes.save, exact: true }).click();
			await expect(page.getByText(texts.matches.wishesSaved, { exact: true })).toBeVisible();
			await page.reload();
			await expect(box(wishes.ageFrom)).toHaveValue('21');
			await expect(box(wishes.ageTo)).toHaveValue('26');

			await page.goto('about:blank');
			await page.context().setStorageState({ cookies: [], origins: [] });
			await page.goto(pathIn(language, '/forgot-password'));
			const { passwordReset, memberFields } = texts;
			const dialog = page.getByRole('dialog', { name: passwordReset.title });
			await dialog.getByRole('textbox', { name: memberFields.email }).fill(account.email);
			await dialog.getByRole('button', { name: passwordReset.email.send }).click();
			const code = await codeSentTo(account.email);
			const inHindi = [...code].map((digit) => '०१२३४५६७८९'[Number(digit)]).join('');
			await dialog.getByRole('textbox', { name: passwordReset.otp.label }).fill(inHindi);
			await dialog.getByRole('button', { name: passwordReset.otp.verify }).click();
			await expect(dialog.getByRole('button', { name: passwordReset.password.save })).toBeVisible();
		});
	});
});
