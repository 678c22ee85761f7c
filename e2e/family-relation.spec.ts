import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible } from './support/axe';
import { FamilyPage } from './support/family-page';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { addRelatives } from './support/relatives';
import { at, tabTo } from './support/site';

inOneLanguage('hi', (language) => {
	const words = messagesIn(language).kinRelation;
	const { howRelated, card: cards } = messagesIn(language).familyTree;
	const t = translator(language);
	const shown = (name: string) => writtenIn(language, name);
	const relationPage = (query = '') => pathIn(language, `/family-tree/relation${query}`);

	test.describe(`how two of a family are related, in ${language}`, () => {
		test('is described in both languages and drawn, for any person picked, by keyboard', async ({
			page,
			isMobile,
			newMember,
			logIn,
		}) => {
			const account = await newMember({ gender: 'Male' });
			const { name } = account;
			await logIn(account);
			await page.goto(relationPage());
			await expect(page.getByText(words.aloneTitle)).toBeVisible();

			// The grandfather has no card of a son between: the father is somebody unknown.
			const [grandfatherId] = await addRelatives(page, [
				{ name: 'Umed Singh', relation: 'Grandfather', side: 'father', isDeceased: true },
			]);
			const [uncleId] = await addRelatives(page, [
				{ name: 'Mahendra Singh', relation: 'Son', relatedToMemberId: grandfatherId },
			]);
			const [cousinId] = await addRelatives(page, [
				{ name: 'Aditi Kanwar', relation: 'Daughter', relatedToMemberId: uncleId },
				{ name: 'Pushpa Kanwar', relation: 'Wife', relatedToMemberId: uncleId },
			]);

			await page.goto(pathIn(language, '/family-tree'));
			const family = new FamilyPage(page, language);
			await family.expectList();
			await family.name('Aditi Kanwar').press('Enter');
			const dialog = page.getByRole('dialog', { name: writtenIn(language, 'Aditi Kanwar') });
			const link = dialog.getByRole('link', { name: howRelated });
			await tabTo(page, link);
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(at(relationPage(`?to=${cousinId}`)));

			await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
			await expect(page.getByText('चचेरी बहन').first()).toBeVisible();
			await expect(page.getByText("father's brother's daughter").first()).toBeVisible();
			await expect(page.getByText('अदिति कँवर, आपके पिता के भाई महेंद्र सिंह की बेटी हैं।').last()).toBeVisible();
			const steps = page.getByRole('list', {
				name: t('kinRelation.path', { from: name, to: shown('Aditi Kanwar') }),
			});
			await expect(steps.getByRole('listitem').nth(1)).toContainText(words.unknown);
			await expectAccessible(page, isMobile);

			// Found in the script that the name is not written in.
			const second = page.getByRole('combobox', { name: words.to });
			await tabTo(page, second);
			await page.keyboard.type(language === 'hi' ? 'Pushpa' : 'पुष्पा');
			await page.keyboard.press('ArrowDown');
			await page.keyboard.press('Enter');
			await expect(page.getByText('ताई / चाची').first()).toBeVisible();
			await expect(page.getByText(words.marriage).first()).toBeVisible();
			await page.getByRole('button', { name: words.swap }).press('Enter');
			await expect(page.getByRole('combobox', { name: words.from })).toHaveValue(shown('Pushpa Kanwar'));
			await expect(second).toHaveValue(name);
			await page.getByRole('link', { name: words.back }).press('Enter');
			await expect(page).toHaveURL(at(pathIn(language, '/family-tree')));
			await expect(page.getByText(cards.me, { exact: true }).first()).toBeVisible();
		});
	});
});
