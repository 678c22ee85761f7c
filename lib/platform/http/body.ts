import { setImmediate as nextTurn } from 'node:timers/promises';
import { getMultipartBoundary, type MultipartPart, parseMultipart } from '@remix-run/multipart-parser';
import { DomainError } from '@/lib/core/errors';
import { maxFormBytes } from '@/lib/core/upload-limits';
import { hostBodyBytes } from '@/lib/platform/env/vercel.mjs';
import { requestScope } from '@/lib/platform/log/request-scope.mjs';
import { holdBody } from './body-budget';
import { waitForReadSlot } from './body-read-slots';
import { createSpooledBytes } from './spooled-bytes';

const maxJsonBytes = 256 * 1024;
/** A body that does not end, and of which less than `minProgressBytes` arrive in this time, has stalled. */
const stallMs = 15_000;
const minProgressBytes = 16 * 1024;
/** What a refused caller still sends is read and dropped up to here; then the connection is closed. */
const maxDroppedBytes = 1024 * 1024;
/** Each piece that a body arrives in costs as much as many bytes: a caller who sends tiny ones is not waited for. */
const maxTinyPieces = 1_000;
const tinyPieceBytes = 32;
const maxParts = 5_000;
const maxPartHeaderBytes = 8 * 1024;
/** Parsing a form of many parts lets other requests run in between. */
const partsAtOnce = 100;
/** RFC 2046, section 5.1.1. */
const boundaryForm = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/;

/** A body as it came: fields not yet checked, and the bytes of a multipart form's files by field name. */
export interface RawBody {
	fields: unknown;
	files: Map<string, Uint8Array>;
	/** In bytes, as it was sent. */
	size: number;
	/** Gives the memory back to the budget of all bodies. Not before fields and files have been used. */
	release(): void;
}

/** The kinds of body a call takes: JSON only, or none at all as well; a multipart form too, or such a form only. */
export type BodyKinds = 'json' | 'json or nothing' | 'json or multipart' | 'multipart';

/**
 * Reads a JSON or multipart body. Refuses it as soon as it grows past its cap (256 KiB; 6 MiB or what the host takes), no matter
 * `Content-Length` says, as soon as it stalls, and when the bodies of all callers together hold too much memory. Of
 * fields with one name the last counts.
 *
 * @throws DomainError `body.unsupportedType`, `body.tooLarge`, `picture.tooLarge`, `body.stalled`, `input.malformed`,
 * `service.busy`
 */
export async function readBody(request: Request, kinds: BodyKinds, address: string): Promise<RawBody> {
	const type = getMediaType(request);
	// Many callers name the type of a body that they do not send.
	const mayBeEmpty = kinds === 'json or nothing';
	if ((type === 'application/json' && kinds !== 'multipart') || (type === '' && mayBeEmpty)) {
		if (mayBeEmpty && !request.body) return { fields: {}, files: new Map(), size: 0, release() {} };
		const collected = await collect(request, address, maxJsonBytes, 'body.tooLarge');
		return parseCollected(collected, async ({ bytes }) =>
			mayBeEmpty && bytes.length === 0 ? {} : parseJson(decodeText(bytes)),
		);
	}
	if (type === 'multipart/form-data' && kinds.includes('multipart')) {
		const boundary = getBoundary(request);
		// What makes a form outgrow its cap is the file in it: a picture, unless the call takes files alone.
		const refusal = kinds === 'multipart' ? 'body.tooLarge' : 'picture.tooLarge';
		const maxBytes = Math.min(maxFormBytes, hostBodyBytes(process.env) ?? maxFormBytes);
		const collected = await collect(request, address, maxBytes, refusal);
		return parseCollected(collected, ({ bytes, files }) => parseForm(bytes, boundary, files));
	}
	throw new DomainError('body.unsupportedType');
}

/** The body's kind without its parameters, lower-case; empty when the caller does not say. */
export function getMediaType(request: Request): string {
	return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/**
 * The body as text.
 *
 * @throws DomainError `body.tooLarge` past 256 KiB, `body.stalled`, `service.busy`, `input.malformed` when it is cut off
 * or no UTF-8
 */
export async function readText(request: Request, address: string): Promise<string> {
	const { bytes, release } = await collect(request, address, maxJsonBytes, 'body.tooLarge');
	try {
		return decodeText(bytes);
	} finally {
		release();
	}
}

function decodeText(bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch (cause) {
		throw new DomainError('input.malformed', { cause });
	}
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new DomainError('input.malformed', { cause });
	}
}

async function parseCollected(
	{ bytes, release }: CollectedBody,
	parse: (input: { bytes: Uint8Array; files: Map<string, Uint8Array> }) => Promise<unknown>,
): Promise<RawBody> {
	const files = new Map<string, Uint8Array>();
	try {
		return { fields: await parse({ bytes, files }), files, size: bytes.length, release };
	} catch (error) {
		release();
		throw error;
	}
}

/** Answers the fields of a form; its files, parts of `bytes` and no copies, go into `files`. */
async function parseForm(
	bytes: Uint8Array,
	boundary: string,
	files: Map<string, Uint8Array>,
): Promise<Record<string, string>> {
	// Without a prototype `__proto__` is a name like any other.
	const fields: Record<string, string> = Object.create(null);
	const size = bytes.length;
	const limits = { maxParts, maxHeaderSize: maxPartHeaderBytes, maxFileSize: size, maxTotalSize: size };
	// The parser finds nothing wrong with nothing.
	if (size === 0) throw new DomainError('input.malformed');
	try {
		let count = 0;
		for (const part of parseMultipart(bytes, { boundary, ...limits })) {
			count += 1;
			if (count % partsAtOnce === 0) await nextTurn();
			const { name, filename } = part;
			if (name === undefined) throw new DomainError('input.malformed');
			if (filename === undefined) fields[name] = part.text;
			// A browser sends an unchosen file as an empty one without a name.
			else if (part.size > 0 || filename !== '') files.set(name, getContent(part));
		}
		return fields;
	} catch (cause) {
		throw new DomainError('input.malformed', { cause });
	}
}

/** The parser cuts a body that it is given whole into parts without copying. */
function getContent(part: MultipartPart): Uint8Array {
	const [first, ...others] = part.content;
	return first && others.length === 0 ? first : part.bytes;
}

function getBoundary(request: Request): string {
	const boundary = getMultipartBoundary(request.headers.get('content-type') ?? '');
	if (boundary === null || !boundaryForm.test(boundary)) throw new DomainError('input.malformed');
	return boundary;
}

interface CollectedBody {
	bytes: Uint8Array<ArrayBuffer>;
	release(): void;
}

/** Reads a body to its end; what has arrived of it waits in a temporary file. */
async function collect(
	request: Request,
	address: string,
	maxBytes: number,
	tooLarge: 'body.tooLarge' | 'picture.tooLarge',
): Promise<CollectedBody> {
	const announced = Number(request.headers.get('content-length') ?? 0);
	if (announced > maxBytes) throw new DomainError(tooLarge);
	if (!request.body) throw new DomainError('input.malformed');
	const reader = request.body.getReader();
	const scope = requestScope.getStore();
	// A body on its way costs little, and may never come; the work on it waits for another turn.
	const hasLeftTurn = scope?.leaveTurn?.() ?? false;
	return new Promise((resolve, reject) => {
		const spooled = createSpooledBytes();
		let received = 0;
		let dropped = 0;
		let pieces = 0;
		let sinceProgress = 0;
		let refusal: DomainError | null = null;
		// Most callers read the refusal only when all is sent, which until then is dropped.
		const refuse = (reason: DomainError) => {
			refusal = reason;
			void spooled.discard();
			held.release();
		};
		const held = holdBody(address, refuse);
		const stall = setTimeout(() => {
			if (!refusal) refuse(new DomainError('body.stalled'));
			if (refusal) reject(unfinished(refusal));
		}, stallMs);
		const noteProgress = (bytes: number) => {
			sinceProgress += bytes;
			if (sinceProgress < minProgressBytes) return;
			sinceProgress = 0;
			held.noteProgress();
			stall.refresh();
		};
		const keep = async (chunk: Uint8Array) => {
			received += chunk.byteLength;
			// Only a caller who does not say the length gets here, which is no browser.
			if (received > maxBytes) throw new DomainError(tooLarge, { isBodyUnfinished: true });
			if (held.growTo(received)) await spooled.append(chunk);
		};
		const receive = async () => {
			for (let chunk = await readChunk(reader); chunk; chunk = await readChunk(reader)) {
				pieces += 1;
				noteProgress(chunk.byteLength);
				if (!refusal) await keep(chunk);
				if (refusal) dropped += chunk.byteLength;
				const expectedDrop = Math.max(dropped, announced - received);
				if (refusal && expectedDrop > maxDroppedBytes) return reject(unfinished(refusal));
				if (pieces > maxTinyPieces && received + dropped < pieces * tinyPieceBytes)
					throw new DomainError('input.malformed', { isBodyUnfinished: true });
			}
			clearTimeout(stall);
			if (!refusal && hasLeftTurn) await scope?.takeTurn?.();
			if (refusal) return reject(refusal);
			held.noteArrival();
			resolve({ bytes: await spooled.read(), release: held.release });
		};
		receive()
			.catch((cause) => {
				void spooled.discard();
				held.release();
				reject(refusal ?? cause);
			})
			.finally(() => clearTimeout(stall));
	});
}

/** The same refusal, when its caller has not sent all. */
function unfinished({ code, details }: DomainError): DomainError {
	return new DomainError(code, { ...details, isBodyUnfinished: true });
}

/** The next part of the body, or null at its end. A caller who hangs up half-way has sent nothing readable. */
async function readChunk(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | null> {
	await waitForReadSlot();
	try {
		return (await reader.read()).value ?? null;
	} catch (cause) {
		throw new DomainError('input.malformed', { cause });
	}
}
