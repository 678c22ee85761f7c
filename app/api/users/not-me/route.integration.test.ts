import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { findRefusable, notMePath } from '@/lib/features/account/commands/refuse-account';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { addRelative } from '@/tests/support/relatives';
import { POST } from './route';

provideDatabase();
beforeEach(() => db.rateLimit.deleteMany());

const refuse = (token: unknown, options: CallOptions = {}) =>
	call(POST, '/api/users/not-me', { json: { token }, ...options });
const getToken = ({ id }: { id: string }) => notMePath(id).replace('/not-me/', '');
const isThere = async ({ id }: { id: string }) => (await db.member.count({ where: { id } })) === 1;
const now = () => new Date();

describe('POST /api/users/not-me', () => {
	it('removes the account, its codes and the request; the person in the tree stays as typed', async () => {
		const relative = await addRelative(await makeAccount(), {
			name: 'Meera Bhati',
			profile: { clan: 'Bhati' },
		});
		const before = await db.person.findUniqueOrThrow({ where: { id: relative.personId } });
		const { status, body } = await refuse(getToken(relative));
		expect(status).toBe(200);
		expect(body).toEqual({ message: 'The account has been removed.' });
		expect(await isThere(relative)).toBe(false);
		expect(await db.familyRequest.count({ where: { toMemberId: relative.id } })).toBe(0);
		const after = await db.person.findUniqueOrThrow({ where: { id: relative.personId } });
		expect(after).toEqual({ ...before, memberId: null });
	});

	it('leaves the address free for who owns it', async () => {
		const adder = await makeAccount();
		const relative = await addRelative(adder);
		await refuse(getToken(relative));
		await expect(addRelative(adder, { email: relative.email })).resolves.toBeDefined();
	});

	it('answers alike for every wrong token, and touches nothing', async () => {
		const adder = await makeAccount();
		const [used, claimed, waiting] = [
			await addRelative(adder),
			await addRelative(adder),
			await addRelative(adder),
		];
		await refuse(getToken(used));
		await db.member.update({ where: { id: claimed.id }, data: { claimedAt: now() } });
		const whole = getToken(waiting);
		const first = whole.startsWith('0') ? '1' : '0';
		const last = whole.endsWith('0') ? '1' : '0';
		const answers = [];
		for (const token of [
			getToken(used),
			getToken(claimed),
			getToken(adder),
			getToken({ id: crypto.randomUUID() }),
			first + whole.slice(1),
			whole.slice(0, -1) + last,
			whole.slice(0, -1),
			`${whole}00`,
			waiting.id,
			'',
			'हम',
		])
			answers.push(await refuse(token));
		expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
		expect(answers[0]).toMatchObject({ status: 404, body: { code: 'notFound' } });
		for (const account of [adder, claimed, waiting]) expect(await isThere(account)).toBe(true);
	});

	it('takes no signature that was made for another purpose', async () => {
		const { id } = await addRelative(await makeAccount());
		for (const signed of [id, `${id}:000000`, `claim:${id}`]) {
			const hmac = createHmac('sha256', process.env.AUTH_SECRET ?? '').update(signed);
			expect((await refuse(id.replaceAll('-', '') + hmac.digest('hex'))).status).toBe(404);
		}
		expect(await isThere({ id })).toBe(true);
	});

	it.each([[null], [7], [['x']], [{ $ne: null }], ['\u0000'], ['x'.repeat(201)]])(
		'refuses %j as invalid',
		async (token) => {
			expect((await refuse(token)).status).toBe(400);
		},
	);

	it('needs nobody to be logged in, and does not look who is', async () => {
		const { token: session } = await makeLogin();
		const relative = await addRelative(await makeAccount());
		expect((await refuse(getToken(relative), { token: session })).status).toBe(200);
	});

	it('is limited for an address', async () => {
		const address = '192.0.2.7';
		for (let tries = 0; tries < 30; tries++) await refuse('x', { address });
		expect((await refuse('x', { address })).status).toBe(429);
		expect((await refuse('x', { address: '192.0.2.8' })).status).toBe(404);
	});

	it('removes it once when it is asked twice at once', async () => {
		const relative = await addRelative(await makeAccount());
		const answers = await Promise.all([refuse(getToken(relative)), refuse(getToken(relative))]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
	});
});

describe('the account that a link is about', () => {
	it('is shown with its adder and the relation, and is there after it was looked at', async () => {
		const adder = await makeAccount({ name: 'Shivank Singh' });
		const relative = await addRelative(adder, { name: 'Meera Kanwar', relation: 'Sister' });
		const found = await findRefusable(getToken(relative), now());
		expect(found).toMatchObject({
			id: relative.id,
			name: 'Meera Kanwar',
			adderName: 'Shivank Singh',
			relation: 'Sister',
			relatedToName: null,
		});
		expect(await isThere(relative)).toBe(true);
	});

	it('is shown with whose relative it is, where that is somebody else', async () => {
		const relative = await addRelative(await makeAccount(), { relation: 'Son', relatedTo: 'Jaipal Singh' });
		expect(await findRefusable(getToken(relative), now())).toMatchObject({ relatedToName: 'Jaipal Singh' });
	});

	it('is shown no more once it is claimed, or 30 days old', async () => {
		const relative = await addRelative(await makeAccount());
		const monthLater = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
		expect(await findRefusable(getToken(relative), monthLater)).toBeNull();
		await db.member.update({ where: { id: relative.id }, data: { claimedAt: now() } });
		expect(await findRefusable(getToken(relative), now())).toBeNull();
		expect(await findRefusable('nonsense', now())).toBeNull();
	});
});
