import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';
import type { ApiRoute, Reply } from '@/lib/client/api';
import type { ErrorCode, ErrorDetails } from '@/lib/core/errors';
import { isLanguage, type Language } from '@/lib/core/language';
import { noteTrouble } from './troubles';

/** A call that a component has made. */
export interface RecordedCall {
	params: Record<string, string>;
	query: Record<string, string>;
	/** JSON as it was sent, a form as its fields (files are `File`), undefined without a body. */
	body: unknown;
	headers: Headers;
}

interface Responder {
	route: ApiRoute;
	method: string;
	pattern: RegExp;
	isExact: boolean;
	takes: 'what the schema allows' | 'anything';
	respond: (language: Language) => Response | Promise<Response>;
}

const responders: Responder[] = [];
const holds = new Map<ApiRoute, { released: Promise<void>; release: () => void }>();
const records = new Map<ApiRoute, RecordedCall[]>();

function add(route: ApiRoute, takes: Responder['takes'], respond: Responder['respond']): void {
	const [method = '', address = ''] = route.split(' ');
	const pattern = new RegExp(`^${address.replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`);
	responders.unshift({ route, method, pattern, isExact: !address.includes('['), takes, respond });
}

/**
 * Has `route` respond with `reply`, until a later call of this module says otherwise. The route's own schemas check the
 * reply here, and each call that is made: what the server would not send or take fails the test.
 */
export async function respond<Route extends ApiRoute>(
	route: Route,
	reply: Reply<Route>,
	options: { status?: number } = {},
): Promise<void> {
	const { body, status } = await commands.parseReply(route, reply);
	add(route, 'what the schema allows', () => HttpResponse.json(body, { status: options.status ?? status }));
}

/** Has `route` refuse with an error of the catalogue, in the language of the call, as the server writes it. */
export function refuse(route: ApiRoute, code: ErrorCode, details: ErrorDetails = {}): void {
	add(route, 'anything', async (language) => {
		const { body, status, headers } = await commands.writeRefusal(code, details, language);
		return HttpResponse.json(body, { status, headers });
	});
}

/** Has a host in front of the portal refuse `route`, without a reason. */
export function refuseWithoutReason(route: ApiRoute, status = 502): void {
	add(route, 'anything', () => HttpResponse.json({}, { status }));
}

/** Has no response to `route` arrive. */
export function loseConnection(route: ApiRoute): void {
	add(route, 'anything', () => HttpResponse.error());
}

/** Keeps calls of `route` waiting until the returned function is called. */
export function hold(route: ApiRoute): () => void {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	holds.set(route, { released, release });
	return () => {
		holds.delete(route);
		release();
	};
}

/** The calls of `route` that have been made in this test, oldest first. */
export function callsTo(route: ApiRoute): RecordedCall[] {
	return records.get(route) ?? [];
}

async function readBody(request: Request): Promise<unknown> {
	const type = request.headers.get('content-type') ?? '';
	if (type.startsWith('application/json')) return request.json();
	if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData());
	return undefined;
}

/** The route's schema knows texts; files travel beside them. */
function withoutFiles(body: unknown): unknown {
	if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
	return Object.fromEntries(Object.entries(body).filter(([, value]) => !(value instanceof File)));
}

async function handle(request: Request): Promise<Response> {
	const url = new URL(request.url);
	const found = responders
		.filter(({ method, pattern }) => method === request.method && pattern.test(url.pathname))
		// `/api/blogs/mine` is no `/api/blogs/[id]`.
		.toSorted((a, b) => Number(b.isExact) - Number(a.isExact))[0];
	if (!found) {
		noteTrouble(`no response is set for ${request.method} ${url.pathname}${url.search}`);
		return HttpResponse.json({}, { status: 501 });
	}
	const { route, pattern, takes, respond: makeResponse } = found;
	const params = { ...pattern.exec(url.pathname)?.groups };
	const call = {
		params: Object.fromEntries(
			Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
		),
		query: Object.fromEntries(url.searchParams),
		body: await readBody(request),
		headers: request.headers,
	};
	records.set(route, [...callsTo(route), call]);
	if (takes === 'what the schema allows') {
		const sent = { params: call.params, query: call.query, body: withoutFiles(call.body) };
		const fault = await commands.findFault(route, sent);
		if (fault !== null) noteTrouble(`${route} does not take this call: ${fault}`);
	}
	await holds.get(route)?.released;
	const language = request.headers.get('accept-language');
	if (!isLanguage(language)) throw new Error(`${route} was called without the language of the page`);
	return makeResponse(language);
}

/** The calls that have not been responded to. */
const underWay = new Set<Promise<unknown>>();
const sendCall = window.fetch;
window.fetch = (...call) => {
	const response = sendCall(...call);
	underWay.add(response);
	const forget = () => underWay.delete(response);
	response.then(forget, forget);
	return response;
};

/** Waits for the calls under way, and for those that their responses lead to: a call belongs to the test that made it. */
export async function settleCalls(): Promise<void> {
	for (const { release } of holds.values()) release();
	for (const _round of ['under way', 'led to']) {
		// A page in the background may never have an idle period.
		await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
		await expect.poll(() => underWay.size, { message: 'calls without a response' }).toBe(0);
	}
}

const worker = setupWorker(http.all('/api/*', ({ request }) => handle(request)));

let started: Promise<unknown> | undefined;

/** Has the mocks respond to the calls of the page, from the first file on. */
export async function startWorker(): Promise<void> {
	started ??= worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
	await started;
}

export function forgetCalls(): void {
	responders.length = 0;
	holds.clear();
	records.clear();
}
