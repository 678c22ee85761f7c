import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { type Account, expect, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { codeSentTo } from './support/mail';
import { at, untilBellAnswers } from './support/site';

/** What an authenticator app shows, `steps` of 30 seconds from now. */
function appCode(key: string, steps = 0): string {
	const secret = Secret.fromBase32(key.replaceAll(' ', ''));
	return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

async function openAccount(page: Page, language: Language): Promise<Locator> {
	await page.goto(pathIn(language, '/profile#account'));
	return page.getByRole('main');
}

function box(within: Locator, label: string): Locator {
	return within.getByLabel(new RegExp(`^${label}( \\*)?$`));
}

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const words = texts.profile.account.secondFactor;
	const steps = texts.login.secondStep;
	const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

	/** Turns it on, with the app's code of the step before; answers the key and the recovery codes. */
	async function turnOn(page: Page, { password }: Account): Promise<{ key: string; codes: string[] }> {
		const main = await openAccount(page, language);
		await expect(main.getByText(words.off, { exact: true })).toBeVisible();
		await button(main, words.turnOn).click();
		const dialog = page.getByRole('dialog', { name: words.setup.title });
		await box(dialog, words.password).fill(password);
		await button(dialog, words.setup.start).click();
		await expect(dialog.getByRole('img', { name: words.setup.qrCode })).toBeVisible();
		const key = (await dialog.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
		await expect(box(dialog, words.code)).toBeFocused();
		await box(dialog, words.code).fill('000000');
		await button(dialog, words.setup.confirm).click();
		await expect(dialog.getByText(texts.fieldErrors.secondFactorCode, { exact: true })).toBeVisible();
		await box(dialog, words.code).fill(appCode(key, -1));
		await button(dialog, words.setup.confirm).click();
		const shown = page.getByRole('dialog', { name: words.recovery.title });
		const items = shown.getByRole('list', { name: words.recovery.title }).getByRole('listitem');
		await expect(items).toHaveCount(10);
		const codes = await items.allInnerTexts();
		const download = page.waitForEvent('download');
		await button(shown, words.recovery.download).click();
		expect((await download).suggestedFilename()).toBe('khamma-ghani-recovery-codes.txt');
		await expect(button(shown, words.recovery.done)).toBeDisabled();
		await shown.getByLabel(words.recovery.kept).check();
		await button(shown, words.recovery.done).click();
		await expect(shown).toBeHidden();
		await expect(
			main.getByText(translator(language)('profile.account.secondFactor.codesLeft', { count: 10 })),
		).toBeVisible();
		return { key, codes };
	}

	async function logOutHere(page: Page): Promise<void> {
		await page.evaluate(async () => {
			await fetch('/api/users/logout', { method: 'POST' });
			localStorage.clear();
			sessionStorage.clear();
		});
	}

	/** Shows e-mail and password, and waits for the second step. */
	async function firstStep(page: Page, account: Account): Promise<Locator> {
		const form = new LoginForm(page, language);
		await form.open();
		await form.logIn(account);
		const main = page.getByRole('main');
		await expect(main.getByRole('heading', { level: 2, name: steps.heading })).toBeVisible();
		return main;
	}

	test(`a member turns the second step on and logs in by app, by recovery code and without the phone, in ${language}`, async ({
		page,
		newMember,
		logIn,
		expectTrouble,
	}) => {
		test.slow();
		expectTrouble(/^40[01] POST \/api\/users\/(login|second-factor\/confirm)$/);
		const account = await newMember();
		await logIn(account);
		const { key, codes } = await untilBellAnswers(page, () => turnOn(page, account));
		const profile = at(pathIn(language, '/profile'));

		await test.step('with the code of the app, in digits of Devanagari', async () => {
			await logOutHere(page);
			const main = await firstStep(page, account);
			await expect(box(main, steps.code)).toBeFocused();
			await box(main, steps.code).fill('123 456');
			await button(main, steps.verify).click();
			await expect(main.getByText(texts.errors.auth.secondFactorWrong)).toBeVisible();
			const code = [...appCode(key)].map((digit) => '०१२३४५६७८९'[Number(digit)]).join('');
			await box(main, steps.code).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
			await untilBellAnswers(page, () => button(main, steps.verify).click());
			await expect(page).toHaveURL(profile);
			await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
		});

		await test.step('with a recovery code', async () => {
			await logOutHere(page);
			const main = await firstStep(page, account);
			await button(main, steps.useRecovery).click();
			await box(main, steps.recoveryCode).fill(codes[0] ?? '');
			await untilBellAnswers(page, () => button(main, steps.verify).click());
			await expect(page).toHaveURL(profile);
		});

		await test.step('without the phone, by a mailed code', async () => {
			await logOutHere(page);
			const main = await firstStep(page, account);
			await button(main, steps.lostPhone).click();
			await button(main, steps.sendCode).click();
			await expect(box(main, steps.otp)).toBeFocused();
			await box(main, steps.otp).fill(await codeSentTo(account.email));
			await button(main, steps.turnOff).click();
			await expect(page).toHaveURL(profile);
			const own = await openAccount(page, language);
			await expect(own.getByText(words.off, { exact: true })).toBeVisible();
		});
	});
});
