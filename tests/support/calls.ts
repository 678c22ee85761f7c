import * as z from 'zod';
import { setAfterResponseScheduler, type Task } from '@/lib/platform/http/after-response';
import { findRouteShape } from '@/lib/platform/http/route';
import { findErrors } from '@/lib/platform/http/route-errors';
import { socketAddressHeader } from '@/lib/platform/http/socket-address';

type Handler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>;

export interface CallOptions {
	method?: string;
	json?: unknown;
	form?: FormData;
	/** A raw body, with its own content type among the headers. */
	raw?: BodyInit;
	token?: string;
	/** The value of the session cookie; the call is then made as a page of ours would make it. */
	cookie?: string;
	language?: string;
	address?: string;
	headers?: Record<string, string>;
	params?: object;
}

export interface Answer {
	status: number;
	body: Record<string, unknown>;
	/** The body as it was sent, to look for what must not be in it. */
	text: string;
	bytes: Uint8Array;
	headers: Headers;
}

let callers = 0;

/**
 * Calls a route's handler as a client would, from an address of its own unless one is given. In English.
 *
 * @throws Error when the call is refused with a code that its shape does not imply and that it does not declare
 */
export async function call(handler: Handler, path: string, options: CallOptions = {}): Promise<Answer> {
	const { method, json, form, raw, token, cookie, language = 'en', address, params = {} } = options;
	callers += 1;
	const headers = new Headers({
		'accept-language': language,
		[socketAddressHeader]: address ?? `10.0.${Math.floor(callers / 250)}.${callers % 250}`,
	});
	if (json !== undefined) headers.set('content-type', 'application/json');
	if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
	if (cookie !== undefined) {
		headers.set('cookie', `next-auth.session-token=${cookie}`);
		headers.set('sec-fetch-site', 'same-origin');
	}
	for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
	const body = json === undefined ? (form ?? raw ?? null) : JSON.stringify(json);
	const request = new Request(`http://localhost:3000${path}`, {
		method: method ?? (body === null ? 'GET' : 'POST'),
		headers,
		body,
		...(body instanceof ReadableStream && { duplex: 'half' }),
	});
	const response = await handler(request, { params: Promise.resolve(params) });
	const bytes = new Uint8Array(await response.arrayBuffer());
	const text = new TextDecoder().decode(bytes);
	const parsed = response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : {};
	const answer = z.record(z.string(), z.unknown()).catch({}).parse(parsed);
	if (!response.ok) checkIsDeclared(handler, request, answer.code);
	return {
		status: response.status,
		body: answer,
		text,
		bytes,
		headers: response.headers,
	};
}

/** Handlers that `route()` has not made, and responses without a code, promise nothing. */
function checkIsDeclared(handler: Handler, { method, url }: Request, code: unknown): void {
	const shape = findRouteShape(handler);
	if (!shape || typeof code !== 'string' || findErrors(method, shape).some((error) => error === code)) return;
	throw new Error(`${method} ${new URL(url).pathname} is refused with ${code}, which it does not declare`);
}

/** Keeps what a call leaves for after its answer; `run` does it, with any delay. */
export function holdAfterResponse(): { run(): Promise<void>; delaysMs(): number[] } {
	const held: { task: Task; delayMs: number }[] = [];
	setAfterResponseScheduler((task, delayMs) => held.push({ task, delayMs }));
	return {
		async run() {
			for (const { task } of held.splice(0)) await task();
		},
		delaysMs: () => held.map(({ delayMs }) => delayMs),
	};
}
