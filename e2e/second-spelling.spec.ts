import { pathIn } from '@/lib/core/localized-path';
import { proposeSpelling } from '@/lib/rules/script/in-script';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { MemberForm } from './support/forms';
import { inOneLanguage, messagesIn, translator } from './support/languages';

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
});
