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
/** Of a request that a program on this machine has sent to the portal itself. As impossible to guess. */
export const sameMachineHeader = `${socketAddressHeader}-direct`;

const loopbackAddress = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;

/** A page of another site can lead a browser here by a name of its own that it has pointed at this machine. */
const loopbackHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|\[::ffff:[\da-f.:]+\])(?::\d+)?$/i;

/** What proxies, tunnels and content networks add to a request that they pass on. */
const forwardingHeader =
	/^(?:forwarded|via|x-forwarded.*|x-real-ip|x-original-.*|.*client-ip|.*connecting-ip|cf-.*|fastly-.*|x-amzn-.*|x-envoy-.*|x-vercel-.*)$/;

/**
 * Adds the socket's address, and whether it is this machine's own, to each request that an HTTP server of this process
 * receives, whether the portal's own script started that server or `next start` did. (`X-Forwarded-For` cannot serve:
 * Next keeps what the caller sent.)
 * A request that arrives before this call has no address, and counts as `unknown`.
 */
export function provideSocketAddress(): void {
	subscribe('http.server.request.start', (message) => {
		if (typeof message !== 'object' || message === null || !('request' in message)) return;
		const { request } = message;
		if (!(request instanceof IncomingMessage)) return;
		const { remoteAddress } = request.socket;
		// Before Next adds forwarding headers of its own to every request.
		const isLocal =
			loopbackAddress.test(remoteAddress ?? '') && loopbackHost.test(request.headers.host ?? '');
		const isDirect = isLocal && !isForwarded(request);
		request.headers[socketAddressHeader] = remoteAddress;
		if (isDirect) request.headers[sameMachineHeader] = '1';
		else delete request.headers[sameMachineHeader];
	});
}

/**
 * A proxy that says nothing of itself mostly speaks HTTP/1.0 (nginx without settings); no browser does. One that speaks
 * HTTP/1.1, adds no header and keeps none of the caller's `Host` cannot be noticed: hence `APP_URL` on every portal that others use.
 */
function isForwarded({ headers, httpVersion }: IncomingMessage): boolean {
	return httpVersion === '1.0' || Object.keys(headers).some((name) => forwardingHeader.test(name));
}

/** Whether a program on this machine has sent the request, and no proxy has passed it on. */
export function isFromThisMachine(headers: Headers): boolean {
	return headers.has(sameMachineHeader);
}
