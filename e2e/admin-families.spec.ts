import * as z from 'zod';
import { comeBackTo, getRows, openAdminPage } from './support/admin-screen';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { requirement } from './support/requirement';
import { alertWith, at } from './support/site';

const list = '**/api/family/trees?*';
const record = '**/api/family/trees/*-*-*-*-*';
/** A family whose owner has no name. */
const nobodys = {
	...{ _id: crypto.randomUUID(), name: 'Parivar', title: 'Parivar', memberCount: 1, isPublic: false },
	...{ createdBy: { name: '' }, createdAt: '2026-01-01T06:00:00.000Z', version: 0 },
};
const ownTree = z.object({ familyTree: z.object({ _id: z.string() }) });

inOneLanguage('hi', (language) => {
	const all = messagesIn(language);
	const texts = all.admin.families;
	const t = translator(language);
	const button = (name: string) => ({ name, exact: true });

	test(`an administrator finds a family, renames it and deletes it, in ${language}`, {
		tag: '@desktop',
	}, async ({ page, newMember, logIn, expectTrouble, isMobile }) => {
		const owner = await newMember({ gender: 'Female' });
		await logIn(owner);
		const token = (await page.context().storageState()).origins[0]?.localStorage.find(
			({ name }) => name === 'token',
		)?.value;
		const answer = await page.request.get('/api/family/tree', {
			headers: { authorization: `Bearer ${token}` },
		});
		const { _id: treeId } = ownTree.parse(await answer.json()).familyTree;
		await logIn(administrator());
		await page.route(list, async (route) => {
			const asked = new URL(route.request().url()).searchParams;
			expect(asked.get('limit')).toBe('10');
			const pagination = { page: Number(asked.get('page')), limit: 10, total: 15, pages: 2 };
			await route.fulfill({ json: { families: [nobodys], totalFamilies: 15, pagination } });
		});
		await openAdminPage(page, language, '/admin/families');
		const rows = getRows(page, texts.caption, isMobile);
		await comeBackTo(page, rows.filter({ hasText: nobodys.name }));
		const row = rows.filter({ hasText: owner.name }).first();
		const action = (name: keyof typeof texts & ('open' | 'deleteNamed'), family: string) =>
			page.getByRole('button', button(t(`admin.families.${name}`, { name: family })));
		const find = async (text: string) => {
			const search = page.getByRole('searchbox', { name: texts.searchLabel });
			await search.fill(text);
			await search.press('Enter');
		};

		await requirement('families.title', () =>
			expect(page.getByRole('heading', { level: 1, name: texts.title, exact: true })).toBeVisible(),
		);
		await requirement('families.pager', async () => {
			const label = (shown: string) =>
				page.getByText(
					new RegExp(t('admin.frame.pager.page', { page: shown, pages: '@' }).replace('@', '\\d+')),
				);
			await page.getByRole('button', button(all.admin.frame.pager.next)).click();
			await expect(label('2')).toBeVisible();
			await expect(page.getByText(texts.unknown, { exact: true })).toBeVisible();
			await page.getByRole('button', button(all.admin.frame.pager.previous)).click();
			await expect(label('1')).toBeVisible();
			await page.unroute(list);
			await page.reload();
		});
		await expect(rows.first()).toBeVisible();
		await expectAccessibleOnAllScreens(page);
		await requirement('families.search', async () => {
			await find(owner.name);
			await expect(row).toBeVisible();
		});
		await requirement('families.table', async () => {
			// On a card the name is the heading.
			const columns = [
				'createdBy',
				'members',
				'createdAt',
				...(isMobile ? [] : (['name'] as const)),
			] as const;
			for (const column of columns)
				await expect(page.getByText(texts[column], { exact: true }).first()).toBeAttached();
			await expect(row.getByText(owner.name, { exact: true }).last()).toBeVisible();
			await expect(row.getByText(/\b20\d\d\b/)).toBeVisible();
		});
		await requirement('families.deleteOnly', async () => {
			await expect(row.getByRole('button')).toHaveCount(2);
			await expect(action('open', owner.name)).toBeVisible();
			await expect(action('deleteNamed', owner.name)).toBeVisible();
			await expect(row.getByRole('button', { name: texts.edit.title })).toHaveCount(0);
		});

		const edit = page.getByRole('dialog', button(texts.edit.title));
		const name = edit.getByRole('textbox', { name: texts.edit.name });
		const save = edit.getByRole('button', button(texts.edit.save));
		await requirement('families.editModal', async () => {
			await action('open', owner.name).click();
			await expect(page.getByRole('dialog', button(owner.name))).toBeVisible();
			await page.getByRole('button', button(texts.details.edit)).click();
			await expect(page).toHaveURL(new RegExp(`edit=${treeId}`));
			await expect(name).toHaveValue(owner.name);
			await expect(edit.getByRole('checkbox', { name: texts.edit.isPublic })).not.toBeChecked();
			await expect(edit.getByText(texts.edit.publicHint)).toBeVisible();
		});
		await expectAccessibleOnAllScreens(page);
		await name.fill(' ');
		await save.click();
		await expect(name).toHaveAccessibleDescription(texts.edit.nameRequired);
		const newName = `Parivar ${owner.name}`;
		expectTrouble(/^500 PUT \/api\/family\/trees\//);
		await requirement('families.updateFailure', async () => {
			await name.fill(newName);
			await page.route(record, (route) => route.fulfill({ status: 500, json: {} }));
			await save.click();
			await expect(alertWith(page, texts.edit.failed)).toBeVisible();
			await page.unroute(record);
		});
		await requirement('families.updated', async () => {
			await edit.getByRole('checkbox', { name: texts.edit.isPublic }).check();
			await save.click();
			await expect(edit.getByText(texts.edit.saved)).toBeVisible();
			await expect(edit).toBeHidden();
			await expect(action('open', newName)).toBeVisible();
		});

		await find(newName);
		await action('deleteNamed', newName).click();
		const confirmation = page.getByRole('dialog', button(texts.delete.title));
		const typed = confirmation.getByRole('textbox');
		const confirm = confirmation.getByRole('button', button(texts.delete.confirm));
		await requirement('families.deleteModal', () => expect(typed).toHaveAccessibleName(new RegExp(newName)));
		await requirement('families.nameMismatch', async () => {
			await typed.fill(owner.name);
			await confirm.click();
			await expect(typed).toHaveAccessibleDescription(texts.delete.mismatch);
		});
		await expectAccessibleOnAllScreens(page);
		expectTrouble(/^500 DELETE \/api\/family\/trees\//);
		await requirement('families.deleteFailure', async () => {
			await page.route(record, (route) => route.fulfill({ status: 500, json: {} }));
			await typed.fill(` ${newName} `);
			await confirm.click();
			await expect(alertWith(page, texts.delete.failed)).toBeVisible();
			await page.unroute(record);
		});
		await requirement('families.deleted', async () => {
			await action('deleteNamed', newName).click();
			await typed.fill(` ${newName} `);
			await confirm.click();
			await expect(page.getByText(texts.delete.done, { exact: true })).toBeVisible();
			await expect(action('open', newName)).toHaveCount(0);
		});
		await page.getByRole('button', { name: all.admin.frame.undo.button }).click();
		await expect(action('open', newName)).toBeVisible();
		await expect(page).toHaveURL(at(`/admin/families?search=${newName.replaceAll(' ', '+')}`));
	});
});
