import { pathIn } from '@/lib/core/localized-path';
import { expectAccessibleOnAllScreens } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { MemberForm } from '../support/forms';
import { messagesIn, translator } from '../support/languages';
import { hold, script } from '../support/site';

test('a name typed in Latin letters is turned into Hindi where that is wanted', { tag: '@desktop' }, async ({
	page,
}) => {
	const words = messagesIn('hi').typingHelp;
	const form = new MemberForm(page, 'hi');
	await page.goto(pathIn('hi', '/register'));
	const help = page.getByRole('checkbox', { name: words.label, exact: true });
	await expect(help).not.toBeChecked();
	await form.text('name').pressSequentially('Shivank ');
	await expect(form.text('name')).toHaveValue('Shivank ');
	await form.text('name').clear();
	await help.check();
	const name = form.text('name');
	const best = page.getByRole('listbox', { name: words.offers }).getByRole('option').first();
	await name.pressSequentially('shivank');
	await expect(best).toHaveText('शिवांक');
	await name.pressSequentially(' singh rathore');
	await expect(best).toHaveText('राठौड़');
	await expect(
		page
			.getByRole('status')
			.filter({ hasText: translator('hi')('typingHelp.found', { count: 1, best: 'राठौड़' }) }),
	).toBeAttached();
	await expectAccessibleOnAllScreens(page);
	await name.press('Enter');
	await expect(name).toHaveValue('शिवांक सिंह राठौड़');
	await name.pressSequentially(' raj');
	await name.press('Escape');
	await name.pressSequentially(' ');
	await expect(name).toHaveValue('शिवांक सिंह राठौड़ raj ');
	await page.reload();
	await expect(help).toBeChecked();
	await help.uncheck();
	await expect(form.text('name')).toBeVisible();
});

test('a dialog helps to type Hindi too, and leaves its email addresses alone', { tag: '@phone' }, async ({
	page,
	newMember,
	logIn,
}) => {
	const texts = messagesIn('hi');
	await logIn(await newMember());
	await page.goto(pathIn('hi', '/dashboard'));
	await page.getByRole('button', { name: texts.dashboard.add.open, exact: true }).click();
	const dialog = page.getByRole('dialog', { name: texts.dashboard.add.title });
	await dialog.getByRole('checkbox', { name: texts.typingHelp.label, exact: true }).check();
	const name = dialog.getByRole('textbox', { name: texts.dashboard.add.name });
	const offers = dialog.getByRole('listbox', { name: texts.typingHelp.offers });
	await name.pressSequentially('bhanwar');
	await expect(offers).toBeVisible();
	await name.pressSequentially(' singh');
	await expect(offers.getByRole('option').first()).toHaveText('सिंह');
	await expectAccessibleOnAllScreens(page);
	// Escape closes the offers and not the dialog.
	await name.press('Escape');
	await expect(offers).toHaveCount(0);
	await expect(name).toHaveValue('भंवर singh');
	await name.pressSequentially(' rathore');
	await offers.getByRole('option').first().click();
	await expect(name).toHaveValue('भंवर singh राठौड़');
	await expect(dialog).toBeVisible();
});

test('the words for a long field are offered where they are seen', { tag: '@phone' }, async ({ page }) => {
	const texts = messagesIn('hi');
	await page.goto(pathIn('hi', '/feedback'));
	await page.getByRole('checkbox', { name: texts.typingHelp.label, exact: true }).check();
	const message = page.getByRole('textbox', { name: texts.inbox.fields.message });
	await message.pressSequentially('mera');
	const best = page.getByRole('listbox', { name: texts.typingHelp.offers }).getByRole('option').first();
	await expect(best).toHaveText('मेरा');
	await expect(best).toBeInViewport({ ratio: 1 });
	await best.click();
	await expect(message).toHaveValue('मेरा');
});

test('a field with a list offers in Hindi what the list does not have', { tag: '@desktop' }, async ({
	page,
	newMember,
	logIn,
}) => {
	const texts = messagesIn('hi');
	await logIn(await newMember());
	await page.goto(pathIn('hi', '/feedback'));
	await page.getByRole('checkbox', { name: texts.typingHelp.label, exact: true }).check();
	const release = await hold(page, script);
	await page.goto(pathIn('hi', '/matrimonial/wishes'), { waitUntil: 'commit' });
	const district = page.getByRole('combobox', { name: texts.matrimonial.wishes.newDistrict });
	await district.fill('shivank');
	await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
	release();
	await page.getByRole('option', { name: 'शिवांक', exact: true }).click();
	await expect(district).toHaveValue('शिवांक');
});

test('English pages do not offer to type Hindi', { tag: '@desktop' }, async ({ page }) => {
	await page.goto(pathIn('en', '/register'));
	await expect(new MemberForm(page, 'en').text('name')).toBeVisible();
	await expect(page.getByRole('checkbox', { name: messagesIn('en').typingHelp.label })).toHaveCount(0);
});
