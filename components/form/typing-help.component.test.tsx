import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WishesPage } from '@/components/matching/wishes-page';
import { MessageForm } from '@/components/messaging/inbox/message-form';
import { AddMemberDialog } from '@/components/site/dashboard/add-member-dialog';
import { turnTypingHelp } from '@/components/ui/use-typing-help';
import { noAddressOptions } from '@/lib/client/member/address-options';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { respond } from '@/tests/support/browser/calls';
import { noWishes } from '@/tests/support/browser/records';
import { show } from '@/tests/support/browser/show';

const texts = getMessages('hi');
const { label, offers: listName } = texts.typingHelp;
const help = page.getByRole('checkbox', { name: label, exact: true });
const offers = page.getByRole('listbox', { name: listName });
const best = offers.getByRole('option').first();

describe('TypingHelp', () => {
	it('turns a name typed in Latin letters into Hindi where that is wanted', async () => {
		await show(<MessageForm kind="contact" privacy="" />, { language: 'hi', path: '/contact' });
		const name = page.getByRole('textbox', { name: texts.inbox.fields.name });
		await expect.element(help).not.toBeChecked();
		await userEvent.type(name, 'Shivank ');
		await expect.element(name).toHaveValue('Shivank ');
		await userEvent.clear(name);
		await userEvent.click(help);
		await userEvent.type(name, 'shivank');
		await expect.element(best).toHaveTextContent('शिवांक');
		await userEvent.type(name, ' singh rathore');
		await expect.element(best).toHaveTextContent('राठौड़');
		const found = translator('hi')('typingHelp.found', { count: 1, best: 'राठौड़' });
		await expect.element(page.getByRole('status').filter({ hasText: found })).toBeInTheDocument();
		await userEvent.keyboard('{Enter}');
		await expect.element(name).toHaveValue('शिवांक सिंह राठौड़');
		await userEvent.type(name, ' raj');
		await expect.element(offers).toBeVisible();
		await userEvent.keyboard('{Escape} ');
		await expect.element(name).toHaveValue('शिवांक सिंह राठौड़ raj ');
	});

	it('helps in a dialog too, where Escape closes the offers alone', async () => {
		turnTypingHelp(true);
		const noLinks = { parents: [], unions: [] };
		await show(<AddMemberDialog members={[]} links={noLinks} onAdded={() => {}} onClose={() => {}} />, {
			language: 'hi',
			session: 'member',
			area: 'member',
		});
		const dialog = page.getByRole('dialog', { name: texts.dashboard.add.title });
		const name = dialog.getByRole('textbox', { name: texts.dashboard.add.name });
		await userEvent.type(name, 'bhanwar');
		await expect.element(offers).toBeVisible();
		await userEvent.type(name, ' singh');
		await expect.element(best).toHaveTextContent('सिंह');
		await userEvent.keyboard('{Escape}');
		await expect.element(offers).not.toBeInTheDocument();
		await expect.element(name).toHaveValue('भंवर singh');
		await userEvent.type(name, ' rathore');
		await userEvent.click(best);
		await expect.element(name).toHaveValue('भंवर singh राठौड़');
		await expect.element(dialog).toBeVisible();
	});

	it('offers the words for a long field where they are seen on a phone', async () => {
		await page.viewport(390, 844);
		turnTypingHelp(true);
		await show(<MessageForm kind="feedback" privacy="" />, { language: 'hi', path: '/feedback' });
		const message = page.getByRole('textbox', { name: texts.inbox.fields.message });
		await userEvent.type(message, 'mera');
		await expect.element(best).toHaveTextContent('मेरा');
		await expect.element(best).toBeInViewport({ ratio: 1 });
		await userEvent.click(best);
		await expect.element(message).toHaveValue('मेरा');
	});

	it('offers in Hindi what the list of a field does not have', async () => {
		turnTypingHelp(true);
		await respond('GET /api/family/matches/wishes', noWishes);
		await respond('GET /api/users/addressoptions', noAddressOptions);
		await show(<WishesPage />, { language: 'hi', session: 'member', area: 'member' });
		const district = page.getByRole('combobox', { name: texts.matching.wishes.newDistrict });
		await userEvent.type(district, 'shivank');
		await userEvent.click(page.getByRole('option', { name: 'शिवांक', exact: true }));
		await expect.element(district).toHaveValue('शिवांक');
	});

	it('does not help on English pages', async () => {
		turnTypingHelp(true);
		await show(<MessageForm kind="contact" privacy="" />, { language: 'en', path: '/contact' });
		const { name: nameOf } = getMessages('en').inbox.fields;
		const name = page.getByRole('textbox', { name: nameOf });
		await userEvent.type(name, 'shivank ');
		await expect.element(name).toHaveValue('shivank ');
		await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
	});
});
