import { expect, it, vi } from 'vitest';
import { db } from '@/lib/db/client';
import { sendMail } from '@/lib/mail/send';
import { provideDatabase } from '@/lib/testing/database';
import { sendDecidedMails } from './decided-mails';

provideDatabase();
vi.mock('@/lib/mail/send', () => ({ sendMail: vi.fn() }));

it('gives a mail to nobody else while a mail server takes minutes over it', async () => {
	const now = new Date('2026-06-01T12:00:00Z');
	await db.decision.create({
		data: {
			...{ action: 'blog.approve', subjectId: crypto.randomUUID(), actorId: crypto.randomUUID() },
			...{ mail: { to: 'a@example.org', language: 'en', subject: 's', text: 't', html: 'h' } },
			...{ decidedAt: now, undoUntil: now },
		},
	});
	let take = () => {};
	vi.mocked(sendMail).mockReturnValue(
		new Promise<void>((resolve) => {
			take = resolve;
		}),
	);
	const sending = sendDecidedMails(now);
	await expect.poll(() => vi.mocked(sendMail).mock.calls.length).toBe(1);
	expect(await sendDecidedMails(new Date(now.getTime() + 4 * 60_000))).toBe(0);
	expect(sendMail).toHaveBeenCalledOnce();
	take();
	expect(await sending).toBe(1);
	expect(await db.decision.count()).toBe(0);
});
