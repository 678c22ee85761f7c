import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './support/axe';
import { confirmationFor } from './support/confirmation';
import { FamilyPage, named } from './support/family-page';
import { type Account, administrator, expect, newAccount, newMark, test } from './support/fixtures';
import { RegistrationForm } from './support/forms';
import { inOneLanguage, messagesIn, translator } from './support/languages';
import { at } from './support/site';
import { openReviewQueue } from './support/submissions';

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const t = translator(language);
	const path = (to: string) => pathIn(language, to);

	test(`a newcomer joins, brings the family in, finds a match and tells a story, in ${language}`, async ({
		page,
		isMobile,
		newMember,
		logIn,
	}) => {
		test.setTimeout(240_000);
		const me: Account = newAccount();
		const mark = newMark();
		const district = `Marudhar ${mark}`;
		const isHindi = language === 'hi';
		const person = (hindi: string, english: string) => named(me, isHindi ? hindi : english);
		const names = {
			father: person('रणजीत सिंह', 'Ranjit Singh'),
			mother: person('गायत्री कँवर', 'Gayatri Kanwar'),
			grandfather: person('भैरों सिंह', 'Bhairon Singh'),
			grandmother: person('सज्जन कँवर', 'Sajjan Kanwar'),
			wife: person('पद्मा कँवर', 'Padma Kanwar'),
			son: person('अमर सिंह', 'Amar Singh'),
			daughter: person('मीरा कँवर', 'Meera Kanwar'),
			uncle: person('तख़्त सिंह', 'Takht Singh'),
		};
		const she = await newMember({
			...{ isMarried: 'No', matrimonialConsent: 'Yes', gender: 'Female', age: '25', clan: 'Bhati', district },
		});
		const family = new FamilyPage(page, language);

		await test.step('registers', async () => {
			const form = new RegistrationForm(page, language);
			await form.open();
			await form.fillBasics(me);
			await form.button('continue').click();
			await form.expectStep(2);
			await form.choose('prefix', 'Shri');
			await form.choose('gender', 'Male');
			await form.text('age').fill('२८');
			await form.chooseClan('Rathore');
			await form.text('mobileNumber').fill('९८७६५ ४३२१०');
			await form.list('district').fill(district);
			await page.keyboard.press('Escape');
			await form.button('next').click();
			await form.expectStep(3);
			await form.submit();
		});

		await test.step('asks to be shown in matches', async () => {
			const form = new RegistrationForm(page, language);
			await page.getByRole('button', { name: texts.profile.edit, exact: true }).click();
			await form.answer('matrimonialConsent', 'Yes').check();
			await page.getByRole('button', { name: texts.profile.save, exact: true }).click();
			await expect(page.getByRole('status').filter({ hasText: texts.profile.saved })).toBeVisible();
		});

		await test.step('confirms the address by the mailed link', async () => {
			const link = await confirmationFor(me.email);
			await page.goto(link.path);
			const { confirm, doneHeading } = texts.confirmEmail;
			await page.getByRole('button', { name: confirm, exact: true }).click();
			await expect(page.getByRole('heading', { level: 1, name: doneHeading })).toBeVisible();
			await page.goto(path('/dashboard'));
		});

		await test.step('sends an interest, which is accepted', async () => {
			await page.goto(path(`/matrimonial?${new URLSearchParams({ place: district })}`));
			await page
				.getByRole('article')
				.filter({ hasText: she.name })
				.getByRole('heading')
				.getByRole('link')
				.click();
			const { interest } = texts.matrimonial;
			await expect(page.getByRole('heading', { level: 1 })).toContainText(she.name);
			await page.getByRole('button', { name: t('matrimonial.interest.sendTo', { name: she.name }) }).click();
			const dialog = page.getByRole('dialog');
			await dialog.getByRole('button', { name: interest.send, exact: true }).click();
			await expect(
				page.getByRole('button', { name: t('matrimonial.interest.withdrawFrom', { name: she.name }) }),
			).toBeVisible();
			await page.goto('about:blank');
			await logIn(she);
			await page.goto(path('/dashboard'));
			await page.goto(path('/matrimonial/interests'));
			await page
				.getByRole('button', { name: t('matrimonial.interest.acceptFrom', { name: me.name }) })
				.click();
			await dialog.getByRole('button', { name: interest.accept, exact: true }).click();
			await expect(page.getByRole('link', { name: me.email })).toBeVisible();
			await page.goto('about:blank');
			await logIn(me);
			await page.goto(path('/dashboard'));
		});

		await test.step('adds parents, grandparents, a wife and two children', async () => {
			await page.goto(path('/family-tree'));
			await family.open();
			await family.add(me.name, 'father', names.father, { age: '६२' });
			await family.add(me.name, 'mother', names.mother);
			await family.add(names.father, 'father', names.grandfather, { isDeceased: true, age: '७७' });
			await family.add(names.father, 'mother', names.grandmother);
			await family.add(me.name, 'spouse', names.wife);
			await family.add(me.name, 'child', names.son);
			await family.add(me.name, 'child', names.daughter);
			for (const name of Object.values(names).filter((one) => one !== names.uncle))
				await expect(family.card(name)).toBeVisible();
			await family.openDetails(names.grandfather);
			await page.keyboard.press('Escape');
		});

		await test.step('imports a file of another program', async () => {
			const words = texts.familyExchange;
			await family.tool('exchange').click();
			const buffer = Buffer.from(getFile(me.name, names));
			await page
				.getByLabel(words.choose.choose)
				.setInputFiles({ name: 'family.ged', mimeType: 'text/plain', buffer });
			await expect(
				page.getByRole('heading', { level: 3, name: words.preview.title, exact: true }),
			).toBeVisible();
			await page.getByRole('button', { name: texts.familyTree.wizard.next, exact: true }).click();
			await page.getByRole('button', { name: words.confirm.start, exact: true }).click();
			await expect(
				page.getByRole('heading', { level: 3, name: words.done.title, exact: true }),
			).toBeVisible();
			await page.getByRole('button', { name: words.done.show, exact: true }).click();
			await family.expectList();
			await expect(family.card(names.uncle)).toBeVisible();
			await expect(family.card(names.father)).toHaveCount(1);
			await expectAccessible(page, isMobile);
		});

		const title = `${isHindi ? 'मेहरानगढ़ का क़िला' : 'The fort of Mehrangarh'} ${mark}`;
		await test.step('writes a story', async () => {
			await page.goto(path('/share-story'));
			const form = page.getByRole('form');
			const words = texts.stories.form;
			await form.getByLabel(words.title).fill(title);
			await form.getByLabel(words.content).fill(isHindi ? 'एक था क़िला।' : 'Once there was a fort.');
			await form.getByRole('button', { name: words.submit }).click();
			await expect(page).toHaveURL(at(path('/blogs')));
		});

		await test.step('has it approved by an administrator', async () => {
			await page.goto('about:blank');
			await logIn(administrator());
			const reviewQueue = await openReviewQueue(page, 'blogs', language, isMobile, `?search=${mark}`);
			await expect(reviewQueue.row(title)).toBeVisible();
			await reviewQueue.action('approve', title).click();
			await expect(reviewQueue.notice(texts.blogReplies.approved)).toBeAttached();
		});

		await test.step('reads what became of it', async () => {
			await page.goto('about:blank');
			await logIn(me);
			await page.goto(path('/dashboard'));
			await expect(async () => {
				await page.goto(path('/blogs'));
				await expect(page.getByRole('link', { name: title }).first()).toBeVisible({ timeout: 1_000 });
			}).toPass();
		});
	});
});

function getFile(
	me: string,
	{ father, mother, uncle }: { father: string; mother: string; uncle: string },
): string {
	return [
		...['0 HEAD', '1 SOUR TEST', '1 GEDC', '2 VERS 5.5.1', '2 FORM LINEAGE-LINKED', '1 CHAR UTF-8'],
		...['0 @I1@ INDI', `1 NAME ${me}`, '1 SEX M', '1 FAMC @F1@'],
		...['0 @I2@ INDI', `1 NAME ${father}`, '1 SEX M', '1 FAMS @F1@'],
		...['0 @I3@ INDI', `1 NAME ${mother}`, '1 SEX F', '1 FAMS @F1@'],
		...['0 @I4@ INDI', `1 NAME ${uncle}`, '1 SEX M', '1 FAMC @F1@'],
		...['0 @F1@ FAM', '1 HUSB @I2@', '1 WIFE @I3@', '1 CHIL @I1@', '1 CHIL @I4@'],
		'0 TRLR',
		'',
	].join('\n');
}
