import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/log/log';
import en from '@/messages/en';
import hi from '@/messages/hi';
import { watchIncomingRequests } from './incoming-requests';
import { notePageFailure } from './page-failure';

const tooLate = new Error('timeout exceeded when trying to connect');
const fault = new TypeError('undefined is not a function');

let server: http.Server;

beforeAll(watchIncomingRequests);
beforeAll(() => {
	vi.spyOn(log, 'warn').mockImplementation(() => {});
	vi.spyOn(log, 'error').mockImplementation(() => {});
});
afterEach(() => server.close());

interface Render {
	/** Thrown by a component while the page is rendered. */
	error?: Error;
	status?: number;
	/** Makes the beginning of the page leave before the error is thrown. */
	sendsFirst?: boolean;
	/** Writes the page in these ways. */
	finish?: (response: http.ServerResponse) => void;
}

const stream = (response: http.ServerResponse) => {
	response.flushHeaders();
	response.write('<p>a page of Next');
	response.end('</p>');
};

/** The response of a server that renders a page as Next does. */
async function open(
	path: string,
	{ error, status = error ? 500 : 200, sendsFirst = false, finish = stream }: Render,
	headers: Record<string, string> = {},
) {
	server = http.createServer(async (_, response) => {
		if (sendsFirst) response.write('<h1>Begun</h1>');
		await nextTurn();
		if (error) notePageFailure(error, path);
		if (!sendsFirst) response.statusCode = status;
		finish(response);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
	return { status: response.status, headers: response.headers, body: await response.text() };
}

describe('a page whose database does not respond in time', () => {
	it.each([
		['/profile', hi, 'hi', ''],
		['/en/matrimonial/42/meeting?for=7', en, 'en', ''],
		['/admin/users', en, 'en', ''],
		['/admin/users', hi, 'hi', 'theme=dark; adminLanguage=hi'],
	])(
		'%s responds with 503 and says so in the language of its reader',
		async (path, texts, language, cookie) => {
			const { status, headers, body } = await open(path, { error: tooLate }, { cookie });
			expect(status).toBe(503);
			expect(headers.get('retry-after')).toBe('5');
			expect(headers.get('cache-control')).toBe('no-store');
			expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
			expect(headers.get('content-security-policy')).not.toBeNull();
			expect(body).toContain(`<html lang="${language}">`);
			expect(body).toContain(texts.errorPage.title);
			expect(body).not.toContain('a page of Next');
		},
	);

	it.each([
		['with one call', (response: http.ServerResponse) => response.end('a page of Next')],
		[
			'with its headers and length first',
			(response: http.ServerResponse) => {
				response.setHeader('content-length', 14);
				response.writeHead(500).end('a page of Next');
			},
		],
		['as a stream', stream],
	])('responds with 503 when Next sends the page %s', async (_, finish) => {
		const { status, body } = await open('/profile', { error: tooLate, finish });
		expect(status).toBe(503);
		expect(body).toContain(hi.errorPage.title);
		expect(body).not.toContain('a page of Next');
	});
});

describe('a page that Next sends', () => {
	it.each([
		['has a fault of its own', { error: fault }, 500, '<p>a page of Next</p>'],
		['can do without the database', { error: tooLate, status: 200 }, 200, '<p>a page of Next</p>'],
		[
			'has begun before the database is missing',
			{ error: tooLate, sendsFirst: true },
			200,
			'<h1>Begun</h1><p>a page of Next</p>',
		],
	])('stays as it is when it %s', async (_, render, status, body) => {
		expect(await open('/profile', render)).toMatchObject({ status, body });
	});

	it('stays as it is when a call fails', async () => {
		expect(await open('/api/users/profile', { error: tooLate })).toMatchObject({ status: 500 });
	});
});
