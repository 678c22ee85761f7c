import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reply } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { pushAddress } from '@/tests/support/browser/next-navigation';
import { show } from '@/tests/support/browser/show';
import { MaintenanceNotice } from './maintenance-notice';

const since = '2026-11-01T06:00:00.000Z';
const off = { isOn: false, since: null, isFixed: false };
const on = { isOn: true, since, isFixed: false };

async function open(language: Language, state: Reply<'GET /api/maintenance'>) {
	const { maintenance } = getMessages(language);
	await show(<MaintenanceNotice initialState={state} />, {
		language,
		session: 'administrator',
		area: 'administration',
		path: '/admin/users',
	});
	const notice = page.getByRole('region', { name: maintenance.title, exact: true });
	return {
		maintenance,
		notice,
		turnOff: page.getByRole('button', { name: maintenance.turnOff, exact: true }),
	};
}

describe('MaintenanceNotice', () => {
	it('says that maintenance is on, turns it off, and goes', async () => {
		const { maintenance, notice, turnOff } = await open('hi', on);
		await expect.element(notice).toHaveTextContent(maintenance.isOnElsewhere);
		await respond('PUT /api/maintenance', { ...off, message: maintenance.turnedOff });
		await respond('GET /api/maintenance', off);
		await userEvent.click(turnOff);
		await expect.element(notice).not.toBeInTheDocument();
		expect(callsTo('PUT /api/maintenance').map(({ body }) => body)).toEqual([{ isOn: false }]);
	});

	it('says when maintenance could not be turned off, and stays', async () => {
		const { maintenance, notice, turnOff } = await open('en', on);
		refuseWithoutReason('PUT /api/maintenance', 503);
		await userEvent.click(turnOff);
		await expect.element(page.getByText(maintenance.failed, { exact: true })).toBeVisible();
		await expect.element(notice).toBeVisible();
	});

	it('leaves a setting of the server to the server', async () => {
		const { maintenance, notice, turnOff } = await open('hi', { isOn: true, since: null, isFixed: true });
		await expect.element(notice).toHaveTextContent(maintenance.isFixed);
		await expect.element(turnOff).not.toBeInTheDocument();
	});

	it('looks again when another page of the back office is opened', async () => {
		const { notice } = await open('en', off);
		await expect.element(notice).not.toBeInTheDocument();
		expect(callsTo('GET /api/maintenance')).toEqual([]);
		await respond('GET /api/maintenance', on);
		pushAddress('/admin/blogs');
		await expect.element(notice).toBeVisible();
	});
});
