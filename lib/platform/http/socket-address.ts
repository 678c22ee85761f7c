import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

declare global {
	var socketHeaderName: string | undefined;
}

/**
 * The request header that carries the address of the caller's socket. Its name is random, so that no caller can send
 * it. The bundler may instantiate this file several times in one process; all instances share the name.
 */
globalThis.socketHeaderName ??= `x-socket-address-${randomUUID()}`;
export const socketAddressHeader = globalThis.socketHeaderName;

/**
 * Adds the socket's address to each request that an HTTP server of this process receives, whether the portal's own script
 * started that server or `next start` did. (`X-Forwarded-For` cannot serve: Next keeps what the caller sent.)
 * A request that arrives before this call has no address, and counts as `unknown`.
 */
export function provideSocketAddress(): void {
	subscribe('http.server.request.start', (message) => {
		if (typeof message !== 'object' || message === null || !('request' in message)) return;
		const { request } = message;
		if (!(request instanceof IncomingMessage)) return;
		request.headers[socketAddressHeader] = request.socket.remoteAddress;
	});
}
