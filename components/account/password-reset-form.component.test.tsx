import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ResendCodeButton } from '@/components/member/resend-code-button';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, refuse, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { member } from '@/tests/support/browser/members';
import { router } from '@/tests/support/browser/next-navigation';
import { show } from '@/tests/support/browser/show';
import { PasswordResetForm } from './password-reset-form';

const message = '';

async function open(language: Language, path = '/forgot-password') {
	const texts = getMessages(language);
	const words = texts.passwordReset;
	const dialog = page.getByRole('dialog');
	await show(<PasswordResetForm />, { language, path });
	return {
		texts,
		words,
		dialog,
		titled: (name: string) => page.getByRole('dialog', { name, exact: true }),
		email: dialog.getByRole('textbox', { name: texts.memberFields.email }),
		otp: dialog.getByRole('textbox', { name: words.otp.label }),
		button: (name: string) => dialog.getByRole('button', { name, exact: true }),
		alert: (sentence: string) => page.getByRole('alert').filter({ hasText: sentence }),
	};
}

describe('PasswordReset', () => {
	beforeEach(async () => {
		await respond('POST /api/users/forgot-password', { message });
		await respond('POST /api/users/verify-otp', { message, isClaim: false });
		await respond('POST /api/users/reset-password', { message });
	});

	it('lets another code be sent only after a minute', async () => {
		const { words, email, button } = await open('en');
		await userEvent.fill(email, 'asha@example.org');
		await userEvent.keyboard('{Enter}');
		const waiting = translator('en')('passwordReset.otp.resendIn', { seconds: 60 });
		await expect.element(button(waiting)).toBeDisabled();
		await expect.element(button(words.otp.verify)).toBeEnabled();
	});

	it('leads back to the login when its dialog is closed', async () => {
		const { words, titled, button } = await open('hi');
		await expect.element(titled(words.title)).toBeVisible();
		await userEvent.click(button(words.close));
		await expect.poll(() => router.push.mock.calls).toEqual([['/login']]);
	});

	it('leads back to the login at Escape', async () => {
		const { words, titled } = await open('en');
		await expect.element(titled(words.title)).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.poll(() => router.push.mock.calls).toEqual([['/en/login']]);
	});

	it('says when the code could not be sent', async () => {
		refuseWithoutReason('POST /api/users/forgot-password');
		const { words, email, button, alert } = await open('hi');
		await userEvent.fill(email, 'asha@example.org');
		await userEvent.click(button(words.email.send));
		await expect.element(alert(words.email.failed)).toBeVisible();
	});

	/** Goes through the three steps with a code that claims an account. */
	async function claim(language: Language) {
		await respond('POST /api/users/verify-otp', { message, isClaim: true });
		const { words, email, otp, titled, button, ...shown } = await open(language);
		await expect.element(titled(words.title)).toBeVisible();
		await expect.element(button(words.claim.haveCode)).not.toBeInTheDocument();
		await userEvent.fill(email, 'asha@example.org');
		await userEvent.keyboard('{Enter}');
		await userEvent.fill(otp, '१२३૪૫૬');
		await userEvent.keyboard('{Enter}');
		const dialog = titled(words.claim.title);
		const password = dialog.getByRole('textbox', { name: words.claim.passwordLabel, exact: true });
		await userEvent.fill(password, 'a well at noon');
		expect(dialog.getByRole('link').all()).toHaveLength(2);
		await userEvent.keyboard('{Enter}');
		return { ...shown, words, dialog };
	}
	const account = { email: 'asha@example.org', password: 'a well at noon' };
	const request = {
		_id: 'r',
		requestId: 'r',
		fromUser: { _id: 'm', name: 'Shivank' },
		relation: 'Sister',
		relationWords: { hi: 'बहन', en: 'sister' },
		relatedToName: null,
		message: null,
		createdAt: '2026-01-02T03:04:05.000Z',
	};

	it.each([
		['where they are asked about the relation', [request], '/en/family-tree?open=requests'],
		['to their profile, where nobody has stated a relation', [], '/en/profile'],
	])('logs the owner of a claimed account in and leads them %s', async (_, requests, href) => {
		await respond('POST /api/users/login', { token: 'new token', user: member() });
		await respond('GET /api/family/pending-requests', requests);
		await claim('en');
		await expect.poll(() => router.replace.mock.calls).toEqual([[href]]);
		expect(callsTo('POST /api/users/reset-password')[0]?.body).toEqual({
			email: account.email,
			otp: '१२३૪૫૬',
			newPassword: account.password,
		});
		expect(callsTo('POST /api/users/login')[0]?.body).toMatchObject({ ...account, keepSignedIn: false });
		expect(localStorage.getItem('token')).toBe('new token');
	});

	it('leads to the login and from there to the relation, where the owner could not be logged in', async () => {
		refuseWithoutReason('POST /api/users/login');
		const { words, dialog } = await claim('hi');
		await expect.element(dialog.getByText(words.claim.doneHeading)).toBeVisible();
		await expect
			.element(dialog.getByRole('link', { name: words.claim.logIn }))
			.toHaveAttribute('href', '/login?next=%2Ffamily-tree%3Fopen%3Drequests');
	});

	it('says nothing of a claim to a member who has forgotten a password', async () => {
		const { words, email, otp, titled, button } = await open('hi', '/forgot-password#claim');
		await expect.element(titled(words.claim.title)).toBeVisible();
		await userEvent.fill(email, 'asha@example.org');
		await userEvent.click(button(words.claim.sendNew));
		await userEvent.fill(otp, '123456');
		await userEvent.keyboard('{Enter}');
		await expect.element(button(words.password.save)).toBeVisible();
		await expect.element(titled(words.title)).toBeVisible();
	});

	it('takes a code that has come already, once there is an address', async () => {
		const { texts, words, email, otp, button, alert } = await open('en', '/forgot-password#claim');
		await userEvent.click(button(words.claim.haveCode));
		await expect.element(alert(texts.errors.reset.email)).toBeVisible();
		await userEvent.fill(email, 'asha@example.org');
		await userEvent.click(button(words.claim.haveCode));
		await expect.element(otp).toHaveFocus();
		expect(callsTo('POST /api/users/forgot-password')).toEqual([]);
	});

	it('asks for another code when the first one no longer fits', async () => {
		refuse('POST /api/users/verify-otp', 'reset.wrongOtp');
		const { texts, email, otp, alert } = await open('hi');
		await userEvent.fill(email, 'asha@example.org');
		await userEvent.keyboard('{Enter}');
		await userEvent.fill(otp, '111111');
		await userEvent.keyboard('{Enter}');
		await expect.element(alert(texts.errors.reset.wrongOtp)).toBeVisible();
		await expect.element(otp).toHaveValue('111111');
	});
});

describe('ResendCode', () => {
	it('sends the code again once the wait is over, then has to wait again', async () => {
		const words = getMessages('hi').passwordReset.otp;
		const resend = vi.fn(async () => null);
		await show(<ResendCodeButton waitFirst={1} resend={resend} />, { language: 'hi' });
		const button = page.getByRole('button', { name: words.resend, exact: true });
		await userEvent.click(button);
		await expect.element(page.getByRole('status').filter({ hasText: words.resent })).toBeVisible();
		await expect.element(page.getByRole('button')).toBeDisabled();
		expect(resend).toHaveBeenCalledTimes(1);
	});
});
