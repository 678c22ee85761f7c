import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { pages } from '@/lib/core/pages';
import { findTarget, logInToDemo, type Session, send } from './site';

/** The pages that need no session, besides the public ones. */
const openPages = new Set([
	'/ask/[token]',
	'/biodata/[token]',
	'/blog/[id]/own',
	'/claim/[token]',
	'/confirm-email/[token]',
	'/email-return/[token]',
	'/login',
	'/not-me/[token]',
]);

const unknownId = '5b0c1c5e-7d3b-4a2e-9a51-0c9f5a6b7c8d';
const guardedPaths = Object.entries(pages)
	.filter(([pattern, audience]) => audience === 'private' && !openPages.has(pattern))
	.map(([pattern]) => pattern.replace(/\[\w+\]/, unknownId));
const administratorPaths = guardedPaths.filter((path) => /^\/(admin|kul-devi-devta-form)(\/|$)/.test(path));

const loginFor = (address: string) => `/login?next=${encodeURIComponent(address)}`;

describe.each(languages)('guards in %s', (language) => {
	it.each(guardedPaths)('%s leads a visitor to log in, and back to it [layout.visitor]', async (path) => {
		const address = pathIn(language, `${path}?from=mail`);
		const response = await send(address);
		expect([response.status, findTarget(response)]).toEqual([307, pathIn(language, loginFor(address))]);
	});
});

it('a page leads to log in when the token of the session is not one of the portal', async () => {
	const response = await send('/dashboard', {
		headers: { cookie: 'next-auth.session-token=eyJhbGciOiJub25lIn0.e30.' },
	});
	expect(findTarget(response)).toBe(loginFor('/dashboard'));
});

describe('the guard of administrators', () => {
	let member: Session;
	beforeAll(async () => {
		member = await logInToDemo('member');
	});

	it.each(administratorPaths)('%s leads a member to the home page [layout.member]', async (path) => {
		const response = await send(path, { headers: { cookie: member.cookie } });
		expect(response.status).toBe(307);
		expect(['/', '/en']).toContain(findTarget(response));
	});
});
