import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, hold, refuse, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { memberFormIn } from '@/tests/support/browser/member-form';
import { member } from '@/tests/support/browser/members';
import { router } from '@/tests/support/browser/next-navigation';
import { show } from '@/tests/support/browser/show';
import { LoginForm } from './login-form';

async function open(language: Language, nextHref = '/profile', path = '/login') {
	const form = memberFormIn(language);
	const texts = getMessages(language);
	const shown = await show(<LoginForm nextHref={nextHref} />, { language, path });
	const logIn = async () => {
		await form.fill('email', 'asha@example.org');
		await form.fill('password', 'neem leaf at dusk');
		await form.press(texts.login.signIn);
	};
	return { form, texts, shown, logIn };
}

describe('LoginForm', () => {
	it('names the field that is missing and sends nothing', async () => {
		const { form, texts } = await open('hi');
		await form.press(texts.login.signIn);
		await expect.element(form.alert(texts.login.emptyFields)).toBeVisible();
		await form.fill('email', 'asha@example.org');
		await form.press(texts.login.signIn);
		await expect.element(form.alert(texts.login.emptyFields)).toBeVisible();
		expect(callsTo('POST /api/users/login')).toEqual([]);
	});

	it('shows that it is busy, sends once, and takes the place of the login in the history', async () => {
		await respond('POST /api/users/login', { token: 'new token', user: member() });
		const { form, texts, logIn } = await open('en', '/en/profile');
		const release = hold('POST /api/users/login');
		await logIn();
		await expect.element(form.button(texts.login.signingIn)).toBeVisible();
		await userEvent.click(form.text('password'));
		await userEvent.keyboard('{Enter}');
		release();
		await expect.poll(() => router.replace.mock.calls).toEqual([['/en/profile']]);
		expect(router.push).not.toHaveBeenCalled();
		expect(callsTo('POST /api/users/login')).toHaveLength(1);
		expect(localStorage.getItem('token')).toBe('new token');
	});

	it.each([
		[
			'the fragment that was opened',
			'/en/family-tree?zoom=2',
			'/login?next=x#me',
			'/en/family-tree?zoom=2#me',
		],
		['its own fragment where it has one', '/en/family-tree#own', '/login?next=x#me', '/en/family-tree#own'],
		['no fragment of the login itself', '/en/family-tree', '/login?next=x#login-email', '/en/family-tree'],
	])('leads to the page with %s', async (_, nextHref, path, address) => {
		await respond('POST /api/users/login', { token: 'new token', user: member() });
		const { logIn } = await open('en', nextHref, path);
		await logIn();
		await expect.poll(() => router.replace.mock.lastCall).toEqual([address]);
	});

	it('keeps the address when the password is wrong', async () => {
		refuse('POST /api/users/login', 'auth.invalidCredentials');
		const { form, texts, logIn } = await open('hi');
		await logIn();
		await expect.element(form.alert(texts.errors.auth.invalidCredentials)).toBeVisible();
		await expect.element(form.text('email')).toHaveValue('asha@example.org');
		expect(localStorage.getItem('token')).toBeNull();
	});

	it('leads to the claim of an account that a relative has made', async () => {
		refuse('POST /api/users/login', 'account.unclaimed');
		const { form, texts, logIn } = await open('en');
		await logIn();
		const refusal = form.alert(texts.errors.account.unclaimed);
		const claim = refusal.getByRole('link', { name: texts.login.claim });
		await expect.element(claim).toHaveAttribute('href', '/en/forgot-password#claim');
	});

	it('shows and hides the password', async () => {
		const { form, texts } = await open('hi');
		const password = form.text('password');
		await form.fill('password', 'neem leaf');
		await expect.element(password).toHaveAttribute('type', 'password');
		await form.press(texts.passwordField.show);
		await expect.element(password).toHaveAttribute('type', 'text');
		await form.press(texts.passwordField.hide);
		await expect.element(password).toHaveAttribute('type', 'password');
		await expect.element(password).toHaveValue('neem leaf');
	});

	it('leads to registration, to a new password and to the terms', async () => {
		const { texts } = await open('en');
		const link = (name: string) => page.getByRole('link', { name, exact: true });
		await expect.element(link(texts.login.createAccount)).toHaveAttribute('href', '/en/register');
		await expect.element(link(texts.login.forgotPassword)).toHaveAttribute('href', '/en/forgot-password');
		expect(document.querySelectorAll('a[href="/en/terms-privacy"]')).toHaveLength(2);
	});

	it('marks a login that ends with the browser unless it is to be kept', async () => {
		await respond('POST /api/users/login', { token: 'new token', user: member() });
		const { texts, shown, logIn } = await open('hi');
		const keep = page.getByRole('checkbox', { name: texts.login.keepSignedIn });
		await expect.element(keep).not.toBeChecked();
		await logIn();
		await expect.poll(() => localStorage.getItem('tokenEndsWithBrowser')).toBe('yes');
		expect(document.cookie).toContain('browserOpen=yes');
		expect(callsTo('POST /api/users/login').at(-1)?.body).toMatchObject({ keepSignedIn: false });

		await shown.unmount();
		await open('hi');
		await userEvent.click(keep);
		await logIn();
		await expect
			.poll(() => callsTo('POST /api/users/login').at(-1)?.body)
			.toMatchObject({ keepSignedIn: true });
		await expect.poll(() => localStorage.getItem('tokenEndsWithBrowser')).toBeNull();
	});

	it('leads back from each way past the second step, and from the second step to the login', async () => {
		refuse('POST /api/users/login', 'auth.secondFactorRequired');
		const { form, texts, logIn } = await open('en');
		const { secondStep } = texts.login;
		const heading = (name: string) =>
			expect.element(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
		await logIn();
		await form.press(secondStep.useRecovery);
		await expect.element(page.getByText(secondStep.recoveryIntro)).toBeVisible();
		await form.press(secondStep.back);
		await form.press(secondStep.lostPhone);
		await heading(secondStep.lostHeading);
		refuseWithoutReason('POST /api/users/second-factor/removal-code', 503);
		await form.press(secondStep.sendCode);
		await expect.element(form.alert(texts.login.failed)).toBeVisible();
		await respond('POST /api/users/second-factor/removal-code', { message: 'Sent.' });
		await form.press(secondStep.sendCode);
		const otp = page.getByRole('textbox', { name: secondStep.otp });
		await expect.element(otp).toBeVisible();
		await form.press(secondStep.back);
		await expect.element(otp).not.toBeInTheDocument();
		await heading(secondStep.lostHeading);
		await form.press(secondStep.back);
		await heading(secondStep.heading);
		await expect.element(page.getByText(secondStep.intro)).toBeVisible();
		await form.press(secondStep.back);
		await expect.element(form.text('email')).toHaveValue('asha@example.org');
		await expect.element(form.text('password')).toHaveValue('');
		expect(callsTo('POST /api/users/login')).toHaveLength(1);
		const account = { email: 'asha@example.org', password: 'neem leaf at dusk' };
		expect(callsTo('POST /api/users/second-factor/removal-code').map(({ body }) => body)).toEqual([
			account,
			account,
		]);
	});
});
