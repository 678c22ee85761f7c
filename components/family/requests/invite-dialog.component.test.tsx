import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, refuse } from '@/tests/support/browser/calls';
import { show } from '@/tests/support/browser/show';
import { InviteDialog } from './invite-dialog';

const member = { id: '5bd2e7a2-b726-4650-9513-e4daafbbcb0b', name: 'Meera' };
const route = 'POST /api/family/invite/[id]';

async function open(language: Language) {
	const texts = getMessages(language);
	const onDone = vi.fn();
	await show(<InviteDialog member={member} onDone={onDone} onClose={() => {}} />, { language });
	const dialog = page.getByRole('dialog', { name: texts.familyTree.invite.title });
	return {
		...{ texts, dialog, onDone, invite: texts.familyTree.invite, address: texts.familyTree.address },
		email: dialog.getByRole('textbox', { name: texts.memberFields.email }),
		button: (name: string) => dialog.getByRole('button', { name, exact: true }),
	};
}

describe('InviteDialog', () => {
	it('offers to ask the owner of an address that has an account, until another one is typed', async () => {
		refuse(route, 'email.taken', { fields: [{ path: 'email', message: 'taken' }] });
		const { dialog, email, button, invite, address, texts } = await open('hi');
		await userEvent.fill(email, 'meera@example.org');
		await userEvent.click(button(invite.send));
		await expect.element(dialog.getByText(texts.errors.email.taken).first()).toBeVisible();
		await expect.element(dialog.getByText(address.offer)).toBeVisible();
		refuse(route, 'limit.exceeded');
		await userEvent.click(button(address.send));
		await expect.poll(() => callsTo(route).length).toBe(2);
		expect(callsTo(route).map(({ body }) => Object(body).asksOwner)).toEqual([false, true]);
		await userEvent.fill(email, 'other@example.org');
		await expect.element(button(invite.send)).toBeVisible();
		await expect.element(dialog.getByText(address.offer)).not.toBeInTheDocument();
	});

	it('names the address that is missing and sends nothing', async () => {
		const { button, invite, email } = await open('en');
		await userEvent.click(button(invite.send));
		await expect.element(email).toHaveAttribute('aria-invalid', 'true');
		expect(callsTo(route)).toEqual([]);
	});

	it('sends the address of the card once', async () => {
		const { email, button, invite, onDone } = await open('en');
		refuse(route, 'family.notInvitable');
		await userEvent.fill(email, 'meera@example.org');
		await userEvent.click(button(invite.send));
		await expect.poll(() => callsTo(route).length).toBe(1);
		expect(callsTo(route)[0]).toMatchObject({
			params: { id: member.id },
			body: { email: 'meera@example.org' },
		});
		expect(onDone).not.toHaveBeenCalled();
	});
});
