// The web server: Next's own request handler behind a plain HTTP server that tells it who is at the other end.
import http from 'node:http';
import compression from 'compression';
import next from 'next';
import { markGone } from '../lib/cache/gone-pages.mjs';
import { closeForMaintenance } from '../lib/cache/maintenance.mjs';
import { adaptMadePage, sendKeptPage } from '../lib/cache/page-answers.mjs';
import { methods, readableUrl } from '../lib/http/readable-request.mjs';

/** Read by lib/http/client-address.ts; whatever a caller sends under this name is overwritten. */
const socketAddressHeader = 'x-socket-address';
const finishWithinMs = 4_000;
/** Whoever sends a byte now and then is not waited for; a picture over a slow line is. */
const patience = { headersTimeout: 15_000, requestTimeout: 120_000, connectionsCheckingInterval: 5_000 };

const dev = process.env.NODE_ENV !== 'production';
const port = Number(process.env.PORT);
const hostname = process.env.HOST;
const dir = process.argv[2] ?? '.';

// Next would listen for upgrades on the server that asks it, and hang up on callers who only offer one.
const httpServer = http.createServer();
const app = next({ dev, dir, port, httpServer, ...(hostname && { hostname }) });
await app.prepare();
const handle = app.getRequestHandler();

const pack = compression();

const server = http.createServer(patience, async (request, response) => {
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
	nameAllowedMethods(request, response);
	await markGone(request, response);
	await handle(request, response);
});

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
		const allowed = http.request({ method: 'OPTIONS', host: hostname || 'localhost', port, path: url });
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
if (dev) server.on('upgrade', app.getUpgradeHandler());
server.listen(port, hostname);

// What is being answered is answered; idle connections are closed at once.
for (const signal of ['SIGINT', 'SIGTERM']) {
	process.once(signal, () => {
		setTimeout(() => process.exit(0), finishWithinMs).unref();
		server.close(() => process.exit(0));
		server.closeIdleConnections();
	});
}
