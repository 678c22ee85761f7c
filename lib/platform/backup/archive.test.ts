import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getRuns } from '@/tests/support/full-run';
import { createArchive, readArchive } from './archive';
import { BackupError } from './backup-error';

let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'archives '));
});

afterAll(() => rm(folder, { recursive: true }));

const head = {
	madeAt: '2026-11-01T12:00:00.000Z',
	migrations: ['1_first'],
	snapshot: '1:2:',
	tables: [{ name: 'Member', columns: ['id', 'name'] }],
};
const counts = { rows: { Member: 2 }, pictures: 1, missing: 0 };

async function write(name: string, parts: [string, Buffer][]): Promise<string> {
	const file = path.join(folder, name);
	const archive = await createArchive(file, head);
	for (const [part, bytes] of parts) await archive.add(part, bytes);
	await archive.finish(counts);
	return file;
}

const summed = ([name, bytes]: [string, Buffer]) =>
	`${name} ${createHash('sha256').update(bytes).digest('hex')}`;

async function read(file: string) {
	const parts: string[] = [];
	const { end } = await readArchive(file, {
		part: async (...part) => {
			parts.push(summed(part));
		},
	});
	return { parts, end };
}

it('returns part by part what was put in, in the same order', async () => {
	const parts: [string, Buffer][] = [
		['tables/Member/1', Buffer.from('1\tराठौड़\n2\t\\N\n')],
		['media/empty', Buffer.alloc(0)],
		['media/large', randomBytes(3_000_000)],
	];
	const file = await write('whole', parts);
	const found = await read(file);
	expect(found.parts).toEqual(parts.map(summed));
	expect(found.end).toMatchObject({ ...counts, parts: 4 });
	expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('has no name before it is whole, and leaves nothing when it is given up', async () => {
	const file = path.join(folder, 'given up');
	const archive = await createArchive(file, head);
	await archive.add('media/a', randomBytes(100_000));
	expect((await readdir(folder)).filter((name) => name.startsWith('given up'))).toEqual(['given up.part']);
	await archive.discard();
	expect((await readdir(folder)).filter((name) => name.startsWith('given up'))).toEqual([]);
});

it('writes over no file', async () => {
	const file = await write('there already', []);
	await expect(createArchive(file, head)).rejects.toThrow('is there already');
});

it('says in one line why it cannot be written', async () => {
	const file = path.join(await write('a file', []), 'below it');
	await expect(createArchive(file, head)).rejects.toBeInstanceOf(BackupError);
});

it('refuses what is cut off or changed anywhere', async () => {
	const file = await write('to be broken', [
		['tables/Member/1', Buffer.from('1\ta\n2\tb\n'.repeat(200))],
		['media/one', randomBytes(2_000)],
	]);
	const bytes = await readFile(file);
	const whole = await read(file);
	const broken = path.join(folder, 'broken');
	const readBroken = async (content: Buffer) => {
		await writeFile(broken, content);
		return read(broken);
	};
	const refusal = 'is no backup, or it is cut off or has been changed';
	await fc.assert(
		fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
			await expect(readBroken(bytes.subarray(0, at))).rejects.toThrow(refusal);
			const changed = Buffer.from(bytes);
			changed[at] = (changed[at] ?? 0) ^ change;
			const found = await readBroken(changed).catch((error: Error) => error.message);
			// A few bits of a gzip say nothing of what it holds.
			if (typeof found === 'string') expect(found).toContain(refusal);
			else expect(found).toEqual(whole);
		}),
		{ numRuns: getRuns(100) },
	);
	await expect(readBroken(Buffer.from('a text'))).rejects.toThrow(refusal);
	await expect(readBroken(Buffer.concat([bytes, bytes]))).rejects.toThrow(refusal);
});
