import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, hold, refuse, respond } from '@/tests/support/browser/calls';
import { member } from '@/tests/support/browser/members';
import { router } from '@/tests/support/browser/next-navigation';
import { show } from '@/tests/support/browser/show';
import { DemoLoginList } from './demo-login-list';

const accounts = ['member', 'unmarried'] as const;

describe('DemoLogins', () => {
	it('logs in without a password, and leads back to the page that asked to log in', async () => {
		const { demoLogins, login } = getMessages('hi');
		await respond('POST /api/users/demo-login', { token: 'token of the demo', user: member() });
		const release = hold('POST /api/users/demo-login');
		await show(<DemoLoginList accounts={accounts} nextHref="/family-tree" />, {
			language: 'hi',
			path: '/login?next=%2Ffamily-tree#me',
		});
		await userEvent.click(page.getByRole('button', { name: demoLogins.logIn.member, exact: true }));
		await expect.element(page.getByRole('button', { name: login.signingIn })).toBeVisible();
		release();
		await expect.poll(() => router.replace.mock.lastCall).toEqual(['/family-tree#me']);
		expect(callsTo('POST /api/users/demo-login').at(-1)?.body).toEqual({ account: 'member' });
		expect(localStorage.getItem('token')).toBe('token of the demo');
	});

	it('says that an account has gone meanwhile, and can be pressed again', async () => {
		const { demoLogins } = getMessages('en');
		refuse('POST /api/users/demo-login', 'notFound');
		await show(<DemoLoginList accounts={accounts} nextHref="/en/profile" />, { language: 'en' });
		const button = page.getByRole('button', { name: demoLogins.logIn.unmarried, exact: true });
		await userEvent.click(button);
		await expect.element(page.getByRole('alert')).toHaveTextContent(demoLogins.gone);
		await expect.element(button).toBeEnabled();
		expect(router.replace).not.toHaveBeenCalled();
	});
});
