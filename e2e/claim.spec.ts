import type { Page } from '@playwright/test';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { type Account, expect, test } from './support/fixtures';
import { LoginForm } from './support/forms';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { codeSentTo, linkSentTo } from './support/mail';
import { type Family, newFamily } from './support/relatives';
import { alertWith, at, hold } from './support/site';

const own = 'a well at noon';

/** The dialog at /forgot-password, for who comes to take over an account. */
function claimDialog(page: Page, language: Language) {
	const { passwordReset, memberFields } = messagesIn(language);
	const dialog = page.getByRole('dialog', { name: passwordReset.claim.title });
	return {
		dialog,
		email: page.getByRole('dialog').getByRole('textbox', { name: memberFields.email }),
		otp: page.getByRole('dialog').getByRole('textbox', { name: passwordReset.otp.label }),
		password: dialog.getByLabel(new RegExp(`^${passwordReset.claim.passwordLabel}( \\*)?$`)),
		button: (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }),
	};
}

/** Accounts that nobody has claimed, one for each test of the block: making them takes longer than a test does. */
function provideRelatives(language: Language, size: number) {
	test.describe.configure({ mode: 'default', timeout: 120_000 });
	let family: Family;
	let relative: Account;
	test.beforeAll(async () => {
		family = await newFamily(language, size);
	});
	test.beforeEach(() => {
		relative = family.relatives.pop() ?? relative;
	});
	return { adder: () => family.adder, relative: () => relative };
}

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const words = texts.passwordReset;
	const claim = pathIn(language, '/forgot-password#claim');

	test.describe(`an account made for a relative, in ${language}`, () => {
		test.use({ contextOptions: { reducedMotion: 'reduce' } });
		const given = provideRelatives(language, 2);

		test('is taken over with the code and the link of the mail', async ({
			page,
			isMobile,
			expectTrouble,
		}) => {
			const relative = given.relative();
			expectTrouble(/^403 POST \/api\/users\/login$/);
			expectTrouble(/^400 POST \/api\/users\/reset-password$/);
			const login = new LoginForm(page, language);
			await login.open();
			await login.logIn(relative);
			const refusal = alertWith(page, texts.errors.account.unclaimed);
			await expect(refusal.getByRole('link', { name: texts.login.claim })).toHaveAttribute('href', claim);

			const link = await linkSentTo(relative.email, '/forgot-password');
			expect(link).toBe(claim);
			await page.goto(link);
			const { dialog, email, otp, password, button } = claimDialog(page, language);
			await expect(dialog.getByText(words.claim.intro)).toBeVisible();
			await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
				words.claim.title,
			);
			await expectAccessible(page, isMobile);
			await button(words.claim.haveCode).click();
			await expect(alertWith(page, texts.errors.reset.email)).toBeVisible();
			await email.fill(relative.email);
			await button(words.claim.haveCode).click();
			await expect(otp).toBeFocused();
			await expectAccessible(page, isMobile);
			await otp.fill(await codeSentTo(relative.email));
			await page.keyboard.press('Enter');

			await expect(password).toBeFocused();
			const legal = dialog.locator(`a[href="${pathIn(language, '/terms-privacy')}"]`);
			await expect(legal).toHaveCount(2);
			await password.fill(relative.password);
			await button(words.claim.save).click();
			await expect(alertWith(page, texts.errors.claim.givenPassword)).toBeVisible();
			await expectAccessible(page, isMobile);
			await password.fill(own);
			await button(words.claim.save).click();

			await expect(dialog.getByText(words.claim.doneHeading)).toBeVisible();
			await expect(dialog.getByText(words.claim.doneText)).toBeVisible();
			await expectAccessible(page, isMobile);
			await dialog.getByRole('link', { name: words.claim.logIn }).click();
			await login.logIn({ ...relative, password: own });
			await expect(page).toHaveURL(at(pathIn(language, '/profile')));
			await expect(page.getByRole('heading', { level: 1, name: relative.name })).toBeVisible();
		});

		test('is removed by whom it was not meant for, at a click and not before', { tag: '@full' }, async ({
			page,
			isMobile,
			expectTrouble,
		}) => {
			const relative = given.relative();
			expectTrouble(/^401 POST \/api\/users\/login$/);
			expectTrouble(/^404 GET .*\/not-me\/[0-9a-f]{96}$/);
			const link = await linkSentTo(relative.email, '/not-me/');
			expect(link.startsWith(pathIn(language, '/not-me/'))).toBe(true);
			const remove = page.getByRole('button', { name: texts.notMe.remove, exact: true });
			for (const _ of ['opened', 'opened again']) {
				const answer = await page.goto(link);
				expect(answer?.headers()['cache-control']).toContain('no-store');
				await expect(page.getByRole('heading', { level: 1, name: texts.notMe.heading })).toBeVisible();
			}
			await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
			const relation = texts.relationWords.Sister;
			const names = { adder: given.adder().name, name: relative.name, whose: 'own', relatedTo: '', relation };
			await expect(page.getByText(translator(language)('notMe.added', names))).toBeVisible();

			await expectAccessible(page, isMobile);
			const release = await hold(page, '**/api/users/not-me');
			await remove.click();
			await expect(page.getByRole('button', { name: texts.notMe.removing })).toBeVisible();
			release();
			const done = page.getByRole('heading', { level: 1, name: texts.notMe.doneHeading });
			await expect(done).toBeFocused();
			await expectAccessible(page, isMobile);

			await page.reload();
			await expect(page.getByRole('heading', { level: 1, name: texts.notMe.goneTitle })).toBeVisible();
			await expect(page.getByText(texts.notMe.gone)).toBeVisible();
			await expectAccessible(page, isMobile);
			const login = new LoginForm(page, language);
			await login.open();
			await login.logIn(relative);
			await expect(alertWith(page, texts.errors.auth.invalidCredentials)).toBeVisible();
		});
	});
});
