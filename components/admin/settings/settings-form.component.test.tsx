import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, refuse, respond } from '@/tests/support/browser/calls';
import { noHistory, noSettings } from '@/tests/support/browser/records';
import { show } from '@/tests/support/browser/show';
import { SettingsForm } from './settings-form';

const route = 'PUT /api/admin/settings';
const { settings } = getMessages('en').admin;
const { categories: words } = settings;
const fair = { key: 'Fair', hi: 'मेला', en: 'Fair' };
const fort = { key: 'Fort', hi: 'क़िला', en: 'Fort' };
const [general = { key: 'General', hi: 'सामान्य', en: 'General' }] = noSettings.categories;

const button = (label: string, name: string) =>
	page.getByRole('button', { name: label.replace('{name}', name), exact: true });
const press = (label: string, name = '') => userEvent.click(button(label, name));
/** The English names, from above. */
const shown = () =>
	[...document.querySelectorAll<HTMLInputElement>('main input[name^="categories"][lang="en"]')].map(
		({ value }) => value,
	);
const sent = () => callsTo(route).map(({ body }) => Object(body).categories);

describe('SettingsForm', () => {
	it('moves, removes and adds categories of pictures, and saves them in their order', async () => {
		await respond('GET /api/admin/history', noHistory);
		await show(<SettingsForm loaded={{ ...noSettings, categories: [general, fair, fort] }} />, {
			language: 'en',
			session: 'administrator',
			area: 'administration',
			path: '/admin/settings',
		});
		await expect.poll(shown).toEqual(['General', 'Fair', 'Fort']);
		await expect.element(button(words.up, 'General')).toBeDisabled();
		await expect.element(button(words.down, 'Fort')).toBeDisabled();
		// Pictures without a category of their own are in it.
		await expect.element(button(words.remove, 'General')).toBeDisabled();
		await press(words.up, 'Fort');
		await expect.poll(shown).toEqual(['General', 'Fort', 'Fair']);
		await press(words.down, 'General');
		await expect.poll(shown).toEqual(['Fort', 'General', 'Fair']);
		await press(words.remove, 'Fair');
		await expect.poll(shown).toEqual(['Fort', 'General']);
		await press(words.add);
		const name = page.getByRole('textbox', { name: `${words.en}: ${words.new}`, exact: true });
		await userEvent.fill(name, 'Wedding');
		await userEvent.fill(page.getByRole('textbox', { name: `${words.hi}: Wedding`, exact: true }), 'विवाह');
		const wedding = { hi: 'विवाह', en: 'Wedding' };
		refuse(route, 'input.invalid', { fields: [{ path: 'categories.2.en', message: 'invalid' }] });
		await press(settings.save);
		await expect
			.element(page.getByRole('textbox', { name: `${words.en}: Wedding`, exact: true }))
			.toHaveAttribute('aria-invalid', 'true');
		await respond(route, {
			...noSettings,
			categories: [fort, general, { key: 'Wedding', ...wedding }],
			message: 'Saved.',
			version: 2,
		});
		await press(settings.save);
		await expect.element(page.getByText('Saved.')).toBeVisible();
		expect(sent()).toEqual([
			[fort, general, wedding],
			[fort, general, wedding],
		]);
	});
});
