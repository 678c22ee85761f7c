import http from 'node:http';
import net from 'node:net';
import { getTimeLimit } from '../../scripts/time-factor.mjs';

/** An answer as it came over the wire. */
export interface RawAnswer {
	/** 0 where the connection was closed without one. */
	status: number;
	headers: Record<string, string>;
	body: string;
	/** How many answers came on the connection. */
	answers: number;
	/** Milliseconds until it was closed. */
	took: number;
}

/** Something sent after the first bytes, and when. */
interface Dripping {
	everyMs: number;
	next(): string;
}

interface Exchange {
	/** Longest wait for the server to close the connection. */
	withinMs?: number;
	drip?: Dripping;
}

/** Sends bytes as they are and reads until the server closes the connection, or for as long as is waited. */
export function exchange(
	origin: string,
	bytes: string | Uint8Array,
	{ withinMs = 10_000, drip }: Exchange = {},
): Promise<RawAnswer> {
	const { hostname, port } = new URL(origin);
	const started = Date.now();
	return new Promise((resolve) => {
		const socket = net.connect(Number(port), hostname);
		const chunks: Buffer[] = [];
		let dripping: NodeJS.Timeout | undefined;
		const finish = () => {
			clearTimeout(deadline);
			clearInterval(dripping);
			socket.destroy();
			resolve({ ...readAnswer(Buffer.concat(chunks)), took: Date.now() - started });
		};
		const deadline = setTimeout(finish, withinMs);
		socket.on('data', (chunk) => chunks.push(chunk));
		socket.on('error', () => {});
		socket.on('close', finish);
		socket.write(bytes);
		if (drip) dripping = setInterval(() => socket.writable && socket.write(drip.next()), drip.everyMs);
	});
}

function readAnswer(bytes: Buffer): Omit<RawAnswer, 'took'> {
	const text = bytes.toString('latin1');
	const [head = ''] = text.split('\r\n\r\n', 1);
	const [first = '', ...lines] = head.split('\r\n');
	const headers = Object.fromEntries(
		lines.map((line) => [
			line.slice(0, line.indexOf(':')).toLowerCase(),
			line.slice(line.indexOf(':') + 1).trim(),
		]),
	);
	const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
	const answers = text.match(/HTTP\/1\.[01] \d{3} /g)?.length ?? 0;
	const body = bytes.subarray(Buffer.byteLength(head, 'latin1') + 4).toString('utf8');
	return {
		status,
		headers,
		body: headers['transfer-encoding'] === 'chunked' ? unchunked(body) : body,
		answers,
	};
}

/** Good enough for the one JSON body that a refusal is. */
function unchunked(body: string): string {
	return body.replace(/^[\da-f]+\r\n/i, '').replace(/\r\n0\r\n\r\n[\s\S]*$/, '');
}

export interface Sent {
	method: string;
	/** As it is in the request line, in Latin-1. */
	target: string;
	headers?: http.OutgoingHttpHeaders;
	body?: Uint8Array | string | null;
}

export interface Answer {
	status: number;
	headers: http.IncomingHttpHeaders;
	body: Buffer;
}

const timeoutMs = getTimeLimit(10_000);
/** Bytes of a request line and its headers that Node takes, less a little. */
const longestHead = 15_000;

/** Connections that are kept, as a browser keeps them. */
export const connections = new http.Agent({ keepAlive: true, maxSockets: 24 });

/** @throws when no whole answer has come within `timeoutMs` */
export function send(origin: string, sent: Sent): Promise<Answer> {
	const { method, target, headers = {}, body } = sent;
	const { hostname, port } = new URL(origin);
	return new Promise((resolve, reject) => {
		const request = http.request({
			...{ hostname, port, method, path: target, agent: connections },
			// An address that leads to another is stated twice: in Location and in Refresh.
			maxHeaderSize: 65_536,
			headers: { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
		});
		const deadline = setTimeout(() => {
			reject(new Error(`${method} ${target} was not answered in ${timeoutMs / 1000} s`));
			request.destroy();
		}, timeoutMs);
		request.on('error', (error) => {
			clearTimeout(deadline);
			const sentBytes = target.length + JSON.stringify(headers).length;
			// The server hangs up on a head that is too long, at times before its 431 has been read.
			if (sentBytes > longestHead) resolve({ status: 431, headers: {}, body: Buffer.alloc(0) });
			// A connection that was kept may be closed at the moment it is used again; browsers then ask again.
			else if (request.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
				send(origin, sent).then(resolve, reject);
			else reject(error);
		});
		request.on('response', (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('error', () => {});
			response.on('close', () => {
				clearTimeout(deadline);
				resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
			});
		});
		request.end(body ?? undefined);
	});
}
