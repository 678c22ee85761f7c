import { createHash } from 'node:crypto';
import { isAmong } from '@/lib/core/etag';
import { streamBytes } from './streamed-bytes';

interface PublicFile {
	body: string;
	/** With its charset. */
	type: string;
	/** When anything in it changed last; absent where nobody knows. */
	changedAt?: Date | null;
	now: Date;
}

/** Answers a public file with its ETag and date, or with 304 when the caller has this version. */
export function conditionalResponse(request: Request, { body, type, now, ...file }: PublicFile): Response {
	// Dates count whole seconds: within one, the file might change again and keep its date.
	const changedAt = file.changedAt && file.changedAt.getTime() < now.getTime() - 1000 ? file.changedAt : null;
	const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
	const headers = {
		etag,
		...(changedAt && { 'last-modified': changedAt.toUTCString() }),
		'cache-control': 'public, max-age=0, must-revalidate',
	};
	if (isKnown(request.headers, etag, changedAt)) return new Response(null, { status: 304, headers });
	return new Response(body, { headers: { ...headers, 'content-type': type } });
}

/**
 * Answers JSON of one reader with its ETag, or with 304 when the caller has this version, for which none is loaded. No cache may
 * keep it, only the caller's own program.
 */
export async function cachedJsonResponse(
	{ headers: sent }: Request,
	etag: string,
	loadJson: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Response> {
	// Weak: packed and not packed it is the same.
	const headers = { etag: `W/${etag}`, 'cache-control': 'private, no-store' };
	if (isAmong(etag, sent.get('if-none-match'))) return new Response(null, { status: 304, headers });
	const body = streamBytes(await loadJson());
	return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } });
}

/** The tag decides where there is one: a date says nothing of two changes within a second. */
function isKnown(headers: Headers, etag: string, changedAt: Date | null): boolean {
	const ifNoneMatch = headers.get('if-none-match');
	if (ifNoneMatch !== null) return isAmong(etag, ifNoneMatch);
	const since = Date.parse(headers.get('if-modified-since') ?? '');
	return changedAt !== null && Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}
