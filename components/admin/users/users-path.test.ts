import { expect, it } from 'vitest';
import { usersPath } from './users-path';

const first = {
	page: 1,
	limit: 10,
	sort: '-createdAt',
	search: '',
	filters: { clan: '', dynasty: '', isAdmin: '' },
};

it('asks for ten at a time, and for nothing that is not set', () => {
	expect(usersPath(first)).toBe('/api/users?page=1&limit=10&sort=-createdAt');
});

it('asks the server for search, filters and order', () => {
	const filters = { clan: 'राठौड़', dynasty: 'Suryavanshi', isAdmin: 'false', colour: 'red' };
	const { searchParams } = new URL(
		usersPath({ page: 3, limit: 50, sort: 'name', search: 'asha & co', filters }),
		'http://portal.invalid',
	);
	expect(Object.fromEntries(searchParams)).toEqual({
		...{ page: '3', limit: '50', sort: 'name', query: 'asha & co' },
		...{ clan: 'राठौड़', dynasty: 'Suryavanshi', isAdmin: 'false' },
	});
});
