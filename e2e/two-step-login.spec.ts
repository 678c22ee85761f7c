import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { type Account, expect, newAccount, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { codeSentTo, linkSentTo } from './support/mail';
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
	const { sessions } = texts.profile.account;
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

	test.describe(`two-step login in ${language}`, () => {
		test('is turned on by somebody who has joined, and asked for from then on', async ({
			page,
			expectTrouble,
			playwright,
			baseURL,
		}) => {
			expectTrouble(/^40[01] POST \/api\/users\/(login|second-factor\/confirm)$/);
			const account = newAccount();
			const form = { ...account, age: '34' };
			const joined = await page.request.post('/api/users/register', { data: form });
			expect(joined.status()).toBe(201);
			await page.context().clearCookies();
			await test.step('confirms the address by the mailed link', async () => {
				let link = '';
				await expect(async () => {
					link = await linkSentTo(account.email, '/confirm-email');
					expect(link).not.toBe('');
				}).toPass();
				await page.goto(pathIn(language, link.replace(/^\/en/, '')));
				await page.getByRole('main').getByRole('button', { name: texts.confirmEmail.confirm }).click();
				await expect(page.getByText(texts.confirmEmail.doneHeading)).toBeVisible();
			});
			const login = new LoginForm(page, language);
			await login.open();
			await untilBellAnswers(page, () => login.logIn(account));
			await expect(page).toHaveURL(at(pathIn(language, '/profile')));
			const { key, codes } = await turnOn(page, account);
			await logOutHere(page);

			await test.step('logs in with the code, and keeps the e-mail on the way back', async () => {
				const main = await firstStep(page, account);
				await expect(box(main, steps.code)).toBeFocused();
				await button(main, steps.back).click();
				await expect(login.email).toHaveValue(account.email);
				await login.password.fill(account.password);
				await login.button.click();
				await button(main, steps.verify).click();
				await expect(main.getByText(steps.empty, { exact: true })).toBeVisible();
				await box(main, steps.code).fill('123 456');
				await button(main, steps.verify).click();
				await expect(main.getByText(texts.errors.auth.secondFactorWrong)).toBeVisible();
				const code = [...appCode(key)].map((digit) => '०१२३४५६७८९'[Number(digit)]).join('');
				await box(main, steps.code).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
				await button(main, steps.verify).click();
				await expect(page).toHaveURL(at(pathIn(language, '/profile')));
				await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
			});

			await test.step('ends one other session by itself', async () => {
				const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
				const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }), userAgent });
				const data = { ...account, code: codes[0] };
				expect((await elsewhere.post('/api/users/login', { data })).status()).toBe(200);
				const main = await openAccount(page, language);
				await page.reload();
				const list = main.getByRole('list', { name: sessions.title });
				const other = list.getByRole('listitem').filter({ hasText: 'Firefox · Linux' });
				await other.getByRole('button', { name: sessions.endOne }).click();
				const dialog = page.getByRole('dialog', { name: sessions.oneTitle });
				await button(dialog, sessions.endOne).click();
				await expect(other).toBeHidden();
				expect((await elsewhere.get('/api/users/profile')).status()).toBe(401);
				await elsewhere.dispose();
				await expect(
					main.getByText(translator(language)('profile.account.secondFactor.codesLeft', { count: 9 })),
				).toBeVisible();
			});
		});

		test('takes a recovery code once, and lets in without the phone by a mailed code', {
			tag: '@phone',
		}, async ({ page, newMember, logIn, expectTrouble }) => {
			expectTrouble(/^40[01] POST \/api\/users\/(login|second-factor\/(confirm|removal))$/);
			const account = await newMember();
			await logIn(account);
			const { codes } = await untilBellAnswers(page, () => turnOn(page, account));
			await logOutHere(page);

			await test.step('logs in with a recovery code, which works once', async () => {
				const main = await firstStep(page, account);
				await button(main, steps.useRecovery).click();
				await box(main, steps.recoveryCode).fill(codes[0] ?? '');
				await untilBellAnswers(page, () => button(main, steps.verify).click());
				await expect(page).toHaveURL(at(pathIn(language, '/profile')));
				await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
				await logOutHere(page);
				await firstStep(page, account);
				await button(main, steps.useRecovery).click();
				await box(main, steps.recoveryCode).fill(codes[0] ?? '');
				await button(main, steps.verify).click();
				await expect(main.getByText(texts.errors.auth.secondFactorWrong)).toBeVisible();
			});

			await test.step('logs in without the phone', async () => {
				const main = await firstStep(page, account);
				await button(main, steps.lostPhone).click();
				await button(main, steps.sendCode).click();
				await expect(box(main, steps.otp)).toBeFocused();
				await box(main, steps.otp).fill('12');
				await button(main, steps.turnOff).click();
				await expect(main.getByText(texts.errors.reset.otp)).toBeVisible();
				await box(main, steps.otp).fill(await codeSentTo(account.email));
				await button(main, steps.turnOff).click();
				await expect(page).toHaveURL(at(pathIn(language, '/profile')));
				const own = await openAccount(page, language);
				await expect(own.getByText(words.off, { exact: true })).toBeVisible();
			});
		});
	});
});
