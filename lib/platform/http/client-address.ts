import { isIP } from 'node:net';

/** Set by our own server from the socket, over whatever the caller sent under that name. */
const socketAddressHeader = 'x-socket-address';

/**
 * The caller's address, for limits only. `X-Forwarded-For` is believed for as many hops, counted from the
 * right, as there are proxies of our own; with none, or where what they say is no address, the socket's counts. Of an
 * IPv6 address only the network is answered: whoever has one address of it has them all.
 */
export function clientAddressOf(headers: Headers, trustedProxyHops: number): string {
	const hops = (headers.get('x-forwarded-for') ?? '').split(',');
	const told = trustedProxyHops > 0 ? networkOf(hops.at(-trustedProxyHops) ?? '') : null;
	return told ?? networkOf(headers.get(socketAddressHeader) ?? '') ?? 'unknown';
}

/** As some proxies write them: `203.0.113.9:4711`, `[2001:db8::1]:4711`, `fe80::1%eth0`. */
const written = /^\s*(?:(\d+\.\d+\.\d+\.\d+)(?::\d+)?|\[([^\]]*)\](?::\d+)?|([^%]*)(?:%.*)?)\s*$/;
const mappedIpv4 = /^0:0:0:0:0:ffff:([\da-f]+):([\da-f]+)$/;

function networkOf(text: string): string | null {
	const [, ipv4, bracketed, bare] = written.exec(text) ?? [];
	const address = (ipv4 ?? bracketed ?? bare ?? '').trim();
	const family = isIP(address);
	if (family === 4) return address;
	if (family === 0 || !URL.canParse(`http://[${address}]`)) return null;
	const groups = groupsOf(new URL(`http://[${address}]`).hostname.slice(1, -1));
	const [, high, low] = mappedIpv4.exec(groups.join(':')) ?? [];
	if (high && low) return [high, low].flatMap(bytesOf).join('.');
	return groups.slice(0, 4).join(':');
}

/** All eight, of an address as URLs spell it. */
function groupsOf(address: string): string[] {
	const [front = '', back] = address.split('::');
	const [before, after] = [front, back ?? ''].map((half) => half.split(':').filter((group) => group !== ''));
	const left = before ?? [];
	const right = after ?? [];
	return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

function bytesOf(group: string): number[] {
	const value = Number.parseInt(group, 16);
	return [value >> 8, value & 0xff];
}
