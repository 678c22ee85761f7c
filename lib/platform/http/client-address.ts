import { isIP } from 'node:net';
import { socketAddressHeader } from './socket-address';

/**
 * Vercel sets it to the address of the client that connects to Vercel, and overwrites what the caller sent. With a proxy in
 * front of Vercel that is the proxy: https://vercel.com/docs/headers/request-headers#x-vercel-forwarded-for
 */
const vercelHeader = 'x-vercel-forwarded-for';

interface Host {
	isOnVercel: boolean;
	/** How many hops of `X-Forwarded-For`, counted from the right, proxies of our own have written. Ignored on Vercel. */
	trustedProxyHops: number;
}

/**
 * The caller's address, for limits only: on Vercel from Vercel's header, elsewhere from the proxies of the portal, and
 * without those from the socket. It reads no header that a caller can forge. For IPv6 it is the network of 64 bits,
 * which belongs to one caller. `unknown` when no trusted source has an address; such callers share their limits.
 */
export function getClientAddress(
	headers: Pick<Headers, 'get'>,
	{ isOnVercel, trustedProxyHops }: Host,
): string {
	const forwarded = isOnVercel
		? getHop(headers.get(vercelHeader), 1)
		: getHop(headers.get('x-forwarded-for'), trustedProxyHops);
	return findNetwork(forwarded) ?? findNetwork(headers.get(socketAddressHeader) ?? '') ?? 'unknown';
}

/** The hop at `position`, counted from the right, 1 being the last; empty when there is none. */
function getHop(list: string | null, position: number): string {
	return (position > 0 && list?.split(',').at(-position)) || '';
}

/** As some proxies write them: `203.0.113.9:4711`, `[2001:db8::1]:4711`, `fe80::1%eth0`. */
const written = /^\s*(?:(\d+\.\d+\.\d+\.\d+)(?::\d+)?|\[([^\]]*)\](?::\d+)?|([^%]*)(?:%.*)?)\s*$/;
const mappedIpv4 = /^0:0:0:0:0:ffff:([\da-f]+):([\da-f]+)$/;

function findNetwork(text: string): string | null {
	const [, ipv4, bracketed, bare] = written.exec(text) ?? [];
	const address = (ipv4 ?? bracketed ?? bare ?? '').trim();
	const family = isIP(address);
	if (family === 4) return address;
	if (family === 0 || !URL.canParse(`http://[${address}]`)) return null;
	const groups = getGroups(new URL(`http://[${address}]`).hostname.slice(1, -1));
	const [, high, low] = mappedIpv4.exec(groups.join(':')) ?? [];
	if (high && low) return [high, low].flatMap(getBytes).join('.');
	return groups.slice(0, 4).join(':');
}

/** All eight, of an address as URLs spell it. */
function getGroups(address: string): string[] {
	const [front = '', back] = address.split('::');
	const [before, after] = [front, back ?? ''].map((half) => half.split(':').filter((group) => group !== ''));
	const left = before ?? [];
	const right = after ?? [];
	return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

function getBytes(group: string): number[] {
	const value = Number.parseInt(group, 16);
	return [value >> 8, value & 0xff];
}
