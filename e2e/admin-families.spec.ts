import * as z from 'zod';
import { getRows, openAdminPage } from './support/admin-screen';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { at } from './support/site';

const ownTree = z.object({ familyTree: z.object({ _id: z.string() }) });

inOneLanguage('hi', (language) => {
	const all = messagesIn(language);
	const texts = all.admin.families;
	const t = translator(language);
	const button = (name: string) => ({ name, exact: true });

	test(`an administrator finds a family, renames it and deletes it, in ${language}`, {
		tag: '@desktop',
	}, async ({ page, newMember, logIn, isMobile }) => {
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
		await openAdminPage(page, language, '/admin/families');
		const rows = getRows(page, texts.caption, isMobile);
		const action = (name: 'open' | 'deleteNamed', family: string) =>
			page.getByRole('button', button(t(`admin.families.${name}`, { name: family })));
		const find = async (text: string) => {
			const search = page.getByRole('searchbox', { name: texts.searchLabel });
			await search.fill(text);
			await search.press('Enter');
		};
		await expect(rows.first()).toBeVisible();
		await expectAccessibleOnAllScreens(page);
		await find(owner.name);
		await expect(rows.filter({ hasText: owner.name }).first()).toBeVisible();

		const edit = page.getByRole('dialog', button(texts.edit.title));
		const newName = `Parivar ${owner.name}`;
		await action('open', owner.name).click();
		await page.getByRole('button', button(texts.details.edit)).click();
		await expect(page).toHaveURL(new RegExp(`edit=${treeId}`));
		await edit.getByRole('textbox', { name: texts.edit.name }).fill(newName);
		await expectAccessibleOnAllScreens(page);
		await edit.getByRole('button', button(texts.edit.save)).click();
		await expect(edit).toBeHidden();
		await expect(action('open', newName)).toBeVisible();

		await find(newName);
		await action('deleteNamed', newName).click();
		const confirmation = page.getByRole('dialog', button(texts.delete.title));
		await confirmation.getByRole('textbox').fill(newName);
		await expectAccessibleOnAllScreens(page);
		await confirmation.getByRole('button', button(texts.delete.confirm)).click();
		await expect(page.getByText(texts.delete.done, { exact: true })).toBeVisible();
		await expect(action('open', newName)).toHaveCount(0);
		await page.getByRole('button', { name: all.admin.frame.undo.button }).click();
		await expect(action('open', newName)).toBeVisible();
		await expect(page).toHaveURL(at(`/admin/families?search=${newName.replaceAll(' ', '+')}`));
	});
});
