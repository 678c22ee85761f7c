import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { barePolicy } from '@/lib/platform/policy/headers.mjs';

declare global {
	var refusedFileHeaderName: string | undefined;
}

/**
 * The request header that tells the middleware how a request for a file is to be refused. Its name is random, so that no
 * caller can send it; all instances of this file in a process share it.
 */
globalThis.refusedFileHeaderName ??= `x-refused-file-${randomUUID()}`;
const refusedFileHeader = globalThis.refusedFileHeaderName;

/** An address that the middleware sees, and that no page has. */
const refusedAddress = '/refused-file';
const fileMethods = ['GET', 'HEAD'];
/** The library that sends files refuses such a request with 412, which Next cannot answer. */
const preconditions = ['if-match', 'if-unmodified-since'];

/**
 * Next answers 500 where the library that sends its files refuses a method or a range. Such a request is led to the
 * middleware, which responds with `refuseFile`: 405, and 416 for a range that no part of the file is in. A file that
 * everybody may read has no preconditions.
 */
export function leadRefusedFile(request: IncomingMessage): void {
	delete request.headers[refusedFileHeader];
	const { method = '', headers } = request;
	const isRead = fileMethods.includes(method);
	const { range } = headers;
	if (isRead && range === undefined && !preconditions.some((name) => name in headers)) return;
	const size = findFileSize(request.url ?? '/');
	if (size === null) return;
	for (const name of preconditions) delete headers[name];
	if (!isRead) lead(request, '405');
	else if (range !== undefined && !hasPart(range, size)) {
		// A range is asked for on the condition that the file is the same: the whole file is the answer to both.
		if ('if-range' in headers) delete headers.range;
		else lead(request, `416 ${size}`);
	}
}

function lead(request: IncomingMessage, refusal: string): void {
	request.url = refusedAddress;
	request.headers[refusedFileHeader] = refusal;
	// Next makes a Request of it, which takes no method that it does not know.
	if (!fileMethods.includes(request.method ?? '')) request.method = 'POST';
}

/** The refusal of a request that `leadRefusedFile` has led here; null for every other request. */
export function refuseFile(headers: Headers): Response | null {
	const [status, size] = headers.get(refusedFileHeader)?.split(' ') ?? [];
	if (status === undefined) return null;
	const policy = { 'Content-Security-Policy': barePolicy };
	return status === '405'
		? new Response(null, { status: 405, headers: { ...policy, Allow: fileMethods.join(', ') } })
		: new Response(null, { status: 416, headers: { ...policy, 'Content-Range': `bytes */${size}` } });
}

/** In bytes, of a file of public/ or of the build; null when the address leads to neither. */
function findFileSize(url: string): number | null {
	try {
		// A leading slash keeps the dots of a path within the folder.
		const pathname = path.posix.normalize(decodeURIComponent(url.split('?', 1)[0] ?? ''));
		const built = /^\/_next(\/static\/.*)$/s.exec(pathname)?.[1];
		const folder = built === undefined ? 'public' : process.env.NEXT_DIST_DIR || '.next';
		const file = path.join(/* turbopackIgnore: true */ process.cwd(), folder, built ?? pathname);
		const stats = statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false });
		return stats?.isFile() ? stats.size : null;
	} catch {
		return null;
	}
}

/** Whether a range names a part of the file, or is none that counts: as the library that sends files reads it. */
function hasPart(range: string, size: number): boolean {
	const [, parts] = /^ *bytes=(.*)$/s.exec(range) ?? [];
	if (parts === undefined) return true;
	return parts.split(',').some((part) => {
		const [first = '', last = ''] = part.split('-');
		const [start, end] = [Number.parseInt(first, 10), Number.parseInt(last, 10)];
		const from = Number.isNaN(start) ? size - end : start;
		const to = Number.isNaN(start) || Number.isNaN(end) ? size - 1 : Math.min(end, size - 1);
		return from >= 0 && from <= to;
	});
}
