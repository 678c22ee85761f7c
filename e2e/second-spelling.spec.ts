import { pathIn } from '@/lib/core/localized-path';
import { proposeSpelling } from '@/lib/rules/script/in-script';
import { expectAccessible } from './support/axe';
import { FamilyPage } from './support/family-page';
import { expect, test } from './support/fixtures';
import { MemberForm } from './support/forms';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { addRelatives } from './support/relatives';

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);
	const hints = texts.memberFieldHints;

	test(`a member corrects how the portal writes their name, in ${language}`, async ({
		page,
		newMember,
		logIn,
		isMobile,
	}) => {
		const name = 'Bharat Singh Rathore';
		const proposal = proposeSpelling(name) ?? '';
		await logIn(await newMember({ name }));
		await page.goto(pathIn(language, '/profile'));
		const button = (label: string) => page.getByRole('button', { name: label, exact: true });
		await button(texts.profile.edit).click();
		const spelling = new MemberForm(page, language).text('nameInOtherScript');
		await expect(spelling).toHaveValue(proposal);
		await expect(page.getByText(hints.ourSpelling, { exact: true })).toBeVisible();
		await expectAccessible(page, isMobile);

		// What nobody has confirmed is not stored.
		await new MemberForm(page, language).text('profession').fill('Weaver');
		await button(texts.profile.save).click();
		await expect(page.getByRole('status').filter({ hasText: texts.profile.saved })).toBeVisible();
		const main = page.getByRole('main');
		const [stored, isShownAsOurs] = [
			main.getByRole('definition').getByText(proposal, { exact: true }),
			language === 'hi',
		];
		await expect(stored).toHaveCount(isShownAsOurs ? 1 : 0);

		await button(texts.profile.edit).click();
		await button(hints.confirmSpelling).click();
		await expect(page.getByText(hints.ourSpelling, { exact: true })).toHaveCount(0);
		await spelling.fill('भारत सिंघ राठौड़');
		await button(texts.profile.save).click();
		await expect(main.getByText('भारत सिंघ राठौड़', { exact: true }).last()).toBeVisible();

		await page.goto(pathIn('hi', '/dashboard'));
		await expect(main.getByText('भारत सिंघ राठौड़', { exact: true })).toBeVisible();
		const original = translator('hi')('site.inScript.original', { text: name });
		await expect(button(original)).toHaveCount(0);
	});

	test(`a relative without an account is written as the family writes them, in ${language}`, {
		tag: '@full',
	}, async ({ page, newMember, logIn }) => {
		const account = await newMember();
		await logIn(account);
		await page.goto(pathIn(language, '/family-tree'));
		await addRelatives(page, [{ name: 'Nathu Singh', relation: 'Father' }]);
		const family = new FamilyPage(page, language);
		await family.open();
		await family.name('Nathu Singh').click();
		await family.button(family.texts.details.edit).click();
		const dialog = page.getByRole('dialog', { name: family.texts.edit.title });
		await dialog
			.getByRole('textbox', { name: texts.memberFields.nameInOtherScript, exact: true })
			.fill('नाथूसिंह');
		await family.button(family.texts.edit.save).click();
		const shown = language === 'hi' ? 'नाथूसिंह' : 'Nathu Singh';
		await expect(page.getByRole('dialog', { name: shown })).toBeVisible();
	});

	test(`a tree is searched by both spellings of a name, in ${language}`, { tag: '@full' }, async ({
		page,
		newMember,
		logIn,
	}) => {
		await logIn(await newMember());
		await page.goto(pathIn(language, '/family-tree'));
		await addRelatives(page, [{ name: 'Nathu Singh', relation: 'Father', nameInOtherScript: 'गोमती' }]);
		await page.goto(pathIn(language, '/family-tree'));
		const { find } = texts.familyTree;
		const shown = language === 'hi' ? 'गोमती' : 'Nathu Singh';
		await page.getByRole('button', { name: find.label }).click();
		const box = page.getByRole('combobox', { name: find.label });
		for (const typed of ['गोमती', 'Gomti', 'Nathu', 'नाथू']) {
			await box.fill(typed);
			await expect(page.getByRole('option').first(), typed).toContainText(shown);
		}
	});
});
