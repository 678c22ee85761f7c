// The web server: Next's own request handler behind a plain HTTP server. `next start` answers the same, and lets requests
// begin as they come.
import http from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import next from 'next';
import { sendKeptPage } from '../lib/platform/cache/kept-pages.mjs';
import { methods } from '../lib/platform/http/normalize-url.mjs';
import { requestScope } from '../lib/platform/log/request-scope.mjs';

/**
 * The largest body, 6 MiB, has ten minutes: a line that carries 10.5 KB in a second is fast enough for it. What stalls ends
 * much earlier: headers here, a body that is read in lib/platform/http/body.ts.
 */
const timeLimits = { headersTimeout: 15_000, requestTimeout: 600_000, connectionsCheckingInterval: 5_000 };
const finishWithinMs = 8_000;
const lookEveryMs = 50;

const port = Number(process.env.PORT);
const hostname = process.env.HOST;

/** @type {http.Server | undefined} */
let server;
// Before anything else: it may be asked to end in the middle of its start. A fault ends it as Node does.
const skip = ['uncaughtException', 'unhandledRejection', 'beforeExit'];
closeWithGrace({ delay: finishWithinMs, logger: false, skip, onTimeout: () => process.exit(0) }, end);

// Next would listen for upgrades on the server that asks it, and hang up on callers who only offer one.
const httpServer = http.createServer();
const app = next({ port, quiet: true, httpServer, ...(hostname && { hostname }) });
await app.prepare();
const handle = app.getRequestHandler();

server = http.createServer(timeLimits, (request, response) => {
	answer(request, response).catch(() => response.destroy());
});
server.listen(port, hostname);

/** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
async function answer(request, response) {
	if (!methods.includes(request.method)) response.writeHead(405, { Allow: methods.join(', ') }).end();
	else if (!(await sendKeptPage(request, response))) {
		await requestScope.getStore()?.takeTurn?.();
		if (!response.destroyed) await handle(request, response);
	}
}

/** Answers what has been asked, and does what was left for after an answer (mails above all), while time allows. */
async function end() {
	// Ctrl-C comes twice, from the terminal and from the launcher.
	for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal).on(signal, () => {});
	if (!server?.listening) return;
	const isClosed = new Promise((resolve) => server.close(resolve));
	// A connection that has been answered would else be kept open for a next request.
	setInterval(() => server.closeIdleConnections(), lookEveryMs);
	await isClosed;
	// Answers leave such work behind until the last of them has gone.
	await nextTurn();
	while (globalThis.backgroundTasks?.size) await Promise.all(globalThis.backgroundTasks);
}
