import { getRows, openAdminPage } from './support/admin-screen';
import { expectAccessibleOnAllScreens } from './support/axe';
import { administrator, expect, newMark, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { callAs } from './support/submissions';

/** A clan that nobody else names: letters alone, so that no folding makes two of them one. */
function newClan(): string {
	const letters = newMark().replace(/\d/g, (digit) => 'ghklmnprst'.charAt(Number(digit)));
	return `Veerpur${letters}`;
}

inOneLanguage('en', (language) => {
	const all = messagesIn(language);
	const texts = all.admin.clans;
	const t = translator(language);
	const exactly = (name: string) => ({ name, exact: true });

	test(`an administrator merges two clans, separates them again and gives one another name, in ${language}`, {
		tag: '@phone',
	}, async ({ page, newMember, logIn, isMobile }) => {
		const [former, target, alias] = [newClan(), newClan(), newClan()];
		const member = await newMember({ clan: former }, { isConfirmed: false });
		await newMember({ clan: target }, { isConfirmed: false });
		const own = await callAs(member);
		const clanOfMember = async () => Object(await own('GET', 'users/profile')).clan;
		await logIn(administrator());
		await openAdminPage(page, language, `/admin/clans?search=${former}`);
		const rows = getRows(page, texts.title, isMobile);
		const row = (clan: string) => rows.filter({ hasText: clan }).first();
		const find = async (clan: string) => {
			const search = page.getByRole('searchbox', { name: texts.searchLabel });
			await search.fill(clan);
			await search.press('Enter');
			await expect(page).toHaveURL(new RegExp(`search=${clan}`));
		};
		await expect(page.getByRole('heading', { level: 1, ...exactly(texts.title) })).toBeVisible();
		await expect(rows).toHaveCount(1);
		await expect(row(former)).toContainText('1');
		await expectAccessibleOnAllScreens(page);

		await page.getByRole('button', exactly(t('admin.clans.mergeNamed', { name: former }))).click();
		const merging = page.getByRole('dialog', exactly(t('admin.clans.merge.title', { name: former })));
		await expect(merging.getByText(t('admin.clans.merge.affected', { count: 1 }))).toBeVisible();
		const confirm = merging.getByRole('button', exactly(texts.merge.confirm));
		await expect(confirm).toBeDisabled();
		await expectAccessibleOnAllScreens(page);
		await merging.getByRole('combobox', { name: texts.merge.label }).selectOption(target);
		await confirm.click();
		await expect(page.getByText(texts.merged)).toBeVisible();
		await expect(merging).toBeHidden();
		expect(await clanOfMember()).toBe(target);

		// Found by the name that it had: one entry, with both members.
		await expect(row(target)).toContainText(former);
		await expect(row(target)).toContainText('2');
		await expect(rows).toHaveCount(1);
		await page
			.getByRole('button', exactly(t('admin.clans.separateNamed', { name: former, clan: target })))
			.click();
		const separating = page.getByRole('dialog', exactly(texts.separate.title));
		await expect(
			separating.getByText(t('admin.clans.separate.question', { name: former, clan: target })),
		).toBeVisible();
		await expectAccessibleOnAllScreens(page);
		await separating.getByRole('button', exactly(texts.separate.confirm)).click();
		await expect(page.getByText(texts.separated)).toBeVisible();
		expect(await clanOfMember()).toBe(former);
		await expect(row(former)).toContainText(texts.noAliases);

		await find(target);
		const addName = page.getByRole('button', exactly(t('admin.clans.addNameTo', { name: target })));
		await addName.click();
		const naming = page.getByRole('dialog', exactly(t('admin.clans.name.title', { name: target })));
		await naming.getByRole('textbox', { name: texts.name.label }).fill(alias);
		await expectAccessibleOnAllScreens(page);
		await naming.getByRole('button', exactly(texts.name.confirm)).click();
		await expect(row(target)).toContainText(alias);
		await own('PUT', 'users/profile', { clan: alias });
		expect(await clanOfMember()).toBe(target);
	});
});
