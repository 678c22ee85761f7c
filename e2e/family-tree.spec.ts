import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { FamilyPage, named } from './support/family-page';
import { expect, newAccount, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { makePicture } from './support/pictures';
import { tabTo } from './support/site';

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const words = texts.familyTree;

	test.describe(`the family tree in ${language}`, () => {
		test('a member begins with the father and grows a family, in which one gets an account', async ({
			page,
			isMobile,
			newMember,
			logIn,
		}) => {
			test.slow();
			const me = await newMember({ gender: 'Male', age: '34' });
			await logIn(me);
			const family = new FamilyPage(page, language);
			await family.open();
			await expect(family.card(me.name)).toContainText(words.card.me);
			await expectAccessible(page, isMobile);

			const [father, grandfather] = [named(me, 'Ranjit'), named(me, 'Bhairon')];
			await family.button(words.list.addFather).click();
			await expect(family.list(words.wizard.relation)).toHaveValue('Father');
			await family.finishWithoutAccount(father);
			await family.add(father, 'father', grandfather);
			const sister = newAccount();
			await family.startFrom(me.name, 'sister');
			await expectAccessible(page, isMobile);
			await page.getByRole('radio', { name: words.wizard.withAccount }).check();
			await family.form.text('name').fill(sister.name);
			await family.form.text('email').fill(sister.email);
			await family.form.password().fill('lamp66');
			await family.form.photo().setInputFiles(await makePicture('jpeg'));
			for (const step of [2, 3, 4]) {
				await family.next();
				await family.expectStep(step, 4);
				await expectAccessible(page, isMobile);
			}
			await family.submit();
			await family.expectList();
			const photo = family.card(sister.name).locator('img');
			await expect
				.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
				.toBeGreaterThan(0);

			for (const [name, relation] of [
				[father, /पिता|father/i],
				[sister.name, /बहन|sister/i],
				[grandfather, /दादा|father's father/i],
			] as const)
				await expect(family.card(name)).toContainText(relation);
			for (const group of ['grandparents', 'parents'] as const)
				await expect(family.generation(group).getByRole('heading', { level: 4 })).toHaveCount(1);
			await family.openDetails(father);
			await expectAccessible(page, isMobile);
			await family.button(words.details.edit).click();
			await expectAccessible(page, isMobile);
			await page.keyboard.press('Escape');
			await family.button(words.details.delete).click();
			await expectAccessible(page, isMobile);
		});

		test('two members are linked by keyboard, and one says that the card is not them', async ({
			page,
			isMobile,
			newMember,
			logIn,
		}) => {
			test.slow();
			const [me, brother] = [await newMember({ gender: 'Male' }), await newMember({ gender: 'Male' })];
			const family = new FamilyPage(page, language);
			const press = async (control: Locator, key = 'Enter') => {
				await tabTo(page, control);
				await page.keyboard.press(key);
			};
			await family.openAs(me, logIn);
			await press(family.tool('link'));
			await tabTo(page, page.getByRole('searchbox', { name: words.link.search }));
			await page.keyboard.type(brother.name);
			await page.keyboard.press('Enter');
			await press(page.getByRole('radio', { name: brother.name }), 'Space');
			await expectAccessible(page, isMobile);
			await family.list(words.wizard.relation).selectOption('Brother');
			await press(family.button(words.link.send));
			await expect(family.card(brother.name)).toContainText(words.card.pending);

			await family.openAs(brother, logIn);
			await expect(family.card(me.name)).toHaveCount(0);
			await press(family.tool('requests'));
			await expectAccessible(page, isMobile);
			await press(family.button(words.requests.acceptFrom.replace('{name}', me.name)));
			const isBrother = language === 'hi' ? /भाई/ : /brother/i;
			await expect(family.card(me.name)).toContainText(isBrother);
			await family.openAs(me, logIn);
			await expect(family.card(brother.name)).toContainText(isBrother);
			await expect(family.card(brother.name)).not.toContainText(words.card.pending);
			await family.openDetails(brother.name);
			await expect(family.dialog.getByRole('link', { name: words.details.viewProfile })).toBeVisible();

			await family.openAs(brother, logIn);
			await press(family.tool('requests'));
			await press(family.button(words.requests.notMeIn.replace('{name}', me.name)));
			await expect(page.getByRole('dialog', { name: words.notMe.title })).toBeVisible();
			await press(family.button(words.notMe.confirm));
			await expect(page.getByText(words.requests.namedIn, { exact: true })).toHaveCount(0);
			await family.openAs(me, logIn);
			await family.openDetails(brother.name);
			await expect(family.dialog.getByRole('link', { name: words.details.viewProfile })).toHaveCount(0);
		});
	});
});
