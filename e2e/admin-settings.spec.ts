// What the portal says about itself, set in the back office and seen on the portal.
import * as z from 'zod';
import { openAdminPage } from './support/admin-screen';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, newMark, test } from './support/fixtures';
import { messagesIn, translator } from './support/languages';

// One record of the whole portal: a single journey writes it.
test('an administrator changes a setting, and of two tabs the second is asked', { tag: '@desktop' }, async ({
	page,
	logIn,
	request,
	expectTrouble,
}) => {
	const texts = messagesIn('en').admin.settings;
	const { frame } = messagesIn('en').admin;
	const { footer } = messagesIn('en').site;
	const { email, password } = administrator();
	await logIn(administrator());
	await openAdminPage(page, 'en', '/admin/settings');
	const field = page.getByLabel(texts.fields.contactEmail, { exact: true });
	const save = page.getByRole('button', { name: texts.save, exact: true }).last();
	await expect(save).toBeDisabled();
	await expectAccessibleOnAllScreens(page);
	const office = `office.${newMark()}@example.org`;
	await field.fill(office);
	await save.click();
	await expect(page.getByText(texts.saved)).toBeVisible();
	const home = async () => (await request.get('/en/about')).text();
	const shown = translator('en')('site.footer.email', { email: office });
	await expect.poll(home, { timeout: 10_000 }).toContain(shown);
	expect(await home()).not.toContain(footer.placeholder);

	await test.step('somebody else saves first', async () => {
		const login = await request.post('/api/users/login', { data: { email, password } });
		const { token } = z.object({ token: z.string() }).parse(await login.json());
		const headers = { authorization: `Bearer ${token}` };
		const data = { contactEmail: 'theirs@example.org', founderEn: 'Devi Singh' };
		expect((await request.put('/api/admin/settings', { data, headers })).ok()).toBe(true);
		await field.fill('mine@example.org');
		expectTrouble(/^409 PUT \/api\/admin\/settings/);
		await save.click();
		const dialog = page.getByRole('dialog', { name: frame.stale.title });
		await expect(dialog).toContainText('theirs@example.org');
		await expect(dialog).toContainText('mine@example.org');
		await dialog.getByRole('button', { name: frame.stale.keepMine }).click();
		await expect(field).toHaveValue('mine@example.org');
		// What only the other has changed stays.
		await expect(page.getByLabel(texts.fields.founderEn, { exact: true })).toHaveValue('Devi Singh');
		const settingsNow = async () =>
			(await (await request.get('/api/admin/settings', { headers })).json()).settings;
		await expect
			.poll(settingsNow)
			.toMatchObject({ contactEmail: 'mine@example.org', founderEn: 'Devi Singh' });
		const nothing = { contactEmail: '', founderEn: '' };
		expect((await request.put('/api/admin/settings', { data: nothing, headers })).ok()).toBe(true);
	});
});
