import { expect, it } from 'vitest';
import { getClientAddress } from './client-address';
import { socketAddressHeader } from './socket-address';

function getHeaders({ socket, ...sent }: { [name: string]: string; socket?: string }): Headers {
	return new Headers({ ...sent, ...(socket && { [socketAddressHeader]: socket }) });
}

it.each([
	[0, { socket: '10.1.1.1' }, '10.1.1.1'],
	[0, { socket: '10.1.1.1', 'x-forwarded-for': '6.6.6.6' }, '10.1.1.1'],
	[1, { socket: '10.1.1.1', 'x-forwarded-for': '6.6.6.6, 7.7.7.7' }, '7.7.7.7'],
	[2, { socket: '10.1.1.1', 'x-forwarded-for': 'forged, 6.6.6.6, 7.7.7.7' }, '6.6.6.6'],
	[3, { socket: '10.1.1.1', 'x-forwarded-for': '7.7.7.7' }, '10.1.1.1'],
	[1, { socket: '10.1.1.1', 'x-forwarded-for': '' }, '10.1.1.1'],
	[0, {}, 'unknown'],
	[0, { socket: '::ffff:203.0.113.9' }, '203.0.113.9'],
	[0, { socket: '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2'],
	[0, { socket: '2001:0DB8:1:2::6' }, '2001:db8:1:2'],
	[0, { socket: '2001:db8::5:6' }, '2001:db8:0:0'],
	[0, { socket: '::1' }, '0:0:0:0'],
	[1, { socket: '10.1.1.1', 'x-forwarded-for': 'no address at all' }, '10.1.1.1'],
	[1, { socket: '10.1.1.1', 'x-forwarded-for': '7.7.7.7, ' }, '10.1.1.1'],
	[1, { socket: '10.1.1.1', 'x-forwarded-for': 'x'.repeat(10_000) }, '10.1.1.1'],
	[1, { 'x-forwarded-for': '999.1.1.1' }, 'unknown'],
	[1, { 'x-forwarded-for': '203.0.113.9:4711' }, '203.0.113.9'],
	[1, { 'x-forwarded-for': '[2001:db8:1:2::6]:4711' }, '2001:db8:1:2'],
	[1, { 'x-forwarded-for': 'fe80::1%eth0' }, 'fe80:0:0:0'],
	[1, { 'x-forwarded-for': '::ffff:cb00:7109' }, '203.0.113.9'],
	[2, { 'x-forwarded-for': '2001:db8:1:2:ffff::1, 10.0.0.1' }, '2001:db8:1:2'],
	[0, { 'x-forwarded-for': '6.6.6.6' }, 'unknown'],
	[
		0,
		{ 'x-socket-address': '6.6.6.6', 'x-real-ip': '6.6.6.6', 'x-vercel-forwarded-for': '6.6.6.6' },
		'unknown',
	],
	[1, { socket: '10.1.1.1', 'x-vercel-forwarded-for': '6.6.6.6' }, '10.1.1.1'],
])('with %i proxies and %j it is %s', (trustedProxyHops, headers, address) => {
	expect(getClientAddress(getHeaders(headers), { trustedProxyHops, isOnVercel: false })).toBe(address);
});

const vercel = { 'x-vercel-forwarded-for': '7.7.7.7' };

it.each([
	[0, vercel, '7.7.7.7'],
	[0, { ...vercel, 'x-socket-address': '6.6.6.6', 'x-real-ip': '6.6.6.6' }, '7.7.7.7'],
	[0, { ...vercel, 'x-forwarded-for': '6.6.6.6' }, '7.7.7.7'],
	[1, { ...vercel, 'x-forwarded-for': '6.6.6.6' }, '7.7.7.7'],
	[2, { ...vercel, 'x-forwarded-for': '6.6.6.6, 5.5.5.5' }, '7.7.7.7'],
	[0, { 'x-vercel-forwarded-for': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2'],
	[0, { 'x-vercel-forwarded-for': '6.6.6.6, 7.7.7.7' }, '7.7.7.7'],
	[1, { 'x-forwarded-for': '6.6.6.6' }, 'unknown'],
	[0, { 'x-socket-address': '6.6.6.6' }, 'unknown'],
])('on Vercel, with %i proxies and %j it is %s', (trustedProxyHops, headers, address) => {
	expect(getClientAddress(getHeaders(headers), { trustedProxyHops, isOnVercel: true })).toBe(address);
});
