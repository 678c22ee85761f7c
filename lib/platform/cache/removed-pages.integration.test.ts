import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { emptyTables, provideDatabase } from '@/lib/testing/database';
import { markRemoved } from './removed-pages.mjs';

provideDatabase();
beforeEach(emptyTables);

let server: Server;

/** Stands for Next, which finds nothing, and says so in either of two ways. */
beforeAll(async () => {
	server = createServer(async (request, response) => {
		await markRemoved(request, response);
		const { pathname } = new URL(request.url ?? '', 'http://localhost');
		const status = pathname.startsWith('/found') || request.headers['x-status'] === '200' ? 200 : 404;
		if (request.headers['x-explicit']) response.writeHead(status, { 'content-type': 'text/html' });
		else response.statusCode = status;
		response.end('<p>not found</p>');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function statusOf(path: string, headers: Record<string, string> = {}) {
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('the server does not listen');
	const answer = await fetch(`http://127.0.0.1:${address.port}${path}`, { headers });
	expect(await answer.text()).toBe('<p>not found</p>');
	return answer.status;
}

const blog = { title: 'x', titleKey: 'x', content: 'Once.', author: 'Meera', language: 'hi' } as const;
const approved = { ...blog, status: 'approved', approvedAt: new Date() } as const;

describe('a removed page', () => {
	it('is gone, whichever of its addresses is asked for', async () => {
		const story = await db.blog.create({ data: approved });
		const deity = await db.deity.create({ data: {} });
		await db.blog.delete({ where: { id: story.id } });
		await db.deity.delete({ where: { id: deity.id } });
		for (const path of [`/blog/${story.id}`, `/en/blog/${story.id}`, `/deity/${deity.id}?q=1`]) {
			expect(await statusOf(path)).toBe(410);
			expect(await statusOf(path, { 'x-explicit': 'yes' })).toBe(410);
		}
		expect(await statusOf(`/blog/${story.id.toUpperCase()}`)).toBe(410);
	});

	it('is there again with its record', async () => {
		const { id } = await db.blog.create({ data: approved });
		await db.blog.delete({ where: { id } });
		await db.blog.create({ data: { ...approved, id } });
		expect(await statusOf(`/blog/${id}`)).toBe(404);
		expect(await statusOf(`/blog/${id}`, { 'x-status': '200' })).toBe(200);
	});
});

describe('never there was', () => {
	it('what nobody could read, and what nobody wrote', async () => {
		const { id } = await db.blog.create({ data: blog });
		await db.blog.delete({ where: { id } });
		for (const path of [`/blog/${id}`, `/blog/${randomUUID()}`, '/blog/nothing', '/nowhere', `/deity/${id}`])
			expect(await statusOf(path)).toBe(404);
	});

	it('anything, as long as the database is away', async () => {
		const { id } = await db.blog.create({ data: approved });
		await db.blog.delete({ where: { id } });
		await db.$executeRaw`ALTER TABLE "GonePage" RENAME TO "Away"`;
		try {
			expect(await statusOf(`/blog/${id}`)).toBe(404);
		} finally {
			await db.$executeRaw`ALTER TABLE "Away" RENAME TO "GonePage"`;
		}
	});
});
