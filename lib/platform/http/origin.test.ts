import { describe, expect, it } from 'vitest';
import { checkOrigin } from './origin';

const own = 'https://portal.example';
const check = (method: string, headers: Record<string, string>, carriesCookie: boolean) =>
	checkOrigin(new Request(`${own}/api/x`, { method, headers }), own, carriesCookie);

describe('checkOrigin', () => {
	it.each([
		['GET', { 'sec-fetch-site': 'cross-site' }],
		['HEAD', { origin: 'https://evil.example' }],
		['OPTIONS', { origin: 'https://evil.example' }],
		['POST', { 'sec-fetch-site': 'same-origin' }],
		['POST', { origin: own }],
		['POST', { origin: 'https://portal.internal', host: 'portal.internal' }],
		['POST', { authorization: 'Bearer x', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
	])('lets %s with %j through', (method, headers) => {
		expect(() => check(method, headers, true)).not.toThrow();
	});

	it.each([
		['POST', { 'sec-fetch-site': 'cross-site' }],
		['POST', { 'sec-fetch-site': 'same-site' }],
		['POST', { 'sec-fetch-site': 'none' }],
		['PUT', { origin: 'https://evil.example' }],
		['DELETE', { origin: 'null' }],
		['POST', { origin: 'https://portal.example.evil.example' }],
		['POST', { origin: 'nonsense' }],
		['POST', { 'sec-fetch-site': 'cross-site', origin: own }],
	])('refuses %s with %j, with a cookie or without', (method, headers) => {
		for (const carriesCookie of [true, false]) {
			expect(() => check(method, headers, carriesCookie)).toThrow('auth.crossSite');
		}
	});

	it('without any proof refuses the cookie only', () => {
		expect(() => check('POST', {}, true)).toThrow('auth.crossSite');
		expect(() => check('POST', {}, false)).not.toThrow();
	});
});
