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

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const words = texts.passwordReset;
	const claim = pathIn(language, '/forgot-password#claim');

	test.describe(`an account made for a relative, come to by other ways, in ${language}`, () => {
		const given = provideRelatives(language, 5);

		test('is taken over with a new code, at the first one’s end', { tag: ['@phone', '@full'] }, async ({
			page,
		}) => {
			const relative = given.relative();
			await page.goto(claim);
			const { dialog, email, otp, password, button } = claimDialog(page, language);
			await email.fill(relative.email);
			await page.keyboard.press('Enter');
			await otp.fill(await codeSentTo(relative.email, 2));
			await button(words.otp.verify).click();
			await password.fill(own);
			await page.keyboard.press('Enter');
			await expect(dialog.getByText(words.claim.doneHeading)).toBeVisible();
		});

		test('tells its owner what it is once the code fits, wherever they came from', {
			tag: ['@desktop', '@full'],
		}, async ({ page }) => {
			const relative = given.relative();
			await page.goto(pathIn(language, '/forgot-password'));
			const { dialog, email, otp, password, button } = claimDialog(page, language);
			await expect(page.getByRole('dialog', { name: words.title, exact: true })).toBeVisible();
			await expect(button(words.claim.haveCode)).toHaveCount(0);
			await email.fill(relative.email);
			await page.keyboard.press('Enter');
			await expect(otp).toBeVisible();
			await expect(dialog).toHaveCount(0);
			await otp.fill(await codeSentTo(relative.email, 2));
			await page.keyboard.press('Enter');
			await expect(password).toBeVisible();
			await expect(dialog.getByRole('link')).toHaveCount(2);
		});

		test('is not spoken of to a member who has forgotten a password', { tag: ['@phone', '@full'] }, async ({
			page,
		}) => {
			await page.goto(claim);
			const { dialog, email, otp, button } = claimDialog(page, language);
			await expect(dialog).toBeVisible();
			await email.fill(given.adder().email);
			await page.keyboard.press('Enter');
			await otp.fill(await codeSentTo(given.adder().email));
			await page.keyboard.press('Enter');
			await expect(button(words.password.save)).toBeVisible();
			await expect(page.getByRole('dialog', { name: words.title, exact: true })).toBeVisible();
		});

		test('can be asked for once more when removing it has failed, and may be gone already', {
			tag: ['@desktop', '@full'],
		}, async ({ page, isMobile, expectTrouble }) => {
			const relative = given.relative();
			expectTrouble(/^(502|404) POST \/api\/users\/not-me$/);
			await page.goto(await linkSentTo(relative.email, '/not-me/'));
			const remove = page.getByRole('button', { name: texts.notMe.remove, exact: true });
			await page.route('**/api/users/not-me', (route) => route.fulfill({ status: 502, json: {} }));
			await remove.click();
			await expect(alertWith(page, texts.notMe.failed)).toBeVisible();
			await expectAccessible(page, isMobile);
			await page.unroute('**/api/users/not-me');
			const token = new URL(page.url()).pathname.split('/').at(-1);
			expect((await page.request.post('/api/users/not-me', { data: { token } })).ok()).toBe(true);
			await remove.click();
			await expect(page.getByRole('heading', { level: 1, name: texts.notMe.goneTitle })).toBeFocused();
		});

		test('is within reach of who opened the wrong one of the two links', {
			tag: ['@desktop', '@full'],
		}, async ({ page }) => {
			const relative = given.relative();
			const [, claimIt = ''] = /<claim>(.*)<\/claim>/.exec(texts.notMe.orClaim) ?? [];
			await page.goto(await linkSentTo(relative.email, '/not-me/'));
			await page.getByRole('main').getByRole('link', { name: claimIt, exact: true }).click();
			await expect(page).toHaveURL(at(pathIn(language, '/forgot-password')));
			await expect(claimDialog(page, language).dialog).toBeVisible();
		});
	});
});
