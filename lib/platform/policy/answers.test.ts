import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guardAnswer } from './answers.mjs';
import { barePolicy, pagePolicy, scriptPolicy } from './headers.mjs';

let server: Server;
let origin: string;

beforeAll(async () => {
	server = createServer((request, response) => {
		guardAnswer(request, response);
		const { type, own } = Object.fromEntries(new URL(request.url ?? '', origin).searchParams);
		if (request.url === '/kept') response.writeHead(304).end();
		else if (request.url === '/asked') response.end(request.headers['content-security-policy'] ?? 'nothing');
		else if (own) {
			response.setHeader('Content-Security-Policy', own);
			response.writeHead(200, 'Fine', { 'cross-origin-resource-policy': 'same-site' }).end();
		} else if (type) response.writeHead(200, { 'Content-Type': type }).end();
		else response.end();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function headersOf(path: string): Promise<Headers> {
	return (await fetch(origin + path)).headers;
}

it.each([
	['/page?type=text/html;charset=utf-8', pagePolicy([]), 'same-origin'],
	['/anything', barePolicy, 'same-origin'],
	['/api/blogs?type=application/json', barePolicy, 'same-origin'],
	['/_next/static/chunks/worker.js?x=1', scriptPolicy, 'same-origin'],
	['/page.js?type=text/html', pagePolicy([]), 'same-origin'],
	['/og-default.png', barePolicy, 'cross-origin'],
	['/own?own=sandbox', 'sandbox', 'same-site'],
	['/kept', null, 'same-origin'],
])('%s gets the policy of its kind', async (path, policy, resource) => {
	const headers = await headersOf(path);
	expect(headers.get('content-security-policy')).toBe(policy);
	expect(headers.get('cross-origin-resource-policy')).toBe(resource);
	expect(headers.get('x-content-type-options')).toBe('nosniff');
	expect(headers.get('x-frame-options')).toBe('DENY');
});

it('a policy that comes with a request reaches nobody', async () => {
	const policy = "script-src 'nonce-of-somebody'";
	const answer = await fetch(`${origin}/asked`, { headers: { 'content-security-policy': policy } });
	expect(await answer.text()).toBe('nothing');
});
