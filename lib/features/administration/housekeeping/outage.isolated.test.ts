import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { GET as tidy } from '@/app/api/cron/tidy/route';
import { emptyTrash } from '@/lib/features/administration/trash/commands/restore-from-trash';
import { db } from '@/lib/platform/db/client';
import { isUnavailable } from '@/lib/platform/db/errors';
import { log } from '@/lib/platform/log/log';
import { sendMail } from '@/lib/platform/mail/send';
import { storeUnavailable } from '@/lib/platform/media/object-store';
import { makeAccount } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { putProxyBeforeDatabase, type TcpProxy } from '@/tests/support/tcp-proxy';
import { tidyUp } from './commands/tidy-up';

provideDatabase();
const secret = 'a clock that nobody else can hear';
vi.stubEnv('CRON_SECRET', secret);

let proxy: TcpProxy;
beforeAll(async () => {
	proxy = await putProxyBeforeDatabase();
});
afterEach(() => {
	vi.restoreAllMocks();
	globalThis.outages?.clear();
	return proxy.restore();
});
afterAll(() => proxy.close());

vi.mock('@/lib/platform/mail/send', () => ({ sendMail: vi.fn(async () => {}) }));
vi.mock('@/lib/platform/media/store', () => ({
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

it('what the database is too slow for holds up nothing else', async () => {
	vi.spyOn(log, 'warn').mockImplementation(() => {});
	const now = new Date('2026-06-01T12:00:00Z');
	const { id: memberId } = await makeAccount();
	await db.session.create({ data: { memberId, createdAt: new Date(0), expiresAt: now } });
	const slow = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
	vi.spyOn(db.inboxMessage, 'deleteMany').mockRejectedValue(slow);
	expect(await tidyUp(now)).toMatchObject({ messages: null, sessions: 1 });
});

it.each(['gone', 'frozen'])('a database that is %s ends it at once', async (state) => {
	const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
	const headers = { authorization: `Bearer ${secret}` };
	const ask = () => call(tidy, '/api/cron/tidy', { headers });
	expect(await ask()).toMatchObject({ status: 200, body: { pictures: null, sessions: 0 } });
	warn.mockClear();
	if (state === 'gone') await proxy.close();
	else proxy.freeze();
	const answer = await ask();
	expect(answer).toMatchObject({ status: 503, body: { code: 'service.unavailable' } });
	expect(answer.headers.get('retry-after')).toBe('5');
	expect(warn.mock.calls.map(([, sentence]) => sentence)).toEqual(['database out of reach']);
	await expect(tidyUp(new Date())).rejects.toSatisfy(isUnavailable);
	await proxy.restore();
	expect((await ask()).status).toBe(200);
});
