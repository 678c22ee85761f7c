import { expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { sendMail } from '@/lib/platform/mail/send';
import { makeAccount } from '@/tests/support/accounts';
import { provideDatabase } from '@/tests/support/database';
import { sendDecisionMails } from './decision-mails';

provideDatabase();
vi.mock('@/lib/platform/mail/send', () => ({ sendMail: vi.fn() }));

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
	const sending = sendDecisionMails(now);
	await expect.poll(() => vi.mocked(sendMail).mock.calls.length).toBe(1);
	expect(await sendDecisionMails(new Date(now.getTime() + 4 * 60_000))).toBe(0);
	expect(sendMail).toHaveBeenCalledOnce();
	take();
	expect(await sending).toBe(1);
	expect(await db.decision.count()).toBe(0);
});

it('tells of an account from a file only who has not claimed it yet', async () => {
	vi.mocked(sendMail).mockReset();
	const now = new Date('2026-06-01T12:00:00Z');
	const imported = { isImported: true, isListed: false };
	const waiting = await makeAccount({ ...imported, claimedAt: null });
	const claimed = await makeAccount({ ...imported, claimedAt: now });
	await db.decision.createMany({
		data: [waiting, claimed].map(({ id, email }) => ({
			...{ action: 'member.import', subjectId: id, ownerId: id, actorId: crypto.randomUUID() },
			...{ mail: { to: email, language: 'en', subject: 's', text: 't', html: 'h' } },
			...{ decidedAt: now, undoUntil: now },
		})),
	});
	expect(await sendDecisionMails(now)).toBe(1);
	expect(sendMail).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to: waiting.email }));
	expect(await db.decision.count()).toBe(0);
});

it('mails about an account that was restored, with any role it gets later', async () => {
	vi.mocked(sendMail).mockReset();
	const decidedAt = new Date('2026-06-01T12:00:00Z');
	const { id, email } = await makeAccount();
	const decided = { subjectId: id, ownerId: id, actorId: crypto.randomUUID() };
	await db.decision.createMany({
		data: [
			{
				...{ ...decided, action: 'member.restore', decidedAt, undoUntil: decidedAt },
				mail: { to: email, language: 'en', subject: 's', text: 't', html: 'h' },
			},
			...['member.promote', 'member.demote'].map((action, index) => {
				const later = new Date(decidedAt.getTime() + (index + 1) * 1000);
				return { ...decided, action, decidedAt: later, undoUntil: later };
			}),
		],
	});
	expect(await sendDecisionMails(new Date(decidedAt.getTime() + 60_000))).toBe(1);
	expect(sendMail).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to: email }));
	expect(await db.decision.count()).toBe(0);
});
