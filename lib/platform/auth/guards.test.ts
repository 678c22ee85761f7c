import { describe, expect, it } from 'vitest';
import { getGuard, languageOfPath, loginPath, safeNextPath } from './guards';

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
] as const)('from %s one logs in at the page of its language', (path, language, login) => {
	expect(languageOfPath(path)).toBe(language);
	expect(loginPath(language, path)).toBe(login);
	expect(safeNextPath(new URL(login, 'http://x').searchParams.get('next'))).toBe(path);
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
