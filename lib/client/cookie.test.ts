import { afterEach, expect, it, vi } from 'vitest';
import { writeCookie } from './cookie';

afterEach(() => vi.unstubAllGlobals());

it.each([
	['http:', 60, 'theme=dark; path=/; max-age=60; samesite=lax'],
	['https:', 60, 'theme=dark; path=/; max-age=60; samesite=lax; secure'],
	['https:', 0, 'theme=dark; path=/; max-age=0; samesite=lax; secure'],
	['http:', null, 'theme=dark; path=/; samesite=lax'],
])('over %s for %s seconds it is written as "%s"', (protocol, maxAgeSeconds, written) => {
	const page = { cookie: '' };
	vi.stubGlobal('location', { protocol });
	vi.stubGlobal('document', page);
	writeCookie('theme', 'dark', maxAgeSeconds);
	expect(page.cookie).toBe(written);
});
