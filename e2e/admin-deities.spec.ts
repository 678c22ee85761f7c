import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { fixedPathIn } from '@/lib/core/localized-path';
import { getRows, openAdminPage } from './support/admin-screen';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { requirement } from './support/requirement';
import { alertWith, at } from './support/site';

const record = '**/api/deities/*-*-*-*-*';
const answered = z.object({ deity: z.object({ _id: z.string() }) });

inOneLanguage('en', (language) => {
	const all = messagesIn(language);
	const texts = all.admin.deities;
	const t = translator(language);
	const exactly = (name: string) => ({ name, exact: true });

	test(`an administrator finds, exports and deletes deities, in ${language}`, { tag: '@phone' }, async ({
		page,
		logIn,
		expectTrouble,
		isMobile,
	}) => {
		await logIn(administrator());
		const { origins } = await page.context().storageState();
		const token = origins[0]?.localStorage.find(({ name }) => name === 'token')?.value;
		const deityName = `Bhadrakali ${crypto.randomUUID().slice(0, 8)}`;
		const made = await page.request.post('/api/deities', {
			headers: { authorization: `Bearer ${token}`, 'accept-language': language },
			data: {
				...{ name: deityName, deityType: 'devi', description: 'Of Hanumangarh.' },
				clans: ['Rathore', 'Bhati', 'Chauhan', 'Tomar', 'Hada'],
			},
		});
		const { _id: id } = answered.parse(await made.json()).deity;
		const rows = getRows(page, texts.caption, isMobile);
		const row = rows.filter({ hasText: deityName });
		const label = (action: 'view' | 'edit' | 'deleteNamed') =>
			exactly(t(`admin.deities.${action}`, { name: deityName }));
		const filter = (name: string) => page.getByRole('combobox', exactly(name));

		await requirement('deities.typeQuery', async () => {
			await openAdminPage(page, language, '/admin/deities?type=devta');
			await expect(filter(texts.type)).toHaveValue('devta');
			await expect(rows.first()).toBeVisible();
			await expect(row).toHaveCount(0);
			await page.goto('/admin/deities?type=devi');
			await expect(row).toBeVisible();
		});
		await requirement('deities.table', async () => {
			// On a card the name is the heading.
			const columns = ['type', 'clans', 'image', ...(isMobile ? [] : (['name'] as const))] as const;
			for (const column of columns)
				await expect(page.getByText(texts[column], { exact: true }).first()).toBeAttached();
			await expect(row.getByText(texts.types.devi, { exact: true })).toBeVisible();
			await expect(row.getByText(texts.noImage)).toBeVisible();
			await expect(rows.locator('img').first()).toBeVisible();
		});
		await requirement('deities.clans', async () => {
			const { Rathore, Chauhan } = all.clans;
			await expect(row).toContainText(Rathore);
			await expect(row).toContainText(Chauhan);
			await expect(row.getByText('+2', { exact: true })).toBeVisible();
		});
		await requirement('deities.actions', async () => {
			const form = fixedPathIn(language, `/kul-devi-devta-form?id=${id}`);
			await expect(row.getByRole('link', label('view'))).toHaveAttribute(
				'href',
				fixedPathIn(language, `/deity/${id}`),
			);
			await expect(row.getByRole('link', label('edit'))).toHaveAttribute('href', form);
			await expect(row.getByRole('button', label('deleteNamed'))).toBeVisible();
		});
		await expectAccessibleOnAllScreens(page);
		await row.getByRole('link', label('edit')).click();
		await page.getByRole('link', { name: all.deityForm.form.back }).click();
		await expect(page).toHaveURL(at('/admin/deities?type=devi'));
		await requirement('deities.add', () =>
			expect(page.getByRole('link', exactly(texts.add))).toHaveAttribute(
				'href',
				fixedPathIn(language, '/kul-devi-devta-form'),
			),
		);
		await requirement('deities.reset', async () => {
			await filter(texts.clans).selectOption({ label: all.clans.Hada });
			await page.getByRole('searchbox').fill(deityName);
			await page.getByRole('searchbox').press('Enter');
			await expect(rows).toHaveCount(1);
			await page.getByRole('button', exactly(texts.reset)).click();
			await expect(page).toHaveURL(at('/admin/deities'));
			await expect(page.getByRole('searchbox')).toHaveValue('');
			await expect(rows).not.toHaveCount(1);
		});
		await requirement('deities.export', async () => {
			await filter(texts.clans).selectOption({ label: all.clans.Hada });
			await expect(row).toBeVisible();
			const download = page.waitForEvent('download');
			await page.getByRole('button', exactly(texts.export)).click();
			const file = await download;
			expect(file.suggestedFilename()).toBe('deities-export.json');
			const records: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
			const call = await page.request.get('/api/deities?sort=name&clan=Hada', {
				headers: { 'accept-language': language },
			});
			expect(records).toEqual(await call.json());
			expect(JSON.stringify(records)).toContain(deityName);
		});

		const question = page.getByRole('dialog', exactly(texts.delete.title));
		const confirm = question.getByRole('button', exactly(texts.delete.confirm));
		await row.getByRole('button', label('deleteNamed')).click();
		await requirement('deities.deleteConfirm', () =>
			expect(question.getByText(texts.delete.question)).toBeVisible(),
		);
		await expectAccessibleOnAllScreens(page);
		expectTrouble(/^500 DELETE \/api\/deities\//);
		await requirement('deities.deleteFailure', async () => {
			await page.route(record, (route) => route.fulfill({ status: 500, json: {} }));
			await confirm.click();
			await expect(alertWith(page, texts.delete.failed)).toBeVisible();
			await page.unroute(record);
		});
		await requirement('deities.deleted', async () => {
			await row.getByRole('button', label('deleteNamed')).click();
			await confirm.click();
			const done = page.getByText(all.deityForm.deleted, { exact: true });
			await expect(done).toBeVisible();
			await expect(row).toHaveCount(0);
			await expect(done).toBeHidden();
			// As with everything else, the deletion can be undone for a moment.
			await page.getByRole('button', { name: all.admin.frame.undo.button }).click();
			await expect(row).toHaveCount(1);
			await row.getByRole('button', label('deleteNamed')).click();
			await confirm.click();
			await expect(row).toHaveCount(0);
		});
	});
});
