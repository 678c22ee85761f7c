import { expect, it } from 'vitest';
import { adminPages, currentPage } from './pages';

it.each([
	['/admin', '/admin'],
	['/admin/users', '/admin/users'],
	['/admin/users/42', '/admin/users'],
	['/admin/usersandmore', null],
	['/admin/nothing-here', null],
	['/blogs', null],
])('%s belongs to the page %j of the sidebar', (path, page) => {
	expect(currentPage(path)).toBe(page);
});

it('says of every page that lists what waits how much that is', () => {
	const waiting = { blogs: 1, pictures: 2, messages: 4, reports: 8 };
	const counts = adminPages.flatMap(({ name, waiting: of }) => (of ? [[name, of(waiting)]] : []));
	expect(Object.fromEntries(counts)).toEqual({ blogs: 1, gallery: 2, messages: 12 });
});
