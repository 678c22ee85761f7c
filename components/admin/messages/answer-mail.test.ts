import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import en from '@/messages/en';
import { answerMail } from './answer-mail';
import type { InboxMessage } from './inbox-query';

const t = createTranslator({ locale: 'en', messages: en, namespace: 'admin.messages.answer' });

const written: InboxMessage = {
	...{ _id: 'one', kind: 'contact', name: 'Meera', email: 'meera@example.org', subject: 'A question' },
	...{ message: 'How do I begin?\n\nThank you.', language: 'en', state: 'unread' },
	...{ createdAt: '2026-01-01T06:00:00.000Z', answeredAt: null },
};

const readBack = (address: string) => {
	const url = new URL(address);
	return {
		to: decodeURIComponent(url.pathname),
		subject: url.searchParams.get('subject') ?? '',
		body: url.searchParams.get('body') ?? '',
	};
};

it('begins an answer to who has written, with what they wrote below', () => {
	const address = answerMail(written, t);
	expect(address.startsWith('mailto:meera@example.org?subject=Re%3A%20A%20question&body=')).toBe(true);
	const { body } = readBack(address);
	expect(body).toMatch(
		/^Khamma Ghani Meera,\r\n\r\n\r\nOn .*2026.* you wrote:\r\n> How do I begin\?\r\n> \r\n> Thank you\.$/,
	);
});

it('names what it is about where there is no subject', () => {
	const getSubject = (kind: InboxMessage['kind']) =>
		readBack(answerMail({ ...written, kind, subject: null }, t)).subject;
	expect(getSubject('feedback')).toBe('Re: Your feedback');
	expect(getSubject('issue')).toBe('Re: The issue that you have reported');
});

it('lets nothing that was typed become a recipient, a field or a command', () => {
	const hostile = `x&bcc=victim@example.org?cc=a@b.c#\r\nBcc: victim@example.org '"$(rm)`;
	const address = answerMail(
		{ ...written, email: 'a&cc=b?,c@example.org', name: hostile, subject: hostile, message: hostile },
		t,
	);
	const url = new URL(address);
	expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
	expect(url.hash).toBe('');
	expect(url.pathname).toBe('a%26cc%3Db%3F%2Cc@example.org');
	expect(address).not.toMatch(/[\s'"()<>]/);
});

it.each(['नमस्ते, कैसे शुरू करूँ? ', 'a'])('leaves out what does not fit, of a long message of %s', (part) => {
	const message = part.repeat(3000);
	const address = answerMail({ ...written, message }, t);
	expect(address.length).toBeLessThanOrEqual(1900);
	expect(address.length).toBeGreaterThan(1800);
	expect(readBack(address)).toMatchObject({ body: expect.stringMatching(/…$/) });
});
