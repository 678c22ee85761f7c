// Next alone behind the plainest HTTP server, packed by the same library as the portal.
import http from 'node:http';
import compression from 'compression';
import next from 'next';

const port = Number(process.env.PORT);
const hostname = process.env.HOST;

const app = next({ dev: false, dir: import.meta.dirname, port, hostname });
await app.prepare();
const handle = app.getRequestHandler();
const pack = compression();

http
	.createServer((request, response) => pack(request, response, () => handle(request, response)))
	.listen(port, hostname);
