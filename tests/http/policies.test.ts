import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findAll, getAttributes, getPage, logInAsAdministrator, logInToDemo, send } from './site';

const commonHeaders = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'cross-origin-resource-policy': 'same-origin',
	'x-frame-options': 'DENY',
	'permissions-policy': expect.stringMatching(/\bcamera=\(\).*\bgeolocation=\(\).*\bmicrophone=\(\)/),
};

const getDirectives = (response: Pick<Response, 'headers'>) =>
	new Map(
		(response.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
			const [name = '', ...sources] = directive.split(' ');
			return [name, sources] as const;
		}),
	);

/** The inline scripts of a page, which run when the policy names their hash or nonce. */
const findInlineScripts = (document: Document) =>
	findAll(document, 'script:not([src])').filter(
		(script) => !['application/ld+json', 'application/json'].includes(script.getAttribute('type') ?? ''),
	);

describe('headers', () => {
	it.each([
		[200, '/'],
		[200, '/en/login'],
		[404, '/no-such-page'],
		[307, '/profile'],
		[401, '/api/users/profile'],
		[200, '/api/health'],
		[200, '/robots.txt'],
		[200, '/sitemap.xml'],
		[200, '/feed.xml'],
		[200, '/hero/film.js'],
	])('a response with %i at %s says what a browser may do with it', async (status, path) => {
		const response = await send(path);
		expect(response.status).toBe(status);
		expect(Object.fromEntries(response.headers)).toMatchObject(commonHeaders);
		expect(response.headers.get('x-powered-by')).toBeNull();
		const directives = getDirectives(response);
		for (const name of ['default-src', 'base-uri', 'frame-ancestors'])
			expect(directives.get(name)).toEqual(["'none'"]);
		await response.body?.cancel();
	});

	it.each(['/ask/x', '/confirm-email/x', '/email-return/x', '/claim/x', '/not-me/x', '/biodata/x'])(
		'a page at %s sends its address, which holds a secret, to no other site',
		async (path) => {
			expect((await send(path)).headers.get('referrer-policy')).toBe('no-referrer');
		},
	);
});

describe('the hold of another site on a window', () => {
	it.each([
		'/login',
		'/en/login',
		'/ask/x',
		'/claim/x',
		'/not-me/x',
		'/biodata/x',
		'/confirm-email/x',
		'/email-return/x',
	])('ends at %s, which holds something of its reader', async (path) => {
		expect((await send(path)).headers.get('cross-origin-opener-policy')).toBe('same-origin');
	});

	it('ends at the pages of a member and of an administrator', async () => {
		const member = await logInToDemo('member');
		const administrator = await logInAsAdministrator();
		for (const [path, { cookie }] of [
			['/profile', member],
			['/en/family-tree', member],
			['/admin/users', administrator],
		] as const) {
			const response = await send(path, { headers: { cookie } });
			expect([path, response.status]).toEqual([path, 200]);
			expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
			await response.body?.cancel();
		}
	});

	it.each(['/', '/devi', '/en/blogs', '/api/health', '/hero/film.js'])(
		'is left at %s, which is for everybody',
		async (path) => {
			for (const visit of ['made', 'from memory']) {
				const response = await send(path);
				expect([visit, response.headers.get('cross-origin-opener-policy')]).toEqual([visit, null]);
				await response.body?.cancel();
			}
		},
	);
});

describe('the policy of a page', () => {
	it.each(['/', '/en/blogs', '/help', '/en/gallery'])(
		'%s allows each inline script by its hash',
		async (path) => {
			// The portal knows the hashes from the second request on, when it has the whole page.
			await getPage(path);
			const { headers, document } = await getPage(path);
			const allowed = getDirectives({ headers }).get('script-src') ?? [];
			const hashes = findInlineScripts(document).map(
				(script) =>
					`'sha256-${createHash('sha256')
						.update(script.textContent ?? '')
						.digest('base64')}'`,
			);
			expect(hashes.length).toBeGreaterThan(0);
			expect(allowed.toSorted()).toEqual([...new Set(hashes), "'self'"].sort());
			expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
		},
	);

	it.each(['/login', '/en/login', '/ask/x', '/biodata/x', '/en/biodata/x', '/no-such-page'])(
		'%s allows its inline scripts by a nonce, and no cache keeps it',
		async (path) => {
			const { headers, document } = await getPage(path);
			expect(headers.get('cache-control')).toMatch(/\bprivate\b.*\bno-store\b/);
			const allowed = getDirectives({ headers }).get('script-src') ?? [];
			const [nonce = ''] = allowed.flatMap((source) => source.match(/^'nonce-(.+)'$/)?.[1] ?? []);
			expect(nonce).toMatch(/^[\w+/]{22}==$/);
			expect(allowed).not.toContain("'unsafe-inline'");
			const again = getDirectives(await send(path)).get('script-src') ?? [];
			expect(again).not.toContain(`'nonce-${nonce}'`);
			const without = findInlineScripts(document).filter((script) => script.getAttribute('nonce') !== nonce);
			// The boot script is the same in every page and allowed by its hash.
			expect(without.length).toBeLessThanOrEqual(1);
		},
	);

	it('runs no script from an attribute', async () => {
		const { document, headers } = await getPage('/');
		expect(getDirectives({ headers }).get('script-src-attr')).toEqual(["'none'"]);
		const names = findAll(document, '*').flatMap((element) => element.getAttributeNames());
		expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
		expect(getAttributes(document, 'a', 'href').filter((href) => /^\s*javascript:/i.test(href))).toEqual([]);
	});
});
