import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pool } from '@/lib/platform/db/pool';
import { provideDatabase } from '@/tests/support/database';
import { createDatabaseStore } from './database-store';
import { createDiskStore } from './disk-store';
import { newObjectKey, type ObjectStore } from './object-store';
import { createS3Store } from './s3-store';

provideDatabase();

// Some wait for a limit of the store's to pass.

process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';

const bucket = 'pictures';
let folder: string;
let server: S3rver;
let endpoint: string;
let s3: ObjectStore;
let disk: ObjectStore;
const database = createDatabaseStore(pool);

const s3At = (endpoint: string, name = bucket) =>
	createS3Store({ bucket: name, region: 'us-east-1', endpoint, publicUrl: null });

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'object stores '));
	disk = createDiskStore(path.join(folder, 'media'));
	server = new S3rver({
		port: 0,
		address: '127.0.0.1',
		silent: true,
		directory: path.join(folder, 's3'),
		configureBuckets: [{ name: bucket, configs: [] }],
	});
	const { port } = await server.run();
	endpoint = `http://127.0.0.1:${port}`;
	s3 = s3At(endpoint);
});

afterAll(async () => {
	await server.close();
	await rm(folder, { recursive: true });
});

async function allObjects(store: ObjectStore) {
	const objects: Awaited<ReturnType<ObjectStore['list']>>['objects'][number][] = [];
	let from: string | null = null;
	do {
		const page = await store.list(from);
		objects.push(...page.objects);
		from = page.next;
	} while (from !== null);
	return objects;
}

async function allKeys(store: ObjectStore): Promise<string[]> {
	return (await allObjects(store)).map(({ key }) => key).sort();
}

const getCalls = (store: ObjectStore) => [
	store.put(newObjectKey(), Buffer.from('picture')),
	store.get(newObjectKey()),
	store.remove([newObjectKey()]),
	store.list(null),
	store.check(),
];

const unavailable = { code: 'service.unavailable', details: { retryAfterSeconds: 5 } };

describe.each([
	['disk', () => disk],
	['S3', () => s3],
	['a database', () => database],
])('a store on %s', (_, storeOf) => {
	it('returns what was put into it', async () => {
		const store = storeOf();
		const [key, bytes] = [newObjectKey(), randomBytes(300_000)];
		await store.put(key, bytes);
		expect((await store.get(key))?.equals(bytes)).toBe(true);
	});

	it('has no answer for what it does not hold', async () => {
		expect(await storeOf().get(newObjectKey())).toBeNull();
	});

	it('lists everything and nothing that is not its own, until it is removed', async () => {
		const store = storeOf();
		await store.remove(await allKeys(store));
		const keys = Array.from({ length: 40 }, newObjectKey).sort();
		const before = Date.now();
		await Promise.all(keys.map((key) => store.put(key, Buffer.from('picture'))));
		expect(await allKeys(store)).toEqual(keys);
		for (const { storedAt } of await allObjects(store))
			expect(Math.abs(storedAt.getTime() - before)).toBeLessThan(60_000);
		await store.remove(keys.slice(1));
		await store.remove([newObjectKey()]);
		expect(await allKeys(store)).toEqual(keys.slice(0, 1));
		await store.remove(keys);
		expect(await allKeys(store)).toEqual([]);
	});

	it('takes no names but its own', async () => {
		for (const key of [
			'../../etc/passwd',
			'/etc/passwd',
			`../${newObjectKey()}`,
			`${newObjectKey()}\0`,
			'',
			'a.webp',
		]) {
			const store = storeOf();
			await expect((async () => store.get(key))()).rejects.toThrow('not the name of an object');
			await expect((async () => store.put(key, Buffer.from('x')))()).rejects.toThrow(
				'not the name of an object',
			);
			await expect((async () => store.remove([key]))()).rejects.toThrow('not the name of an object');
		}
	});

	it('is well', async () => {
		await expect(storeOf().check()).resolves.toBeUndefined();
	});
});

it.each([
	['disk', () => disk],
	['a database', () => database],
])('a store on %s never writes over an object', async (_, storeOf) => {
	const store = storeOf();
	const key = newObjectKey();
	await store.put(key, Buffer.from('first'));
	await expect(store.put(key, Buffer.from('second'))).rejects.toMatchObject(unavailable);
	expect((await store.get(key))?.toString()).toBe('first');
});

describe('a store on disk', () => {
	it('is empty before its folder exists', async () => {
		expect(await allKeys(createDiskStore(path.join(folder, 'not yet')))).toEqual([]);
	});

	it('leaves other files alone', async () => {
		const root = path.join(folder, 'shared');
		const store = createDiskStore(root);
		const key = newObjectKey();
		await store.put(key, Buffer.from('picture'));
		await writeFile(path.join(root, 'README'), '');
		await writeFile(path.join(root, key.slice(0, 2), 'notes.txt'), '');
		expect(await allKeys(store)).toEqual([key]);
	});

	it('is out of reach where a file is in its way', async () => {
		const blocked = path.join(folder, 'a file');
		await writeFile(blocked, '');
		const store = createDiskStore(path.join(blocked, 'media'));
		await expect(store.put(newObjectKey(), Buffer.from('x'))).rejects.toMatchObject(unavailable);
		await expect(store.check()).rejects.toMatchObject(unavailable);
	});

	it.skipIf(process.getuid?.() === 0)('is out of reach where it may not write', async () => {
		const root = path.join(folder, 'read only');
		const store = createDiskStore(root);
		await store.check();
		await chmod(root, 0o500);
		await expect(store.check()).rejects.toMatchObject(unavailable);
		await expect(store.put(newObjectKey(), Buffer.from('x'))).rejects.toMatchObject(unavailable);
		expect(await readdir(root)).toEqual([]);
	});
});

describe('a store on a database', () => {
	it('lists more than one page, each object once', async () => {
		await database.remove(await allKeys(database));
		await pool.query(
			`INSERT INTO "StoredObject" ("key", "bytes")
			SELECT md5(n::text) || '.webp', 'x' FROM generate_series(1, 2000) n`,
		);
		const keys = await allKeys(database);
		expect(keys).toHaveLength(2000);
		expect(new Set(keys).size).toBe(2000);
		await database.remove(keys);
		expect(await allKeys(database)).toEqual([]);
	});

	it('reads the bytes of an object in one statement, and never those of a list', async () => {
		const key = newObjectKey();
		await database.put(key, Buffer.from('picture'));
		const query = vi.spyOn(pool, 'query');
		try {
			await database.get(key);
			await database.list(null);
			const statements = query.mock.calls.map(([statement]) => String(statement));
			expect(statements).toHaveLength(2);
			expect(statements[0]).toContain('"bytes"');
			expect(statements[1]).not.toMatch(/"bytes"|\*/);
		} finally {
			query.mockRestore();
		}
	});

	it('is out of reach where nobody listens', async () => {
		const nowhere = new pg.Pool({ connectionString: 'postgresql://nobody@127.0.0.1:1/none' });
		const calls = getCalls(createDatabaseStore(nowhere));
		for (const result of await Promise.allSettled(calls))
			expect(result).toMatchObject({ status: 'rejected', reason: unavailable });
		await nowhere.end();
	});

	it('is not well where it may not write', async () => {
		const options = '-c default_transaction_read_only=on';
		const readOnly = new pg.Pool({ connectionString: process.env.DATABASE_URL, options });
		const store = createDatabaseStore(readOnly);
		const key = newObjectKey();
		await database.put(key, Buffer.from('picture'));
		expect(await store.get(key)).not.toBeNull();
		await expect(store.check()).rejects.toMatchObject(unavailable);
		await expect(store.put(newObjectKey(), Buffer.from('x'))).rejects.toMatchObject(unavailable);
		await readOnly.end();
	});
});

it('a store on S3 that asks for a checksum of its own lets objects go, and misses none that is not there', async () => {
	const names: string[] = [];
	const other = createHttpServer((request, response) => {
		const { method, url = '', headers } = request;
		request.resume();
		if (method === 'POST' && headers['content-md5'] === undefined) {
			response.writeHead(400).end('<Error><Code>MissingContentMD5</Code></Error>');
			return;
		}
		names.push(path.basename(new URL(url, endpoint).pathname));
		if (names.length === 2) response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
		else response.writeHead(204).end();
	});
	await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
	try {
		const keys = Array.from({ length: 60 }, newObjectKey);
		await s3At(`http://127.0.0.1:${(other.address() as AddressInfo).port}`).remove(keys);
		expect(names.sort()).toEqual(keys.sort());
	} finally {
		other.closeAllConnections();
		await new Promise((resolve) => other.close(resolve));
	}
});

describe('a store on S3 that cannot be reached', () => {
	async function expectAllUnavailable(store: ObjectStore) {
		for (const result of await Promise.allSettled(getCalls(store)))
			expect(result).toMatchObject({ status: 'rejected', reason: unavailable });
	}

	/** A server that treats every connection like this. */
	async function listening(
		onConnection: Parameters<typeof createServer>[1],
		test: (port: number) => Promise<void>,
	) {
		const sockets = new Set<{ destroy(): void }>();
		const listener = createServer({}, onConnection).on('connection', (socket) => {
			sockets.add(socket);
			socket.on('error', () => {});
		});
		await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
		try {
			await test((listener.address() as AddressInfo).port);
		} finally {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => listener.close(resolve));
		}
	}

	it('refuses at once when nobody listens', async () => {
		let free = 0;
		await listening(undefined, async (port) => {
			free = port;
		});
		await expectAllUnavailable(s3At(`http://127.0.0.1:${free}`));
	});

	it('gives up on one that never answers', async () => {
		await listening(undefined, (port) => expectAllUnavailable(s3At(`http://127.0.0.1:${port}`)));
	});

	it('gives up on one that begins to answer and stops, and lets go of it', async () => {
		let closed = 0;
		await listening(
			(socket) => {
				socket.on('close', () => {
					closed += 1;
				});
				socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 999\r\n\r\n<a>'));
			},
			async (port) => {
				const store = s3At(`http://127.0.0.1:${port}`);
				await expect(store.get(newObjectKey())).rejects.toMatchObject(unavailable);
				await expect.poll(() => closed).toBe(1);
			},
		);
	});

	it('hangs up half-way', async () => {
		await listening(
			(socket) => socket.once('data', () => socket.destroy()),
			(port) => expectAllUnavailable(s3At(`http://127.0.0.1:${port}`)),
		);
	});

	it('is out of reach without its bucket', async () => {
		const store = s3At(endpoint, 'another-bucket');
		await expect(store.check()).rejects.toMatchObject(unavailable);
		await expect(store.get(newObjectKey())).rejects.toMatchObject(unavailable);
	});
});
