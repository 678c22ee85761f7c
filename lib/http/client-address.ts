/** Set by our own server from the socket, over whatever the caller sent under that name. */
const socketAddressHeader = 'x-socket-address';

/**
 * The caller's address, for limits only. `X-Forwarded-For` is believed for as many hops, counted from the
 * right, as there are proxies of our own; with none, the socket's address counts. Of an IPv6 address only the
 * network is answered: whoever has one address of it has them all.
 */
export function clientAddressOf(headers: Headers, trustedProxyHops: number): string {
	if (trustedProxyHops > 0) {
		const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
		const address = hops.at(-trustedProxyHops);
		if (address) return networkOf(address);
	}
	return networkOf(headers.get(socketAddressHeader) ?? 'unknown');
}

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function networkOf(address: string): string {
	const ipv4 = mappedIpv4.exec(address)?.[1];
	if (ipv4) return ipv4;
	if (!URL.canParse(`http://[${address}]`)) return address;
	const [front = '', back] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
	const groups = front.split(':').filter((group) => group !== '');
	const missing =
		back === undefined ? 0 : 8 - groups.length - back.split(':').filter((group) => group !== '').length;
	return [...groups, ...Array<string>(missing).fill('0')].slice(0, 4).join(':');
}
