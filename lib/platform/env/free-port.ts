import { createServer } from 'node:net';

/** A port of this machine's loopback interface that no program listens on at the moment. */
export async function findFreePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(0, '127.0.0.1', resolve);
	});
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	if (address === null || typeof address === 'string') throw new Error('No free port found');
	return address.port;
}
