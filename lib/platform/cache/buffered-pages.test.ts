import type { ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { askedServer } from '@/lib/testing/asked-server';
import { bufferPage } from './buffered-pages.mjs';

/** As Next answers. */
let answer: (response: ServerResponse) => void | Promise<void>;
const ask = askedServer(async (incoming, response) => {
	const lateBy = Number(incoming.headers['x-late'] ?? 0);
	bufferPage(incoming, response, performance.now() - lateBy);
	await answer(response);
});
afterEach(() => vi.stubGlobal('pageFailedAt', undefined));

const failed = () => vi.stubGlobal('pageFailedAt', performance.now());
const errorDocument =
	'<!DOCTYPE html><html id="__next_error__"><body><script src="/x.js"></script></body></html>';

it('lets a whole page through as it is', async () => {
	answer = (response) => {
		response.statusCode = 404;
		response.setHeader('Content-Type', 'text/html');
		response.flushHeaders();
		response.write('<p>one');
		response.write(Buffer.from(', two'));
		response.end('</p>');
	};
	const { status, headers, body } = await ask('/blog/x');
	expect(status).toBe(404);
	expect(headers['content-type']).toBe('text/html');
	expect(body).toBe('<p>one, two</p>');
});

it('lets a redirect through, and its headers', async () => {
	answer = (response) => void response.writeHead(307, { Location: '/login' }).end();
	const { status, headers } = await ask('/profile');
	expect([status, headers.location]).toEqual([307, '/login']);
});

it('does not hold back what is no page', async () => {
	failed();
	answer = (response) => {
		response.statusCode = 500;
		response.end('as it is');
	};
	for (const path of ['/api/x', '/_next/static/x.js', '/icon.svg']) {
		failed();
		expect(await ask(path)).toMatchObject({ status: 500, body: 'as it is' });
	}
});

it('a page that has failed for want of the database answers 503, when to come back, and its words without scripts', async () => {
	answer = (response) => {
		failed();
		response.statusCode = 500;
		response.setHeader('Content-Length', errorDocument.length);
		response.setHeader('ETag', '"x"');
		response.end(errorDocument);
	};
	for (const [path, words, again] of [
		['/dashboard', 'कुछ गड़बड़ हुई है', 'फिर प्रयास करें'],
		['/en/dashboard', 'Something went wrong', 'Try Again'],
		['/admin/users', 'Something went wrong', 'Try Again'],
	] as const) {
		const { status, headers, body } = await ask(path);
		expect(status).toBe(503);
		expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
		expect(headers.etag).toBeUndefined();
		expect(body).toContain('<script src="/x.js">');
		expect(body).toContain(`<h1>${words}</h1>`);
		expect(body).toContain(`<a href="">${again}</a>`);
	}
});

it('what Next says in a word of its own becomes a page', async () => {
	answer = (response) => {
		failed();
		response.statusCode = 500;
		response.end('Internal Server Error');
	};
	const { status, headers, body } = await ask('/admin', { cookie: 'adminLanguage=hi' });
	expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
	expect(body).toContain('<html lang="hi">');
	expect(body).not.toContain('Internal');
});

it('a page with a fault of its own stays one', async () => {
	answer = (response) => {
		response.statusCode = 500;
		response.end(errorDocument);
	};
	expect(await ask('/dashboard')).toMatchObject({ status: 500, body: errorDocument });
});

it('a failure before the page was asked for is not its own', async () => {
	failed();
	answer = (response) => {
		response.statusCode = 500;
		response.end(errorDocument);
	};
	expect(await ask('/dashboard')).toMatchObject({ status: 500 });
});

it.each([
	['a part that has failed', '0:["x"]\n1f:E{"digest":"123"}\n', 503],
	['a part that was not found', '0:["x"]\n1f:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n', 200],
	['no part of it', '0:["x"]\n1:"E{\\"digest\\""\n', 200],
])('of what Next’s script asked for: %s', async (_, parts, status) => {
	answer = (response) => {
		failed();
		response.setHeader('Content-Type', 'text/x-component');
		response.write(parts.slice(0, 8));
		response.end(parts.slice(8));
	};
	const found = await ask('/en/profile/x', { rsc: '1' });
	expect(found).toMatchObject({ status, body: status === 503 ? '' : parts });
	if (status === 503) expect(found.headers['retry-after']).toBe('5');
});

it('a page that does not come in time is given up, and what Next says later goes nowhere', async () => {
	let late: Promise<void> = Promise.resolve();
	answer = (response) => {
		late = new Promise((resolve) =>
			setTimeout(() => {
				response.setHeader('X-Late', '1');
				response.statusCode = 200;
				response.write('late');
				response.end();
				resolve();
			}, 120),
		);
	};
	const { status, headers, body } = await ask('/en/dashboard', { 'x-late': '4750' });
	expect([status, headers['retry-after']]).toEqual([503, '5']);
	expect(body).toContain('Try Again');
	await late;
});

it('HEAD has the same answer without a body', async () => {
	answer = (response) => {
		failed();
		response.statusCode = 500;
		response.end(errorDocument);
	};
	expect(await ask('/dashboard', {}, 'HEAD')).toMatchObject({ status: 503, body: '' });
});
