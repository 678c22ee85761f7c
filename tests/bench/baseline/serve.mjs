// Next alone behind the plainest HTTP server.
import http from 'node:http';
import next from 'next';

const port = Number(process.env.PORT);
const hostname = process.env.HOST;

const app = next({ dev: false, dir: import.meta.dirname, port, hostname });
await app.prepare();
const handle = app.getRequestHandler();

http.createServer((request, response) => handle(request, response)).listen(port, hostname);
