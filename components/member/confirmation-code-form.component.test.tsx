import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, refuse, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { router } from '@/tests/support/browser/next-navigation';
import { show } from '@/tests/support/browser/show';
import { ConfirmationCodeForm } from './confirmation-code-form';

const route = 'POST /api/users/confirm-email';

describe('ConfirmationCodeForm', () => {
	it('shows a refused code at its field, and confirms with the right one', async () => {
		const { emailConfirmation, errors, fieldErrors, account } = getMessages('hi');
		const words = emailConfirmation.account;
		const onConfirmed = vi.fn();
		await show(<ConfirmationCodeForm onConfirmed={onConfirmed} />, {
			language: 'hi',
			session: 'member',
			area: 'member',
		});
		const field = page.getByRole('textbox', { name: words.code, exact: true });
		const confirm = page.getByRole('button', { name: words.confirm, exact: true });
		refuse(route, 'input.invalid', { fields: [{ path: 'code', message: 'otp' }] });
		await userEvent.fill(field, '12');
		await userEvent.click(confirm);
		await expect.element(field).toHaveAccessibleDescription(fieldErrors.otp);
		refuse(route, 'confirmation.wrongCode');
		await userEvent.fill(field, '000000');
		await userEvent.click(confirm);
		await expect.element(field).toHaveAccessibleDescription(errors.confirmation.wrongCode);
		expect(onConfirmed).not.toHaveBeenCalled();
		await respond(route, { message: account.emailConfirmed });
		await userEvent.fill(field, '१२३४५६');
		await userEvent.click(confirm);
		await expect.element(page.getByText(account.emailConfirmed, { exact: true })).toBeVisible();
		expect(onConfirmed).toHaveBeenCalledOnce();
		expect(router.refresh).toHaveBeenCalled();
	});

	it('says at the field that the code could not be checked, and has the mail sent again', async () => {
		const { emailConfirmation, account } = getMessages('en');
		const words = emailConfirmation.account;
		await show(<ConfirmationCodeForm onConfirmed={() => {}} />, {
			language: 'en',
			session: 'member',
			area: 'member',
		});
		const field = page.getByRole('textbox', { name: words.code, exact: true });
		refuseWithoutReason(route, 502);
		await userEvent.fill(field, '123456');
		await userEvent.keyboard('{Enter}');
		await expect.element(field).toHaveAccessibleDescription(words.failed);
		await expect.element(field).toHaveValue('123456');
		refuseWithoutReason('POST /api/users/confirmation', 502);
		const again = page.getByRole('button', { name: emailConfirmation.again, exact: true });
		await userEvent.click(again);
		await expect.element(page.getByText(emailConfirmation.failed, { exact: true })).toBeVisible();
		await respond('POST /api/users/confirmation', { message: account.confirmationSent });
		await userEvent.click(again);
		await expect.element(page.getByText(account.confirmationSent, { exact: true })).toBeVisible();
		expect(callsTo('POST /api/users/confirmation')).toHaveLength(2);
	});
});
