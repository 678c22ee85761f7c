import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import PageCache from './page-cache.mjs';
import { readSiteState } from './site-state.mjs';

// Before lru-cache is loaded, which takes its clock from there.
vi.hoisted(() => vi.useFakeTimers({ toFake: ['performance', 'Date'] }));
provideDatabase();

const cache = new PageCache();
const page = { kind: 'APP_PAGE', html: '<main/>' };

afterAll(() => {
	vi.useRealTimers();
});
beforeEach(async () => {
	await emptyTables();
	await later();
});

/** So much later that the next page waits for the database's word. */
async function later() {
	vi.advanceTimersByTime(10_000);
	await cache.get('/anything');
	vi.advanceTimersByTime(10_000);
}

const addBlog = (title: string) =>
	db.blog.create({ data: { title, titleKey: title, content: 'Once.', author: 'Meera', language: 'en' } });

describe('the cache of pages', () => {
	it('gives a page back while nothing has changed, as good as new', async () => {
		expect(await cache.get('/hi')).toBeNull();
		await cache.set('/hi', page);
		await later();
		expect(await cache.get('/hi')).toEqual({ value: page, lastModified: Date.now() });
	});

	it('forgets every page when something that pages show has changed', async () => {
		for (const key of ['/hi', '/en']) {
			await cache.get(key);
			await cache.set(key, page);
		}
		await addBlog('new');
		await later();
		expect(await cache.get('/hi')).toBeNull();
		expect(await cache.get('/en')).toBeNull();
	});

	it('does not keep a page that was made from what has changed meanwhile', async () => {
		await cache.get('/hi');
		await addBlog('while it was being made');
		await later();
		await cache.set('/hi', page);
		expect(await cache.get('/hi')).toBeNull();
	});

	it('sees a change that began before the last look and was committed after it', async () => {
		let commit = () => {};
		const committed = new Promise<void>((resolve) => {
			commit = resolve;
		});
		let written = () => {};
		const isWritten = new Promise<void>((resolve) => {
			written = resolve;
		});
		const change = db.$transaction(async (transaction) => {
			await transaction.blog.create({
				data: { title: 'slow', titleKey: 'slow', content: 'Once.', author: 'Meera', language: 'en' },
			});
			written();
			await committed;
		});
		await isWritten;
		await later();
		await cache.get('/hi');
		await cache.set('/hi', page);
		commit();
		await change;
		await later();
		expect(await cache.get('/hi')).toBeNull();
	});

	it('goes on serving what it has while the database is away', async () => {
		await cache.get('/hi');
		await cache.set('/hi', page);
		await db.$executeRaw`ALTER TABLE "PublicChange" RENAME TO "Away"`;
		try {
			await later();
			expect(await cache.get('/hi')).toMatchObject({ value: page });
		} finally {
			await db.$executeRaw`ALTER TABLE "Away" RENAME TO "PublicChange"`;
		}
	});

	it('does not remember for ever which pages were begun and have failed', async () => {
		await cache.get('/hi/blog/failed');
		await cache.get('/hi/blog/slow');
		for (let other = 0; other < 50_000; other++) await cache.get(`/hi/blog/${other}`);
		await cache.get('/hi/blog/slow');
		for (let other = 50_000; other < 65_000; other++) await cache.get(`/hi/blog/${other}`);
		for (const key of ['/hi/blog/failed', '/hi/blog/slow']) await cache.set(key, page);
		expect(await cache.get('/hi/blog/failed')).toBeNull();
		expect(await cache.get('/hi/blog/slow')).toMatchObject({ value: page });
	});

	it('never outgrows its share of the memory', async () => {
		const large = { kind: 'APP_PAGE', html: 'x'.repeat(4 * 1024 * 1024) };
		for (let index = 0; index < 20; index++) {
			await cache.get(`/large/${index}`);
			await cache.set(`/large/${index}`, large);
		}
		expect(await cache.get('/large/0')).toBeNull();
		expect(await cache.get('/large/19')).toMatchObject({ value: large });
	});
});

describe('maintenance', () => {
	const isClosed = async () => (await readSiteState()).isClosed;
	const turn = (maintenanceSince: Date | null) =>
		db.siteState.upsert({ where: { id: 1 }, create: { maintenanceSince }, update: { maintenanceSince } });

	it('is known in every process, and again no more', async () => {
		vi.resetModules();
		Reflect.deleteProperty(globalThis, 'site');
		const otherProcess = await import('./site-state.mjs');
		const known = async () => {
			await later();
			return [await isClosed(), (await otherProcess.readSiteState()).isClosed];
		};
		expect(await known()).toEqual([false, false]);
		await turn(new Date());
		expect(await known()).toEqual([true, true]);
		await turn(null);
		expect(await known()).toEqual([false, false]);
	});

	it('is seen while requests keep coming', async () => {
		await turn(new Date());
		vi.advanceTimersByTime(1500);
		// The first is answered from what was known; the look it starts is there for the next.
		await isClosed();
		await vi.waitFor(async () => expect(await isClosed()).toBe(true), { timeout: getTimeLimit(10_000) });
	});

	it('stays as it was last known while the database is away', async () => {
		await turn(new Date());
		await later();
		expect(await isClosed()).toBe(true);
		await db.$executeRaw`ALTER TABLE "SiteState" RENAME TO "Away"`;
		try {
			await later();
			expect(await isClosed()).toBe(true);
		} finally {
			await db.$executeRaw`ALTER TABLE "Away" RENAME TO "SiteState"`;
		}
	});
});

describe('the database', () => {
	const isAway = async (maxAgeMs?: number) => (await readSiteState(maxAgeMs)).isDatabaseAway;
	const rename = (from: string, to: string) =>
		db.$executeRawUnsafe(`ALTER TABLE "${from}" RENAME TO "${to}"`);

	it('is known to be away as soon as a page needs it, and to be back', async () => {
		await later();
		expect(await isAway(0)).toBe(false);
		await rename('SiteState', 'Away');
		try {
			expect(await isAway(0)).toBe(true);
		} finally {
			await rename('Away', 'SiteState');
		}
		vi.advanceTimersByTime(1_500);
		// Nobody waits for what has just been away: the check that this starts is there for the next request.
		expect(await isAway(0)).toBe(true);
		await vi.waitFor(async () => expect(await isAway()).toBe(false), { timeout: getTimeLimit(10_000) });
	});

	it('is not asked by each request for a page that is kept', async () => {
		expect(await isAway()).toBe(false);
		await rename('SiteState', 'Away');
		try {
			vi.advanceTimersByTime(500);
			expect(await isAway()).toBe(false);
		} finally {
			await rename('Away', 'SiteState');
		}
	});
});
