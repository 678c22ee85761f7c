import { beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '@/lib/core/errors';
import { setMark } from '@/lib/features/matching/commands/set-mark';
import { readInterests } from '@/lib/features/matching/interests/queries/read-interests';
import type { InterestAnswers } from '@/lib/features/matching/interests/schema';
import { reportMember } from '@/lib/features/matching/reports/commands/report-member';
import { agreeToTerms } from '@/lib/features/member/commands/change-profile';
import { db } from '@/lib/platform/db/client';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { atOnceOn, untilHeldBack } from '@/tests/support/races';
import { bySelf, makeSeeker } from '@/tests/support/seekers';
import { answerInterest, closeUnanswered, sendInterest } from './send-interest';

provideDatabase();
beforeEach(emptyTables);

const dayMs = 24 * 60 * 60 * 1000;
const now = new Date('2026-06-01T12:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * dayMs);

type Seeker = Awaited<ReturnType<typeof makeSeeker>>;

let veer: Seeker;
let asha: Seeker;

beforeEach(async () => {
	veer = await makeSeeker({ name: 'Veer', mobileNumber: '+91 1', clan: 'Rathore' });
	asha = await makeSeeker({ name: 'Asha', gender: 'Female', mobileNumber: '+91 2', clan: 'Bhati' });
});

const send = async (from: Seeker, to: Seeker, at = now, answers: InterestAnswers | null = null) =>
	(await sendInterest(bySelf(from), { memberId: to.id, answers }, at)).id;
const answer = (by: Seeker, id: string, said: 'accept' | 'decline' | 'withdraw' | 'end', at = now) =>
	answerInterest(bySelf(by), { id, answer: said }, at);
const answers: InterestAnswers = {
	...{ family: 'joint', village: null, work: 'farming' },
	...{ plans: ['work', 'together'], seeks: ['values'] },
};
const getCode = (work: Promise<unknown>): Promise<string> =>
	work.then(
		() => 'done',
		(error) => (error instanceof DomainError ? error.code : String(error)),
	);
const getLists = (member: Seeker, at = now) => readInterests(member.id, 'en', at);
const statuses = async () =>
	(await db.interest.findMany({ orderBy: { createdAt: 'asc' } })).map(({ status }) => status);

describe('an interest', () => {
	it('waits for the other’s answer, with what its sender has chosen', async () => {
		const id = await send(veer, asha, now, answers);
		const interest = { _id: id, state: 'sent', answers, message: null };
		const nothing = { agreed: [], shortlisted: [], hidden: [], blocked: [] };
		expect(await getLists(veer)).toMatchObject({
			...nothing,
			received: [],
			sent: [{ member: { name: 'Asha', clan: 'Bhati' }, interest: { ...interest, direction: 'sent' } }],
		});
		expect(await getLists(asha)).toMatchObject({
			...nothing,
			sent: [],
			received: [{ member: { name: 'Veer', age: 31 }, interest: { ...interest, direction: 'received' } }],
		});
	});

	it('tells neither how to reach the other, but while both agree', async () => {
		const getContact = async (member: Seeker) => {
			const { left: _, ...lists } = await getLists(member);
			return Object.values(lists).flatMap((cards) => cards.map((card) => card.member.mobileNumber));
		};
		const id = await send(veer, asha);
		expect(await getContact(veer)).toEqual([undefined]);
		expect(await getContact(asha)).toEqual([undefined]);
		await answer(asha, id, 'accept');
		expect(await getContact(veer)).toEqual(['+91 2']);
		expect(await getContact(asha)).toEqual(['+91 1']);
		await answer(veer, id, 'end');
		expect(await getContact(veer)).toEqual([undefined]);
		expect(await getContact(asha)).toEqual([undefined]);
	});

	it('answered by an interest of the other’s is accepted', async () => {
		const id = await send(veer, asha);
		expect(await send(asha, veer)).toBe(id);
		expect(await statuses()).toEqual(['accepted']);
		expect(await getCode(send(veer, asha))).toBe('interest.agreed');
	});

	it('is sent once at a time', async () => {
		await send(veer, asha);
		expect(await getCode(send(veer, asha))).toBe('interest.alreadySent');
	});

	it('that is declined or ended tells both the kind words, and each only once they were chosen', async () => {
		const id = await send(veer, asha);
		await answerInterest(bySelf(asha), { id, answer: 'decline', kindWords: 'regard' }, now);
		const state = { state: 'notAccepted', kindWords: 'regard' };
		expect((await getLists(veer)).sent).toMatchObject([{ interest: state }]);
		expect((await getLists(asha)).received).toMatchObject([{ interest: state }]);
		const again = await send(asha, veer, later(1));
		await answer(veer, again, 'accept', later(1));
		await answer(veer, again, 'end', later(2));
		expect((await getLists(asha, later(2))).sent).toMatchObject([{ interest: { kindWords: null } }]);
	});

	it('that is declined reads as not accepted, and its sender waits for the other', async () => {
		const id = await send(veer, asha);
		await answer(asha, id, 'decline');
		const [card] = (await getLists(veer)).sent;
		expect(card?.interest?.state).toBe('notAccepted');
		expect(JSON.stringify(card)).not.toMatch(/declin/i);
		expect(await getCode(send(veer, asha, later(100)))).toBe('interest.notAccepted');
		await send(asha, veer, later(101));
		expect(await statuses()).toEqual(['declined', 'sent']);
		expect((await getLists(veer, later(101))).received).toMatchObject([{ interest: { state: 'sent' } }]);
		expect((await getLists(veer, later(101))).sent).toEqual([]);
	});

	it('that was left for 60 days looks like one declined', async () => {
		const id = await send(veer, asha);
		const left = await getLists(veer, later(60));
		expect(left.sent).toMatchObject([{ interest: { state: 'notAccepted' } }]);
		expect(await getCode(answer(asha, id, 'accept', later(60)))).toBe('interest.closed');
		expect(await getCode(answer(veer, id, 'withdraw', later(60)))).toBe('interest.closed');
		expect(await closeUnanswered(later(59))).toBe(0);
		expect(await closeUnanswered(later(60))).toBe(1);
		expect(await getLists(veer, later(60))).toEqual(left);
	});

	it('that was left gives way to one of the other’s', async () => {
		await send(veer, asha);
		await send(asha, veer, later(61));
		expect(await statuses()).toEqual(['declined', 'sent']);
	});

	it('that is withdrawn keeps its answers and words to its sender', async () => {
		const id = await send(veer, asha, now, answers);
		// Of an interest from before the questions.
		await db.interest.update({ where: { id }, data: { message: 'Khamma Ghani' } });
		await answer(veer, id, 'withdraw');
		expect((await getLists(asha)).received).toMatchObject([
			{ interest: { state: 'withdrawn', answers: null, message: null } },
		]);
		expect((await getLists(veer)).sent).toMatchObject([{ interest: { answers, message: 'Khamma Ghani' } }]);
		expect(await getCode(send(veer, asha, later(29)))).toBe('interest.tooSoon');
		await send(veer, asha, later(30));
	});

	it('is answered by the one asked and withdrawn by its sender; nobody else knows of it', async () => {
		const id = await send(veer, asha);
		expect(await getCode(answer(veer, id, 'accept'))).toBe('auth.notAllowed');
		expect(await getCode(answer(veer, id, 'decline'))).toBe('auth.notAllowed');
		expect(await getCode(answer(asha, id, 'withdraw'))).toBe('auth.notAllowed');
		expect(await getCode(answer(veer, id, 'end'))).toBe('interest.closed');
		const stranger = await makeSeeker();
		for (const said of ['accept', 'decline', 'withdraw', 'end'] as const)
			expect(await getCode(answer(stranger, id, said))).toBe('notFound');
		expect(await getCode(answer(asha, crypto.randomUUID(), 'accept'))).toBe('notFound');
	});

	it('agreed to stays when one is shown in matches no more, until either ends it', async () => {
		const id = await send(veer, asha);
		await answer(asha, id, 'accept');
		await db.consent.updateMany({ where: { memberId: asha.id }, data: { withdrawnAt: now } });
		await db.member.update({ where: { id: veer.id }, data: { isMarried: true } });
		expect((await getLists(veer)).agreed).toMatchObject([{ member: { mobileNumber: '+91 2' } }]);
		await answer(asha, id, 'end');
		expect((await getLists(veer)).sent).toEqual([
			{ member: { _id: asha.id, name: 'Asha' }, interest: expect.objectContaining({ state: 'notAccepted' }) },
		]);
		expect(await getCode(send(veer, asha, later(100)))).toBe('notFound');
	});

	it('cannot be accepted once the two are no match', async () => {
		const id = await send(veer, asha);
		await db.consent.updateMany({ where: { memberId: veer.id }, data: { withdrawnAt: now } });
		expect((await getLists(asha)).received.map(({ member }) => member)).toEqual([
			{ _id: veer.id, name: 'Veer' },
		]);
		expect(await getCode(answer(asha, id, 'accept'))).toBe('interest.impossible');
		await answer(asha, id, 'decline');
	});

	it.each(['agreed to', 'that waits'] as const)(
		'%s does not name who turns out to be younger than an adult',
		async (kind) => {
			const id = await send(veer, asha);
			if (kind === 'agreed to') await answer(asha, id, 'accept');
			await setMark(bySelf(asha), veer.id, { kind: 'shortlisted' }, now);
			expect(JSON.stringify(await getLists(asha))).toContain('Veer');
			await db.member.update({ where: { id: veer.id }, data: { bornOn: later(-365 * 17) } });
			expect(JSON.stringify(await getLists(asha))).not.toContain('Veer');
			expect(JSON.stringify(await getLists(veer))).toContain('Asha');
		},
	);

	describe('of members whom the administrators keep out of matches', () => {
		const hold = (member: Seeker, heldFromMatchesAt: Date | null = now) =>
			db.member.update({ where: { id: member.id }, data: { heldFromMatchesAt } });

		it.each(['agreed to', 'that waits'] as const)('%s tells either no more than a name', async (kind) => {
			const id = await send(veer, asha);
			if (kind === 'agreed to') await answer(asha, id, 'accept');
			await hold(veer);
			for (const [seeker, name] of [
				[asha, 'Veer'],
				[veer, 'Asha'],
			] as const) {
				const json = JSON.stringify(await getLists(seeker));
				expect(json).toContain(name);
				expect(json).not.toMatch(/\+91|@example|Bhati|Rathore/);
			}
			await hold(veer, null);
			expect(JSON.stringify(await getLists(asha))).toContain('Rathore');
		});

		it('can be neither sent nor accepted', async () => {
			const id = await send(veer, asha);
			await hold(veer);
			expect(await getCode(answer(asha, id, 'accept'))).toBe('interest.impossible');
			await hold(veer, null);
			await hold(asha);
			expect(await getCode(answer(asha, id, 'accept'))).toBe('interest.impossible');
			await answer(veer, id, 'withdraw');
			expect(await getCode(send(veer, asha, later(40)))).toBe('notFound');
			expect(await getCode(send(asha, veer))).toBe('notFound');
		});
	});

	it('cannot be accepted once the two are known to be of one group', async () => {
		const id = await send(veer, asha);
		await db.member.update({ where: { id: veer.id }, data: { clan: 'Bhati' } });
		expect(await getCode(answer(asha, id, 'accept'))).toBe('interest.impossible');
	});

	it('can be accepted from one whom the member does not insist on', async () => {
		const id = await send(veer, asha);
		const wishes = { memberId: asha.id, districts: [], clans: [], ageFrom: 40, ageTo: 50, isAgeMust: true };
		await db.partnerWishes.create({ data: wishes });
		expect(await getCode(answer(asha, id, 'accept'))).toBe('done');
	});
});

describe('nobody can send an interest', () => {
	it('to one of their own group, in either script it is written', async () => {
		await db.member.update({ where: { id: asha.id }, data: { clan: 'राठौड़' } });
		expect(await getCode(send(veer, asha))).toBe('notFound');
		expect(await getCode(send(asha, veer))).toBe('notFound');
		expect(await getCode(setMark(bySelf(veer), asha.id, { kind: 'shortlisted' }, now))).toBe('notFound');
	});

	it('to who insists on somebody else, or is not whom they insist on', async () => {
		const wishes = { memberId: asha.id, districts: [], clans: [], ageFrom: 40, ageTo: 50, isAgeMust: true };
		await db.partnerWishes.create({ data: wishes });
		expect(await getCode(send(veer, asha))).toBe('notFound');
		expect(await getCode(send(asha, veer))).toBe('notFound');
	});

	it('who is not shown in matches themselves', async () => {
		await db.consent.updateMany({ where: { memberId: veer.id }, data: { withdrawnAt: now } });
		expect(await getCode(send(veer, asha))).toBe('interest.notListed');
		await db.member.update({ where: { id: veer.id }, data: { familyTreePrivacy: 'public' } });
		expect(await getCode(send(veer, asha))).toBe('interest.notListed');
		await db.consent.deleteMany({ where: { memberId: veer.id } });
		await agreeToTerms(veer.id, 'en', now);
		expect(await getCode(send(veer, asha))).toBe('done');
	});

	it.each([
		['is married', { isMarried: true }],
		['has not entered whether', { isMarried: null }],
		['has passed away', { isDeceased: true }],
		['is too young', { bornOn: new Date('2008-06-02T00:00:00Z') }],
		['has entered no birth', { bornOn: null, bornPrecision: null }],
		['has entered no gender', { gender: null }],
		['is of the same gender', { gender: 'Male' as const }],
		['waits to be claimed', { claimedAt: null, emailConfirmedAt: null, isListed: false }],
	])('to who %s', async (_, state) => {
		await db.member.update({ where: { id: asha.id }, data: state });
		expect(await getCode(send(veer, asha))).toBe('notFound');
	});

	it('to who is not shown in matches', async () => {
		await db.consent.deleteMany({ where: { memberId: asha.id } });
		expect(await getCode(send(veer, asha))).toBe('notFound');
		await db.member.update({ where: { id: asha.id }, data: { familyTreePrivacy: 'public' } });
		expect(await getCode(send(veer, asha))).toBe('notFound');
		await agreeToTerms(asha.id, 'en', now);
		expect(await getCode(send(veer, asha))).toBe('done');
	});

	it('before the age of 21, being a man', async () => {
		await db.member.update({ where: { id: veer.id }, data: { bornOn: new Date('2005-06-02T00:00:00Z') } });
		expect(await getCode(send(veer, asha))).toBe('notFound');
		await db.member.update({ where: { id: veer.id }, data: { bornOn: new Date('2005-06-01T00:00:00Z') } });
		expect(await getCode(send(veer, asha))).toBe('done');
	});

	it('to family, to themselves, or to nobody', async () => {
		const link = { relation: 'Cousin', status: 'accepted', answeredAt: now } as const;
		await db.familyRequest.create({ data: { ...link, fromMemberId: asha.id, toMemberId: veer.id } });
		expect(await getCode(send(veer, asha))).toBe('notFound');
		expect(await getCode(send(veer, veer))).toBe('notFound');
		expect(
			await getCode(sendInterest(bySelf(veer), { memberId: crypto.randomUUID(), answers: null }, now)),
		).toBe('notFound');
	});

	it('where one of the two has blocked the other', async () => {
		await setMark(bySelf(asha), veer.id, { kind: 'blocked' }, now);
		expect(await getCode(send(veer, asha))).toBe('notFound');
		expect(await getCode(send(asha, veer))).toBe('notFound');
	});

	it('to whom they have hidden themselves', async () => {
		await setMark(bySelf(asha), veer.id, { kind: 'hidden' }, now);
		expect(await getCode(send(asha, veer))).toBe('notFound');
	});
});

describe('of two at once', () => {
	const outcomes = (work: (() => Promise<unknown>)[]) =>
		atOnceOn(asha.id, ...work.map((one) => () => getCode(one())));

	it('who send to each other, both have agreed', async () => {
		expect(await outcomes([() => send(veer, asha), () => send(asha, veer)])).toEqual(['done', 'done']);
		expect(await statuses()).toEqual(['accepted']);
	});

	it.each([
		['send', () => send(veer, asha), 'interest.alreadySent'],
		['accept', (id: string) => answer(asha, id, 'accept'), 'interest.closed'],
		['decline', (id: string) => answer(asha, id, 'decline'), 'interest.closed'],
		['withdraw', (id: string) => answer(veer, id, 'withdraw'), 'interest.closed'],
	] as const)('clicks to %s one counts', async (said, work, refusal) => {
		const id = said === 'send' ? '' : await send(veer, asha);
		expect((await outcomes([() => work(id), () => work(id)])).sort()).toEqual(['done', refusal]);
		expect(await db.interest.count()).toBe(1);
	});

	it('who is blocked while sending has not sent', async () => {
		const block = async () => {
			await untilHeldBack(1);
			await db.matchMark.create({ data: { memberId: asha.id, otherId: veer.id, kind: 'blocked' } });
			await db.$queryRaw`SELECT FROM "Member" WHERE "id" = ${asha.id}::uuid FOR NO KEY UPDATE`;
		};
		expect(await outcomes([() => send(veer, asha), block])).toEqual(['notFound', 'done']);
		expect(await statuses()).toEqual([]);
	});

	it.each(['accept', 'decline'] as const)('%s and withdraw, one wins', async (said) => {
		const id = await send(veer, asha);
		const both = await outcomes([() => answer(asha, id, said), () => answer(veer, id, 'withdraw')]);
		expect(both.sort()).toEqual(['done', 'interest.closed']);
		const [status] = await statuses();
		expect(status).not.toBe('sent');
	});

	it('who end it, one does', async () => {
		const id = await send(veer, asha);
		await answer(asha, id, 'accept');
		const both = await outcomes([() => answer(asha, id, 'end'), () => answer(veer, id, 'end')]);
		expect(both.sort()).toEqual(['done', 'interest.closed']);
	});

	it('a block and an acceptance leave nothing alive', async () => {
		const id = await send(veer, asha);
		await outcomes([
			() => setMark(bySelf(veer), asha.id, { kind: 'blocked' }, now),
			() => answer(asha, id, 'accept'),
		]);
		expect(await db.interest.count({ where: { status: { in: ['sent', 'accepted'] } } })).toBe(0);
	});
});

describe('a mark', () => {
	it('is one a pair, and of one’s own', async () => {
		await setMark(bySelf(veer), asha.id, { kind: 'shortlisted' }, now);
		expect((await getLists(veer)).shortlisted).toMatchObject([{ member: { name: 'Asha', clan: 'Bhati' } }]);
		expect((await getLists(asha)).shortlisted).toEqual([]);
		await setMark(bySelf(veer), asha.id, { kind: 'hidden' }, now);
		expect(await getLists(veer)).toMatchObject({ shortlisted: [], hidden: [{ member: { name: 'Asha' } }] });
		await setMark(bySelf(veer), asha.id, { kind: null }, now);
		expect(await db.matchMark.count()).toBe(0);
	});

	it.each([
		['what waits for an answer', 'sent', 'declined', 'notAccepted'],
		['what both agreed to', 'accepted', 'ended', 'notAccepted'],
	] as const)('that blocks closes %s', async (_, before, after, entry) => {
		const id = await send(veer, asha);
		if (before === 'accepted') await answer(asha, id, 'accept');
		expect(await setMark(bySelf(asha), veer.id, { kind: 'blocked' }, now)).toMatchObject({ id });
		expect(await statuses()).toEqual([after]);
		expect((await getLists(veer)).sent).toEqual([
			{ member: { _id: asha.id, name: 'Asha' }, interest: expect.objectContaining({ state: entry }) },
		]);
		expect(await getLists(asha)).toMatchObject({
			received: [],
			agreed: [],
			blocked: [{ member: { name: 'Veer' } }],
		});
	});

	it('that blocks withdraws what one has sent', async () => {
		const id = await send(veer, asha);
		expect(await setMark(bySelf(veer), asha.id, { kind: 'blocked' }, now)).toMatchObject({ id });
		expect(await statuses()).toEqual(['withdrawn']);
	});

	it('is withdrawn from the lists, after which the two are a match again', async () => {
		await setMark(bySelf(veer), asha.id, { kind: 'blocked' }, now);
		expect((await getLists(veer)).blocked.map(({ member }) => member)).toEqual([
			{ _id: asha.id, name: 'Asha' },
		]);
		await setMark(bySelf(veer), asha.id, { kind: null }, now);
		expect(await getCode(send(asha, veer))).toBe('done');
	});

	it('that hides is the member’s own: the other does not notice it', async () => {
		await setMark(bySelf(asha), veer.id, { kind: 'hidden' }, now);
		const id = await send(veer, asha);
		expect((await getLists(asha)).received.map(({ member }) => member)).toEqual([
			{ _id: veer.id, name: 'Veer' },
		]);
		expect((await getLists(veer)).sent).toMatchObject([{ member: { name: 'Asha', clan: 'Bhati' } }]);
		await answer(asha, id, 'accept');
		expect((await getLists(asha)).agreed).toMatchObject([{ member: { mobileNumber: '+91 1' } }]);
	});

	it('is set only on whom one has met among the matches', async () => {
		await db.consent.deleteMany({ where: { memberId: asha.id } });
		const block = () => getCode(setMark(bySelf(veer), asha.id, { kind: 'blocked' }, now));
		expect(await block()).toBe('notFound');
		const from = { fromMemberId: asha.id, toMemberId: veer.id, createdAt: now };
		await db.interest.create({ data: { ...from, status: 'withdrawn' } });
		expect(await block()).toBe('done');
	});
});

describe('a report', () => {
	const report = { reason: 'rude', text: null, language: 'hi' } as const;

	it('is kept with what was said, once a day about the same member', async () => {
		await reportMember(bySelf(veer), asha.id, { ...report, text: 'Asks for money' }, now);
		expect(await getCode(reportMember(bySelf(veer), asha.id, report, later(0.9)))).toBe('report.alreadySent');
		expect(await getCode(reportMember(bySelf(veer), asha.id, report, later(1)))).toBe('done');
		expect(await db.memberReport.findFirst({ where: { text: { not: null } } })).toMatchObject({
			...report,
			reporterId: veer.id,
			aboutId: asha.id,
			text: 'Asks for money',
		});
	});

	it('is about whom one has met among the matches, themselves and strangers aside', async () => {
		const stranger = await makeSeeker();
		for (const id of [veer.id, stranger.id, crypto.randomUUID()])
			expect(await getCode(reportMember(bySelf(veer), id, report, now))).toBe('notFound');
	});

	it('can be made of one who has blocked the reporter', async () => {
		const id = await send(asha, veer);
		await setMark(bySelf(asha), veer.id, { kind: 'blocked' }, now);
		expect(id).not.toBe('');
		expect(await getCode(reportMember(bySelf(veer), asha.id, report, now))).toBe('done');
	});
});
