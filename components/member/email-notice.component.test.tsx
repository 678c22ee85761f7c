import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, respond } from '@/tests/support/browser/calls';
import { show } from '@/tests/support/browser/show';
import { EmailNotice } from './email-notice';

describe('EmailNotice', () => {
	it('takes the code from the mail, and goes when it was right', async () => {
		const { emailConfirmation, account } = getMessages('hi');
		await show(<EmailNotice email="asha@example.org" />, {
			language: 'hi',
			session: 'member',
			area: 'member',
		});
		const notice = page.getByRole('region', { name: emailConfirmation.label, exact: true });
		await expect.element(notice).toHaveTextContent('asha@example.org');
		await respond('POST /api/users/confirm-email', { message: account.emailConfirmed });
		await userEvent.fill(notice.getByRole('textbox', { name: emailConfirmation.account.code }), '123456');
		await userEvent.click(
			notice.getByRole('button', { name: emailConfirmation.account.confirm, exact: true }),
		);
		await expect.element(notice).not.toBeInTheDocument();
		expect(callsTo('POST /api/users/confirm-email').map(({ body }) => body)).toEqual([{ code: '123456' }]);
	});
});
