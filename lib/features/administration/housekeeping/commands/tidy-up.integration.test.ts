import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log/log';
import { sendMail } from '@/lib/platform/mail/send';
import { makeAccount } from '@/tests/support/accounts';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { whileTreeGoes } from '@/tests/support/races';
import { addRelative } from '@/tests/support/relatives';
import { tidyUp } from './tidy-up';

provideDatabase();
vi.mock('@/lib/platform/mail/send', () => ({ sendMail: vi.fn(async () => {}) }));
beforeEach(emptyTables);
afterEach(() => {
	vi.restoreAllMocks();
});

it('clears away what has run out, and nothing that has not', async () => {
	const now = new Date('2026-06-01T12:00:00Z');
	const before = new Date('2026-06-01T11:00:00Z');
	const after = new Date('2026-06-01T13:00:00Z');
	const createdAt = new Date('2026-06-01T10:00:00Z');
	const { id: memberId } = await db.member.create({
		data: { name: 'A', nameKey: 'a', email: 'a@example.com', emailKey: 'a@example.com', claimedAt: now },
	});
	await db.session.createMany({
		data: [
			{ memberId, createdAt, expiresAt: before },
			{ memberId, createdAt, expiresAt: after },
		],
	});
	const code = { memberId, purpose: 'reset' as const, codeHmac: new Uint8Array(32), createdAt };
	await db.oneTimeCode.createMany({
		data: [
			{ ...code, usedAt: before, expiresAt: before },
			{ ...code, expiresAt: after },
		],
	});
	const confirmation = { memberId, codeHmac: new Uint8Array(32), createdAt };
	await db.emailConfirmation.createMany({
		data: [
			{ ...confirmation, tokenHash: new Uint8Array(32).fill(1), expiresAt: before },
			{ ...confirmation, tokenHash: new Uint8Array(32).fill(2), expiresAt: after },
		],
	});
	const change = { memberId, email: 'b@example.com', codeHmac: new Uint8Array(32), createdAt };
	const done = { doneAt: createdAt, formerEmail: 'c@example.com', returnTokenHash: new Uint8Array(32) };
	await db.emailChange.createMany({
		data: [
			{ ...change, expiresAt: before },
			{ ...change, ...done, expiresAt: after },
		],
	});
	const mail = { email: 'a@example.com', emailKey: 'a@example.com', language: 'en' as const };
	const writtenAt = [new Date('2026-05-02T12:00:00Z'), new Date('2026-05-02T12:00:01Z')];
	await db.outboxMail.createMany({
		data: writtenAt.map((at) => ({ ...mail, subject: 's', text: 't', html: 'h', createdAt: at })),
	});
	await db.rateLimit.createMany({
		data: [
			{ key: 'old', points: 1, expire: before.getTime() },
			{ key: 'new', points: 1, expire: after.getTime() },
			{ key: 'for good', points: 1, expire: null },
		],
	});

	expect(await tidyUp(now)).toEqual({
		cards: 0,
		pictures: 0,
		unclaimed: 0,
		unanswered: 0,
		messages: 0,
		outbox: 1,
		questions: 0,
		sessions: 1,
		codes: 1,
		confirmations: 1,
		emailChanges: 1,
		limits: 1,
		trash: 0,
		hidden: 0,
		waiting: 0,
		days: 0,
		guardians: 0,
		married: 0,
		mails: 0,
		moons: 0,
		compared: 0,
	});
	expect(await db.outboxMail.findMany({ select: { createdAt: true } })).toEqual([
		{ createdAt: writtenAt[1] },
	]);
	expect(await db.session.findMany({ select: { expiresAt: true } })).toEqual([{ expiresAt: after }]);
	expect(await db.oneTimeCode.findMany({ select: { expiresAt: true } })).toEqual([{ expiresAt: after }]);
	expect(await db.emailChange.findMany({ select: { expiresAt: true } })).toEqual([{ expiresAt: after }]);
	expect((await db.rateLimit.findMany()).map(({ key }) => key).sort()).toEqual(['for good', 'new']);
});

it('removes accounts that nobody has claimed in 30 days, and leaves the people in the trees', async () => {
	const now = new Date('2026-06-01T12:00:00Z');
	const adder = await makeAccount();
	const made = async (at: string) => addRelative(adder, { now: new Date(at) });
	const [expired, waiting, claimed] = [
		await made('2026-05-02T12:00:00Z'),
		await made('2026-05-02T12:00:01Z'),
		await made('2026-05-02T12:00:00Z'),
	];
	await db.member.update({ where: { id: claimed.id }, data: { claimedAt: now } });

	expect(await tidyUp(now)).toMatchObject({ unclaimed: 1 });
	const left = await db.member.findMany({ select: { id: true }, orderBy: { email: 'asc' } });
	expect(left).toEqual([adder, waiting, claimed].map(({ id }) => ({ id })));
	const card = { where: { id: expired.personId }, select: { name: true, memberId: true } };
	expect(await db.person.findUnique(card)).toEqual({ name: expired.name, memberId: null });
	expect(await db.familyRequest.count({ where: { toMemberId: expired.id } })).toBe(0);
	expect(await db.person.findUnique({ where: { id: waiting.personId } })).toMatchObject({
		memberId: waiting.id,
	});
});

it('removes however many accounts have run out at once, and the last of them too', async () => {
	const now = new Date('2026-06-01T12:00:00Z');
	await db.member.createMany({
		data: Array.from({ length: 2500 }, (_, at) => ({
			...{ name: 'A', email: `${at}@example.org`, emailKey: `${at}@example.org`, isImported: true },
			...{
				isListed: false,
				familyTreePrivacy: 'private' as const,
				createdAt: new Date('2026-05-02T12:00:00Z'),
			},
		})),
	});
	// Longer for all of them than a statement may take.
	await db.$executeRaw`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql
		AS 'BEGIN PERFORM pg_sleep(0.001); RETURN OLD; END'`;
	await db.$executeRaw`CREATE TRIGGER "slow" BEFORE DELETE ON "Member" FOR EACH ROW EXECUTE FUNCTION wait()`;
	try {
		expect(await tidyUp(now)).toMatchObject({ unclaimed: 2500 });
		expect(await db.member.count()).toBe(0);
	} finally {
		await db.$executeRaw`DROP FUNCTION wait CASCADE`;
	}
});

it('closes the interests that nobody has answered in 60 days', async () => {
	const now = new Date('2026-06-01T12:00:00Z');
	const [a, b, third] = [await makeAccount(), await makeAccount(), await makeAccount()];
	const fresh = { fromMemberId: a.id, toMemberId: b.id, createdAt: new Date('2026-04-02T12:00:01Z') };
	const old = { fromMemberId: a.id, toMemberId: third.id, createdAt: new Date('2026-04-02T12:00:00Z') };
	await db.interest.createMany({ data: [fresh, old] });
	expect(await tidyUp(now)).toMatchObject({ unanswered: 1 });
	expect(await db.interest.findMany({ orderBy: { createdAt: 'asc' } })).toMatchObject([
		{ ...old, status: 'declined', answeredAt: now },
		{ ...fresh, status: 'sent' },
	]);
});

it('removes unclaimed accounts without an adder any more', async () => {
	const now = new Date();
	const [gone, remorseful] = [await makeAccount(), await makeAccount()];
	await addRelative(gone, { now });
	const { personId } = await addRelative(remorseful, { now });
	expect(await tidyUp(now)).toMatchObject({ unclaimed: 0 });
	await db.member.delete({ where: { id: gone.id } });
	await db.familyRequest.updateMany({
		where: { fromMemberId: remorseful.id },
		data: { status: 'withdrawn', answeredAt: now },
	});
	expect(await tidyUp(now)).toMatchObject({ unclaimed: 2 });
	expect(await db.person.findUnique({ where: { id: personId } })).toMatchObject({ memberId: null });
});

it('empties the trash of what has lain there for 30 days', async () => {
	const now = new Date('2026-06-01T12:00:00Z');
	const entry = (deletedAt: string) => ({
		...{ kind: 'blog' as const, subjectId: crypto.randomUUID(), name: 'x' },
		...{ rows: { taken: {} }, deletedAt: new Date(deletedAt) },
	});
	await db.trashEntry.createMany({
		data: [entry('2026-05-02T12:00:00Z'), entry('2026-05-02T12:00:01Z')],
	});
	expect(await tidyUp(now)).toMatchObject({ trash: 1 });
	expect(await db.trashEntry.findMany({ select: { deletedAt: true } })).toEqual([
		{ deletedAt: new Date('2026-05-02T12:00:01Z') },
	]);
});

it('empties the trash of all but what cannot be removed this time', async () => {
	const error = vi.spyOn(log, 'error').mockImplementation(() => {});
	const now = new Date('2026-06-01T12:00:00Z');
	const subjectId = crypto.randomUUID();
	const entry = (id: string, rows: object, day: number) => ({
		...{ kind: 'blog' as const, subjectId: id, name: 'x', rows },
		deletedAt: new Date(Date.UTC(2026, 3, day)),
	});
	await db.trashEntry.createMany({
		data: [entry(subjectId, { taken: { Blog: 'no list' } }, 1), entry(crypto.randomUUID(), { taken: {} }, 2)],
	});
	expect(await tidyUp(now)).toMatchObject({ trash: 1 });
	expect(await db.trashEntry.findMany({ select: { subjectId: true } })).toEqual([{ subjectId }]);
	expect(error).toHaveBeenCalledExactlyOnceWith(
		expect.objectContaining({ part: 'trash' }),
		'one record is left out',
	);
});

it('sends what a process that is gone has left unsent of mails about decisions', async () => {
	const now = new Date('2026-06-01T12:00:00Z');
	const mail = { to: 'a@example.com', language: 'en', subject: 's', text: 't', html: 'h' };
	const decision = (at: string) => ({
		...{ action: 'blog.approve', subjectId: crypto.randomUUID(), actorId: crypto.randomUUID(), mail },
		...{ decidedAt: new Date(at), undoUntil: new Date(at) },
	});
	await db.decision.createMany({
		data: [decision('2026-06-01T11:59:59Z'), decision('2026-06-01T12:00:01Z')],
	});
	expect(await tidyUp(now)).toMatchObject({ mails: 1 });
	expect(sendMail).toHaveBeenCalledExactlyOnceWith(mail);
	expect(await db.decision.count()).toBe(1);
});

it('passes over a tree that has just been removed', async () => {
	const [warn, error] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')].map((spy) =>
		spy.mockImplementation(() => {}),
	);
	const now = new Date();
	const { id: ownerId } = await makeAccount();
	await db.familyTree.create({
		data: {
			...{ ownerId, name: 'A', nameKey: 'a' },
			persons: {
				create: { name: 'B', nameKey: 'b', approvalStatus: 'rejected', updatedAt: new Date(0) },
			},
		},
	});
	const [done] = await whileTreeGoes(ownerId, () => tidyUp(now));
	expect(done).toMatchObject({ cards: 0, sessions: 0 });
	expect(warn).not.toHaveBeenCalled();
	expect(error).not.toHaveBeenCalled();
});
