import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestScope } from '../log/request-scope.mjs';
import { sendKeptPage } from './kept-pages.mjs';
import PageCache from './page-cache.mjs';

const cache = new PageCache();
const html = `<main>${'खम्मा घणी '.repeat(500)}</main>`;
const scripts = `<head><script src="/_next/static/chunks/a.js" async=""></script></head>\
<script>self.__next_f.push([1,"the page's data"])</script><script>smuggled()</script>`;
let server: Server;

async function keep(address: string, fields: Record<string, unknown> = {}) {
	const key = `/route-cache/APP_PAGE/57561d/$${address}`;
	await cache.set(key, null);
	await cache.get(key);
	await cache.set(key, { kind: 'APP_PAGE', html, status: undefined, postponed: undefined, ...fields });
}

beforeAll(async () => {
	for (const address of ['/hi', '/hi/about', '/en', '/en/about']) await keep(address);
	await keep('/hi/deity/unknown', { status: 404 });
	await keep('/hi/blog/x$/hi/about', { html: 'another page' });
	await keep('/hi/scripts', { html: scripts });
	await keep('/hi/blog/story');
	await keep('/hi/half', { postponed: 'the rest' });
	await keep('/hi/api/blogs', { kind: 'APP_ROUTE' });
	await requestScope.run({ requestId: 'one', isCounted: false, hasQuery: true }, () => keep('/hi/searched'));
	server = createServer(async (incoming, response) => {
		if (await sendKeptPage(incoming, response)) return;
		response.writeHead(418).end('Next');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => new Promise((resolve) => server.close(resolve)));

interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('the server does not listen');
	return new Promise((resolve, reject) => {
		const sent = request(
			{ port: address.port, host: '127.0.0.1', path, headers, method },
			async (incoming) => {
				const chunks: Buffer[] = [];
				for await (const chunk of incoming) chunks.push(chunk);
				resolve({
					status: incoming.statusCode ?? 0,
					headers: incoming.headers,
					body: Buffer.concat(chunks),
				});
			},
		);
		sent.once('error', reject).end();
	});
}

describe('a page that is kept', () => {
	it.each(['/', '/about', '/en', '/en/about'])('is sent at %s', async (path) => {
		const { status, headers, body } = await ask(path);
		expect(status).toBe(200);
		expect(headers['content-type']).toBe('text/html; charset=utf-8');
		expect(headers['content-encoding']).toBeUndefined();
		expect(body.toString()).toBe(html);
	});

	it.each([
		['gzip, deflate, br', 'br'],
		['gzip;q=1.0, br;q=0', 'gzip'],
		['GZIP', 'gzip'],
		['br;q=0.5', 'br'],
		['deflate, *;q=0', undefined],
	])('is packed for "%s" as %s', async (accepted, packing) => {
		const { headers, body } = await ask('/', { 'accept-encoding': accepted });
		expect(headers['content-encoding']).toBe(packing);
		expect(Number(headers['content-length'])).toBe(body.byteLength);
		const unpack = packing === 'br' ? brotliDecompressSync : packing === 'gzip' ? gunzipSync : Buffer.from;
		expect(unpack(body).toString()).toBe(html);
	});

	it('is asked for again each time, and sent only when it is another', async () => {
		const { headers } = await ask('/');
		expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
		const again = await ask('/', { 'if-none-match': `"older", ${headers.etag}` });
		expect(again.status).toBe(304);
		expect(again.body.byteLength).toBe(0);
		await keep('/hi', { html: `${html}<p>new</p>` });
		const changed = await ask('/', { 'if-none-match': String(headers.etag) });
		expect(changed.status).toBe(200);
		expect(changed.body.toString()).toContain('new');
		await keep('/hi');
	});

	it('answers HEAD without the page', async () => {
		const { status, headers, body } = await ask('/about', {}, 'HEAD');
		expect(status).toBe(200);
		expect(Number(headers['content-length'])).toBe(Buffer.byteLength(html));
		expect(body.byteLength).toBe(0);
	});

	it('is sent to readers who chose English at its English address', async () => {
		expect((await ask('/en/about', { cookie: 'preferredLanguage=en' })).status).toBe(200);
	});
});

describe('the policy of a page', () => {
	it('allows the scripts of Next within it and no other', async () => {
		const answer = await ask('/scripts');
		expect(answer.body.toString()).toBe(scripts);
		const allowed = String(answer.headers['content-security-policy']).match(/'sha256-[^']+'/g);
		const [, data = ''] = /<script>(self.*?)<\/script>/.exec(scripts) ?? [];
		expect(allowed).toEqual([`'sha256-${createHash('sha256').update(data).digest('base64')}'`]);
	});

	it('is the same with a page that the reader has already', async () => {
		const { headers } = await ask('/scripts');
		const again = await ask('/scripts', { 'if-none-match': String(headers.etag) });
		expect(again.status).toBe(304);
		expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
	});
});

describe('left to Next is', () => {
	it.each<[string, string, Record<string, string>, string]>([
		['an address that nothing is kept for', '/devi', {}, 'GET'],
		['the second address of Hindi', '/hi/about', {}, 'GET'],
		['a query', '/about?page=2', {}, 'GET'],
		['a slash at the end', '/about/', {}, 'GET'],
		['an address with a dot', '/hi/../about', {}, 'GET'],
		['a reader who is led to English', '/about', { cookie: 'a=b; preferredLanguage=en' }, 'GET'],
		['a part of a page', '/about', { rsc: '1' }, 'GET'],
		['a prefetch', '/about', { 'next-router-prefetch': '1' }, 'GET'],
		['a form', '/about', {}, 'POST'],
		['a page that was not found', '/deity/unknown', {}, 'GET'],
		['a page that is not whole', '/half', {}, 'GET'],
		['a call', '/api/blogs', {}, 'GET'],
		['a page that was made with a query', '/searched', {}, 'GET'],
		['a page for a reader who has a session', '/about', { cookie: 'next-auth.session-token=x' }, 'GET'],
	])('%s', async (_, path, headers, method) => {
		expect((await ask(path, headers, method)).status).toBe(418);
	});

	it.each([
		['PAGES_FROM_MEMORY', '0'],
		['MAINTENANCE', '1'],
	])('everything with %s=%s', async (name, value) => {
		vi.stubEnv(name, value);
		expect((await ask('/about')).status).toBe(418);
	});
});
