import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expect, newAccount, test } from './support/fixtures';
import { RegistrationForm } from './support/forms';
import { inOneLanguage, messagesIn, otherThan } from './support/languages';
import { makePicture } from './support/pictures';
import { at, chooseLanguage, openBar, stored, untilBellAnswers } from './support/site';

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);

	test(`a visitor joins, writes a profile, changes the language and leaves, in ${language}`, async ({
		page,
	}) => {
		const account = newAccount();
		const village = `Dhani ${account.email.slice(5, 13)}`;
		const form = new RegistrationForm(page, language);
		const photo = page.getByRole('img', { name: texts.memberFields.photo, exact: true });

		await test.step('finds the way from the home page', async () => {
			await page.goto(pathIn(language, '/'));
			const bar = await openBar(page, language);
			await bar.getByRole('link', { name: texts.site.pages.register, exact: true }).click();
			await expect(page).toHaveURL(at(pathIn(language, '/register')));
			await expect(page.getByRole('heading', { level: 1, name: texts.register.heading })).toBeVisible();
		});

		await test.step('fills the first step', async () => {
			await form.expectStep(1);
			await form.fillBasics(account);
			await form.photo().setInputFiles(await makePicture('jpeg'));
			await expect(page.getByRole('img', { name: texts.photoField.preview })).toBeVisible();
			await form.button('continue').click();
		});

		await test.step('fills the second step, with a clan and a village of its own', async () => {
			await form.expectStep(2);
			await form.choose('prefix', 'Shri');
			await form.choose('gender', 'Male');
			await form.text('age').fill('34');
			await form.text('fatherName').fill('Ranjit Singh');
			await form.chooseClan('Other');
			await form.text('otherClan').fill('Jethwa');
			await form.text('mobileNumber').fill('+91 98765 43210');
			await form.answer('isMarried', 'Yes').check();
			await form.list('villageAddress').fill(village);
			await form.list('location').fill('Jodhpur');
			await page.keyboard.press('Escape');
			await form.button('next').click();
		});

		await test.step('fills the third step, with the marital block, and sends all', async () => {
			await form.expectStep(3);
			await form.text('lordName').fill('Eklingji');
			await form.text('marriagePlace').fill('Udaipur');
			await form.text('fatherInLawName').fill('Mohan Singh');
			await form.submit();
		});

		await test.step('lands on a profile that shows what was entered', async () => {
			await expect(page.getByRole('heading', { level: 1, name: account.name })).toBeVisible();
			const main = page.getByRole('main');
			await expect(photo).toBeVisible();
			await expect(photo).toHaveJSProperty('complete', true);
			await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
			const shownClan = writtenIn(language, 'Jethwa', 'clan');
			const shownVillage = writtenIn(language, village, 'place');
			for (const shown of [
				...[account.email, texts.memberOptions.prefix.Shri],
				...[shownClan, shownVillage, writtenIn(language, 'Eklingji', 'deity')],
			])
				await expect(main.getByText(shown, { exact: true }).first()).toBeVisible();
			const marriagePlace = main.getByText(writtenIn(language, 'Udaipur', 'place'));
			await expect(marriagePlace).toBeHidden();
			await main.getByRole('button', { name: texts.profile.sections.marital }).click();
			await expect(marriagePlace).toBeVisible();
		});

		await test.step('edits a field and the photo', async () => {
			const before = await photo.getAttribute('src');
			await page.getByRole('button', { name: texts.profile.edit, exact: true }).click();
			await form.text('profession').fill('Weaver of durries');
			await form.photo().setInputFiles(await makePicture('png', '#1f5a8c'));
			await expect(page.getByRole('img', { name: texts.photoField.preview })).toBeVisible();
			await page.getByRole('button', { name: texts.profile.save, exact: true }).click();
			const saved = page.getByRole('status').filter({ hasText: texts.profile.saved });
			await expect(saved).toBeVisible();
			await expect(page.getByRole('main').getByText('Weaver of durries')).toBeVisible();
			await expect(photo).not.toHaveAttribute('src', before ?? '');
			await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
			await page.getByRole('button', { name: texts.profile.edit, exact: true }).click();
			await page.getByRole('button', { name: texts.photoField.remove, exact: true }).click();
			await page.getByRole('button', { name: texts.profile.save, exact: true }).click();
			// Until the response has come the page asks before it is left.
			await expect(page.getByRole('button', { name: texts.profile.edit, exact: true })).toBeVisible();
			await expect(photo).toHaveCount(0);
		});

		const other = otherThan(language);
		await test.step('changes the language, which stays', async () => {
			const heading = page.getByRole('button', { name: messagesIn(other).profile.sections.personal });
			await chooseLanguage(page, language, other);
			await expect(page).toHaveURL(at(pathIn(other, '/profile')));
			await expect(heading).toBeVisible();
			await expect(page.locator('html')).toHaveAttribute('lang', other);
			await page.reload();
			await expect(heading).toBeVisible();
			await untilBellAnswers(page, () => page.goto('/profile'));
			await expect(page).toHaveURL(at(pathIn(other, '/profile')));
			await expect(heading).toBeVisible();
			expect(await stored(page, 'preferredLanguage')).toBe(other);
		});

		await test.step('leaves', async () => {
			const bar = await openBar(page, other);
			const { navigation, pages } = messagesIn(other).site;
			await bar.getByRole('button', { name: navigation.logout, exact: true }).click();
			await expect(page).toHaveURL(at(pathIn(other, '/login')));
			expect(await stored(page, 'token')).toBeNull();
			expect(await stored(page, 'user')).toBeNull();
			await expect(
				(await openBar(page, other)).getByRole('link', { name: pages.login, exact: true }),
			).toBeVisible();
			await page.goto(pathIn(other, '/profile'));
			await expect(page).toHaveURL(
				at(pathIn(other, `/login?next=${encodeURIComponent(pathIn(other, '/profile'))}`)),
			);
		});
	});
});
