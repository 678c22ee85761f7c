import { describe, expect, it } from 'vitest';
import {
	findSessionEnd,
	getAddressAfterLogin,
	getGuard,
	languageOfPath,
	loginPath,
	safeNextPath,
} from './guards';

describe('guardOf', () => {
	it.each([
		'/profile',
		'/profile/',
		'/profile/42',
		'/family-tree',
		'/family-tree/relation',
		'/family-tree/book',
		'/add-family',
		'/dashboard',
		'/biodata',
		'/biodata/',
		'/biodata/new',
		'/biodata/own/42',
		'/share-story',
		'/upload-photo',
		'/matrimonial/interests',
		'/matrimonial/42',
	])('%s is for members, in both languages', (path) => {
		for (const prefix of ['', '/en', '/hi']) expect(getGuard(`${prefix}${path}`)).toBe('member');
	});

	it.each(['/admin', '/admin/users', '/admin/', '/kul-devi-devta-form'])(
		'%s is for administrators, in both languages',
		(path) => {
			for (const prefix of ['', '/en', '/hi']) expect(getGuard(`${prefix}${path}`)).toBe('administrator');
		},
	);

	it.each([
		'/',
		'/en',
		'/hi',
		'/login',
		'/en/register',
		'/profiles',
		'/blogs/profile',
		'/fr/profile',
		'',
		'/matrimonial',
		'/matrimonial/',
		'/biodata/a-secret',
		'/en/biodata/a-secret',
		'/kul-devi-devta',
	])('%s is open', (path) => {
		expect(getGuard(path)).toBe('open');
	});
});

it.each([
	['/profile', 'hi', '/login?next=%2Fprofile'],
	['/en/family-tree?zoom=2&a=%20', 'en', '/en/login?next=%2Fen%2Ffamily-tree%3Fzoom%3D2%26a%3D%2520'],
	['/?q=asha', 'hi', '/login?next=%2F%3Fq%3Dasha'],
	['/en?q=asha', 'en', '/en/login?next=%2Fen%3Fq%3Dasha'],
	['/en#join', 'en', '/en/login?next=%2Fen%23join'],
] as const)('from %s one logs in at the page of its language', (path, language, login) => {
	expect(languageOfPath(path)).toBe(language);
	expect(loginPath(language, path)).toBe(login);
	const next = new URL(login, 'http://x').searchParams.get('next');
	expect(safeNextPath(next)).toBe(path);
	expect(getAddressAfterLogin(language, next)).toBe(path);
});

describe('getAddressAfterLogin', () => {
	it.each([
		['/', '/', '/en'],
		['/?q=asha', '/?q=asha', '/en?q=asha'],
		['/#join', '/#join', '/en#join'],
		['/profile/42', '/profile/42', '/en/profile/42'],
		[
			'/matrimonial/interests?list=sent',
			'/matrimonial/interests?list=sent',
			'/en/matrimonial/interests?list=sent',
		],
		[
			'/family-tree?ask=42&name=a%2Fb#me',
			'/family-tree?ask=42&name=a%2Fb#me',
			'/en/family-tree?ask=42&name=a%2Fb#me',
		],
		['/share-story', '/share-story', '/en/share-story'],
		['/admin', '/admin', '/admin'],
		['/admin/users?page=2#row', '/admin/users?page=2#row', '/admin/users?page=2#row'],
		['https://evil.example/', '/profile', '/en/profile'],
		[null, '/profile', '/en/profile'],
	])('after a login with %j as next, the page is %s in Hindi and %s in English', (next, hindi, english) => {
		const prefixed = (prefix: string) => next?.replace(/^\/(?=$|[?#])|^(?=\/)/, prefix) ?? null;
		for (const given of [next, prefixed('/en'), prefixed('/hi')]) {
			expect(getAddressAfterLogin('hi', given)).toBe(hindi);
			expect(getAddressAfterLogin('en', given)).toBe(english);
		}
	});
});

describe('findSessionEnd', () => {
	it.each([
		[undefined, undefined],
		['auth.idle', 'idle'],
		['auth.required', 'over'],
		['server.unexpected', undefined],
	])('returns for the code %s the end %s', (code, end) => {
		expect(findSessionEnd(code)).toBe(end);
	});
});

describe('safeNextPath', () => {
	it.each(['/', '/profile', '/en/profile?a=b&c=%2F%2Fevil', '/family-tree#me', '/blog/%E0%A4%95'])(
		'keeps %s',
		(path) => {
			expect(safeNextPath(path)).toBe(path);
		},
	);

	it.each([
		null,
		undefined,
		'',
		'profile',
		'https://evil.example/',
		'//evil.example',
		'///evil.example',
		'/\\evil.example',
		'\\\\evil.example',
		'/profile\\..\\..',
		'/\t/evil.example',
		'/\n/evil.example',
		' /profile',
		'/.//evil.example',
		'/a/..//evil.example',
		'/%2e//evil.example',
		'javascript:alert(1)',
		'/\u0000/evil.example',
		'/\u200b',
		'http:/profile',
	])('refuses %j', (path) => {
		expect(safeNextPath(path)).toBeNull();
	});
});
