import { describe, expect, it } from 'vitest';
import { demoCookieName, getDemoAddress, getDemoSecret } from '@/lib/features/account/demo/rules/secret';
import { readEnv } from '@/lib/platform/env/env';
import { mayUseDemoLogins } from './find-offer';

const authSecret = 'of-sixteen-or-more';
const database = { DATABASE_URL: 'postgresql://app@db.example.org/portal', AUTH_SECRET: authSecret };
const vercel = { ...database, VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'portal.vercel.app' };
const preview = { ...vercel, VERCEL_ENV: 'preview', VERCEL_BRANCH_URL: 'branch.vercel.app' };
const production = {
	...vercel,
	VERCEL_ENV: 'production',
	SMTP_URL: 'smtp://mail.example.org',
	S3_BUCKET: 'media',
	S3_REGION: 'ap-south-1',
};
const address = { APP_URL: 'https://portal.example.org' };
const secret = getDemoSecret(authSecret);
const withCookie = (value: string) => new Headers({ cookie: `theme=dark; ${demoCookieName}=${value}` });

describe('the logins of the demo', () => {
	it.each([
		['a portal without an address', database, { withSecret: true, withoutSecret: false }],
		['a portal with an empty address', { ...database, APP_URL: ' ' }, { withSecret: true }],
		['a portal with an address on its own machine', { ...database, APP_URL: 'http://localhost:3000' }, {}],
		['a portal with an address', { ...database, ...address }, {}],
		['a portal with an address and SEED_DEMO', { ...database, ...address, SEED_DEMO: '1' }, {}],
		['production on Vercel', production, {}],
		['production on Vercel with an address', { ...production, ...address }, {}],
		['a preview', preview, { withSecret: true, withoutSecret: true }],
		['a preview with an address', { ...preview, ...address }, { withSecret: true, withoutSecret: true }],
		[
			'a portal that develops with variables of Vercel',
			{ ...vercel, VERCEL_ENV: 'development' },
			{ withSecret: true },
		],
	])('are open on %s to the right requests', (_, source, expected) => {
		const env = readEnv(source);
		expect({
			withSecret: mayUseDemoLogins(withCookie(secret), env),
			withoutSecret: mayUseDemoLogins(new Headers({ host: 'localhost:3000' }), env),
		}).toEqual({ withSecret: false, withoutSecret: false, ...expected });
	});

	it.each([
		['an empty secret', withCookie('')],
		['the beginning of the secret', withCookie(secret.slice(0, -1))],
		['the secret of another portal', withCookie(getDemoSecret('another-secret-of-a-portal'))],
		['AUTH_SECRET itself', withCookie(authSecret)],
		['the secret in a cookie of another name', new Headers({ cookie: `x${demoCookieName}=${secret}` })],
		['the secret in a header of its own', new Headers({ [demoCookieName]: secret })],
		[
			'headers that claim a local caller',
			new Headers({ host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' }),
		],
	])('stay closed to %s', (_, headers) => {
		expect(mayUseDemoLogins(headers, readEnv(database))).toBe(false);
	});
});

describe('the secret of the demo', () => {
	it('stays the same after a restart and tells nothing of AUTH_SECRET', () => {
		expect(getDemoSecret(authSecret)).toBe(secret);
		expect(secret).toMatch(/^[\w-]{43}$/);
		expect(secret).not.toContain(authSecret);
	});

	it('appears in the address that the start prints', () => {
		expect(getDemoAddress({ appUrl: 'http://localhost:4000' }, authSecret)).toBe(
			`http://localhost:4000/login?demo=${secret}`,
		);
	});
});
