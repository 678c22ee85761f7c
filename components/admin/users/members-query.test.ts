import { expect, it } from 'vitest';
import { membersQuery } from './members-query';

const first = { sort: '-createdAt', search: '', filters: { clan: '', dynasty: '', isAdmin: '' } };

it('asks for nothing that is not set', () => {
	expect(membersQuery(first)).toEqual({ sort: '-createdAt' });
});

it('asks the server for search, filters and order', () => {
	const filters = { clan: 'राठौड़', dynasty: 'Suryavanshi', isAdmin: 'false' };
	expect(membersQuery({ sort: 'name', search: 'asha & co', filters })).toEqual({
		...{ sort: 'name', query: 'asha & co' },
		...{ clan: 'राठौड़', dynasty: 'Suryavanshi', isAdmin: 'false' },
	});
});
