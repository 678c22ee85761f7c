import type { Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { type Account, expect, newAccount, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn } from './support/languages';
import { codeSentTo, linkSentTo } from './support/mail';
import { addRelatives } from './support/relatives';
import { alertWith, at } from './support/site';

const own = 'a well at noon';

/** The dialog at /forgot-password, for who comes to take over an account. */
function claimDialog(page: Page, language: Language) {
	const { passwordReset } = messagesIn(language);
	const dialog = page.getByRole('dialog', { name: passwordReset.claim.title });
	return {
		otp: page.getByRole('dialog').getByRole('textbox', { name: passwordReset.otp.label }),
		password: dialog.getByLabel(new RegExp(`^${passwordReset.claim.passwordLabel}( \\*)?$`)),
		button: (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }),
	};
}

/** Has the viewer add a sister with an account. */
async function addSisterWithAccount(page: Page, language: Language): Promise<Account> {
	await page.goto(pathIn(language, '/contact'));
	const relative = { ...newAccount(), password: 'lamp of the house' };
	await addRelatives(page, [{ ...relative, relation: 'Sister', createAccount: true }]);
	return relative;
}

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const words = texts.passwordReset;
	const claim = pathIn(language, '/forgot-password#claim');

	test(`a relative takes over the account that was made for them, in ${language}`, async ({
		page,
		isMobile,
		newMember,
		logIn,
		expectTrouble,
	}) => {
		expectTrouble(/^403 POST \/api\/users\/login$/);
		expectTrouble(/^400 POST \/api\/users\/reset-password$/);
		const adder = await newMember();
		await logIn(adder);
		const relative = await addSisterWithAccount(page, language);
		await page.goto('about:blank');
		await page.context().clearCookies();
		const login = new LoginForm(page, language);
		await login.open();
		await login.logIn(relative);
		const refusal = alertWith(page, texts.errors.account.unclaimed);
		await expect(refusal.getByRole('link', { name: texts.login.claim })).toHaveAttribute('href', claim);

		await page.goto(await linkSentTo(relative.email, '/claim/'));
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
		await expect(page.getByRole('heading', { level: 1 })).toContainText(adder.name);
		await expectAccessible(page, isMobile);
		await page.getByRole('button', { name: texts.claim.send, exact: true }).click();
		await expect(page).toHaveURL(at(pathIn(language, '/forgot-password')));
		const { otp, password, button } = claimDialog(page, language);
		await expect(otp).toBeFocused();
		await otp.fill(await codeSentTo(relative.email));
		await page.keyboard.press('Enter');
		await expect(password).toBeFocused();
		await password.fill(relative.password);
		await button(words.claim.save).click();
		await expect(alertWith(page, texts.errors.claim.givenPassword)).toBeVisible();
		await expectAccessible(page, isMobile);
		await password.fill(own);
		await button(words.claim.save).click();
		await expect(page).toHaveURL(at(pathIn(language, '/family-tree?open=requests')));
		const { requests } = texts.familyTree;
		await expect(page.getByRole('heading', { name: requests.title })).toBeVisible();
		await expect(page.getByText(adder.name).first()).toBeVisible();
	});

	test(`a recipient who is not meant removes the account with one click, in ${language}`, {
		tag: '@full',
	}, async ({ page, isMobile, newMember, logIn, expectTrouble }) => {
		expectTrouble(/^404 GET .*\/not-me\/[0-9a-f]{96}$/);
		await logIn(await newMember());
		const relative = await addSisterWithAccount(page, language);
		const link = await linkSentTo(relative.email, '/not-me/');
		await page.goto(link);
		// Opening the link alone removes nothing.
		const response = await page.reload();
		expect(response?.headers()['cache-control']).toContain('no-store');
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
		await expectAccessible(page, isMobile);
		await page.getByRole('button', { name: texts.notMe.remove, exact: true }).click();
		await expect(page.getByRole('heading', { level: 1, name: texts.notMe.doneHeading })).toBeFocused();
		await page.reload();
		await expect(page.getByRole('heading', { level: 1, name: texts.notMe.goneTitle })).toBeVisible();
		await expectAccessible(page, isMobile);
	});
});
