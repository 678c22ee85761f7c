import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { welcomeMail } from '@/lib/features/account/mails/welcome-mail';
import { typed } from '@/tests/support/typed';

const hostile = `Veer\r\nBcc: victim@example.org\r\n\r\n<script>alert("1")</script> & {name} %0aTo: x`;

interface Received {
	from: string;
	to: string[];
	raw: string;
}

/** Unfolded headers by lower-case name, and each part's type and decoded text. */
function parse(raw: string) {
	const [head = '', ...rest] = raw.split('\r\n\r\n');
	const body = rest.join('\r\n\r\n');
	const headers = new Map(
		head
			.replace(/\r\n[ \t]+/g, ' ')
			.split('\r\n')
			.map((line) => {
				const colon = line.indexOf(':');
				return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
			}),
	);
	return { headers, body };
}

function decoded(encoding: string | undefined, body: string): string {
	if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
	if (encoding !== 'quoted-printable') return body;
	const bytes = body
		.replace(/=\r\n/g, '')
		.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, 'latin1').toString('utf8');
}

function mailIn(raw: string) {
	const { headers, body } = parse(raw);
	const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
	const parts = body
		.split(`--${boundary}`)
		.slice(1, -1)
		.map((part) => {
			const { headers: own, body: content } = parse(part.replace(/^\r\n/, ''));
			return { type: own.get('content-type'), text: decoded(own.get('content-transfer-encoding'), content) };
		});
	const findText = (type: string) => parts.find((part) => part.type?.startsWith(type))?.text.trimEnd();
	const subject = (headers.get('subject') ?? '')
		.replace(/\?= =\?/g, '?==?')
		.replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
			kind.toUpperCase() === 'B'
				? Buffer.from(text, 'base64').toString('utf8')
				: decoded('quoted-printable', text.replace(/_/g, ' ')),
		);
	return { headers, subject, text: findText('text/plain'), html: findText('text/html') };
}

const facts = {
	name: typed('वीर सिंह'),
	confirmation: null,
	language: 'hi',
	familyTreePrivacy: 'private',
	appUrl: 'https://example.org',
} as const;

describe('the welcome mail', () => {
	it('speaks the reader’s language and leads to its pages', () => {
		const hi = welcomeMail(facts);
		expect(hi.subject).toBe('खम्मा घणी में आपका स्वागत है');
		expect(hi.text).toContain('वीर सिंह');
		expect(hi.text).toContain('https://example.org/profile');
		expect(hi.html).toContain('<html lang="hi">');
		const en = welcomeMail({ ...facts, language: 'en' });
		expect(en.subject).toBe('Welcome to Khamma Ghani');
		expect(en.text).toContain('https://example.org/en/profile');
		expect(en.html).toContain('href="https://example.org/en/contact"');
	});

	it.each([
		['private', 'other members see only your name'],
		['restricted', 'Only family members'],
		['public', 'other members can see it'],
	] as const)('tells a %s member who sees what', (familyTreePrivacy, words) => {
		expect(welcomeMail({ ...facts, language: 'en', familyTreePrivacy }).text).toContain(words);
	});

	it('shows a name as it was typed and never as HTML', () => {
		const { subject, html, text } = welcomeMail({ ...facts, name: typed(hostile) });
		expect(subject).not.toContain('Veer');
		expect(text).toContain('<script>');
		expect(html).not.toContain('<script>');
		expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; {name}');
	});
});

describe('sending', () => {
	let folder: string;

	beforeEach(async () => {
		// The environment and the connection are read once in a process; each of these tests is another process.
		vi.resetModules();
		folder = await mkdtemp(path.join(tmpdir(), 'mail '));
		vi.stubEnv('DATABASE_URL', 'postgresql://localhost/none');
		vi.stubEnv('AUTH_SECRET', 'a secret that only tests know, 32+');
		vi.stubEnv('DATA_DIR', folder);
		vi.stubEnv('APP_URL', 'https://example.org');
		vi.stubEnv('MAIL_FROM', 'Khamma Ghani <no-reply@example.org>');
		vi.stubEnv('SMTP_URL', '');
	});
	afterEach(async () => {
		vi.unstubAllEnvs();
		await rm(folder, { recursive: true });
	});

	const mail = { ...welcomeMail({ ...facts, name: typed(hostile) }), to: 'veer@example.com' };

	function expectWhole(raw: string) {
		const { headers, subject, text, html } = mailIn(raw);
		expect(headers.get('to')).toBe('veer@example.com');
		expect(headers.get('from')).toBe('Khamma Ghani <no-reply@example.org>');
		expect(headers.get('content-language')).toBe('hi');
		expect(headers.has('bcc')).toBe(false);
		expect(headers.has('cc')).toBe(false);
		expect(subject).toBe(mail.subject);
		// Mail has one kind of line break.
		expect(text?.replace(/\r\n/g, '\n')).toBe(mail.text.replace(/\r\n/g, '\n'));
		expect(html?.replace(/\r\n/g, '\n')).toBe(mail.html.replace(/\r\n/g, '\n').trimEnd());
	}

	it('writes a whole mail to the outbox where there is no mail server', async () => {
		const { sendMail } = await import('./send');
		await sendMail(mail);
		await sendMail(mail);
		const names = await readdir(path.join(folder, 'outbox'));
		expect(names).toHaveLength(2);
		for (const name of names) {
			expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{12}\.eml$/);
			expectWhole(await readFile(path.join(folder, 'outbox', name), 'utf8'));
		}
	});

	it('says where an answer goes, when that is one address', async () => {
		const { sendMail } = await import('./send');
		await sendMail({ ...mail, replyTo: 'asha@example.com' });
		const [name = ''] = await readdir(path.join(folder, 'outbox'));
		const raw = await readFile(path.join(folder, 'outbox', name), 'utf8');
		expectWhole(raw);
		expect(mailIn(raw).headers.get('reply-to')).toBe('asha@example.com');
		const twoLines = 'asha@example.com\r\nBcc: victim@example.org';
		await expect(sendMail({ ...mail, replyTo: twoLines })).rejects.toThrow('not an address');
	});

	it.each([
		'a@example.org, b@example.org',
		'a@example.org\r\nBcc: b@example.org',
		'A <a@example.org>',
		'a@example.org\0',
		'a b@example.org',
		'example.org',
		'',
	])('sends nothing to %j', async (to) => {
		const { sendMail } = await import('./send');
		await expect(sendMail({ ...mail, to })).rejects.toThrow('not an address');
		expect(await readdir(folder)).toEqual([]);
	});

	describe('through a mail server', () => {
		const received: Received[] = [];
		let refuses = false;
		let takesMs = 0;
		const server = new SMTPServer({
			authOptional: true,
			closeTimeout: 100,
			disabledCommands: ['STARTTLS', 'AUTH'],
			onRcptTo({ address }, _, done) {
				done(refuses ? Object.assign(new Error(`no ${address} here`), { responseCode: 550 }) : null);
			},
			onData(stream, session, done) {
				const chunks: Buffer[] = [];
				stream.on('data', (chunk: Buffer) => chunks.push(chunk));
				stream.on('end', () => {
					const { mailFrom, rcptTo } = session.envelope;
					received.push({
						from: mailFrom ? mailFrom.address : '',
						to: rcptTo.map(({ address }) => address),
						raw: Buffer.concat(chunks).toString('utf8'),
					});
					setTimeout(done, takesMs);
				});
			},
		});
		const listening = new Promise<number>((resolve) => {
			const listener = server.listen(0, '127.0.0.1', () => {
				const address = listener.address();
				resolve(typeof address === 'object' && address ? address.port : 0);
			});
		});

		beforeEach(async () => {
			received.length = 0;
			refuses = false;
			takesMs = 0;
			vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${await listening}`);
		});
		afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

		it('arrives whole, at one address, with any name', async () => {
			const { sendMail } = await import('./send');
			await sendMail(mail);
			expect(received.map(({ from, to }) => ({ from, to }))).toEqual([
				{ from: 'no-reply@example.org', to: ['veer@example.com'] },
			]);
			expectWhole(received[0]?.raw ?? '');
			expect(await readdir(folder)).toEqual([]);
		});

		it('waits for a server that looks through a mail before it takes it', async () => {
			takesMs = 11_000;
			const { sendMail } = await import('./send');
			await sendMail(mail);
			expect(received).toHaveLength(1);
		});

		it('says that it was refused without naming the receiver', async () => {
			refuses = true;
			const { sendMail } = await import('./send');
			const failure = await sendMail(mail).then(
				() => null,
				(error: unknown) => error,
			);
			expect(failure).toMatchObject({ message: 'mail not sent: EENVELOPE 550' });
			expect(JSON.stringify(failure)).not.toContain('veer');
			expect(received).toEqual([]);
		});
	});

	it('gives up on a mail server that never answers', async () => {
		const sockets: Socket[] = [];
		const silent = createServer((socket) => sockets.push(socket));
		await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
		const address = silent.address();
		vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
		const { sendMail } = await import('./send');
		await expect(sendMail(mail)).rejects.toThrow(/^mail not sent: E/);
		for (const socket of sockets) socket.destroy();
		await new Promise((resolve) => silent.close(resolve));
	});
});
