import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import tar from 'tar-stream';
import * as z from 'zod';
import { getReason } from '@/lib/platform/db/errors';
import { BackupError } from './backup-error';

// One file, a gzipped tar: what it is made of (head.json), parts of tables, pictures, and last what it has to hold
// (end.json). Cut anywhere it has no end; changed anywhere it does not agree with it. It is written and read part by
// part, of any size.

const newestFormat = 1;
const headName = 'head.json';
const endName = 'end.json';
/** No part of ours comes near it; what claims to be larger is no backup. */
const maxPartBytes = 256 * 1024 * 1024;
/** Most of it are pictures, which no level makes smaller. */
const gzipLevel = 3;

const headSchema = z.object({
	format: z.int().min(1),
	madeAt: z.iso.datetime(),
	/** Applied ones, in their order. */
	migrations: z.array(z.string()),
	/** pg_current_snapshot(): which transactions it has seen. */
	snapshot: z.string(),
	tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

const endSchema = z.object({
	/** Rows by table. */
	rows: z.record(z.string(), z.int()),
	pictures: z.int(),
	/** Pictures that rows name and that the store did not have. */
	missing: z.int(),
	parts: z.int(),
	/** Of the names and bytes of all parts before this one. */
	sha256: z.string(),
});

export type ArchiveHead = z.infer<typeof headSchema>;
export type ArchiveEnd = z.infer<typeof endSchema>;
type Counts = Omit<ArchiveEnd, 'parts' | 'sha256'>;

export interface ArchiveWriter {
	add(name: string, bytes: Buffer): Promise<void>;
	/** Gives the file its name, once all of it has reached the disk. Answers its size in bytes. */
	finish(counts: Counts): Promise<number>;
	/** Leaves nothing behind. */
	discard(): Promise<void>;
}

/** Counts parts and sums up what they hold. */
function createSum() {
	const hash = createHash('sha256');
	let parts = 0;
	return {
		add(name: string, bytes: Buffer) {
			parts += 1;
			hash.update(`${name}\0${bytes.length}\0`).update(bytes);
		},
		end: () => ({ parts, sha256: hash.digest('hex') }),
	};
}

/**
 * Begins a backup. Until it is finished it has another name; nobody but its owner may read it.
 *
 * @throws BackupError
 */
export async function createArchive(file: string, head: Omit<ArchiveHead, 'format'>): Promise<ArchiveWriter> {
	const unfinished = `${file}.part`;
	const cannot = (error: unknown) => new BackupError(`${file} cannot be written: ${getReason(error)}`);
	const refuse = (error: unknown) => {
		throw cannot(error);
	};
	if (await fs.lstat(file).catch(() => null))
		throw new BackupError(`${file} is there already: name another file`);
	await fs.rm(unfinished, { force: true }).catch(refuse);
	const output = createWriteStream(unfinished, { flags: 'wx', mode: 0o600 });
	await once(output, 'open').catch(refuse);
	const removeUnfinished = () => rmSync(unfinished, { force: true });
	process.once('exit', removeUnfinished);

	const pack = tar.pack();
	const sum = createSum();
	const written = pipeline(pack, createGzip({ level: gzipLevel }), output);
	const failed = new Promise<never>((_, reject) => written.catch((error) => reject(cannot(error))));
	failed.catch(() => {});
	const write = (name: string, bytes: Buffer) =>
		Promise.race([
			new Promise<void>((resolve, reject) =>
				pack.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(cannot(error)) : resolve())),
			),
			failed,
		]);
	const writer: ArchiveWriter = {
		async add(name, bytes) {
			sum.add(name, bytes);
			await write(name, bytes);
		},
		async finish(counts) {
			await write(endName, Buffer.from(JSON.stringify({ ...counts, ...sum.end() }, null, '\t')));
			pack.finalize();
			await written.catch(refuse);
			await synced(unfinished).catch(refuse);
			await fs.rename(unfinished, file).catch(refuse);
			process.off('exit', removeUnfinished);
			await synced(path.dirname(file)).catch(refuse);
			return (await fs.stat(file)).size;
		},
		async discard() {
			pack.destroy();
			await written.catch(() => {});
			removeUnfinished();
			process.off('exit', removeUnfinished);
		},
	};
	await writer.add(headName, Buffer.from(JSON.stringify({ format: newestFormat, ...head }, null, '\t')));
	return writer;
}

async function synced(name: string): Promise<void> {
	const handle = await fs.open(name, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

export interface ArchiveReader {
	head?(head: ArchiveHead): Promise<void>;
	part?(name: string, bytes: Buffer): Promise<void>;
}

/**
 * Reads a backup from its first to its last byte, and shows its parts in their order. What it says is true only once this
 * has ended.
 *
 * @throws BackupError when it is no backup, of a newer format, cut off or changed
 */
export async function readArchive(
	file: string,
	reader: ArchiveReader = {},
): Promise<{ head: ArchiveHead; end: ArchiveEnd }> {
	const broken = new BackupError(`${file} is no backup, or it is cut off or has been changed`);
	const handle = await fs.open(file, 'r').catch((error: unknown) => {
		throw new BackupError(`${file} cannot be read: ${getReason(error)}`);
	});
	const sum = createSum();
	let head: ArchiveHead | null = null;
	let end: ArchiveEnd | null = null;
	const extract = tar.extract();
	const piped = pipeline(handle.createReadStream(), createGunzip(), extract);
	piped.catch(() => {});
	/** What a part's reader throws is its own. */
	let own: { error: unknown } | null = null;
	const show = async (work: Promise<void> | undefined) => {
		await work?.catch((error: unknown) => {
			own = { error };
			throw error;
		});
	};
	try {
		for await (const entry of extract) {
			const { name, size = 0 } = entry.header;
			if (end !== null || size > maxPartBytes) throw broken;
			const bytes = await getBytes(entry);
			if (name === endName) {
				end = endSchema.parse(JSON.parse(bytes.toString()));
				continue;
			}
			sum.add(name, bytes);
			if (head === null) {
				if (name !== headName) throw broken;
				head = parseHead(file, bytes);
				await show(reader.head?.(head));
			} else await show(reader.part?.(name, bytes));
		}
		await piped;
	} catch (error) {
		if (own !== null || error instanceof BackupError) throw error;
		throw broken;
	}
	const { parts, sha256 } = sum.end();
	if (head === null || end === null || end.parts !== parts || end.sha256 !== sha256) throw broken;
	return { head, end };
}

async function getBytes(entry: AsyncIterable<unknown>): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of entry) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
	return Buffer.concat(chunks);
}

function parseHead(file: string, bytes: Buffer): ArchiveHead {
	const found: unknown = JSON.parse(bytes.toString());
	const { format } = z.object({ format: z.int() }).parse(found);
	if (format > newestFormat)
		throw new BackupError(`${file} was made by a newer version of the portal: bring this one up to date`);
	return headSchema.parse(found);
}
