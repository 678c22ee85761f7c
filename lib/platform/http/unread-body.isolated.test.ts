import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { endUnreadBody } from './unread-body.mjs';

let server: http.Server;

afterEach(() => {
	server.closeAllConnections();
	server.close();
});

async function connect(maxMs: number): Promise<net.Socket> {
	server = http.createServer((request, response) => {
		endUnreadBody(request, response, maxMs);
		response.writeHead(401).end();
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as net.AddressInfo;
	const socket = net.connect(port, '127.0.0.1');
	socket.on('error', () => {});
	return socket;
}

it('closes the connection of a caller who has been answered and sends on', async () => {
	const socket = await connect(200);
	// Not `once`, which takes the reset for a failure.
	const closed = new Promise((resolve) => socket.once('close', resolve));
	socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n');
	const sending = setInterval(() => socket.write('x'), 20);
	try {
		expect(String((await once(socket, 'data'))[0])).toContain('401');
		await closed;
	} finally {
		clearInterval(sending);
	}
});

it('keeps the connection of a caller who has sent all in time', async () => {
	const socket = await connect(200);
	for (const rest of ['', 'x']) {
		socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nx${rest}`);
		expect(String((await once(socket, 'data'))[0])).toContain('401');
		if (rest === '') socket.write('x');
		await new Promise((resolve) => setTimeout(resolve, 400));
	}
	expect(socket.destroyed).toBe(false);
	socket.destroy();
});
