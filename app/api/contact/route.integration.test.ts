// The two forms by which anybody writes to the administrators: what is kept, who is mailed, what is refused.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as sendFeedback } from '@/app/api/feedback/route';
import { clearInbox } from '@/lib/features/messaging/inbox/commands/keep-message';
import { inboxMailLimit } from '@/lib/features/messaging/inbox/constants';
import { db } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log/log';
import type { Mail } from '@/lib/platform/mail/mail';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { POST as sendContact } from './route';

provideDatabase();
const sent: Mail[] = [];
let unreachable = '';
vi.mock('@/lib/platform/mail/send', () => ({
	sendMail: async (mail: Mail) => {
		if (mail.to === unreachable) throw new Error('mail not sent: EENVELOPE 550');
		sent.push(mail);
	},
}));
const afterResponse = holdAfterResponse();

const written = {
	name: 'Meera Rathore',
	email: 'meera@example.org',
	message: 'Khamma Ghani.\n\nHow do I begin?',
};
const contact = { ...written, subject: 'A question' };
const feedback = { ...written, type: 'Report Issue' };

const forms = {
	contact: { handler: sendContact, path: '/api/contact', body: contact },
	feedback: { handler: sendFeedback, path: '/api/feedback', body: feedback },
};
const kinds = ['contact', 'feedback'] as const;

const send = (kind: (typeof kinds)[number], more: object = {}, options: CallOptions = {}) => {
	const { handler, path, body } = forms[kind];
	return call(handler, path, { json: { ...body, ...more }, ...options });
};

async function mailsAfter(): Promise<Mail[]> {
	sent.length = 0;
	await afterResponse.run();
	return [...sent];
}

beforeEach(async () => {
	await emptyTables();
	await mailsAfter();
	sent.length = 0;
	await makeAccount({ email: 'hindi@example.org', language: 'hi', isAdmin: true });
	await makeAccount({ email: 'english@example.org', language: 'en', isAdmin: true });
	await makeAccount({ email: 'nobody@example.org', language: 'en' });
	await makeAccount({ email: 'late@example.org', isAdmin: true, isDeceased: true });
});

describe('a message', () => {
	it.each([
		['contact', 'en', 'Thank you! Your message has been sent.'],
		['contact', 'hi', 'धन्यवाद! आपका संदेश भेज दिया गया है।'],
		['feedback', 'en', 'Thank you! Your feedback has been submitted.'],
		['feedback', 'hi', 'धन्यवाद! आपकी राय भेज दी गई है।'],
	] as const)('through the form for %s is thanked for in %s', async (kind, language, thanks) => {
		const { status, body } = await send(kind, {}, { language });
		expect({ status, body }).toEqual({ status: 201, body: { message: thanks } });
	});

	it('is kept as it was written', async () => {
		await send('contact', { name: '  Meera   Rathore ', message: ' One.\r\n\r\nTwo.\t' }, { language: 'hi' });
		await send('feedback', { type: 'Feedback' });
		await send('feedback');
		const kept = await db.inboxMessage.findMany({ orderBy: { createdAt: 'asc' } });
		const common = { name: 'Meera Rathore', email: 'meera@example.org', isSpam: false };
		expect(kept).toMatchObject([
			{
				...common,
				kind: 'contact',
				subject: 'A question',
				feedbackType: null,
				message: 'One.\n\nTwo.',
				language: 'hi',
			},
			{ ...common, kind: 'feedback', subject: null, feedbackType: 'feedback', language: 'en' },
			{ ...common, kind: 'feedback', subject: null, feedbackType: 'issue' },
		]);
	});

	it('is kept as that of the logged-in member, of nobody else whose address it names', async () => {
		const { id, token } = await makeLogin();
		await makeAccount({ email: written.email });
		for (const kind of kinds) {
			await send(kind, {}, { token });
			await send(kind);
		}
		const kept = await db.inboxMessage.findMany({
			orderBy: { createdAt: 'asc' },
			select: { senderId: true },
		});
		expect(kept.map(({ senderId }) => senderId)).toEqual([id, null, id, null]);
	});

	it('may be 5,000 characters long as readers count them, not more', async () => {
		expect((await send('contact', { message: 'क्षि'.repeat(5000) })).status).toBe(201);
		const { status, body } = await send('contact', { message: 'क्षि'.repeat(5001) });
		expect(status).toBe(400);
		expect(body.errors).toEqual([{ path: 'message', message: 'Write at most 5,000 characters.' }]);
	});

	it.each([
		['name', ' ', 'This is required.'],
		['email', '', 'This is required.'],
		['email', 'meera', 'Write a valid email address, such as name@example.com.'],
		['email', 'a@example.org, b@example.org', 'Write a valid email address, such as name@example.com.'],
		['subject', '\u200b', 'This is required.'],
		['subject', 'x'.repeat(151), 'Write at most 150 characters.'],
		['message', ' \n ', 'This is required.'],
		['message', 'bell \u0007', 'This contains characters that are not allowed here.'],
		['message', undefined, 'This is required.'],
	])('with %s %j is refused at that field', async (path, value, message) => {
		const { status, body } = await send('contact', { [path]: value });
		expect(status).toBe(400);
		expect(body.errors).toEqual([{ path, message }]);
		expect(await db.inboxMessage.count()).toBe(0);
	});

	it('of no known type is refused', async () => {
		const { status, body } = await send('feedback', { type: 'Praise' });
		expect(status).toBe(400);
		expect(body.errors).toEqual([{ path: 'type', message: 'Choose one of the options.' }]);
	});

	it('that another site makes a browser send is refused', async () => {
		for (const kind of kinds)
			for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
				expect((await send(kind, {}, { headers })).status).toBe(403);
		expect(await db.inboxMessage.count()).toBe(0);
	});

	it('leaves nothing of what was typed in a log', async () => {
		const lines: unknown[] = [];
		const spies = (['info', 'warn', 'error'] as const).map((level) =>
			vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line)),
		);
		await send('contact');
		await send('contact', { email: 'no address' });
		await mailsAfter();
		for (const spy of spies) spy.mockRestore();
		expect(JSON.stringify(lines)).not.toMatch(/Meera|meera@|A question|Khamma/);
	});
});

describe.each(kinds)('the form for %s', (kind) => {
	const address = '203.0.113.7';

	it('takes five an hour from one address, from any sender, and says when the next', async () => {
		const { token } = await makeLogin();
		for (let count = 0; count < 5; count += 1) expect((await send(kind, {}, { address })).status).toBe(201);
		const { status, headers, body } = await send(kind, {}, { address, token });
		expect(status).toBe(429);
		expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
		expect(body.code).toBe('limit.exceeded');
		expect(await db.inboxMessage.count()).toBe(5);
		const other = kind === 'contact' ? 'feedback' : 'contact';
		expect((await send(other, {}, { address })).status).toBe(201);
		expect((await send(kind, {}, { address: '203.0.113.8' })).status).toBe(201);
	});

	it('does not count what it sends back to be put right', async () => {
		for (let count = 0; count < 8; count += 1)
			expect((await send(kind, { email: 'typo' }, { address })).status).toBe(400);
		expect((await send(kind, {}, { address })).status).toBe(201);
	});

	it('answers a program that fills in its trap like anybody, and tells nobody', async () => {
		const honest = await send(kind);
		expect(await mailsAfter()).toHaveLength(2);
		for (const website of ['https://cheap.example', 'x'.repeat(5000), { a: 1 }]) {
			const caught = await send(kind, { website });
			expect({ status: caught.status, text: caught.text }).toEqual({ status: 201, text: honest.text });
		}
		expect(await mailsAfter()).toEqual([]);
		expect(await db.inboxMessage.count({ where: { isSpam: true } })).toBe(3);
		expect((await send(kind, { website: '' })).status).toBe(201);
		expect(await mailsAfter()).toHaveLength(2);
	});
});

describe('administrators', () => {
	it('are mailed each in their own language, once the answer is on its way', async () => {
		await send('contact');
		expect(sent).toEqual([]);
		const mails = await mailsAfter();
		expect(mails.map(({ to, language, subject }) => ({ to, language, subject }))).toEqual(
			expect.arrayContaining([
				{ to: 'hindi@example.org', language: 'hi', subject: 'संपर्क फ़ॉर्म से एक संदेश' },
				{ to: 'english@example.org', language: 'en', subject: 'A message from the contact form' },
			]),
		);
		expect(mails).toHaveLength(2);
		for (const { replyTo, text } of mails) {
			expect(replyTo).toBe('meera@example.org');
			for (const words of ['Meera Rathore', 'A question', 'Khamma Ghani.', 'How do I begin?'])
				expect(text).toContain(words);
		}
	});

	it('are led to the message in the back office', async () => {
		await send('feedback');
		const { id } = await db.inboxMessage.findFirstOrThrow();
		for (const { text, html } of await mailsAfter()) {
			expect(text).toMatch(new RegExp(`: http://[^/]+/admin/messages\\?open=${id}$`));
			expect(html).toContain(`/admin/messages?open=${id}"`);
		}
	});

	it.each([
		['Feedback', 'Feedback on the portal'],
		['Report Issue', 'An issue with the portal has been reported'],
	])('read in the subject that it is %s', async (type, subject) => {
		await send('feedback', { type });
		const subjects = (await mailsAfter()).map((mail) => mail.subject);
		expect(subjects).toContain(subject);
	});

	it('get nothing that was typed in a header or as HTML', async () => {
		const hostile = '<b>Bcc:</b> victim@example.org & {name}';
		await send('contact', { name: hostile, subject: hostile, message: hostile });
		for (const { subject, html, text, replyTo } of await mailsAfter()) {
			expect(subject).not.toContain('Bcc');
			expect(html).not.toContain('<b>');
			expect(text).toContain(hostile);
			expect(replyTo).toBe('meera@example.org');
		}
	});

	it('reach the others when one cannot be reached', async () => {
		const silence = vi.spyOn(log, 'error').mockReturnValue(undefined);
		for (const [lost, shown] of [
			['hindi@example.org', 'english@example.org'],
			['english@example.org', 'hindi@example.org'],
		] as const) {
			unreachable = lost;
			await send('contact');
			expect((await mailsAfter()).map(({ to }) => to)).toEqual([shown]);
		}
		unreachable = '';
		silence.mockRestore();
	});

	it('are not flooded: beyond the limit messages are kept, not mailed', async () => {
		for (let count = 0; count <= inboxMailLimit.points; count += 1) await send('contact');
		expect(await mailsAfter()).toHaveLength(2 * inboxMailLimit.points);
		expect(await db.inboxMessage.count()).toBe(inboxMailLimit.points + 1);
	});
});

it('messages go after a year, those of programs after a month', async () => {
	const now = new Date('2026-06-01T12:00:00Z');
	const make = (name: string, createdAt: string, isSpam: boolean) =>
		db.inboxMessage.create({
			data: { ...contact, name, kind: 'contact', language: 'hi', isSpam, createdAt: new Date(createdAt) },
		});
	await make('old', '2025-06-01T12:00:00Z', false);
	await make('kept', '2025-06-01T12:00:01Z', false);
	await make('old spam', '2026-05-02T12:00:00Z', true);
	await make('new spam', '2026-05-02T12:00:01Z', true);
	expect(await clearInbox(now)).toBe(2);
	const left = await db.inboxMessage.findMany({ select: { name: true } });
	expect(left.map(({ name }) => name).sort()).toEqual(['kept', 'new spam']);
});
