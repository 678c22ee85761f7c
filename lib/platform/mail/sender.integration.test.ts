import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { sendMail } from './send';

const dataDir = mkdtempSync(path.join(tmpdir(), 'sender-'));
process.env.DATA_DIR = dataDir;
process.env.MAIL_FROM = 'Default <default@example.org>';
provideDatabase();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

beforeEach(async () => {
	await emptyTables();
	rmSync(path.join(dataDir, 'outbox'), { recursive: true, force: true });
});

async function headersOfMail(): Promise<string> {
	await sendMail({ to: 'a@example.org', language: 'en', subject: 'Hello', text: 'text', html: 'html' });
	const [file = ''] = await readdir(path.join(dataDir, 'outbox'));
	const [head = ''] = (await readFile(path.join(dataDir, 'outbox', file), 'utf8')).split('\r\n\r\n');
	return head.replace(/\r\n[ \t]+/g, ' ');
}

it('comes from MAIL_FROM until administrators have set a sender', async () => {
	expect(await headersOfMail()).toContain('From: Default <default@example.org>');
});

it('comes from the sender that administrators have set, whose name begins no other header', async () => {
	const senderName = 'Portal" <other@example.org>, Bcc: b@example.org';
	await db.siteSettings.create({ data: { senderEmail: 'portal@example.org', senderName } });
	const headers = await headersOfMail();
	expect(headers).toMatch(/^From: "Portal.*<portal@example\.org>$/m);
	expect(headers).not.toMatch(/^Bcc:/m);
	expect(headers.match(/^From:/gm)).toHaveLength(1);
});

it('comes from the address alone where no name is set', async () => {
	await db.siteSettings.create({ data: { senderEmail: 'portal@example.org' } });
	expect(await headersOfMail()).toMatch(/^From: portal@example\.org$/m);
});

it('comes from MAIL_FROM while the database is away', async () => {
	await db.siteSettings.create({ data: { senderEmail: 'portal@example.org' } });
	const query = vi.spyOn(pool, 'query').mockImplementation(async () => {
		throw new Error('ECONNREFUSED');
	});
	expect(await headersOfMail()).toContain('From: Default <default@example.org>');
	query.mockRestore();
});
