import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, refuse, respond } from '@/tests/support/browser/calls';
import { router } from '@/tests/support/browser/next-navigation';
import { show } from '@/tests/support/browser/show';
import { EmailChangeForm } from './email-change-form';

const { emailChange: words, fieldErrors, errors } = getMessages('hi');
const waiting = words.waiting.replace('{email}', 'other@example.org');
const onChanged = vi.fn();

async function open(since: string | null) {
	await respond('GET /api/users/email', { pending: null });
	await respond('GET /api/users/second-factor', { since, recoveryCodesLeft: 8, isRequired: false });
	await show(<EmailChangeForm onChanged={onChanged} />, {
		language: 'hi',
		session: 'member',
		area: 'member',
	});
	await userEvent.click(page.getByRole('button', { name: words.open, exact: true }));
	const dialog = page.getByRole('dialog', { name: words.open });
	return { dialog, confirm: dialog.getByRole('button', { name: words.confirm, exact: true }) };
}

const passwordField = page.getByLabelText(new RegExp(`^${words.password}`));
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

describe('EmailChange', () => {
	beforeEach(() => void onChanged.mockClear());

	it('asks for the code of the new address after the password, and shows refusals at their fields', async () => {
		const { dialog, confirm } = await open(null);
		await expect.element(field(words.factor)).not.toBeInTheDocument();
		await userEvent.fill(field(words.email), 'other@example.org');
		await userEvent.fill(passwordField, 'neem leaf');
		refuse('POST /api/users/email', 'email.taken', { fields: [{ path: 'email', message: 'emailTaken' }] });
		await userEvent.click(confirm);
		await expect.element(field(words.email)).toHaveAccessibleDescription(fieldErrors.emailTaken);
		await respond('POST /api/users/email', {
			message: 'कोड भेजा गया',
			email: 'other@example.org',
			isDone: false,
		});
		await respond('GET /api/users/email', { pending: 'other@example.org' });
		await userEvent.click(confirm);
		await expect.element(dialog).not.toBeInTheDocument();
		await expect.element(page.getByText(waiting, { exact: true })).toBeVisible();
		expect(onChanged).not.toHaveBeenCalled();

		refuse('POST /api/users/email/confirm', 'confirmation.wrongCode');
		await userEvent.fill(field(words.code), '000000');
		const send = page.getByRole('button', { name: words.codeConfirm, exact: true });
		await userEvent.click(send);
		await expect.element(field(words.code)).toHaveAccessibleDescription(errors.confirmation.wrongCode);
		await respond('POST /api/users/email/confirm', { message: 'पता बदल गया' });
		await respond('GET /api/users/email', { pending: null });
		await userEvent.fill(field(words.code), '482915');
		await userEvent.click(send);
		await expect.element(page.getByText(waiting, { exact: true })).not.toBeInTheDocument();
		expect(onChanged).toHaveBeenCalledWith({ email: 'other@example.org', emailConfirmed: true });
		expect(router.refresh).toHaveBeenCalled();
	});

	it('takes the address over at once where it was never confirmed', async () => {
		const { confirm } = await open(null);
		await userEvent.fill(field(words.email), 'other@example.org');
		await userEvent.fill(passwordField, 'neem leaf');
		await respond('POST /api/users/email', {
			message: 'पता बदल गया',
			email: 'other@example.org',
			isDone: true,
		});
		await userEvent.click(confirm);
		await expect.element(page.getByText('पता बदल गया', { exact: true })).toBeVisible();
		expect(onChanged).toHaveBeenCalledWith({ email: 'other@example.org', emailConfirmed: false });
	});

	it('asks for a code of the second factor where it is on', async () => {
		const { confirm } = await open('2026-07-04T08:00:00.000Z');
		await userEvent.fill(field(words.email), 'other@example.org');
		await userEvent.fill(passwordField, 'neem leaf');
		await userEvent.fill(field(words.factor), '123456');
		await respond('POST /api/users/email', {
			message: 'कोड भेजा गया',
			email: 'other@example.org',
			isDone: false,
		});
		await userEvent.click(confirm);
		await vi.waitFor(() => expect(callsTo('POST /api/users/email')).toHaveLength(1));
		expect(callsTo('POST /api/users/email')[0]?.body).toMatchObject({ code: '123456' });
	});
});
