import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

interface Pace {
	/** Each way of each connection. */
	bytesPerSecond?: number;
	/** Added to the way of each piece, as a long line does. */
	latencyMs?: number;
}

export interface TcpProxy {
	port: number;
	/** Keeps every connection open and says nothing more on any, new ones included. */
	freeze(): void;
	thaw(): void;
	/** Refuses new connections and cuts those there are. */
	close(): Promise<void>;
	/** Listens again, on the same port. */
	reopen(): Promise<void>;
	/** From now on slower, on every connection. */
	slowDown(pace: Pace): void;
	/** Cuts each connection, those there are too, once so many bytes more have gone that way. */
	cutAfter(way: 'there' | 'back', bytes: number): void;
	/** As it was at first: open, quick and whole. */
	restore(): Promise<void>;
	/** Leads new connections elsewhere: to a server that was started again, on another port. */
	leadTo(port: number): void;
}

/** Sits between a client and a server on this machine, so that a test can take the server away. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
	const sockets = new Set<net.Socket>();
	const ways = new Set<Way>();
	let target = targetPort;
	let isFrozen = false;
	let pace: Pace = {};
	let cut: { way: 'there' | 'back'; bytes: number } | null = null;

	const server = net.createServer((client) => {
		const behind = net.connect(target, '127.0.0.1');
		for (const [name, from, to] of [
			['there', client, behind],
			['back', behind, client],
		] as const) {
			const way = new Way(from, to, () => pace);
			ways.add(way);
			way.name = name;
			way.leftBytes = cut?.way === name ? cut.bytes : null;
			sockets.add(from);
			from.on('close', () => {
				sockets.delete(from);
				ways.delete(way);
			});
			if (isFrozen) from.pause();
		}
	});
	const listen = (port: number) =>
		new Promise<void>((resolve, reject) => {
			server.once('error', reject);
			server.listen(port, '127.0.0.1', resolve);
		});
	const thaw = () => {
		isFrozen = false;
		for (const socket of sockets) socket.resume();
	};
	const cutAfter = (name: 'there' | 'back', bytes: number | null) => {
		cut = bytes === null ? null : { way: name, bytes };
		for (const way of ways) if (way.name === name) way.leftBytes = bytes;
	};
	await listen(0);
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
	return {
		port: address.port,
		freeze() {
			isFrozen = true;
			for (const socket of sockets) socket.pause();
		},
		thaw,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				for (const socket of sockets) socket.destroy();
			}),
		reopen: () => listen(address.port),
		slowDown(next) {
			pace = next;
		},
		cutAfter,
		async restore() {
			thaw();
			pace = {};
			for (const way of ['there', 'back'] as const) cutAfter(way, null);
			if (!server.listening) await listen(address.port);
		},
		leadTo(port) {
			target = port;
		},
	};
}

/** One direction of a connection. */
class Way {
	name: 'there' | 'back' = 'there';
	leftBytes: number | null = null;
	/** What was said so far has arrived. */
	private arrived: Promise<void> | null = null;
	private trackBackgroundTask = 0;

	constructor(
		from: net.Socket,
		private readonly to: net.Socket,
		private readonly pace: () => Pace,
	) {
		from.on('data', (chunk) => this.carry(chunk));
		from.on('error', () => {});
		from.on('close', () => this.after(0, () => to.destroySoon()));
	}

	private carry(chunk: Buffer) {
		const { bytesPerSecond = Number.POSITIVE_INFINITY, latencyMs = 0 } = this.pace();
		const allowed = this.leftBytes === null ? chunk : chunk.subarray(0, this.leftBytes);
		this.after(latencyMs + (allowed.length / bytesPerSecond) * 1000, () => this.to.write(allowed));
		if (this.leftBytes === null) return;
		this.leftBytes -= allowed.length;
		if (this.leftBytes === 0) this.after(0, () => this.to.destroySoon());
	}

	/** In the order in which it was asked for. */
	private after(waitMs: number, work: () => void) {
		if (waitMs === 0 && this.trackBackgroundTask === 0) {
			work();
			return;
		}
		this.trackBackgroundTask += 1;
		this.arrived = (this.arrived ?? Promise.resolve())
			.then(() => (waitMs > 0 ? sleep(waitMs) : undefined))
			.then(work)
			.finally(() => {
				this.trackBackgroundTask -= 1;
			});
	}
}

/** Makes every later connection to the database go through a proxy. */
export async function putProxyBeforeDatabase(): Promise<TcpProxy> {
	const url = new URL(process.env.DATABASE_URL ?? '');
	const proxy = await startTcpProxy(Number(url.port));
	url.port = String(proxy.port);
	process.env.DATABASE_URL = url.href;
	return proxy;
}
