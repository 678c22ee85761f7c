import { expect, it } from 'vitest';
import { routePattern } from './route-pattern';

it.each([
	['/api/users/profile', {}, '/api/users/profile'],
	['/api/blogs/4f2a', { id: '4f2a' }, '/api/blogs/[id]'],
	['/api/blogs/4f2a/approve', { id: '4f2a' }, '/api/blogs/[id]/approve'],
	['/api/media/4f2a/480', { mediaId: '4f2a', width: '480' }, '/api/media/[mediaId]/[width]'],
	['/api/auth/callback/credentials', { nextauth: ['callback', 'credentials'] }, '/api/auth/[...nextauth]'],
	['/api', { rest: undefined }, '/api'],
	['/api/no/such/call', { rest: ['no', 'such', 'call'] }, '/api/[...rest]'],
	['/api/blogs/blogs', { id: 'blogs' }, '/api/blogs/[id]'],
	['/api/blogs/%E0%A4%AE%E0%A5%80%E0%A4%B0%E0%A4%BE', { id: 'मीरा' }, '/api/blogs/[id]'],
	[
		'/api/blogs/%E0%A4%AE%E0%A5%80%E0%A4%B0%E0%A4%BE',
		{ id: '%E0%A4%AE%E0%A5%80%E0%A4%B0%E0%A4%BE' },
		'/api/blogs/[id]',
	],
	['/api/blogs/100%', { id: '100%' }, '/api/blogs/[id]'],
	['/api/blogs/meera', { id: 'something else' }, 'unknown'],
])('of %s with %j is %s', (path, params, pattern) => {
	expect(routePattern(path, params)).toBe(pattern);
});
