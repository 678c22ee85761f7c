// The web server: Next's own request handler behind a plain HTTP server that tells it who is at the other end.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import compression from 'compression';
import next from 'next';
import { markGone } from '../lib/cache/gone-pages.mjs';
import { closeForMaintenance } from '../lib/cache/maintenance.mjs';
import { adaptMadePage, sendKeptPage } from '../lib/cache/page-answers.mjs';
import { methods, readableUrl } from '../lib/http/readable-request.mjs';
import { requestScope } from '../lib/log/request-scope.mjs';
import { countRequest } from '../lib/metrics/requests.mjs';
import { guardAnswer } from '../lib/policy/answers.mjs';

/** Read by lib/http/client-address.ts; whatever a caller sends under this name is overwritten. */
const socketAddressHeader = 'x-socket-address';
const finishWithinMs = 4_000;

const dev = process.env.NODE_ENV !== 'production';
const port = Number(process.env.PORT);
const hostname = process.env.HOST;
const dir = process.argv[2] ?? '.';

const app = next({ dev, dir, port, ...(hostname && { hostname }) });
await app.prepare().catch((error) => {
	// What a person has to put right is one line.
	process.stderr.write(`${error?.name === 'EnvError' ? error.message : (error?.stack ?? error)}\n`);
	process.exit(1);
});
const handle = app.getRequestHandler();

const pack = compression();

/** Of what is no page: a call that no handler has answered, or a file. */
const noPage = /^\/(?:api|_next)(?:\/|$)|\.[a-z0-9]+$/;

// Whatever is done for a request knows its id. Calls count themselves, by name.
const server = http.createServer((request, response) => {
	const scope = { requestId: randomUUID(), isCounted: false };
	const begun = performance.now();
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
	guardAnswer(request, response);
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
	await handle(request, response);
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
