import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LoginForm } from '@/components/member/login-form';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, hold, refuse, respond } from '@/lib/testing/browser/calls';
import { member } from '@/lib/testing/browser/members';
import { router } from '@/lib/testing/browser/next-navigation';
import { show } from '@/lib/testing/browser/show';

describe('LoginForm', () => {
	it('sends once while the response is awaited', async () => {
		const texts = getMessages('hi');
		await respond('POST /api/users/login', { token: 'new token', user: member() });
		await show(<LoginForm nextHref="/profile" />, { language: 'hi' });
		const release = hold('POST /api/users/login');
		await userEvent.fill(
			page.getByRole('textbox', { name: texts.memberFields.email, exact: true }),
			'asha@example.org',
		);
		await userEvent.fill(
			page.getByRole('textbox', { name: texts.memberFields.password, exact: true }),
			'neem leaf',
		);
		await userEvent.click(page.getByRole('button', { name: texts.login.signIn, exact: true }));
		await expect.element(page.getByRole('button', { name: texts.login.signingIn })).toBeVisible();
		await userEvent.keyboard('{Enter}');
		release();
		await expect.poll(() => router.replace.mock.lastCall).toEqual(['/profile']);
		expect(callsTo('POST /api/users/login')).toHaveLength(1);
		expect(localStorage.getItem('token')).toBe('new token');
	});
	it('says why the server refuses', async () => {
		const texts = getMessages('en');
		refuse('POST /api/users/login', 'auth.invalidCredentials');
		await show(<LoginForm nextHref="/en/profile" />, { language: 'en' });
		await userEvent.fill(
			page.getByRole('textbox', { name: texts.memberFields.email, exact: true }),
			'asha@example.org',
		);
		await userEvent.fill(
			page.getByRole('textbox', { name: texts.memberFields.password, exact: true }),
			'neem leaf',
		);
		await userEvent.click(page.getByRole('button', { name: texts.login.signIn, exact: true }));
		await expect.element(page.getByRole('alert')).toHaveTextContent(texts.errors.auth.invalidCredentials);
	});
});
