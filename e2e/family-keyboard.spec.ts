import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { FamilyPage, named } from './support/family-page';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { tabTo } from './support/site';

inOneLanguage('hi', (language) => {
	const texts = messagesIn(language);
	const words = texts.familyTree;

	test(`a family is made, and joined with another's, by keyboard in ${language}`, {
		tag: '@desktop',
	}, async ({ page, newMember, logIn, isMobile }) => {
		test.slow();
		const [me, brother] = [await newMember({ gender: 'Male' }), await newMember({ gender: 'Male' })];
		const family = new FamilyPage(page, language);
		const { wizard, place } = words;

		const press = async (control: Locator, key = 'Enter') => {
			await tabTo(page, control);
			await page.keyboard.press(key);
		};
		const type = async (field: Locator, text: string) => {
			await tabTo(page, field);
			await page.keyboard.type(text);
		};
		/** Goes down a list of choices to the one wanted. */
		const choose = async (list: Locator, value: string) => {
			await tabTo(page, list);
			for (let at = await list.inputValue(); at !== value; ) {
				await page.keyboard.press('ArrowDown');
				const next = await list.inputValue();
				expect(next, `${value} is further down`).not.toBe(at);
				at = next;
			}
		};
		/** Enter in a field leads on, as it does in every form. */
		const submitStep = async () => {
			const isField = () =>
				page.evaluate(() =>
					document.activeElement?.matches('input:is([type=text], [type=radio], [type=checkbox])'),
				);
			for (let presses = 0; presses < 6 && !(await isField()); presses += 1) await page.keyboard.press('Tab');
			await page.keyboard.press('Enter');
		};
		const finish = async (name: string, { isDeceased = false } = {}) => {
			await type(family.form.text('name'), name);
			// Chosen once, it is remembered.
			const withAccount = page.getByRole('radio', { name: wizard.withAccount });
			if (await withAccount.isChecked()) await press(withAccount, 'ArrowDown');
			if (isDeceased) await press(page.getByRole('checkbox', { name: words.edit.isDeceased }), 'Space');
			for (const step of ['personal', 'worship', 'review'] as const) {
				await submitStep();
				await expect(page.getByRole('heading', { level: 3, name: wizard.steps[step] })).toBeFocused();
			}
			await press(
				page.getByRole('main').locator('form').getByRole('button', { name: wizard.submit, exact: true }),
			);
			await expect(family.card(name)).toBeVisible();
		};
		const add = async (
			of: string,
			quick: 'father' | 'mother' | 'spouse' | 'sister',
			name: string,
			how?: { isDeceased: boolean },
		) => {
			await press(family.name(of));
			await press(family.quick(of, quick));
			await expect(page.getByRole('heading', { level: 2, name: wizard.title })).toBeFocused();
			await finish(name, how);
		};

		await family.openAs(me, logIn);
		const [father, grandfather] = [named(me, 'Ranjit'), named(me, 'Bhairon')];
		const [mother, sister, wife] = [named(me, 'Gayatri'), named(me, 'Suman'), named(me, 'Meera')];
		await press(family.button(words.list.addFather));
		await expect(page.getByRole('heading', { level: 2, name: wizard.title })).toBeFocused();
		await type(family.form.text('name'), 'Half a name');
		// What is typed half outlives the tab's being loaded again, and can be thrown away.
		await page.reload();
		await press(family.tool('add'));
		await expect(family.form.text('name')).toHaveValue('Half a name');
		await press(family.button(wizard.discardDraft));
		await expect(family.form.text('name')).toHaveValue('');
		await choose(family.list(wizard.relation), 'Father');
		await finish(father);
		await add(father, 'father', grandfather, { isDeceased: true });
		await add(me.name, 'mother', mother);
		await add(me.name, 'sister', sister);
		await add(me.name, 'spouse', wife);
		await expect(family.card(grandfather)).toContainText(words.card.departed);
		await expect(family.generation('parents').getByRole('heading', { level: 4 })).toHaveCount(2);

		// A mother's brother, by the further relations and the side that they leave open.
		await page.reload();
		await press(family.tool('add'));
		await choose(family.list(wizard.relation), 'Uncle');
		await press(page.getByRole('radio', { name: place.fatherSide }), 'ArrowDown');
		await expect(page.getByRole('radio', { name: place.motherSide })).toBeChecked();
		await expectAccessible(page, isMobile);
		const uncle = named(me, 'Takht');
		await finish(uncle);
		await expect(family.card(uncle)).toContainText(language === 'hi' ? 'मामा' : "Mother's brother");

		await page.reload();
		await press(family.tool('link'));
		await type(page.getByRole('searchbox', { name: words.link.search }), brother.name);
		await page.keyboard.press('Enter');
		await press(page.getByRole('radio', { name: brother.name }), 'Space');
		await choose(family.list(wizard.relation), 'Brother');
		await press(family.button(words.link.send));
		await expect(family.card(brother.name)).toContainText(words.card.pending);

		await family.openAs(brother, logIn);
		await press(family.tool('requests'));
		await press(family.button(words.requests.acceptFrom.replace('{name}', me.name)));
		await expect(family.card(me.name)).toContainText(language === 'hi' ? /भाई/ : /brother/i);
		await family.openAs(me, logIn);
		await expect(family.card(brother.name)).toContainText(language === 'hi' ? /भाई/ : /brother/i);
		await expect(family.card(brother.name)).not.toContainText(words.card.pending);

		// A member who is named in another's tree can always say that it is not them.
		await family.openAs(brother, logIn);
		await press(family.tool('requests'));
		await expect(page.getByText(words.requests.namedIn, { exact: true })).toBeVisible();
		await expectAccessible(page, isMobile);
		await press(family.button(words.requests.notMeIn.replace('{name}', me.name)));
		await expect(page.getByRole('dialog', { name: words.notMe.title })).toBeVisible();
		await press(family.button(words.notMe.confirm));
		await expect(page.getByText(words.requests.namedIn, { exact: true })).toHaveCount(0);
		await family.openAs(me, logIn);
		await press(family.name(brother.name));
		await expect(page.getByRole('dialog', { name: brother.name })).toBeVisible();
		await expect(family.dialog.getByRole('link', { name: words.details.viewProfile })).toHaveCount(0);
	});
});
