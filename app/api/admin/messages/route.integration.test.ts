// The inbox of the administrators: who may read it, what is in it, and what can be done with a message.
import { beforeEach, describe, expect, it } from 'vitest';
import { inboxMessageReply, messageMarkedReply, messagesReply } from '@/lib/features/messaging/inbox/schema';
import { db } from '@/lib/platform/db/client';
import type { InboxMessageCreateInput } from '@/lib/platform/db/generated/models';
import { makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { DELETE as deleteMessage, PATCH as markMessage, GET as readMessage } from './[id]/route';
import { GET as listMessages } from './route';

provideDatabase();
beforeEach(emptyTables);

let administrator: { id: string; token: string };
beforeEach(async () => {
	administrator = await makeLogin({ isAdmin: true });
});

let hours = 0;

async function write(name: string, more: Partial<InboxMessageCreateInput> = {}): Promise<string> {
	hours += 1;
	const { id } = await db.inboxMessage.create({
		data: {
			...{ kind: 'contact', name, email: `${name.toLowerCase()}@example.org`, subject: 'A question' },
			...{ message: 'Khamma Ghani.', language: 'hi', createdAt: new Date(Date.UTC(2026, 0, 1, hours)) },
			...more,
		},
		select: { id: true },
	});
	return id;
}

const feedback = { kind: 'feedback', subject: null, feedbackType: 'feedback' } as const;
const answeredAt = new Date('2026-02-01T00:00:00Z');

const list = async (query = '') => {
	const { body } = await call(listMessages, `/api/admin/messages${query}`, { token: administrator.token });
	return messagesReply.parse(body);
};
const getNames = async (query: string) => (await list(query)).messages.map(({ name }) => name);

const onMessage = (
	handler: Parameters<typeof call>[0],
	id: string,
	options: Pick<CallOptions, 'method' | 'json' | 'token'>,
) => call(handler, `/api/admin/messages/${id}`, { ...options, params: { id } });

const mark = (id: string, json: object) =>
	onMessage(markMessage, id, { method: 'PATCH', json, token: administrator.token });

const calls = {
	'GET /api/admin/messages': (_id: string, token?: string) =>
		call(listMessages, '/api/admin/messages', token ? { token } : {}),
	'GET /api/admin/messages/{id}': (id: string, token?: string) =>
		onMessage(readMessage, id, token ? { token } : {}),
	'PATCH /api/admin/messages/{id}': (id: string, token?: string) =>
		onMessage(markMessage, id, { method: 'PATCH', json: { isRead: true }, ...(token && { token }) }),
	'DELETE /api/admin/messages/{id}': (id: string, token?: string) =>
		onMessage(deleteMessage, id, { method: 'DELETE', ...(token && { token }) }),
};

describe.each(Object.entries(calls))('%s', (path, make) => {
	it('is for administrators alone', async () => {
		const id = await write('Meera');
		const { token } = await makeLogin();
		for (const [who, status] of [
			[undefined, 401],
			[token, 403],
		] as const) {
			const answer = await make(id, who);
			expect(answer.status).toBe(status);
			expect(answer.text).not.toMatch(/Meera|meera|Khamma/);
		}
		expect(await db.inboxMessage.findUnique({ where: { id } })).toMatchObject({ readAt: null });
		expect((await make(id, administrator.token)).status).toBe(200);
	});

	it.runIf(path.endsWith('{id}'))('knows no message that is not there', async () => {
		for (const id of [crypto.randomUUID(), 'one']) {
			const { status, body } = await make(id, administrator.token);
			expect([status, body.code]).toEqual([404, 'notFound']);
		}
	});
});

describe('the inbox', () => {
	it('holds contact and feedback together, the newest first, and counts each state', async () => {
		await write('First');
		await write('Second', feedback);
		await write('Third', { readAt: answeredAt });
		await write('Fourth', { readAt: answeredAt, answeredAt });
		await write('Fifth', { isSpam: true });
		const { messages, pagination, stateCounts } = await list();
		expect(messages.map(({ name, kind, state }) => [name, kind, state])).toEqual([
			['Fourth', 'contact', 'answered'],
			['Third', 'contact', 'read'],
			['Second', 'feedback', 'unread'],
			['First', 'contact', 'unread'],
		]);
		expect(pagination).toEqual({ page: 1, limit: 10, total: 4, pages: 1 });
		expect(stateCounts).toEqual({ all: 4, unread: 2, read: 1, answered: 1, spam: 1 });
	});

	it('is filtered by kind and state, searched in all that was written, and sorted', async () => {
		await write('Charlie', { message: 'Where is the 100% temple?' });
		await write('Alpha', feedback);
		await write('Bravo', { ...feedback, feedbackType: 'issue', message: 'टूटा हुआ पन्ना' });
		await write('Delta', { isSpam: true, readAt: answeredAt });
		expect(await getNames('?kind=contact')).toEqual(['Charlie']);
		expect(await getNames('?kind=feedback')).toEqual(['Alpha']);
		expect(await getNames('?kind=issue')).toEqual(['Bravo']);
		expect(await getNames('?state=spam')).toEqual(['Delta']);
		expect(await getNames('?search=QUESTION')).toEqual(['Charlie']);
		expect(await getNames('?search=alpha%40')).toEqual(['Alpha']);
		expect(await getNames(`?search=${encodeURIComponent('हुआ पन्ना')}`)).toEqual(['Bravo']);
		expect(await getNames('?search=100%25')).toEqual(['Charlie']);
		expect(await getNames('?search=_')).toEqual([]);
		expect(await getNames('?sort=createdAt')).toEqual(['Charlie', 'Alpha', 'Bravo']);
		expect(await getNames('?sort=-name')).toEqual(['Charlie', 'Bravo', 'Alpha']);
		expect(await getNames('?sort=name&limit=2&page=2')).toEqual(['Charlie']);
		for (const query of ['?sort=email', '?state=gone', '?kind=mail'])
			expect((await call(listMessages, `/api/admin/messages${query}`, administrator)).status).toBe(400);
	});

	it('tells a message whole', async () => {
		const id = await write('Meera', { ...feedback, message: 'One.\n\nTwo.' });
		const { body } = await onMessage(readMessage, id, { token: administrator.token });
		expect(inboxMessageReply.parse(body).inboxMessage).toEqual({
			_id: id,
			...{ kind: 'feedback', name: 'Meera', email: 'meera@example.org', subject: null, language: 'hi' },
			...{ message: 'One.\n\nTwo.', state: 'unread', createdAt: expect.any(String), answeredAt: null },
		});
	});
});

describe('a message', () => {
	it.each([
		['opened', { isRead: true }, 'read'],
		['answered', { isAnswered: true }, 'answered'],
		['taken for spam', { isSpam: true }, 'spam'],
	] as const)('that is %s is so until that is undone', async (_, marks, state) => {
		const id = await write('Meera');
		const done = messageMarkedReply.parse((await mark(id, marks)).body);
		expect(done.inboxMessage.state).toBe(state);
		const back = Object.fromEntries(Object.keys(marks).map((name) => [name, false]));
		const undone = messageMarkedReply.parse((await mark(id, back)).body);
		expect(undone.inboxMessage.state).toBe(state === 'answered' ? 'read' : 'unread');
	});

	it('is marked with what can be marked, and something', async () => {
		const id = await write('Meera');
		for (const json of [{}, { isRead: 'yes' }, { isSpam: true, name: 'Other' }])
			expect((await mark(id, json)).status).toBe(400);
		expect(await db.inboxMessage.findUnique({ where: { id } })).toMatchObject({
			isSpam: false,
			name: 'Meera',
		});
	});

	it('that is deleted is deleted permanently', async () => {
		const id = await write('Meera');
		const { status, body } = await onMessage(deleteMessage, id, {
			method: 'DELETE',
			token: administrator.token,
		});
		expect([status, body]).toEqual([200, { message: 'Message deleted.' }]);
		expect(await db.inboxMessage.count()).toBe(0);
		expect(await db.trashEntry.count()).toBe(0);
	});

	it('leaves in the audit log who did what with it, and nothing of what was written', async () => {
		const id = await write('Meera');
		await mark(id, { isRead: true });
		await mark(id, { isAnswered: true });
		await mark(id, { isAnswered: true });
		await mark(id, { isSpam: true });
		await mark(id, { isSpam: false });
		await onMessage(deleteMessage, id, { method: 'DELETE', token: administrator.token });
		const entries = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
		const ours = { actorId: administrator.id, subjectType: 'message', subjectId: id };
		expect(entries).toEqual([
			expect.objectContaining({
				...ours,
				action: 'message.answer',
				changes: { isAnswered: { from: false, to: true } },
			}),
			expect.objectContaining({
				...ours,
				action: 'message.spam',
				changes: { isSpam: { from: false, to: true } },
			}),
			expect.objectContaining({ ...ours, action: 'message.update' }),
			expect.objectContaining({ ...ours, action: 'message.delete' }),
		]);
		expect(
			JSON.stringify(entries, (_, value) => (typeof value === 'bigint' ? Number(value) : value)),
		).not.toMatch(/Meera|meera@|Khamma|question/);
	});
});
