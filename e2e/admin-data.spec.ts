// Users as a file, and a file of members read in after its dry run.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readCsv } from '@/lib/platform/csv/read';
import { csvLines } from '@/lib/platform/csv/write';
import { sidebarLink } from './support/admin-screen';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { hold } from './support/site';

async function download(page: Page, button: string) {
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: button, exact: true }).click(),
	]);
	const bytes = new Uint8Array(await readFile(await file.path()));
	return { name: file.suggestedFilename(), ...readCsv(bytes, { maxBytes: 10_000_000, maxRows: 10_000 }) };
}

inOneLanguage('hi', (language) => {
	const { users, data } = messagesIn(language).admin;
	const texts = data.import;
	const t = translator(language);

	test('an administrator exports the users and reads a file of members in', { tag: '@desktop' }, async ({
		page,
		logIn,
		newMember,
		isMobile,
	}) => {
		const { email } = await newMember();
		await logIn(administrator());
		const { origin } = new URL(test.info().project.use.baseURL ?? '');
		await page.context().addCookies([{ name: 'adminLanguage', value: language, url: origin }]);

		await test.step('the users, as they are narrowed', async () => {
			await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
			await expect(page.getByRole('heading', { level: 1, name: users.title, exact: true })).toBeVisible();
			const { name, head, rows } = await download(page, data.export.button);
			expect(name).toBe('users.csv');
			expect(head.slice(0, 4)).toEqual(['_id', 'createdAt', 'name', 'email']);
			expect(rows.map(({ cells }) => cells[3])).toEqual([email]);
		});

		await page.goto('/admin/import');
		await page.getByRole('button', { name: texts.members.tab, exact: true }).click();
		await expect(page.getByText(texts.members.about)).toBeVisible();
		await expectAccessibleOnAllScreens(page);
		const template = await download(page, texts.template);
		expect(template.name).toBe('members.csv');

		const mark = randomUUID().slice(0, 8);
		const fresh = `imported.${mark}@example.org`;
		const rows: Record<string, string>[] = [
			{ name: `Imported ${mark}`, email: fresh, clan: 'राठौड़', age: '40' },
			{ name: 'Young', email: `young.${mark}@example.org`, age: '12' },
			{ name: 'Known', email },
		];
		const lines = [template.head, ...rows.map((row) => template.head.map((column) => row[column] ?? ''))];
		const choose = (content: string) =>
			page
				.getByRole('button', { name: texts.choose })
				.setInputFiles({ name: 'm.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });

		await test.step('the dry run says row by row what would happen', async () => {
			await choose(csvLines(lines));
			await expect(page.getByText(texts.planned)).toBeVisible();
			await expect(page.getByText(t('fieldErrors.underage'))).toBeVisible();
			await expect(page.getByText(t('fieldErrors.hasAccount'))).toBeVisible();
			await expectAccessibleOnAllScreens(page);
		});

		await test.step('the import does just that', async () => {
			await page.getByRole('button', { name: t('admin.data.import.execute', { count: 1 }) }).click();
			const dialog = page.getByRole('dialog', { name: texts.confirmTitle });
			await expect(dialog).toBeVisible();
			await expect(dialog.getByLabel(texts.mailLanguage)).toHaveValue('hi');
			const release = await hold(page, '**/api/admin/imports/members');
			await dialog.getByRole('button', { name: texts.confirm, exact: true }).press('Enter');
			// Left meanwhile, it goes on, and how it ended is shown elsewhere.
			const link = await sidebarLink(page, language, isMobile, 'dashboard');
			await link.click();
			const { imports } = messagesIn(language).admin.frame;
			await expect(page.getByRole('progressbar', { name: imports.running.members })).toBeVisible();
			release();
			await expect(page.getByText(imports.done.members)).toBeVisible();
			await expectAccessibleOnAllScreens(page);
			await page.getByRole('link', { name: imports.open }).click();
			await expect(page.getByText(texts.done)).toBeVisible();
		});
	});
});
