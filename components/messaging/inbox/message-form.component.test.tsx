import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, hold, loseConnection, refuse, respond } from '@/tests/support/browser/calls';
import { show } from '@/tests/support/browser/show';
import { MessageForm } from './message-form';

const text = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('MessageForm', () => {
	it('sends nothing that the server would refuse, and shows the server’s refusal at its field', async () => {
		const { inbox, fieldErrors } = getMessages('hi');
		const { fields } = inbox;
		await show(<MessageForm kind="contact" privacy="Read by administrators." />, { language: 'hi' });
		await userEvent.fill(text(fields.name), 'Meera');
		await userEvent.fill(text(fields.email), 'no address');
		await userEvent.fill(text(fields.subject), 'A question');
		await userEvent.fill(text(fields.message), 'Khamma Ghani.\n\nHow do I begin?');
		await userEvent.click(button(inbox.contact.send));
		const summary = page.getByRole('alert').filter({ hasText: fields.problems });
		await expect.element(summary).toHaveFocus();
		expect(callsTo('POST /api/contact')).toHaveLength(0);
		await userEvent.click(summary.getByRole('link', { name: fieldErrors.email }));
		await expect.element(text(fields.email)).toHaveFocus();
		await expect.element(text(fields.email)).toHaveAccessibleDescription(new RegExp(fieldErrors.email));
		await userEvent.fill(text(fields.email), 'meera@example.org');
		refuse('POST /api/contact', 'input.invalid', { fields: [{ path: 'subject', message: 'notInList' }] });
		await userEvent.click(button(inbox.contact.send));
		await expect.element(summary.getByRole('link')).toHaveTextContent(fieldErrors.notInList);
		await userEvent.fill(text(fields.subject), 'Another question');
		await expect.element(summary).not.toBeInTheDocument();
		await expect.element(text(fields.message)).toHaveValue('Khamma Ghani.\n\nHow do I begin?');
	});

	it('takes an error away with the first change of its field', async () => {
		const { fields, contact } = getMessages('en').inbox;
		await show(<MessageForm kind="contact" privacy="" />, { language: 'en' });
		await userEvent.click(button(contact.send));
		const summary = page.getByRole('alert').filter({ hasText: fields.problems });
		await expect.element(summary).toHaveFocus();
		const names = ['name', 'email', 'subject', 'message'] as const;
		for (const [index, name] of names.entries()) {
			const field = text(fields[name]);
			await expect.element(field).toHaveAttribute('aria-invalid', 'true');
			await expect.poll(() => summary.getByRole('listitem').all()).toHaveLength(names.length - index);
			await userEvent.type(field, 'a');
			await expect.element(field).not.toHaveAttribute('aria-invalid');
			await expect.element(field).toHaveFocus();
		}
		await expect.element(summary).not.toBeInTheDocument();
	});

	it('sends once while it is busy, and begins again with nothing', async () => {
		const { inbox } = getMessages('en');
		const { fields, contact } = inbox;
		await respond('POST /api/contact', { message: contact.sent });
		await show(<MessageForm kind="contact" privacy="Read by administrators." />, { language: 'en' });
		for (const [name, value] of [
			[fields.name, 'Meera'],
			[fields.email, 'meera@example.org'],
			[fields.subject, 'A question'],
			[fields.message, 'How do I begin?'],
		] as const)
			await userEvent.fill(text(name), value);
		const release = hold('POST /api/contact');
		await userEvent.click(button(contact.send));
		const busy = page.getByRole('button', { name: contact.sending });
		await expect.element(busy).toHaveAttribute('aria-busy', 'true');
		await userEvent.click(busy, { force: true });
		text(fields.subject).element().focus();
		await userEvent.keyboard('{Enter}');
		release();
		await expect.element(page.getByText(contact.sent, { exact: true })).toBeVisible();
		expect(callsTo('POST /api/contact')).toHaveLength(1);
		await userEvent.click(button(contact.again));
		await expect.element(text(fields.name)).toHaveValue('');
		await expect.element(text(fields.name)).toHaveFocus();
	});

	it('reports an issue, keeps what is typed when the connection fails, and shows the field for programs to no reader', async () => {
		const { inbox, site } = getMessages('hi');
		const { fields, feedback } = inbox;
		await show(<MessageForm kind="feedback" privacy="Read by administrators." />, { language: 'hi' });
		expect(page.getByRole('textbox').elements()).toHaveLength(3);
		for (const [name, value] of [
			[fields.name, 'Meera'],
			[fields.email, 'meera@example.org'],
			[fields.message, 'The tree does not open.'],
		] as const)
			await userEvent.fill(text(name), value);
		await userEvent.selectOptions(page.getByRole('combobox', { name: fields.type }), inbox.types.ReportIssue);
		loseConnection('POST /api/feedback');
		await userEvent.click(button(feedback.send));
		const alert = page.getByRole('alert').filter({ hasText: feedback.failed });
		await expect.element(alert).toHaveTextContent(site.unreachable);
		await expect.element(text(fields.message)).toHaveValue('The tree does not open.');
		await respond('POST /api/feedback', { message: feedback.sent });
		await userEvent.click(button(feedback.send));
		await expect.element(page.getByText(feedback.sent, { exact: true })).toBeVisible();
		expect(callsTo('POST /api/feedback').at(-1)?.body).toMatchObject({
			name: 'Meera',
			type: 'Report Issue',
		});
	});
});
