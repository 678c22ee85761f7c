import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible } from '../support/axe';
import { FamilyPage } from '../support/family-page';
import { expect, test } from '../support/fixtures';
import { inBothLanguages, messagesIn, translator } from '../support/languages';
import { openTreeOfFathers } from '../support/relatives';

inBothLanguages((language) => {
	const words = messagesIn(language).addressWords;
	const t = translator(language);

	test(`a card says what the family calls somebody, in its own word where it has one, in ${language}`, async ({
		page,
		isMobile,
		newMember,
		logIn,
	}) => {
		const [grandfatherId = ''] = await openTreeOfFathers({ page, newMember, logIn }, language, [
			'Ranjit Singh',
			'Ummed Singh',
		]);
		const { diagram } = new FamilyPage(page, language);
		const name = writtenIn(language, 'Ummed Singh');
		const sheet = page.getByRole('dialog', { name });
		const calledAs = (word: string) => sheet.getByText(t('familyTree.details.addressWord', { word }));
		await diagram.card('Ummed Singh').click();
		await expect(calledAs({ hi: 'दादोसा', en: 'Dadosa' }[language])).toBeVisible();
		await sheet.getByRole('link', { name: t('familyTree.details.changeAddressWord') }).click();

		await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
		await expectAccessible(page, isMobile);
		await page.getByRole('textbox', { name: t('kinship.terms.FF'), exact: true }).fill('Bhabhosa');
		await page.getByRole('button', { name: words.save, exact: true }).click();
		await expect(page.getByText(words.saved)).toBeVisible();
		await page.getByRole('link', { name: words.back }).click();
		await diagram.card('Ummed Singh').click();
		await expect(calledAs(writtenIn(language, 'Bhabhosa'))).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.locator('li', { hasText: ` · ${writtenIn(language, 'Bhabhosa')}` })).toHaveCount(1);
		await page.goto(pathIn(language, `/family-tree/relation?to=${grandfatherId}`));
		await expect(
			page.getByText(t('familyTree.details.addressWord', { word: writtenIn(language, 'Bhabhosa') })),
		).toBeVisible();
	});
});
