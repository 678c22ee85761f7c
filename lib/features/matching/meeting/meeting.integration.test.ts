import { beforeEach, describe, expect, it } from 'vitest';
import { GET as readGuardians } from '@/app/api/family/guardians/route';
import { GET, POST } from '@/app/api/family/matches/[id]/meeting/route';
import { setMark } from '@/lib/features/matching/commands/set-mark';
import { guardiansReply } from '@/lib/features/matching/guardians/schema';
import { answerInterest } from '@/lib/features/matching/interests/commands/send-interest';
import { db } from '@/lib/platform/db/client';
import type { MemberCreateInput } from '@/lib/platform/db/generated/models';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { writeAgreed } from '@/tests/support/guardians';
import { makeSeeker } from '@/tests/support/seekers';
import { getStatements } from '@/tests/support/statements';
import { maxOwnQuestions } from './constants';
import { meetingChangeReply, meetingReply } from './schema';

provideDatabase();
beforeEach(emptyTables);

type Seeker = Awaited<ReturnType<typeof makeSeeker>>;

let he: Seeker;
let she: Seeker;
let interestId: string;

beforeEach(async () => {
	he = await makeSeeker({ name: 'Veer', clan: 'Rathore', mobileNumber: '+91 98765 43210' });
	she = await makeSeeker({ name: 'Asha', gender: 'Female', clan: 'Bhati', fatherName: 'Hari' });
	const data = {
		fromMemberId: he.id,
		toMemberId: she.id,
		status: 'accepted',
		answeredAt: new Date(),
	} as const;
	interestId = (await db.interest.create({ data, select: { id: true } })).id;
});

const address = (other: Seeker) => `/api/family/matches/${other.id}/meeting`;
const ask = (seeker: Seeker, other: Seeker, language = 'en') =>
	call(GET, address(other), { token: seeker.token, language, params: { id: other.id } });
const change = (by: Seeker, other: Seeker, json: unknown, language = 'en') =>
	call(POST, address(other), { method: 'POST', token: by.token, language, json, params: { id: other.id } });

async function read(seeker: Seeker, other: Seeker) {
	const { status, text } = await ask(seeker, other);
	expect(status, text).toBe(200);
	return meetingReply.parse(JSON.parse(text));
}

async function changed(by: Seeker, other: Seeker, json: unknown) {
	const { status, text } = await change(by, other, json);
	expect(status, text).toBe(200);
	return meetingChangeReply.parse(JSON.parse(text)).questions;
}

const herself = () => ({ seekerId: she.id, actorId: she.id, hasLastWord: true });
const end = () => answerInterest(herself(), { id: interestId, answer: 'end' }, new Date());

describe('the page of two families', () => {
	it('shows each what the other is shown, and whether the two may marry', async () => {
		const { me, other, marriage } = await read(he, she);
		expect(me).toMatchObject({ name: 'Veer', clan: 'Rathore' });
		expect(me.contact).toMatchObject({ mobileNumber: '+91 98765 43210', contactOf: null });
		expect(other).toMatchObject({ name: 'Asha', clan: 'Bhati', contact: { email: she.email } });
		for (const profile of [me, other]) expect(profile).not.toHaveProperty('fatherName');
		expect(marriage).toMatchObject({ verdict: 'unknown', one: { isMe: true }, other: { isMe: false } });
		expect(marriage.missing.length).toBeGreaterThan(0);
		const hers = await read(she, he);
		expect(hers).toMatchObject({ me: other, other: me });
	});

	it('shows the details that each has chosen for matches and for those who have agreed, and no others', async () => {
		await db.matrimonialDetails.create({
			data: {
				...{ memberId: she.id, workPlace: 'Jaipur Fort', about: 'Likes maps', motherTongue: 'Marwari' },
				...{ shownToMatches: ['motherTongue'], shownToAgreed: ['workPlace'] },
			},
		});
		const { text } = await ask(he, she);
		expect(text).toContain('Marwari');
		expect(text).toContain('Jaipur Fort');
		expect(text).not.toContain('Likes maps');
	});

	it('is there while one of the two insists on what the other is not', async () => {
		await db.partnerWishes.create({ data: { memberId: he.id, clans: ['Chauhan'], isClanMust: true } });
		expect((await ask(he, she)).status).toBe(200);
	});

	it.each<[string, () => Promise<unknown>]>([
		[
			'before both agree',
			() => db.interest.update({ where: { id: interestId }, data: { status: 'sent', answeredAt: null } }),
		],
		['once it was ended', end],
		['once one has blocked the other', () => setMark(herself(), he.id, { kind: 'blocked' }, new Date())],
		[
			'while administrators keep one out of matches',
			() => db.member.update({ where: { id: she.id }, data: { heldFromMatchesAt: new Date() } }),
		],
		[
			'of somebody who has died',
			() => db.member.update({ where: { id: she.id }, data: { isDeceased: true } }),
		],
	])('is not there %s', async (_, happen) => {
		await happen();
		for (const answer of [await ask(he, she), await change(he, she, { topic: 'home', isTicked: true })]) {
			expect(answer.status).toBe(404);
			expect(answer.body).toEqual({ code: 'notFound', message: 'This is not available.' });
		}
	});

	it('is there for the guardian of one of the two, who is reached instead of them, until the agreement ends', async () => {
		const father = await makeLogin({ name: 'Father' });
		const id = await writeAgreed(she.id, father.id, { contactOf: 'guardian' });
		await db.interest.update({ where: { id: interestId }, data: { toById: father.id } });
		const photo = { width: 10, height: 10, blur: 'data:image/webp;base64,UklGRg==' };
		for (const memberId of [she.id, he.id])
			await db.member.update({ where: { id: memberId }, data: { photo: { create: photo } } });
		const query = `?for=${she.id}`;
		const url = `${address(he)}${query}`;
		const params = { id: he.id };
		const read = () => call(GET, url, { token: father.token, language: 'en', params });
		const { status, text } = await read();
		expect(status, text).toBe(200);
		const { me, other, marriage } = meetingReply.parse(JSON.parse(text));
		for (const sheet of [me, other])
			expect(sheet.photo).toMatch(new RegExp(`/members/${sheet._id}\\?v=\\w+&for=${she.id}$`));
		expect(me).toMatchObject({
			name: 'Asha',
			contact: { email: father.email, contactOf: { name: 'Father' } },
		});
		expect(marriage.one).toMatchObject({ _id: she.id, isMe: false });
		const json = { text: 'Where is the well?' };
		const asked = await call(POST, url, { method: 'POST', token: father.token, json, params });
		expect(asked.status).toBe(200);
		const own = meetingChangeReply.parse(asked.body).questions.find(({ isMine }) => isMine);
		for (const change of [
			{ topic: 'home', isTicked: true },
			{ questionId: own?._id, isTicked: false },
			{ removedId: own?._id },
		]) {
			const changed = await call(POST, url, { method: 'POST', token: father.token, json: change, params });
			expect(changed.status, changed.text).toBe(200);
		}
		const { body } = await call(readGuardians, '/api/family/guardians', { token: she.token, language: 'en' });
		const acts = guardiansReply
			.parse(body)
			.acts.map(({ action, by, other }) => [action, by.name, other?.name]);
		expect(acts.sort()).toEqual(
			['asked', 'ticked', 'unasked', 'unticked'].map((action) => [action, 'Father', 'Veer']),
		);
		expect((await ask(he, she)).text).not.toContain(she.email);
		await db.guardianship.update({
			where: { id },
			data: { status: 'ended', endedAt: new Date(), endedById: she.id },
		});
		expect((await read()).status).toBe(404);
		const late = await call(POST, url, { method: 'POST', token: father.token, json, params });
		expect(late.status).toBe(404);
	});

	it('is not there for anybody else, a match neither', async () => {
		const stranger = await makeSeeker({ gender: 'Female', clan: 'Chauhan' });
		expect((await ask(stranger, he)).status).toBe(404);
		expect((await ask(he, stranger)).status).toBe(404);
		expect((await call(GET, address(he), { params: { id: he.id } })).status).toBe(401);
	});

	it('takes few statements', async () => {
		const count = await getStatements(() => ask(he, she));
		expect(count).toBeLessThanOrEqual(14);
	});
});

describe('the questions', () => {
	it('are offered to both, who see each other’s ticks', async () => {
		const offered = (await read(he, she)).questions;
		expect(offered).toHaveLength(12);
		expect(offered.every(({ isTickedByMe, isTickedByOther }) => !isTickedByMe && !isTickedByOther)).toBe(
			true,
		);
		const [first] = await changed(he, she, { topic: 'home', isTicked: true });
		expect(first).toMatchObject({ topic: 'home', isTickedByMe: true, isTickedByOther: false });
		const [hers] = await changed(she, he, { topic: 'home', isTicked: true });
		expect(hers).toMatchObject({ isTickedByMe: true, isTickedByOther: true });
		const [after] = await changed(he, she, { topic: 'home', isTicked: false });
		expect(after).toMatchObject({ isTickedByMe: false, isTickedByOther: true });
	});

	it('are added and removed by who has added them, and read and ticked by both', async () => {
		const own = (await changed(he, she, { text: ' Where is  the well? ' })).at(-1);
		expect(own).toMatchObject({ topic: null, text: 'Where is the well?', isMine: true });
		const questionId = own?._id ?? '';
		expect((await read(she, he)).questions.at(-1)).toMatchObject({ _id: questionId, isMine: false });
		await changed(she, he, { questionId, isTicked: true });
		expect((await read(he, she)).questions.at(-1)).toMatchObject({ isTickedByOther: true });
		expect((await change(she, he, { removedId: questionId })).status).toBe(404);
		expect(await changed(he, she, { removedId: questionId })).toHaveLength(12);
	});

	it.each<[string, unknown, number]>([
		['nothing', { text: '  ' }, 400],
		['more than 200 characters', { text: 'x'.repeat(201) }, 400],
		['a topic that is not offered', { topic: 'cricket', isTicked: true }, 400],
		['two changes at once', { topic: 'home', isTicked: true, text: 'And this?' }, 400],
		['a question of others', { questionId: crypto.randomUUID(), isTicked: true }, 404],
	])('are refused as %s', async (_, json, status) => {
		expect((await change(he, she, json)).status).toBe(status);
		expect(await db.meetingQuestion.count()).toBe(0);
	});

	it('are so many a side and no more, said in either language', async () => {
		const texts = Array.from({ length: maxOwnQuestions }, (_, at) => `Question ${at}`);
		await db.meetingQuestion.createMany({
			data: texts.map((text) => ({ interestId, text, isBySender: true })),
		});
		const refused = await change(he, she, { text: 'One more' });
		expect(refused).toMatchObject({ status: 409, body: { code: 'meeting.tooManyQuestions' } });
		expect(refused.body.message).toContain('30');
		expect((await change(he, she, { text: 'One more' }, 'hi')).body.message).toMatch(
			/\p{Script=Devanagari}/u,
		);
		expect((await change(she, he, { text: 'Hers' })).status).toBe(200);
	});

	it('go with the agreement', async () => {
		await changed(he, she, { text: 'Where is the well?' });
		await changed(she, he, { topic: 'dowry', isTicked: true });
		await end();
		expect(await db.meetingQuestion.count()).toBe(0);
	});
});

describe('who could introduce the two', () => {
	const given = { textVersion: '1', language: 'en', givenAt: new Date('2026-01-01T00:00:00Z') } as const;
	const consent = { create: { ...given, purpose: 'introduction' } } as const;
	const willing = (name: string, more: Partial<MemberCreateInput> = {}) =>
		makeAccount({ name, consents: consent, ...more });
	const link = (a: { id: string }, b: { id: string }) =>
		db.familyRequest.create({
			data: {
				fromMemberId: a.id,
				toMemberId: b.id,
				relation: 'Cousin',
				status: 'accepted',
				answeredAt: new Date(),
			},
			select: { id: true },
		});
	const chain = async (seeker: Seeker, other: Seeker) => (await read(seeker, other)).introducers;

	it('is nobody where nobody is joined with both', async () => {
		await link(he, await willing('Uncle'));
		expect(await chain(he, she)).toEqual([]);
	});

	it('is the one who is joined with both, before any longer chain', async () => {
		const [both, hers] = [await willing('Both'), await willing('Hers')];
		await link(he, both);
		await link(both, hers);
		await link(hers, she);
		expect(await chain(he, she)).toEqual(['Both', 'Hers']);
		expect(await chain(she, he)).toEqual(['Hers', 'Both']);
		await link(she, both);
		expect(await chain(he, she)).toEqual(['Both']);
	});

	it.each([3, 4, 5, 6])('are at most five: of %d', async (size) => {
		const people: { id: string }[] = [he];
		const names = Array.from({ length: size }, (_, at) => `Person ${at}`);
		for (const name of names) people.push(await willing(name));
		people.push(she);
		for (const [at, person] of people.entries()) {
			const next = people[at + 1];
			if (next) await link(person, next);
		}
		const expected = size > 5 ? [] : names;
		expect(await chain(he, she)).toEqual(expected);
		expect(await chain(she, he)).toEqual(expected.toReversed());
	});

	it.each<[string, Partial<MemberCreateInput>]>([
		['has not agreed to be named', { consents: {} }],
		[
			'agrees no longer',
			{ consents: { create: { ...given, purpose: 'introduction', withdrawnAt: new Date() } } },
		],
		['has agreed to something else', { consents: { create: { ...given, purpose: 'matrimonial' } } }],
		['has died', { isDeceased: true }],
		['has no account of their own yet', { claimedAt: null, emailConfirmedAt: null, isListed: false }],
		['says that they are a child', { bornOn: new Date('2015-01-01'), bornPrecision: 'day' }],
	])('is nobody who %s: neither named nor hinted at', async (_, more) => {
		const between = await willing('Nearby', more);
		await link(he, between);
		await link(between, she);
		const { text } = await ask(he, she);
		expect(meetingReply.parse(JSON.parse(text)).introducers).toEqual([]);
		expect(text).not.toContain('Nearby');
		expect(text).not.toContain(between.id);
	});

	it('is nobody whom one of the two has blocked, and no link that waits or was refused', async () => {
		const [blocked, asked] = [await willing('Blocked'), await willing('Asked')];
		await link(he, blocked);
		await link(blocked, she);
		await db.matchMark.create({ data: { memberId: she.id, otherId: blocked.id, kind: 'blocked' } });
		await link(he, asked);
		const { id } = await link(asked, she);
		await db.familyRequest.update({ where: { id }, data: { status: 'pending', answeredAt: null } });
		expect(await chain(he, she)).toEqual([]);
	});

	it('is named without anything that leads to them', async () => {
		const between = await willing('Nearby', { familyTreePrivacy: 'public', clan: 'Sisodia' });
		await link(he, between);
		await link(between, she);
		const { text } = await ask(he, she);
		expect(text).toContain('Nearby');
		for (const hidden of [between.id, between.email, 'Sisodia']) expect(text).not.toContain(hidden);
	});

	it('is asked by the profile page alone', async () => {
		const { PUT } = await import('@/app/api/users/profile/route');
		const uncle = await makeLogin({ name: 'Uncle' });
		await link(he, uncle);
		await link(uncle, she);
		const say = (mayIntroduce: string) =>
			call(PUT, '/api/users/profile', { method: 'PUT', token: uncle.token, json: { mayIntroduce } });
		expect((await say('Yes')).body.user).toMatchObject({ mayIntroduce: true });
		await say('Yes');
		expect(await db.consent.count({ where: { memberId: uncle.id, purpose: 'introduction' } })).toBe(1);
		expect(await chain(he, she)).toEqual(['Uncle']);
		expect((await say('No')).body.user).toMatchObject({ mayIntroduce: false });
		expect(await chain(he, she)).toEqual([]);
	});
});
