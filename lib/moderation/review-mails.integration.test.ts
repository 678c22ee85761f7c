import { beforeEach, expect, it, vi } from 'vitest';
import type { Mail } from '@/lib/mail/mail';
import { makeAccount } from '@/lib/testing/accounts';
import { emptyTables, provideDatabase } from '@/lib/testing/database';
import { tellOfReview } from './review-mails';

provideDatabase();
const sent: Mail[] = [];
vi.mock('@/lib/mail/send', () => ({ sendMail: async (mail: Mail) => void sent.push(mail) }));
beforeEach(async () => {
	await emptyTables();
	sent.length = 0;
});

const review = {
	kind: 'story',
	id: 'an-id',
	title: 'Forts',
	verdict: 'rejected',
	reason: 'Copied.',
} as const;

it('writes to the sender in their own language', async () => {
	const { id, email } = await makeAccount({ language: 'en' });
	await tellOfReview({ ...review, senderId: id });
	expect(sent).toMatchObject([{ to: email, language: 'en' }]);
	expect(sent[0]?.text).toContain('Copied.');
});

it('writes to nobody for a demo member or a sender who is gone', async () => {
	const { id } = await makeAccount({ isDemo: true });
	for (const senderId of [id, crypto.randomUUID(), null]) await tellOfReview({ ...review, senderId });
	expect(sent).toEqual([]);
});
