import { describe, expect, it } from 'vitest';
import { findStep, newTotpSecret, totpSetup } from './totp';

const rfcSecret = new TextEncoder().encode('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

describe('findStep', () => {
	// RFC 6238, appendix B, SHA-1: of its eight digits the last six.
	it.each([
		[59, '287082'],
		[1111111109, '081804'],
		[1111111111, '050471'],
		[1234567890, '005924'],
		[2000000000, '279037'],
		[20000000000, '353130'],
	])('at %d seconds the code is %s', (seconds, code) => {
		expect(findStep(rfcSecret, code, at(seconds))).toBe(Math.floor(seconds / 30));
	});

	it('accepts a code one step early and one step late, and no further', () => {
		const step = Math.floor(1234567890 / 30);
		const found = [-2, -1, 0, 1, 2].map((steps) => findStep(rfcSecret, '005924', at((step + steps) * 30)));
		expect(found).toEqual([null, step, step, step, null]);
	});

	it.each(['', '12345', '1234567', 'abcdef', '瑱🄏🏤⢯', '००५९२४', '005925'])('refuses %j', (code) => {
		expect(findStep(rfcSecret, code, at(1234567890))).toBeNull();
	});
});

it('tells an app the issuer, the account, the secret and the form of the codes', () => {
	const { secret, uri } = totpSetup(rfcSecret, 'asha@example.org');
	expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
	const { protocol, host, pathname, searchParams } = new URL(uri);
	expect([protocol, host]).toEqual(['otpauth:', 'totp']);
	expect(decodeURIComponent(pathname)).toBe('/Khamma Ghani:asha@example.org');
	expect(Object.fromEntries(searchParams)).toEqual({
		...{ issuer: 'Khamma Ghani', secret, algorithm: 'SHA1', digits: '6', period: '30' },
	});
});

it('makes secrets of 160 bits, each another one', () => {
	const secrets = Array.from({ length: 100 }, () => Buffer.from(newTotpSecret()).toString('hex'));
	expect(new Set(secrets).size).toBe(100);
	expect(secrets.every((secret) => secret.length === 40)).toBe(true);
});
