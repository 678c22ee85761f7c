import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Reply } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { callsTo, refuse, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { router } from '@/tests/support/browser/next-navigation';
import { show } from '@/tests/support/browser/show';
import { OwnBlogList } from './own-blog-list';

type Blog = Reply<'GET /api/blogs/mine'>['blogs'][number];

const id = '00000000-0000-4000-8000-0000000000b1';
const blog: Blog = {
	_id: id,
	title: 'Wells of Marwar',
	content: 'Once there was a well.',
	author: 'Asha Rathore',
	image: null,
	language: 'en',
	status: 'rejected',
	rejectionReason: 'Copied from a book.',
	version: 1,
	createdAt: '2026-11-01T06:00:00.000Z',
	approvedAt: null,
};

const respondBlogs = (...blogs: Blog[]) =>
	respond('GET /api/blogs/mine', {
		blogs,
		pagination: { page: 1, limit: 10, total: blogs.length, pages: 1 },
	});

async function unfold(language: Language): Promise<void> {
	await show(<OwnBlogList memberId="c0ffee00c0ffee00c0ffee01" language={language} />, {
		language,
		session: 'member',
		path: '/blogs',
	});
	await userEvent.click(page.getByRole('heading', { level: 2 }));
}

const row = () => page.getByRole('listitem').filter({ hasText: blog.title });

describe('OwnStories', () => {
	it('says when the blogs cannot be loaded, tries again, and says that there are none', async () => {
		const { blogs } = getMessages('hi');
		refuseWithoutReason('GET /api/blogs/mine', 503);
		await unfold('hi');
		await expect.element(page.getByRole('alert')).toBeVisible();
		await respondBlogs();
		await userEvent.click(page.getByRole('button', { name: blogs.tryAgain, exact: true }));
		await expect.element(page.getByText(blogs.none, { exact: true })).toBeVisible();
	});

	it('shows why a blog was refused, and deletes it after a question', async () => {
		const { blogs, blogReplies } = getMessages('en');
		const t = translator('en');
		await respondBlogs(blog);
		await unfold('en');
		await expect.element(row()).toHaveTextContent(blogs.status.rejected);
		await expect.element(row()).toHaveTextContent(t('blogs.reason', { reason: 'Copied from a book.' }));
		await userEvent.click(page.getByRole('button', { name: t('blogs.deleteOf', { title: blog.title }) }));
		const dialog = page.getByRole('dialog', { name: blogs.remove.title });
		await expect.element(dialog).toHaveTextContent(blogs.remove.question);
		await respond('DELETE /api/blogs/[id]', {
			message: blogReplies.deleted,
			undo: { _id: id, until: '2026-11-01T06:00:00.000Z' },
		});
		await userEvent.click(dialog.getByRole('button', { name: blogs.remove.confirm, exact: true }));
		await expect.element(page.getByText(blogReplies.deleted, { exact: true })).toBeVisible();
		await expect.element(page.getByText(blogs.none, { exact: true })).toBeVisible();
		expect(callsTo('DELETE /api/blogs/[id]').map(({ params }) => params)).toEqual([{ id }]);
	});

	it('leaves for the login when the session has ended before a blog is deleted, and keeps the blog', async () => {
		const { blogs } = getMessages('hi');
		const t = translator('hi');
		await respondBlogs(blog);
		await unfold('hi');
		await userEvent.click(page.getByRole('button', { name: t('blogs.deleteOf', { title: blog.title }) }));
		refuse('DELETE /api/blogs/[id]', 'auth.required');
		await respond('POST /api/users/logout', { message: 'Logged out.' });
		await userEvent.click(page.getByRole('button', { name: blogs.remove.confirm, exact: true }));
		await expect.poll(() => router.replace.mock.lastCall?.[0]).toMatch(/^\/login\?next=.*&ended=over$/);
		expect(localStorage.getItem('token')).toBeNull();
		await expect.element(row()).toBeInTheDocument();
	});
});
