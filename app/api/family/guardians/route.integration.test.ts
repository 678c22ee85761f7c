import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DELETE as removeCard } from '@/app/api/family/delete/[id]/route';
import { POST as answerInterest } from '@/app/api/family/interests/[id]/route';
import { GET as readInterests, POST as sendInterest } from '@/app/api/family/interests/route';
import { PUT as mark } from '@/app/api/family/matches/[id]/mark/route';
import { GET as readMeeting } from '@/app/api/family/matches/[id]/meeting/route';
import { PUT as writeNote } from '@/app/api/family/matches/[id]/note/route';
import { POST as sendReport } from '@/app/api/family/matches/[id]/report/route';
import { GET as readMatch } from '@/app/api/family/matches/[id]/route';
import { GET as readMatches } from '@/app/api/family/matches/route';
import { GET as readWishes, PUT as saveWishes } from '@/app/api/family/matches/wishes/route';
import { POST as leave } from '@/app/api/family/not-me/route';
import { POST as respond } from '@/app/api/family/respond-request/route';
import { POST as restoreCard } from '@/app/api/family/restore/[id]/route';
import { POST as withdraw } from '@/app/api/family/withdraw-request/route';
import { GET as readProfile } from '@/app/api/users/[id]/route';
import { GET as readNotifications } from '@/app/api/users/notifications/route';
import { PUT as saveProfile } from '@/app/api/users/profile/route';
import { removeAccount } from '@/lib/features/administration/accounts/commands';
import { tellOfEnds } from '@/lib/features/matching/guardians/commands/end-guardianships';
import { restoreMember } from '@/lib/features/member/commands/trash-member';
import { db } from '@/lib/platform/db/client';
import { sendDecisionMails } from '@/lib/platform/decisions/decision-mails';
import { inTransaction } from '@/lib/platform/media/pictures';
import { lockEntry } from '@/lib/platform/trash/entries';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { makeSeeker } from '@/tests/support/seekers';
import { sent } from '@/tests/support/sent-mails';
import { WrittenTree } from '@/tests/support/trees';
import { POST as agree, DELETE as end } from './[id]/route';
import { GET as readNotes } from './notes/route';
import { POST as ask, GET as list } from './route';

provideDatabase();
beforeEach(emptyTables);
const after = holdAfterResponse();
vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const mailsTo = ({ email }: { email: string }) => sent.filter(({ to }) => to === email);

type Login = Awaited<ReturnType<typeof makeLogin>>;

let father: Login;
let mother: Login;
let asha: Login;
let veer: Login;
let veersMother: Login;

const unlisted = { consents: { create: [] } };

/** A card of somebody's own child, with the account that it is. */
async function addChild(parent: Login, child: Login, sex: 'father' | 'mother'): Promise<string> {
	const tree = await WrittenTree.of(parent.id);
	const gender = sex === 'father' ? 'Male' : 'Female';
	await db.person.update({ where: { id: tree.meId }, data: { gender } });
	const { gender: childGender } = await db.member.findUniqueOrThrow({
		where: { id: child.id },
		select: { gender: true },
	});
	const cardId = await tree.account(child.id, { gender: childGender });
	await tree.parent(cardId, tree.meId, sex);
	return cardId;
}

let ashasCard: string;

beforeEach(async () => {
	const married = {
		isMarried: true,
		bornOn: new Date('1965-01-01T00:00:00Z'),
		bornPrecision: 'day' as const,
	};
	father = await makeLogin({ ...married, name: 'Karan', gender: 'Male', mobileNumber: '+91 98765 10001' });
	mother = await makeLogin({ ...married, name: 'Maya', gender: 'Female' });
	veersMother = await makeLogin({
		...married,
		name: 'Leela',
		gender: 'Female',
		mobileNumber: '+91 98765 10004',
	});
	asha = await makeSeeker({
		...{ name: 'Asha', gender: 'Female', clan: 'Bhati', mobileNumber: '+91 98765 10002', ...unlisted },
	});
	veer = await makeSeeker({ name: 'Veer', language: 'en', clan: 'Rathore', mobileNumber: '+91 98765 10003' });
	ashasCard = await addChild(father, asha, 'father');
});

const token = ({ token: value }: Login) => ({ token: value });
const askFor = (by: Login, personId: string) =>
	call(ask, '/api/family/guardians', { json: { personId }, ...token(by) });
const getList = async (of: Login) => (await call(list, '/api/family/guardians', token(of))).body;

interface Terms {
	hasLastWord?: boolean;
	contactOf?: 'candidate' | 'guardian';
	matrimonialConsent?: boolean;
}

async function findOpen(candidate: Login, guardian: Login): Promise<string> {
	const found = await db.guardianship.findFirstOrThrow({
		where: { candidateId: candidate.id, guardianId: guardian.id, status: { not: 'ended' } },
	});
	return found.id;
}

const agreeTo = (candidate: Login, id: string, terms: Terms = {}) =>
	call(agree, `/api/family/guardians/${id}`, {
		json: { hasLastWord: false, contactOf: 'candidate', months: 6, matrimonialConsent: true, ...terms },
		params: { id },
		...token(candidate),
	});
const endIt = (by: Login, id: string) =>
	call(end, `/api/family/guardians/${id}`, { method: 'DELETE', params: { id }, ...token(by) });

/** Agrees that somebody looks for somebody. */
async function make(candidate: Login, guardian: Login, cardId: string, terms: Terms = {}): Promise<string> {
	expect((await askFor(guardian, cardId)).status).toBe(201);
	const id = await findOpen(candidate, guardian);
	expect((await agreeTo(candidate, id, terms)).status).toBe(200);
	return id;
}

const forQuery = (candidate?: Login) => (candidate ? `?for=${candidate.id}` : '');
const matchesOf = (by: Login, candidate?: Login) =>
	call(readMatches, `/api/family/matches${forQuery(candidate)}`, token(by));
const matchOf = (by: Login, other: Login, candidate?: Login) =>
	call(readMatch, `/api/family/matches/${other.id}${forQuery(candidate)}`, {
		params: { id: other.id },
		...token(by),
	});
const setMark = (by: Login, on: Login, kind: string | null, candidate?: Login) =>
	call(mark, `/api/family/matches/${on.id}/mark${forQuery(candidate)}`, {
		method: 'PUT',
		json: { mark: kind },
		params: { id: on.id },
		...token(by),
	});
const send = (by: Login, to: Login, candidate?: Login) =>
	call(sendInterest, `/api/family/interests${forQuery(candidate)}`, {
		json: { memberId: to.id },
		...token(by),
	});
const answer = (by: Login, id: string, said: string, candidate?: Login) =>
	call(answerInterest, `/api/family/interests/${id}${forQuery(candidate)}`, {
		json: { answer: said },
		params: { id },
		...token(by),
	});
const meetingOf = (by: Login, other: Login, candidate?: Login) =>
	call(readMeeting, `/api/family/matches/${other.id}/meeting${forQuery(candidate)}`, {
		params: { id: other.id },
		...token(by),
	});
const report = (by: Login, on: Login, candidate?: Login) =>
	call(sendReport, `/api/family/matches/${on.id}/report${forQuery(candidate)}`, {
		json: { reason: 'rude' },
		params: { id: on.id },
		...token(by),
	});
const note = (by: Login, on: Login, json: object, candidate?: Login) =>
	call(writeNote, `/api/family/matches/${on.id}/note${forQuery(candidate)}`, {
		...{ method: 'PUT', json, params: { id: on.id } },
		...token(by),
	});
const notesOf = async (by: Login, candidate?: Login) =>
	call(readNotes, `/api/family/guardians/notes${forQuery(candidate)}`, token(by));
const idOf = (body: Record<string, unknown>) => {
	const { interest } = body as { interest: { _id: string } };
	return interest._id;
};
const findInterestId = async () => (await db.interest.findFirstOrThrow()).id;
const kindsOf = async (of: Login) => {
	const { body } = await call(readNotifications, '/api/users/notifications', token(of));
	return (
		body as { notifications: { kind: string; subject: string; by: string | null }[] }
	).notifications.map(({ kind, subject, by }) => [kind, subject, by].filter(Boolean).join(' '));
};

describe('asking', () => {
	it('offers adults of the own tree with an account, in words of kinship, and no others', async () => {
		const tree = await db.familyTree.findFirstOrThrow({ where: { ownerId: father.id } });
		const cousin = await makeLogin({ name: 'Cousin' });
		await db.person.create({ data: { treeId: tree.id, name: 'Bhanwar' } });
		await db.person.create({ data: { treeId: tree.id, memberId: cousin.id, name: 'Cousin' } });
		expect(await getList(father)).toMatchObject({
			candidates: [],
			relatives: [{ _id: ashasCard, name: 'Asha', words: { hi: 'बेटी', en: 'daughter' }, isUnclaimed: false }],
		});
	});

	it('is for the candidate to read, and gives the guardian nothing before they agree', async () => {
		expect((await askFor(father, ashasCard)).status).toBe(201);
		expect((await askFor(father, ashasCard)).status).toBe(409);
		expect(await getList(father)).toMatchObject({
			candidates: [{ member: { name: 'Asha' }, state: 'asked', agreement: null }],
			relatives: [],
		});
		expect(await getList(asha)).toMatchObject({
			guardians: [
				{ member: { name: 'Karan' }, words: { en: 'father' }, ownWords: { en: 'daughter' }, state: 'asked' },
			],
		});
		expect(await kindsOf(asha)).toEqual(['guardian.asked Karan']);
		expect((await matchesOf(father, asha)).status).toBe(404);
	});

	it('names a brother the elder where both accounts tell the year and the card shows none', async () => {
		const vikram = await makeLogin({
			name: 'Vikram',
			gender: 'Male',
			bornOn: new Date('1990-01-01T00:00:00Z'),
			bornPrecision: 'year',
		});
		const tree = await WrittenTree.of(vikram.id);
		await db.person.update({ where: { id: tree.meId }, data: { gender: 'Male' } });
		const parent = await tree.card('Karan', { gender: 'Male' });
		const sister = await tree.account(asha.id, { gender: 'Female' });
		await tree.parent(tree.meId, parent, 'father');
		await tree.parent(sister, parent, 'father');
		const { relatives } = await getList(vikram);
		expect(relatives).toMatchObject([{ words: { en: 'younger sister' } }]);
		expect((await askFor(vikram, sister)).status).toBe(201);
		const { guardians } = await getList(asha);
		expect(guardians).toMatchObject([
			{ words: { hi: 'बड़े भाई'.normalize('NFC'), en: 'elder brother' }, ownWords: { en: 'younger sister' } },
		]);
	});

	it('asks who is not shown to others for that too', async () => {
		await askFor(father, ashasCard);
		const id = await findOpen(asha, father);
		const refused = await agreeTo(asha, id, { matrimonialConsent: false });
		expect([refused.status, refused.body.code]).toEqual([409, 'guardian.notListed']);
		expect((await agreeTo(father, id)).status).toBe(404);
		expect((await agreeTo(asha, id)).status).toBe(200);
		expect(
			await db.consent.count({ where: { memberId: asha.id, purpose: 'matrimonial', withdrawnAt: null } }),
		).toBe(1);
		expect(await db.guardianship.findFirst()).toMatchObject({
			...{ status: 'agreed', textVersion: '2026-11.1', language: 'en', hasLastWord: false },
		});
	});

	it('lists unmarried adult children who are cards alone, to be invited to an account', async () => {
		const { treeId, addedById } = await db.person.findUniqueOrThrow({ where: { id: ashasCard } });
		const { parentId } = await db.parentLink.findFirstOrThrow({ where: { childId: ashasCard } });
		const [kiran] = await Promise.all(
			[
				{ name: 'Kiran' },
				{ name: 'Married', isMarried: true },
				{ name: 'Young', bornOn: new Date('2020-01-01'), bornPrecision: 'day' as const },
				{ name: 'Departed', isDeceased: true },
			].map(async (facts) => {
				const card = await db.person.create({ data: { treeId, addedById, gender: 'Female', ...facts } });
				const link = { treeId, childId: card.id, parentId, role: 'father', kind: 'birth' } as const;
				await db.parentLink.create({ data: link });
				return card;
			}),
		);
		expect((await getList(father)).invitable).toEqual([
			{ _id: kiran?.id, name: 'Kiran', words: { hi: 'बेटी', en: 'daughter' } },
		]);
	});

	it('waits for an account that was made for a relative until it is claimed', async () => {
		await db.member.update({
			where: { id: asha.id },
			data: { claimedAt: null, emailConfirmedAt: null, isListed: false },
		});
		await db.familyRequest.updateMany({ data: { status: 'pending', answeredAt: null } });
		await db.person.update({ where: { id: ashasCard }, data: { approvalStatus: 'pending' } });
		expect(await getList(father)).toMatchObject({ relatives: [{ name: 'Asha', isUnclaimed: true }] });
		expect((await askFor(father, ashasCard)).status).toBe(201);
		expect((await matchesOf(father, asha)).status).toBe(404);
		await db.member.update({ where: { id: asha.id }, data: { claimedAt: new Date() } });
		expect((await agreeTo(asha, await findOpen(asha, father))).status).toBe(200);
		expect((await matchesOf(father, asha)).status).toBe(200);
	});
});

describe('a guardian', () => {
	it('sees the candidate’s matches and writes the wishes, which the candidate sees', async () => {
		await make(asha, father, ashasCard);
		const own = await matchesOf(asha);
		expect(own.text).toContain('Veer');
		expect((await matchesOf(father, asha)).text).toBe(own.text);
		expect((await matchesOf(father)).text).toBe('[]');
		// The candidate hangs in the guardian's own tree, where ancestors are added and asked about.
		expect((await matchOf(father, veer, asha)).body).toMatchObject({
			marriage: { one: { isMe: false, ancestors: { of: ashasCard } }, other: { ancestors: null } },
		});
		const url = `/api/family/matches/wishes?for=${asha.id}`;
		const saved = await call(saveWishes, url, { method: 'PUT', json: { ageFrom: 25 }, ...token(father) });
		expect(saved.status).toBe(200);
		expect((await matchOf(asha, veer)).text).toMatch(/your (age )?preference/);
		const shown = (await matchOf(father, veer, asha)).text;
		expect(shown).toContain("Asha's preference");
		expect(shown).not.toMatch(/\byour preference/);
		expect((await call(readWishes, '/api/family/matches/wishes', token(asha))).body).toMatchObject({
			wishes: { ageFrom: 25 },
		});
		expect((await call(readWishes, '/api/family/matches/wishes', token(father))).body).toMatchObject({
			version: 0,
		});
		expect(await getList(asha)).toMatchObject({
			acts: [{ by: { name: 'Karan' }, other: null, action: 'wished' }],
		});
	});

	it('cannot push an act out of the candidate’s list by doing another again and again', async () => {
		await make(asha, father, ashasCard);
		await send(father, veer, asha);
		const { createdAt } = await db.guardianAct.findFirstOrThrow({ where: { action: 'sent' } });
		const nth = (number: number) => new Date(createdAt.getTime() + number * 1000);
		await db.guardianAct.createMany({
			data: Array.from({ length: 300 }, (_, at) => ({
				...{ candidateId: asha.id, guardianId: father.id, otherId: veer.id, createdAt: nth(at + 1) },
				action: at % 2 === 0 ? 'ticked' : 'unticked',
			})),
		});
		const { acts } = await getList(asha);
		const line = (action: string, times: number, first: number, last: number) => ({
			...{ _id: expect.any(String), action, times, firstAt: nth(first).toISOString() },
			...{ createdAt: nth(last).toISOString(), by: expect.objectContaining({ name: 'Karan' }) },
			other: expect.objectContaining({ name: 'Veer' }),
		});
		expect(acts).toEqual([
			...[line('unticked', 150, 2, 300), line('ticked', 150, 1, 299)],
			line('sent', 1, 0, 0),
		]);
	});

	it('is named to the other side, in the list, the mail and the notifications', async () => {
		await make(asha, father, ashasCard);
		await after.run();
		sent.length = 0;
		expect((await send(father, veer, asha)).status).toBe(201);
		await after.run();
		const [received] = mailsTo(veer);
		expect(received?.text).toContain('Karan (father) acts on behalf of Asha');
		expect(await kindsOf(veer)).toEqual(['interest.receivedBy Asha Karan']);
		const lists = await call(readInterests, '/api/family/interests', token(veer));
		expect(lists.body).toMatchObject({
			received: [
				{
					member: { name: 'Asha' },
					interest: { otherActor: { name: 'Karan', words: 'father' }, awaits: null },
				},
			],
		});
		expect(await getList(asha)).toMatchObject({ acts: [{ action: 'sent', other: { name: 'Veer' } }] });
		expect(mailsTo(asha)).toHaveLength(1);
	});

	it('shows no contact without the candidate’s own yes, on either side', async () => {
		await make(asha, father, ashasCard);
		const veersCard = await addChild(veersMother, veer, 'mother');
		await make(veer, veersMother, veersCard);
		const id = idOf((await send(father, veer, asha)).body);
		expect((await answer(father, id, 'confirm', asha)).status).toBe(403);
		expect((await matchOf(veer, asha)).body).toMatchObject({ interest: { isSenderAwaited: true } });
		// His mother says yes: he has to as well.
		expect((await answer(veersMother, id, 'accept', veer)).body).toMatchObject({
			interest: { state: 'sent', awaits: 'own', ownActor: { name: 'Leela' } },
		});
		expect(await kindsOf(veer)).toContain('interest.awaited Asha Karan');
		expect((await matchOf(asha, veer)).body).toMatchObject({
			interest: { state: 'sent', otherActor: null, saidYes: false },
		});
		expect((await answer(veer, id, 'accept')).body).toMatchObject({
			interest: { state: 'sent', awaits: 'other' },
		});
		expect((await matchOf(veer, asha)).text).not.toContain('10002');
		// She is asked last.
		expect(await kindsOf(asha)).toContain('interest.answered Veer');
		expect((await matchOf(father, veer, asha)).body).toMatchObject({
			interest: { awaits: 'own', saidYes: true },
		});
		expect((await answer(asha, id, 'confirm')).body).toMatchObject({
			interest: { state: 'accepted', awaits: null },
		});
		expect((await matchOf(veer, asha)).body).toMatchObject({
			mobileNumber: '+91 98765 10002',
			contactOf: null,
		});
		expect((await matchOf(father, veer, asha)).body).toMatchObject({ mobileNumber: '+91 98765 10003' });
		expect(await kindsOf(veer)).toContain('interest.agreed Asha');
	});

	it('gets one mail, like the other guardians and the candidate, when the other side agrees and when both have', async () => {
		await db.member.updateMany({ data: { language: 'en' } });
		await make(asha, father, ashasCard);
		await make(asha, mother, await addChild(mother, asha, 'mother'));
		const id = idOf((await send(father, veer, asha)).body);
		await after.run();
		sent.length = 0;
		await answer(veer, id, 'accept');
		await after.run();
		const address = `/matrimonial/interests?open=${id}`;
		for (const guardian of [father, mother]) {
			const [mail, ...more] = mailsTo(guardian);
			expect(more).toEqual([]);
			expect(mail?.text).toContain('Veer has said yes to the interest sent for Asha');
			expect(mail?.text).toContain(`${address}&for=${asha.id}`);
			expect(await kindsOf(guardian)).toContain('guardian.answered Veer');
		}
		expect(mailsTo(asha).map(({ text }) => text.endsWith(address))).toEqual([true]);
		sent.length = 0;
		await answer(asha, id, 'confirm');
		await after.run();
		for (const guardian of [father, mother]) {
			expect(mailsTo(guardian)).toHaveLength(1);
			expect(mailsTo(guardian)[0]?.text).toContain('the interest between Asha and Veer');
			expect(await kindsOf(guardian)).toContain('guardian.settled Veer');
		}
		expect(mailsTo(veer)).toHaveLength(1);
		expect(mailsTo(asha)).toEqual([]);
	});

	it('causes a mail to the candidate when both have agreed by the last word', async () => {
		await db.member.updateMany({ data: { language: 'en' } });
		await make(asha, father, ashasCard, { hasLastWord: true });
		const id = idOf((await send(veer, asha)).body);
		await after.run();
		sent.length = 0;
		await answer(father, id, 'accept', asha);
		await after.run();
		expect(mailsTo(asha).filter(({ text }) => text.includes('between you and Veer'))).toHaveLength(1);
		expect(await kindsOf(asha)).toContain('interest.settled Veer');
		expect(mailsTo(father)).toEqual([]);
	});

	it('with the last word needs nobody else', async () => {
		await make(asha, father, ashasCard, { hasLastWord: true });
		const id = idOf((await send(veer, asha)).body);
		expect((await answer(father, id, 'accept', asha)).body).toMatchObject({
			interest: { state: 'accepted' },
		});
	});

	it('is reached instead of the candidate where the candidate has chosen so, until it ends', async () => {
		const agreement = await make(asha, father, ashasCard, { hasLastWord: true, contactOf: 'guardian' });
		const id = idOf((await send(veer, asha)).body);
		await answer(father, id, 'accept', asha);
		const shown = await matchOf(veer, asha);
		expect(shown.body).toMatchObject({
			...{
				mobileNumber: '+91 98765 10001',
				email: father.email,
				contactOf: { name: 'Karan', words: 'father' },
			},
		});
		const lists = await call(readInterests, '/api/family/interests', token(veer));
		const profile = await call(readProfile, `/api/users/${asha.id}`, {
			params: { id: asha.id },
			...token(veer),
		});
		for (const { text } of [shown, lists, profile]) {
			expect(text).not.toContain('10002');
			expect(text).not.toContain(asha.email);
		}
		expect(lists.text).toContain('10001');
		expect(profile.status).toBe(200);
		expect(shown.body).toMatchObject({ interest: { ownContact: 'own', otherContact: 'guardian' } });
		expect((await endIt(asha, agreement)).status).toBe(200);
		expect((await matchOf(veer, asha)).body).toMatchObject({ interest: { otherContact: 'ended' } });
		expect((await matchOf(asha, veer)).body).toMatchObject({
			interest: { ownContact: 'ended', otherContact: 'own' },
		});
		for (const { text } of [
			await matchOf(veer, asha),
			await call(readInterests, '/api/family/interests', token(veer)),
		])
			expect(text).not.toMatch(/10001|10002|Karan/);
		expect((await answer(asha, id, 'showContact')).status).toBe(200);
		expect((await matchOf(veer, asha)).body).toMatchObject({
			mobileNumber: '+91 98765 10002',
			contactOf: null,
			interest: { ownContact: 'own', otherContact: 'own' },
		});
	});

	it('reads relatives by name from their own tree alone', async () => {
		const tree = await WrittenTree.of(asha.id);
		const hidden = await tree.card('Umaidkanwar', { gender: 'Female', clan: 'Chauhan' });
		await tree.parent(tree.meId, hidden, 'mother');
		await make(asha, father, ashasCard);
		expect((await matchOf(father, veer, asha)).status).toBe(200);
		expect((await matchOf(father, veer, asha)).text).not.toContain('Umaidkanwar');
	});

	it.each([
		['is married', () => ({ isMarried: true })],
		['is deceased', () => ({ isDeceased: true })],
		['is kept out of matches', () => ({ heldFromMatchesAt: new Date() })],
	])('sees nothing once the candidate %s', async (_, data) => {
		await make(asha, father, ashasCard);
		await db.member.update({ where: { id: asha.id }, data: data() });
		for (const { status } of [
			await matchesOf(father, asha),
			await matchOf(father, veer, asha),
			await send(father, veer, asha),
			await notesOf(father, asha),
			await call(readInterests, `/api/family/interests?for=${asha.id}`, token(father)),
		])
			expect(status).toBe(404);
		expect(await getList(father)).not.toMatchObject({ candidates: [{ state: 'inForce' }] });
	});

	it('sees nothing once the time is over, and can ask again', async () => {
		await make(asha, father, ashasCard);
		await db.guardianship.updateMany({
			data: { agreedAt: new Date('2025-01-01T00:00:00Z'), expiresAt: new Date('2025-07-01T00:00:00Z') },
		});
		expect((await matchesOf(father, asha)).status).toBe(404);
		expect(await getList(father)).toMatchObject({
			candidates: [{ state: 'expired' }],
			relatives: [{ name: 'Asha' }],
		});
		expect((await askFor(father, ashasCard)).status).toBe(201);
	});
});

describe('the last word of a guardian', () => {
	const isOver: [string, (agreement: string, candidate: Login) => Promise<unknown>][] = [
		['has been ended', (agreement, candidate) => endIt(candidate, agreement)],
		[
			'has expired',
			(agreement) =>
				db.guardianship.update({
					where: { id: agreement },
					data: { agreedAt: new Date('2025-01-01T00:00:00Z'), expiresAt: new Date('2025-07-01T00:00:00Z') },
				}),
		],
		[
			'is held back with the guardian',
			() => db.member.updateMany({ where: { isMarried: true }, data: { heldFromMatchesAt: new Date() } }),
		],
	];
	it.each(isOver)('counts for nothing once it %s, also where it was sent before', async (_, end) => {
		const agreement = await make(asha, father, ashasCard, { hasLastWord: true });
		const id = idOf((await send(father, veer, asha)).body);
		expect((await matchOf(asha, veer)).body).toMatchObject({ interest: { awaits: null } });
		await end(agreement, asha);
		expect((await matchOf(asha, veer)).body).toMatchObject({ interest: { awaits: 'own' } });
		expect((await answer(veer, id, 'accept')).body).toMatchObject({
			interest: { state: 'sent', awaits: 'other' },
		});
		for (const { text } of [
			await matchOf(veer, asha),
			await call(readInterests, '/api/family/interests', token(veer)),
		])
			expect(text).not.toMatch(/10001|10002/);
		expect((await meetingOf(veer, asha)).status).toBe(404);
		expect(await kindsOf(asha)).toContain('interest.answered Veer');
		expect((await answer(asha, id, 'confirm')).body).toMatchObject({ interest: { state: 'accepted' } });
		expect((await matchOf(veer, asha)).body).toMatchObject({ mobileNumber: '+91 98765 10002' });
		expect((await meetingOf(veer, asha)).status).toBe(200);
	});

	it.each(isOver)('counts for nothing once it %s, also where it was a yes before', async (_, end) => {
		await make(asha, father, ashasCard);
		const veersCard = await addChild(veersMother, veer, 'mother');
		const agreement = await make(veer, veersMother, veersCard, { hasLastWord: true });
		const id = idOf((await send(father, veer, asha)).body);
		expect((await answer(veersMother, id, 'accept', veer)).body).toMatchObject({
			interest: { state: 'sent', awaits: 'other' },
		});
		expect((await matchOf(asha, veer)).body).toMatchObject({ interest: { awaits: 'own', saidYes: true } });
		await end(agreement, veer);
		expect((await matchOf(asha, veer)).body).toMatchObject({ interest: { awaits: 'own', saidYes: false } });
		expect((await answer(asha, id, 'confirm')).body).toMatchObject({
			interest: { state: 'sent', awaits: null },
		});
		expect((await matchOf(asha, veer)).text).not.toMatch(/10003|10004/);
		expect((await meetingOf(asha, veer)).status).toBe(404);
		expect((await kindsOf(veer)).some((kind) => kind.startsWith('interest.awaited Asha'))).toBe(true);
		expect((await answer(veer, id, 'accept')).body).toMatchObject({ interest: { state: 'accepted' } });
		expect((await matchOf(asha, veer)).body).toMatchObject({ mobileNumber: '+91 98765 10003' });
	});

	it('stays with what it has brought about while it was in force', async () => {
		const agreement = await make(asha, father, ashasCard, { hasLastWord: true });
		const id = idOf((await send(veer, asha)).body);
		await answer(father, id, 'accept', asha);
		await endIt(asha, agreement);
		expect((await matchOf(veer, asha)).body).toMatchObject({ mobileNumber: '+91 98765 10002' });
	});
});

describe('a block', () => {
	const listsOf = (by: Login, candidate?: Login) =>
		call(readInterests, `/api/family/interests${forQuery(candidate)}`, token(by));

	it('makes the other one absent for a guardian when the candidate sets it, and only the candidate lifts it', async () => {
		await make(asha, father, ashasCard, { hasLastWord: true });
		const id = idOf((await send(father, veer, asha)).body);
		await setMark(father, veer, 'shortlisted', asha);
		await note(father, veer, { word: 'yes', text: 'A good family' }, asha);
		expect((await setMark(asha, veer, 'blocked')).status).toBe(200);
		const absent = '00000000-0000-4000-8000-000000000000';
		const missing = { ...veer, id: absent };
		const calls: ((other: Login) => Promise<{ status: number; text: string }>)[] = [
			(other) => matchOf(father, other, asha),
			(other) => send(father, other, asha),
			(other) => setMark(father, other, null, asha),
			(other) => setMark(father, other, 'blocked', asha),
			(other) => note(father, other, { word: 'no', text: null }, asha),
			(other) => report(father, other, asha),
			(other) => meetingOf(father, other, asha),
		];
		for (const ask of calls) {
			const [blocked, unknown] = [await ask(veer), await ask(missing)];
			expect([blocked.status, blocked.text]).toEqual([404, unknown.text]);
		}
		for (const said of ['withdraw', 'accept'])
			expect((await answer(father, id, said, asha)).status).toBe(404);
		const seen = await listsOf(father, asha);
		expect([seen.text, (await notesOf(father, asha)).text].join()).not.toMatch(/Veer|A good family/);
		expect(seen.text).not.toContain(veer.id);
		expect(seen.body).toMatchObject({ blocked: [], shortlisted: [], hidden: [], sent: [] });
		expect((await matchesOf(father, asha)).text).not.toContain('Veer');
		expect((await listsOf(asha)).body).toMatchObject({ blocked: [{ member: { name: 'Veer' } }] });
		expect((await matchOf(veer, asha)).status).toBe(404);
		expect((await setMark(asha, veer, null)).status).toBe(200);
		expect((await matchOf(father, veer, asha)).status).toBe(200);
	});

	it('shows to the candidate and all guardians when a guardian sets it, and each lifts it', async () => {
		await make(asha, father, ashasCard);
		await make(asha, mother, await addChild(mother, asha, 'mother'));
		expect((await setMark(father, veer, 'blocked', asha)).status).toBe(200);
		for (const { body } of [await listsOf(asha), await listsOf(mother, asha)])
			expect(body).toMatchObject({ blocked: [{ member: { name: 'Veer' } }] });
		expect((await setMark(mother, veer, null, asha)).status).toBe(200);
		expect((await matchOf(veer, asha)).status).toBe(200);
	});

	it('becomes the candidate’s own when they block a member whom a guardian has blocked', async () => {
		await make(asha, father, ashasCard);
		await setMark(father, veer, 'blocked', asha);
		await setMark(asha, veer, 'blocked');
		expect((await listsOf(father, asha)).body).toMatchObject({ blocked: [] });
		expect((await setMark(father, veer, null, asha)).status).toBe(404);
	});
});

describe('several guardians', () => {
	it('see the same list and each other’s notes, which go with the agreement', async () => {
		await make(asha, father, ashasCard);
		const agreement = await make(asha, mother, await addChild(mother, asha, 'mother'));
		await setMark(father, veer, 'shortlisted', asha);
		expect((await matchesOf(mother, asha)).body).toBeDefined();
		expect((await matchOf(mother, veer, asha)).body).toMatchObject({ isShortlisted: true });
		expect((await note(father, veer, { word: 'yes', text: null }, asha)).status).toBe(200);
		expect((await note(mother, veer, { word: 'ask', text: 'Ask about the village' }, asha)).status).toBe(200);
		for (const reader of [father, mother])
			expect((await notesOf(reader, asha)).body).toMatchObject({
				isShared: true,
				notes: [
					{
						otherId: veer.id,
						author: { name: 'Karan', words: { en: 'father' }, isMe: reader === father },
						word: 'yes',
					},
					{ author: { name: 'Maya', isMe: reader === mother }, word: 'ask', text: 'Ask about the village' },
				],
			});
		expect((await notesOf(asha)).body).toMatchObject({ notes: [{}, {}] });
		expect((await endIt(mother, agreement)).status).toBe(200);
		expect((await notesOf(mother, asha)).status).toBe(404);
		expect((await notesOf(father, asha)).text).not.toContain('village');
		expect((await note(father, veer, { word: null, text: null }, asha)).status).toBe(200);
		expect((await notesOf(father, asha)).body).toMatchObject({ isShared: true, notes: [] });
	});

	it('of nobody share nothing', async () => {
		expect((await notesOf(veer)).body).toEqual({ isShared: false, notes: [] });
		expect((await note(father, veer, { word: 'yes', text: null }, asha)).status).toBe(404);
	});
});

describe('the end', () => {
	it('comes by either, at once, and leaves what was sent to the candidate', async () => {
		const agreement = await make(asha, father, ashasCard);
		await send(father, veer, asha);
		expect((await endIt(veer, agreement)).status).toBe(404);
		expect((await endIt(asha, agreement)).status).toBe(200);
		expect((await endIt(father, agreement)).status).toBe(404);
		expect((await matchesOf(father, asha)).status).toBe(404);
		expect((await answer(father, await findInterestId(), 'withdraw', asha)).status).toBe(404);
		expect(await kindsOf(father)).toContain('guardian.ended Asha');
		const lists = await call(readInterests, '/api/family/interests', token(asha));
		expect(lists.body).toMatchObject({ sent: [{ interest: { state: 'sent', ownActor: null } }] });
		expect(await getList(asha)).toMatchObject({ guardians: [], acts: [{ action: 'sent' }] });
	});

	const isOverBy: [string, () => Promise<{ status: number }>][] = [
		[
			'says that the guardian’s card is not them',
			() => call(leave, '/api/family/not-me', { json: { ownerId: father.id }, ...token(asha) }),
		],
		[
			'ends the link',
			async () => {
				const { id: requestId } = await db.familyRequest.findFirstOrThrow();
				return call(withdraw, '/api/family/withdraw-request', { json: { requestId }, ...token(asha) });
			},
		],
		[
			'marries',
			() =>
				call(saveProfile, '/api/users/profile', {
					method: 'PUT',
					json: { isMarried: true },
					...token(asha),
				}),
		],
	];

	it.each(isOverBy)('comes when the candidate %s, and both are informed', async (_, happen) => {
		await db.member.updateMany({ data: { language: 'en' } });
		await make(asha, father, ashasCard, { hasLastWord: true });
		await after.run();
		sent.length = 0;
		expect((await happen()).status).toBe(200);
		await after.run();
		expect((await matchesOf(father, asha)).status).toBe(404);
		expect((await send(father, veer, asha)).status).toBe(404);
		expect(await getList(asha)).toMatchObject({ guardians: [] });
		expect(await getList(father)).toMatchObject({ candidates: [] });
		for (const [reader, other] of [
			[asha, 'Karan'],
			[father, 'Asha'],
		] as const) {
			expect(await kindsOf(reader)).toContain(`guardian.ended ${other}`);
			expect(mailsTo(reader).map(({ subject }) => subject)).toEqual([
				'An agreement to look for a match has ended',
			]);
		}
	});

	it('comes when the guardian takes the candidate’s card out, and stays when they restore it', async () => {
		await make(asha, father, ashasCard);
		const card = { params: { id: ashasCard }, ...token(father) };
		await call(removeCard, `/api/family/delete/${ashasCard}`, { method: 'DELETE', ...card });
		expect((await matchesOf(father, asha)).status).toBe(404);
		expect((await call(restoreCard, `/api/family/restore/${ashasCard}`, { ...card, json: {} })).status).toBe(
			200,
		);
		expect((await matchesOf(father, asha)).status).toBe(404);
		expect(await kindsOf(asha)).toContain('guardian.ended Karan');
	});

	it('comes with the end of the link, and is undone with it; the guardian sees nothing meanwhile, and no mail says so', async () => {
		await make(asha, father, ashasCard);
		const { id: requestId } = await db.familyRequest.findFirstOrThrow();
		await call(withdraw, '/api/family/withdraw-request', { json: { requestId }, ...token(father) });
		expect((await matchesOf(father, asha)).status).toBe(404);
		expect(await tellOfEnds()).toBe(0);
		const card = { params: { id: ashasCard }, ...token(father) };
		expect((await call(restoreCard, `/api/family/restore/${ashasCard}`, { ...card, json: {} })).status).toBe(
			200,
		);
		expect((await matchesOf(father, asha)).status).toBe(200);
		expect(await tellOfEnds()).toBe(0);
	});

	it('does not come back with the link when the candidate has married meanwhile', async () => {
		await make(asha, father, ashasCard);
		const { id: requestId } = await db.familyRequest.findFirstOrThrow();
		await call(withdraw, '/api/family/withdraw-request', { json: { requestId }, ...token(father) });
		await db.member.update({ where: { id: asha.id }, data: { isMarried: true } });
		const card = { params: { id: ashasCard }, ...token(father) };
		await call(restoreCard, `/api/family/restore/${ashasCard}`, { ...card, json: {} });
		expect(await db.guardianship.findMany()).toMatchObject([{ status: 'ended' }]);
	});

	it('comes when the candidate refuses the relation after claiming the account', async () => {
		await db.familyRequest.updateMany({ data: { status: 'pending', answeredAt: null } });
		await db.person.update({ where: { id: ashasCard }, data: { approvalStatus: 'pending' } });
		await db.guardianship.create({
			data: {
				candidateId: asha.id,
				guardianId: father.id,
				guardianHi: 'पिता',
				guardianEn: 'father',
				candidateHi: 'बेटी',
				candidateEn: 'daughter',
			},
		});
		await agreeTo(asha, await findOpen(asha, father));
		expect((await matchesOf(father, asha)).status).toBe(200);
		const { id: requestId } = await db.familyRequest.findFirstOrThrow();
		const refused = { json: { requestId, response: 'reject' }, ...token(asha) };
		expect((await call(respond, '/api/family/respond-request', refused)).status).toBe(200);
		expect((await matchesOf(father, asha)).status).toBe(404);
	});

	it('comes with the removal of either, of which the other is informed, and a restored account has none', async () => {
		await db.member.updateMany({ data: { language: 'en' } });
		await make(asha, father, ashasCard);
		const now = new Date();
		const administrator = await makeLogin({ isAdmin: true });
		await removeAccount(asha.id, { actorId: administrator.id, now });
		sent.length = 0;
		await sendDecisionMails(now);
		expect(mailsTo(father).map(({ text }) => text.includes('Asha'))).toEqual([true]);
		await inTransaction(async (tx) => {
			const { id } = await tx.trashEntry.findFirstOrThrow();
			await restoreMember(tx, await lockEntry(tx, { id }));
		});
		expect(await db.guardianship.findMany()).toMatchObject([{ status: 'ended', isEndUntold: false }]);
	});
});
