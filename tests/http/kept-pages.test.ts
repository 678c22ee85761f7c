import { request as sendRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import * as z from 'zod';
import { getTimeLimit } from '../../scripts/time-factor.mjs';
import { findAll, getPage, getXml, logInAsAdministrator, send } from './site';

const savedBlog = z.object({ blog: z.object({ _id: z.string() }) });
/** The words that the first visitor of each page sends, wherever a request can hold them. */
const canary = 'canaryofthefirstvisitor';
const title = `A story about ${Date.now()}`;
const atOnce = 4;
const untilRenewed = { timeout: getTimeLimit(10_000), interval: 100 };

let authorization = '';
let blogId = '';

/** Makes a blog public, and waits until the portal has dropped every page that it has kept. */
beforeAll(async () => {
	({ authorization } = await logInAsAdministrator());
	const response = await send('/api/blogs', {
		method: 'POST',
		headers: { authorization, 'content-type': 'application/json' },
		body: JSON.stringify({ title, content: 'Once.', author: 'Meera', language: 'en' }),
	});
	blogId = savedBlog.parse(await response.json()).blog._id;
	await vi.waitFor(async () => expect((await getPage('/en/blogs')).html).toContain(title), untilRenewed);
});

// The tests of other files follow the links of these pages.
afterAll(async () => {
	await send(`/api/blogs/${blogId}`, { method: 'DELETE', headers: { authorization } });
	for (const path of ['/', '/en', '/blogs', '/en/blogs'])
		await vi.waitFor(async () => expect((await getPage(path)).html).not.toContain(blogId), untilRenewed);
});

async function listKeptPages(): Promise<string[]> {
	const { document } = await getXml('/sitemap.xml');
	const listed = findAll(document, 'url > loc').map(({ textContent }) => new URL(textContent ?? '').pathname);
	const unlisted = ['/api-reference', '/forgot-password', '/maintenance'].flatMap((path) => [
		path,
		`/en${path}`,
	]);
	return [...new Set([...listed, ...unlisted])];
}

/** Visits a page with the canary in each part of the request; `fetch` would choose the host itself. */
function visitFirst(path: string): Promise<number> {
	const { port } = new URL(inject('site'));
	const headers = {
		host: `${canary}.example`,
		cookie: `${canary}=${canary}; theme=${canary}`,
		'user-agent': canary,
		referer: `https://${canary}.example/`,
		'accept-language': `${canary}, en`,
		'x-forwarded-for': canary,
		'x-forwarded-host': `${canary}.example`,
		'x-canary': canary,
	};
	return new Promise((resolve, reject) => {
		sendRequest(
			{ host: 'localhost', port, path: `${path}?q=${canary}&utm_source=${canary}&${canary}`, headers },
			(response) => {
				response.resume().once('end', () => resolve(response.statusCode ?? 0));
			},
		)
			.once('error', reject)
			.end();
	});
}

describe('a page that is kept for everybody', () => {
	it('holds nothing of the request that it was made for', { timeout: getTimeLimit(60_000) }, async () => {
		const pages = await listKeptPages();
		expect(pages.length).toBeGreaterThan(50);
		const faults: string[] = [];
		const look = async (path: string) => {
			const status = await visitFirst(path);
			const { html, headers } = await getPage(path);
			const isKept = headers.get('cache-control') === 'public, max-age=0, must-revalidate';
			if (status !== 200 || !isKept) faults.push(`${path}: ${status}, ${headers.get('cache-control')}`);
			if (`${html}${JSON.stringify([...headers])}`.includes(canary)) faults.push(`${path}: the canary`);
		};
		for (let start = 0; start < pages.length; start += atOnce)
			await Promise.all(pages.slice(start, start + atOnce).map(look));
		expect(faults).toEqual([]);
	});

	it('holds nothing of a visitor who asks for Hindi beside a choice of English', async () => {
		const address = '/api-reference';
		await getPage(`${address}?in=hi&q=${canary}`, { cookie: 'preferredLanguage=en' });
		expect((await getPage(address)).html).not.toContain(canary);
	});
});
