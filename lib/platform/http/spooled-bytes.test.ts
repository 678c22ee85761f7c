import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRuns } from '@/tests/support/full-run';
import { createSpooledBytes } from './spooled-bytes';

describe('spooled bytes', () => {
	const before = process.env.TMPDIR;
	let folder: string;
	beforeAll(async () => {
		folder = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-testing-'));
		process.env.TMPDIR = folder;
	});
	afterAll(async () => {
		if (before === undefined) delete process.env.TMPDIR;
		else process.env.TMPDIR = before;
		await rm(folder, { recursive: true, force: true });
	});

	it('are read back as they came, with parts of any size', async () => {
		const sizes = fc.array(fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 70_000 })), {
			maxLength: 12,
		});
		await fc.assert(
			fc.asyncProperty(sizes, async (lengths) => {
				const spooled = createSpooledBytes();
				const parts = lengths.map((length, index) => new Uint8Array(length).fill(index + 1));
				for (const part of parts) await spooled.append(part);
				expect(Buffer.from(await spooled.read()).equals(Buffer.concat(parts))).toBe(true);
			}),
			{ numRuns: getRuns(60) },
		);
	});

	it('leave no file behind, not even while they arrive', async () => {
		const spooled = createSpooledBytes();
		await spooled.append(new Uint8Array(100_000));
		expect((await stat(folder)).isDirectory()).toBe(true);
		expect(await readdir(folder)).toEqual([]);
		await spooled.discard();
	});

	it('may be discarded while they are written', async () => {
		const spooled = createSpooledBytes();
		const writing = spooled.append(new Uint8Array(1_000_000)).catch(() => {});
		await spooled.discard();
		await writing;
		expect(await readdir(folder)).toEqual([]);
	});
});
