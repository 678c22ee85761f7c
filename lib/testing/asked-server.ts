import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	request,
	type ServerResponse,
} from 'node:http';
import { afterAll, beforeAll } from 'vitest';

interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: string;
}

/** Serves by `handle` as long as the test file runs, and answers what asks that server. To be called once, at the top. */
export function askedServer(handle: (incoming: IncomingMessage, response: ServerResponse) => Promise<void>) {
	const server = createServer(handle);
	beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
	afterAll(() => new Promise((resolve) => server.close(resolve)));
	return (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> => {
		const address = server.address();
		if (address === null || typeof address === 'string') throw new Error('the server does not listen');
		return new Promise((resolve, reject) => {
			const sent = request(
				{ port: address.port, host: '127.0.0.1', path, headers, method },
				async (incoming) => {
					let body = '';
					for await (const chunk of incoming) body += chunk;
					resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body });
				},
			);
			sent.once('error', reject).end();
		});
	};
}
