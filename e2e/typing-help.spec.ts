import { pathIn } from '@/lib/core/localized-path';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { MemberForm } from './forms';
import { textsIn, translator } from './languages';

test('a name typed in Latin letters is turned into Hindi where that is wanted', async ({
	page,
	isMobile,
}) => {
	const words = textsIn('hi').typingHelp;
	const form = new MemberForm(page, 'hi');
	await page.goto(pathIn('hi', '/register'));
	const help = page.getByRole('checkbox', { name: words.label, exact: true });
	await expect(help).not.toBeChecked();
	await form.text('name').pressSequentially('Shivank ');
	await expect(form.text('name')).toHaveValue('Shivank ');
	await form.text('name').clear();
	await help.check();
	const name = form.list('name');
	await name.pressSequentially('shivank singh rathore');
	await expect(page.getByRole('listbox', { name: words.offers }).getByRole('option').first()).toHaveText(
		'राठौड़',
	);
	await expect(
		page
			.getByRole('status')
			.filter({ hasText: translator('hi')('typingHelp.found', { count: 1, best: 'राठौड़' }) }),
	).toBeAttached();
	await expectAccessible(page, isMobile);
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

test('English pages do not offer to type Hindi', async ({ page }) => {
	await page.goto(pathIn('en', '/register'));
	await expect(new MemberForm(page, 'en').text('name')).toBeVisible();
	await expect(page.getByRole('checkbox', { name: textsIn('en').typingHelp.label })).toHaveCount(0);
});
