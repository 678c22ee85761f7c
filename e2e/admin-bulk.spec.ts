import { comeBackTo, getRows, openAdminPage } from './support/admin-screen';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { asAdministrator } from './support/submissions';

inOneLanguage('hi', (language) => {
	const all = messagesIn(language);
	const { admin } = all;
	const t = translator(language);
	const exactly = (name: string) => ({ name, exact: true });
	const three = { count: 3 };

	test(`all deities that match are deleted at once, and restored, in ${language}`, {
		tag: ['@phone', '@full'],
	}, async ({ page, logIn, isMobile }) => {
		const texts = admin.deities;
		const clan = `Veerpur${newMark()}`;
		const call = await asAdministrator();
		for (const name of ['Bhadrakali', 'Chandika', 'Durga'])
			await call('POST', 'deities', {
				...{ name: `${name} ${clan}`, deityType: 'devi', description: 'Of Hanumangarh.', clans: [clan] },
			});
		await logIn(administrator());
		await openAdminPage(page, language, `/admin/deities?clan=${clan}&limit=10`);
		const rows = getRows(page, texts.caption, isMobile);
		await expect(rows).toHaveCount(3);
		await rows.first().getByRole('checkbox').check();
		const bar = page.getByRole('region', { name: admin.frame.bulk.label });
		await bar.getByRole('button', exactly(t('admin.frame.bulk.selectAll', three))).click();
		await expect(bar.getByText(t('admin.frame.bulk.selected', three), { exact: true })).toBeVisible();
		await bar.getByRole('button', exactly(texts.bulk.delete)).click();
		const dialog = page.getByRole('dialog', exactly(texts.bulk.title));
		await expect(dialog.getByText(t('admin.deities.bulk.question', three))).toBeVisible();
		await expectAccessibleOnAllScreens(page);
		await dialog.getByRole('button', exactly(t('admin.deities.bulk.confirm', three))).click();
		await expect(page.getByText(t('admin.deities.bulk.undo', three))).toBeVisible();
		await expect(rows).toHaveCount(0);
		await page.getByRole('button', { name: admin.frame.undo.button }).click();
		await expect(rows).toHaveCount(3);
	});

	test(`many families are deleted once their number is typed, and restored, in ${language}`, {
		tag: '@desktop',
	}, async ({ page, newMember, logIn, isMobile }) => {
		const texts = admin.families;
		const mark = newMark();
		for (const name of ['Asha', 'Devi', 'Meera']) {
			const owner = await newMember({ name: `${name} ${mark}` }, { isConfirmed: false });
			await logIn(owner);
			const { origins } = await page.context().storageState();
			const token = origins[0]?.localStorage.find((item) => item.name === 'token')?.value;
			await page.request.get('/api/family/tree', { headers: { authorization: `Bearer ${token}` } });
		}
		await logIn(administrator());
		await openAdminPage(page, language, `/admin/families?search=${mark}`);
		const rows = getRows(page, texts.caption, isMobile);
		await expect(rows).toHaveCount(3);
		await page.getByLabel(admin.frame.table.selectAll).first().check();
		const bar = page.getByRole('region', { name: admin.frame.bulk.label });
		await bar.getByRole('button', exactly(texts.bulk.delete)).click();
		const dialog = page.getByRole('dialog', exactly(texts.bulk.title));
		const typed = dialog.getByRole('textbox');
		const confirm = dialog.getByRole('button', exactly(t('admin.families.bulk.confirm', three)));
		await confirm.click();
		await expect(typed).toHaveAccessibleDescription(texts.bulk.mismatch);
		await expectAccessibleOnAllScreens(page);
		await typed.fill('३');
		await confirm.click();
		await expect(page.getByText(t('admin.families.bulk.undo', three))).toBeVisible();
		await expect(rows).toHaveCount(0);
		await page.getByRole('button', { name: admin.frame.undo.button }).click();
		await expect(rows).toHaveCount(3);
	});

	test(`many reports are dismissed, and their members taken out of matches, in ${language}`, {
		tag: ['@phone', '@full'],
	}, async ({ page, logIn, isMobile }) => {
		const texts = admin.messages.report;
		await logIn(administrator());
		const ids = ['Asha', 'Devi', 'Meera'].map((name) => ({ _id: crypto.randomUUID(), name }));
		const decided = new Map<string, string>([[ids[2]?._id ?? '', 'dismissed']]);
		await page.route('**/api/admin/reports?*', (route) =>
			route.fulfill({
				json: {
					reports: ids.map(({ _id, name }) => ({
						...{ _id, reporter: null, about: { _id, name, heldSince: null, reports: 1 } },
						...{ reason: 'rude', text: null, language, state: decided.get(_id) ?? 'open', isRead: true },
						...{ createdAt: '2026-01-01T06:00:00.000Z', answeredAt: null },
					})),
					pagination: { page: 1, limit: 10, total: 3, pages: 1 },
					stateCounts: { all: 3, open: 2, held: 0, dismissed: 1 },
				},
			}),
		);
		await page.route('**/api/admin/reports/*', async (route) => {
			const id = route.request().url().split('/').at(-1) ?? '';
			decided.set(id, Object(route.request().postDataJSON()).outcome);
			await route.fulfill({ json: { message: '' } });
		});
		await openAdminPage(page, language, '/admin/messages?tab=reports');
		const rows = getRows(page, texts.caption, isMobile);
		const row = (name: string) => rows.filter({ hasText: name });
		await comeBackTo(page, row('Meera'));
		await expect(rows).toHaveCount(3);
		const bar = page.getByRole('region', { name: admin.frame.bulk.label });
		await row('Meera').getByRole('checkbox').check();
		await expect(bar.getByRole('button', exactly(texts.bulk.hold))).toBeDisabled();
		await row('Asha').getByRole('checkbox').check();
		await bar.getByRole('button', exactly(texts.bulk.hold)).click();
		const one = { count: 1 };
		const holding = page.getByRole('dialog', exactly(texts.bulk.confirmHold.title));
		await expectAccessibleOnAllScreens(page);
		await holding
			.getByRole('button', exactly(t('admin.messages.report.bulk.confirmHold.confirm', one)))
			.click();
		await expect(page.getByText(t('admin.messages.report.bulk.held', one))).toBeVisible();
		await expect(row('Asha').getByText(texts.states.held)).toBeVisible();
		await row('Devi').getByRole('checkbox').check();
		await bar.getByRole('button', exactly(texts.bulk.dismiss)).click();
		await page
			.getByRole('dialog', exactly(texts.bulk.confirmDismiss.title))
			.getByRole('button', exactly(t('admin.messages.report.bulk.confirmDismiss.confirm', one)))
			.click();
		await expect(row('Devi').getByText(texts.states.dismissed)).toBeVisible();
		expect([...decided.values()]).toEqual(['dismissed', 'held', 'dismissed']);
	});
});
