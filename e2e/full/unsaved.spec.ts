// No form is left, and none in a dialog closed, before somebody is asked about what they have typed; and an error goes
// with the first change of its field.
import type { Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { openAdminPage } from '../support/admin-screen';
import { FamilyPage } from '../support/family-page';
import { administrator, expect, newAccount, test } from '../support/fixtures';
import { RegistrationForm } from '../support/forms';
import { inBothLanguages, messagesIn } from '../support/languages';
import { makePicture } from '../support/pictures';
import { alertWith, at, untilHydrated } from '../support/site';

interface GuardedDialog {
	name: string;
	path: string;
	/** Shows the form on its page. */
	open: (page: Page, language: Language) => Promise<void>;
}

const click =
	(name: (texts: ReturnType<typeof messagesIn>) => string) => async (page: Page, language: Language) =>
		page
			.getByRole('main')
			.getByRole('button', { name: name(messagesIn(language)), exact: true })
			.first()
			.click();

const adminForms: GuardedDialog[] = [
	{ name: 'blog', path: '/admin/blogs', open: click(({ admin }) => admin.blogs.add) },
	{ name: 'image', path: '/admin/gallery', open: click(({ admin }) => admin.gallery.add) },
];

function question(page: Page, language: Language) {
	const { unsaved } = messagesIn(language).site;
	const dialog = page.getByRole('dialog', { name: unsaved.title });
	const button = (name: 'confirm' | 'cancel') =>
		dialog.getByRole('button', { name: unsaved[name], exact: true });
	return { dialog, leave: button('confirm'), stay: button('cancel') };
}

/** Whether the browser would ask before the page is loaded again or closed. */
function asksBeforeUnload(page: Page): Promise<boolean> {
	return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

async function expectGuarded(page: Page, language: Language, form: GuardedDialog): Promise<void> {
	const { leave, stay } = question(page, language);
	await openAdminPage(page, language, form.path);
	await untilHydrated(page);
	await form.open(page, language);
	const fields = 'input:not([type]):visible, input[type="text"]:visible, textarea:visible';
	const field = page.getByRole('dialog').locator('form').locator(fields).first();
	await field.click();
	expect(await asksBeforeUnload(page), 'asks about nothing').toBe(false);
	await field.pressSequentially('7');
	await expect(field).toHaveValue(/7/);
	expect(await asksBeforeUnload(page), 'asks before the page is closed').toBe(true);
	await page.keyboard.press('Escape');
	await stay.click();
	await expect(field).toHaveValue(/7/);
	await page.keyboard.press('Escape');
	await leave.click();
	await expect(field).toHaveCount(0);
}

inBothLanguages((language) => {
	const texts = messagesIn(language);

	test.describe(`unsaved forms in ${language}`, () => {
		test('ask an administrator before they are left', { tag: '@desktop' }, async ({ page, logIn }) => {
			test.setTimeout(180_000);
			await logIn(administrator());
			for (const form of adminForms) await test.step(form.name, () => expectGuarded(page, language, form));
		});

		test('ask before Back and before logging out', { tag: '@desktop' }, async ({
			page,
			newMember,
			logIn,
		}) => {
			await logIn(await newMember());
			const { dialog, leave, stay } = question(page, language);
			await page.goto(pathIn(language, '/help'));
			await untilHydrated(page);
			await page
				.locator(`a[href="${pathIn(language, '/contact')}"]`)
				.first()
				.evaluate((element: HTMLElement) => element.click());
			await expect(page).toHaveURL(at(pathIn(language, '/contact')));
			const name = page.getByRole('textbox', { name: texts.inbox.fields.name });
			await name.pressSequentially('Asha');
			await page.goBack();
			await expect(dialog).toBeVisible();
			await expect(page).toHaveURL(at(pathIn(language, '/contact')));
			await stay.click();
			await expect(name).toHaveValue('Asha');
			await page
				.getByRole('banner')
				.getByRole('button', { name: texts.site.navigation.logout, includeHidden: true })
				.evaluate((element: HTMLElement) => element.click());
			await stay.click();
			await expect(name).toHaveValue('Asha');
			await page.goBack();
			await leave.click();
			await expect(page).toHaveURL(at(pathIn(language, '/help')));
		});
	});

	test.describe(`errors in ${language}`, () => {
		test('go with the first change of their fields', async ({ page }) => {
			await page.goto(pathIn(language, '/contact'));
			const { fields, contact } = texts.inbox;
			await page.getByRole('button', { name: contact.send, exact: true }).click();
			const summary = alertWith(page, fields.problems);
			await expect(summary).toBeFocused();
			const count = await summary.getByRole('listitem').count();
			const names = ['name', 'email', 'subject', 'message'] as const;
			for (const [index, name] of names.entries()) {
				const field = page.getByRole('textbox', { name: fields[name] });
				await expect(field).toHaveAttribute('aria-invalid', 'true');
				await field.pressSequentially('a');
				await expect(field).not.toHaveAttribute('aria-invalid', 'true');
				await expect(field).toBeFocused();
				if (index < count - 1) await expect(summary.getByRole('listitem')).toHaveCount(count - 1 - index);
			}
			await expect(summary).toHaveCount(0);
		});

		test('of the server go too: an address that is taken', async ({ page, newMember }) => {
			const { email } = await newMember();
			const form = new RegistrationForm(page, language);
			await form.open();
			await form.fillBasics({ ...newAccount(), email });
			await form.button('continue').click();
			await expect(form.text('email')).toHaveAccessibleDescription(new RegExp(texts.register.emailTaken));
			await form.text('email').press('End');
			await form.text('email').pressSequentially('x');
			await expect(form.text('email')).not.toHaveAttribute('aria-invalid', 'true');
			await expect(alertWith(page, texts.register.problems)).toHaveCount(0);
		});

		test('go with a chosen picture, choice and date', async ({ page, newMember, logIn }) => {
			await logIn(await newMember());
			await page.goto(pathIn(language, '/upload-photo'));
			const words = texts.uploadPhoto;
			await page.getByRole('button', { name: words.submit, exact: true }).click();
			const file = page.locator('input[type="file"]');
			await expect(file).toHaveAttribute('aria-invalid', 'true');
			await file.setInputFiles(await makePicture('jpeg'));
			await expect(page.locator('input[type="file"]').first()).not.toHaveAttribute('aria-invalid', 'true');

			const family = new FamilyPage(page, language);
			const { link, wizard, close } = texts.familyTree;
			await page.goto(pathIn(language, '/family-tree'));
			await family.tool('link').click();
			await family.button(link.send).click();
			const relation = family.list(wizard.relation);
			await expect(relation).toHaveAttribute('aria-invalid', 'true');
			await relation.selectOption('Brother');
			await expect(relation).not.toHaveAttribute('aria-invalid', 'true');
			await family.button(close).first().click();
			await question(page, language).leave.click();

			await family.tool('add').click();
			await family.list(wizard.relation).selectOption('Father');
			await page.getByRole('radio', { name: wizard.withoutAccount }).check();
			await family.form.text('name').fill('Ranjit');
			const day = page.locator('input[name="dob.day"]');
			const year = page.locator('input[name="dob.year"]');
			await day.fill('31');
			await year.fill('1950');
			await family.next();
			await expect(year).toHaveAttribute('aria-invalid', 'true');
			await day.fill('');
			await expect(year).not.toHaveAttribute('aria-invalid', 'true');
		});
	});
});
