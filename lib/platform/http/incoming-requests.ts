import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { getEnv } from '@/lib/platform/env/env';
import { requestScope } from '@/lib/platform/log/request-scope.mjs';
import { countRequest } from '@/lib/platform/metrics/requests';
import { getClientAddress } from './client-address';
import { joinSmallPieces } from './joined-pieces';
import { methods, normalizeUrl } from './normalize-url.mjs';
import { replacePageFailure } from './outage-page';
import { leadRefusedFile } from './refused-file';
import { takeRequestTurn } from './request-turns';
import { endUnreadBody } from './unread-body.mjs';
import { dropUnreadQuery, hasQuery } from './unread-query';

/** For the rest of a body that nobody reads. Most callers look for their answer only when they have sent all. */
const unreadBodyMs = 120_000;
/** Files of the build and of public/, pictures. */
const file = /^\/_next(?:\/|$)|\.[a-z0-9]+$/;
const call = /^\/api(?:\/|$)/;

/**
 * Prepares each request that an HTTP server of this process receives, whether the portal's own script started that server
 * or `next start` did: repairs what Next answers with 500, leaves out a query that no kept page may hold, begins the request's scope, and counts pages and files.
 */
export function watchIncomingRequests(): void {
	subscribe('http.server.request.start', (message) => {
		if (typeof message !== 'object' || message === null) return;
		if (!('request' in message && message.request instanceof IncomingMessage)) return;
		if (!('response' in message && message.response instanceof ServerResponse)) return;
		const { request, response } = message;
		request.url = normalizeUrl(request.url ?? '/');
		if (request.method === 'GET' || request.method === 'HEAD')
			request.url = dropUnreadQuery(request.url, request.headers.cookie);
		// Next makes a Request of it, which takes no such method. This one it refuses.
		if (request.method === 'TRACE') request.method = 'PROPFIND';
		endUnreadBody(request, response, unreadBodyMs);
		joinSmallPieces(request);
		beginScope(request, response);
		leadRefusedFile(request);
	});
}

/** Everything that is done for a request knows its id. Calls count themselves, by name. */
function beginScope(request: IncomingMessage, response: ServerResponse): void {
	const [pathname = ''] = request.url?.split('?', 1) ?? [];
	const isCall = call.test(pathname);
	const isFile = !isCall && file.test(pathname);
	let endTurn: (() => void) | null = null;
	const scope = {
		requestId: randomUUID(),
		isCounted: false,
		hasQuery: hasQuery(request.url ?? ''),
		// A file costs little, and a slow connection may read it for seconds.
		takeTurn: async () => {
			if (isFile) return;
			const address = getClientAddress(readHeaders(request), getEnv());
			endTurn = await takeRequestTurn({ address, cookies: request.headers.cookie ?? '' }, response);
		},
		leaveTurn: () => {
			if (endTurn === null || request.complete) return false;
			endTurn();
			endTurn = null;
			return true;
		},
		noteOutage: () => {
			if (!isCall && !isFile) replacePageFailure(pathname, request, response);
		},
	};
	const begun = performance.now();
	const { method = '' } = request;
	requestScope.enterWith(scope);
	response.once('finish', () => {
		if (scope.isCounted) return;
		countRequest({
			route: isCall || isFile ? 'file' : 'page',
			method: methods.includes(method) ? method : 'other',
			status: response.statusCode,
			seconds: (performance.now() - begun) / 1000,
		});
	});
}

const readHeaders = ({ headers }: IncomingMessage): Pick<Headers, 'get'> => ({
	get: (name) => [headers[name] ?? []].flat().join(', ') || null,
});
