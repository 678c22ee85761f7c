import { afterEach, describe, expect, it, vi } from 'vitest';
import { callHeaders, commonHeaders, hashSource, pageHeaders, pagePolicy } from './headers.mjs';

afterEach(() => vi.unstubAllEnvs());

const hsts = 'Strict-Transport-Security';

describe('the headers of answers', () => {
	it('of pages and calls ask for HTTPS for two years where the portal is served over it', () => {
		vi.stubEnv('APP_URL', 'http://localhost:3000');
		for (const headers of [pageHeaders('/', ''), callHeaders()]) expect(headers).not.toHaveProperty(hsts);
		expect(pagePolicy([])).not.toContain('upgrade-insecure-requests');
		vi.stubEnv('APP_URL', 'https://portal.example.org');
		for (const headers of [pageHeaders('/', ''), callHeaders()])
			expect(headers[hsts]).toBe('max-age=63072000');
		expect(pagePolicy([])).toContain('upgrade-insecure-requests');
	});

	it('ask for HTTPS on Vercel without APP_URL', () => {
		vi.stubEnv('VERCEL', '1');
		vi.stubEnv('VERCEL_ENV', 'preview');
		vi.stubEnv('VERCEL_URL', 'portal-abc123.vercel.app');
		expect(pageHeaders('/', '')).toHaveProperty(hsts);
		expect(pagePolicy([])).toContain('upgrade-insecure-requests');
		vi.stubEnv('APP_URL', 'http://localhost:3000');
		expect(pageHeaders('/', '')).not.toHaveProperty(hsts);
	});

	it('keep previews, and nothing else, out of search engines', () => {
		vi.stubEnv('VERCEL', '1');
		vi.stubEnv('VERCEL_ENV', 'preview');
		expect(commonHeaders()['X-Robots-Tag']).toBe('noindex');
		vi.stubEnv('VERCEL_ENV', 'production');
		expect(commonHeaders()).not.toHaveProperty('X-Robots-Tag');
	});

	it.each([
		['/', 'strict-origin-when-cross-origin'],
		['/claim/token', 'no-referrer'],
		['/not-me/token', 'no-referrer'],
		['/en/not-me/token', 'no-referrer'],
		['/confirm-email/token', 'no-referrer'],
		['/en/confirm-email/token', 'no-referrer'],
		['/ask/token', 'no-referrer'],
		['/en/ask/token', 'no-referrer'],
		['/biodata/token', 'no-referrer'],
		['/en/biodata/token', 'no-referrer'],
		['/blog/not-me', 'strict-origin-when-cross-origin'],
	])('of %s tell other sites %s', (path, referrer) => {
		const headers = { ...commonHeaders(), ...pageHeaders(path, '') };
		expect(headers['Referrer-Policy']).toBe(referrer);
	});
});

it.each([
	['/', 'microphone=()'],
	['/family-tree/questions', 'microphone=()'],
	['/ask/token', 'microphone=(self)'],
	['/en/ask/token', 'microphone=(self)'],
])('of %s allow %s', (path, allowed) => {
	const headers = { ...commonHeaders(), ...pageHeaders(path, '') };
	expect(headers['Permissions-Policy']?.split(', ')).toContain(allowed);
	expect(headers['Permissions-Policy']?.split(', ')).toContain('camera=()');
});

describe('the policy of a page', () => {
	const directives = (policy: string) =>
		new Map(policy.split('; ').map((part) => [part.split(' ', 1)[0], part.slice(part.indexOf(' ') + 1)]));

	it('allows the files of the portal and what is named', () => {
		const policy = directives(pagePolicy([hashSource('')]));
		expect(policy.get('default-src')).toBe("'none'");
		expect(policy.get('script-src')).toBe("'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
		expect(policy.get('script-src-attr')).toBe("'none'");
		expect(policy.get('img-src')).toBe("'self' data: blob:");
		expect(policy.get('frame-ancestors')).toBe("'none'");
	});

	it('allows pictures where they are kept', () => {
		vi.stubEnv('S3_PUBLIC_URL', 'https://cdn.example.org/pictures/');
		const policy = directives(pagePolicy([]));
		expect(policy.get('img-src')).toBe("'self' data: blob: https://cdn.example.org");
		expect(policy.get('connect-src')).toBe("'self' https://cdn.example.org");
	});

	it('allows Vercel’s toolbar on previews, and nowhere else', () => {
		const plain = pagePolicy(["'nonce-a'"]);
		expect(plain).not.toContain('vercel');
		vi.stubEnv('VERCEL', '1');
		vi.stubEnv('VERCEL_ENV', 'production');
		expect(pagePolicy(["'nonce-a'"])).toBe(plain);
		vi.stubEnv('VERCEL_ENV', 'preview');
		const policy = directives(pagePolicy(["'nonce-a'"]));
		expect(Object.fromEntries(policy)).toEqual({
			...Object.fromEntries(directives(plain)),
			'script-src': "'self' 'nonce-a' https://vercel.live",
			'connect-src': "'self' https://vercel.live wss://ws-us3.pusher.com",
			'img-src': "'self' data: blob: https://vercel.live https://vercel.com",
			'style-src': "'self' 'unsafe-inline' https://vercel.live",
			'font-src': "'self' https://vercel.live https://assets.vercel.com",
			'frame-src': 'https://vercel.live',
		});
	});

	it('is looser for the development server alone', () => {
		vi.stubEnv('NODE_ENV', 'production');
		expect(pagePolicy([])).not.toContain('unsafe-eval');
		vi.stubEnv('NODE_ENV', 'development');
		expect(directives(pagePolicy(["'nonce-a'"])).get('script-src')).toBe(
			"'self' 'unsafe-inline' 'unsafe-eval'",
		);
	});
});
