import { describe, expect, it } from 'vitest';
import { dropUnreadQuery, hasQuery } from './unread-query';

const english = 'theme=dark; preferredLanguage=en';
const session = 'next-auth.session-token=of-a-member';

describe('the query of a page that is kept for everybody', () => {
	it.each([
		['/?q=secret', '', '/'],
		['/en?q=secret', '', '/en'],
		['/en/blogs?q=secret&page=2', '', '/en/blogs'],
		['/deity/4f1c?utm_source=secret', '', '/deity/4f1c'],
		['/about?', '', '/about'],
		['/blogs?q=secret&_rsc=1x2y3', '', '/blogs?_rsc=1x2y3'],
		['/blogs?q=secret&_rsc', '', '/blogs?_rsc'],
		['/blogs?_rscq=secret', '', '/blogs'],
		['/about?in=hi&q=secret', english, '/about?in=hi'],
		['/about?q=secret&in=h%69', english, '/about?in=hi'],
		['/about?in=hi&q=secret', '', '/about'],
		['/en/about?q=secret', english, '/en/about'],
		['/blogs?q=secret', session, '/blogs'],
	])('is left out of %s with the cookie "%s"', (url, cookie, expected) => {
		expect(dropUnreadQuery(url, cookie)).toBe(expected);
	});
});

describe('an address', () => {
	it.each([
		['without a query', '/about', ''],
		['made for each reader', '/login?next=%2Fprofile', ''],
		['of a member', '/en/family-tree?zoom=2', ''],
		['in no table', '/no-such-page?x=1', ''],
		['of a call', '/api/blogs?page=2', ''],
		['of a story for a reader with a session', '/blog/4f1c?x=1', session],
		['of matches over HTTPS', '/matrimonial?for=4f1c', `__Secure-${session}`],
		['that leads away from the second address of Hindi', '/hi/blogs?q=x', ''],
		['that leads to one without a slash', '/en/?q=x', ''],
		['that leads to English', '/blogs?q=x', english],
	])('%s stays as it is', (_, url, cookie) => {
		expect(dropUnreadQuery(url, cookie)).toBe(url);
	});

	it.each([
		['/about', false],
		['/about?', false],
		['/about?_rsc=1x2y3', false],
		['/about?_rsc', false],
		['/about?in=hi', true],
		['/about?_rsc=1x2y3&q=x', true],
	])('%s has a query: %s', (url, expected) => {
		expect(hasQuery(url)).toBe(expected);
	});
});
