import { describe, expect, it } from 'vitest';
import { POST as login } from '@/app/api/users/login/route';
import { PUT as changePassword } from '@/app/api/users/password/route';
import { GET as profile } from '@/app/api/users/profile/route';
import { findFeedOwner, openFeed } from '@/lib/features/family/days/commands/change-choice';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin, testPassword } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { DELETE, GET } from './route';

provideDatabase();

const android =
	'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

async function logIn(email: string, more: object = {}, userAgent?: string): Promise<string> {
	const { body } = await call(login, '/api/users/login', {
		json: { email, password: testPassword, ...more },
		...(userAgent && { headers: { 'user-agent': userAgent } }),
	});
	return String(body.token);
}
const list = (token: string) => call(GET, '/api/users/sessions', { token });

describe('GET /api/users/sessions', () => {
	it('tells where one is logged in, and which of them asks', async () => {
		const { email } = await makeAccount();
		const phone = await logIn(email, {}, android);
		const other = await logIn(email);
		await makeLogin();
		const { status, body } = await list(phone);
		expect(status).toBe(200);
		expect(body.sessions).toHaveLength(2);
		expect(body.sessions).toContainEqual({
			_id: expect.stringMatching(/^[\w-]{22}$/),
			browser: 'Chrome',
			system: 'Android',
			startedAt: expect.stringMatching(/Z$/),
			lastSeenAt: expect.stringMatching(/Z$/),
			isCurrent: true,
		});
		expect(body.sessions).toContainEqual(
			expect.objectContaining({ browser: null, system: null, isCurrent: false }),
		);
		expect((await list(other)).body.sessions).toContainEqual(
			expect.objectContaining({ browser: 'Chrome', isCurrent: false }),
		);
	});

	it('carries no id, no token and no whole user agent', async () => {
		const { email, id } = await makeAccount();
		const token = await logIn(email, {}, android);
		const { text } = await list(token);
		const rows = await db.session.findMany({ where: { memberId: id }, select: { id: true } });
		for (const hidden of [...rows.map((row) => row.id), id, token, 'Mozilla', 'Pixel'])
			expect(text).not.toContain(hidden);
	});

	it('keeps of what a browser calls itself no bytes that are no text', async () => {
		const { email, id } = await makeAccount();
		await logIn(email, {}, `Fire\u0085fox\t\u00ff${'x'.repeat(400)}`);
		const rows = await db.session.findMany({ where: { memberId: id }, select: { userAgent: true } });
		expect(rows).toEqual([{ userAgent: `Fire fox \u00ff${'x'.repeat(290)}` }]);
	});

	it('leaves out what has run out', async () => {
		const { id, token } = await makeLogin();
		await db.session.create({
			data: { memberId: id, createdAt: new Date(Date.now() - 2000), expiresAt: new Date(Date.now() - 1000) },
		});
		expect((await list(token)).body.sessions).toHaveLength(1);
	});

	it('says when a session was last used, to the hour', async () => {
		const { id, token } = await makeLogin();
		const lastSeenAt = new Date(Date.now() - 3 * 60 * 60 * 1000);
		await db.session.updateMany({ where: { memberId: id }, data: { lastSeenAt } });
		await call(profile, '/api/users/profile', { token });
		const seen = await db.session.findFirstOrThrow({ where: { memberId: id } });
		expect(seen.lastSeenAt.getTime()).toBeGreaterThan(lastSeenAt.getTime());
		await call(profile, '/api/users/profile', { token });
		expect((await db.session.findFirstOrThrow({ where: { memberId: id } })).lastSeenAt).toEqual(
			seen.lastSeenAt,
		);
	});
});

describe('DELETE /api/users/sessions', () => {
	it('ends all of them, this one too, and nobody else’s', async () => {
		const { email } = await makeAccount();
		const [here, there] = [await logIn(email), await logIn(email)];
		const other = await makeLogin();
		const { status, headers, body } = await call(DELETE, '/api/users/sessions', {
			method: 'DELETE',
			token: here,
		});
		expect(status).toBe(200);
		expect(body.message).toBe('You have been logged out everywhere.');
		expect(headers.get('set-cookie')).toMatch(/session-token=;.*Expires=Thu, 01 Jan 1970/);
		for (const token of [here, there]) expect((await list(token)).status).toBe(401);
		expect((await list(other.token)).status).toBe(200);
	});
});

it.each([
	['GET', GET],
	['DELETE', DELETE],
] as const)('%s asks a visitor to log in', async (method, handler) => {
	expect((await call(handler, '/api/users/sessions', { method })).status).toBe(401);
});

describe('addresses that open something without a login', () => {
	async function makeOwner() {
		const owner = await makeLogin();
		const feedKey = await openFeed(owner.id, new Date());
		const fields = { memberId: owner.id, title: 'Mine', layout: 'modern', language: 'en' } as const;
		const { links } = await db.biodata.create({
			data: {
				...fields,
				fields: [],
				links: {
					create: { sentTo: 'An uncle', tokenHash: owner.id, expiresAt: new Date(Date.now() + 86_400_000) },
				},
			},
			select: { links: { select: { id: true } } },
		});
		return { ...owner, feedKey, linkId: links[0]?.id ?? '' };
	}
	type Owner = Awaited<ReturnType<typeof makeOwner>>;
	const stateOf = async ({ id, feedKey }: Owner) => [
		(await findFeedOwner(feedKey)) !== null,
		(await db.biodataLink.count({ where: { tokenHash: id } })) === 1,
	];

	it('appear in the list by name', async () => {
		const { token, linkId } = await makeOwner();
		expect((await list(token)).body.addresses).toEqual([
			{ _id: 'calendar', kind: 'calendar', name: null, since: expect.stringMatching(/Z$/) },
			{ _id: linkId, kind: 'biodataLink', name: 'An uncle', since: expect.stringMatching(/Z$/) },
		]);
	});

	const ways: [string, (owner: Owner, keeps?: string[]) => Promise<{ status: number }>][] = [
		[
			'logging out everywhere',
			({ token }, keeps) =>
				call(DELETE, '/api/users/sessions', { method: 'DELETE', ...(keeps && { json: { keeps } }), token }),
		],
		[
			'a new password',
			({ token }, keeps) =>
				call(changePassword, '/api/users/password', {
					method: 'PUT',
					json: { currentPassword: testPassword, newPassword: 'a well at noon', ...(keeps && { keeps }) },
					token,
				}),
		],
	];

	it.each(ways)('end with %s, but for those that are kept', async (_, end) => {
		const all = await makeOwner();
		expect((await end(all)).status).toBe(200);
		expect(await stateOf(all)).toEqual([false, false]);
		const keptFeed = await makeOwner();
		await end(keptFeed, ['calendar']);
		expect(await stateOf(keptFeed)).toEqual([true, false]);
		const keptLink = await makeOwner();
		await end(keptLink, [keptLink.linkId]);
		expect(await stateOf(keptLink)).toEqual([false, true]);
	});

	it('leave those of others out of the list, and alive', async () => {
		const [owner, other] = [await makeOwner(), await makeOwner()];
		await call(DELETE, '/api/users/sessions', { method: 'DELETE', token: other.token });
		expect(await stateOf(owner)).toEqual([true, true]);
	});
});
