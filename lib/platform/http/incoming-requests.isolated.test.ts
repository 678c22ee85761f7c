import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { requestScope } from '@/lib/platform/log/request-scope.mjs';
import { watchIncomingRequests } from './incoming-requests';

let server: http.Server;

beforeAll(watchIncomingRequests);
afterEach(() => {
	vi.unstubAllEnvs();
	server.close();
});

async function getAnswers(requests: readonly http.RequestOptions[]): Promise<string[]> {
	server = http.createServer((request, response) => {
		const id = requestScope.getStore()?.requestId ?? '';
		response.end(`${request.method} ${request.url} ${/^[\da-f-]{36}$/.test(id)}`);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return Promise.all(
		requests.map(
			(options) =>
				new Promise<string>((resolve, reject) => {
					http
						.request({ host: '127.0.0.1', port, ...options }, async (answer) => {
							resolve(Buffer.concat(await answer.toArray()).toString());
						})
						.once('error', reject)
						.end();
				}),
		),
	);
}

it('leaves out the query of a page that is kept for everybody, and of no other request', async () => {
	const requests = [
		{ path: '/about?q=secret' },
		{ path: '/about?q=secret', method: 'HEAD' },
		{ path: '/about?q=secret', method: 'POST' },
		{ path: '/matrimonial?for=4f1c', headers: { cookie: 'next-auth.session-token=x' } },
	];
	expect(await getAnswers(requests)).toEqual([
		'GET /about true',
		'',
		'POST /about?q=secret true',
		'GET /matrimonial?for=4f1c true',
	]);
});

it('repairs what Next would answer with 500, and gives each request an id', async () => {
	const asked = [{ path: '/%' }, { path: '/login?x=%' }, { path: '/', method: 'TRACE' }];
	expect(await getAnswers(asked)).toEqual(['GET /%25 true', 'GET /login?x=% true', 'PROPFIND / true']);
});

/** Sends bytes as they are, and answers the pieces in which the server gets the body. */
async function getPieces(bytes: string): Promise<string[]> {
	const pieces: string[] = [];
	server = http.createServer((request, response) => {
		request.on('data', (piece: Buffer) => pieces.push(piece.toString()));
		request.on('end', () => response.end());
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	const socket = net.connect(port, '127.0.0.1');
	socket.write(bytes);
	await once(socket.resume(), 'close');
	return pieces;
}

it('hands on chunks of a byte that arrive together as one piece, whole and in order', async () => {
	const text = Array.from({ length: 20_000 }, (_, at) => String.fromCharCode(97 + (at % 26))).join('');
	const chunks = [...text].map((byte) => `1\r\n${byte}\r\n`).join('');
	const head = 'POST /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n';
	const pieces = await getPieces(`${head}${chunks}0\r\n\r\n`);
	expect(pieces.join('')).toBe(text);
	expect(pieces.length).toBeLessThan(100);
});

it('hands on what arrives by itself at once', async () => {
	const head = 'POST /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 3\r\n\r\n';
	expect(await getPieces(`${head}abc`)).toEqual(['abc']);
});

it('lets a request leave its turn to others while its body is on its way, and no longer', async () => {
	vi.stubEnv('DATABASE_URL', 'postgres://portal@localhost/portal');
	vi.stubEnv('AUTH_SECRET', 'a banyan by the old step-well, and more');
	server = http.createServer(async (request, response) => {
		const scope = requestScope.getStore();
		await scope?.takeTurn?.();
		const hasLeft = scope?.leaveTurn?.();
		response.end(`${request.url} ${hasLeft}`);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	const ask = async (bytes: string) => {
		const socket = net.connect(port, '127.0.0.1');
		socket.write(bytes);
		const [answer] = await once(socket, 'data');
		socket.destroy();
		return String(answer).split('\r\n\r\n').at(-1);
	};
	expect(await ask('POST /half HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab')).toContain('/half true');
	expect(await ask('POST /whole HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab')).toContain(
		'/whole false',
	);
});
