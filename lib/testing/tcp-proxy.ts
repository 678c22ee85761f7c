import net from 'node:net';

export interface TcpProxy {
	port: number;
	/** Keeps every connection open and says nothing more on any, new ones included. */
	freeze(): void;
	thaw(): void;
	/** Refuses new connections and cuts those there are. */
	close(): Promise<void>;
	/** Listens again, on the same port. */
	reopen(): Promise<void>;
}

/** Stands between a client and a server on this machine, so that a test can take the server away. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
	const sockets = new Set<net.Socket>();
	let isFrozen = false;
	const server = net.createServer((client) => {
		const target = net.connect(targetPort, '127.0.0.1');
		for (const [from, to] of [
			[client, target],
			[target, client],
		] as const) {
			sockets.add(from);
			from.on('data', (chunk) => to.write(chunk));
			from.on('error', () => {});
			from.on('close', () => {
				sockets.delete(from);
				to.destroy();
			});
			if (isFrozen) from.pause();
		}
	});
	const listen = (port: number) =>
		new Promise<void>((resolve, reject) => {
			server.once('error', reject);
			server.listen(port, '127.0.0.1', resolve);
		});
	await listen(0);
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
	return {
		port: address.port,
		freeze() {
			isFrozen = true;
			for (const socket of sockets) socket.pause();
		},
		thaw() {
			isFrozen = false;
			for (const socket of sockets) socket.resume();
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				for (const socket of sockets) socket.destroy();
			}),
		reopen: () => listen(address.port),
	};
}
