import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expect, test } from './support/fixtures';
import { MemberForm } from './support/forms';
import { inOneLanguage, messagesIn } from './support/languages';
import { makeFile } from './support/pictures';
import { alertWith, at, hold, stored, untilBellAnswers } from './support/site';

const profileCall = '**/api/users/profile';
const fiveMebibytes = 5 * 1024 * 1024;

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);
	const path = pathIn(language, '/profile');

	test.describe(`the own profile in ${language}`, () => {
		test('opens with what is asked of everybody, the marriage closed', { tag: '@full' }, async ({
			page,
			newMember,
			logIn,
		}) => {
			await logIn(await newMember({ isMarried: 'Yes', marriagePlace: 'Udaipur' }));
			await page.goto(path);
			const section = (name: string) => page.getByRole('button', { name, exact: true });
			const { personal, worship, marital } = texts.profile.sections;
			await expect(section(personal)).toHaveAttribute('aria-expanded', 'true');
			await expect(section(worship)).toHaveAttribute('aria-expanded', 'true');
			await expect(section(marital)).toHaveAttribute('aria-expanded', 'false');
			await section(personal).click();
			await expect(page.getByText(texts.profile.groups.basic)).toBeHidden();
		});

		test('does not ask the unmarried about their marriage', { tag: ['@phone', '@full'] }, async ({
			page,
			newMember,
			logIn,
		}) => {
			await logIn(await newMember({ isMarried: 'No' }));
			await page.goto(path);
			const { personal, marital } = texts.profile.sections;
			await expect(page.getByRole('button', { name: personal, exact: true })).toBeVisible();
			await expect(page.getByRole('button', { name: marital, exact: true })).toHaveCount(0);
		});

		test('leads on to the family tree and the matches', { tag: ['@desktop', '@full'] }, async ({
			page,
			newMember,
			logIn,
		}) => {
			await logIn(await newMember());
			await page.goto(path);
			for (const [name, to] of [
				[texts.profile.addMember, '/family-tree'],
				[texts.profile.viewFamilyTree, '/family-tree'],
				[texts.profile.matrimonialMatches, '/matrimonial'],
			] as const) {
				const link = page.getByRole('main').getByRole('link', { name, exact: true });
				await expect(link).toHaveAttribute('href', pathIn(language, to));
			}
		});

		test('forgets on Cancel what was typed', { tag: ['@desktop', '@full'] }, async ({
			page,
			newMember,
			logIn,
		}) => {
			await logIn(await newMember({ profession: 'Farmer' }));
			const form = new MemberForm(page, language);
			const edit = page.getByRole('button', { name: texts.profile.edit, exact: true });
			await page.goto(path);
			await edit.click();
			await form.text('profession').fill('Weaver');
			await page.getByRole('button', { name: texts.profile.cancel, exact: true }).click();
			await expect(
				page.getByRole('main').getByText(writtenIn(language, 'Farmer', 'profession'), { exact: true }),
			).toBeVisible();
			await edit.click();
			await expect(form.text('profession')).toHaveValue('Farmer');
		});

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

		test('keeps what was typed when it could not be saved, and says why', {
			tag: ['@phone', '@full'],
		}, async ({ page, newMember, logIn, expectTrouble }) => {
			expectTrouble(/^400 PUT \/api\/users\/profile$/);
			await logIn(await newMember());
			const form = new MemberForm(page, language);
			await page.goto(path);
			await page.getByRole('button', { name: texts.profile.edit, exact: true }).click();
			await form.text('profession').fill('Weaver');
			await form.text('age').fill('500');
			await page.getByRole('button', { name: texts.profile.save, exact: true }).click();
			await expect(alertWith(page, texts.errors.input.invalid)).toBeFocused();
			await expect(form.text('age')).toHaveAttribute('aria-invalid', 'true');
			await expect(form.text('profession')).toHaveValue('Weaver');

			// What the server alone refuses is shown alike.
			const { invalid } = texts.errors.input;
			await page.route('**/api/users/profile', (route) =>
				route.request().method() === 'PUT'
					? route.fulfill({
							status: 400,
							json: { code: 'input.invalid', message: invalid, errors: [{ path: 'age', message: invalid }] },
						})
					: route.fallback(),
			);
			await form.text('age').fill('50');
			await expect(form.text('age')).not.toHaveAttribute('aria-invalid');
			await page.getByRole('button', { name: texts.profile.save, exact: true }).click();
			await expect(alertWith(page, invalid)).toBeFocused();
			await expect(form.text('age')).toHaveAttribute('aria-invalid', 'true');
			await expect(form.text('profession')).toHaveValue('Weaver');
			await page.unroute('**/api/users/profile');
			await form.text('age').fill('51');
			await page.getByRole('button', { name: texts.profile.save, exact: true }).click();
			await expect(page.getByRole('status').filter({ hasText: texts.profile.saved })).toBeVisible();
		});

		test('says when the known values could not be loaded', { tag: ['@phone', '@full'] }, async ({
			page,
			newMember,
			logIn,
			expectTrouble,
		}) => {
			expectTrouble(/^503 GET \/api\/users\/addressoptions$/);
			await logIn(await newMember());
			await page.route('**/api/users/addressoptions', (route) => route.fulfill({ status: 503, json: {} }));
			await page.goto(path);
			await page.getByRole('button', { name: texts.profile.edit, exact: true }).click();
			await expect(alertWith(page, texts.profile.optionsFailed)).toBeVisible();
		});

		test('takes pictures only, of five megabytes at most', { tag: ['@desktop', '@full'] }, async ({
			page,
			newMember,
			logIn,
		}) => {
			await logIn(await newMember());
			const form = new MemberForm(page, language);
			await page.goto(path);
			await page.getByRole('button', { name: texts.profile.edit, exact: true }).click();
			await form.photo().setInputFiles(makeFile(100, 'image/gif'));
			await expect(alertWith(page, texts.errors.picture.notAPicture)).toBeVisible();
			await form.photo().setInputFiles(makeFile(fiveMebibytes + 1));
			await expect(alertWith(page, texts.errors.picture.tooLarge)).toBeVisible();
		});

		test('sends to the login whose session has ended while editing', { tag: ['@phone', '@full'] }, async ({
			page,
			context,
			newMember,
			logIn,
			expectTrouble,
		}) => {
			expectTrouble(/^401 PUT \/api\/users\/profile$/);
			await logIn(await newMember());
			await untilBellAnswers(page, () => page.goto(path));
			await page.getByRole('button', { name: texts.profile.edit, exact: true }).click();
			await new MemberForm(page, language).text('profession').fill('Weaver');
			// Ended from elsewhere, as by a change of the password.
			const token = await stored(page, 'token');
			await context.request.post('/api/users/logout', { headers: { authorization: `Bearer ${token}` } });
			await page.getByRole('button', { name: texts.profile.save, exact: true }).click();
			await expect(page).toHaveURL(at(pathIn(language, '/login')));
			expect(await stored(page, 'token')).toBeNull();
		});
	});
});
