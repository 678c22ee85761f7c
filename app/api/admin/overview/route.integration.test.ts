import { beforeEach, describe, expect, it } from 'vitest';
import { mondayInIndia } from '@/lib/core/calendar';
import { overviewReply, waitingReply } from '@/lib/features/administration/schema';
import { db } from '@/lib/platform/db/client';
import { newObjectKey } from '@/lib/platform/media/object-store';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { GET as getWaiting } from '../waiting/route';
import { GET as getOverview } from './route';

provideDatabase();
holdAfterResponse();

/** No registration of its own in the weeks that are shown. */
const longAgo = new Date('2020-01-01T00:00:00.000Z');

let token: string;

beforeEach(async () => {
	await emptyTables();
	({ token } = await makeLogin({ isAdmin: true, createdAt: longAgo }));
});

const calls = [
	['/api/admin/waiting', getWaiting],
	['/api/admin/overview', getOverview],
] as const;

it.each(calls)('%s is for administrators alone', async (path, handler) => {
	const visitor = await call(handler, path);
	const member = await call(handler, path, { token: (await makeLogin()).token });
	expect([visitor.status, member.status]).toEqual([401, 403]);
	for (const { body } of [visitor, member]) expect(Object.keys(body)).toEqual(['message', 'code']);
	expect((await call(handler, path, { token })).status).toBe(200);
});

async function addPictures(...byteSizes: number[]): Promise<string> {
	const media = { width: 10, height: 10, blur: 'data:image/webp;base64,AA==' };
	const variants = byteSizes.map((byteSize, at) => ({
		...{ byteSize, width: at + 1, height: 1, objectKey: newObjectKey() },
	}));
	const data = { ...media, variants: { create: variants } };
	const { id } = await db.media.create({ data, select: { id: true } });
	return id;
}

describe('what waits', () => {
	const waiting = async () =>
		waitingReply.parse((await call(getWaiting, '/api/admin/waiting', { token })).body);

	it('is nothing at first', async () => {
		expect(await waiting()).toEqual({ blogs: 0, pictures: 0, messages: 0, reports: 0 });
	});

	it('is what is pending, unread and unanswered, and nothing else', async () => {
		const blog = { title: 'A story', content: 'canary', author: 'Asha', language: 'en' } as const;
		await db.blog.createMany({
			data: [
				blog,
				blog,
				{ ...blog, status: 'approved', approvedAt: longAgo },
				{ ...blog, status: 'rejected' },
			],
		});
		const picture = { title: 'A view', description: 'canary', language: 'en' } as const;
		await db.galleryImage.create({ data: { ...picture, mediaId: await addPictures(1) } });
		await db.galleryImage.create({
			data: { ...picture, status: 'approved', approvedAt: longAgo, mediaId: await addPictures(2) },
		});
		const written = { name: 'canary', email: 'a@example.org', message: 'canary', language: 'en' } as const;
		const letter = { ...written, kind: 'contact', subject: 'canary' } as const;
		await db.inboxMessage.createMany({
			data: [
				letter,
				{ ...written, kind: 'feedback', feedbackType: 'issue' },
				{ ...letter, readAt: longAgo },
				{ ...letter, answeredAt: longAgo },
				{ ...letter, isSpam: true },
			],
		});
		const { id: aboutId } = await makeAccount();
		const report = { aboutId, reason: 'rude', text: 'canary', language: 'en' } as const;
		await db.memberReport.createMany({
			data: [report, { ...report, readAt: longAgo }, { ...report, answeredAt: longAgo }],
		});
		expect(await waiting()).toEqual({ blogs: 2, pictures: 1, messages: 2, reports: 2 });
		const { text } = await call(getWaiting, '/api/admin/waiting', { token });
		expect(text).not.toContain('canary');
	});
});

describe('the overview', () => {
	const overview = async () =>
		overviewReply.parse((await call(getOverview, '/api/admin/overview', { token })).body);

	it('counts the pairs who agree, and no other interest', async () => {
		expect((await overview()).totalMatches).toBe(0);
		const [a, b, c, d] = await Promise.all([1, 2, 3, 4].map(() => makeAccount({ createdAt: longAgo })));
		if (!a || !b || !c || !d) throw new Error('four accounts are there');
		const pair = (from: { id: string }, to: { id: string }) => ({ fromMemberId: from.id, toMemberId: to.id });
		const answeredAt = new Date();
		await db.interest.createMany({
			data: [
				{ ...pair(a, b), status: 'accepted', answeredAt },
				{ ...pair(c, d), status: 'accepted', answeredAt },
				pair(a, c),
				{ ...pair(a, d), status: 'declined', answeredAt },
				{ ...pair(b, d), status: 'ended', answeredAt, endedById: b.id, endedAt: answeredAt },
			],
		});
		expect((await overview()).totalMatches).toBe(2);
	});

	it('counts registrations of twelve weeks, from Monday to Sunday in India', async () => {
		const now = new Date();
		const getStart = (weeksLater: number) =>
			Date.parse(`${mondayInIndia(now, weeksLater)}T00:00:00.000+05:30`);
		const moments = [
			getStart(-12) + 1000,
			getStart(-11) - 1,
			getStart(-11),
			getStart(-3) - 1,
			getStart(-3),
			getStart(-3) + 1000,
			getStart(0),
		];
		for (const moment of moments) await makeAccount({ createdAt: new Date(moment) });
		// Made for a relative who has not claimed it: nobody has registered.
		await makeAccount({ createdAt: new Date(getStart(-3)), claimedAt: null, isListed: false });
		const { registrations } = await overview();
		expect(registrations.map(({ week }) => week)).toEqual(
			Array.from({ length: 12 }, (_, at) => mondayInIndia(now, at - 11)),
		);
		expect(registrations.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 1]);
	});

	it('weighs the database and the pictures, and tells how they are', async () => {
		const empty = await overview();
		expect(empty.storage).toEqual({ health: 'ok', pictures: 0, bytes: 0 });
		expect(empty.database.health).toBe('ok');
		expect(empty.database.bytes).toBeGreaterThan(1_000_000);
		await addPictures(1000, 2_000_000_000);
		await addPictures(2_000_000_000);
		expect((await overview()).storage).toEqual({ health: 'ok', pictures: 2, bytes: 4_000_001_000 });
	});

	it('tells of maintenance, and nothing of members, addresses or the server', async () => {
		await makeAccount({ name: 'canary', email: 'canary@example.org' });
		const { text, body } = await call(getOverview, '/api/admin/overview', { token });
		expect(body.maintenance).toEqual({ isOn: false, since: null, isFixed: false });
		expect(text).not.toMatch(/canary|@|postgres|\//);
	});
});
