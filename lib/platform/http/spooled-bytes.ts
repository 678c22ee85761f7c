import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const bufferBytes = 16 * 1024;

/** Bytes that arrive in parts, of which at most 16 KiB are in memory until all of them are read back. */
export interface SpooledBytes {
	append(chunk: Uint8Array): Promise<void>;
	/** All bytes, in one piece of memory. Frees the file. */
	read(): Promise<Uint8Array<ArrayBuffer>>;
	/** Frees the file. What is still being written, or appended later, is lost. */
	discard(): Promise<void>;
}

/** Writes to a temporary file without a name, which ends with the process at the latest. */
export function createSpooledBytes(): SpooledBytes {
	let buffer = new Uint8Array(0);
	let buffered = 0;
	let written = 0;
	let opening: Promise<FileHandle> | null = null;
	let isDiscarded = false;

	async function write(bytes: Uint8Array) {
		if (isDiscarded || bytes.length === 0) return;
		opening ??= openUnnamedFile();
		const file = await opening;
		for (let offset = 0; offset < bytes.length; ) {
			const { bytesWritten } = await file.write(bytes, offset, bytes.length - offset, written);
			offset += bytesWritten;
			written += bytesWritten;
		}
	}

	async function discard() {
		isDiscarded = true;
		buffer = new Uint8Array(0);
		await opening?.then((file) => file.close()).catch(() => {});
	}

	return {
		discard,
		async append(chunk) {
			if (buffered + chunk.length > bufferBytes) {
				await write(buffer.subarray(0, buffered));
				buffered = 0;
			}
			if (chunk.length > bufferBytes) return write(chunk);
			if (isDiscarded) return;
			if (buffer.length === 0) buffer = new Uint8Array(bufferBytes);
			buffer.set(chunk, buffered);
			buffered += chunk.length;
		},
		async read() {
			const bytes = new Uint8Array(written + buffered);
			bytes.set(buffer.subarray(0, buffered), written);
			const file = await opening;
			for (let offset = 0; file && offset < written; ) {
				const { bytesRead } = await file.read(bytes, offset, written - offset, offset);
				if (bytesRead === 0) throw new Error('A temporary file has become shorter');
				offset += bytesRead;
			}
			await discard();
			return bytes;
		},
	};
}

async function openUnnamedFile(): Promise<FileHandle> {
	const name = path.join(tmpdir(), `khamma-ghani-body-${randomUUID()}`);
	const file = await open(name, 'wx+', 0o600);
	await unlink(name);
	return file;
}
