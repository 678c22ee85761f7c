import { expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log/log';
import type { Mail } from '@/lib/platform/mail/mail';
import { makeAccount } from '@/tests/support/accounts';
import { provideDatabase } from '@/tests/support/database';
import { notifyOfReport } from './notify-of-report';

provideDatabase();

const asked: string[] = [];
vi.mock('@/lib/platform/mail/send', () => ({
	sendMail: async ({ to }: Mail) => {
		asked.push(to);
		if (asked.length < 3) throw new Error('mail not sent: EENVELOPE 550');
	},
}));

it('tells every administrator of a report, also where others cannot be reached', async () => {
	const failed = vi.spyOn(log, 'error').mockImplementation(() => {});
	const administrators = [];
	for (let at = 0; at < 3; at++) administrators.push(await makeAccount({ isAdmin: true }));
	await makeAccount({ isAdmin: true, isDeceased: true });
	const [reporter, about] = [await makeAccount(), await makeAccount()];
	const { id } = await db.memberReport.create({
		data: { reporterId: reporter.id, aboutId: about.id, reason: 'other', language: 'en' },
		select: { id: true },
	});
	await notifyOfReport(id);
	expect(asked.sort()).toEqual(administrators.map(({ email }) => email).sort());
	expect(failed).toHaveBeenCalledTimes(2);
});
