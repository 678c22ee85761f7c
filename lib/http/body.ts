import { DomainError } from '@/lib/core/errors';

const maxJsonBytes = 256 * 1024;
const maxMultipartBytes = 6 * 1024 * 1024;

/** A body as it came: fields not yet checked, and the bytes of a multipart form's files by field name. */
export interface RawBody {
	fields: unknown;
	files: Map<string, Uint8Array>;
}

/** The kinds of body a call takes: JSON only, or none at all as well; a multipart form too, or such a form only. */
export type BodyKinds = 'json' | 'json or nothing' | 'json or multipart' | 'multipart';

/**
 * Reads a JSON or multipart body, refusing it as soon as it grows past its cap (256 KiB, 6 MiB), whatever
 * `Content-Length` says. Of fields with one name the last counts.
 *
 * @throws DomainError `body.unsupportedType`, `body.tooLarge`, `picture.tooLarge`, `input.malformed`
 */
export async function readBody(request: Request, kinds: BodyKinds): Promise<RawBody> {
	const type = mediaTypeOf(request);
	if (kinds === 'json or nothing' && (type === '' || type === 'application/json'))
		return readJsonIfAny(request);
	if (type === 'application/json' && kinds !== 'multipart') return readJson(request);
	// What makes a form outgrow its cap is the file in it: a picture, unless the call takes files alone.
	const refusal = kinds === 'multipart' ? 'body.tooLarge' : 'picture.tooLarge';
	if (type === 'multipart/form-data' && kinds.includes('multipart')) return readMultipart(request, refusal);
	throw new DomainError('body.unsupportedType');
}

/** The body's kind without its parameters, lower-case; empty when the caller does not say. */
export function mediaTypeOf(request: Request): string {
	return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/**
 * The body as text.
 *
 * @throws DomainError `body.tooLarge` past 256 KiB, `input.malformed` when it is cut off or no UTF-8
 */
export async function readText(request: Request): Promise<string> {
	const bytes = await readCapped(request, maxJsonBytes, 'body.tooLarge');
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch (cause) {
		throw new DomainError('input.malformed', { cause });
	}
}

async function readJson(request: Request): Promise<RawBody> {
	return parseJson(await readText(request));
}

/** Many callers name the type of a body that they do not send. */
async function readJsonIfAny(request: Request): Promise<RawBody> {
	const text = request.body && (await readText(request));
	return text ? parseJson(text) : { fields: {}, files: new Map() };
}

function parseJson(text: string): RawBody {
	try {
		return { fields: JSON.parse(text), files: new Map() };
	} catch (cause) {
		throw new DomainError('input.malformed', { cause });
	}
}

async function readMultipart(
	request: Request,
	refusal: 'body.tooLarge' | 'picture.tooLarge',
): Promise<RawBody> {
	// Read whole: a form parser that is cut off hides why.
	const bytes = await readCapped(request, maxMultipartBytes, refusal);
	const form = await parseForm(bytes, request.headers.get('content-type') ?? '');
	// Without a prototype `__proto__` is a name like any other.
	const fields: Record<string, string> = Object.create(null);
	const files = new Map<string, Uint8Array>();
	for (const [name, value] of form) {
		if (typeof value === 'string') fields[name] = value;
		// A browser sends an unchosen file as an empty one without a name.
		else if (value.size > 0 || value.name !== '') files.set(name, new Uint8Array(await value.arrayBuffer()));
	}
	return { fields, files };
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
	try {
		return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
	} catch (cause) {
		throw new DomainError('input.malformed', { cause });
	}
}

async function readCapped(
	request: Request,
	maxBytes: number,
	refusal: 'body.tooLarge' | 'picture.tooLarge',
): Promise<Uint8Array<ArrayBuffer>> {
	if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new DomainError(refusal);
	if (!request.body) throw new DomainError('input.malformed');
	const reader = request.body.getReader();
	const chunks: Uint8Array[] = [];
	let received = 0;
	for (let chunk = await readChunk(reader); chunk; chunk = await readChunk(reader)) {
		received += chunk.byteLength;
		if (received > maxBytes) {
			await reader.cancel();
			throw new DomainError(refusal);
		}
		chunks.push(chunk);
	}
	return joined(chunks, received);
}

/** The next part of the body, or null at its end. A caller who hangs up half-way has sent nothing readable. */
async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | null> {
	try {
		return (await reader.read()).value ?? null;
	} catch (cause) {
		throw new DomainError('input.malformed', { cause });
	}
}

function joined(chunks: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(length);
	let offset = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, offset);
		offset += chunk.byteLength;
	}
	return bytes;
}
