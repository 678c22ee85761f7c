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

describe('the method TRACE', () => {
	it.each(['/', '/api/users/profile'])('is refused at %s with the methods that are allowed', async (path) => {
		const response = await trace(path);
		response.resume();
		expect(response.statusCode).toBe(405);
		expect(response.headers.allow).toContain('GET');
	});
});
