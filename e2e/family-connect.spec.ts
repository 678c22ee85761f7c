import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible } from './support/axe';
import { FamilyPage, named } from './support/family-page';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { addRelatives } from './support/relatives';

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language).familyTree;

	test(`somebody without a link is connected, and two cards become one, in ${language}`, async ({
		page,
		newMember,
		logIn,
		isMobile,
		expectTrouble,
	}) => {
		test.slow();
		expectTrouble(/^409 POST \/api\/family\/connect\//);
		const me = await newMember({ gender: 'Male', clan: 'Rathore' });
		const family = new FamilyPage(page, language);
		const [father, twin, brother] = [named(me, 'सरदार सिंह'), named(me, 'Bapuji'), named(me, 'Mohan Singh')];
		await family.openAs(me, logIn);
		await addRelatives(page, [
			{ name: father, relation: 'Father', profession: 'Farmer' },
			{ name: twin, relation: 'Other', profession: 'Teacher', gender: 'Male' },
			{ name: brother, relation: 'Other', gender: 'Male', clan: 'Chauhan' },
		]);
		await page.reload();
		await family.expectList();
		const { connect, merge, clanQuestion, remove } = texts;
		const openConnect = async (name: string) => {
			await family.name(name).click();
			await family.dialog.getByText(connect.apart, { exact: true }).waitFor();
			await family.button(connect.title).click();
			await expect(family.dialog.getByText(connect.intro.split('{name}')[0] ?? '')).toBeVisible();
		};
		const state = async (relation: string) => {
			await family.dialog.getByRole('combobox').first().selectOption(relation);
			await family.dialog.getByRole('button', { name: connect.confirm, exact: true }).click();
		};

		// Brothers of two clans are asked about once.
		await openConnect(brother);
		await expectAccessible(page, isMobile);
		await state('Brother');
		const question = page.getByRole('dialog', { name: clanQuestion.title });
		await expect(question).toBeVisible();
		await expectAccessible(page, isMobile);
		await question.getByRole('button', { name: clanQuestion.confirm, exact: true }).click();
		const details = page.getByRole('dialog', { name: brother });
		await expect(details).toContainText(language === 'hi' ? 'भाई' : 'brother');
		await expect(details.getByText(connect.apart, { exact: true })).toHaveCount(0);
		await details.getByRole('button', { name: texts.close, exact: true }).last().click();

		// A second father may be the one who is there.
		await openConnect(twin);
		await state('Father');
		await family.button(merge.accept).click();
		await expect(family.dialog.getByText(merge.conflicts, { exact: true })).toBeVisible();
		await expectAccessible(page, isMobile);
		await family.dialog.getByRole('radio', { name: twin, exact: true }).check();
		await family.dialog.getByRole('button', { name: merge.confirm, exact: true }).click();
		await expect(page.getByText(merge.answerMissing, { exact: true }).first()).toBeVisible();
		await family.dialog.getByRole('radio', { name: 'Teacher', exact: true }).check();
		await family.dialog.getByRole('button', { name: merge.confirm, exact: true }).click();
		await expect(family.dialog).toHaveCount(0);
		await expect(family.card(twin)).toContainText(writtenIn(language, 'Teacher', 'profession'));
		await expect(family.card(father)).toHaveCount(0);
		await family.button(remove.undo).click();
		await expect(family.card(father)).toContainText(writtenIn(language, 'Farmer', 'profession'));
		await family.expectList();
		await expect(family.card(twin)).toHaveCount(1);
	});
});
