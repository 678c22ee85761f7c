import type { Locator, Page } from '@playwright/test';
import { toLatinDigits } from '@/lib/core/digits';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/i18n/paths';
import { pages } from '@/lib/seo/pages';
import { openAdminPage } from './admin-screen';
import { FamilyPage } from './family-page';
import { type Account, administrator, expect, newAccount, test } from './fixtures';
import { RegistrationForm } from './forms';
import { inBothLanguages, textsIn } from './languages';
import { codeSentTo } from './mail';
import { callAs } from './submissions';

interface Visit {
	page: Page;
	language: Language;
	newMember: (fields?: Record<string, string>, state?: { isConfirmed: boolean }) => Promise<Account>;
	logIn: (account: Account) => Promise<void>;
}

/** Every way in which a field says that it takes digits. What is hidden from everybody belongs to another control. */
const numericFields = [
	...['type="number"', 'type="tel"', 'type="date"', 'type="month"', 'autocomplete="one-time-code"'],
	...['inputmode="numeric"', 'inputmode="decimal"', 'inputmode="tel"'],
]
	.map((way) => `input[${way}]:not([aria-hidden="true"]):visible`)
	.join(', ');

const typed = { devanagari: '१२३४५६७८९०', gujarati: '૧૨૩૪૫૬૭૮૯૦' };

/** Types the digits of both scripts into every numeric field of the page, or of the dialog above it; answers the fields' names. */
async function typeIntoAll(page: Page): Promise<string[]> {
	const names: string[] = [];
	// A list that arrives makes the fields of its pages anew.
	await page.waitForLoadState('networkidle');
	const dialog = page.getByRole('dialog');
	const within = (await dialog.count()) > 0 ? dialog.last() : page;
	for (const field of await within.locator(numericFields).all()) {
		const { name, id, maxLength, isFixed } = await field.evaluate((input: HTMLInputElement) => ({
			name: input.name,
			id: input.id,
			maxLength: input.maxLength,
			isFixed: input.disabled || input.readOnly,
		}));
		if (isFixed) continue;
		names.push(name || id);
		for (const digits of Object.values(typed)) {
			const fitting = maxLength > 0 ? digits.slice(0, maxLength) : digits;
			await field.clear();
			await field.pressSequentially(fitting);
			const value = await field.inputValue();
			expect([name || id, toLatinDigits(value)]).toEqual([name || id, toLatinDigits(fitting)]);
		}
	}
	return names;
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
			const { passwordReset, memberFields } = textsIn(language);
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
			const texts = textsIn(language).profile;
			await logIn(await newMember());
			await page.goto(pathIn(language, '/profile'));
			await page.getByRole('button', { name: texts.edit, exact: true }).click();
			await expect(page.getByRole('button', { name: texts.save, exact: true })).toBeVisible();
		},
	},
	'the code that confirms an address': {
		fields: ['code'],
		async open({ page, language, newMember, logIn }) {
			const { account } = textsIn(language).emailConfirmation;
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
			const { filters } = textsIn(language).matrimonial;
			await expect(page.getByRole('textbox', { name: filters.ageFrom })).toHaveValue('21');
		},
	},
	'the wishes of a partner': {
		fields: ['ageFrom', 'ageTo'],
		async open({ page, language, newMember, logIn }) {
			await logIn(await newMember());
			await page.goto(pathIn(language, '/matrimonial/wishes'));
			const { wishes } = textsIn(language).matrimonial;
			await expect(page.getByRole('textbox', { name: wishes.ageFrom })).toBeVisible();
		},
	},
	'a new user of the back office': {
		fields: ['mobileNumber'],
		async open({ page, language, logIn }) {
			await logIn(administrator());
			await openAdminPage(page, language, '/admin/users');
			const { users } = textsIn(language).admin;
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

const addressesOf = (isFor: (path: string, audience: string) => boolean) =>
	Object.entries(pages).flatMap(([path, audience]) =>
		path.includes('[') || !isFor(path, audience) ? [] : [path],
	);

/** The pages that everybody, members and administrators come to. */
const audiences = {
	visitors: addressesOf((_, audience) => audience === 'public'),
	members: addressesOf((path, audience) => audience === 'private' && !path.startsWith('/admin')),
	administrators: addressesOf((path) => path.startsWith('/admin')),
};

inBothLanguages((language) => {
	const texts = textsIn(language);

	test.describe(`Devanagari and Gujarati digits in ${language}`, () => {
		for (const [name, { open, fields }] of Object.entries(forms))
			test(`can be typed in ${name}`, async ({ page, newMember, logIn }) => {
				await open({ page, language, newMember, logIn });
				expect(await typeIntoAll(page)).toEqual(expect.arrayContaining([...fields]));
			});

		for (const [audience, addresses] of Object.entries(audiences))
			test(`can be typed on every page for ${audience}`, async ({ page, newMember, logIn }) => {
				test.slow();
				if (audience === 'administrators') await logIn(administrator());
				if (audience === 'members') await logIn(await newMember());
				for (const path of addresses) {
					await page.goto(path.startsWith('/admin') ? path : pathIn(language, path));
					await expect(page.getByRole('heading').first()).toBeVisible();
					await typeIntoAll(page);
				}
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
			await page.context().clearCookies();
			await page.goto(pathIn(language, '/forgot-password'));
			await page.evaluate(() => localStorage.clear());
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
