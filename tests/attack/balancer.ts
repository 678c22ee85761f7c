import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
	origin: string;
	/** How many answers came from each port. */
	answered: Map<number, number>;
	close(): Promise<void>;
}

/**
 * A reverse proxy in front of two servers: the next server for each request, the caller's address at the
 * end of X-Forwarded-For, another server where one cannot be reached. What has reached a server that then ends is sent
 * again only where that changes nothing. An answer is passed on once it is whole, for a server may end in the middle.
 */
export async function startBalancer(portsOf: () => readonly number[], port: number): Promise<Balancer> {
	let turn = 0;
	const answered = new Map<number, number>();
	const agent = new http.Agent({ keepAlive: true });
	const server = http.createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on('data', (chunk: Buffer) => chunks.push(chunk));
		request.on('end', () => {
			turn += 1;
			const ports = portsOf();
			send(ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0));
		});
		const send = ([target, ...others]: number[]) => {
			if (target === undefined) {
				response.writeHead(502).end();
				return;
			}
			const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress]
				.filter(Boolean)
				.join(', ');
			const headers = { ...request.headers, 'x-forwarded-for': forwarded };
			const { method, url: path } = request;
			const onward = http.request({ host: '127.0.0.1', port: target, method, path, headers, agent });
			let isCut = false;
			const cut = (mayRepeat: boolean) => {
				if (isCut) return;
				isCut = true;
				send(mayRepeat || method === 'GET' ? others : []);
			};
			onward.on('error', ({ code }: NodeJS.ErrnoException) =>
				cut(code === 'ECONNREFUSED' || onward.reusedSocket),
			);
			onward.on('response', (answer) => {
				const body: Buffer[] = [];
				answer.on('data', (chunk: Buffer) => body.push(chunk));
				answer.on('error', () => cut(false));
				answer.on('end', () => {
					answered.set(target, (answered.get(target) ?? 0) + 1);
					response.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(body));
				});
			});
			onward.end(Buffer.concat(chunks));
		};
	});
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		answered,
		async close() {
			agent.destroy();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
