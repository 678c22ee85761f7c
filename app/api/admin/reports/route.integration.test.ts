// What members have reported: who may read it, what is shown, and what happens to the member it is about.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { POST as undoDecisions } from '@/app/api/admin/undo/route';
import { GET as countWaiting } from '@/app/api/admin/waiting/route';
import { GET as findMatches } from '@/app/api/family/matches/route';
import { GET as readNotifications } from '@/app/api/users/notifications/route';
import { GET as readProfile } from '@/app/api/users/profile/route';
import { searchKey } from '@/lib/core/text-folding';
import { memberReportReply, reportsReply } from '@/lib/features/matching/reports/schema';
import { db } from '@/lib/platform/db/client';
import type { MemberReportUncheckedCreateInput } from '@/lib/platform/db/generated/models';
import { makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { makeSeeker } from '@/tests/support/seekers';
import { sent } from '@/tests/support/sent-mails';
import { PATCH as answerReport, GET as readReport } from './[id]/route';
import { GET as listReports } from './route';

vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const { hidePictures } = vi.hoisted(() => ({ hidePictures: vi.fn() }));
vi.mock('@/lib/features/member/picture-access/commands', () => ({
	hidePictures: async () => hidePictures(),
}));

provideDatabase();
const afterResponse = holdAfterResponse();
beforeEach(emptyTables);

type Login = Awaited<ReturnType<typeof makeLogin>>;

let administrator: Login;
let veer: Login;
let asha: Login;

const named = (name: string) => ({ name, nameKey: searchKey(name) });

beforeEach(async () => {
	administrator = await makeLogin({ ...named('Head'), isAdmin: true });
	veer = await makeSeeker({ ...named('Veer'), clan: 'Rathore' });
	asha = await makeSeeker({ ...named('Asha'), gender: 'Female', clan: 'Bhati' });
});

let hours = 0;

async function write(more: Partial<MemberReportUncheckedCreateInput> = {}): Promise<string> {
	hours += 1;
	const { id } = await db.memberReport.create({
		data: {
			...{ reporterId: asha.id, aboutId: veer.id, reason: 'misuse', text: 'Asks for money', language: 'en' },
			createdAt: new Date(Date.UTC(2026, 0, 1, hours)),
			...more,
		},
		select: { id: true },
	});
	return id;
}

const list = async (query = '', { token } = administrator) =>
	reportsReply.parse((await call(listReports, `/api/admin/reports${query}`, { token })).body);
const getIds = async (query: string) => (await list(query)).reports.map(({ _id }) => _id);

const onReport = (
	handler: Parameters<typeof call>[0],
	id: string,
	options: Pick<CallOptions, 'method' | 'json' | 'token'>,
) => call(handler, `/api/admin/reports/${id}`, { ...options, params: { id } });

const answer = (id: string, json: object, { token } = administrator) =>
	onReport(answerReport, id, { method: 'PATCH', json, token });

const getNotifications = ({ token }: Login) => call(readNotifications, '/api/users/notifications', { token });

const calls = {
	'GET /api/admin/reports': (_id: string, token?: string) =>
		call(listReports, '/api/admin/reports', token ? { token } : {}),
	'GET /api/admin/reports/{id}': (id: string, token?: string) =>
		onReport(readReport, id, token ? { token } : {}),
	'PATCH /api/admin/reports/{id}': (id: string, token?: string) =>
		onReport(answerReport, id, { method: 'PATCH', json: { outcome: 'held' }, ...(token && { token }) }),
};

describe.each(Object.entries(calls))('%s', (path, make) => {
	it('is for administrators alone', async () => {
		const id = await write();
		for (const [who, status] of [
			[undefined, 401],
			[veer.token, 403],
			[asha.token, 403],
		] as const) {
			const refused = await make(id, who);
			expect(refused.status).toBe(status);
			expect(refused.text).not.toMatch(/Asha|Veer|money/);
		}
		expect(await db.memberReport.findUnique({ where: { id } })).toMatchObject({ answeredAt: null });
		expect((await make(id, administrator.token)).status).toBe(200);
	});

	it.runIf(path.endsWith('{id}'))('knows no report that is not there', async () => {
		for (const id of [crypto.randomUUID(), 'one']) {
			const { status, body } = await make(id, administrator.token);
			expect([status, body.code]).toEqual([404, 'notFound']);
		}
	});

	it('tells nobody what was said about themselves', async () => {
		const reported = await makeLogin({ isAdmin: true });
		const id = await write({ aboutId: reported.id });
		const read = await make(id, reported.token);
		expect(read.text).not.toMatch(/Asha|money/);
		expect(read.status).toBe(path.endsWith('{id}') ? 404 : 200);
		expect(await db.member.findUnique({ where: { id: reported.id } })).toMatchObject({
			heldFromMatchesAt: null,
		});
	});
});

describe('the list of reports', () => {
	it('tells who reports whom and why, and how many reports there are about the same member', async () => {
		await write({ reason: 'rude', text: null, reporterId: null });
		const id = await write();
		const { reports, stateCounts, pagination } = await list();
		expect(reports[0]).toEqual({
			_id: id,
			reporter: { _id: asha.id, name: 'Asha' },
			about: { _id: veer.id, name: 'Veer', heldSince: null, reports: 2 },
			...{ reason: 'misuse', text: 'Asks for money', language: 'en', state: 'open', isRead: false },
			words: null,
			...{ createdAt: expect.any(String), answeredAt: null },
		});
		expect(reports[1]).toMatchObject({ reporter: null, reason: 'rude', text: null });
		expect(stateCounts).toEqual({ all: 2, open: 2, held: 0, dismissed: 0 });
		expect(pagination.total).toBe(2);
		expect(JSON.stringify(reports)).not.toContain('@example');
	});

	it('counts to nobody what is about themselves', async () => {
		await write({ aboutId: administrator.id });
		const { body } = await call(countWaiting, '/api/admin/waiting', administrator);
		expect(body).toMatchObject({ reports: 0 });
		expect((await list()).stateCounts).toEqual({ all: 0, open: 0, held: 0, dismissed: 0 });
	});

	it('is filtered, searched by either name and sorted', async () => {
		const first = await write({ reason: 'rude' });
		const second = await write();
		const third = await write({ aboutId: asha.id, reporterId: veer.id });
		await answer(first, { outcome: 'dismissed' });
		expect(await getIds('?state=open')).toEqual([third, second]);
		expect(await getIds('?state=dismissed')).toEqual([first]);
		expect(await getIds('?reason=rude')).toEqual([first]);
		expect(await getIds('?search=veer')).toEqual([third, second, first]);
		expect(await getIds('?search=nobody')).toEqual([]);
		expect(await getIds('?sort=createdAt')).toEqual([first, second, third]);
		expect(await getIds('?sort=about')).toEqual([third, second, first]);
		expect(await getIds('?sort=-reports')).toEqual([second, first, third]);
		expect(await getIds('?sort=-about&limit=1&page=3')).toEqual([third]);
		expect((await call(listReports, '/api/admin/reports?sort=text', administrator)).status).toBe(400);
	});
});

describe('a report', () => {
	const answeredReport = async (id: string, json: object) => {
		const { status, body } = await answer(id, json);
		expect(status).toBe(200);
		return memberReportReply.pick({ report: true }).parse(body).report;
	};

	it('that is opened has been read', async () => {
		const id = await write();
		expect(await answeredReport(id, { isRead: true })).toMatchObject({ isRead: true, state: 'open' });
		expect(await answeredReport(id, { isRead: false })).toMatchObject({ isRead: false });
	});

	it('is dismissed once', async () => {
		const id = await write();
		expect(await answeredReport(id, { outcome: 'dismissed' })).toMatchObject({
			state: 'dismissed',
			isRead: true,
		});
		for (const outcome of ['dismissed', 'held']) {
			const { status, body } = await answer(id, { outcome });
			expect([status, body.code]).toEqual([409, 'report.answered']);
		}
		expect((await list()).reports).toMatchObject([{ about: { heldSince: null } }]);
	});

	it('takes whom it is about out of matches, and tells them so; and lets them in again', async () => {
		const found = async ({ token }: Login) =>
			(await call(findMatches, '/api/family/matches', { token })).text;
		const isHeld = async ({ token }: Login) =>
			(await call(readProfile, '/api/users/profile', { token })).body.isHeldFromMatches;
		expect(await found(asha)).toContain(veer.id);
		const id = await write();
		const other = await write();
		expect(await answeredReport(id, { outcome: 'held' })).toMatchObject({
			state: 'held',
			about: { heldSince: expect.any(String) },
		});
		expect([await found(asha), await found(veer)]).toEqual(['[]', '[]']);
		expect([await isHeld(veer), await isHeld(asha)]).toEqual([true, false]);
		await answeredReport(other, { outcome: 'held' });
		await answeredReport(id, { isHeld: false });
		expect((await list()).reports).toMatchObject([
			{ state: 'dismissed', about: { heldSince: null } },
			{ state: 'dismissed' },
		]);
		expect(await found(asha)).toContain(veer.id);
		expect(await isHeld(veer)).toBe(false);
	});

	it('deletes the account that it is about, goes with it into the trash and comes back with it', async () => {
		const id = await write();
		const { status, body } = await answer(id, { outcome: 'removed' });
		const { undo } = z.object({ undo: z.object({ _id: z.string() }) }).parse(body);
		expect(status).toBe(200);
		expect(await db.member.count({ where: { id: veer.id } })).toBe(0);
		await afterResponse.run();
		expect(hidePictures).toHaveBeenCalledOnce();
		expect((await list()).reports).toEqual([]);
		expect(await db.auditEntry.count({ where: { action: 'report.remove', subjectId: id } })).toBe(1);
		const { status: undone } = await call(undoDecisions, '/api/admin/undo', {
			json: { decisions: [undo._id] },
			token: administrator.token,
		});
		expect(undone).toBe(200);
		expect((await list()).reports).toMatchObject([{ _id: id, state: 'open', about: { name: 'Veer' } }]);
	});

	it('deletes no account of which the log cannot say for which report that was', async () => {
		const id = await write();
		await db.$executeRaw`
			ALTER TABLE "AuditEntry" ADD CONSTRAINT "refused" CHECK ("action" <> 'report.remove') NOT VALID`;
		try {
			expect((await answer(id, { outcome: 'removed' })).status).toBe(500);
			expect(await db.member.count({ where: { id: veer.id } })).toBe(1);
			expect(await db.auditEntry.count({ where: { action: 'member.delete' } })).toBe(0);
		} finally {
			await db.$executeRaw`ALTER TABLE "AuditEntry" DROP CONSTRAINT "refused"`;
		}
	});

	it('tells the reported nothing of who reported them', async () => {
		await answer(await write(), { outcome: 'held' });
		const { text } = await call(readProfile, '/api/users/profile', { token: veer.token });
		expect(text).not.toMatch(/Asha|money|misuse/);
	});

	it('is answered with one thing at a time', async () => {
		const id = await write();
		for (const json of [{}, { outcome: 'gone' }, { isHeld: true }, { isRead: true, outcome: 'held' }])
			expect((await answer(id, json)).status).toBe(400);
	});

	it('leaves in the audit log who did what, not who reported or in what words', async () => {
		const id = await write();
		await answer(id, { outcome: 'held' });
		await answer(id, { isHeld: false });
		const entries = await db.auditEntry.findMany({ orderBy: { id: 'asc' } });
		const by = (action: string, subjectId: string, changes: object) =>
			expect.objectContaining({ actorId: administrator.id, action, subjectId, changes });
		expect(entries).toEqual([
			by('report.hold', id, {
				...{ outcome: { from: null, to: 'held' }, words: { from: null, to: 'acted' } },
			}),
			by('member.hold', veer.id, { isHeldFromMatches: { from: false, to: true } }),
			by('report.undo', id, { outcome: { from: 'held', to: 'dismissed' } }),
			by('member.release', veer.id, { isHeldFromMatches: { from: true, to: false } }),
		]);
	});

	it('is answered to its reporter in chosen words, by mail and notification, without a word about the other', async () => {
		sent.length = 0;
		await afterResponse.run();
		await db.member.update({ where: { id: asha.id }, data: { language: 'en' } });
		for (const [json, words, sentence] of [
			[{ outcome: 'dismissed' }, 'nothingFound', 'found nothing against the rules'],
			[{ outcome: 'dismissed', words: 'reminded' }, 'reminded', 'have issued a reminder of the rules'],
			[{ outcome: 'dismissed', words: 'moreNeeded' }, 'moreNeeded', 'need to know more'],
			[{ outcome: 'held' }, 'acted', 'have acted on it'],
		] as const) {
			sent.length = 0;
			expect(await answeredReport(await write(), json)).toMatchObject({ words });
			await afterResponse.run();
			expect(sent).toMatchObject([{ to: asha.email, language: 'en' }]);
			expect(sent[0]?.text).toContain(sentence);
			expect(`${sent[0]?.subject} ${sent[0]?.text} ${sent[0]?.html}`).not.toMatch(/Veer|money|misuse/);
			const news = await getNotifications(asha);
			expect(news.body.notifications).toContainEqual(
				expect.objectContaining({ kind: `report.${words}`, subject: '', isWaiting: false }),
			);
			expect(news.text).not.toMatch(/Veer|money|misuse/);
			expect(news.text).not.toContain(veer.id);
		}
		expect((await getNotifications(veer)).text).not.toContain('report.');
		expect((await answer(await write(), { outcome: 'held', words: 'reminded' })).status).toBe(400);
	});

	it('that ends in a deleted account is answered to all who wait for an answer, once each', async () => {
		const kiran = await makeSeeker({ ...named('Kiran'), gender: 'Female', emailConfirmedAt: null });
		const id = await write();
		await write();
		await write({ reporterId: kiran.id });
		await write({ reporterId: kiran.id, outcome: 'dismissed', answeredAt: new Date() });
		sent.length = 0;
		expect((await answer(id, { outcome: 'removed' })).status).toBe(200);
		await afterResponse.run();
		// Not to an address that is not confirmed.
		expect(sent.map(({ to }) => to)).toEqual([asha.email]);
		for (const reporter of [asha, kiran]) {
			const { body } = await getNotifications(reporter);
			expect(body.notifications).toMatchObject([{ kind: 'report.acted' }]);
		}
	});

	it('shows administrators what has happened between the two, and what is known of each', async () => {
		const pair = { fromMemberId: veer.id, toMemberId: asha.id };
		await db.interest.create({
			data: { ...pair, family: 'joint', plans: ['work'], status: 'declined', answeredAt: new Date() },
		});
		await db.interest.create({ data: { fromMemberId: asha.id, toMemberId: veer.id, message: 'canary' } });
		const kiran = await makeSeeker({ ...named('Kiran'), gender: 'Female' });
		await db.matchMark.create({ data: { memberId: kiran.id, otherId: veer.id, kind: 'blocked' } });
		const other = await write({ reporterId: kiran.id, text: 'canary', reason: 'rude' });
		await write({ aboutId: administrator.id, reporterId: veer.id, text: 'canary' });
		const id = await write();
		const { body, text } = await onReport(readReport, id, { token: administrator.token });
		const { history } = memberReportReply.parse(body);
		expect(history.interests).toMatchObject([
			{ by: 'reporter', status: 'sent', answers: null },
			{ by: 'about', status: 'declined', answers: { family: 'joint', village: null, plans: ['work'] } },
		]);
		expect(history.about).toMatchObject({ interestsSent: 1, declined: 1, blockedBy: 1, heldSince: null });
		expect(history.reporter).toMatchObject({ interestsSent: 1, declined: 0, blockedBy: 0 });
		expect(history.reports).toMatchObject([
			{ _id: other, about: 'about', by: 'other', reason: 'rude', state: 'open' },
		]);
		expect(text).not.toMatch(/canary|Kiran/);
		expect(text).not.toContain(kiran.id);
	});

	it('tells an administrator who has reported somebody nothing of the two', async () => {
		const head = await makeLogin({ isAdmin: true });
		await db.interest.create({
			data: { fromMemberId: head.id, toMemberId: veer.id, status: 'declined', answeredAt: new Date() },
		});
		await write({ aboutId: head.id });
		const id = await write({ reporterId: head.id });
		const { body } = await onReport(readReport, id, { token: head.token });
		expect(body.history).toMatchObject({ interests: [], reporter: null, reports: [] });
	});

	it('is read by its id', async () => {
		const id = await write();
		const { body } = await onReport(readReport, id, { token: administrator.token });
		expect(memberReportReply.parse(body).report).toMatchObject({ _id: id, text: 'Asks for money' });
	});
});
