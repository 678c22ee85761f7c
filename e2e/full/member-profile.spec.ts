import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { LoginForm } from '../support/forms';
import { inBothLanguages, messagesIn, translator } from '../support/languages';
import { at, getProfilePath } from '../support/site';

const fields = {
	clan: 'Bhati',
	sakh: 'Rawalot',
	fatherName: 'Ranjit Singh',
	profession: 'Weaver of durries',
	mobileNumber: '+91 90000 54321',
};

inBothLanguages((language) => {
	const texts = messagesIn(language);
	const words = texts.memberProfile;

	test.describe(`another member's profile in ${language}`, () => {
		test('shows what a public one shows, and no contact data', async ({
			page,
			request,
			newMember,
			logIn,
		}) => {
			const member = await newMember({ ...fields, familyTreePrivacy: 'public' });
			await logIn(await newMember());
			await page.goto(pathIn(language, await getProfilePath(member, request)));
			await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
			for (const shown of [
				texts.clans.Bhati,
				writtenIn(language, fields.sakh, 'clan'),
				fields.profession,
				words.regular,
				words.unmarried,
			])
				await expect(page.getByText(shown, { exact: true })).toBeVisible();
			for (const section of Object.values(words.sections).filter(
				(title) => title !== words.sections.location,
			))
				await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
			await expect(page.getByRole('heading', { name: words.sections.location })).toHaveCount(0);
			const source = await page.content();
			for (const hidden of [member.email, fields.mobileNumber, fields.fatherName])
				expect(source).not.toContain(hidden);
			await expect(page.getByRole('banner')).toHaveCount(0);
			await expect(page.getByRole('contentinfo')).toHaveCount(0);
		});

		test('is not there when it is private', async ({ page, request, newMember, logIn, expectTrouble }) => {
			expectTrouble(/^404 GET .*\/profile\//);
			const member = await newMember(fields);
			await logIn(await newMember());
			await page.goto(pathIn(language, await getProfilePath(member, request)));
			await expect(page.getByText(words.failed, { exact: true })).toBeVisible();
			expect(await page.content()).not.toContain(member.name);
			await page.getByRole('link', { name: words.back }).click();
			await expect(page).toHaveURL(at(pathIn(language, '/')));
		});

		test('asks a visitor to log in, and is opened then', async ({ page, request, newMember }) => {
			const member = await newMember({ ...fields, familyTreePrivacy: 'public' });
			const path = pathIn(language, await getProfilePath(member, request));
			await page.goto(path);
			await expect(page).toHaveURL(at(pathIn(language, `/login?next=${encodeURIComponent(path)}`)));
			await new LoginForm(page, language).logIn(await newMember());
			await expect(page).toHaveURL(at(path));
			await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
		});

		test('is written in the script of the page, and shows how the member wrote it', async ({
			page,
			request,
			newMember,
			logIn,
			isMobile,
		}) => {
			const [name, own] = [
				['दुर्जन सिंह राठौड़', 'Durjan Singh Rathore'],
				['रावलोत', 'Rawalot'],
			].map(([hindi = '', english = '']) => (language === 'hi' ? [hindi, english] : [english, hindi]));
			const [shownName = '', typedName = ''] = name ?? [];
			const [shownSakh = '', typedSakh = ''] = own ?? [];
			const member = await newMember({
				...{ name: typedName, sakh: typedSakh, familyTreePrivacy: 'public' },
			});
			await logIn(await newMember());
			await page.goto(pathIn(language, await getProfilePath({ ...member, name: typedName }, request)));
			await expect(page.getByRole('heading', { level: 1, name: shownName })).toBeVisible();
			await expect(
				page.getByText(translator(language)('site.inScript.written', { name: typedName })),
			).toBeVisible();
			await expect(page.getByText(shownSakh, { exact: true })).toBeVisible();
			const original = page.getByRole('button', {
				name: translator(language)('site.inScript.original', { text: typedSakh }),
			});
			await expectAccessible(page, isMobile);
			await original.press('Enter');
			await expect(page.getByText(typedSakh, { exact: true })).toBeVisible();
			await expect(original).toHaveAttribute('aria-pressed', 'true');
		});
	});
});
