import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as askByAddress } from '@/app/api/users/forgot-password/route';
import { POST as verify } from '@/app/api/users/verify-otp/route';
import { findClaimable } from '@/lib/features/account/commands/claim-account';
import { notMePath } from '@/lib/features/account/commands/refuse-account';
import { getLinkPath } from '@/lib/features/account/queries/signed-link';
import { db } from '@/lib/platform/db/client';
import { makeAccount } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { addRelative } from '@/tests/support/relatives';
import { sent } from '@/tests/support/sent-mails';
import { POST } from './route';

provideDatabase();
vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const afterResponse = holdAfterResponse();
beforeEach(async () => {
	await afterResponse.run();
	await db.rateLimit.deleteMany();
	sent.length = 0;
});

const getToken = ({ id }: { id: string }) => getLinkPath('claim', id).replace('/claim/', '');
const ask = (token: unknown, options: CallOptions = {}) =>
	call(POST, '/api/users/claim-code', { json: { token }, ...options });

async function findCode(email: string): Promise<string> {
	await afterResponse.run();
	const mail = sent.findLast(({ to }) => to === email);
	return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
}

describe('POST /api/users/claim-code', () => {
	it('mails a fresh code to the address of the account, and keeps it out of the response', async () => {
		const relative = await addRelative(await makeAccount());
		const { email } = relative;
		const response = await ask(getToken(relative), { language: 'hi' });
		const message = '6 अंकों का ओटीपी आपके ईमेल पते पर भेजा जा रहा है।';
		expect([response.status, response.body]).toEqual([200, { message, email }]);
		const otp = await findCode(email);
		expect(otp).not.toBe('');
		expect(response.text).not.toContain(otp);
		expect(sent).toMatchObject([{ to: email, language: 'hi' }]);
		const { body } = await call(verify, '/api/users/verify-otp', { json: { email, otp } });
		expect(body.isClaim).toBe(true);
	});

	it('mails one although strangers have used up the codes that the address itself asks for', async () => {
		const relative = await addRelative(await makeAccount());
		const json = { email: relative.email };
		await call(askByAddress, '/api/users/forgot-password', { json });
		expect((await call(askByAddress, '/api/users/forgot-password', { json })).status).toBe(429);
		expect((await ask(getToken(relative))).status).toBe(200);
		expect((await ask(getToken(relative))).status).toBe(429);
	});

	it('responds alike to every link that does not work, and mails nobody', async () => {
		const adder = await makeAccount();
		const [claimed, removed, waiting] = [
			await addRelative(adder),
			await addRelative(adder),
			await addRelative(adder),
		];
		await db.member.update({ where: { id: claimed.id }, data: { claimedAt: new Date() } });
		await db.member.delete({ where: { id: removed.id } });
		const responses = [];
		for (const token of [
			getToken(claimed),
			getToken(removed),
			getToken(adder),
			notMePath(waiting.id).replace('/not-me/', ''),
			getToken(waiting).slice(0, -1),
			'हम',
			'',
		])
			responses.push(await ask(token));
		expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
		expect(responses[0]).toMatchObject({ status: 404, body: { code: 'notFound' } });
		await afterResponse.run();
		expect(sent).toEqual([]);
	});

	it.each([[null], [7], [['x']], ['\u0000'], ['x'.repeat(201)]])('refuses %j as invalid', async (token) => {
		expect((await ask(token)).status).toBe(400);
	});

	it('is limited for an address', async () => {
		const address = '192.0.2.7';
		for (let tries = 0; tries < 30; tries++) await ask('x', { address });
		expect((await ask('x', { address })).status).toBe(429);
		expect((await ask('x', { address: '192.0.2.8' })).status).toBe(404);
	});
});

describe('the account that a claim link is about', () => {
	it('is shown with its adder and the relation for 30 days, and looking at it mails nothing', async () => {
		const relative = await addRelative(await makeAccount({ name: 'Shivank Singh' }), {
			name: 'Meera Kanwar',
		});
		expect(await findClaimable(getToken(relative), new Date())).toMatchObject({
			name: 'Meera Kanwar',
			adderName: 'Shivank Singh',
			relation: 'Sister',
		});
		const monthLater = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
		expect(await findClaimable(getToken(relative), monthLater)).toBeNull();
		await afterResponse.run();
		expect(sent).toEqual([]);
	});
});
