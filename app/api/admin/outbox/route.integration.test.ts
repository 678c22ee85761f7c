// Mails of a preview, which has no mail server: how they are kept, who reads them, and when they are removed.
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as readHistory } from '@/app/api/admin/history/route';
import { welcomeMail } from '@/lib/features/account/mails/welcome-mail';
import { removeMember } from '@/lib/features/member/commands/remove-member';
import { removeUnclaimedAccount } from '@/lib/features/member/commands/unclaimed-accounts';
import { outboxMailReply, outboxReply } from '@/lib/features/messaging/outbox/schema';
import { db } from '@/lib/platform/db/client';
import { sendMail } from '@/lib/platform/mail/send';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { getStatements } from '@/tests/support/statements';
import { typed } from '@/tests/support/typed';
import { GET as readMail } from './[id]/route';
import { GET as listMails } from './route';

Object.assign(process.env, {
	...{ VERCEL: '1', VERCEL_ENV: 'preview', SMTP_URL: '' },
	...{ APP_URL: 'https://preview.example.org', DATABASE_SCHEMA: 'public' },
});
provideDatabase();
beforeEach(emptyTables);

let administrator: { id: string; token: string };
beforeEach(async () => {
	administrator = await makeLogin({ name: 'Head', isAdmin: true });
});

async function send(to: string): Promise<void> {
	const facts = { confirmation: null, language: 'en', familyTreePrivacy: 'private' } as const;
	await sendMail({
		...welcomeMail({ ...facts, name: typed('Veer'), appUrl: 'https://preview.example.org' }),
		to,
	});
}

const list = async (query = '') => {
	const { body } = await call(listMails, `/api/admin/outbox${query}`, { token: administrator.token });
	return outboxReply.parse(body);
};
const recipients = async () => (await list()).mails.map(({ to }) => to);
const read = (id: string, token?: string) =>
	call(readMail, `/api/admin/outbox/${id}`, { params: { id }, ...(token && { token }) });

async function writeMail(email: string, createdAt: Date): Promise<string> {
	const { id } = await db.outboxMail.create({
		data: { email, emailKey: email, language: 'en', subject: 'A code', text: '123456', html: 'H', createdAt },
		select: { id: true },
	});
	return id;
}

describe('the outbox of a preview', () => {
	it('keeps each mail whole', async () => {
		await send('Veer@example.org');
		const [listed] = (await list()).mails;
		const { body } = await read(listed?._id ?? '', administrator.token);
		const { mail } = outboxMailReply.parse(body);
		expect(mail).toEqual({
			...listed,
			...{ to: 'Veer@example.org', subject: 'Welcome to Khamma Ghani', language: 'en' },
			text: expect.stringContaining('https://preview.example.org/en/profile'),
			html: expect.stringContaining('<html lang="en">'),
		});
	});

	it('lists the newest first, a page at a time, without what the mails say', async () => {
		for (const day of [1, 3, 2]) await writeMail(`day${day}@example.org`, new Date(Date.UTC(2026, 0, day)));
		const { mails, pagination } = await list('?page=1&limit=2');
		expect(mails.map(({ to }) => to)).toEqual(['day3@example.org', 'day2@example.org']);
		expect(pagination).toEqual({ page: 1, limit: 2, total: 3, pages: 2 });
		const { text } = await call(listMails, '/api/admin/outbox', { token: administrator.token });
		expect(text).not.toContain('123456');
	});

	it('is read by administrators alone', async () => {
		const id = await writeMail('veer@example.org', new Date());
		const member = await makeLogin();
		for (const [token, status] of [
			[undefined, 401],
			[member.token, 403],
		] as const) {
			const answers = [
				await call(listMails, '/api/admin/outbox', token ? { token } : {}),
				await read(id, token),
			];
			for (const answer of answers) {
				expect(answer.status).toBe(status);
				expect(answer.text).not.toMatch(/veer|123456/);
			}
		}
		expect((await read(crypto.randomUUID(), administrator.token)).status).toBe(404);
		expect(
			(await call(listMails, '/api/admin/outbox?limit=101', { token: administrator.token })).status,
		).toBe(400);
		expect(await db.auditEntry.count()).toBe(0);
	});

	it('records who has opened a mail, and says so in the history', async () => {
		const id = await writeMail('veer@example.org', new Date());
		await list();
		expect(await db.auditEntry.count()).toBe(0);
		await read(id, administrator.token);
		const entry = { action: 'mail.read', subjectType: 'mail', subjectId: id, changes: null };
		expect(await db.auditEntry.findMany()).toMatchObject([{ actorId: administrator.id, ...entry }]);
		const { body } = await call(readHistory, '/api/admin/history?isChange=false', administrator);
		expect(body.entries).toMatchObject([{ sentence: 'Head read the email “A code” in the outbox.' }]);
	});

	it('is read in few statements, however many mails there are', async () => {
		let id = '';
		for (let day = 1; day <= 25; day++)
			id = await writeMail('veer@example.org', new Date(Date.UTC(2026, 0, day)));
		await list();
		expect(await getStatements(() => list())).toBeLessThanOrEqual(3);
		expect(await getStatements(() => read(id, administrator.token))).toBeLessThanOrEqual(3);
	});

	it('removes mails that are 30 days old as it takes another, since nothing tidies up on a preview', async () => {
		const now = new Date();
		const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
		await writeMail('old@example.org', daysAgo(31));
		await writeMail('recent@example.org', daysAgo(29));
		await send('new@example.org');
		expect(await recipients()).toEqual(['new@example.org', 'recent@example.org']);
	});

	it('loses the mails to an account that is removed, however it is removed', async () => {
		const now = new Date();
		const member = await makeAccount({ email: 'Asha@example.org' });
		const unclaimed = await makeAccount({
			email: 'meera@example.org',
			claimedAt: null,
			isListed: false,
			familyTreePrivacy: 'private',
		});
		for (const email of ['asha@example.org', 'meera@example.org', 'veer@example.org'])
			await writeMail(email, now);
		await removeMember(member.id, administrator.id, now);
		await removeUnclaimedAccount(unclaimed.id);
		expect(await recipients()).toEqual(['veer@example.org']);
	});
});
