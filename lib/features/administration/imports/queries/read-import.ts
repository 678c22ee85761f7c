import { Worker } from 'node:worker_threads';
import {
	type ImportColumns,
	type ImportTable,
	readImport,
} from '@/lib/features/administration/imports/rules';
import type { ThreadProgram } from '@/lib/platform/threads/lane';
import { longLane } from '@/lib/platform/threads/lanes';
import type { ImportTask } from './thread-program';

const program: ThreadProgram = {
	name: 'import',
	start: () => new Worker(new URL('./thread-program.ts', import.meta.url)),
};

/** Far more than the largest file takes. */
const timeLimitMs = 20_000;

/** Bytes of a file that is read in a few milliseconds. */
const smallFile = 64 * 1024;

/**
 * Reads a file as `readImport` does; a large one in a thread beside the server's own, which stays free.
 *
 * @param asker the administrator
 * @throws DomainError `service.unavailable` when too many wait or it takes too long; what `readImport` throws
 */
export async function readImportAside(
	bytes: Uint8Array,
	columns: ImportColumns,
	asker: string,
): Promise<ImportTable> {
	if (bytes.byteLength <= smallFile) return readImport(bytes, columns);
	// A part of a larger buffer is copied with all of it.
	const task: ImportTask = { bytes: bytes.slice(), columns };
	return longLane.run(program, task, { asker, timeLimitMs });
}
