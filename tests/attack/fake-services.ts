import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { SMTPServer } from 'smtp-server';
import type { ObjectStore } from '@/lib/platform/media/object-store';
import { createS3Store } from '@/lib/platform/media/s3-store';
import { startTcpProxy, type TcpProxy } from '@/tests/support/tcp-proxy';

const bucket = 'pictures';
const credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** A server that the portal depends on, and the line to it, which can be slow, cut or dead. */
interface Dependency {
	line: TcpProxy;
	/** For a portal, which knows it by that line alone. */
	env: Record<string, string>;
	stop(): Promise<void>;
}

export interface PictureStore extends Dependency {
	/** By a way of its own. */
	objects: ObjectStore;
}

/** An S3-speaking store. */
export async function startPictureStore(): Promise<PictureStore> {
	const folder = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-s3-'));
	const server = new S3rver({
		port: 0,
		address: '127.0.0.1',
		silent: true,
		directory: folder,
		configureBuckets: [{ name: bucket, configs: [] }],
	});
	const { port } = await server.run();
	const line = await startTcpProxy(port);
	Object.assign(process.env, credentials);
	return {
		line,
		env: { ...credentials, S3_BUCKET: bucket, S3_ENDPOINT: `http://127.0.0.1:${line.port}` },
		objects: createS3Store({
			...{ bucket, region: 'us-east-1', publicUrl: null },
			endpoint: `http://127.0.0.1:${port}`,
		}),
		async stop() {
			await line.close();
			await server.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/** Every name in a store. */
export async function keysIn(store: ObjectStore): Promise<Set<string>> {
	const keys = new Set<string>();
	let from: string | null = null;
	do {
		const page = await store.list(from);
		for (const { key } of page.objects) keys.add(key);
		from = page.next;
	} while (from !== null);
	return keys;
}

export interface MailServer extends Dependency {
	/** To whom mails have come, one by one. */
	received: string[];
	/** As they came over the line, in the same order. */
	mails: string[];
	/** Those whom it knows nothing of. */
	unknown: Set<string>;
}

export async function startMailServer(): Promise<MailServer> {
	const received: string[] = [];
	const mails: string[] = [];
	const unknown = new Set<string>();
	const server = new SMTPServer({
		disabledCommands: ['AUTH', 'STARTTLS'],
		logger: false,
		onRcptTo({ address }, _session, done) {
			const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
			done(unknown.has(address) ? refusal : null);
		},
		onData(stream, session, done) {
			let mail = '';
			stream.setEncoding('utf8').on('data', (chunk: string) => {
				mail += chunk;
			});
			stream.on('end', () => {
				for (const { address } of session.envelope.rcptTo) {
					received.push(address);
					mails.push(mail);
				}
				done();
			});
		},
	});
	server.on('error', () => {});
	const { port } = await new Promise<{ port: number }>((resolve) => {
		const listening = server.listen(0, '127.0.0.1', () => {
			const address = listening.address();
			if (address && typeof address === 'object') resolve(address);
		});
	});
	const line = await startTcpProxy(port);
	return {
		line,
		env: { SMTP_URL: `smtp://127.0.0.1:${line.port}` },
		received,
		mails,
		unknown,
		async stop() {
			await line.close();
			await new Promise<void>((resolve) => server.close(() => resolve()));
		},
	};
}

/** The way to a database over a line of its own. */
export async function lineTo(databaseUrl: string): Promise<{ line: TcpProxy; databaseUrl: string }> {
	const url = new URL(databaseUrl);
	const line = await startTcpProxy(Number(url.port));
	url.port = String(line.port);
	return { line, databaseUrl: url.href };
}
