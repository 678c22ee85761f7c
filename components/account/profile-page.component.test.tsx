import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noAddressOptions } from '@/lib/client/member/address-options';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, hold, refuse, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { dateFields, memberFormIn } from '@/tests/support/browser/member-form';
import { member, type OwnProfile } from '@/tests/support/browser/members';
import { router } from '@/tests/support/browser/next-navigation';
import { lookOnPaper } from '@/tests/support/browser/paper';
import { chooseFile, makeFile } from '@/tests/support/browser/pictures';
import { show } from '@/tests/support/browser/show';
import { ProfilePage } from './profile-page';

async function open(language: Language, fields: Partial<OwnProfile> = {}) {
	const record = member(fields);
	const texts = getMessages(language);
	const form = memberFormIn(language);
	await respond('GET /api/users/profile', record);
	await show(<ProfilePage />, { language, session: record, path: '/profile', area: 'member' });
	const edit = async () => {
		await form.press(texts.profile.edit);
		await expect.element(form.button(texts.profile.save)).toBeVisible();
	};
	const save = () => form.press(texts.profile.save);
	const saved = page.getByRole('status').filter({ hasText: texts.profile.saved });
	return { record, texts, form, edit, save, saved, section: form.button };
}

describe('Profile', () => {
	beforeEach(async () => {
		await respond('GET /api/users/addressoptions', noAddressOptions);
		await respond('GET /api/family/former-marriage', { formerMarriage: null });
	});

	it('opens the sections that every member fills in, and leaves the marriage closed', async () => {
		const { texts, section } = await open('hi', { isMarried: true, marriagePlace: 'Udaipur' });
		const { personal, worship, marital } = texts.profile.sections;
		await expect.element(section(personal)).toHaveAttribute('aria-expanded', 'true');
		await expect.element(section(worship)).toHaveAttribute('aria-expanded', 'true');
		await expect.element(section(marital)).toHaveAttribute('aria-expanded', 'false');
		await userEvent.click(section(personal));
		await expect.element(page.getByText(texts.profile.groups.basic)).not.toBeVisible();
	});

	it('links the own number to a call, and not to WhatsApp', async () => {
		const { texts } = await open('en', { mobileNumber: '98290 12345', mobileE164: '+919829012345' });
		await expect
			.element(page.getByRole('link', { name: '98290 12345', exact: true }))
			.toHaveAttribute('href', 'tel:+919829012345');
		await expect.element(page.getByText(texts.memberFields.whatsapp)).not.toBeInTheDocument();
	});

	it('says that no call link can be made for the own number', async () => {
		const { texts } = await open('hi', { mobileNumber: '98290 1234', mobileE164: null });
		await expect.element(page.getByText(texts.profile.noCallLink)).toBeVisible();
	});

	it('does not take a change of the email address for one of the profile', async () => {
		const { texts, form } = await open('en', { email: 'wrong@example.org', emailConfirmed: false });
		const { emailChange } = texts;
		await respond('GET /api/users/email', { pending: null });
		await respond('GET /api/users/second-factor', {
			since: null,
			recoveryCodesLeft: 0,
			isRequired: false,
		});
		await respond('GET /api/users/sessions', { sessions: [], addresses: [] });
		await form.press(texts.profile.account.title);
		await form.press(emailChange.open);
		const dialog = page.getByRole('dialog', { name: emailChange.open });
		await userEvent.fill(dialog.getByLabelText(emailChange.email), 'right@example.org');
		await userEvent.fill(dialog.getByLabelText(emailChange.password), 'a neem by the river 7');
		await respond('POST /api/users/email', { message: 'Changed.', email: 'right@example.org', isDone: true });
		await userEvent.click(dialog.getByRole('button', { name: emailChange.confirm, exact: true }));
		await expect.element(page.getByText('right@example.org').first()).toBeVisible();
		expect(sessionStorage.getItem('profileDraft')).toBeNull();
	});

	it('prints all of the profile, and none of its settings', async () => {
		const { texts, section } = await open('hi', { isMarried: true, marriagePlace: 'Udaipur' });
		const { groups, account } = texts.profile;
		const text = (name: string) => page.getByText(name, { exact: true }).first();
		await expect.element(text(account.title)).toBeVisible();
		await lookOnPaper(async () => {
			await expect.element(section(texts.profile.sections.marital)).toBeVisible();
			await expect.element(text('Udaipur')).toBeVisible();
			await expect.element(text(groups.basic)).toBeVisible();
			for (const name of [groups.privacy, account.title, texts.profile.edit, texts.profile.biodata])
				await expect.element(text(name)).not.toBeVisible();
		});
	});

	it('does not ask an unmarried member about a marriage', async () => {
		const { texts, section } = await open('en');
		await expect.element(section(texts.profile.sections.personal)).toBeVisible();
		await expect.element(section(texts.profile.sections.marital)).not.toBeInTheDocument();
	});

	it('leads to the family tree and the matches', async () => {
		const { texts } = await open('hi');
		for (const [name, path] of [
			[texts.profile.addMember, '/family-tree'],
			[texts.profile.viewFamilyTree, '/family-tree'],
			[texts.profile.matrimonialMatches, '/matrimonial'],
		] as const)
			await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
	});

	it('forgets what was typed when it is cancelled', async () => {
		const { texts, form, edit } = await open('en', { profession: 'Farmer' });
		await edit();
		await form.fill('profession', 'Weaver');
		await form.press(texts.profile.cancel);
		await expect.element(page.getByText('Farmer', { exact: true })).toBeVisible();
		await edit();
		await expect.element(form.text('profession')).toHaveValue('Farmer');
		expect(callsTo('PUT /api/users/profile')).toEqual([]);
	});

	it('shows that it is saving, and an emptied field as not given', async () => {
		const { record, texts, form, edit, save, saved } = await open('hi', {
			profession: 'Farmer',
			villageAddress: 'Osian',
		});
		await edit();
		await form.fill('profession', '');
		await userEvent.fill(form.list('villageAddress'), 'Mandore');
		await userEvent.keyboard('{Escape}');
		const user = { ...record, profession: null, villageAddress: 'Mandore', __v: 2 };
		await respond('PUT /api/users/profile', { message: '', user });
		const release = hold('PUT /api/users/profile');
		await save();
		await expect.element(form.button(texts.profile.saving)).toBeVisible();
		release();
		await expect.element(saved).toBeVisible();
		await expect.element(page.getByText('Mandore', { exact: true })).toBeVisible();
		await expect.element(page.getByText('Farmer', { exact: true })).not.toBeInTheDocument();
		expect(callsTo('PUT /api/users/profile')[0]?.body).toEqual({
			profession: '',
			villageAddress: 'Mandore',
			version: '1',
		});
	});

	it('keeps what was typed when it could not be saved, and says why', async () => {
		const { record, texts, form, edit, save, saved } = await open('en');
		await edit();
		await form.fill('profession', 'Weaver');
		await form.fill('age', '500');
		await save();
		await expect.element(form.alert(texts.errors.input.invalid)).toHaveFocus();
		await expect.element(form.text('age')).toHaveAttribute('aria-invalid', 'true');
		await expect.element(form.text('profession')).toHaveValue('Weaver');
		expect(callsTo('PUT /api/users/profile')).toEqual([]);

		// A refusal that only the server knows is shown in the same way.
		refuse('PUT /api/users/profile', 'input.invalid', { fields: [{ path: 'age', message: 'invalid' }] });
		await form.fill('age', '50');
		await expect.element(form.text('age')).not.toHaveAttribute('aria-invalid');
		await save();
		await expect.element(form.alert(texts.errors.input.invalid)).toHaveFocus();
		await expect.element(form.text('age')).toHaveAttribute('aria-invalid', 'true');
		await expect.element(form.text('profession')).toHaveValue('Weaver');

		const user = { ...record, profession: 'Weaver', age: 51, __v: 2 };
		await respond('PUT /api/users/profile', { message: '', user });
		await form.fill('age', '51');
		await save();
		await expect.element(saved).toBeVisible();
	});

	it('changes a date of birth to about a year, and then to an age', async () => {
		const { record, texts, form, edit, save, saved } = await open('hi', { dob: '1990-05-17', age: 36 });
		const { dob, age } = texts.memberFields;
		const born = dateFields(page, 'hi', dob);
		/** The value that the profile shows beside a label. */
		const shown = (label: string) =>
			page.getByRole('term').filter({ hasText: label }).query()?.nextElementSibling?.textContent;
		const aboutYear = translator('hi')('familyTree.card.about', { date: '1990' });
		await expect.poll(() => shown(dob)).toBe('17 मई 1990');
		await edit();
		await userEvent.click(born.about);
		await respond('PUT /api/users/profile', { message: '', user: { ...record, dob: '1990~', __v: 2 } });
		await save();
		await expect.element(saved).toBeVisible();
		await expect.poll(() => shown(dob)).toBe(aboutYear);
		await edit();
		await userEvent.fill(born.year, '');
		await expect.element(form.text('age')).toHaveValue('');
		await form.fill('age', '४१');
		await respond('PUT /api/users/profile', { message: '', user: { ...record, dob: null, age: 41 } });
		await save();
		await expect.poll(() => shown(age)).toBe('41');
		expect(shown(dob)).toBe(texts.profile.notGiven);
		expect(callsTo('PUT /api/users/profile').map(({ body }) => body)).toEqual([
			{ dob: '1990~', version: '1' },
			{ dob: '', age: '४१', version: '2' },
		]);
	});

	it('says when the known values could not be loaded', async () => {
		refuseWithoutReason('GET /api/users/addressoptions', 503);
		const { texts, form, edit } = await open('hi');
		await edit();
		await expect.element(form.alert(texts.profile.optionsFailed)).toBeVisible();
	});

	it('takes pictures only, of five megabytes at most', async () => {
		const { texts, form, edit } = await open('en');
		await edit();
		chooseFile(form.photo(), makeFile(100, 'image/gif'));
		await expect.element(form.alert(texts.errors.picture.notAPicture)).toBeVisible();
		chooseFile(form.photo(), makeFile(5 * 1024 * 1024 + 1));
		await expect.element(form.alert(texts.errors.picture.tooLarge)).toBeVisible();
	});

	it('leads to the login when the session has ended while editing', async () => {
		const { form, edit, save } = await open('hi');
		await edit();
		await form.fill('profession', 'Weaver');
		refuse('PUT /api/users/profile', 'auth.required');
		await respond('POST /api/users/logout', { message: '' });
		await save();
		await expect.poll(() => location.pathname).toBe('/login');
		expect(localStorage.getItem('token')).toBeNull();
		expect(router.push.mock.calls.length + router.replace.mock.calls.length).toBeGreaterThan(0);
	});

	it('records a consent and its end', async () => {
		const { record, texts, form, edit, save, saved } = await open('en', { familyTreePrivacy: 'public' });
		for (const [choice, matrimonialConsent] of [
			['Yes', true],
			['No', false],
		] as const) {
			await edit();
			await userEvent.click(form.answer('matrimonialConsent', choice));
			await respond('PUT /api/users/profile', { message: '', user: { ...record, matrimonialConsent } });
			await save();
			await expect.element(saved).toBeVisible();
			expect(callsTo('PUT /api/users/profile').at(-1)?.body).toMatchObject({
				matrimonialConsent: String(matrimonialConsent),
			});
			const given = page.getByRole('definition').filter({ hasText: texts.memberOptions.yesNo[choice] });
			expect(given.all().length).toBeGreaterThan(0);
		}
	});
});
