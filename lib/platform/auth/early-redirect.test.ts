import { encode } from 'next-auth/jwt';
import { describe, expect, it } from 'vitest';
import { earlyRedirect, findTokenSession } from './early-redirect';

const secret = 'a secret of the middleware, 32+ characters';

describe('the early redirect', () => {
	it('sends a visitor on a guarded page to log in, in the page’s language', () => {
		const page = { pathname: '/en/profile', search: '?edit=1' };
		expect(earlyRedirect(page, null)).toBe('/en/login?next=%2Fen%2Fprofile%3Fedit%3D1');
		expect(earlyRedirect({ pathname: '/admin', search: '' }, null)).toBe('/login?next=%2Fadmin');
	});

	it('leaves open pages and readers with a session alone', () => {
		expect(earlyRedirect({ pathname: '/blogs', search: '' }, null)).toBeNull();
		expect(earlyRedirect({ pathname: '/profile', search: '' }, 'a session')).toBeNull();
	});
});

describe('the session of a token', () => {
	it('comes from a token that we signed, and no other', async () => {
		const token = await encode({ token: { sub: 'a', sid: 'b' }, secret });
		expect(await findTokenSession(token, secret)).toBe('b');
		const wrong = [
			await encode({ token: { sub: 'a', sid: 'b' }, secret: 'somebody else’s secret of some length' }),
			await encode({ token: { sub: 'a', sid: 'b' }, secret, maxAge: -60 }),
			`${token}x`,
			'nonsense',
			'',
			undefined,
		];
		for (const other of wrong) expect(await findTokenSession(other, secret)).toBeNull();
	});
});
