import http, { type IncomingMessage } from 'node:http';
import { describe, expect, inject, it } from 'vitest';
import { send } from './site';

describe('addresses', () => {
	it.each([
		'/blog/%FF',
		'/en/%',
		'/%ED%A0%80',
		'/api/blogs/%FF',
		'/_next/static/%FF',
		'/%25FF',
		'/api',
		'/no-such-file.txt',
	])('%s responds with 404', async (path) => {
		expect((await send(path)).status).toBe(404);
	});

	it.each([
		['/about/', '/about'],
		['/en/about/', '/en/about'],
	])('%s leads to %s', async (path, target) => {
		const response = await send(path);
		expect([response.status, response.headers.get('location')]).toEqual([308, target]);
	});
});

/** `fetch` refuses to send this method. */
function trace(path: string): Promise<IncomingMessage> {
	return new Promise((resolve, reject) => {
		const request = http.request(new URL(path, inject('site')), { method: 'TRACE' }, resolve);
		request.once('error', reject).end();
	});
}

describe('the address for password managers', () => {
	it.each([
		['', '/profile#account'],
		['preferredLanguage=en', '/profile#account'],
	])('leads to the password on the own page, with the cookie "%s"', async (cookie, target) => {
		const response = await send('/.well-known/change-password', { headers: { cookie } });
		expect([response.status, response.headers.get('location')]).toEqual([307, target]);
	});
});

describe('a file of public/', () => {
	it.each(['/favicon.ico', '/hero/film.js', '/fonts/noto-serif-latin-700.woff2', '/icon.svg?v=1'])(
		'%s refuses to be written, with the methods that are allowed',
		async (path) => {
			for (const method of ['PUT', 'POST', 'DELETE']) {
				const response = await send(path, { method });
				expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
				expect(await response.text()).toBe('');
			}
		},
	);

	it('responds with 416 and its size to a range beyond its end, and sends a range within', async () => {
		const film = '/hero/hero-tall.mp4';
		const size = (await (await send(film)).arrayBuffer()).byteLength;
		const beyond = await send(film, { headers: { range: `bytes=${size}-` } });
		expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
		const within = await send(film, { headers: { range: 'bytes=0-9' } });
		expect([within.status, (await within.arrayBuffer()).byteLength]).toEqual([206, 10]);
	});

	it('goes to a reader who has another version of it', async () => {
		const response = await send('/hero/hero-tall.mp4', { headers: { 'if-match': '"another"' } });
		expect(response.status).toBe(200);
		await response.body?.cancel();
	});
});

describe('the method TRACE', () => {
	it.each(['/', '/api/users/profile'])('is refused at %s with the methods that are allowed', async (path) => {
		const response = await trace(path);
		response.resume();
		expect(response.statusCode).toBe(405);
		expect(response.headers.allow).toContain('GET');
	});
});
