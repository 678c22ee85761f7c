import { pathIn } from '@/lib/i18n/paths';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { inBothLanguages, textsIn } from './languages';
import { addRelatives } from './relatives';

inBothLanguages((language) => {
	const texts = textsIn(language).familyTree;
	const words = texts.diagram;

	test.describe(`the family as a diagram in ${language}`, () => {
		test('draws everybody once, near ones at first, and leads from one to the other', async ({
			page,
			isMobile,
			newMember,
			logIn,
		}) => {
			const account = await newMember({ gender: 'Male' });
			await logIn(account);
			await page.goto(pathIn(language, '/family-tree'));
			await expect(page.getByRole('heading', { level: 2, name: texts.list.title })).toBeVisible();
			await expect(page.getByRole('heading', { level: 2, name: words.title })).toHaveCount(0);
			const [fatherId] = await addRelatives(page, [
				{ name: 'Ranjit Singh', relation: 'Father' },
				{ name: 'Gayatri Kanwar', relation: 'Mother' },
				{ name: 'Padma Kanwar', relation: 'Wife' },
			]);
			const [grandfatherId] = await addRelatives(page, [
				{ name: 'Umed Singh', relation: 'Father', relatedToMemberId: fatherId, isDeceased: true },
			]);
			const [elderId] = await addRelatives(page, [
				{ name: 'Bhur Singh', relation: 'Father', relatedToMemberId: grandfatherId, isDeceased: true },
			]);
			await addRelatives(page, [{ name: 'Nathu Singh', relation: 'Father', relatedToMemberId: elderId }]);

			await page.reload();
			const canvas = page.getByRole('region', { name: words.canvas });
			const card = (name: string) => canvas.getByRole('button', { name: new RegExp(`^${name}, `) });
			await expect(card('Ranjit Singh')).toHaveCount(1);
			await expect(card('Umed Singh')).toHaveAccessibleName(new RegExp(texts.card.departed));
			await expect(card('Nathu Singh')).toHaveCount(0);
			await page.getByRole('button', { name: words.showEveryone.replace('{count}', '1') }).click();
			await expect(card('Nathu Singh')).toHaveCount(1);
			await page.getByRole('button', { name: words.showNear }).click();
			await expect(card('Nathu Singh')).toHaveCount(0);

			await card(account.name).focus();
			await page.keyboard.press('ArrowUp');
			await expect(card('Ranjit Singh')).toBeFocused();
			await page.keyboard.press('ArrowRight');
			await expect(card('Gayatri Kanwar')).toBeFocused();
			await page.keyboard.press('ArrowDown');
			await expect(card(account.name)).toBeFocused();
			await page.keyboard.press('ArrowRight');
			await expect(card('Padma Kanwar')).toBeFocused();
			const widthOf = async () => (await card('Padma Kanwar').boundingBox())?.width ?? 0;
			const before = await widthOf();
			await page.keyboard.press('+');
			await expect.poll(widthOf).toBeGreaterThan(before);
			await page.getByRole('button', { name: words.zoomOut }).click();
			await expect.poll(widthOf).toBeCloseTo(before, 0);
			await expectAccessible(page, isMobile);

			await card('Padma Kanwar').press('Enter');
			await expect(page.getByRole('dialog', { name: 'Padma Kanwar' })).toBeVisible();
		});
	});
});
