import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { pool } from '@/lib/platform/db/pool';
import { getEnv } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import { counter } from '@/lib/platform/metrics/registry';
import type { Mail } from './mail';
import { hasOutboxTable, writeToOutboxTable } from './outbox';

const connectLimitMs = 5_000;
/**
 * Servers that look through a mail before they take it, or wait until another has it too (Exchange: 30 seconds), answer
 * late. A client that gives up earlier has sent the mail without knowing it, and sends it again.
 */
const answerLimitMs = 40_000;

const sent = counter(
	'khamma_ghani_mails_sent_total',
	'Mails handed to the mail server, or written to the outbox.',
);
const failed = counter('khamma_ghani_mails_failed_total', 'Mails that could not be handed over.');

/** One address and nothing that could become a second one, a display name or another header. */
const singleAddress = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u;

/**
 * Hands a mail to the mail server of the environment, or writes it to the outbox where there is none: a table on a
 * preview, else `DATA_DIR/outbox`.
 * The error of a mail that could not be sent names neither the receiver nor the text.
 */
export async function sendMail({ to, replyTo, language, subject, text, html }: Mail): Promise<void> {
	if (!singleAddress.test(to)) throw new Error('not an address to send a mail to');
	if (replyTo !== undefined && !singleAddress.test(replyTo)) throw new Error('not an address to answer to');
	const { smtpUrl, dataDir } = getEnv();
	const message = {
		from: await findSender(),
		// As an object it is not searched for lists and names.
		to: { name: '', address: to },
		...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
		subject,
		text,
		html,
		headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
	};
	try {
		if (hasOutboxTable()) await writeToOutboxTable({ to, language, subject, text, html }, new Date());
		else if (smtpUrl === null)
			await writeToOutbox(path.join(/* turbopackIgnore: true */ dataDir, 'outbox'), message);
		else await smtpTransport(smtpUrl).sendMail(message);
	} catch (error) {
		failed.inc();
		throw new Error(`mail not sent: ${getReason(error)}`);
	}
	sent.inc();
	log.info({ subject }, smtpUrl === null ? 'mail written to the outbox' : 'mail sent');
}

const noOutsideContent = { disableFileAccess: true, disableUrlAccess: true } as const;

let smtp: ReturnType<typeof createSmtpTransport> | undefined;

function smtpTransport(url: string) {
	smtp ??= createSmtpTransport(url);
	return smtp;
}

function createSmtpTransport(url: string) {
	return createTransport({
		url,
		pool: true,
		maxConnections: 2,
		connectionTimeout: connectLimitMs,
		greetingTimeout: connectLimitMs,
		dnsTimeout: connectLimitMs,
		socketTimeout: answerLimitMs,
		...noOutsideContent,
	});
}

/** A code such as ETIMEDOUT and the server's number; its sentences often quote the receiver's address. */
function getReason(error: unknown): string {
	if (!(error instanceof Error)) return 'unknown';
	const code = 'code' in error ? String(error.code) : error.name;
	return 'responseCode' in error ? `${code} ${String(error.responseCode)}` : code;
}

async function writeToOutbox(
	folder: string,
	message: Parameters<ReturnType<typeof createSmtpTransport>['sendMail']>[0],
): Promise<void> {
	const writer = createTransport({
		streamTransport: true,
		buffer: true,
		newline: 'windows',
		...noOutsideContent,
	});
	const { message: bytes } = await writer.sendMail(message);
	const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(6).toString('hex')}`;
	await mkdir(folder, { recursive: true, mode: 0o700 });
	// A program that watches the folder finds whole mails only.
	const unfinished = path.join(/* turbopackIgnore: true */ folder, `${name}.tmp`);
	await writeFile(unfinished, bytes, { mode: 0o600 });
	await rename(unfinished, path.join(/* turbopackIgnore: true */ folder, `${name}.eml`));
}

/** An address with the name that readers see. nodemailer writes both into the header, so that neither can begin another. */
interface Sender {
	name: string;
	address: string;
}

const row = z.object({ senderName: z.string().nullable(), senderEmail: z.string() });

/** Who mails come from: as administrators have set it, else `MAIL_FROM`, also while the database is away. */
async function findSender(): Promise<Sender | string> {
	const { mailFrom } = getEnv();
	const found = await pool
		.query('SELECT "senderName", "senderEmail" FROM "SiteSettings" WHERE "senderEmail" IS NOT NULL')
		.catch(() => null);
	const sender = row.safeParse(found?.rows[0]);
	return sender.success ? { name: sender.data.senderName ?? '', address: sender.data.senderEmail } : mailFrom;
}
