import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adaptMadePage, sendKeptPage } from './page-answers.mjs';
import PageCache from './page-cache.mjs';

const cache = new PageCache();
const html = `<main>${'खम्मा घणी '.repeat(500)}</main>`;
/** What Next makes of a page, and what is left of it until its scripts are needed. */
const made = `<head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>\
<script src="/_next/static/chunks/a.js" async=""></script><script src="/hero/film.js" async=""></script></head>\
<p>&lt;script src="/_next/static/chunks/b.js" async=""&gt;</p><script src="/_next/static/chunks/old.js" noModule=""></script>\
<script src="/_next/static/chunks/c.js" async=""></script><script>self.__next_f.push([1,"the page's data"])</script>`;
const lost = `<html id="__next_error__"><head></head><body><script src="/_next/static/chunks/a.js" async=""></script></body></html>`;
const failed = `<html id="__next_error__"><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>run()</script></html>`;
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
	await keep('/hi/scripts', { html: made });
	await keep('/hi/dialog', { html: `${made}<dialog></dialog>` });
	await keep('/hi/half', { postponed: 'the rest' });
	await keep('/hi/api/blogs', { kind: 'APP_ROUTE' });
	server = createServer(async (incoming, response) => {
		if (await sendKeptPage(incoming, response)) return;
		if (incoming.url === '/made-in-vain') {
			adaptMadePage(incoming, response);
			response.statusCode = 500;
			response.setHeader('Content-Type', 'text/html; charset=utf-8');
			response.end(failed);
		} else if (incoming.url === '/en/made-lost') {
			adaptMadePage(incoming, response);
			response.statusCode = 404;
			response.setHeader('x-nextjs-prerender', '1');
			response.end(lost);
		} else if (incoming.url?.startsWith('/made')) {
			adaptMadePage(incoming, response);
			response.setHeader('ETag', '"of Next"');
			response.setHeader('Cache-Control', 's-maxage=31536000');
			if (incoming.url !== '/made-for-one') response.setHeader('x-nextjs-prerender', '1');
			response.setHeader('Content-Length', Buffer.byteLength(made));
			response.end(incoming.method === 'HEAD' ? undefined : made);
		} else response.writeHead(418).end('Next');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
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

	it('is sent to whoever chose English at its English address', async () => {
		expect((await ask('/en/about', { cookie: 'preferredLanguage=en' })).status).toBe(200);
	});
});

describe('the scripts of a page', () => {
	const sources = (body: string) => [...body.matchAll(/<script src="([^"]*)"/g)].map(([, source]) => source);

	it.each(['/scripts', '/made'])('come late at %s', async (path) => {
		const { headers, body } = await ask(path);
		const page = body.toString();
		expect(sources(page)).toEqual(['/hero/film.js', '/_next/static/chunks/old.js']);
		expect(page).not.toContain('rel="preload"');
		expect(page).toContain('(["/_next/static/chunks/a.js","/_next/static/chunks/c.js"])</script></head>');
		expect(page).toContain(`self.__next_f.push([1,"the page's data"])`);
		expect(page).toContain('&lt;script src="/_next/static/chunks/b.js" async=""&gt;');
		expect(Number(headers['content-length'])).toBe(body.byteLength);
		expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
		expect(headers['x-nextjs-prerender']).toBeUndefined();
	});

	it('come at once with a page made for one reader', async () => {
		const { headers, body } = await ask('/made-for-one');
		expect(body.toString()).toBe(made);
		expect(headers.etag).toBe('"of Next"');
	});

	it('come at once where nothing was found, with the words for who runs none', async () => {
		const { status, body } = await ask('/en/made-lost');
		expect(status).toBe(404);
		expect(sources(body.toString())).toEqual(['/_next/static/chunks/a.js']);
		expect(body.toString()).toContain('<noscript><main lang="en"><h1>Page Not Found</h1>');
	});

	it('come at once with a page that is a dialog', async () => {
		expect((await ask('/dialog')).body.toString()).toBe(`${made}<dialog></dialog>`);
	});

	it('are left to Next where it is asked for a part of the page', async () => {
		const { headers, body } = await ask('/made', { rsc: '1' });
		expect(body.toString()).toBe(made);
		expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
	});
});

describe('the policy of a page', () => {
	const hashes = ({ headers }: Answer) =>
		String(headers['content-security-policy']).match(/'sha256-[^']+'/g) ?? [];
	const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
	const inline = (page: string) =>
		[...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => hashOf(text));

	it.each(['/scripts', '/made'])('allows the scripts within it and no other at %s', async (path) => {
		const answer = await ask(path);
		expect(hashes(answer)).toEqual(inline(answer.body.toString()));
		expect(hashes(answer)).toHaveLength(2);
	});

	it('is the same with a page that the reader has already', async () => {
		const { headers } = await ask('/scripts');
		const again = await ask('/scripts', { 'if-none-match': String(headers.etag) });
		expect(again.status).toBe(304);
		expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
	});

	it('allows what a page that could not be made says, and nothing else', async () => {
		const answer = await ask('/made-in-vain');
		expect(answer.body.toString()).toBe(failed);
		expect(hashes(answer)).toEqual([hashOf('(self.__next_f=self.__next_f||[]).push([0])')]);
	});

	it('is Next’s own for a page that was made for one reader', async () => {
		expect((await ask('/made-for-one')).headers['content-security-policy']).toBeUndefined();
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
	])('%s', async (_, path, headers, method) => {
		expect((await ask(path, headers, method)).status).toBe(418);
	});
});
