import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noAddressOptions } from '@/lib/client/member/address-options';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import {
	callsTo,
	hold,
	loseConnection,
	refuse,
	refuseWithoutReason,
	respond,
} from '@/tests/support/browser/calls';
import { dateFields, memberFormIn } from '@/tests/support/browser/member-form';
import { member } from '@/tests/support/browser/members';
import { router } from '@/tests/support/browser/next-navigation';
import { chooseFile, makeFile, makePicture } from '@/tests/support/browser/pictures';
import { show } from '@/tests/support/browser/show';
import { RegisterForm } from './register-form';

const account = { name: 'Asha Rathore', email: 'asha@example.org', password: 'neem leaf at dusk' };
const registered = { message: '', token: 'first token', user: member() };

async function open(language: Language, path = '/register') {
	const texts = getMessages(language);
	const form = memberFormIn(language);
	const shown = await show(<RegisterForm />, { language, path });
	const expectStep = async (step: number) => {
		const counter = translator(language)('register.stepCounter', { step, total: 3 });
		await expect.element(page.getByText(counter, { exact: true })).toBeVisible();
	};
	const fillBasics = async ({ name, email, password } = account) => {
		await form.fill('name', name);
		await form.fill('email', email);
		await form.fill('password', password);
		await form.press(texts.register.continue);
	};
	const fillPersonal = async () => {
		await expectStep(2);
		await userEvent.selectOptions(form.list('prefix'), texts.memberOptions.prefix.Shri);
		await userEvent.selectOptions(form.list('gender'), texts.memberOptions.gender.Male);
	};
	const goToLastStep = async () => {
		await fillBasics();
		await fillPersonal();
		await form.press(texts.register.next);
		await expectStep(3);
	};
	const date = (name: 'dob') => dateFields(page, language, texts.memberFields[name]);
	return { texts, form, date, shown, expectStep, fillBasics, fillPersonal, goToLastStep };
}

describe('RegisterWizard', () => {
	beforeEach(async () => {
		await respond('GET /api/users/addressoptions', { ...noAddressOptions, districts: ['Nagaur', 'Pali'] });
		await respond('GET /api/users/check-email', { exists: false });
		await respond('POST /api/users/check-password', { isStrong: true });
		await respond('POST /api/users/register', registered);
	});

	it('begins with a private tree, unmarried and not manglik, and names the terms', async () => {
		const { texts, form, fillBasics, expectStep } = await open('hi');
		const mine = page.getByRole('radio', { name: texts.memberOptions.familyTreePrivacy.private });
		await expect.element(mine).toBeChecked();
		expect(document.querySelectorAll('a[href="/terms-privacy"]')).toHaveLength(2);
		await fillBasics();
		await expectStep(2);
		await expect.element(form.answer('isMarried', 'No')).toBeChecked();
		await expect.element(form.answer('isManglik', 'No')).toBeChecked();
	});

	it('names what the member has not answered, and takes a pressed No for an answer', async () => {
		const { texts, form, goToLastStep } = await open('en');
		await goToLastStep();
		await form.press(texts.register.back);
		await userEvent.click(form.answer('isMarried', 'No'));
		await form.press(texts.register.next);
		await form.press(texts.register.createAccount);
		await expect.poll(() => callsTo('POST /api/users/register')).toHaveLength(1);
		const [sent] = callsTo('POST /api/users/register');
		expect(sent?.body).toMatchObject({ isMarried: 'false', isManglik: 'false', unanswered: 'isManglik' });
	});

	it('asks a married member about the marriage, and an unmarried one about matches', async () => {
		const { texts, form, goToLastStep } = await open('en');
		await goToLastStep();
		const marital = page.getByRole('group', { name: texts.register.groups.marital });
		const consent = page.getByRole('checkbox', { name: texts.register.matrimonialConsent });
		await expect.element(form.text('lordName')).toBeVisible();
		await expect.element(marital).not.toBeInTheDocument();
		await expect.element(consent).toBeVisible();
		await form.press(texts.register.back);
		await userEvent.click(form.answer('isMarried', 'Yes'));
		await form.press(texts.register.next);
		await expect.element(marital).toBeVisible();
		await expect.element(consent).not.toBeInTheDocument();
		await expect.element(form.text('inLawState')).toBeEnabled();
	});

	it('offers known values and takes new ones', async () => {
		const { texts, form, fillBasics, expectStep } = await open('hi');
		await fillBasics();
		await expectStep(2);
		const district = form.list('district');
		await expect.element(district).toHaveAccessibleDescription(texts.memberFieldHints.district);
		await userEvent.fill(district, 'Nag');
		await userEvent.click(page.getByRole('option', { name: 'Nagaur', exact: true }));
		await expect.element(district).toHaveValue('Nagaur');
		await userEvent.fill(district, 'Nowhere at all');
		await expect.element(page.getByText(texts.combobox.isNew, { exact: true })).toBeVisible();
		await expect.element(district).toHaveValue('Nowhere at all');
	});

	it('finds the kul of a khaanp while it is typed', async () => {
		const text = 'Ladkhani: Shekhawat (Kachhwaha)';
		await respond('GET /api/khaanps', { suggestions: [{ text, clan: 'Shekhawat', sakh: 'Ladkhani' }] });
		const { texts, form, fillBasics, expectStep } = await open('en');
		await fillBasics();
		await expectStep(2);
		await userEvent.selectOptions(form.list('clan'), texts.clans.Other);
		await form.fill('otherClan', 'Lad Kha');
		await form.press(text);
		await expect.element(form.list('clan')).toHaveValue('Shekhawat');
		await expect.element(form.list('clan')).toHaveFocus();
		await expect.element(form.text('sakh')).toHaveValue('Ladkhani');
		expect(callsTo('GET /api/khaanps').at(-1)?.query).toEqual({ search: 'Lad Kha' });
	});

	it('stops at the fields that the server would refuse, and leads to them', async () => {
		const { texts, form, fillBasics, expectStep } = await open('hi');
		await fillBasics({ name: 'Asha', email: 'asha at example', password: 'short' });
		const summary = form.alert(texts.register.problems);
		await expect.element(summary).toHaveFocus();
		await expectStep(1);
		await expect.element(form.text('email')).toHaveAccessibleDescription(texts.fieldErrors.email);
		await userEvent.click(summary.getByRole('link', { name: texts.fieldErrors.email }));
		await expect.element(form.text('email')).toHaveFocus();
		await expect.element(form.text('password')).toHaveAttribute('aria-invalid', 'true');
		expect(callsTo('POST /api/users/check-password')).toEqual([]);
	});

	it('refuses a member who is under age, by the age or by the date of birth that makes it', async () => {
		const { texts, form, date, fillBasics, fillPersonal, expectStep } = await open('en');
		const thisYear = new Date().getFullYear();
		await fillBasics();
		await fillPersonal();
		const refusal = page.getByText(texts.fieldErrors.underage, { exact: true }).first();
		await form.fill('age', '१७');
		await form.press(texts.register.next);
		await expect.element(form.text('age')).toHaveAccessibleDescription(texts.fieldErrors.underage);
		const born = date('dob');
		await userEvent.fill(born.year, String(thisYear - 10));
		await expect.element(form.text('age')).toHaveAttribute('readonly');
		await form.press(texts.register.next);
		await expect.element(form.alert(texts.register.problems)).toHaveFocus();
		await expect.element(refusal).toBeVisible();
		await expectStep(2);
		await userEvent.fill(born.day, '१७');
		await userEvent.selectOptions(born.month, '5');
		await userEvent.fill(born.year, '૧૯૯૦');
		await form.fill('mobileNumber', '०९०००० ૫૪૩૨૧');
		await expect.element(refusal).not.toBeInTheDocument();
		const ages = [thisYear - 1991, thisYear - 1990].map(String);
		expect(ages).toContain(form.text('age').element().getAttribute('value'));
		await form.press(texts.register.next);
		await expectStep(3);
		await form.press(texts.register.createAccount);
		await expect.poll(() => callsTo('POST /api/users/register')).toHaveLength(1);
		const [sent] = callsTo('POST /api/users/register');
		expect(sent?.body).toMatchObject({ dob: '1990-05-17', mobileNumber: '०९०००० ૫૪૩૨૧' });
	});

	it('says at the first step that the password is easy to guess and the address is taken', async () => {
		const { texts, form, fillBasics, expectStep } = await open('hi');
		await respond('GET /api/users/check-email', { exists: true });
		refuse('POST /api/users/check-password', 'password.weak', {
			fields: [{ path: 'password', message: 'passwordCommon' }],
		});
		await fillBasics();
		await expect.element(form.alert(texts.register.problems)).toHaveFocus();
		await expectStep(1);
		await expect.element(form.text('email')).toHaveAccessibleDescription(texts.register.emailTaken);
		await expect
			.element(form.text('password'))
			.toHaveAccessibleDescription(new RegExp(texts.fieldErrors.passwordCommon));
		await form.fill('email', 'mine@example.org');
		await expect.element(form.text('email')).not.toHaveAttribute('aria-invalid');

		await respond('GET /api/users/check-email', { exists: false });
		await respond('POST /api/users/check-password', { isStrong: true });
		await fillBasics({ ...account, email: 'mine@example.org', password: 'a well at noon' });
		await expectStep(2);
		// A login that was right is not checked again.
		const checks = callsTo('POST /api/users/check-password').length;
		await form.press(texts.register.back);
		await expectStep(1);
		await form.press(texts.register.continue);
		await expectStep(2);
		expect(callsTo('POST /api/users/check-password')).toHaveLength(checks);
	});

	it('goes on when the first step cannot be checked, and loses nothing when the address turns out to be taken', async () => {
		refuseWithoutReason('GET /api/users/check-email', 429);
		refuseWithoutReason('POST /api/users/check-password', 429);
		refuse('POST /api/users/register', 'email.taken', {
			fields: [{ path: 'email', message: 'emailTaken' }],
		});
		const { texts, form, goToLastStep, expectStep } = await open('en');
		await goToLastStep();
		await form.fill('lordName', 'Eklingji');
		await form.press(texts.register.createAccount);
		const summary = form.alert(texts.errors.email.taken);
		await expect.element(summary).toHaveFocus();
		await expectStep(1);
		await userEvent.click(summary.getByRole('link', { name: texts.fieldErrors.emailTaken }));
		await expect.element(form.text('email')).toHaveFocus();
		await expect.element(form.text('email')).toHaveAttribute('aria-invalid', 'true');
		await expect.element(form.text('email')).toHaveAccessibleDescription(texts.fieldErrors.emailTaken);
		await expect.element(form.text('name')).toHaveValue(account.name);

		await respond('POST /api/users/register', registered);
		await form.fill('email', 'mine@example.org');
		await form.press(texts.register.continue);
		await expectStep(2);
		await form.press(texts.register.next);
		await expect.element(form.text('lordName')).toHaveValue('Eklingji');
		await form.press(texts.register.createAccount);
		await expect.poll(() => router.replace.mock.lastCall).toEqual(['/en/profile']);
		const [, sent] = callsTo('POST /api/users/register');
		expect(sent?.body).toMatchObject({ email: 'mine@example.org', lordName: 'Eklingji' });
	});

	it('sends once, however often the button is pressed, and logs the member in', async () => {
		const { texts, form, goToLastStep } = await open('hi');
		await goToLastStep();
		const release = hold('POST /api/users/register');
		await userEvent.dblClick(form.button(texts.register.createAccount));
		await expect.element(form.button(texts.register.creatingAccount)).toBeVisible();
		release();
		await expect.poll(() => router.replace.mock.lastCall).toEqual(['/profile']);
		expect(callsTo('POST /api/users/register')).toHaveLength(1);
		expect(localStorage.getItem('token')).toBe('first token');
		// Nothing of the draft stays in the tab.
		expect(Object.keys(sessionStorage)).toEqual([]);
	});

	it('takes pictures only, of five megabytes at most', async () => {
		const { texts, form } = await open('en');
		const preview = page.getByRole('img', { name: texts.photoField.preview });
		for (const file of [makeFile(100, 'application/pdf'), makeFile(1000)]) {
			chooseFile(form.photo(), file);
			await expect.element(form.alert(texts.errors.picture.notAPicture)).toBeVisible();
			await expect.element(preview).not.toBeInTheDocument();
		}
		chooseFile(form.photo(), makeFile(5 * 1024 * 1024 + 1));
		await expect.element(form.alert(texts.errors.picture.tooLarge)).toBeVisible();
		await expect.element(form.photo()).toHaveAccessibleDescription(new RegExp(texts.errors.picture.tooLarge));
		await expect.element(preview).not.toBeInTheDocument();
	});

	it('leads back to the photo when the server finds that it is none', async () => {
		refuse('POST /api/users/register', 'picture.notAPicture', {
			fields: [{ path: 'photo', message: 'invalid' }],
		});
		const { texts, form, goToLastStep, expectStep } = await open('hi');
		chooseFile(form.photo(), await makePicture());
		await expect.element(page.getByRole('img', { name: texts.photoField.preview })).toBeVisible();
		await goToLastStep();
		await form.press(texts.register.createAccount);
		await expectStep(1);
		await expect.element(form.photo()).toHaveAccessibleDescription(new RegExp(texts.fieldErrors.invalid));
	});

	it('stays as it is when the server cannot be reached', async () => {
		const { texts, form, goToLastStep, expectStep } = await open('en');
		await goToLastStep();
		await form.fill('lordName', 'Eklingji');
		loseConnection('POST /api/users/register');
		await form.press(texts.register.createAccount);
		await expect.element(form.alert(texts.site.unreachable)).toBeVisible();
		await expectStep(3);
		await expect.element(form.text('lordName')).toHaveValue('Eklingji');
		await respond('POST /api/users/register', registered);
		await form.press(texts.register.createAccount);
		await expect.poll(() => router.replace.mock.lastCall).toEqual(['/en/profile']);
	});

	it('shows how far the photo has come, and explains a refusal without a reason', async () => {
		const { texts, form, goToLastStep } = await open('hi');
		chooseFile(form.photo(), await makePicture());
		await expect.element(page.getByRole('img', { name: texts.photoField.preview })).toBeVisible();
		await goToLastStep();
		refuseWithoutReason('POST /api/users/register');
		const release = hold('POST /api/users/register');
		await form.press(texts.register.createAccount);
		const progress = page.getByLabelText(texts.register.uploading);
		await expect.element(progress).toBeVisible();
		release();
		await expect.element(form.alert(texts.register.failed)).toBeVisible();
		await expect.element(progress).not.toBeInTheDocument();
	});

	it('shows a draft again, without the password, until it is discarded', async () => {
		const first = await open('en');
		await first.form.fill('name', account.name);
		await first.form.fill('password', account.password);
		await expect.poll(() => Object.values(sessionStorage).join()).toContain(account.name);
		expect(Object.values(sessionStorage).join()).not.toContain(account.password);
		await first.shown.unmount();

		const { texts, form, shown } = await open('en');
		await expect.element(page.getByText(texts.register.draftKept)).toBeVisible();
		await expect.element(form.text('name')).toHaveValue(account.name);
		await form.press(texts.register.discardDraft);
		await expect.element(form.text('name')).toHaveValue('');
		await expect.element(page.getByText(texts.register.draftKept)).not.toBeInTheDocument();
		await shown.unmount();
		await open('en');
		await expect.element(form.text('name')).toHaveValue('');
	});

	it('goes back at Back, and keeps its step and the photo when it is opened again, but not the password', async () => {
		const preview = page.getByRole('img', { name: getMessages('hi').photoField.preview });
		const first = await open('hi');
		chooseFile(first.form.photo(), await makePicture());
		await expect.element(preview).toBeVisible();
		await first.goToLastStep();
		history.back();
		await first.expectStep(2);
		await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveFocus();
		await first.form.press(first.texts.register.next);
		await first.expectStep(3);
		const { hash } = location;
		await first.shown.unmount();

		const { texts, form, expectStep } = await open('hi', `/register${hash}`);
		await expectStep(3);
		await form.press(texts.register.createAccount);
		await expectStep(1);
		await expect.element(form.text('password')).toHaveFocus();
		await expect.element(form.text('password')).toHaveValue('');
		await expect.element(preview).toBeVisible();
		await form.fill('password', account.password);
		await form.press(texts.register.continue);
		await expectStep(2);
		await form.press(texts.register.next);
		await form.press(texts.register.createAccount);
		await expect.poll(() => callsTo('POST /api/users/register')).toHaveLength(1);
		const { name, email, password } = account;
		const sent = { name, email, password, photo: expect.any(File) };
		expect(callsTo('POST /api/users/register')[0]?.body).toMatchObject(sent);
	});

	it('leads a member to the profile', async () => {
		await show(<RegisterForm />, { language: 'hi', session: 'member', path: '/register' });
		await expect.poll(() => router.replace.mock.lastCall).toEqual(['/profile']);
	});
});
