import { beforeEach, describe, expect, it } from 'vitest';
import { PATCH as approveBlog } from '@/app/api/blogs/[id]/approve/route';
import { PATCH as rejectBlog } from '@/app/api/blogs/[id]/reject/route';
import { DELETE as deleteBlog } from '@/app/api/blogs/[id]/route';
import { PATCH as approvePicture } from '@/app/api/gallery/[id]/approve/route';
import { DELETE as deletePicture } from '@/app/api/gallery/[id]/route';
import { notificationsReply } from '@/lib/features/messaging/notifications/schema';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { writeBlog, writeImage } from '@/tests/support/records';
import { GET, PUT } from './route';

provideDatabase();
holdAfterResponse();
beforeEach(emptyTables);

const path = '/api/users/notifications';
const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

async function read(token: string, language = 'en') {
	const { status, text } = await call(GET, path, { token, language });
	expect(status, text).toBe(200);
	const wire = JSON.parse(text);
	const { notifications } = wire;
	for (const one of notifications) expect(new Date(one.at).toISOString()).toBe(one.at);
	const dated = notifications.map((one: { at: string }) => ({ ...one, at: new Date(one.at) }));
	return { ...notificationsReply.parse({ ...wire, notifications: dated }), text };
}
const answered = async (token: string, language = 'en') =>
	(await read(token, language)).notifications.map(({ kind, subject }) => `${kind} ${subject}`).sort();
const mark = (token: string, readUntil: unknown) =>
	call(PUT, path, { method: 'PUT', token, json: { readUntil } });

/** Everything of another member that no notification may hold. */
const secrets = {
	email: 'canary@example.org',
	mobileNumber: '+91 99999 11111',
	clan: 'canary clan',
	location: 'canary place',
	fatherName: 'canary father',
	profession: 'canary work',
};

describe('GET /api/users/notifications', () => {
	it('lists what waits for the member and what others have answered, with names alone', async () => {
		const me = await makeLogin();
		const asha = await makeAccount({ name: 'Asha', ...secrets });
		const veer = await makeAccount({ name: 'Veer' });
		const request = { relation: 'Sister', message: 'canary message' };
		await db.familyRequest.createMany({
			data: [
				{ ...request, fromMemberId: asha.id, toMemberId: me.id, createdAt: daysAgo(4) },
				{ ...request, fromMemberId: me.id, toMemberId: veer.id, status: 'accepted', answeredAt: daysAgo(1) },
				{ ...request, fromMemberId: me.id, toMemberId: asha.id, status: 'rejected', answeredAt: daysAgo(2) },
			],
		});
		await db.interest.createMany({
			data: [
				{ fromMemberId: asha.id, toMemberId: me.id, message: 'canary words' },
				{ fromMemberId: me.id, toMemberId: veer.id, status: 'accepted', answeredAt: daysAgo(3) },
			],
		});
		const { notifications, unread, text } = await read(me.token);
		expect(notifications.map(({ kind, subject, isWaiting }) => [kind, subject, isWaiting])).toEqual([
			['interest.received', 'Asha', true],
			['relation.asked', 'Asha', true],
			['relation.accepted', 'Veer', false],
			['relation.refused', 'Asha', false],
			['interest.accepted', 'Veer', false],
		]);
		expect(unread).toBe(5);
		expect(text).not.toMatch(/canary|99999/);
	});

	it('writes names in the script of the reader, as their owners do, and titles as they are', async () => {
		const me = await makeLogin();
		const veer = await makeAccount({ name: 'Veer Singh', nameInOtherScript: 'बीर सिंग' });
		const asha = await makeAccount({ name: 'आशा कँवर' });
		for (const { id } of [veer, asha])
			await db.familyRequest.create({
				data: { relation: 'Sister', fromMemberId: id, toMemberId: me.id, createdAt: daysAgo(1) },
			});
		await writeBlog(me.id, {
			...{ title: 'Marudhar', status: 'approved', createdAt: daysAgo(3), approvedAt: daysAgo(2) },
		});
		const inHindi = await answered(me.token, 'hi');
		expect(inHindi).toEqual(['relation.asked आशा कँवर', 'relation.asked बीर सिंग', 'story.approved Marudhar']);
		const inEnglish = await answered(me.token, 'en');
		expect(inEnglish).toEqual([
			...['relation.asked Asha Kanwar', 'relation.asked Veer Singh', 'story.approved Marudhar'],
		]);
	});

	it('says of a no only that the interest was not accepted', async () => {
		const me = await makeLogin();
		const [asha, veer, kamla] = await Promise.all(
			['Asha', 'Veer', 'Kamla'].map((name) => makeAccount({ name })),
		);
		if (!asha || !veer || !kamla) throw new Error('no accounts');
		const answeredAt = daysAgo(1);
		await db.interest.createMany({
			data: [
				{ fromMemberId: me.id, toMemberId: asha.id, status: 'declined', answeredAt },
				{
					...{ fromMemberId: veer.id, toMemberId: me.id, status: 'ended', answeredAt },
					...{ endedById: veer.id, endedAt: daysAgo(0) },
				},
				{
					...{ fromMemberId: me.id, toMemberId: kamla.id, status: 'ended', answeredAt },
					...{ endedById: me.id, endedAt: daysAgo(0) },
				},
			],
		});
		expect(await answered(me.token)).toEqual(['interest.notAccepted Asha', 'interest.notAccepted Veer']);
	});

	it('lists nothing that was withdrawn, has waited too long, is old, or is of a member who is not shown', async () => {
		const me = await makeLogin();
		const other = await makeAccount();
		const young = await makeAccount({ bornOn: new Date('2020-01-01'), bornPrecision: 'day' });
		const blocked = await makeAccount();
		await db.matchMark.create({ data: { memberId: me.id, otherId: blocked.id, kind: 'blocked' } });
		const request = { fromMemberId: other.id, toMemberId: me.id, relation: 'Sister' };
		await db.familyRequest.createMany({
			data: [
				{ ...request, status: 'withdrawn', answeredAt: daysAgo(1) },
				{
					...request,
					fromMemberId: me.id,
					toMemberId: other.id,
					status: 'accepted',
					answeredAt: daysAgo(91),
				},
			],
		});
		const received = { fromMemberId: other.id, toMemberId: me.id };
		await db.interest.createMany({
			data: [
				{ ...received, status: 'withdrawn' },
				{ ...received, status: 'declined', answeredAt: daysAgo(1) },
				{ ...received, createdAt: daysAgo(61) },
				{ ...received, fromMemberId: young.id },
				{ ...received, fromMemberId: blocked.id },
			],
		});
		await writeBlog(me.id);
		await writeImage(me.id);
		const approvedAt = daysAgo(1);
		await writeBlog(me.id, { status: 'approved', approvedAt, createdAt: approvedAt });
		expect(await answered(me.token)).toEqual([]);
	});

	it('lists what administrators decide about the member’s own blogs and pictures', async () => {
		const me = await makeLogin();
		const head = await makeLogin({ isAdmin: true });
		const blogs = await Promise.all(
			['Published', 'Refused', 'Removed'].map((title) => writeBlog(me.id, { title })),
		);
		const pictures = await Promise.all(
			['Shown', 'Declined', 'Taken down'].map((title) => writeImage(me.id, { title })),
		);
		const by = (id: string | undefined) => ({ method: 'PATCH', token: head.token, params: { id } });
		const decided = [
			await call(approveBlog, '/api/x', by(blogs[0])),
			await call(rejectBlog, '/api/x', { ...by(blogs[1]), json: { reason: 'canary reason' } }),
			await call(deleteBlog, '/api/x', { ...by(blogs[2]), method: 'DELETE' }),
			await call(approvePicture, '/api/x', by(pictures[0])),
			await call(deletePicture, '/api/x', {
				...{ ...by(pictures[1]), method: 'DELETE', json: { reason: 'canary reason' } },
			}),
			await call(approvePicture, '/api/x', by(pictures[2])),
			await call(deletePicture, '/api/x', { ...by(pictures[2]), method: 'DELETE' }),
		];
		expect(decided.map(({ status }) => status)).toEqual(decided.map(() => 200));
		expect(await answered(me.token)).toEqual([
			...['picture.approved Shown', 'picture.rejected Declined', 'picture.removed Taken down'],
			...['story.approved Published', 'story.rejected Refused', 'story.removed Removed'],
		]);
		expect((await read(me.token)).text).not.toContain('canary');
		expect(await answered(head.token)).toEqual([]);
	});

	it('shows nobody what is another member’s, and a visitor nothing', async () => {
		const [me, other] = [await makeLogin(), await makeLogin()];
		await writeBlog(me.id, { status: 'rejected', rejectionReason: 'No' });
		await db.familyRequest.create({
			data: { fromMemberId: me.id, toMemberId: (await makeAccount()).id, relation: 'Sister' },
		});
		expect(await answered(other.token)).toEqual([]);
		expect(await answered(me.token)).toHaveLength(1);
		expect((await call(GET, path)).status).toBe(401);
		expect((await call(PUT, path, { method: 'PUT', json: { readUntil: new Date() } })).status).toBe(401);
	});

	it('lists fifty at most, those that wait first, and counts all that are unread', async () => {
		const me = await makeLogin();
		const asha = await makeAccount({ name: 'Asha' });
		for (let number = 0; number < 60; number++)
			await writeBlog(me.id, { status: 'rejected', rejectionReason: 'No', title: `Story ${number}` });
		await db.familyRequest.create({
			data: { fromMemberId: asha.id, toMemberId: me.id, relation: 'Sister', createdAt: daysAgo(200) },
		});
		const { notifications, unread } = await read(me.token);
		expect(notifications).toHaveLength(50);
		expect(notifications[0]).toMatchObject({ kind: 'relation.asked', isWaiting: true });
		expect(unread).toBe(61);
	});
});

describe('PUT /api/users/notifications', () => {
	it('marks as read what was there, not what comes after it, and what waits stays listed', async () => {
		const me = await makeLogin();
		const [asha, veer] = [await makeAccount({ name: 'Asha' }), await makeAccount({ name: 'Veer' })];
		const request = { toMemberId: me.id, relation: 'Sister' };
		await db.familyRequest.create({ data: { ...request, fromMemberId: asha.id, createdAt: daysAgo(2) } });
		const seen = (await read(me.token)).notifications[0]?.at;
		await db.familyRequest.create({ data: { ...request, fromMemberId: veer.id, createdAt: daysAgo(1) } });
		const { status, body } = await mark(me.token, seen);
		expect([status, body]).toEqual([200, { message: 'The notifications are marked as read.' }]);
		const { notifications, unread } = await read(me.token);
		expect(notifications.map(({ subject, isUnread }) => [subject, isUnread])).toEqual([
			['Veer', true],
			['Asha', false],
		]);
		expect(unread).toBe(1);
	});

	it('never marks what is still to come, nor takes a mark back', async () => {
		const me = await makeLogin();
		expect((await mark(me.token, '9999-12-31T00:00:00Z')).status).toBe(200);
		const row = await db.notificationsRead.findUniqueOrThrow({ where: { memberId: me.id } });
		expect(row.readUntil.getTime()).toBeLessThanOrEqual(Date.now());
		expect((await mark(me.token, '0000-01-01T00:00:00Z')).status).toBe(200);
		expect(await db.notificationsRead.findUniqueOrThrow({ where: { memberId: me.id } })).toEqual(row);
	});

	it.each(['yesterday', 5, null, undefined, '2026-11-23'])('refuses %s', async (readUntil) => {
		const { token } = await makeLogin();
		expect((await mark(token, readUntil)).status).toBe(400);
		expect(await db.notificationsRead.count()).toBe(0);
	});

	it('leaves public pages alone', async () => {
		const { token } = await makeLogin();
		const before = await db.publicChange.findMany();
		await mark(token, new Date());
		expect(await db.publicChange.findMany()).toEqual(before);
	});
});
