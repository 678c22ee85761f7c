import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getMessages } from '@/lib/platform/i18n/translate';
import { callsTo, refuseWithoutReason, respond } from '@/tests/support/browser/calls';
import { makeBlog } from '@/tests/support/browser/records';
import { show } from '@/tests/support/browser/show';
import { BlogSearchPanel } from './blog-search-panel';

const { blogs } = getMessages('en');

const respondFound = (pages: number) =>
	respond('GET /api/blogs', {
		blogs: pages === 0 ? [] : [makeBlog()],
		pagination: { page: 1, limit: 12, total: pages * 12, pages },
	});

const showSearch = (path: string) =>
	show(
		<BlogSearchPanel language="en" writtenIn="en">
			All stories
		</BlogSearchPanel>,
		{ language: 'en', path },
	);

it('leads from each page of what was found to the next, the last and back', async () => {
	await respondFound(3);
	await showSearch('/blogs?q=fort&page=2&in=en');
	const numbers = page.getByRole('navigation', { name: blogs.pager.label }).getByRole('link');
	await expect.element(page.getByText('The fort on the hill')).toBeVisible();
	const found = numbers
		.elements()
		.map((link) => [
			link.textContent,
			new URL(String(link.getAttribute('href')), location.href).searchParams.get('page'),
		]);
	expect(found).toEqual([
		[blogs.pager.newer, null],
		['1', null],
		['2', '2'],
		['3', '3'],
		[blogs.pager.older, '3'],
	]);
	expect(callsTo('GET /api/blogs')[0]?.query).toEqual({
		search: 'fort',
		page: '2',
		limit: '12',
		language: 'en',
	});
});

it('says that the search failed or found nothing, and shows all blogs once it is cleared', async () => {
	refuseWithoutReason('GET /api/blogs', 503);
	await showSearch('/blogs?q=fort');
	await expect.element(page.getByText(blogs.search.failed)).toBeVisible();
	await respondFound(0);
	await userEvent.click(page.getByRole('button', { name: blogs.tryAgain, exact: true }));
	await expect.element(page.getByText(blogs.search.noneHint)).toBeVisible();
	await userEvent.click(page.getByRole('button', { name: blogs.search.clear, exact: true }));
	await expect.element(page.getByText('All stories')).toBeVisible();
	expect(location.search).toBe('');
});
