import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { requestScope } from '@/lib/platform/log/request-scope.mjs';
import { watchIncomingRequests } from './incoming-requests';

let server: http.Server;

beforeAll(watchIncomingRequests);
afterEach(() => server.close());

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
