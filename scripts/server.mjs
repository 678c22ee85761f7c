// The web server: Next's own request handler behind a plain HTTP server.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import compression from 'compression';
import next from 'next';
import { bufferPage } from '../lib/platform/cache/buffered-pages.mjs';
import { closeForMaintenance, noPage } from '../lib/platform/cache/maintenance.mjs';
import { adaptMadePage, sendKeptPage } from '../lib/platform/cache/page-answers.mjs';
import { markRemoved } from '../lib/platform/cache/removed-pages.mjs';
import { hasTooManyParameters, methods, normalizeUrl } from '../lib/platform/http/normalize-url.mjs';
import { endUnreadBody } from '../lib/platform/http/unread-body.mjs';
import { requestScope } from '../lib/platform/log/request-scope.mjs';
import { countRequest } from '../lib/platform/metrics/requests.mjs';
import { guardAnswer } from '../lib/platform/policy/answers.mjs';

const finishWithinMs = 8_000;
const lookEveryMs = 50;
/**
 * The largest body, 6 MiB, has ten minutes: a line that carries 10.5 KB in a second is fast enough for it. What stalls ends
 * much earlier: headers here, a body that is read in lib/platform/http/body.ts.
 */
const timeLimits = { headersTimeout: 15_000, requestTimeout: 600_000, connectionsCheckingInterval: 5_000 };
/** For the rest of a body that nobody reads. Most callers look for their answer only when they have sent all. */
const unreadBodyMs = 120_000;

const dev = process.env.NODE_ENV !== 'production';
const port = Number(process.env.PORT);
const hostname = process.env.HOST;
const dir = process.argv[2] ?? '.';

/** @type {http.Server | undefined} */
let server;
let isEnding = false;
// Asked once or ten times, in the middle of the start or of a thousand answers: it ends once, and in order.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);

// Next would listen for upgrades on the server that asks it, and hang up on callers who only offer one.
const httpServer = http.createServer();
// What fails in a page is told by instrumentation.ts.
const app = next({ dev, dir, port, quiet: !dev, httpServer, ...(hostname && { hostname }) });
await app.prepare();
await requireOutbox();
const handle = app.getRequestHandler();

const pack = compression();

// Whatever is done for a request knows its id. Calls count themselves, by name.
server = http.createServer(timeLimits, (request, response) => {
	const scope = { requestId: randomUUID(), isCounted: false };
	const begun = performance.now();
	endUnreadBody(request, response, unreadBodyMs);
	response.once('finish', () => {
		if (scope.isCounted) return;
		const route = noPage.test(request.url?.split('?', 1)[0] ?? '') ? 'file' : 'page';
		const { method = '' } = request;
		const seconds = (performance.now() - begun) / 1000;
		countRequest({
			route,
			method: methods.includes(method) ? method : 'other',
			status: response.statusCode,
			seconds,
		});
	});
	requestScope.run(scope, () => answer(request, response));
});

/** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
async function answer(request, response) {
	const startedAt = performance.now();
	guardAnswer(request, response);
	if (!methods.includes(request.method)) {
		response.writeHead(405, { Allow: methods.join(', ') }).end();
		return;
	}
	request.url = normalizeUrl(request.url);
	if (hasTooManyParameters(request.url)) {
		response.writeHead(414).end();
		return;
	}
	if (await closeForMaintenance(request, response)) return;
	if (!dev) {
		if (await sendKeptPage(request, response)) return;
		pack(request, response, () => {});
		adaptMadePage(request, response);
	}
	nameAllowedMethods(request, response);
	await markRemoved(request, response);
	if (!dev) bufferPage(request, response, startedAt);
	await handle(request, response);
}

/** Where there is no mail server mails are written down, which nobody should learn later that they cannot be. */
async function requireOutbox() {
	if (process.env.SMTP_URL) return;
	const outbox = path.resolve(process.env.DATA_DIR || '.data', 'outbox');
	try {
		await fs.mkdir(outbox, { recursive: true, mode: 0o700 });
		await fs.access(outbox, fs.constants.W_OK | fs.constants.X_OK);
	} catch {
		process.stderr.write(`SMTP_URL must be set, since mails cannot be written to ${outbox}\n`);
		process.exit(1);
	}
}

/**
 * Next refuses a method without saying which it would take. It says so when it is asked.
 *
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
function nameAllowedMethods({ url, method }, response) {
	const end = response.end.bind(response);
	response.end = (/** @type {any[]} */ ...rest) => {
		if (response.statusCode !== 405 || response.headersSent || method === 'OPTIONS') return end(...rest);
		const asked = { method: 'OPTIONS', host: hostname || 'localhost', port, path: url, agent: false };
		const allowed = http.request(asked);
		allowed.on('error', () => end(...rest));
		allowed.on('response', (answer) => {
			answer.resume();
			response.setHeader('Allow', answer.headers.allow ?? methods.join(', '));
			end(...rest);
		});
		allowed.end();
		return response;
	};
}
// The development server's own socket, without which no page becomes interactive.
if (dev) server.on('upgrade', (...upgrade) => httpServer.emit('upgrade', ...upgrade));
server.listen(port, hostname);

/**
 * Nobody comes in any more. What is being answered is answered, and what was left for after an answer (mails above all) is
 * done, as far as that goes in time.
 */
async function end() {
	if (isEnding) return;
	isEnding = true;
	if (!server?.listening) process.exit(0);
	setTimeout(() => process.exit(0), finishWithinMs);
	const isClosed = new Promise((resolve) => server.close(resolve));
	// A connection that has been answered would else be kept open for a next request.
	setInterval(() => server.closeIdleConnections(), lookEveryMs);
	await isClosed;
	// Answers leave such work behind until the last of them has gone.
	await nextTurn();
	while (globalThis.backgroundTasks?.size) await Promise.all(globalThis.backgroundTasks);
	process.exit(0);
}
