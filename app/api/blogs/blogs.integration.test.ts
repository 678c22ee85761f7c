import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { searchKey } from '@/lib/core/text-folding';
import { removeMember } from '@/lib/features/member/commands/remove-member';
import { db } from '@/lib/platform/db/client';
import type { BlogUncheckedCreateInput } from '@/lib/platform/db/generated/models';
import { makeLogin } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { sendMailsNow } from '@/tests/support/decisions';
import { sent } from '@/tests/support/sent-mails';
import { PATCH as approve } from './[id]/approve/route';
import { PATCH as reject } from './[id]/reject/route';
import { DELETE, PUT, GET as readOne } from './[id]/route';
import { GET as listForReview } from './admin/route';
import { GET as listMine } from './mine/route';
import { GET as list, POST } from './route';
import { GET as search } from './search/route';

const dataDir = mkdtempSync(path.join(tmpdir(), 'stories-'));
process.env.DATA_DIR = dataDir;
provideDatabase();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
holdAfterResponse();

let sender = { id: '', email: '', token: '' };
let other = { id: '', token: '' };
let head = { id: '', token: '' };
beforeEach(async () => {
	await emptyTables();
	sent.length = 0;
	sender = await makeLogin({ language: 'en' });
	other = await makeLogin();
	head = await makeLogin({ isAdmin: true });
});

const fields = { title: 'Forts of Mewar', author: 'Meera', content: 'Once.\r\nTwice.' };
type Handler = Parameters<typeof call>[0];
type At = (id: string, token?: string, more?: CallOptions) => ReturnType<typeof call>;
const at =
	(handler: Handler, method: string): At =>
	(id, token, more = {}) =>
		call(handler, `/api/blogs/${id}`, { method, params: { id }, ...(token && { token }), ...more });
const [change, remove, read] = [at(PUT, 'PUT'), at(DELETE, 'DELETE'), at(readOne, 'GET')];
const [accept, refuse] = [at(approve, 'PATCH'), at(reject, 'PATCH')];
const send = (token: string | undefined, more: CallOptions = {}) =>
	call(POST, '/api/blogs', { method: 'POST', json: fields, ...(token && { token }), ...more });
const blogIn = (body: unknown) => z.object({ blog: z.looseObject({ _id: z.string() }) }).parse(body).blog;
const sendOne = async (token = sender.token, more: CallOptions = {}) =>
	blogIn((await send(token, more)).body)._id;
const getTitles = (body: unknown) =>
	z
		.object({ blogs: z.array(z.object({ title: z.string() })) })
		.parse(body)
		.blogs.map(({ title }) => title);
const reason = { json: { reason: 'copied from a book' } };

async function addBlog(more: Partial<BlogUncheckedCreateInput>) {
	const { title = fields.title } = more;
	const status = more.status ?? 'pending';
	const { id } = await db.blog.create({
		data: {
			...fields,
			titleKey: searchKey(title),
			language: 'en',
			senderId: sender.id,
			status,
			approvedAt: status === 'approved' ? new Date() : null,
			...more,
		},
	});
	return id;
}

async function pictureForm(colour: string, more: Record<string, string> = fields) {
	const create = { width: 64, height: 48, channels: 3, background: colour } as const;
	const bytes = await sharp({ create }).jpeg().toBuffer();
	const form = new FormData();
	for (const [name, value] of Object.entries(more)) form.set(name, value);
	form.set('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'fort.jpg');
	return form;
}
const storedFiles = () =>
	readdirSync(dataDir, { recursive: true }).filter((file) => String(file).endsWith('.webp'));

const entries = async () =>
	(await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action, actorId, subjectId }) => ({
		action,
		actorId,
		subjectId,
	}));

describe('POST /api/blogs', () => {
	it('takes a member’s blog in to be reviewed', async () => {
		const { status, body } = await send(sender.token);
		expect(status).toBe(201);
		expect(body).toMatchObject({
			message: 'Blog submitted successfully! It will be reviewed by admin before publishing.',
			blog: { ...fields, content: 'Once.\nTwice.', status: 'pending', approvedAt: null, language: 'en' },
		});
		expect((await call(list, '/api/blogs')).text).not.toContain('Mewar');
		expect(await entries()).toEqual([]);
	});

	it('publishes an administrator’s at once', async () => {
		const { body } = await send(head.token, { language: 'hi' });
		expect(body).toMatchObject({ blog: { status: 'approved', language: 'hi' } });
		expect(blogIn(body).approvedAt).toEqual(expect.any(String));
		expect(await entries()).toMatchObject([{ action: 'blog.create', actorId: head.id }]);
	});

	it('keeps the language that the blog is said to be in', async () => {
		const { body } = await send(sender.token, { json: { ...fields, language: 'hi' } });
		expect(blogIn(body).language).toBe('hi');
	});

	it('is listed with its author in the script of the call', async () => {
		await addBlog({ author: 'Meera', status: 'approved' });
		const { body } = await call(list, '/api/blogs', { language: 'hi' });
		expect(body).toMatchObject({ blogs: [{ author: 'Meera', writtenAuthor: 'मीरा' }] });
	});

	it('is for members alone', async () => {
		expect(await send(undefined)).toMatchObject({
			status: 401,
			body: { message: 'You must be logged in to create or edit blogs' },
		});
		expect(await db.blog.count()).toBe(0);
	});

	it.each(['title', 'author', 'content'])('needs the %s', async (name) => {
		for (const json of [
			{ ...fields, [name]: ' \u200d ' },
			{ ...fields, [name]: undefined },
		]) {
			const { status, body } = await send(sender.token, { json });
			expect(status).toBe(400);
			expect(body).toMatchObject({ message: 'All fields are required', errors: [{ path: name }] });
		}
	});

	it.each([
		['title', 120],
		['author', 80],
		['content', 20_000],
	])('counts the characters of the %s as readers do', async (name, most) => {
		const conjunct = 'क्षि';
		const long = { ...fields, [name]: conjunct.repeat(most) };
		expect((await send(sender.token, { json: long })).status).toBe(201);
		const json = { ...fields, [name]: conjunct.repeat(most + 1) };
		expect((await send(sender.token, { json })).body.errors).toMatchObject([{ path: name }]);
		const heap = { ...fields, [name]: `a${'\u0301'.repeat(most * 6)}` };
		expect((await send(sender.token, { json: heap })).status).toBe(400);
	});

	it('stores a picture, and refuses what is none', async () => {
		const { body } = await send(sender.token, { json: undefined, form: await pictureForm('red') });
		expect(blogIn(body).image).toMatch(/^\/api\/media\//);
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) form.set(name, value);
		form.set('image', new Blob(['no picture'], { type: 'image/jpeg' }), 'fort.jpg');
		const refused = await send(sender.token, { json: undefined, form });
		expect(refused.status).toBe(415);
		expect(await db.blog.count()).toBe(1);
	});

	it('takes twenty a day from a member', async () => {
		for (let count = 0; count < 20; count += 1) await sendOne();
		const { status, headers } = await send(sender.token);
		expect(status).toBe(429);
		expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
		expect((await send(head.token)).status).toBe(201);
	});
});

describe('PUT /api/blogs/{id}', () => {
	it('sends the sender’s approved blog back to be reviewed, off every list', async () => {
		const id = await addBlog({ status: 'approved' });
		const { body } = await change(id, sender.token, { json: { title: 'Forts, second edition' } });
		expect(body).toMatchObject({
			message: 'Blog updated successfully! It will be reviewed by admin before publishing.',
			blog: { title: 'Forts, second edition', author: 'Meera', status: 'pending', approvedAt: null },
		});
		expect((await call(list, '/api/blogs')).body).toMatchObject({ blogs: [] });
		expect((await read(id)).status).toBe(404);
		expect(await db.blog.findUnique({ where: { id } })).toMatchObject({
			titleKey: searchKey('Forts, second edition'),
		});
	});

	it('lets a rejected one be tried again, without the reason', async () => {
		const id = await addBlog({ status: 'rejected', rejectionReason: 'copied' });
		const { body } = await change(id, sender.token, { json: fields });
		expect(body).toMatchObject({ blog: { status: 'pending', rejectionReason: null } });
	});

	it('leaves the state to an administrator’s change, which is noted', async () => {
		const id = await addBlog({ status: 'approved' });
		const { body } = await change(id, head.token, { json: { author: 'Mira' } });
		expect(body).toMatchObject({ message: 'Blog updated successfully!', blog: { status: 'approved' } });
		expect(await entries()).toEqual([{ action: 'blog.update', actorId: head.id, subjectId: id }]);
	});

	it('refuses everybody else', async () => {
		const [open, waiting] = [await addBlog({ status: 'approved' }), await addBlog({})];
		expect(await change(open, undefined, { json: fields })).toMatchObject({
			status: 401,
			body: { message: 'You must be logged in to create or edit blogs' },
		});
		expect((await change(open, other.token, { json: fields })).status).toBe(403);
		expect((await change(waiting, other.token, { json: fields })).status).toBe(404);
		expect((await change(crypto.randomUUID(), head.token, { json: fields })).status).toBe(404);
		expect((await change(open, sender.token, { json: { title: '' } })).body.message).toBe(
			'All fields are required',
		);
	});

	it('refuses a change of what has been changed meanwhile', async () => {
		const id = await addBlog({});
		const save = () => change(id, sender.token, { json: { ...fields, version: 0 } });
		const answers = await Promise.all([save(), save()]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		const stale = answers.find(({ status }) => status === 409)?.body;
		expect(stale?.code).toBe('record.stale');
		expect(Object.keys(stale ?? {}).sort()).toEqual(['code', 'message']);
	});

	it('takes the picture that is replaced or removed out of the store', async () => {
		const before = storedFiles();
		const id = await sendOne(sender.token, { json: undefined, form: await pictureForm('red') });
		const first = storedFiles().filter((file) => !before.includes(file));
		const { body } = await change(id, sender.token, { form: await pictureForm('blue') });
		const second = storedFiles().filter((file) => !before.includes(file));
		expect(second).toHaveLength(first.length);
		expect(second.filter((file) => first.includes(file))).toEqual([]);
		expect(await db.media.count()).toBe(1);
		expect(blogIn(body).image).toEqual(expect.any(String));
		const kept = await change(id, sender.token, { json: { title: 'Forts' } });
		expect(blogIn(kept.body).image).toBe(blogIn(body).image);
		const without = await change(id, sender.token, { json: { removeImage: true } });
		expect(blogIn(without.body).image).toBeNull();
		expect(storedFiles()).toEqual(before);
	});

	it('keeps the picture that an administrator gave it, when that one leaves', async () => {
		const id = await addBlog({ status: 'approved' });
		await makeLogin({ isAdmin: true });
		await change(id, head.token, { form: await pictureForm('red') });
		await removeMember(head.id, head.id, new Date());
		expect((await read(id)).body.image).toEqual(expect.any(String));
	});
});

describe('DELETE /api/blogs/{id}', () => {
	it('tells its sender no more of what was decided on the blog that they removed', async () => {
		const id = await sendOne();
		await accept(id, head.token);
		await remove(id, sender.token);
		expect([await sendMailsNow(), sent]).toEqual([0, []]);
	});

	it('removes the blog with its picture, for its sender and for administrators', async () => {
		const before = storedFiles();
		const id = await sendOne(sender.token, { json: undefined, form: await pictureForm('red') });
		expect((await remove(id, sender.token)).body).toEqual({ message: 'Blog deleted successfully!' });
		expect(storedFiles()).toEqual(before);
		expect(await entries()).toEqual([]);
		const approved = await addBlog({ status: 'approved' });
		expect((await remove(approved, head.token)).status).toBe(200);
		expect(await entries()).toEqual([{ action: 'blog.delete', actorId: head.id, subjectId: approved }]);
		expect((await read(approved)).status).toBe(404);
	});

	it('refuses everybody else', async () => {
		const [open, waiting] = [await addBlog({ status: 'approved' }), await addBlog({})];
		expect(await remove(open)).toMatchObject({
			status: 401,
			body: { message: 'You must be logged in to delete blogs' },
		});
		expect((await remove(open, other.token)).status).toBe(403);
		expect((await remove(waiting, other.token)).status).toBe(404);
		expect(await db.blog.count()).toBe(2);
	});
});

describe('a review', () => {
	it('publishes a blog, tells its sender and is noted', async () => {
		const id = await addBlog({});
		const { body } = await accept(id, head.token);
		expect(body).toMatchObject({ message: 'Blog approved successfully!', blog: { status: 'approved' } });
		expect(blogIn(body).approvedAt).toEqual(expect.any(String));
		expect((await read(id)).status).toBe(200);
		expect(await entries()).toEqual([{ action: 'blog.approve', actorId: head.id, subjectId: id }]);
		expect(sent).toEqual([]);
		await sendMailsNow();
		expect(sent).toMatchObject([{ to: sender.email, subject: 'Your story has been published' }]);
	});

	it('refuses a blog with its reason, for its sender and administrators alone', async () => {
		const id = await addBlog({});
		const { body } = await refuse(id, head.token, reason);
		expect(body).toMatchObject({ message: 'Blog rejected successfully!', blog: { status: 'rejected' } });
		expect((await read(id, sender.token)).body.rejectionReason).toBe('copied from a book');
		for (const token of [undefined, other.token]) {
			expect((await read(id, token)).status).toBe(404);
			expect((await call(search, '/api/blogs/search?query=Forts', { ...(token && { token }) })).text).toBe(
				'[]',
			);
		}
		await sendMailsNow();
		expect(sent[0]?.text).toContain('copied from a book');
	});

	it('is for administrators alone', async () => {
		const id = await addBlog({});
		for (const [token, status] of [
			[undefined, 401],
			[sender.token, 403],
		] as const) {
			expect((await accept(id, token)).status).toBe(status);
			expect((await refuse(id, token, reason)).status).toBe(status);
			const admin = await call(listForReview, '/api/blogs/admin', { ...(token && { token }) });
			expect(admin.status).toBe(status);
		}
	});

	it('is of what waits for it, once', async () => {
		const id = await addBlog({});
		const answers = await Promise.all([
			accept(id, head.token),
			refuse(id, head.token, reason),
			accept(id, head.token),
		]);
		const lost = answers.filter(({ status }) => status === 409);
		expect(lost.map(({ body }) => body.code)).toEqual(['review.notPending', 'review.notPending']);
		expect(await entries()).toHaveLength(1);
		await sendMailsNow();
		expect(sent).toHaveLength(1);
		expect((await accept(crypto.randomUUID(), head.token)).status).toBe(404);
	});

	it('is not of what its sender has changed since it was read', async () => {
		const id = await addBlog({});
		await change(id, sender.token, { json: { content: 'Something else.' } });
		const [read, kept] = [{ version: 0 }, { version: 1 }];
		for (const answer of [
			await accept(id, head.token, { json: read }),
			await refuse(id, head.token, { json: { ...reason.json, ...read } }),
		])
			expect([answer.status, answer.body.code]).toEqual([409, 'record.stale']);
		expect(await entries()).toEqual([]);
		expect((await accept(id, head.token, { json: kept })).status).toBe(200);
		expect((await accept(id, head.token, { json: kept })).body.code).toBe('review.notPending');
	});

	it('takes a reason as text, without what a field may not hold', async () => {
		const id = await addBlog({});
		expect((await refuse(id, head.token, { json: { reason: 'a\u0007b' } })).status).toBe(400);
		expect((await refuse(id, head.token, { json: { reason: ' One.\r\nTwo. ' } })).body).toMatchObject({
			blog: { rejectionReason: 'One.\nTwo.' },
		});
	});
});

describe('lists', () => {
	it('show a member’s own blogs to that member, in every state', async () => {
		await addBlog({ title: 'Waiting' });
		await addBlog({ title: 'Refused', status: 'rejected', rejectionReason: 'copied' });
		await addBlog({ title: 'Published', status: 'approved' });
		await addBlog({ title: 'Somebody else’s', senderId: other.id });
		const { body, text } = await call(listMine, '/api/blogs/mine', { token: sender.token });
		expect(body).toMatchObject({ pagination: { total: 3 } });
		expect(text).toContain('copied');
		expect(text).not.toContain('Somebody');
		expect((await call(listMine, '/api/blogs/mine')).status).toBe(401);
	});

	it('show administrators all, by state and with the counts of each', async () => {
		for (const title of ['One', 'Two', 'Three']) await addBlog({ title });
		await addBlog({ status: 'rejected', rejectionReason: 'copied' });
		const { body } = await call(listForReview, '/api/blogs/admin?status=pending&page=2&limit=2', {
			token: head.token,
		});
		expect(body).toMatchObject({
			blogs: [{ status: 'pending' }],
			pagination: { page: 2, limit: 2, total: 3, pages: 2 },
			statusCounts: { all: 4, pending: 3, approved: 0, rejected: 1 },
		});
		const nonsense = '/api/blogs/admin?status=lost';
		expect((await call(listForReview, nonsense, { token: head.token })).status).toBe(400);
	});

	it('are searched by administrators in either script, within a state and page by page', async () => {
		for (const day of [1, 2, 3])
			await addBlog({ title: `मेवाड़ ${day}`, createdAt: new Date(Date.UTC(2026, 0, day)) });
		await addBlog({ title: 'Mewar', status: 'approved', author: 'Zoya', authorKey: searchKey('Zoya') });
		await addBlog({ title: 'Dunes' });
		const ask = async (query: string) =>
			(await call(listForReview, `/api/blogs/admin?${query}`, { token: head.token })).body;
		expect(await ask('query=mewar&status=pending&limit=2&page=2')).toMatchObject({
			blogs: [{ title: 'मेवाड़ 1' }],
			pagination: { page: 2, limit: 2, total: 3, pages: 2 },
			statusCounts: { all: 4, pending: 3, approved: 1, rejected: 0 },
		});
		expect(await ask('query=zoya')).toMatchObject({ blogs: [{ title: 'Mewar' }] });
		expect(await ask('query=%20')).toMatchObject({ pagination: { total: 5 } });
		expect(await ask('query=%25&page=9')).toMatchObject({ blogs: [], pagination: { total: 0, pages: 0 } });
		expect((await ask('page=9')).pagination).toMatchObject({ total: 5, pages: 1 });
	});

	it.each([
		['-createdAt', 'BCA'],
		['createdAt', 'ACB'],
		['title', 'ABC'],
		['-title', 'CBA'],
		['author', 'CAB'],
		['status', 'CBA'],
		['-status', 'ABC'],
	])('stand for administrators in the order of %s', async (sort, order) => {
		const made = [
			{ title: 'A', author: 'Mira', status: 'rejected', createdAt: new Date(Date.UTC(2026, 0, 1)) },
			{ title: 'B', author: 'Tara', status: 'approved', createdAt: new Date(Date.UTC(2026, 0, 3)) },
			{ title: 'C', author: 'Asha', status: 'pending', createdAt: new Date(Date.UTC(2026, 0, 2)) },
		] as const;
		for (const blog of made) await addBlog({ ...blog, authorKey: searchKey(blog.author) });
		const { body } = await call(listForReview, `/api/blogs/admin?sort=${sort}`, { token: head.token });
		expect(getTitles(body).join('')).toBe(order);
		expect((await call(listForReview, '/api/blogs/admin?sort=content', { token: head.token })).status).toBe(
			400,
		);
	});

	it('tell administrators who sent a blog, and what has become of what they sent before', async () => {
		await db.member.update({ where: { id: sender.id }, data: { name: 'Asha Rathore' } });
		for (const status of ['approved', 'rejected', 'rejected'] as const) await addBlog({ status });
		const id = await addBlog({ title: 'New' });
		await addBlog({ title: 'Nobody’s', senderId: null });
		const { body, text } = await call(listForReview, '/api/blogs/admin?status=pending&sort=title', {
			token: head.token,
		});
		expect(body.blogs).toMatchObject([
			{ _id: id, sender: { _id: sender.id, name: 'Asha Rathore', approved: 1, rejected: 2 } },
			{ title: 'Nobody’s', sender: null },
		]);
		expect(text).not.toContain(sender.email);
		for (const answer of [await read(id, sender.token), await call(listMine, '/api/blogs/mine', sender)])
			expect(answer.text).not.toMatch(/"sender"|Asha Rathore/);
	});

	it('count what there is for a page past the end', async () => {
		await addBlog({ status: 'approved' });
		expect((await call(list, '/api/blogs?page=7')).body).toMatchObject({
			blogs: [],
			pagination: { total: 1, pages: 1 },
		});
	});

	it('are searched by everybody among what is published, by administrators among all', async () => {
		await addBlog({ title: 'Forts seen', status: 'approved' });
		await addBlog({ title: 'Forts unseen', rejectionReason: null });
		const found = async (query: string, token?: string) =>
			(await call(search, `/api/blogs/search?query=${query}`, { ...(token && { token }) })).text;
		expect(await found('fort')).toContain('Forts seen');
		expect(await found('fort', sender.token)).not.toContain('unseen');
		expect(await found('fort')).not.toMatch(/rejectionReason|senderId|version/);
		expect(await found('fort', head.token)).toContain('unseen');
		expect(await found('%20')).toBe('[]');
	});
});

it('goes with the account of its sender, and so does what the log holds of it', async () => {
	const id = await sendOne(sender.token, { json: undefined, form: await pictureForm('red') });
	await accept(id, head.token);
	await change(id, head.token, { json: { title: 'Forts' } });
	await removeMember(sender.id, head.id, new Date());
	expect((await read(id, head.token)).status).toBe(404);
	expect(await db.media.count()).toBe(0);
	const noted = await db.auditEntry.findMany({ where: { subjectId: id } });
	expect(noted.map(({ changes }) => changes)).toEqual([null, null]);
});
