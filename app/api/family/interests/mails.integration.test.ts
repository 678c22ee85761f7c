// What members are mailed of interests between them, and administrators of reports.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PUT as mark } from '@/app/api/family/matches/[id]/mark/route';
import { POST as report } from '@/app/api/family/matches/[id]/report/route';
import { GET as readNotifications } from '@/app/api/users/notifications/route';
import { PUT as saveProfile } from '@/app/api/users/profile/route';
import { tidyUp } from '@/lib/features/administration/housekeeping/commands/tidy-up';
import { interestLimit, interestMailLimit, reportLimit } from '@/lib/features/matching/constants';
import { interestReply } from '@/lib/features/matching/interests/schema';
import { db } from '@/lib/platform/db/client';
import type { Mail } from '@/lib/platform/mail/mail';
import { makeAccount } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { makeSeeker } from '@/tests/support/seekers';
import { sent } from '@/tests/support/sent-mails';
import { POST as answer } from './[id]/route';
import { POST, GET as readInterests } from './route';

provideDatabase();
vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const afterResponse = holdAfterResponse();

type Seeker = Awaited<ReturnType<typeof makeSeeker>>;

let veer: Seeker;
let asha: Seeker;

beforeEach(async () => {
	await emptyTables();
	await afterResponse.run();
	sent.length = 0;
	const reachedBy = { mobileNumber: '+91 90000 12345' };
	veer = await makeSeeker({ name: 'Veer', email: 'veer@example.org', language: 'hi', ...reachedBy });
	asha = await makeSeeker({
		...{ name: 'Asha', gender: 'Female', email: 'asha@example.org', language: 'en' },
		...reachedBy,
	});
});

async function send(from: Seeker, to: Seeker): Promise<string> {
	const json = { memberId: to.id, answers: { family: 'joint', plans: ['work', 'study'] } };
	const made = await call(POST, '/api/family/interests', { json, token: from.token });
	return interestReply.parse(made.body).interest._id;
}

const say = (by: Seeker, id: string, said: string) =>
	call(answer, `/api/family/interests/${id}`, { json: { answer: said }, token: by.token, params: { id } });
const block = (by: Seeker, { id }: Seeker) =>
	call(mark, `/api/family/matches/${id}/mark`, {
		...{ method: 'PUT', json: { mark: 'blocked' } },
		...{ token: by.token, params: { id } },
	});
const tell = (by: Seeker, { id }: { id: string }, json: object) =>
	call(report, `/api/family/matches/${id}/report`, { json, token: by.token, params: { id } });

async function mailsAfter(): Promise<Mail[]> {
	sent.length = 0;
	await afterResponse.run();
	return [...sent];
}

/** The one mail that is sent, which holds nothing that is on the page only. */
async function mailAfter(): Promise<Mail> {
	const [mail, ...more] = await mailsAfter();
	expect(more).toEqual([]);
	if (!mail) throw new Error('no mail');
	expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/90000|@example/);
	return mail;
}

describe('of an interest', () => {
	it('the one asked is mailed by whom, in their own language, once the answer is on its way', async () => {
		await send(asha, veer);
		expect(sent).toEqual([]);
		const mail = await mailAfter();
		expect(mail).toMatchObject({ to: 'veer@example.org', language: 'hi' });
		expect(mail.text).toContain('आशा ने आपको विवाह का प्रस्ताव भेजा है');
		expect(mail.text).toContain('परिवार: पूरा परिवार साथ रहता है');
		expect(mail.text).toContain('विवाह के बाद: काम करते रहने की इच्छा है। आगे पढ़ने की इच्छा है।');
		expect(mail.text).toContain('गाँव: उत्तर नहीं दिया');
	});

	it('nothing can be written before both agree, and nothing chosen that is no choice', async () => {
		const sends = (more: object) =>
			call(POST, '/api/family/interests', { json: { memberId: veer.id, ...more }, token: asha.token });
		expect((await sends({ message: 'Call me on 90000 12345' })).status).toBe(400);
		expect((await sends({ answers: { family: 'Call me on 90000 12345' } })).status).toBe(400);
		expect((await sends({ answers: { plans: ['work', 'elsewhere'] } })).status).toBe(400);
		expect(await db.interest.count()).toBe(0);
	});

	it.each([
		['accept', 'asha', 'asha@example.org', 'Veer has accepted your interest'],
		['decline', 'asha', 'asha@example.org', 'Your interest in Veer was not accepted'],
		['withdraw', 'veer', 'asha@example.org', 'Veer has withdrawn the interest'],
	] as const)('the other is mailed when one says %s', async (said, from, to, words) => {
		const id = from === 'asha' ? await send(asha, veer) : await send(veer, asha);
		await mailsAfter();
		expect((await say(veer, id, said)).status).toBe(200);
		const mail = await mailAfter();
		expect(mail.to).toBe(to);
		expect(mail.text).toContain(words);
	});

	it.each([
		['sender', () => asha],
		['reader', () => veer],
	])('nobody is mailed where the %s is deceased', async (_, deceased) => {
		await send(asha, veer);
		await db.member.update({ where: { id: deceased().id }, data: { isDeceased: true } });
		expect(await mailsAfter()).toEqual([]);
	});

	it('both sent, the first is mailed that it is accepted', async () => {
		await send(asha, veer);
		await mailsAfter();
		await send(veer, asha);
		expect(await mailAfter()).toMatchObject({
			to: 'asha@example.org',
			subject: 'Your interest has been accepted',
		});
	});

	it.each([
		['received', () => veer, () => asha],
		['sent', () => asha, () => veer],
	] as const)(
		'that a member has %s before marrying ends, which the other is mailed kindly',
		async (_, get, getOther) => {
			await db.member.updateMany({ data: { language: 'en' } });
			const id = await send(asha, veer);
			await mailsAfter();
			const [married, other] = [get(), getOther()];
			const json = { isMarried: 'Yes' };
			const saved = await call(saveProfile, '/api/users/profile', {
				method: 'PUT',
				json,
				token: married.token,
			});
			expect(saved.status, saved.text).toBe(200);
			const mail = await mailAfter();
			expect(mail.to).toBe(other.email);
			expect(mail.text).toMatch(/(Veer|Asha) no longer looks for a match/);
			for (const { token } of [veer, asha]) {
				const { text } = await call(readInterests, '/api/family/interests', { token });
				expect(text).toContain('"state":"over"');
			}
			const { text: bell } = await call(readNotifications, '/api/users/notifications', {
				token: other.token,
			});
			expect(bell).toContain('"kind":"interest.over"');
			expect((await say(veer, id, 'accept')).body).toMatchObject({ code: 'interest.closed' });
			await tidyUp(new Date());
			expect(await mailsAfter()).toEqual([]);
		},
	);

	it('closes when the member marries in the tree and the portal tidies up', async () => {
		await send(asha, veer);
		await mailsAfter();
		sent.length = 0;
		await db.member.update({ where: { id: veer.id }, data: { isMarried: true } });
		await tidyUp(new Date());
		expect(sent.map(({ to }) => to)).toEqual(['asha@example.org']);
		expect(await db.interest.count({ where: { status: 'over' } })).toBe(1);
	});

	it('that both agreed to, the other is mailed when one withdraws it', async () => {
		const id = await send(asha, veer);
		await say(veer, id, 'accept');
		await mailsAfter();
		await say(veer, id, 'end');
		const mail = await mailAfter();
		expect(mail).toMatchObject({
			to: 'asha@example.org',
			subject: 'A member has stopped sharing contact details with you',
		});
		await say(veer, id, 'end');
		expect(await mailsAfter()).toEqual([]);
	});

	it('a block reads like any other no', async () => {
		await send(asha, veer);
		await mailsAfter();
		await block(veer, asha);
		expect((await mailAfter()).text).toContain('Your interest in Veer was not accepted');
		await block(veer, asha);
		expect(await mailsAfter()).toEqual([]);
	});

	it('one mail a day of a kind goes from one to another, and so many from all', async () => {
		for (let times = 0; times < 3; times += 1) {
			const id = await send(asha, veer);
			expect(await mailsAfter()).toHaveLength(times === 0 ? 1 : 0);
			await say(asha, id, 'withdraw');
			expect(await mailsAfter()).toHaveLength(times === 0 ? 1 : 0);
			await db.interest.deleteMany();
		}
		let mails = 2;
		for (let senders = 0; senders < interestMailLimit.points; senders += 1) {
			await send(await makeSeeker({ gender: 'Female' }), veer);
			mails += (await mailsAfter()).length;
		}
		expect(mails).toBe(interestMailLimit.points);
	});

	it('so many a day one can send', async () => {
		const json = { memberId: crypto.randomUUID() };
		const ask = () => call(POST, '/api/family/interests', { json, token: veer.token });
		for (let times = 0; times < interestLimit.points; times += 1) expect((await ask()).status).toBe(404);
		expect((await ask()).status).toBe(429);
	});
});

describe('of a report', () => {
	it('every administrator is mailed in their own language, but the one it is about', async () => {
		await makeAccount({ isAdmin: true, email: 'head@example.org', language: 'en' });
		await makeAccount({ isAdmin: true, email: 'deputy@example.org', language: 'hi' });
		await db.member.update({ where: { id: asha.id }, data: { isAdmin: true } });
		const { status } = await tell(veer, asha, { reason: 'misuse', text: 'Asks for money' });
		expect(status).toBe(201);
		const mails = (await mailsAfter()).sort((a, b) => a.to.localeCompare(b.to));
		expect(mails).toMatchObject([
			{ to: 'deputy@example.org', language: 'hi' },
			{ to: 'head@example.org', language: 'en', subject: 'A member has been reported' },
		]);
		expect(mails[1]?.text).toContain('Veer has reported the member Asha');
		expect(mails[1]?.text).toContain('Asks for money');
		for (const { text, html } of mails) expect(`${text} ${html}`).not.toMatch(/90000|@example/);
	});

	it('the one it is about is not mailed, and a second one within the day is refused', async () => {
		expect((await tell(veer, asha, { reason: 'rude' })).status).toBe(201);
		const again = await tell(veer, asha, { reason: 'other' });
		expect(again).toMatchObject({ status: 409, body: { code: 'report.alreadySent' } });
		expect(await mailsAfter()).toEqual([]);
	});

	it('so many a day one can write', async () => {
		const nobody = { id: crypto.randomUUID() };
		const write = () => tell(veer, nobody, { reason: 'rude' });
		for (let times = 0; times < reportLimit.points; times += 1) expect((await write()).status).toBe(404);
		expect((await write()).status).toBe(429);
	});
});
