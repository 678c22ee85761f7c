import { describe, expect, it } from 'vitest';
import { verifyPassword } from '@/lib/platform/auth/password';
import { db } from '@/lib/platform/db/client';
import { makeAccount } from '@/tests/support/accounts';
import { provideDatabase } from '@/tests/support/database';
import { addersPassword, addRelative } from '@/tests/support/relatives';

provideDatabase();

const now = new Date();

describe('an account made for a relative', () => {
	it('is private, unlisted and unclaimed, and has agreed to nothing', async () => {
		const adder = await makeAccount();
		const open = { familyTreePrivacy: 'public', isListed: true, clan: 'Bhati', age: 44 } as const;
		const { id } = await addRelative(adder, { name: 'Veer Bhati', profile: open, language: 'hi', now });
		const account = await db.member.findUniqueOrThrow({ where: { id }, include: { consents: true } });
		expect(account).toMatchObject({
			name: 'Veer Bhati',
			clan: 'Bhati',
			clanKey: expect.stringMatching(/./),
			bornPrecision: 'age',
			familyTreePrivacy: 'private',
			isListed: false,
			isAdmin: false,
			claimedAt: null,
			photoId: null,
			language: 'hi',
			consents: [],
		});
	});

	it('is linked to its card and asked about the relation', async () => {
		const adder = await makeAccount();
		const { id, personId } = await addRelative(adder, { relation: 'Sister' });
		expect(await db.person.findUnique({ where: { id: personId } })).toMatchObject({ memberId: id });
		const request = await db.familyRequest.findFirst({ where: { toMemberId: id } });
		expect(request).toMatchObject({
			fromMemberId: adder.id,
			personId,
			relation: 'Sister',
			status: 'pending',
			answeredAt: null,
		});
	});

	it('keeps the adder’s password as a hash only', async () => {
		const { id } = await addRelative(await makeAccount());
		const account = await db.member.findUniqueOrThrow({ where: { id } });
		expect(account.passwordHash).toMatch(/^\$argon2id\$/);
		expect(await verifyPassword(addersPassword, account.passwordHash)).toBe(true);
		expect(JSON.stringify(account)).not.toContain(addersPassword);
	});

	it('is not made for who is under 18', async () => {
		const adder = await makeAccount();
		await expect(addRelative(adder, { profile: { age: 17 } })).rejects.toMatchObject({
			code: 'relative.underage',
			status: 400,
		});
		await expect(addRelative(adder, { profile: { age: 18 } })).resolves.toBeDefined();
	});

	it.each([
		['', 'relative.passwordTooShort', 'required'],
		['five5', 'relative.passwordTooShort', 'tooShort'],
		['x'.repeat(129), 'input.invalid', 'tooLong'],
	])('is not made with the password %j', async (password, code, message) => {
		const failure = addRelative(await makeAccount(), { password });
		await expect(failure).rejects.toMatchObject({ code, status: 400 });
		await expect(failure).rejects.toMatchObject({ details: { fields: [{ path: 'password', message }] } });
	});

	it.each(['sixsix', 'x'.repeat(128)])('is made with the password %j', async (password) => {
		await expect(addRelative(await makeAccount(), { password })).resolves.toBeDefined();
	});

	it('is not made for an address that has an account, claimed or not', async () => {
		const adder = await makeAccount();
		const waiting = await addRelative(adder);
		for (const email of [adder.email.toUpperCase(), waiting.email]) {
			const cards = await db.person.count();
			await expect(addRelative(adder, { email })).rejects.toMatchObject({ code: 'email.taken', status: 409 });
			expect(await db.person.count()).toBe(cards);
		}
	});

	it('is made once when two add the same address at once', async () => {
		const adders = await Promise.all([makeAccount(), makeAccount()]);
		const email = 'both.at.once@example.org';
		const outcomes = await Promise.allSettled(adders.map((adder) => addRelative(adder, { email })));
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		const [refused] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
		expect(refused).toMatchObject({ code: 'email.taken' });
		const { id } = await db.member.findUniqueOrThrow({ where: { emailKey: email } });
		expect(await db.person.count({ where: { memberId: id } })).toBe(1);
	});
});
