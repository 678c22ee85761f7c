import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, refuse, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { show } from '@/tests/support/browser/show';
import { SecondFactorPanel } from './second-factor-panel';

const email = 'asha@example.org';
const password = 'neem leaf 42';
const { profile, fieldErrors } = getMessages('en');
const words = profile.account.secondFactor;
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `abcd-efgh-jk${at}m`);
const onSessionsEnded = vi.fn<() => void>();

const dialog = page.getByRole('dialog');
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }).last());
const field = (label: string) => dialog.getByRole('textbox', { name: label });
const fillPassword = () => userEvent.fill(dialog.getByLabelText(words.password).first(), password);
const see = (text: string) => expect.element(dialog.getByText(text, { exact: true })).toBeVisible();

beforeEach(async () => {
	onSessionsEnded.mockClear();
	await respond('GET /api/users/second-factor', {
		since: '2026-03-04T08:00:00.000Z',
		recoveryCodesLeft: 3,
		isRequired: false,
	});
	await show(<SecondFactorPanel email={email} onSessionsEnded={onSessionsEnded} />, {
		language: 'en',
		session: 'member',
		area: 'member',
	});
});

describe('SecondFactorSettings', () => {
	it('turns the second factor off with the password and the mailed code', async () => {
		await press(words.turnOff);
		await fillPassword();
		refuseWithoutReason('POST /api/users/second-factor/removal-code', 503);
		await press(words.removal.send);
		await see(words.failed);
		await respond('POST /api/users/second-factor/removal-code', { message: 'Sent.' });
		await press(words.removal.send);
		await userEvent.fill(field(words.removal.otp), '123456');
		refuse('POST /api/users/second-factor/removal', 'input.invalid', {
			fields: [{ path: 'otp', message: 'otpWrong' }],
		});
		await press(words.removal.confirm);
		await see(fieldErrors.otpWrong);
		expect(onSessionsEnded).not.toHaveBeenCalled();
		await respond('POST /api/users/second-factor/removal', { message: 'It is off.' });
		await respond('GET /api/users/second-factor', { since: null, recoveryCodesLeft: 0, isRequired: false });
		await press(words.removal.confirm);
		await expect.element(page.getByText(words.off, { exact: true })).toBeVisible();
		await expect.element(dialog).not.toBeInTheDocument();
		expect(onSessionsEnded).toHaveBeenCalledOnce();
		expect(callsTo('POST /api/users/second-factor/removal').map(({ body }) => body)).toEqual([
			{ email, password, otp: '123456' },
			{ email, password, otp: '123456' },
		]);
	});

	it('shows new recovery codes, and a wrong code at its field', async () => {
		await press(words.renew);
		await fillPassword();
		await userEvent.fill(field(words.code), '123456');
		refuse('POST /api/users/second-factor/recovery-codes', 'input.invalid', {
			fields: [{ path: 'code', message: 'secondFactorCode' }],
		});
		await press(words.renewal.confirm);
		await expect.element(field(words.code)).toHaveAttribute('aria-invalid', 'true');
		await see(fieldErrors.secondFactorCode);
		await respond('POST /api/users/second-factor/recovery-codes', { recoveryCodes });
		await press(words.renewal.confirm);
		await see(words.recovery.renewed);
		await see(recoveryCodes[9] ?? '');
		await expect.element(dialog.getByRole('listitem')).toHaveLength(recoveryCodes.length);
	});
});
