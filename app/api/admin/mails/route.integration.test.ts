import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tidyUp } from '@/lib/features/administration/housekeeping/commands/tidy-up';
import { queueWaitingMails } from '@/lib/features/administration/settings/commands/mail-what-waits';
import { db } from '@/lib/platform/db/client';
import { sendMailsFrom } from '@/lib/platform/decisions/decision-mails';
import type { Mail } from '@/lib/platform/mail/mail';
import { sendMail } from '@/lib/platform/mail/send';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { writeBlog, writeMessage, writeReport } from '@/tests/support/records';
import { POST as postBlog } from '../../blogs/route';
import { POST as postContact } from '../../contact/route';
import { GET, PUT } from './route';

vi.mock('@/lib/platform/mail/send', () => ({ sendMail: vi.fn(async () => {}) }));

provideDatabase();
const afterResponse = holdAfterResponse();
const path = '/api/admin/mails';

/** Eight in the morning in India. */
const morning = new Date('2026-12-01T02:30:00Z');
const later = (minutes: number) => new Date(morning.getTime() + minutes * 60_000);
const longAgo = new Date('2026-01-01T00:00:00Z');

let head: { id: string; token: string };

beforeEach(async () => {
	await emptyTables();
	head = await makeLogin({ isAdmin: true, email: 'head@example.org', language: 'en', createdAt: longAgo });
});
afterEach(() => {
	vi.mocked(sendMail).mockClear();
	vi.mocked(sendMailsFrom).mockClear();
});

const choose = (json: object, token = head.token) => call(PUT, path, { method: 'PUT', json, token });
const sent = (): Mail[] => vi.mocked(sendMail).mock.calls.map(([mail]) => mail);

async function waitingBlog(title = 'canary title') {
	const { id } = await makeAccount({ createdAt: longAgo });
	return writeBlog(id, { title, status: 'pending', approvedAt: null });
}

describe('what an administrator is mailed', () => {
	it('is for administrators alone, each for themselves', async () => {
		const { token } = await makeLogin();
		for (const handler of [GET, PUT]) {
			const method = handler === PUT ? { method: 'PUT', json: { frequency: 'none' } } : {};
			expect((await call(handler, path, method)).status).toBe(401);
			expect((await call(handler, path, { ...method, token })).status).toBe(403);
		}
		const other = await makeLogin({ isAdmin: true });
		expect((await choose({ frequency: 'none' })).body).toMatchObject({ frequency: 'none' });
		expect((await call(GET, path, { token: other.token })).body).toEqual({
			frequency: 'daily',
			forwardsMessages: true,
		});
	});

	it('changes what is sent, and refuses what is no choice', async () => {
		expect((await choose({ forwardsMessages: false })).body).toMatchObject({
			...{ frequency: 'daily', forwardsMessages: false },
			message: 'Your choice has been saved.',
		});
		expect((await choose({ frequency: 'atOnce' })).body).toMatchObject({
			...{ frequency: 'atOnce', forwardsMessages: false },
		});
		expect((await choose({ frequency: 'hourly' })).status).toBe(400);
		expect((await choose({ sentAt: '2026-01-01' })).status).toBe(200);
		expect(await db.administratorMail.findFirst()).toMatchObject({ sentAt: null });
	});
});

describe('once a day', () => {
	it('one mail tells how much waits, with links and none of what strangers typed', async () => {
		await waitingBlog();
		await waitingBlog();
		await writeMessage();
		const [reporter, about] = [await makeAccount(), await makeAccount()];
		await writeReport(reporter.id, about.id);
		await tidyUp(morning);
		const [mail] = sent();
		expect(sent()).toHaveLength(1);
		expect(mail).toMatchObject({ to: 'head@example.org', subject: '4 items are waiting in the back office' });
		expect(mail?.text).toContain('2 stories to review: http://localhost:3000/admin/blogs?review=1');
		expect(mail?.text).toContain('1 message has not been read: http://localhost:3000/admin/messages');
		expect(mail?.text).toContain('1 report has not been answered');
		expect(mail?.text).not.toContain('picture');
		const { name, email, message } = await db.inboxMessage.findFirstOrThrow();
		for (const typed of ['canary', name, email, message]) {
			expect(mail?.text).not.toContain(typed);
			expect(mail?.html).not.toContain(typed);
		}
	});

	it('never twice on one day, nor before seven, nor when nothing waits', async () => {
		await tidyUp(morning);
		expect(sent()).toEqual([]);
		await waitingBlog();
		await tidyUp(later(60));
		await tidyUp(later(120));
		// Half past six on the next morning.
		await tidyUp(later(22.5 * 60));
		expect(sent()).toHaveLength(1);
		await tidyUp(later(23.5 * 60));
		expect(sent()).toHaveLength(2);
	});

	it('once, of many processes that look at the same moment', async () => {
		await waitingBlog();
		const queued = await Promise.all(Array.from({ length: 8 }, () => queueWaitingMails(morning)));
		expect(queued.reduce((sum, count) => sum + count)).toBe(1);
		expect(await db.decision.count()).toBe(1);
	});

	it('not to who wants none, has died, or is no administrator any more', async () => {
		await waitingBlog();
		await choose({ frequency: 'none' });
		await makeAccount({ isAdmin: true, isDeceased: true, createdAt: longAgo });
		await tidyUp(morning);
		expect(sent()).toEqual([]);
	});

	it('does not tell an administrator that they were reported', async () => {
		const reporter = await makeAccount();
		await writeReport(reporter.id, head.id);
		await tidyUp(morning);
		expect(sent()).toEqual([]);
	});

	it('reads as the administrator reads', async () => {
		await db.member.update({ where: { id: head.id }, data: { language: 'hi' } });
		await waitingBlog();
		await tidyUp(morning);
		expect(sent()[0]?.text).toContain('1 लेख जाँच के लिए बाकी है');
	});
});

describe('at once', () => {
	const submit = async () => {
		const { token } = await makeLogin();
		const json = { title: 'A story', content: 'Words', author: 'Asha' };
		expect((await call(postBlog, '/api/blogs', { json, token })).status).toBe(201);
		await afterResponse.run();
	};
	const queued = () => db.decision.count({ where: { action: 'administrator.waiting' } });

	it('a mail follows what a member has sent in; those who want one a day get none by this', async () => {
		await makeAccount({ isAdmin: true, createdAt: longAgo });
		await submit();
		expect(await queued()).toBe(0);
		await choose({ frequency: 'atOnce' });
		expect(sendMailsFrom).not.toHaveBeenCalled();
		await submit();
		expect(await queued()).toBe(1);
		expect(sendMailsFrom).toHaveBeenCalledOnce();
	});

	it('what comes within ten minutes of a mail is in the next one', async () => {
		await choose({ frequency: 'atOnce' });
		await waitingBlog();
		const now = new Date();
		const minutesOn = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
		expect(await queueWaitingMails(now)).toBe(1);
		const second = await waitingBlog();
		await db.blog.update({ where: { id: second }, data: { updatedAt: minutesOn(5) } });
		expect(await queueWaitingMails(minutesOn(6))).toBe(0);
		expect(await queueWaitingMails(minutesOn(11))).toBe(1);
		// Nothing new since.
		expect(await queueWaitingMails(minutesOn(60))).toBe(0);
	});

	it('a message is mailed in full or announced, never both', async () => {
		await choose({ frequency: 'atOnce' });
		const write = async () => {
			const json = { name: 'Asha', email: 'a@example.org', subject: 'Hello', message: 'canary words' };
			expect((await call(postContact, '/api/contact', { json })).status).toBe(201);
			await afterResponse.run();
		};
		await write();
		expect(sent()).toHaveLength(1);
		expect(await queued()).toBe(0);
		await choose({ forwardsMessages: false });
		await write();
		expect(sent()).toHaveLength(1);
		expect(await queued()).toBe(1);
	});
});
