// The web server: Next's own request handler behind a plain HTTP server that tells it who is at the other end.
import http from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import compression from 'compression';
import next from 'next';
import { markGone } from '../lib/cache/gone-pages.mjs';
import { holdPage } from '../lib/cache/held-pages.mjs';
import { closeForMaintenance } from '../lib/cache/maintenance.mjs';
import { adaptMadePage, sendKeptPage } from '../lib/cache/page-answers.mjs';
import { methods, readableUrl } from '../lib/http/readable-request.mjs';

/** Read by lib/http/client-address.ts; whatever a caller sends under this name is overwritten. */
const socketAddressHeader = 'x-socket-address';
const finishWithinMs = 8_000;
const lookEveryMs = 50;

const dev = process.env.NODE_ENV !== 'production';
const port = Number(process.env.PORT);
const hostname = process.env.HOST;
const dir = process.argv[2] ?? '.';

/** @type {http.Server | undefined} */
let server;
let isEnding = false;
// Asked once or ten times, in the middle of the start or of a thousand answers: it ends once, and in order.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);

// What fails in a page is told by instrumentation.ts.
const app = next({ dev, dir, port, quiet: !dev, ...(hostname && { hostname }) });
await app.prepare();
const handle = app.getRequestHandler();

const pack = compression();

server = http.createServer(async (request, response) => {
	const startedAt = performance.now();
	if (!methods.includes(request.method)) {
		response.writeHead(405, { Allow: methods.join(', ') }).end();
		return;
	}
	request.url = readableUrl(request.url);
	request.headers[socketAddressHeader] = request.socket.remoteAddress ?? 'unknown';
	if (await closeForMaintenance(request, response)) return;
	if (!dev) {
		if (await sendKeptPage(request, response)) return;
		pack(request, response, () => {});
		adaptMadePage(request, response);
	}
	await markGone(request, response);
	if (!dev) holdPage(request, response, startedAt);
	await handle(request, response);
});
if (dev) server.on('upgrade', app.getUpgradeHandler());
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
	while (globalThis.workUnderWay?.size) await Promise.all(globalThis.workUnderWay);
	process.exit(0);
}
