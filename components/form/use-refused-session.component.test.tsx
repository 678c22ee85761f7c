import { useLocale } from 'next-intl';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ApiFailure } from '@/lib/client/api';
import { logOut } from '@/lib/client/session';
import { respond } from '@/tests/support/browser/calls';
import { router } from '@/tests/support/browser/next-navigation';
import { show } from '@/tests/support/browser/show';
import { useLeaveForLogin } from './use-refused-session';

function RefusedCall() {
	const leaveIfRefused = useLeaveForLogin(useLocale());
	const refusal: ApiFailure = { ok: false, status: 401, code: 'auth.required', message: '', errors: [] };
	return (
		<button type="button" onClick={() => leaveIfRefused(refusal)}>
			Save
		</button>
	);
}

it('keeps the way back when a second call is refused after the page was left for the login', async () => {
	await show(<RefusedCall />, { language: 'en', session: 'member', path: '/profile?edit' });
	await respond('POST /api/users/logout', { message: 'Logged out.' });
	const login = '/en/login?next=%2Fen%2Fprofile%3Fedit&ended=over';
	await userEvent.click(page.getByRole('button', { name: 'Save' }));
	await expect.poll(() => location.pathname + location.search).toBe(login);
	await userEvent.click(page.getByRole('button', { name: 'Save' }));
	// Takes the steps that a second leaving would have begun before.
	await logOut();
	expect(router.replace.mock.calls.map(([href]) => href)).toEqual([login]);
});
