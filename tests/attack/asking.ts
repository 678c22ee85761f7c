import http from 'node:http';
import { type Canaries, findSecrets, type Secret } from './canaries';

export interface TestRequest {
	method: string;
	/** With its query. */
	path: string;
	headers?: Readonly<Record<string, string>>;
	json?: unknown;
	form?: Readonly<Record<string, string>>;
	files?: Readonly<Record<string, { name: string; bytes: Buffer }>>;
}

export interface Answer {
	status: number;
	headers: http.IncomingHttpHeaders;
	text: string;
	/** What the body says as JSON, null when it is none. */
	body: unknown;
	/** Names of the canaries in body and headers. */
	found: Set<string>;
	/** What is stored and never shown to anybody. */
	secrets: Secret[];
}

/** From where every call comes: addresses of requests are shown to nobody. */
export const callerAddress = '198.51.100.77';

/** Asks over a few connections that stay open, and looks for every canary in all that comes back. */
export class Asking {
	readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 3 });
	readonly #origin: string;
	readonly #canaries: Canaries;
	count = 0;

	constructor(origin: string, canaries: Canaries) {
		this.#origin = origin;
		this.#canaries = canaries;
	}

	async ask(asked: TestRequest): Promise<Answer> {
		const { method, path, headers } = asked;
		const body = await getBody(asked);
		const {
			status,
			headers: replied,
			bytes,
		} = await this.#send(
			{ method, path, headers: { ...body.headers, 'x-forwarded-for': callerAddress, ...headers } },
			body.bytes,
		);
		this.count += 1;
		const type = replied['content-type'] ?? '';
		const text = bytes.toString(/^(text|application)\//.test(type) ? 'utf8' : 'latin1');
		const all = `${text}\n${JSON.stringify(replied)}`;
		return {
			status,
			headers: replied,
			text,
			body: type.startsWith('application/json') && text !== '' ? JSON.parse(text) : null,
			found: this.#canaries.find(all),
			secrets: findSecrets(all),
		};
	}

	close(): void {
		this.#agent.destroy();
	}

	#send(
		{ method, path, headers }: { method: string; path: string; headers: Record<string, string> },
		bytes: Buffer | null,
	): Promise<{ status: number; headers: http.IncomingHttpHeaders; bytes: Buffer }> {
		return new Promise((resolve, reject) => {
			const sent = { ...headers, ...(bytes && { 'content-length': String(bytes.length) }) };
			const request = http.request(`${this.#origin}${path}`, { method, headers: sent, agent: this.#agent });
			request.on('error', (error) => {
				// A connection that was open for so long that the server ended it has brought it nothing.
				const isStale = request.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
				if (isStale) resolve(this.#send({ method, path, headers }, bytes));
				else reject(error);
			});
			request.on('response', (response) => {
				const chunks: Buffer[] = [];
				response.on('data', (chunk: Buffer) => chunks.push(chunk));
				response.on('error', reject);
				response.on('end', () =>
					resolve({
						status: response.statusCode ?? 0,
						headers: response.headers,
						bytes: Buffer.concat(chunks),
					}),
				);
			});
			request.end(bytes);
		});
	}
}

/** The bytes of a body, with the headers that say what they are. */
export async function getBody({ json, form, files }: Pick<TestRequest, 'json' | 'form' | 'files'>): Promise<{
	headers: Record<string, string>;
	bytes: Buffer | null;
}> {
	if (json !== undefined)
		return { headers: { 'content-type': 'application/json' }, bytes: Buffer.from(JSON.stringify(json)) };
	if (!form && !files) return { headers: {}, bytes: null };
	const data = new FormData();
	for (const [name, value] of Object.entries(form ?? {})) data.set(name, value);
	for (const [name, { name: called, bytes }] of Object.entries(files ?? {}))
		data.set(name, new Blob([new Uint8Array(bytes)]), called);
	const packed = new Response(data);
	return {
		headers: { 'content-type': packed.headers.get('content-type') ?? '' },
		bytes: Buffer.from(await packed.arrayBuffer()),
	};
}
