import { expect, it } from 'vitest';
import { clientAddressOf } from './client-address';

it.each([
	[0, { 'x-socket-address': '10.1.1.1' }, '10.1.1.1'],
	[0, { 'x-socket-address': '10.1.1.1', 'x-forwarded-for': '6.6.6.6' }, '10.1.1.1'],
	[1, { 'x-socket-address': '10.1.1.1', 'x-forwarded-for': '6.6.6.6, 7.7.7.7' }, '7.7.7.7'],
	[2, { 'x-socket-address': '10.1.1.1', 'x-forwarded-for': 'forged, 6.6.6.6, 7.7.7.7' }, '6.6.6.6'],
	[3, { 'x-socket-address': '10.1.1.1', 'x-forwarded-for': '7.7.7.7' }, '10.1.1.1'],
	[1, { 'x-socket-address': '10.1.1.1', 'x-forwarded-for': '' }, '10.1.1.1'],
	[0, {}, 'unknown'],
	[0, { 'x-socket-address': '::ffff:203.0.113.9' }, '203.0.113.9'],
	[0, { 'x-socket-address': '2001:db8:1:2:3:4:5:6' }, '2001:db8:1:2'],
	[0, { 'x-socket-address': '2001:0DB8:1:2::6' }, '2001:db8:1:2'],
	[0, { 'x-socket-address': '2001:db8::5:6' }, '2001:db8:0:0'],
	[0, { 'x-socket-address': '::1' }, '0:0:0:0'],
	[1, { 'x-socket-address': '10.1.1.1', 'x-forwarded-for': 'no address at all' }, '10.1.1.1'],
	[1, { 'x-socket-address': '10.1.1.1', 'x-forwarded-for': '7.7.7.7, ' }, '10.1.1.1'],
	[1, { 'x-socket-address': '10.1.1.1', 'x-forwarded-for': 'x'.repeat(10_000) }, '10.1.1.1'],
	[1, { 'x-forwarded-for': '999.1.1.1' }, 'unknown'],
	[1, { 'x-forwarded-for': '203.0.113.9:4711' }, '203.0.113.9'],
	[1, { 'x-forwarded-for': '[2001:db8:1:2::6]:4711' }, '2001:db8:1:2'],
	[1, { 'x-forwarded-for': 'fe80::1%eth0' }, 'fe80:0:0:0'],
	[1, { 'x-forwarded-for': '::ffff:cb00:7109' }, '203.0.113.9'],
	[2, { 'x-forwarded-for': '2001:db8:1:2:ffff::1, 10.0.0.1' }, '2001:db8:1:2'],
])('with %i proxies and %j it is %s', (hops, headers, address) => {
	expect(clientAddressOf(new Headers(headers), hops)).toBe(address);
});
