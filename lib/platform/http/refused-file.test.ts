import { statSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { leadRefusedFile, refuseFile } from './refused-file';

const size = statSync(path.join(import.meta.dirname, '../../../public/favicon.ico')).size;

function ask(method: string, url: string, headers: Record<string, string> = {}) {
	const request = new IncomingMessage(new Socket());
	Object.assign(request, { method, url, headers: { ...headers } });
	leadRefusedFile(request);
	const entries = Object.entries(request.headers).map(([name, value]): [string, string] => [
		name,
		`${value}`,
	]);
	const response = refuseFile(new Headers(entries));
	return { request, response };
}

describe('a file of public/', () => {
	it.each(['PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('refuses %s with 405', (method) => {
		for (const url of ['/favicon.ico', '/favicon.ico?x=1', '/%66avicon.ico', '/a/../favicon.ico']) {
			const { response, request } = ask(method, url);
			expect([response?.status, response?.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
			expect([request.url, request.method]).toEqual(['/refused-file', 'POST']);
		}
	});

	it.each([
		`bytes=${size}-`,
		`bytes=${size + 5}-${size + 9}`,
		'bytes=-0',
		'bytes=9-8',
		'bytes=x-y',
		'bytes=',
		`bytes=-${size + 1}`,
		` bytes=${size}-,${size}-`,
	])('refuses the range "%s" with 416', (range) => {
		for (const method of ['GET', 'HEAD']) {
			const { response } = ask(method, '/favicon.ico', { range });
			expect([response?.status, response?.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
		}
	});

	it.each([
		'bytes=0-',
		'bytes=0-0',
		`bytes=-${size}`,
		`bytes=${size}-,0-1`,
		`bytes=${size - 1}-${size + 9}`,
		'lines=9-8',
	])('goes out for the range "%s"', (range) => {
		const { response, request } = ask('GET', '/favicon.ico', { range });
		expect([response, request.url, request.headers.range]).toEqual([null, '/favicon.ico', range]);
	});

	it('goes out whole for a range with a condition that no part fits, and without preconditions', () => {
		const headers = { range: `bytes=${size}-`, 'if-range': '"x"', 'if-match': '"x"' };
		const { response, request } = ask('GET', '/favicon.ico', headers);
		expect([response, request.headers]).toEqual([null, { 'if-range': '"x"' }]);
	});
});

describe('every other request', () => {
	it.each([
		['PUT', '/'],
		['PUT', '/about'],
		['POST', '/api/contact'],
		['PUT', '/robots.txt'],
		['PUT', '/nothing.png'],
		['PUT', '/../package.json'],
		['PUT', '/..%2fpackage.json'],
		['PUT', '/_next/static/../../package.json'],
		['PUT', '/hero'],
		['PUT', '/favicon.ico%00'],
		['GET', '/favicon.ico'],
	])('%s %s stays as it is', (method, url) => {
		const { response, request } = ask(method, url);
		expect([response, request.method, request.url]).toEqual([null, method, url]);
	});

	it('cannot name its own refusal', () => {
		const name = `${globalThis.refusedFileHeaderName}`;
		expect(ask('GET', '/about', { [name]: '405' }).response).toBeNull();
	});
});
