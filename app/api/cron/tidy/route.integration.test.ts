import { expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { provideDatabase } from '@/tests/support/database';
import { GET } from './route';

provideDatabase();

const secret = 'a clock that nobody else can hear';
vi.stubEnv('CRON_SECRET', secret);

function call(headers: Record<string, string> = {}) {
	const request = new Request('http://localhost:3000/api/cron/tidy', { headers });
	return GET(request, { params: Promise.resolve({}) });
}

async function writeEndedSession() {
	const { id: memberId } = await makeAccount();
	const createdAt = new Date('2026-01-01T00:00:00Z');
	await db.session.create({ data: { memberId, createdAt, expiresAt: new Date('2026-01-02T00:00:00Z') } });
}

it('tidies up for callers with the secret', async () => {
	await writeEndedSession();
	const answer = await call({ authorization: `Bearer ${secret}` });
	expect(answer.status).toBe(200);
	expect(await answer.json()).toMatchObject({ sessions: 1 });
	expect(await db.session.count()).toBe(0);
});

it('refuses everybody else, an administrator included', async () => {
	await writeEndedSession();
	const { token } = await makeLogin({ isAdmin: true });
	for (const authorization of [
		'',
		secret,
		'Bearer ',
		`Bearer ${secret} `.repeat(2),
		`Basic ${secret}`,
		`Bearer ${token}`,
	]) {
		const answer = await call({ authorization });
		expect(answer.status).toBe(401);
	}
	expect((await call()).status).toBe(401);
	expect(await db.session.count()).toBe(2);
});
