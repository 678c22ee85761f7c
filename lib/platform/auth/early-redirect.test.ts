import { encode } from 'next-auth/jwt';
import { expect, it } from 'vitest';
import { earlyRedirect } from './early-redirect';

const secret = 'a secret of the middleware, 32+ characters';
const page = { pathname: '/en/profile', search: '?edit=1' };

it('sends a visitor on a guarded page to log in, in the page’s language', async () => {
	expect(await earlyRedirect(page, undefined, secret)).toBe('/en/login?next=%2Fen%2Fprofile%3Fedit%3D1');
	expect(await earlyRedirect({ pathname: '/admin', search: '' }, undefined, secret)).toBe(
		'/login?next=%2Fadmin',
	);
});

it('lets a token that we signed through, and no other', async () => {
	const token = await encode({ token: { sub: 'a', sid: 'b' }, secret });
	expect(await earlyRedirect(page, token, secret)).toBeNull();
	const wrong = [
		await encode({ token: { sub: 'a' }, secret: 'somebody else’s secret of some length' }),
		await encode({ token: { sub: 'a' }, secret, maxAge: -60 }),
		`${token}x`,
		'nonsense',
		'',
	];
	for (const other of wrong) expect(await earlyRedirect(page, other, secret)).not.toBeNull();
});

it('leaves open pages alone', async () => {
	expect(await earlyRedirect({ pathname: '/blogs', search: '' }, undefined, secret)).toBeNull();
});
