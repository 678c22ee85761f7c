import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expect, test } from './support/fixtures';
import { MemberForm } from './support/forms';
import { inOneLanguage, messagesIn } from './support/languages';
import { hold } from './support/site';

const profileCall = '**/api/users/profile';

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const path = pathIn(language, '/profile');

	test.describe(`the own profile in ${language}`, () => {
		test('shows what is being saved, and an emptied field as not given', async ({
			page,
			newMember,
			logIn,
		}) => {
			await logIn(await newMember({ profession: 'Farmer', villageAddress: 'Osian' }));
			const form = new MemberForm(page, language);
			await page.goto(path);
			await page.getByRole('button', { name: texts.profile.edit, exact: true }).click();
			await form.text('profession').fill('');
			await form.list('villageAddress').fill('Mandore');
			await page.keyboard.press('Escape');
			const release = await hold(page, profileCall);
			await page.getByRole('button', { name: texts.profile.save, exact: true }).click();
			await expect(page.getByRole('button', { name: texts.profile.saving, exact: true })).toBeVisible();
			release();
			await expect(page.getByRole('status').filter({ hasText: texts.profile.saved })).toBeVisible();
			const main = page.getByRole('main');
			await expect(main.getByText(writtenIn(language, 'Mandore', 'place'), { exact: true })).toBeVisible();
			await expect(main.getByText(writtenIn(language, 'Farmer', 'profession'), { exact: true })).toHaveCount(
				0,
			);
		});
	});
});
