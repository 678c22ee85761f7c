import { headers } from 'next/headers';
import type { Language } from '@/lib/core/language';
import { getEnv } from '@/lib/platform/env/env';
import type { RouteHandler } from './route';

interface PageRead {
	/** Such as `/api/family/matches/[id]`. */
	path: string;
	language: Language;
	params?: object | undefined;
	query?: object | undefined;
}

/** What the reader's request says of the page, and not of a call. */
const headersOfPages = [
	'accept-encoding',
	'content-length',
	'content-type',
	'if-modified-since',
	'if-none-match',
	'range',
];

/**
 * What a call that reads answers the reader of the page that is being rendered, as parsed JSON, with the same checks and
 * limits as over the network. Null where it refuses: the browser asks for itself and says why.
 */
export async function readForPage(
	handler: RouteHandler,
	{ path, language, params = {}, query = {} }: PageRead,
): Promise<unknown> {
	const values = new Map<string, unknown>(Object.entries(params));
	const filled = path.replace(/\[(\w+)\]/g, (_, name) => encodeURIComponent(String(values.get(name))));
	const address = new URL(filled, getEnv().appUrl);
	for (const [name, value] of Object.entries(query))
		if (value !== undefined) address.searchParams.set(name, String(value));
	const sent = new Headers(await headers());
	for (const name of headersOfPages) sent.delete(name);
	sent.set('accept', 'application/json');
	sent.set('accept-language', language);
	const response = await handler(new Request(address, { headers: sent }), {
		params: Promise.resolve(params),
	});
	return response.ok ? response.json() : null;
}
