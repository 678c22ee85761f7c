import { describe, expect, it } from 'vitest';
import { findAdminAddress } from './admin-language';

describe('adminAddressOf', () => {
	it.each(['/admin', '/admin/', '/admin/users', '/admin/users/42', '/admin?page=2'])(
		'%s tells no language',
		(path) => {
			expect(findAdminAddress(path)).toEqual({ kind: 'page', path });
		},
	);

	it('takes the language that comes first for one that was chosen', () => {
		expect(findAdminAddress('/hi/admin')).toEqual({ kind: 'chosen', path: '/admin', language: 'hi' });
		expect(findAdminAddress('/en/admin/users')).toEqual({
			kind: 'chosen',
			path: '/admin/users',
			language: 'en',
		});
	});

	it.each(['/', '/en', '/administrators', '/en/administrators', '/fr/admin', '/blog/admin', '/api/admin'])(
		'leaves %s alone',
		(path) => {
			expect(findAdminAddress(path)).toBeNull();
		},
	);
});
