import http from 'node:http';
import net from 'node:net';

export interface RefusingServer {
	url: string;
	/** How often it has refused. */
	refusals(): number;
	close(): Promise<void>;
}

async function listen(server: net.Server, protocol: string, refusals: () => number): Promise<RefusingServer> {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('No free port found');
	return {
		url: `${protocol}://127.0.0.1:${address.port}`,
		refusals,
		close: () => new Promise((resolve) => server.close(() => resolve())),
	};
}

/** A mail server that knows nobody, and says so in a sentence with the receiver's address. */
export function startRefusingMailServer(): Promise<RefusingServer> {
	let refused = 0;
	const server = net.createServer((socket) => {
		socket.on('error', () => {});
		socket.write('220 refusing\r\n');
		socket.setEncoding('utf8').on('data', (said: string) => {
			for (const line of said.split('\r\n').filter(Boolean)) {
				const receiver = /^RCPT TO:(.*)$/i.exec(line)?.[1];
				if (receiver !== undefined) refused += 1;
				if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
				else socket.write(receiver === undefined ? '250 ok\r\n' : `550 ${receiver} is not known here\r\n`);
			}
		});
	});
	return listen(server, 'smtp', () => refused);
}

/** A store that refuses everything, and says so with what was asked for. */
export function startRefusingStore(): Promise<RefusingServer> {
	let refused = 0;
	const server = http.createServer((request, response) => {
		refused += 1;
		request.resume();
		response
			.writeHead(403, { 'content-type': 'application/xml' })
			.end(`<Error><Code>AccessDenied</Code><Message>${request.url} is not yours</Message></Error>`);
	});
	return listen(server, 'http', () => refused);
}
