import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { noHistory } from '@/tests/support/browser/records';
import { show } from '@/tests/support/browser/show';
import { Inbox } from './inbox';
import type { InboxMessage } from './inbox-query';

beforeEach(() => page.viewport(1440, 900));

const id = '00000000-0000-4000-8000-0000000000a1';
const { messages: texts } = getMessages('hi').admin;
const answers = { hi: getMessages('hi'), en: getMessages('en') };

function makeMessage(state: InboxMessage['state']): InboxMessage {
	return {
		_id: id,
		kind: 'contact',
		name: 'Meera',
		email: 'meera@example.org',
		subject: 'Thanks',
		message: 'Khamma Ghani.',
		language: 'hi',
		state,
		createdAt: '2026-03-04T08:00:00.000Z',
		answeredAt: null,
	};
}

async function openMessage(state: InboxMessage['state']): Promise<void> {
	await respond('GET /api/admin/history', noHistory);
	await respond('GET /api/admin/messages/[id]', { inboxMessage: makeMessage(state) });
	await respond('GET /api/admin/messages', {
		messages: [makeMessage(state)],
		pagination: { page: 1, limit: 10, total: 1, pages: 1 },
		stateCounts: { all: 1, unread: 0, read: 0, answered: 0, spam: 0, [state]: 1 },
	});
	await show(<Inbox answers={answers} />, {
		language: 'hi',
		session: 'administrator',
		area: 'administration',
		path: `/admin/messages?open=${id}`,
	});
}

const dialog = page.getByRole('dialog', { name: 'Thanks' });
const press = (name: string) => userEvent.click(dialog.getByRole('button', { name, exact: true }));

describe('MessageDialog', () => {
	it.each([
		['read', texts.actions.spam, { isSpam: true }, 'spam'],
		['spam', texts.actions.notSpam, { isSpam: false }, 'read'],
		['answered', texts.actions.notAnswered, { isAnswered: false }, 'read'],
	] as const)('turns a message that is %s by "%s"', async (state, button, marks, then) => {
		await openMessage(state);
		refuseWithoutReason('PATCH /api/admin/messages/[id]', 503);
		await press(button);
		await expect.element(dialog.getByText(texts.detail.failed)).toBeVisible();
		await expect.element(dialog.getByText(texts.stateOf[state], { exact: true })).toBeVisible();
		await respond('PATCH /api/admin/messages/[id]', { message: '', inboxMessage: makeMessage(then) });
		await press(button);
		await expect.element(dialog.getByText(texts.stateOf[then], { exact: true })).toBeVisible();
		expect(callsTo('PATCH /api/admin/messages/[id]').map(({ body }) => body)).toEqual([marks, marks]);
	});

	it('marks a message as unread and closes', async () => {
		await openMessage('read');
		await respond('PATCH /api/admin/messages/[id]', { message: '', inboxMessage: makeMessage('unread') });
		await press(texts.actions.unread);
		await expect.element(dialog).not.toBeInTheDocument();
		expect(callsTo('PATCH /api/admin/messages/[id]')[0]?.body).toEqual({ isRead: false });
	});

	it('marks a new message as read', async () => {
		await respond('PATCH /api/admin/messages/[id]', { message: '', inboxMessage: makeMessage('read') });
		await openMessage('unread');
		await expect.element(dialog.getByText(texts.stateOf.read, { exact: true })).toBeVisible();
		expect(callsTo('PATCH /api/admin/messages/[id]')[0]?.body).toEqual({ isRead: true });
	});
});
