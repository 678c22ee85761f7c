import { beforeEach, describe, expect, it } from 'vitest';
import { GET as getBlog } from '@/app/api/blogs/[id]/route';
import { GET as getCount } from '@/app/api/blogs/count/route';
import { GET as getBlogs } from '@/app/api/blogs/route';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import type { BlogUncheckedCreateInput } from '@/lib/platform/db/generated/models';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { loadBlog, loadSurroundings } from './loaders';
import { blogsReply } from './schema';

provideDatabase();
beforeEach(emptyTables);

function addBlog(title: string, fields: Partial<BlogUncheckedCreateInput> = {}) {
	const author = 'Meera';
	return db.blog.create({
		data: {
			title,
			titleKey: searchKey(title),
			content: 'Once.\nTwice.',
			author,
			authorKey: searchKey(author),
			language: 'en',
			status: 'approved',
			approvedAt: new Date(),
			...fields,
		},
	});
}

const addMember = (fields: { isAdmin?: boolean } = {}) => makeLogin({ name: 'Someone', ...fields });

const titlesIn = (body: unknown) => blogsReply.parse(body).blogs.map(({ title }) => title);
const pending = { status: 'pending', approvedAt: null } as const;

describe('blogs', () => {
	it('are listed newest first, approved ones only', async () => {
		await addBlog('Older', { createdAt: new Date('2026-01-01T00:00:00Z') });
		await addBlog('Newer', { createdAt: new Date('2026-02-01T00:00:00Z') });
		await addBlog('Waiting', pending);
		await addBlog('Refused', { status: 'rejected', approvedAt: null, rejectionReason: 'copied' });
		const { body, text } = await call(getBlogs, '/api/blogs');
		expect(titlesIn(body)).toEqual(['Newer', 'Older']);
		expect(body.pagination).toEqual({ page: 1, limit: 10, total: 2, pages: 1 });
		expect(text).not.toMatch(/Waiting|Refused|copied|senderId|titleKey|rejectionReason/);
		expect((await call(getCount, '/api/blogs/count')).body).toEqual({ count: 2 });
	});

	it('are found by title or author, in either script', async () => {
		await addBlog('राठौड़ वंश की कथा');
		await addBlog('Forts', { author: 'Vikram Singh', authorKey: searchKey('Vikram Singh') });
		const found = async (query: string) =>
			titlesIn((await call(getBlogs, `/api/blogs?search=${encodeURIComponent(query)}`)).body);
		expect(await found('Rathore')).toEqual(['राठौड़ वंश की कथा']);
		expect(await found('विक्रम सिंह')).toEqual(['Forts']);
		expect(await found('%')).toEqual([]);
	});

	it('are searched with small slips and by beginnings, the best first and the newest of those', async () => {
		const on = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) });
		await addBlog('Forts of Mewar', on(1));
		await addBlog('मेवाड़', on(2));
		await addBlog('Mewar in winter', on(3));
		await addBlog('Temples', { author: 'Mewar Singh', authorKey: searchKey('Mewar Singh'), ...on(4) });
		await addBlog('Horses', on(5));
		const found = async (query: string) => {
			const { body } = await call(getBlogs, `/api/blogs?limit=2&search=${encodeURIComponent(query)}`);
			return [...titlesIn(body), blogsReply.parse(body).pagination.total];
		};
		expect(await found('Mewar')).toEqual(['मेवाड़', 'Temples', 4]);
		expect(await found('Fotrs')).toEqual(['Forts of Mewar', 1]);
		expect(await found('winter mew')).toEqual(['Mewar in winter', 1]);
		expect(await found('\u200d')).toEqual([0]);
	});

	it('waiting for approval are there for their sender and for administrators alone', async () => {
		const sender = await addMember();
		const other = await addMember();
		const administrator = await addMember({ isAdmin: true });
		const { id } = await addBlog('Waiting', { ...pending, senderId: sender.id });
		const read = (token?: string) =>
			call(getBlog, `/api/blogs/${id}`, { params: { id }, ...(token && { token }) });
		expect((await read()).status).toBe(404);
		expect((await read(other.token)).status).toBe(404);
		expect((await read(sender.token)).body).toMatchObject({ title: 'Waiting', status: 'pending' });
		expect((await read(administrator.token)).status).toBe(200);
	});

	it('that were refused tell the reason to their sender, never to others', async () => {
		const sender = await addMember();
		const { id } = await addBlog('Refused', {
			status: 'rejected',
			approvedAt: null,
			rejectionReason: 'copied',
			senderId: sender.id,
		});
		const { body } = await call(getBlog, `/api/blogs/${id}`, { params: { id }, token: sender.token });
		expect(body.rejectionReason).toBe('copied');
		expect((await call(getBlog, `/api/blogs/${id}`, { params: { id } })).text).not.toContain('copied');
	});

	it('lead to those that have most to do with them, and to those beside them in the list', async () => {
		const on = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) });
		const first = await addBlog('Horses', on(1));
		const mewar = await addBlog('Forts of Mewar', on(2));
		const read = await addBlog('Mewar in winter', { content: 'The राठौड़ came.', ...on(3) });
		const clan = await addBlog('Rathore kings', { author: 'Veer', authorKey: searchKey('Veer'), ...on(4) });
		const newest = await addBlog('Sand', { author: 'Veer', authorKey: searchKey('Veer'), ...on(5) });
		await addBlog('Mewar, waiting', { ...pending, ...on(6) });
		const blog = await loadBlog(read.id, 'en');
		if (!blog) throw new Error('no story');
		const { related, newer, older } = await loadSurroundings(blog, 'en');
		expect(related.map(({ _id }) => _id)).toEqual([mewar.id, clan.id, first.id]);
		expect([newer?._id, older?._id]).toEqual([clan.id, mewar.id]);
		const last = await loadBlog(newest.id, 'en');
		expect(last && (await loadSurroundings(last, 'en')).newer).toBeNull();
	});

	it('that are not there answer as those that may not be read do', async () => {
		const waiting = await addBlog('Waiting', pending);
		const answers = await Promise.all(
			[waiting.id, crypto.randomUUID(), 'nonsense', "'; drop table"].map((id) =>
				call(getBlog, '/api/blogs/x', { params: { id } }),
			),
		);
		expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
		expect(answers[0]?.status).toBe(404);
	});
});
