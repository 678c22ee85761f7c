import * as z from 'zod';
import { pathIn } from '@/lib/core/localized-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { expect, newAccount, test } from './support/fixtures';
import { RegistrationForm } from './support/forms';
import { inOneLanguage, messagesIn } from './support/languages';
import { makeFile, makePicture } from './support/pictures';
import { alertWith, at, hold } from './support/site';

const lists = z.object({ districts: z.array(z.string()) });
const fiveMebibytes = 5 * 1024 * 1024;

inOneLanguage('en', (language) => {
	const texts = messagesIn(language);

	test.describe(`registration in ${language}`, () => {
		test('welcomes, names the promises and the terms', { tag: '@full' }, async ({ page }) => {
			await new RegistrationForm(page, language).open();
			const main = page.getByRole('main');
			const { heading, benefitProfile, benefitBrowse, benefitConnect } = texts.register;
			await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
			const browse = benefitBrowse.replace(/<\/?help>/g, '');
			for (const promise of [benefitProfile, browse, benefitConnect])
				await expect(main.getByText(promise, { exact: true })).toBeVisible();
			await expect(main.locator(`a[href="${pathIn(language, '/terms-privacy')}"]`)).toHaveCount(2);
		});

		test('begins with what is usual', { tag: ['@desktop', '@full'] }, async ({ page }) => {
			const form = new RegistrationForm(page, language);
			await form.open();
			const privacies = page.getByRole('group', { name: texts.memberFields.familyTreePrivacy });
			const mine = privacies.getByRole('radio', { name: texts.memberOptions.familyTreePrivacy.private });
			await expect(mine).toBeChecked();
			await form.fillBasics(newAccount());
			await form.button('continue').click();
			await expect(form.answer('isMarried', 'No')).toBeChecked();
			await expect(form.answer('isManglik', 'No')).toBeChecked();
		});

		test('asks the married, and only them, about their marriage', { tag: '@full' }, async ({ page }) => {
			const form = new RegistrationForm(page, language);
			await form.open();
			await form.goToLastStep(newAccount());
			const marital = page.getByRole('group', { name: texts.register.groups.marital });
			await expect(form.text('lordName')).toBeVisible();
			await expect(marital).toBeHidden();
			await form.button('back').click();
			await form.answer('isMarried', 'Yes').check();
			await form.button('next').click();
			await expect(marital).toBeVisible();
			await expect(form.text('inLawState')).toBeEditable();
		});

		test('offers known values and takes new ones', { tag: '@full' }, async ({ page }) => {
			const form = new RegistrationForm(page, language);
			const answer = page.waitForResponse('**/api/users/addressoptions');
			await form.open();
			const [known = ''] = lists.parse(await (await answer).json()).districts;
			await form.fillBasics(newAccount());
			await form.button('continue').click();
			const district = form.list('district');
			await expect(district).toHaveAccessibleDescription(texts.memberFieldHints.district);
			await district.fill(known);
			await page.getByRole('option', { name: known, exact: true }).click();
			await expect(district).toHaveValue(known);
			await district.fill('Nowhere at all');
			await expect(page.getByText(texts.combobox.isNew, { exact: true })).toBeVisible();
			await expect(district).toHaveValue('Nowhere at all');
		});

		test('finds the kul of a khaanp or a seat while it is typed', { tag: '@full' }, async ({ page }) => {
			const form = new RegistrationForm(page, language);
			const isHindi = language === 'hi';
			await form.open();
			await form.fillBasics(newAccount());
			await form.button('continue').click();
			await form.chooseClan('Other');
			await form.text('otherClan').fill('खाचरिया');
			const seat = isHindi
				? 'खाचरियावास: शेखावत (कछवाहा), ठिकाना खाचरियावास'
				: 'Khachariawas: Shekhawat (Kachhwaha), seat Khachariawas';
			await page.getByRole('button', { name: seat, exact: true }).click();
			await expect(form.list('clan')).toHaveValue('Shekhawat');
			await expect(form.list('clan')).toBeFocused();
			await expect(form.text('sakh')).toHaveValue('');
			await form.chooseClan('Other');
			await form.text('otherClan').fill('Lad Kha');
			const khaanp = isHindi ? 'लाडखानी: शेखावत (कछवाहा)' : 'Ladkhani: Shekhawat (Kachhwaha)';
			await page.getByRole('button', { name: khaanp, exact: true }).click();
			await expect(form.list('clan')).toHaveValue('Shekhawat');
			await expect(form.text('sakh')).toHaveValue(isHindi ? 'लाडखानी' : 'Ladkhani');
		});

		test('stops at what the server would refuse, with the words at the field', { tag: '@full' }, async ({
			page,
		}) => {
			const form = new RegistrationForm(page, language);
			await form.open();
			await form.fillBasics({ name: 'Asha', email: 'asha at example', password: 'short' });
			await form.button('continue').click();
			await form.expectStep(1);
			const summary = alertWith(page, texts.register.problems);
			await expect(summary).toBeFocused();
			await expect(form.text('email')).toHaveAccessibleDescription(texts.fieldErrors.email);
			await summary.getByRole('link', { name: texts.fieldErrors.email }).click();
			await expect(form.text('email')).toBeFocused();
			await expect(form.password()).toHaveAttribute('aria-invalid', 'true');
		});

		test('refuses who is under age', { tag: ['@phone', '@full'] }, async ({ page }) => {
			const form = new RegistrationForm(page, language);
			await form.open();
			await form.fillBasics(newAccount());
			await form.button('continue').click();
			await form.choose('prefix', 'Shri');
			await form.choose('gender', 'Male');
			await form.text('age').fill('17');
			await form.button('next').click();
			await form.expectStep(2);
			await expect(form.text('age')).toHaveAccessibleDescription(texts.fieldErrors.underage);
		});

		test('says at the first step that a password is easy to guess, or an address is taken', {
			tag: '@full',
		}, async ({ page, newMember, expectTrouble }) => {
			expectTrouble(/^400 POST \/api\/users\/check-password$/);
			const { email } = await newMember();
			const account = newAccount();
			const form = new RegistrationForm(page, language);
			await form.open();
			await form.fillBasics({ ...account, email, password: 'password123' });
			await form.button('continue').click();
			await form.expectStep(1);
			const summary = alertWith(page, texts.register.problems);
			await expect(summary).toBeFocused();
			await expect(form.text('email')).toHaveAccessibleDescription(texts.register.emailTaken);
			await expect(form.password()).toHaveAccessibleDescription(new RegExp(texts.fieldErrors.passwordCommon));

			await form.text('email').fill(account.email);
			await form.password().fill(account.email);
			await form.button('continue').click();
			await expect(form.password()).toHaveAccessibleDescription(
				new RegExp(texts.fieldErrors.passwordIsEmail),
			);
			await form.expectStep(1);

			await form.password().fill(account.password);
			await form.button('continue').click();
			await form.expectStep(2);
			// What is right is not asked again.
			const asked: string[] = [];
			page.on('request', (request) => asked.push(new URL(request.url()).pathname));
			await form.button('back').click();
			await form.button('continue').click();
			await form.expectStep(2);
			expect(asked.filter((path) => path.includes('/check-'))).toEqual([]);
		});

		test('goes on where the first step cannot be checked, and says at the end that an address is taken, losing nothing', {
			tag: ['@phone', '@full'],
		}, async ({ page, newMember, expectTrouble }) => {
			expectTrouble(/^409 POST \/api\/users\/register$/);
			expectTrouble(/^429 (GET|POST) \/api\/users\/check-(email|password)/);
			await page.route(/\/api\/users\/check-/, (route) => route.fulfill({ status: 429, json: {} }));
			const { email } = await newMember();
			const account = newAccount();
			const form = new RegistrationForm(page, language);
			await form.open();
			await form.goToLastStep({ ...account, email });
			await form.text('lordName').fill('Eklingji');
			await form.button('createAccount').click();
			await form.expectStep(1);
			const summary = alertWith(page, texts.errors.email.taken);
			await expect(summary).toBeFocused();
			await summary.getByRole('link', { name: texts.fieldErrors.emailTaken }).click();
			await expect(form.text('email')).toBeFocused();
			await expect(form.text('email')).toHaveAttribute('aria-invalid', 'true');
			await expect(form.text('email')).toHaveAccessibleDescription(texts.fieldErrors.emailTaken);
			await expect(form.text('email')).toHaveValue(email);
			await expect(form.text('name')).toHaveValue(account.name);

			await form.text('email').fill(account.email);
			await form.button('continue').click();
			await form.button('next').click();
			await expect(form.text('lordName')).toHaveValue('Eklingji');
			await form.submit();
			await expect(page.getByRole('main').getByText(account.email, { exact: true })).toBeVisible();
		});

		test('sends once, however often the button is pressed', { tag: ['@desktop', '@full'] }, async ({
			page,
		}) => {
			const form = new RegistrationForm(page, language);
			const calls: string[] = [];
			await page.route('**/api/users/register', async (route) => {
				calls.push(route.request().url());
				// Long enough for a second click to find the button.
				await new Promise((resolve) => setTimeout(resolve, 500));
				await route.continue();
			});
			await form.open();
			await form.goToLastStep(newAccount());
			await form.button('createAccount').dblclick();
			const busy = page.getByRole('button', { name: texts.register.creatingAccount, exact: true });
			await expect(busy).toBeVisible();
			await expect(page).toHaveURL(at(pathIn(language, '/profile')));
			expect(calls).toHaveLength(1);
		});

		test('takes pictures only, of five megabytes at most', { tag: ['@desktop', '@full'] }, async ({
			page,
		}) => {
			const form = new RegistrationForm(page, language);
			await form.open();
			const preview = page.getByRole('img', { name: texts.photoField.preview });
			await form.photo().setInputFiles(makeFile(100, 'application/pdf'));
			await expect(alertWith(page, texts.errors.picture.notAPicture)).toBeVisible();
			await expect(preview).toBeHidden();
			await form.photo().setInputFiles(makeFile(1000));
			await expect(alertWith(page, texts.errors.picture.notAPicture)).toBeVisible();
			await expect(preview).toBeHidden();
			await form.photo().setInputFiles(makeFile(fiveMebibytes + 1));
			await expect(alertWith(page, texts.errors.picture.tooLarge)).toBeVisible();
			await expect(form.photo()).toHaveAccessibleDescription(new RegExp(texts.errors.picture.tooLarge));
			await expect(preview).toBeHidden();
		});

		test('leads back to the photo when the server finds that it is none', {
			tag: ['@desktop', '@full'],
		}, async ({ page, expectTrouble }) => {
			expectTrouble(/^415 POST \/api\/users\/register$/);
			const form = new RegistrationForm(page, language);
			await form.open();
			await form.photo().setInputFiles(await makePicture('png'));
			const { notAPicture: message } = texts.errors.picture;
			const json = { code: 'picture.notAPicture', message, errors: [{ path: 'photo', message }] };
			await page.route('**/api/users/register', (route) => route.fulfill({ status: 415, json }));
			await form.goToLastStep(newAccount());
			await form.button('createAccount').click();
			await form.expectStep(1);
			await expect(form.photo()).toHaveAccessibleDescription(new RegExp(texts.errors.picture.notAPicture));
		});

		test('stays as it is when the server cannot be reached', { tag: ['@desktop', '@full'] }, async ({
			page,
			expectTrouble,
		}) => {
			expectTrouble(/^failed POST \/api\/users\/register/);
			const account = newAccount();
			const form = new RegistrationForm(page, language);
			await form.open();
			await form.goToLastStep(account);
			await form.text('lordName').fill('Eklingji');
			await page.route('**/api/users/register', (route) => route.abort('connectionfailed'));
			await form.button('createAccount').click();
			await expect(alertWith(page, texts.site.unreachable)).toBeVisible();
			await form.expectStep(3);
			await expect(form.text('lordName')).toHaveValue('Eklingji');
			await page.unroute('**/api/users/register');
			await form.submit();
		});

		test('tells in its own words of a refusal without a reason', { tag: ['@desktop', '@full'] }, async ({
			page,
			expectTrouble,
		}) => {
			expectTrouble(/^502 POST \/api\/users\/register$/);
			const form = new RegistrationForm(page, language);
			await form.open();
			await form.goToLastStep(newAccount());
			await page.route('**/api/users/register', (route) => route.fulfill({ status: 502, json: {} }));
			await form.button('createAccount').click();
			await expect(alertWith(page, texts.register.failed)).toBeVisible();
		});

		test('keeps what was typed across a reload, but for the password', { tag: '@phone' }, async ({
			page,
		}) => {
			const account = newAccount();
			const form = new RegistrationForm(page, language);
			await form.open();
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

		test('can be started again', { tag: ['@desktop', '@full'] }, async ({ page }) => {
			const form = new RegistrationForm(page, language);
			await form.open();
			await form.fillBasics(newAccount());
			await page.reload();
			await page.getByRole('button', { name: texts.register.discardDraft }).click();
			await expect(form.text('name')).toHaveValue('');
			await expect(page.getByText(texts.register.draftKept)).toHaveCount(0);
			await page.reload();
			await form.expectStep(1);
			await expect(form.text('name')).toHaveValue('');
		});

		test('shows how far the photo has come', { tag: ['@desktop', '@full'] }, async ({
			page,
			expectTrouble,
		}) => {
			expectTrouble(/^502 POST \/api\/users\/register$/);
			const form = new RegistrationForm(page, language);
			await form.open();
			await form.photo().setInputFiles(await makePicture('png'));
			await form.goToLastStep(newAccount());
			const release = await hold(page, '**/api/users/register', (route) =>
				route.fulfill({ status: 502, json: {} }),
			);
			await form.button('createAccount').click();
			await expect(page.getByRole('progressbar', { name: texts.register.uploading })).toBeVisible();
			release();
			await expect(alertWith(page, texts.register.failed)).toBeVisible();
			await expect(page.getByRole('progressbar')).toHaveCount(0);
		});

		test('has nothing to ask a member', { tag: ['@desktop', '@full'] }, async ({
			page,
			newMember,
			logIn,
		}) => {
			await logIn(await newMember());
			await page.goto(pathIn(language, '/register'));
			await expect(page).toHaveURL(at(pathIn(language, '/profile')));
		});
	});
});
