import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { FamilyPage, named } from './support/family-page';
import { expect, test } from './support/fixtures';
import { inOneLanguage, messagesIn } from './support/languages';
import { alertWith, tabTo } from './support/site';

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const words = texts.familyExchange;

	test(`a tree goes out as a file and another one comes in, by keyboard in ${language}`, {
		tag: '@desktop',
	}, async ({ page, newMember, logIn, isMobile, expectTrouble }) => {
		test.slow();
		expectTrouble(/^400 POST \/api\/family\/import$/);
		const me = await newMember({ gender: 'Male' });
		const family = new FamilyPage(page, language);
		const [father, mother] = [named(me, 'रणजीत सिंह'), named(me, 'गायत्री कँवर')];
		const [grandfather, uncle] = [named(me, 'भैरों सिंह'), named(me, 'Takht Singh')];
		const add = (relative: object) =>
			page.evaluate(async (body) => {
				const headers = {
					'content-type': 'application/json',
					authorization: `Bearer ${localStorage.getItem('token')}`,
				};
				await fetch('/api/family/add', { method: 'POST', headers, body: JSON.stringify(body) });
			}, relative);
		const press = async (control: Locator, key = 'Enter') => {
			await tabTo(page, control);
			await page.keyboard.press(key);
		};
		const button = (name: string) => page.getByRole('button', { name, exact: true });
		const step = (name: string) => page.getByRole('heading', { level: 3, name, exact: true });
		const person = (name: string) =>
			page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

		await family.openAs(me, logIn);
		await add({ name: father, relation: 'Father', dob: '1950' });
		await add({ name: uncle, relation: 'Uncle' });
		await page.reload();
		await family.expectList();
		await expect(family.card(uncle)).toBeVisible();
		await press(family.tool('exchange'));
		await expect(page.getByRole('heading', { level: 2, name: words.title })).toBeFocused();
		await expectAccessible(page, isMobile);

		await test.step('downloads the tree', async () => {
			const downloading = page.waitForEvent('download');
			await press(button(words.download.start));
			const download = await downloading;
			expect(download.suggestedFilename()).toMatch(/\.ged$/);
			const content = await readFile(await download.path(), 'utf8');
			expect(content).toContain('2 VERS 5.5.1');
			for (const name of ['रणजीत', 'Takht']) expect(content).toContain(name);
			const saved = words.download.done.replace('{name}', download.suggestedFilename());
			await expect(page.getByText(saved, { exact: true })).toBeVisible();
		});

		const file = page.getByLabel(words.choose.choose);
		const buffer = Buffer.from(getFile({ me: me.name, father, mother, grandfather, uncle }));
		await file.setInputFiles({ name: 'परिवार.ged', mimeType: 'text/plain', buffer: Buffer.from('no tree') });
		await expect(alertWith(page, texts.errors.gedcom.notGedcom)).toBeVisible();
		const choosing = page.waitForEvent('filechooser');
		await press(file);
		await (await choosing).setFiles({ name: 'परिवार.ged', mimeType: 'text/plain', buffer });

		const { preview } = words;
		await expect(step(preview.title)).toBeFocused();
		await expect(page.getByRole('combobox', { name: preview.me })).toHaveValue(me.name);
		await expect(person(me.name)).toContainText(preview.you);
		const sameAs = (name: string) =>
			person(name).getByRole('radio', { name: preview.sameAs.replace('{name}', name) });
		const another = (name: string) => person(name).getByRole('radio', { name: preview.another });
		await expect(sameAs(father)).toBeChecked();
		// Of a namesake it has to be said who they are.
		for (const answer of [sameAs(uncle), another(uncle)]) await expect(answer).not.toBeChecked();
		await expect(button(texts.familyTree.wizard.next)).toBeDisabled();
		await expectAccessible(page, isMobile);

		// While nothing is chosen, Tab reaches the first answer alone.
		await press(sameAs(uncle), 'ArrowDown');
		await expect(another(uncle)).toBeChecked();
		await page.keyboard.press('ArrowUp');
		await expect(sameAs(uncle)).toBeChecked();
		await press(page.locator('summary'));
		await expect(page.getByText('what is this')).toBeVisible();
		await press(button(texts.familyTree.wizard.next));

		await expect(step(words.confirm.title)).toBeFocused();
		await expect(page.getByText(words.confirm.me.replace('{name}', me.name), { exact: true })).toBeVisible();
		await expectAccessible(page, isMobile);
		await press(button(words.confirm.start));
		await expect(step(words.done.title)).toBeFocused();
		await press(button(words.done.show));

		// The list shows the tree as it was until it is read again, and a generation that comes then is folded.
		await expect(async () => {
			await family.expectList();
			await expect(family.card(grandfather)).toBeVisible({ timeout: 1_000 });
		}).toPass();
		await expect(family.card(mother)).toContainText(family.relationWord('Mother'));
		await expect(family.card(grandfather)).toContainText(language === 'hi' ? 'दादा' : "Father's father");
		await expect(family.card(grandfather)).toContainText(texts.familyTree.card.departed);
		for (const name of [father, uncle]) await expect(family.card(name)).toHaveCount(1);
		await press(family.name(grandfather));
		await expect(family.dialog).toContainText(texts.family.facts.burial);
		await expect(family.dialog).toContainText('ओसियाँ');
	});
});

interface Names {
	me: string;
	father: string;
	mother: string;
	grandfather: string;
	uncle: string;
}

/** A family as older programs write it, with a line that nobody can read. */
function getFile({ me, father, mother, grandfather, uncle }: Names): string {
	return [
		...['0 HEAD', '1 SOUR TEST', '1 GEDC', '2 VERS 5.5.1', '2 FORM LINEAGE-LINKED', '1 CHAR UTF-8'],
		...['0 @I1@ INDI', `1 NAME ${me}`, '1 SEX M', '1 FAMC @F1@'],
		...['0 @I2@ INDI', `1 NAME ${father}`, '1 SEX M', '1 BIRT', '2 DATE 1950', '1 FAMS @F1@', '1 FAMC @F2@'],
		...['0 @I3@ INDI', `1 NAME ${mother}`, '1 SEX F', '1 FAMS @F1@', 'what is this'],
		...['0 @I4@ INDI', `1 NAME ${grandfather}`, '1 SEX M', '1 DEAT Y', '1 FAMS @F2@'],
		...['1 BURI', '2 DATE ABT 1985', '2 PLAC ओसियाँ'],
		...['0 @I5@ INDI', `1 NAME ${uncle}`, '1 SEX M'],
		...['0 @F1@ FAM', '1 HUSB @I2@', '1 WIFE @I3@', '1 CHIL @I1@'],
		...['0 @F2@ FAM', '1 HUSB @I4@', '1 CHIL @I2@'],
		'0 TRLR',
		'',
	].join('\n');
}
