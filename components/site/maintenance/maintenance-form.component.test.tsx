import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { show } from '@/tests/support/browser/show';
import { MaintenanceForm } from './maintenance-form';

const since = '2026-11-01T06:00:00.000Z';
const off = { isOn: false, since: null, isFixed: false };
const on = { isOn: true, since, isFixed: false };
const undo = { _id: '00000000-0000-4000-8000-0000000000dd', until: since };

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('MaintenanceSwitch', () => {
	it('hides from a member who is no administrator', async () => {
		const { maintenance } = getMessages('hi');
		await show(<MaintenanceForm language="hi" />, { language: 'hi', session: 'member' });
		await expect.element(page.getByText(maintenance.switchTitle)).not.toBeInTheDocument();
		expect(callsTo('GET /api/maintenance')).toHaveLength(0);
	});

	it('asks before it turns maintenance on, and undoes that', async () => {
		const { maintenance, admin } = getMessages('en');
		await respond('GET /api/maintenance', off);
		await show(<MaintenanceForm language="en" />, { language: 'en', session: 'administrator' });
		const dialog = page.getByRole('dialog', { name: maintenance.ask.title, exact: true });
		await userEvent.click(button(maintenance.turnOn));
		await expect.element(dialog.getByText(maintenance.ask.text)).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog).not.toBeInTheDocument();
		await expect.element(button(maintenance.turnOn)).toHaveFocus();
		expect(callsTo('PUT /api/maintenance')).toHaveLength(0);
		await respond('PUT /api/maintenance', { ...on, message: maintenance.turnedOn, undo });
		await userEvent.click(button(maintenance.turnOn));
		await userEvent.click(dialog.getByRole('button', { name: maintenance.turnOn, exact: true }));
		await expect.element(page.getByText(maintenance.turnedOn, { exact: true })).toBeVisible();
		await expect.element(dialog).not.toBeInTheDocument();
		expect(callsTo('PUT /api/maintenance').at(-1)?.body).toEqual({ isOn: true });
		await respond('POST /api/admin/undo', { message: 'Undone.', undone: [undo._id], failed: [] });
		await userEvent.click(page.getByRole('button', { name: admin.frame.undo.button }));
		await expect.element(page.getByText('Undone.', { exact: true })).toBeVisible();
		await expect.element(page.getByText(maintenance.isOff)).toBeVisible();
		await expect.element(page.getByRole('button', { name: admin.frame.undo.button })).not.toBeInTheDocument();
	});

	it('turns maintenance off without a question, and says when that failed', async () => {
		const { maintenance } = getMessages('hi');
		await respond('GET /api/maintenance', on);
		await show(<MaintenanceForm language="hi" />, { language: 'hi', session: 'administrator' });
		refuseWithoutReason('PUT /api/maintenance', 502);
		await userEvent.click(button(maintenance.turnOff));
		await expect.element(page.getByRole('alert')).toHaveTextContent(maintenance.failed);
		await respond('PUT /api/maintenance', { ...off, message: maintenance.turnedOff });
		await userEvent.click(button(maintenance.turnOff));
		await expect.element(page.getByText(maintenance.turnedOff, { exact: true })).toBeVisible();
		await expect.element(button(maintenance.turnOn)).toBeVisible();
	});
});
