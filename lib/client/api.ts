import { buildIdHeader } from '@/lib/core/build-id';
import { noteBuild } from './newer-build';

/** A field the server refused, with the sentence to show at it. */
export interface ApiFieldError {
	path: string;
	message: string;
}

/**
 * A refusal. `status` is 0 and `code` `network` when no answer came. `message` is a sentence in the page's language,
 * empty when the answer gave none: the caller says what it was that failed.
 */
export interface ApiFailure {
	ok: false;
	status: number;
	code: string;
	message: string;
	errors: ApiFieldError[];
}

export type ApiResult<Data = unknown> = { ok: true; data: Data } | ApiFailure;

/** A method and a route's path, such as `GET /api/blogs/[id]`. */
export type ApiRoute = keyof ApiRoutes;

type Contract<Route extends ApiRoute> = NonNullable<ApiRoutes[Route]['contract']>;

/** A route's answer as it arrives. */
export type Reply<Route extends ApiRoute> = Contract<Route>['reply'];

/** A part of an address: as the schema takes it, or any text, which the server may refuse. */
type InAddress<Sent> = {
	[Name in keyof Sent]: unknown extends Sent[Name]
		? string | number | boolean | undefined
		: Sent[Name] | (Extract<Sent[Name], string> extends never ? never : string);
};

/** Optional when the schema takes nothing too; refused when the route has no such part. */
type Part<Name extends 'params' | 'query' | 'body', Sent, Value> = [Sent] extends [never]
	? { [Key in Name]?: never }
	: undefined extends Sent
		? { [Key in Name]?: Value | undefined }
		: Record<never, never> extends Sent
			? { [Key in Name]?: Value | undefined }
			: { [Key in Name]: Value };

/** The same answer with what `map` makes of its data. */
export function mapData<Data, Made>(result: ApiResult<Data>, map: (data: Data) => Made): ApiResult<Made> {
	return result.ok ? { ok: true, data: map(result.data) } : result;
}

interface CallOptions {
	signal?: AbortSignal | undefined;
	/** Called repeatedly with the share of the body that has been sent, from 0 to 1. */
	onUpload?: ((share: number) => void) | undefined;
}

declare const fromForm: unique symbol;

/** What has been typed into a form: the server says what is wrong with it. */
interface TypedFields {
	readonly [fromForm]: true;
}

/** As a JSON body of any route. */
export function typedFields(fields: object): TypedFields {
	return fields as TypedFields;
}

/** What a route is called with. A `FormData` body is sent as multipart, any other as JSON. */
type ApiCall<Route extends ApiRoute> = CallOptions &
	Part<'params', Contract<Route>['params'], InAddress<Contract<Route>['params']>> &
	Part<'query', Contract<Route>['query'], InAddress<Contract<Route>['query']>> &
	Part<'body', Contract<Route>['body'], Contract<Route>['body'] | FormData | TypedFields>;

/** What `callApi` takes after the route. */
export type ApiArguments<Route extends ApiRoute> =
	Record<never, never> extends ApiCall<Route> ? [call?: ApiCall<Route>] : [call: ApiCall<Route>];

/** A call without the types of its route. */
interface UntypedCall extends CallOptions {
	params?: object | undefined;
	query?: object | undefined;
	body?: unknown;
}

const changes = new EventTarget();

/** Calls `listener` after each call that may have changed what other calls answer. @returns what ends it */
export function subscribeToChanges(listener: () => void): () => void {
	changes.addEventListener('change', listener);
	return () => changes.removeEventListener('change', listener);
}

/**
 * Calls the portal's own API as the member who is logged in, in the language of the page. Never throws: a refusal
 * and a broken connection are answers.
 */
export function callApi<Route extends ApiRoute>(
	route: Route,
	...call: ApiArguments<Route>
): Promise<ApiResult<Reply<Route>>>;
export async function callApi(route: string, call?: UntypedCall): Promise<ApiResult> {
	const { signal, onUpload, ...sent }: UntypedCall = call ?? {};
	const request = getRequest(route, sent, 'application/json');
	try {
		const response = onUpload ? await upload(request, signal, onUpload) : await send(request, signal);
		noteBuild(response);
		const answer = await response.json().catch(() => null);
		if (response.ok && request.method !== 'GET') changes.dispatchEvent(new Event('change'));
		// What is no JSON is not the portal's answer, with any status.
		return response.ok && answer !== null ? { ok: true, data: answer } : getFailure(response.status, answer);
	} catch {
		return getFailure(0, null);
	}
}

/** A file that an answer is, with the name that it is to be kept under. */
export interface ApiFile {
	ok: true;
	content: Blob;
	name: string | null;
}

/** As `callApi`, for an answer that is a file. */
export function downloadFile<Route extends ApiRoute>(
	route: Route,
	...call: ApiArguments<Route>
): Promise<ApiFile | ApiFailure>;
export async function downloadFile(route: string, call?: UntypedCall): Promise<ApiFile | ApiFailure> {
	const { signal, onUpload: _, ...sent }: UntypedCall = call ?? {};
	try {
		const response = await send(getRequest(route, sent, '*/*'), signal);
		if (!response.ok) return getFailure(response.status, await response.json().catch(() => null));
		const [, name = null] =
			/filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
		return { ok: true, content: await response.blob(), name };
	} catch {
		return getFailure(0, null);
	}
}

interface Request {
	address: string;
	method: string;
	headers: Headers;
	body: FormData | string | null;
}

function getRequest(route: string, { params = {}, query = {}, body }: UntypedCall, accept: string): Request {
	const [method = '', pattern = ''] = route.split(' ');
	const values = new Map<string, unknown>(Object.entries(params));
	const path = pattern.replace(/\[(\w+)\]/g, (_, name) => encodeURIComponent(String(values.get(name))));
	const asked = Object.entries(query).filter(([, value]) => value !== undefined);
	const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
	const headers = getHeaders(accept);
	if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json');
	const sent = body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body);
	return { address: search === '' ? path : `${path}?${search}`, method, headers, body: sent };
}

function send({ address, ...request }: Request, signal: AbortSignal | undefined): Promise<Response> {
	return fetch(address, { ...request, signal: signal ?? null });
}

function getHeaders(accept: string): Headers {
	const headers = new Headers({ accept, 'accept-language': document.documentElement.lang });
	const token = localStorage.getItem('token');
	if (token !== null) headers.set('authorization', `Bearer ${token}`);
	return headers;
}

/** As `fetch`, which cannot tell how far an upload has come. */
function upload(
	{ address, method, headers, body }: Request,
	signal: AbortSignal | undefined,
	onUpload: (share: number) => void,
): Promise<Response> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open(method, address);
		for (const [name, value] of headers) request.setRequestHeader(name, value);
		request.upload.onprogress = ({ loaded, total }) => onUpload(total > 0 ? loaded / total : 0);
		request.onload = () => {
			const build = request.getResponseHeader(buildIdHeader);
			const headers = new Headers(build === null ? {} : { [buildIdHeader]: build });
			resolve(new Response(request.responseText, { status: request.status, headers }));
		};
		request.onerror = () => reject(new Error('no answer'));
		request.onabort = request.onerror;
		signal?.addEventListener('abort', () => request.abort());
		onUpload(0);
		request.send(body);
	});
}

function getFailure(status: number, answer: unknown): ApiFailure {
	const { message, code, errors } = getErrorBody(answer);
	return {
		ok: false,
		status,
		code: typeof code === 'string' ? code : status === 0 ? 'network' : 'unknown',
		message: typeof message === 'string' ? message : getSentence(status),
		errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
	};
}

/** For what the portal has not answered itself. */
function getSentence(status: number): string {
	if (status === 0) return unreachableSentence();
	// A host that takes less than the portal refuses what is too large before the portal sees it.
	return status === 413 ? (document.documentElement.dataset.tooLarge ?? '') : '';
}

function getErrorBody(answer: unknown): { message?: unknown; code?: unknown; errors?: unknown } {
	return typeof answer === 'object' && answer !== null ? answer : {};
}

/** The sentence for a connection that failed; it travels in the page, so that no message file is loaded for it. */
export function unreachableSentence(): string {
	return document.documentElement.dataset.unreachable ?? '';
}

function isFieldError(value: unknown): value is ApiFieldError {
	return (
		typeof value === 'object' &&
		value !== null &&
		'path' in value &&
		typeof value.path === 'string' &&
		'message' in value &&
		typeof value.message === 'string'
	);
}
