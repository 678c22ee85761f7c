import { expect, it, vi } from 'vitest';
import { emptyTrash } from '@/lib/administration/trash';
import { db } from '@/lib/db/client';
import { log } from '@/lib/log/log';
import { sendMail } from '@/lib/mail/send';
import { storeUnavailable } from '@/lib/media/object-store';
import { makeAccount } from '@/lib/testing/accounts';
import { provideDatabase } from '@/lib/testing/database';
import { tidyUp } from './commands';

provideDatabase();
vi.mock('@/lib/mail/send', () => ({ sendMail: vi.fn(async () => {}) }));
vi.mock('@/lib/media/store', () => ({
	getObjectStore: async () => {
		throw storeUnavailable(new Error('ECONNREFUSED'));
	},
}));

it('what is out of reach holds up nothing else', async () => {
	const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
	const now = new Date('2026-06-01T12:00:00Z');
	const { id } = await makeAccount();
	await db.session.create({ data: { memberId: id, createdAt: new Date(0), expiresAt: now } });
	const mail = { to: 'a@example.org', language: 'en', subject: 'Approved', text: 'text', html: 'html' };
	await db.decision.create({
		data: { action: 'blog.approve', subjectId: id, actorId: id, undoUntil: now, decidedAt: now, mail },
	});
	expect(await tidyUp(now)).toMatchObject({ pictures: null, sessions: 1, mails: 1 });
	expect(sendMail).toHaveBeenCalledExactlyOnceWith(mail);
	expect(warn).toHaveBeenCalledExactlyOnceWith(
		{ err: expect.objectContaining({ message: 'ECONNREFUSED' }) },
		'storage out of reach',
	);
});

it('asks no further once the database has gone in the middle of the trash', async () => {
	vi.spyOn(log, 'warn').mockImplementation(() => {});
	const error = vi.spyOn(log, 'error').mockImplementation(() => {});
	const entry = () => ({
		...{ kind: 'blog' as const, subjectId: crypto.randomUUID(), name: 'x' },
		...{ rows: { taken: {} }, deletedAt: new Date(0) },
	});
	await db.trashEntry.createMany({ data: [entry(), entry(), entry()] });
	const away = Object.assign(new Error('no connection'), { code: 'ECONNREFUSED' });
	const transaction = vi.spyOn(db, '$transaction').mockRejectedValue(away);
	await expect(emptyTrash(new Date())).rejects.toBe(away);
	expect(transaction).toHaveBeenCalledOnce();
	expect(error).not.toHaveBeenCalled();
});
