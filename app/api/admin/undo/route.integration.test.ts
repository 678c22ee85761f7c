import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { PATCH as approveBlog } from '@/app/api/blogs/[id]/approve/route';
import { PATCH as rejectBlog } from '@/app/api/blogs/[id]/reject/route';
import { PUT as changeBlog, DELETE as deleteBlog, GET as readBlog } from '@/app/api/blogs/[id]/route';
import { PATCH as approvePicture } from '@/app/api/gallery/[id]/approve/route';
import { DELETE as deletePicture } from '@/app/api/gallery/[id]/route';
import { DELETE as deleteMember } from '@/app/api/users/[id]/route';
import { undoReply } from '@/lib/features/administration/schema';
import { db } from '@/lib/platform/db/client';
import { sendDecisionMails } from '@/lib/platform/decisions/decision-mails';
import type { Mail } from '@/lib/platform/mail/mail';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { sendMailsNow } from '@/tests/support/decisions';
import { POST } from './route';

provideDatabase();
holdAfterResponse();

const sent: Mail[] = [];
let mailing: () => Promise<void> = async () => {};
vi.mock('@/lib/platform/mail/send', () => ({
	sendMail: async (mail: Mail) => {
		await mailing();
		sent.push(mail);
	},
}));

let head = { id: '', token: '' };
let deputy = { id: '', token: '' };
let sender = { id: '', email: '', token: '' };
beforeEach(async () => {
	await emptyTables();
	sent.length = 0;
	mailing = async () => {};
	head = await makeLogin({ isAdmin: true });
	deputy = await makeLogin({ isAdmin: true });
	sender = await makeLogin({ language: 'en', name: 'Meera' });
});

afterEach(() => {
	vi.useRealTimers();
});

type Handler = Parameters<typeof call>[0];
const decided = z.object({ undo: z.object({ _id: z.string(), until: z.iso.datetime() }) });

/** Decides as an administrator, and answers the decision. */
async function decide(handler: Handler, id: string, json: object = {}, token = head.token): Promise<string> {
	const method = [deleteBlog, deletePicture, deleteMember].includes(handler) ? 'DELETE' : 'PATCH';
	const { body } = await call(handler, `/api/x/${id}`, { method, params: { id }, token, json });
	return decided.parse(body).undo._id;
}

const post = (decisions: unknown, options: CallOptions = {}) =>
	call(POST, '/api/admin/undo', { json: { decisions }, token: head.token, ...options });
const undo = async (decisions: string[], options: CallOptions = {}) =>
	undoReply.parse((await post(decisions, options)).body);

const texts = { content: 'Once.', author: 'Meera', language: 'en' } as const;
const addBlog = async (title = 'Forts') =>
	(await db.blog.create({ data: { ...texts, title, senderId: sender.id }, select: { id: true } })).id;

async function addPicture(): Promise<string> {
	const media = { width: 4, height: 3, blur: 'data:image/webp;base64,UklGRg==', ownerId: sender.id };
	const { id: mediaId } = await db.media.create({ data: media, select: { id: true } });
	const picture = { title: 'Dusk', description: 'x', language: 'en', senderId: sender.id, mediaId } as const;
	return (await db.galleryImage.create({ data: picture, select: { id: true } })).id;
}

const getState = (id: string) =>
	db.blog.findUnique({ where: { id }, select: { status: true, approvedAt: true, rejectionReason: true } });
const waiting = { status: 'pending', approvedAt: null, rejectionReason: null };

describe('POST /api/admin/undo', () => {
	it.each([
		['an approval', approveBlog, {}],
		['a rejection', rejectBlog, { reason: 'Copied.' }],
	])('has a story wait again after %s, and nobody is mailed', async (_name, handler, json) => {
		const id = await addBlog();
		const decision = await decide(handler, id, json);
		const { undone, failed, message } = await undo([decision]);
		expect([undone, failed, message]).toEqual([[decision], [], '1 decision was undone.']);
		expect(await getState(id)).toEqual(waiting);
		expect(await sendMailsNow()).toBe(0);
		expect(sent).toEqual([]);
		expect(await db.decision.count()).toBe(0);
		const actions = await db.auditEntry.findMany({
			select: { action: true, actorId: true },
			orderBy: { id: 'desc' },
		});
		expect(actions[0]).toEqual({ action: 'blog.undo', actorId: head.id });
	});

	it('has a picture wait again that was approved', async () => {
		const id = await addPicture();
		const decision = await decide(approvePicture, id);
		expect((await undo([decision])).undone).toEqual([decision]);
		expect(await db.galleryImage.findUnique({ where: { id } })).toMatchObject(waiting);
		expect(await sendMailsNow()).toBe(0);
	});

	it('restores what was deleted or rejected, with its number of changes', async () => {
		const [blog, picture] = [await addBlog(), await addPicture()];
		const rows = () => Promise.all([db.blog.findMany(), db.galleryImage.findMany(), db.media.findMany()]);
		const before = await rows();
		const decisions = [
			await decide(deleteBlog, blog),
			await decide(deletePicture, picture, { reason: 'Too dark.' }),
		];
		expect((await rows()).map((kept) => kept.length)).toEqual([0, 0, 1]);
		expect((await undo(decisions)).undone).toHaveLength(2);
		expect(await rows()).toEqual(before);
		expect(await db.trashEntry.count()).toBe(0);
		expect(await sendMailsNow()).toBe(0);
	});

	it('gives an account back that can log in again, never with the role it had', async () => {
		const { id } = await makeAccount({ isAdmin: true, name: 'Veer' });
		const decision = await decide(deleteMember, id);
		expect(await db.member.count({ where: { id } })).toBe(0);
		expect((await undo([decision])).undone).toEqual([decision]);
		expect(await db.member.findUnique({ where: { id } })).toMatchObject({ name: 'Veer', isAdmin: false });
		expect(await sendMailsNow()).toBe(0);
	});

	it('undoes once, of two who ask at the same time', async () => {
		const decision = await decide(approveBlog, await addBlog());
		const answers = await Promise.all([undo([decision]), undo([decision])]);
		expect(answers.flatMap(({ undone }) => undone)).toEqual([decision]);
		expect(answers.flatMap(({ failed }) => failed)).toEqual([
			{ _id: decision, message: expect.stringMatching(/^It is too late/) },
		]);
	});

	it('says of each that cannot be undone why, and undoes the others', async () => {
		const [changed, fine] = [await addBlog('One'), await addBlog('Two')];
		const decisions = [await decide(approveBlog, changed), await decide(rejectBlog, fine)];
		const json = { content: 'Something else.' };
		await call(changeBlog, '/api/x', { method: 'PUT', params: { id: changed }, token: deputy.token, json });
		const absent = crypto.randomUUID();
		const { undone, failed } = await undo([...decisions, absent]);
		expect(undone).toEqual([decisions[1]]);
		expect(failed.map(({ _id, message }) => [_id, message.slice(0, 21)])).toEqual([
			[decisions[0], 'This has been changed'],
			[absent, 'It is too late to und'],
		]);
		expect(await getState(changed)).toMatchObject({ status: 'approved' });
		expect((await undo([absent], { language: 'hi' })).failed[0]?.message).toMatch(/समय निकल गया/);
		await sendMailsNow();
		expect(sent).toMatchObject([{ to: sender.email, subject: 'Your story has been published' }]);
	});

	it('is for the administrator who decided', async () => {
		const decision = await decide(approveBlog, await addBlog());
		expect((await undo([decision], { token: deputy.token })).undone).toEqual([]);
		expect((await post([decision], { token: sender.token })).status).toBe(403);
		expect((await call(POST, '/api/admin/undo', { json: { decisions: [decision] } })).status).toBe(401);
		expect((await undo([decision])).undone).toEqual([decision]);
	});

	it.each([[[]], [['x']], [Array.from({ length: 101 }, () => crypto.randomUUID())], ['x'], [undefined]])(
		'refuses %#',
		async (decisions) => {
			expect((await post(decisions)).status).toBe(400);
		},
	);
});

describe('the mail about a decision', () => {
	const soon = (seconds: number) => new Date(Date.now() + seconds * 1000);

	it('leaves once it can no longer be undone', async () => {
		const decision = await decide(rejectBlog, await addBlog(), { reason: 'Copied.' });
		expect(await sendDecisionMails(soon(10))).toBe(0);
		expect(await sendDecisionMails(soon(13))).toBe(1);
		expect(sent[0]?.text).toContain('Copied.');
		expect((await undo([decision])).failed).toHaveLength(1);
		expect(await sendDecisionMails(soon(1e6))).toBe(0);
	});

	it('waits for the last decision of the same bulk operation, of one administrator', async () => {
		const batch = crypto.randomUUID();
		const [one, two] = [await addBlog('One'), await addBlog('Two')];
		const first = await decide(approveBlog, one, { batch });
		const early = new Date(Date.now() - 8000);
		await db.decision.update({
			where: { id: first },
			data: { decidedAt: early, undoUntil: new Date(early.getTime() + 12_000) },
		});
		await db.blog.update({ where: { id: one }, data: { updatedAt: early } });
		await decide(approveBlog, await addBlog('Three'), { batch }, deputy.token);
		const ends = async (id: string) => (await db.decision.findUniqueOrThrow({ where: { id } })).undoUntil;
		expect((await ends(first)).getTime()).toBe(early.getTime() + 12_000);
		const second = await decide(approveBlog, two, { batch });
		expect(await ends(first)).toEqual(await ends(second));
		expect((await undo([first, second])).undone).toHaveLength(2);
	});

	it('is what was decided last: no mail approves what is deleted meanwhile', async () => {
		const id = await addBlog();
		await decide(approveBlog, id);
		const deletion = await decide(deleteBlog, id, {}, deputy.token);
		await db.decision.updateMany({ where: { action: 'blog.approve' }, data: { undoUntil: new Date() } });
		// While the deletion can be undone, nothing is mailed.
		expect(await sendDecisionMails(soon(1))).toBe(0);
		expect(await db.decision.count()).toBe(2);
		expect(await sendMailsNow()).toBe(0);
		expect([sent, await db.decision.count({ where: { id: deletion } })]).toEqual([[], 0]);
		expect(await db.decision.count()).toBe(0);
	});

	it('is mailed once what was decided after the undo', async () => {
		const id = await addBlog();
		await decide(approveBlog, id);
		const deletion = await decide(deleteBlog, id, {}, deputy.token);
		expect((await undo([deletion], { token: deputy.token })).undone).toEqual([deletion]);
		expect(await sendMailsNow()).toBe(1);
		expect(sent).toMatchObject([{ subject: 'Your story has been published' }]);
	});

	it('is sent by one of two processes that look at the same time', async () => {
		for (const title of ['One', 'Two', 'Three']) await decide(approveBlog, await addBlog(title));
		const counts = await Promise.all([sendMailsNow(), sendMailsNow()]);
		expect(counts.reduce((sum, count) => sum + count)).toBe(3);
		expect(sent).toHaveLength(3);
	});

	it('cannot be undone while it is being sent', async () => {
		const id = await addBlog();
		const decision = await decide(approveBlog, id);
		mailing = async () => {
			expect((await undo([decision])).undone).toEqual([]);
		};
		expect(await sendMailsNow()).toBe(1);
		expect(await getState(id)).toMatchObject({ status: 'approved' });
	});

	it('is sent once, however slow the mail server is and no matter which process looks meanwhile', async () => {
		vi.useFakeTimers({ toFake: ['Date'] });
		for (const title of ['One', 'Two', 'Three']) await decide(approveBlog, await addBlog(title));
		vi.setSystemTime(Date.now() + 13_000);
		mailing = async () => {
			vi.setSystemTime(Date.now() + 45_000);
			mailing = async () => {
				vi.setSystemTime(Date.now() + 45_000);
				mailing = async () => {};
				// Another process.
				await sendDecisionMails(new Date());
			};
		};
		await sendDecisionMails(new Date());
		expect(sent.map(({ subject }) => subject)).toHaveLength(3);
		expect(await db.decision.count()).toBe(0);
	});

	it('is tried again later a few times, and then given up', async () => {
		await decide(approveBlog, await addBlog());
		let tries = 0;
		mailing = async () => {
			tries += 1;
			throw new Error('mail not sent: ECONNREFUSED');
		};
		const hour = 3600;
		expect(await sendDecisionMails(soon(13))).toBe(0);
		expect(await sendDecisionMails(soon(14))).toBe(0);
		expect(tries).toBe(1);
		for (const count of [2, 3, 4, 5]) {
			await sendDecisionMails(soon(count * 3 * hour));
			expect(tries).toBe(count);
		}
		await sendDecisionMails(soon(100 * hour));
		expect(tries).toBe(5);
		expect(await db.decision.count()).toBe(0);
	});

	it('goes to the reader in their language, and to no demo member, nobody unclaimed and nobody who is gone', async () => {
		const demo = await makeAccount({ isDemo: true });
		const unclaimed = await makeAccount({ claimedAt: null, isListed: false });
		const hindi = await makeAccount({ language: 'hi' });
		for (const senderId of [demo.id, unclaimed.id, null, hindi.id]) {
			const { id } = await db.blog.create({ data: { ...texts, title: 'x', senderId }, select: { id: true } });
			await decide(approveBlog, id);
		}
		await decide(deleteMember, demo.id);
		const shown = await addBlog();
		await decide(approveBlog, shown);
		await db.member.delete({ where: { id: sender.id } });
		await sendMailsNow();
		expect(sent).toMatchObject([{ to: hindi.email, language: 'hi' }]);
		expect(await db.decision.count()).toBe(0);
	});
});

it('tells a member who withdraws their own nothing of an undo', async () => {
	const id = await addBlog();
	const { body } = await call(deleteBlog, '/api/x', {
		method: 'DELETE',
		params: { id },
		token: sender.token,
	});
	expect(body).toEqual({ message: 'Blog deleted successfully!' });
	expect([await db.decision.count(), await db.trashEntry.count()]).toEqual([0, 0]);
	expect((await call(readBlog, '/api/x', { params: { id }, token: head.token })).status).toBe(404);
});
