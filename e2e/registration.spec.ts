import { writtenIn } from '@/lib/rules/script/in-script';
import { expect, newAccount, test } from './support/fixtures';
import { RegistrationForm } from './support/forms';
import { inOneLanguage, messagesIn } from './support/languages';

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);

	test.describe(`registration in ${language}`, () => {
		test('keeps what was typed across a reload, but for the password', { tag: '@phone' }, async ({
			page,
		}) => {
			const account = newAccount();
			const form = new RegistrationForm(page, language);
			await form.open();
			const { heading, benefitProfile, benefitConnect } = texts.register;
			await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
			for (const promise of [benefitProfile, benefitConnect])
				await expect(page.getByRole('main').getByText(promise, { exact: true })).toBeVisible();
			await form.fillBasics(account);
			await form.button('continue').click();
			await form.expectStep(2);
			await form.choose('gender', 'Female');
			await form.chooseClan('Other');
			await form.text('otherClan').fill('Jasrotia');
			await form.list('district').fill('Nagaur');
			await page.keyboard.press('Escape');
			const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
			expect(kept).toContain('Jasrotia');
			expect(kept).not.toContain(account.password);

			await page.reload();
			await expect(page.getByText(texts.register.draftKept)).toBeVisible();
			await form.expectStep(2);
			await form.button('back').click();
			await form.expectStep(1);
			await expect(form.text('name')).toHaveValue(account.name);
			await expect(form.password()).toHaveValue('');
			await expect(form.button('continue')).toBeDisabled();
			await form.password().fill(account.password);
			await form.button('continue').click();
			await expect(form.text('otherClan')).toHaveValue('Jasrotia');
			await expect(form.list('district')).toHaveValue('Nagaur');
			await form.choose('prefix', 'Smt');
			await form.button('next').click();
			await form.submit();
			await expect(
				page.getByRole('main').getByText(writtenIn(language, 'Jasrotia', 'clan'), { exact: true }),
			).toBeVisible();
			expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'fonts'))).toEqual(
				[],
			);
		});
	});
});
