import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { provideSocketAddress, sameMachineHeader, socketAddressHeader } from './socket-address';

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

/** Answers whether the portal takes the request for one from its own machine. */
async function listenOn(address: string) {
	server = http.createServer((request, response) =>
		response.end(request.headers[sameMachineHeader] === '1' ? 'own' : 'other'),
	);
	server.listen(0, address);
	await once(server, 'listening');
	return (server.address() as AddressInfo).port;
}

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
	'knows a request from the same machine at %s',
	async (address) => {
		provideSocketAddress();
		const port = await listenOn('::');
		const host = address.includes(':') ? `[${address}]` : address;
		const ask = async (headers: Record<string, string> = {}) =>
			(await fetch(`http://${host}:${port}`, { headers })).text();
		expect(await ask()).toBe('own');
		expect(await ask({ [socketAddressHeader]: '6.6.6.6' })).toBe('own');
	},
);

it.each([
	...['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-Port', 'X-Forwarded-Server'],
	...['Forwarded', 'Via', 'X-Real-IP', 'X-Client-IP', 'True-Client-IP', 'CF-Connecting-IP', 'CF-Ray'],
	...['X-Original-Forwarded-For', 'X-Vercel-Forwarded-For', 'X-Amzn-Trace-Id', 'Fastly-Client-IP'],
])('takes a request with the header %s for one that a proxy has passed on', async (name) => {
	provideSocketAddress();
	const port = await listenOn('127.0.0.1');
	for (const value of ['127.0.0.1', 'localhost', ''])
		expect(await (await fetch(`http://127.0.0.1:${port}`, { headers: { [name]: value } })).text()).toBe(
			'other',
		);
});

it('takes a request in HTTP/1.0 for one of a proxy that says nothing of itself', async () => {
	provideSocketAddress();
	const socket = net.connect(await listenOn('127.0.0.1'), '127.0.0.1');
	socket.end('GET / HTTP/1.0\r\nHost: localhost\r\n\r\n');
	expect(await text(socket)).toMatch(/other$/);
});

it('takes a request to another address of this machine for one from outside', async () => {
	const outside = Object.values(networkInterfaces())
		.flatMap((addresses) => addresses ?? [])
		.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
	if (!outside) return;
	provideSocketAddress();
	const port = await listenOn('0.0.0.0');
	expect(await (await fetch(`http://${outside}:${port}`)).text()).toBe('other');
});

it('has a name that nobody can guess', () => {
	expect(socketAddressHeader).toMatch(/^x-socket-address-[\da-f]{8}-[\da-f-]{27}$/);
	expect(sameMachineHeader).toContain(socketAddressHeader);
});
