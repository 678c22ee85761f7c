import net from 'node:net';
import pg from 'pg';

export interface TransactionPooler {
	/** Of the same database, through the pooler. */
	url: string;
	close(): Promise<void>;
}

const sessionCount = 3;
const [terminate, ready, idle] = [...Buffer.from('XZI')];
/** "You are let in", and "ready". */
const welcome = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');

/**
 * Sits in front of a database as PgBouncer does in its transaction mode: each transaction of a caller meets the session that
 * was idle longest, and what a session has set or locked stays with it when the caller goes.
 */
export async function startTransactionPooler(databaseUrl: string): Promise<TransactionPooler> {
	const sessions = await Promise.all(Array.from({ length: sessionCount }, () => openSession(databaseUrl)));
	const resting = [...sessions];
	const waiting: ((session: net.Socket) => void)[] = [];
	const take = () =>
		new Promise<net.Socket>((resolve) => {
			const session = resting.shift();
			if (session) resolve(session);
			else waiting.push(resolve);
		});
	const release = (session: net.Socket) => {
		const next = waiting.shift();
		if (next) next(session);
		else resting.push(session);
	};
	const callers = new Set<net.Socket>();
	const server = net.createServer((caller) => {
		callers.add(caller);
		caller.on('error', () => {}).on('close', () => callers.delete(caller));
		let taken: Promise<net.Socket> | null = null;
		const pass = (message: Buffer) => {
			taken ??= take().then((session) => {
				const read = getMessages(1, (answer) => {
					caller.write(answer);
					if (answer[0] !== ready || answer[5] !== idle) return;
					session.off('data', read);
					taken = null;
					release(session);
				});
				return session.on('data', read);
			});
			void taken.then((session) => session.write(message));
		};
		const read = getMessages(1, (message) => {
			if (message[0] === terminate) caller.end();
			else pass(message);
		});
		// What a caller says of itself comes first, and has no letter in front.
		const greet = getMessages(0, () => {
			caller.off('data', greet).on('data', read).write(welcome);
		});
		caller.on('data', greet);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The pooler has no port');
	const url = new URL(databaseUrl);
	url.port = String(address.port);
	return {
		url: url.href,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				for (const socket of [...callers, ...sessions]) socket.destroy();
			}),
	};
}

/** A connection that pg has logged in, and then leaves alone. */
async function openSession(databaseUrl: string): Promise<net.Socket> {
	const socket = new net.Socket();
	const client = new pg.Client({ connectionString: databaseUrl, stream: () => socket });
	client.on('error', () => {});
	await client.connect();
	return socket.removeAllListeners('data');
}

/** Cuts what arrives into messages: `letters` bytes of kind, four of length, which count themselves. */
function getMessages(letters: number, take: (message: Buffer) => void): (chunk: Buffer) => void {
	let rest = Buffer.alloc(0);
	return (chunk) => {
		rest = Buffer.concat([rest, chunk]);
		while (rest.length >= letters + 4 && rest.length >= letters + rest.readInt32BE(letters)) {
			const length = letters + rest.readInt32BE(letters);
			const message = rest.subarray(0, length);
			rest = rest.subarray(length);
			take(message);
		}
	};
}
