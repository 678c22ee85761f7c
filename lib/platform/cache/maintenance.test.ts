import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askedServer } from '@/lib/testing/asked-server';
import { closeForMaintenance } from './maintenance.mjs';

const ask = askedServer(async (incoming, response) => {
	if (await closeForMaintenance(incoming, response)) return;
	// As Next and the kept pages answer: with a status and headers of their own, or with neither.
	if (incoming.headers['x-plain']) response.setHeader('Cache-Control', 's-maxage=60');
	else response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'public' });
	response.end(`${incoming.method} ${incoming.url} ${incoming.headers['if-none-match'] ?? ''}`.trim());
});
beforeEach(() => void vi.stubEnv('DATABASE_URL', ''));
afterEach(() => vi.unstubAllEnvs());

describe('during maintenance', () => {
	const close = () => vi.stubEnv('MAINTENANCE', '1');

	it.each([
		['/', '/maintenance'],
		['/about', '/maintenance'],
		['/family-tree/relation?one=1', '/maintenance'],
		['/loginother', '/maintenance'],
		['/blog/admin', '/maintenance'],
		['/hi/about', '/maintenance'],
		['/_next/../about', '/maintenance'],
		['/api/%2e%2e/en/about', '/en/maintenance'],
		['//api/health', '/maintenance'],
		['/About/', '/maintenance'],
		['http://portal.example/login/../about', '/maintenance'],
		['/en', '/en/maintenance'],
		['/en/profile', '/en/maintenance'],
	])('%s is the page that says so, with 503', async (path, page) => {
		close();
		const { status, headers, body } = await ask(path);
		expect({ status, body }).toEqual({ status: 503, body: `GET ${page}` });
		expect(headers['cache-control']).toBe('no-store');
		expect(Number(headers['retry-after'])).toBeGreaterThan(0);
		expect(headers['content-type']).toBe('text/html');
	});

	it('speaks English to who has chosen it', async () => {
		close();
		const { body } = await ask('/about', { cookie: 'a=1; preferredLanguage=en' });
		expect(body).toBe('GET /en/maintenance');
	});

	it('overrules an answer that names no status', async () => {
		close();
		const { status, headers } = await ask('/', { 'x-plain': 'yes' });
		expect(status).toBe(503);
		expect(headers['cache-control']).toBe('no-store');
	});

	it('sends the page to a browser that holds the one it asked for, and to a form', async () => {
		close();
		expect((await ask('/about', { 'if-none-match': '"held"' })).body).toBe('GET /maintenance');
		expect((await ask('/contact', {}, 'POST')).body).toBe('GET /maintenance');
		const head = await ask('/about', {}, 'HEAD');
		expect(head).toMatchObject({ status: 503, body: '' });
	});

	it('refuses a part of a page, so that the whole is asked for', async () => {
		close();
		expect(await ask('/about?_rsc=1', { rsc: '1' })).toMatchObject({ status: 503, body: '' });
	});

	it.each([
		'/login?next=/profile',
		'/en/login',
		'/admin',
		'/admin/users/1',
		'/en/admin',
		'/maintenance',
		'/en/maintenance',
		'/api/health',
		'/api/users/login',
		'/_next/static/chunks/a.js',
		'/icon.svg',
		'/sitemap.xml',
	])('%s goes on', async (path) => {
		close();
		expect(await ask(path)).toMatchObject({ status: 200, body: `GET ${path}` });
	});
});

it('everything is as always when there is none', async () => {
	expect(await ask('/about', { 'if-none-match': '"held"' })).toMatchObject({
		status: 200,
		body: 'GET /about "held"',
	});
});
