import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible } from './support/axe';
import { FamilyPage, named } from './support/family-page';
import { expect, newAccount, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { makePicture } from './support/pictures';
import { alertWith, at } from './support/site';

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const words = texts.familyTree;
	const path = pathIn(language, '/family-tree');

	test.describe(`the family tree in ${language}`, () => {
		test('begins with the form at the address that the footer leads to', { tag: '@full' }, async ({
			page,
			newMember,
			logIn,
		}) => {
			const family = new FamilyPage(page, language);
			await logIn(await newMember());
			await page.goto(pathIn(language, '/'));
			const footer = page.getByRole('contentinfo');
			await footer.getByRole('link', { name: texts.site.pages.addFamily, exact: true }).click();
			await family.expectStep(1, 4);
			await family.button(words.close).click();
			await family.expectList();
		});

		test('begins with the parents and grows to a family, generation by generation', async ({
			page,
			newMember,
			logIn,
		}) => {
			test.slow();
			const me = await newMember({ gender: 'Male', age: '34', profession: 'Farmer', location: 'Jodhpur' });
			await logIn(me);
			const family = new FamilyPage(page, language);
			await family.open();
			await expect(page.getByRole('heading', { level: 1, name: me.name })).toBeVisible();
			await expect(family.card(me.name)).toContainText(words.card.me);
			await expect(family.card(me.name)).toContainText(writtenIn(language, 'Farmer', 'profession'));
			await expect(page.getByText(words.list.alone, { exact: true })).toBeVisible();

			const [father, mother] = [named(me, 'Ranjit'), named(me, 'Gayatri')];
			await family.button(words.list.addFather).click();
			await expect(family.list(words.wizard.relation)).toHaveValue('Father');
			await family.finishWithoutAccount(father);
			await expect(page.getByText(words.list.alone, { exact: true })).toHaveCount(0);
			await family.add(me.name, 'mother', mother);
			const grandfather = named(me, 'Bhairon');
			await family.add(father, 'father', grandfather, { isDeceased: true });
			const [sister, wife] = [named(me, 'Suman'), named(me, 'Meera')];
			await family.add(me.name, 'sister', sister, { age: '29' });
			await family.add(me.name, 'spouse', wife);

			for (const [name, relation] of [
				[father, family.relationWord('Father')],
				[mother, family.relationWord('Mother')],
				[wife, family.relationWord('Wife')],
				[sister, language === 'hi' ? 'छोटी बहन' : 'Younger sister'],
				[grandfather, language === 'hi' ? 'दादा' : "Father's father"],
			] as const)
				await expect(family.card(name).getByText(relation, { exact: true })).toBeVisible();
			await expect(family.card(grandfather)).toContainText(words.card.departed);
			await expect(family.card(father)).not.toContainText(words.card.departed);
			await expect(family.generation('grandparents').getByRole('heading', { level: 4 })).toHaveCount(1);
			await expect(family.generation('parents').getByRole('heading', { level: 4 })).toHaveCount(2);
			await expect(family.generation('own').getByRole('heading', { level: 4 })).toHaveCount(3);

			await family.openDetails(me.name);
			await expect(family.quick(me.name, 'sister')).toBeVisible();
			await expect(family.quick(me.name, 'father')).toHaveCount(0);
			await expect(family.quick(me.name, 'mother')).toHaveCount(0);
		});

		test('asks a member to be a brother; both trees show it once it is accepted', async ({
			page,
			newMember,
			logIn,
		}) => {
			const [me, brother] = [await newMember({ gender: 'Male' }), await newMember({ gender: 'Male' })];
			await logIn(me);
			const family = new FamilyPage(page, language);
			await family.open();
			await family.tool('link').click();
			await family.button(words.link.send).click();
			await expect(alertWith(page, words.link.userMissing)).toBeFocused();
			await page.getByRole('searchbox', { name: words.link.search }).fill(brother.name);
			await family.button(words.link.find).click();
			await page.getByRole('radio', { name: brother.name }).check();
			await family.list(words.wizard.relation).selectOption('Brother');
			await page
				.getByRole('textbox', { name: words.link.message, exact: true })
				.fill('Khamma Ghani, Bhai sa');
			await family.button(words.link.send).click();
			await expect(family.card(brother.name)).toContainText(words.card.pending);

			await family.openAs(brother, logIn);
			await expect(family.card(me.name)).toHaveCount(0);
			await expect(family.tool('requests')).toHaveAccessibleName(
				new RegExp(words.toolbar.pending.replace('{count}', '1')),
			);
			await family.tool('requests').click();
			await expect(page.getByText('Khamma Ghani, Bhai sa', { exact: true })).toBeVisible();
			await expect(
				page.getByText(words.requests.asks.replace('{relation}', texts.relationWords.Brother), {
					exact: true,
				}),
			).toBeVisible();
			await family.button(words.requests.acceptFrom.replace('{name}', me.name)).click();
			await expect(family.card(me.name)).toContainText(language === 'hi' ? /भाई/ : /brother/i);
			await expect(page.getByText(words.requests.none, { exact: true })).toBeVisible();

			await family.openAs(me, logIn);
			await expect(family.card(brother.name)).not.toContainText(words.card.pending);
			await expect(family.card(brother.name)).toContainText(language === 'hi' ? /भाई/ : /brother/i);
			await family.openDetails(brother.name);
			await expect(family.dialog.getByRole('link', { name: words.details.viewProfile })).toBeVisible();
			await family.button(words.details.edit).click();
			await expect(family.dialog.getByText(words.edit.ownProfile, { exact: true })).toBeVisible();
			await expect(family.dialog.getByRole('textbox')).toHaveCount(0);
			await page.keyboard.press('Escape');
			await family.button(words.unlink.title).click();
			await family.button(words.unlink.confirm).click();
			await expect(page.getByRole('dialog', { name: brother.name })).toBeVisible();
			await expect(family.dialog.getByRole('link', { name: words.details.viewProfile })).toHaveCount(0);
		});

		test('withdraws a request, and lets another one be rejected', { tag: '@desktop' }, async ({
			page,
			newMember,
			logIn,
		}) => {
			const [me, other] = [await newMember({ gender: 'Male' }), await newMember({ gender: 'Male' })];
			const family = new FamilyPage(page, language);
			const ask = async () => {
				await family.tool('link').click();
				await page.getByRole('searchbox', { name: words.link.search }).fill(other.name);
				await family.button(words.link.find).click();
				await page.getByRole('radio', { name: other.name }).check();
				await family.list(words.wizard.relation).selectOption('Brother');
				await family.button(words.link.send).click();
				await expect(family.card(other.name)).toContainText(words.card.pending);
			};
			await family.openAs(me, logIn);
			await ask();
			await family.tool('requests').click();
			await family.button(words.requests.withdrawFrom.replace('{name}', other.name)).first().click();
			await expect(page.getByText(words.card.pending, { exact: true })).toHaveCount(0);
			await expect(family.card(other.name)).toHaveCount(0);
			await ask();

			await family.openAs(other, logIn);
			await family.tool('requests').click();
			await family.button(words.requests.rejectFrom.replace('{name}', me.name)).click();
			await expect(page.getByText(words.requests.none, { exact: true })).toBeVisible();
			await family.openAs(me, logIn);
			await expect(family.card(other.name)).toHaveCount(0);
		});

		test('edits a card and comes back to its details', { tag: ['@phone', '@full'] }, async ({
			page,
			newMember,
			logIn,
		}) => {
			const me = await newMember({ gender: 'Male' });
			await logIn(me);
			const family = new FamilyPage(page, language);
			await family.open();
			const father = named(me, 'Ranjit');
			await family.add(me.name, 'father', father);
			await family.openDetails(me.name);
			for (const action of [words.details.edit, words.details.delete])
				await expect(family.dialog.getByRole('button', { name: action, exact: true })).toHaveCount(0);
			await page.keyboard.press('Escape');
			await expect(family.name(me.name)).toBeFocused();

			await family.openDetails(father);
			await expect(family.dialog.getByRole('link', { name: words.details.viewProfile })).toHaveCount(0);
			await family.button(words.details.edit).click();
			const dialog = page.getByRole('dialog', { name: words.edit.title });
			const name = dialog.getByRole('textbox', { name: texts.memberFields.name, exact: true });
			await name.fill('');
			await family.button(words.edit.save).click();
			await expect(dialog.getByText(words.edit.nameMissing, { exact: true })).toBeVisible();
			const renamed = `${father} Singh`;
			await name.fill(renamed);
			const born = dialog.getByRole('group', { name: words.wizard.dob });
			await born.getByLabel(texts.dateParts.day, { exact: true }).fill('4');
			await born.getByLabel(texts.dateParts.month, { exact: true }).selectOption('3');
			await born.getByLabel(texts.dateParts.year, { exact: true }).fill('१९५०');
			await dialog.getByRole('checkbox', { name: words.edit.isDeceased }).check();
			const died = dialog.getByRole('group', { name: words.details.died });
			await died.getByLabel(texts.dateParts.year, { exact: true }).fill('1998');
			await died.getByRole('checkbox', { name: texts.dateParts.about }).check();
			await dialog.getByRole('textbox', { name: texts.memberFields.profession, exact: true }).fill('Weaver');
			await family.button(words.edit.save).click();
			const details = page.getByRole('dialog', { name: renamed });
			await expect(details).toContainText('Weaver');
			await expect(details).toContainText('1950');
			await family.button(words.close).last().click();
			await expect(family.card(renamed)).toContainText('Weaver');
			const years = words.card.about.replace('{date}', '1998');
			await expect(family.card(renamed)).toContainText(`1950–${years}`);

			await family.openDetails(renamed);
			await family.button(words.details.edit).click();
			await family.button(words.edit.more).click();
			await family.expectStep(1, 4);
			await expect(family.form.text('name')).toHaveValue(renamed);
			await expect(family.list(words.wizard.relation)).toHaveValue('Father');
			const getDate = (legend: string) => page.getByRole('group', { name: legend });
			await expect(getDate(words.wizard.dob).getByLabel(texts.dateParts.day, { exact: true })).toHaveValue(
				'4',
			);
			await expect(getDate(words.details.died).getByLabel(texts.dateParts.year, { exact: true })).toHaveValue(
				'1998',
			);
			await page.getByRole('checkbox', { name: words.edit.isDeceased }).uncheck();
			await family.next();
			await family.expectStep(2, 4);
			await family.form.chooseClan('Other');
			await page.getByRole('textbox', { name: words.wizard.fields.otherClan, exact: true }).fill('Nandolia');
			await family.next();
			await family.next();
			await family.expectStep(4, 4);
			await page.getByRole('main').locator('form').getByRole('button', { name: words.edit.save }).click();
			await family.expectList();
			await family.openDetails(renamed);
			await expect(page.getByRole('dialog', { name: renamed })).toContainText(
				writtenIn(language, 'Nandolia', 'clan'),
			);
			await expect(page.getByRole('dialog', { name: renamed })).toContainText('Weaver');

			await family.button(words.details.edit).click();
			await page.getByRole('checkbox', { name: words.edit.isVisible }).uncheck();
			await family.button(words.edit.save).click();
			await expect(family.card(renamed)).toHaveCount(0);
			await family.button(words.remove.undo).click();
			await expect(family.card(renamed)).toBeVisible();

			await family.openDetails(renamed);
			await family.button(words.details.edit).click();
			await page.getByRole('checkbox', { name: words.edit.isVisible }).uncheck();
			await family.button(words.edit.save).click();
			await expect(family.card(renamed)).toHaveCount(0);
			await page.reload();
			await page.getByText(words.hidden.title.replace('{count}', '1'), { exact: true }).click();
			await family.button(words.hidden.showNamed.replace('{name}', renamed)).click();
			await expect(family.card(renamed)).toBeVisible();
			await expect(page.getByText(words.hidden.title.replace('{count}', '1'))).toHaveCount(0);
		});

		test('deletes after asking, and takes it back', { tag: '@phone' }, async ({ page, newMember, logIn }) => {
			const me = await newMember({ gender: 'Male' });
			await logIn(me);
			const family = new FamilyPage(page, language);
			await family.open();
			const father = named(me, 'Ranjit');
			await family.add(me.name, 'father', father);
			await family.openDetails(father);
			await family.button(words.details.delete).click();
			await expect(family.dialog.getByText(words.remove.question, { exact: true })).toBeVisible();
			await family.button(texts.familyTree.cancel).click();
			await expect(page.getByRole('dialog', { name: father })).toBeVisible();
			await family.button(words.details.delete).click();
			await page
				.getByRole('dialog', { name: words.remove.title })
				.getByRole('button', { name: words.remove.confirm, exact: true })
				.click();
			await expect(family.card(father)).toHaveCount(0);
			await expect(family.button(words.remove.undo)).toBeFocused();
			await page.keyboard.press('Enter');
			await expect(family.card(father)).toBeVisible();
			await expect(family.button(words.remove.undo)).toHaveCount(0);
			await page.reload();
			await family.expectList();
			await expect(family.card(father)).toBeVisible();
		});

		test('makes an account for a relative whose e-mail is free, and stops where it is taken', async ({
			page,
			newMember,
			logIn,
		}) => {
			const me = await newMember({ gender: 'Male' });
			const relative = newAccount();
			await logIn(me);
			const family = new FamilyPage(page, language);
			await family.open();
			await family.startFrom(me.name, 'sister');
			await family.form.text('name').fill(relative.name);
			await family.form.photo().setInputFiles(await makePicture('jpeg'));
			await family.form.text('email').fill(me.email);
			await family.form.password().fill('five5');
			await family.next();
			await expect(alertWith(page, words.wizard.problem.password)).toBeFocused();
			await family.form.password().fill('lamp66');
			for (const step of [2, 3, 4]) {
				await family.next();
				await family.expectStep(step, 4);
			}
			await family.submit();
			await expect(alertWith(page, words.wizard.problem.taken)).toBeFocused();
			await family.expectStep(1, 4);
			await family.form.text('email').fill(relative.email);
			for (const step of [2, 3, 4]) {
				await family.next();
				await family.expectStep(step, 4);
			}
			await family.submit();
			await expect(family.card(relative.name)).toBeVisible();
			const photo = family.card(relative.name).locator('img');
			await expect
				.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
				.toBeGreaterThan(0);
		});

		test('asks a visitor to log in, and is opened from the profile', { tag: ['@desktop', '@full'] }, async ({
			page,
			newMember,
			logIn,
		}) => {
			await page.goto(path);
			await expect(page).toHaveURL(at(pathIn(language, `/login?next=${encodeURIComponent(path)}`)));
			await logIn(await newMember());
			await page.goto(pathIn(language, '/profile'));
			await page
				.getByRole('main')
				.getByRole('link', { name: texts.profile.viewFamilyTree, exact: true })
				.click();
			await new FamilyPage(page, language).expectList();
			await expect(page).toHaveTitle(new RegExp(words.title));
		});

		test('is accessible in every state', { tag: '@full' }, async ({ page, newMember, logIn, isMobile }) => {
			test.slow();
			const me = await newMember({ gender: 'Male', location: 'Jodhpur' });
			const other = await newMember({ gender: 'Male' });
			const family = new FamilyPage(page, language);
			await family.openAs(me, logIn);
			await expectAccessible(page, isMobile);
			const father = named(me, 'Ranjit');
			await family.add(me.name, 'father', father, { isDeceased: true });
			await family.openDetails(father);
			await expectAccessible(page, isMobile);
			await family.button(words.details.edit).click();
			await expectAccessible(page, isMobile);
			await page.keyboard.press('Escape');
			await family.button(words.details.delete).click();
			await expectAccessible(page, isMobile);
			await page.keyboard.press('Escape');
			await page.keyboard.press('Escape');
			await family.tool('info').click();
			await expectAccessible(page, isMobile);
			await page.keyboard.press('Escape');

			await family.tool('link').click();
			await page.getByRole('searchbox', { name: words.link.search }).fill(other.name);
			await family.button(words.link.find).click();
			await page.getByRole('radio', { name: other.name }).check();
			await expectAccessible(page, isMobile);
			await family.list(words.wizard.relation).selectOption('Brother');
			await family.button(words.link.send).click();
			await expect(family.card(other.name)).toContainText(words.card.pending);

			await family.startFrom(me.name, 'spouse');
			await expectAccessible(page, isMobile);
			await family.form.text('name').fill(named(me, 'Meera'));
			await page.getByRole('radio', { name: words.wizard.withoutAccount }).check();
			await family.next();
			await family.married('Yes').check();
			await expectAccessible(page, isMobile);
			for (const step of [3, 4, 5]) {
				await family.next();
				await family.expectStep(step, 5);
				await expectAccessible(page, isMobile);
			}

			await family.openAs(other, logIn);
			await family.tool('requests').click();
			await expect(family.button(words.requests.acceptFrom.replace('{name}', me.name))).toBeVisible();
			await expectAccessible(page, isMobile);
		});
	});
});
