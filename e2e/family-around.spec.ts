import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './axe';
import { FamilyPage } from './family-page';
import { expect, test } from './fixtures';
import { inBothLanguages, textsIn, translator } from './languages';
import { addFathers } from './relatives';
import { tabTo } from './site';

inBothLanguages((language) => {
	const words = textsIn(language).familyTree;
	const t = translator(language);

	test(`the tree is drawn around somebody else, also after Back and when it is loaded again, in ${language}`, async ({
		page,
		browser,
		context,
		isMobile,
		newMember,
		logIn,
		baseURL,
	}) => {
		const me = await newMember({ gender: 'Male' });
		await logIn(me);
		await page.goto(pathIn(language, '/family-tree'));
		const [oldestId] = await addFathers(page, ['Ranjit Singh', 'Umed Singh', 'Bhur Singh', 'Nathu Singh']);
		await page.goto(pathIn(language, '/family-tree'));
		const family = new FamilyPage(page, language);
		const { card } = family.diagram;
		const around = (name: string) =>
			page
				.getByText(new RegExp(`^${t('familyTree.diagram.around', { name: `${name} .+` })}$`))
				.and(page.locator(':not([role=status])'));
		const line = around('Bhur Singh');
		await expect(card(me.name)).toBeVisible();
		await expect(card('Nathu Singh')).toHaveCount(0);

		await card('Bhur Singh').focus();
		await page.keyboard.press('Enter');
		const sheet = page.getByRole('dialog', { name: 'Bhur Singh' });
		await tabTo(page, sheet.getByRole('button', { name: words.details.around, exact: true }));
		await page.keyboard.press('Enter');
		await expect(sheet).toHaveCount(0);
		await expect(page).toHaveURL(/\?around=/);
		await expect(line).toBeVisible();
		await expect(card('Bhur Singh')).toBeFocused();
		await expect(card('Nathu Singh')).toBeInViewport();
		await expect(card(me.name)).toHaveCount(1);
		// What they are to each other is still said from where the reader is.
		await expect(card('Ranjit Singh')).toHaveAccessibleName(new RegExp(family.relationWord('Father')));
		await page.mouse.move(0, 0);
		await expectAccessible(page, isMobile);
		await page.goBack();
		await expect(line).toHaveCount(0);
		await expect(card('Nathu Singh')).toHaveCount(0);
		await page.goForward();
		await expect(line).toBeVisible();
		await page.reload();
		await expect(line).toBeVisible();
		await expect(card('Nathu Singh')).toBeVisible();

		// The server draws it, and falls back to the reader where an address names somebody of another tree.
		const reader = await browser.newPage({
			javaScriptEnabled: false,
			storageState: await context.storageState(),
			...(baseURL && { baseURL }),
		});
		const drawn = new FamilyPage(reader, language).diagram;
		await reader.goto(pathIn(language, `/family-tree?around=${oldestId}`));
		await expect(drawn.card('Nathu Singh')).toBeVisible();
		await expect(drawn.card(me.name)).toHaveCount(0);
		await reader.goto(pathIn(language, '/family-tree?around=00000000-0000-4000-8000-000000000000'));
		await expect(drawn.card(me.name)).toBeVisible();
		await expect(drawn.card('Nathu Singh')).toHaveCount(0);
		await reader.close();

		await page.goto(pathIn(language, `/family-tree?around=${oldestId}`));
		await expect(card('Nathu Singh')).toBeVisible();
		await expect(card(me.name)).toHaveCount(0);
		// Whoever is too far away is drawn with the branches that lead there.
		await page.getByRole('button', { name: words.diagram.goToMe }).click();
		await expect(card(me.name)).toBeFocused();
		await expect(around('Nathu Singh')).toBeVisible();
		await page.getByRole('button', { name: words.diagram.aroundMe, exact: true }).click();
		await expect(page).not.toHaveURL(/around/);
		await expect(card('Nathu Singh')).toHaveCount(0);
		await expect(card(me.name)).toBeFocused();
	});
});
