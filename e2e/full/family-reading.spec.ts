import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible, expectAccessibleOnAllScreens } from '../support/axe';
import { FamilyPage } from '../support/family-page';
import { expect, test } from '../support/fixtures';
import { inBothLanguages, messagesIn, translator } from '../support/languages';
import { addFathers } from '../support/relatives';
import { tabTo } from '../support/site';

inBothLanguages((language) => {
	const words = messagesIn(language).familyTree;
	const t = translator(language);

	test(`the tree is drawn around somebody else, also after Back and when it is loaded again, in ${language}`, {
		tag: '@phone',
	}, async ({ page, newMember, logIn }) => {
		const me = await newMember({ gender: 'Male' });
		await logIn(me);
		await page.goto(pathIn(language, '/family-tree'));
		const [oldestId] = await addFathers(page, ['Ranjit Singh', 'Umed Singh', 'Bhur Singh', 'Nathu Singh']);
		await page.goto(pathIn(language, '/family-tree'));
		const family = new FamilyPage(page, language);
		const { card } = family.diagram;
		const around = (name: string) =>
			page
				.getByText(
					new RegExp(`^${t('familyTree.diagram.around', { name: `${writtenIn(language, name)} .+` })}$`),
				)
				.and(page.locator(':not([role=status])'));
		const line = around('Bhur Singh');
		await expect(card(me.name)).toBeVisible();
		await expect(card('Nathu Singh')).toHaveCount(0);

		await card('Bhur Singh').focus();
		await page.keyboard.press('Enter');
		const sheet = page.getByRole('dialog', { name: writtenIn(language, 'Bhur Singh') });
		await tabTo(page, sheet.getByRole('button', { name: words.details.around, exact: true }));
		await page.keyboard.press('Enter');
		await expect(sheet).toHaveCount(0);
		await expect(page).toHaveURL(/\?around=/);
		await expect(line).toBeInViewport();
		await expect(card('Bhur Singh')).toBeFocused();
		await expect(card('Nathu Singh')).toBeInViewport();
		await expect(card(me.name)).toHaveCount(1);
		// What they are to each other is still said from where the reader is.
		await expect(card('Ranjit Singh')).toHaveAccessibleName(new RegExp(family.relationWord('Father')));
		await page.mouse.move(0, 0);
		await expectAccessibleOnAllScreens(page);
		await page.goBack();
		await expect(line).toHaveCount(0);
		await expect(card('Nathu Singh')).toHaveCount(0);
		await page.goForward();
		await expect(line).toBeVisible();
		await page.reload();
		await expect(line).toBeVisible();
		await expect(card('Nathu Singh')).toBeVisible();

		await page.goto(pathIn(language, `/family-tree?around=${oldestId}`));
		await expect(card('Nathu Singh')).toBeVisible();
		await expect(card(me.name)).toHaveCount(0);
		// The branches that lead to a person who is too far away are drawn with them.
		await page.getByRole('button', { name: words.diagram.goToMe }).click();
		await expect(card(me.name)).toBeFocused();
		await expect(around('Nathu Singh')).toBeVisible();
		await page.getByRole('button', { name: words.diagram.aroundMe, exact: true }).click();
		await expect(page).not.toHaveURL(/around/);
		await expect(card('Nathu Singh')).toHaveCount(0);
		await expect(card(me.name)).toBeFocused();
	});

	test(`arrows at the edges of the diagram lead to who lies outside, in ${language}`, async ({
		page,
		isMobile,
		newMember,
		logIn,
	}) => {
		const me = await newMember({ gender: 'Male' });
		await logIn(me);
		await page.goto(pathIn(language, '/family-tree'));
		await addFathers(page, ['Ranjit Singh', 'Umed Singh', 'Bhur Singh']);
		await page.goto(pathIn(language, '/family-tree'));
		const { canvas, card } = new FamilyPage(page, language).diagram;
		const arrows = page.getByRole('group', { name: words.diagram.outside.label });
		const arrow = (side: 'top' | 'bottom', count: number) =>
			arrows.getByRole('button', { name: t(`familyTree.diagram.outside.${side}`, { count }), exact: true });
		await expect(card(me.name)).toBeVisible();
		await expect(arrows).toHaveCount(0);
		for (let times = 0; times < 3; times += 1)
			await page.getByRole('button', { name: words.diagram.zoomIn }).click();
		await expect(arrow('top', 1)).toBeVisible();
		await expect(arrow('bottom', 1)).toBeVisible();
		await expectAccessible(page, isMobile);
		await arrow('top', 1).press('Enter');
		await expect(card('Bhur Singh')).toBeFocused();
		await expect(card('Bhur Singh')).toBeInViewport();
		await expect(arrow('top', 1)).toHaveCount(0);
		if (isMobile) await arrow('bottom', 2).tap();
		else await arrow('bottom', 2).click();
		await expect(card('Ranjit Singh')).toBeFocused();
		await expect(card('Ranjit Singh')).toBeInViewport();
		await tabTo(page, arrows.getByRole('button').first());
		await page.keyboard.press('Enter');
		await expect(canvas.locator(':focus')).toBeInViewport();
	});

	test(`the list is folded by generation, and comes first on a phone alone, in ${language}`, async ({
		page,
		isMobile,
		newMember,
		logIn,
	}) => {
		const me = await newMember({ gender: 'Male' });
		await logIn(me);
		await page.goto(pathIn(language, '/family-tree'));
		await addFathers(page, ['Ranjit Singh', 'Umed Singh']);
		await page.goto(pathIn(language, '/family-tree'));
		const family = new FamilyPage(page, language);
		await expect(family.name(me.name)).toBeVisible();
		const headings = [words.diagram.title, words.list.title];
		await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
			isMobile ? headings.toReversed() : headings,
		);
		const summary = (group: 'grandparents' | 'parents' | 'own') =>
			page
				.getByRole('main')
				.locator('summary')
				.filter({ has: page.getByRole('heading', { name: words.list.groups[group], exact: true }) });
		await expect(summary('parents')).toContainText(t('familyTree.list.count', { count: 1 }));
		await expect(family.name('Ranjit Singh')).toHaveCount(0);
		await expect(family.name('Umed Singh')).toHaveCount(0);
		await expectAccessible(page, isMobile);
		await tabTo(page, summary('parents'));
		await page.keyboard.press('Enter');
		await tabTo(page, family.name('Ranjit Singh'));
		await page.keyboard.press('Enter');
		const sheet = page.getByRole('dialog', { name: writtenIn(language, 'Ranjit Singh') });
		await expectAccessible(page, isMobile);
		await sheet.press('Escape');
		await expect(family.name('Ranjit Singh')).toBeFocused();
		await summary('own').click();
		await expect(family.name(me.name)).toHaveCount(0);
	});
});
