import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { provideSocketAddress, socketAddressHeader } from './socket-address';

let server: http.Server;

afterEach(() => server.close());

it('gives each request the address of its socket, no matter what the caller sends', async () => {
	server = http.createServer((request, response) =>
		response.end(String(request.headers[socketAddressHeader])),
	);
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	const ask = async (headers: Record<string, string>) =>
		(await fetch(`http://127.0.0.1:${port}`, { headers })).text();
	expect(await ask({})).toBe('undefined');
	provideSocketAddress();
	expect(await ask({})).toBe('127.0.0.1');
	expect(await ask({ [socketAddressHeader]: '6.6.6.6', 'x-socket-address': '6.6.6.6' })).toBe('127.0.0.1');
});

it('has a random name', () => {
	expect(socketAddressHeader).toMatch(/^x-socket-address-[\da-f]{8}-[\da-f-]{27}$/);
});
