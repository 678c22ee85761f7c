import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as answerHeld } from '@/app/api/family/held-links/[id]/route';
import { GET as listHeld } from '@/app/api/family/held-links/route';
import { GET as readMatches } from '@/app/api/family/matches/route';
import { POST as respond } from '@/app/api/family/respond-request/route';
import { POST as withdraw } from '@/app/api/family/withdraw-request/route';
import { GET as readProfile } from '@/app/api/users/[id]/route';
import { POST as askForCode } from '@/app/api/users/forgot-password/route';
import { POST as logIn } from '@/app/api/users/login/route';
import {
	type CapabilityKind,
	capabilities,
	capabilityKinds,
} from '@/lib/features/account/commands/end-capabilities';
import { findFeedOwner, openFeed } from '@/lib/features/family/days/commands/change-choice';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { writeAgreed } from '@/tests/support/guardians';
import { makeSeeker } from '@/tests/support/seekers';
import { sent } from '@/tests/support/sent-mails';
import { WrittenTree } from '@/tests/support/trees';
import { POST as reset } from './route';

provideDatabase();
vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const afterResponse = holdAfterResponse();

beforeEach(emptyTables);
beforeEach(async () => {
	await afterResponse.run();
	sent.length = 0;
});

type Login = Awaited<ReturnType<typeof makeLogin>>;

const newPassword = 'a well at noon';

/** An account with everything that gives access to it, and the relative who has it. */
async function prepare(emailConfirmedAt: Date | null) {
	const owner = await makeSeeker({ name: 'Asha', gender: 'Female', emailConfirmedAt });
	const relative = await makeLogin({ name: 'Karan', gender: 'Male' });
	const tree = await WrittenTree.of(owner.id);
	const theirs = await WrittenTree.of(relative.id);
	const card = await tree.account(relative.id);
	await theirs.account(owner.id);
	const now = new Date();
	const later = new Date(now.getTime() + 86_400_000);
	const feedKey = await openFeed(owner.id, now);
	const biodata = { memberId: owner.id, title: 'Mine', layout: 'modern', language: 'en' } as const;
	await db.biodata.create({
		data: {
			...biodata,
			fields: [],
			links: { create: { sentTo: 'An uncle', tokenHash: 'a hash', expiresAt: later } },
		},
	});
	await db.elderQuestion.create({
		data: {
			treeId: tree.id,
			elderId: card,
			personId: tree.meId,
			asks: 'father',
			addressHi: 'काका सा',
			addressEn: 'Kaka sa',
			whoseHi: '',
			whoseEn: '',
			kin: 'FBy',
			choices: ['FBy', 'FBe', 'MB', 'FZH'],
			language: 'en',
			tokenHash: 'another hash',
			expiresAt: later,
		},
	});
	await writeAgreed(owner.id, relative.id, { hasLastWord: true });
	const [own, other] = [await tree.card('Ummed'), await theirs.card('Ummed')];
	const [one, two] = tree.id < theirs.id ? [tree, theirs] : [theirs, tree];
	await db.samePerson.create({
		data: {
			oneTreeId: one.id,
			oneId: one === tree ? own : other,
			otherTreeId: two.id,
			otherId: two === tree ? own : other,
			oneAnswer: 'yes',
			oneAnsweredAt: now,
			otherAnswer: 'yes',
			otherAnsweredAt: now,
		},
	});
	const match = await makeSeeker({ name: 'Veer' });
	await db.interest.create({
		data: { fromMemberId: owner.id, toMemberId: match.id, status: 'accepted', answeredAt: now },
	});
	return { owner, relative, match, feedKey };
}

async function resetBy(email: string, language = 'en') {
	await call(askForCode, '/api/users/forgot-password', { json: { email } });
	await afterResponse.run();
	const otp = /\b\d{6}\b/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
	sent.length = 0;
	const { status } = await call(reset, '/api/users/reset-password', {
		json: { email, otp, newPassword },
		language,
	});
	expect(status).toBe(200);
	await afterResponse.run();
}

/** How many of each kind are in force. */
async function countInForce(memberId: string) {
	const counts: Partial<Record<CapabilityKind, number>> = {};
	for (const kind of capabilityKinds)
		counts[kind] = (await capabilities[kind].list(db, memberId, new Date())).length;
	return counts;
}

const each = (count: number) => Object.fromEntries(capabilityKinds.map((kind) => [kind, count]));
const mailsTo = ({ email }: { email: string }) => sent.filter(({ to }) => to === email);
const profileOf = (by: Login, { id }: { id: string }) =>
	call(readProfile, `/api/users/${id}`, { params: { id }, token: by.token });

describe('a reset that proves the address for the first time', () => {
	it('ends all that gives access to the account, and says so in the language of the owner', async () => {
		const { owner, relative, match, feedKey } = await prepare(null);
		expect(await findFeedOwner(feedKey)).not.toBeNull();
		expect(await countInForce(owner.id)).toEqual({ ...each(1), code: 0 });
		await resetBy(owner.email, 'hi');
		expect(await countInForce(owner.id)).toEqual(each(0));
		expect(await findFeedOwner(feedKey)).toBeNull();
		expect(await db.biodataLink.findMany()).toMatchObject([{ tokenHash: null }]);
		expect(await db.elderQuestion.count()).toBe(0);
		expect(
			(await call(readMatches, `/api/family/matches?for=${owner.id}`, { token: relative.token })).status,
		).toBe(404);
		expect(await db.interest.findMany()).toMatchObject([{ status: 'ended' }]);
		expect((await profileOf(match, owner)).text).not.toContain(owner.email);
		const [mail] = mailsTo(owner).filter(({ subject }) => subject === 'आपका पासवर्ड बदल दिया गया है');
		for (const words of ['1 जगह का लॉग इन', 'कैलेंडर के लिए पता', 'बायोडाटा का 1 लिंक', '/family-tree/held-links'])
			expect(mail?.text).toContain(words);
		expect(mail?.text).not.toMatch(/Karan|An uncle/);
		expect(mailsTo(relative)).toHaveLength(1);
	});

	it('holds family links, which give rights again once the owner keeps them', async () => {
		const { owner, relative } = await prepare(null);
		expect((await profileOf(relative, owner)).status).toBe(200);
		await resetBy(owner.email);
		for (const [by, other] of [
			[relative, owner],
			[{ ...owner, token: await loginOf(owner) }, relative],
		] as const)
			expect((await profileOf(by, other)).status).toBe(404);
		const token = await loginOf(owner);
		const held = await call(listHeld, '/api/family/held-links', { token });
		expect(held.body).toMatchObject({ links: [{ member: { name: 'Karan' }, isAskedByMe: true }] });
		expect((await call(listHeld, '/api/family/held-links', { token: relative.token })).body).toEqual({
			links: [],
		});
		const { id } = await db.familyRequest.findFirstOrThrow();
		const answer = (by: string, said: string) =>
			call(answerHeld, `/api/family/held-links/${id}`, { json: { answer: said }, params: { id }, token: by });
		expect((await answer(relative.token, 'keep')).status).toBe(404);
		expect((await answer(token, 'keep')).status).toBe(200);
		expect((await profileOf(relative, owner)).status).toBe(200);
		expect((await answer(token, 'keep')).status).toBe(404);
		expect((await call(listHeld, '/api/family/held-links', { token })).body).toEqual({ links: [] });
	});

	it('leaves held links to be ended by either of the two', async () => {
		const { owner, relative } = await prepare(null);
		await resetBy(owner.email);
		const { id } = await db.familyRequest.findFirstOrThrow();
		const json = { requestId: id };
		expect(
			(await call(withdraw, '/api/family/withdraw-request', { json, token: relative.token })).status,
		).toBe(200);
		expect(await db.familyRequest.findMany()).toMatchObject([{ status: 'withdrawn' }]);
		expect(await db.person.count({ where: { memberId: owner.id, tree: { ownerId: relative.id } } })).toBe(0);
	});

	it('holds what was asked in the name of the account as soon as it is agreed to', async () => {
		const { owner, relative } = await prepare(null);
		await db.familyRequest.updateMany({ data: { status: 'pending', answeredAt: null } });
		await resetBy(owner.email);
		expect(await db.familyRequest.findMany()).toMatchObject([{ status: 'pending', heldForIds: [owner.id] }]);
		await db.person.deleteMany({ where: { memberId: owner.id, tree: { ownerId: relative.id } } });
		const { id: requestId } = await db.familyRequest.findFirstOrThrow();
		const { status } = await call(respond, '/api/family/respond-request', {
			json: { requestId, response: 'accept' },
			token: relative.token,
		});
		expect(status).toBe(200);
		expect(await db.familyRequest.findMany()).toMatchObject([{ status: 'held' }]);
		expect((await profileOf(relative, owner)).status).toBe(404);
	});
});

describe('what an account had before its address was proven', () => {
	it('loses its second factor, so that the owner logs in with the password', async () => {
		const { owner } = await prepare(null);
		await db.secondFactor.create({ data: { memberId: owner.id, encryptedSecret: new Uint8Array(48) } });
		await db.member.update({ where: { id: owner.id }, data: { secondFactorSince: new Date() } });
		await resetBy(owner.email, 'en');
		expect(await db.secondFactor.count()).toBe(0);
		expect(await loginOf(owner)).toMatch(/^ey/);
		expect(mailsTo(owner).map(({ text }) => text.includes('the second step of the login'))).toContain(true);
	});

	it('sends none of the mails that waited for the confirmation', async () => {
		const { owner, relative } = await prepare(null);
		await db.familyRequest.updateMany({
			data: { status: 'pending', answeredAt: null, mailHeldAt: new Date() },
		});
		expect(await db.familyRequest.count({ where: { fromMemberId: owner.id } })).toBe(1);
		const mail = { to: relative.email, subject: 'An account', text: 'An account', html: '', language: 'en' };
		const made = { action: 'member.create', subjectId: relative.id, ownerId: relative.id };
		const now = new Date();
		await db.decision.create({
			data: { ...made, actorId: owner.id, decidedAt: now, undoUntil: now, mail },
		});
		await resetBy(owner.email);
		expect(await db.decision.count({ where: { action: 'member.create' } })).toBe(0);
		expect(await db.familyRequest.findMany()).toMatchObject([{ status: 'pending', mailHeldAt: null }]);
		expect(mailsTo(relative).map(({ subject }) => subject)).not.toContain('An account');
	});
});

describe('a reset of an account whose address was confirmed before', () => {
	it('ends the logins alone', async () => {
		const { owner } = await prepare(new Date());
		await resetBy(owner.email);
		expect(await countInForce(owner.id)).toEqual({ ...each(1), session: 0, code: 0 });
		expect(mailsTo(owner).map(({ text }) => text.includes('held-links'))).toEqual([false]);
	});
});

async function loginOf({ email }: { email: string }): Promise<string> {
	const { body } = await call(logIn, '/api/users/login', { json: { email, password: newPassword } });
	return String(body.token);
}
