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

export type ApiResult = { ok: true; data: unknown } | ApiFailure;

export interface ApiCall {
	method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	/** Sent as multipart when it is a `FormData`, else as JSON. */
	body?: unknown;
	signal?: AbortSignal;
	/** Told again and again what share of the body has left, from 0 to 1. */
	onUpload?: ((share: number) => void) | undefined;
}

/**
 * Calls the portal's own API as the member who is logged in, in the language of the page. Never throws: a refusal
 * and a broken connection are answers.
 */
export async function callApi(
	path: string,
	{ method = 'GET', body, signal, onUpload }: ApiCall = {},
): Promise<ApiResult> {
	const headers = headersOf('application/json');
	const isJson = body !== undefined && !(body instanceof FormData);
	if (isJson) headers.set('content-type', 'application/json');
	const sent = body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body);
	try {
		const response = onUpload
			? await upload(path, { method, headers, body: sent, signal }, onUpload)
			: await fetch(path, { method, headers, body: sent, signal: signal ?? null });
		const answer: unknown = await response.json().catch(() => null);
		return response.ok ? { ok: true, data: answer } : failureOf(response.status, answer);
	} catch {
		return failureOf(0, null);
	}
}

/** A file that an answer is, with the name that it is to be kept under. */
export interface ApiFile {
	ok: true;
	content: Blob;
	name: string | null;
}

/** As `callApi`, for an answer that is a file. */
export async function downloadFile(
	path: string,
	{ method = 'GET', body, signal }: Omit<ApiCall, 'onUpload'>,
): Promise<ApiFile | ApiFailure> {
	const headers = headersOf('*/*');
	if (body !== undefined) headers.set('content-type', 'application/json');
	const sent = body === undefined ? null : JSON.stringify(body);
	try {
		const response = await fetch(path, { method, headers, body: sent, signal: signal ?? null });
		if (!response.ok) return failureOf(response.status, await response.json().catch(() => null));
		const [, name = null] =
			/filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
		return { ok: true, content: await response.blob(), name };
	} catch {
		return failureOf(0, null);
	}
}

function headersOf(accept: string): Headers {
	const headers = new Headers({ accept, 'accept-language': document.documentElement.lang });
	const token = localStorage.getItem('token');
	if (token !== null) headers.set('authorization', `Bearer ${token}`);
	return headers;
}

interface Upload {
	method: string;
	headers: Headers;
	body: FormData | string | null;
	signal: AbortSignal | undefined;
}

/** As `fetch`, which cannot tell how far an upload has come. */
function upload(
	path: string,
	{ method, headers, body, signal }: Upload,
	onUpload: (share: number) => void,
): Promise<Response> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open(method, path);
		for (const [name, value] of headers) request.setRequestHeader(name, value);
		request.upload.onprogress = ({ loaded, total }) => onUpload(total > 0 ? loaded / total : 0);
		request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
		request.onerror = () => reject(new Error('no answer'));
		request.onabort = request.onerror;
		signal?.addEventListener('abort', () => request.abort());
		onUpload(0);
		request.send(body);
	});
}

function failureOf(status: number, answer: unknown): ApiFailure {
	const { message, code, errors } = asRefusal(answer);
	return {
		ok: false,
		status,
		code: typeof code === 'string' ? code : status === 0 ? 'network' : 'unknown',
		message: typeof message === 'string' ? message : sentenceOf(status),
		errors: Array.isArray(errors) ? errors.filter(isFieldError) : [],
	};
}

/** For what the portal has not answered itself. */
function sentenceOf(status: number): string {
	if (status === 0) return unreachableSentence();
	// A host that takes less than the portal refuses what is too large before the portal sees it.
	return status === 413 ? (document.documentElement.dataset.tooLarge ?? '') : '';
}

function asRefusal(answer: unknown): { message?: unknown; code?: unknown; errors?: unknown } {
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
