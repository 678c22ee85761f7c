import { expect, it } from 'vitest';
import { historyQuery, noFilters } from './history-query';

const filters = { ...noFilters, kind: '' };

it('asks for what the search and the filters that are set leave', () => {
	const chosen = { ...filters, action: 'blog.approve', from: '2026-11-01' };
	expect(historyQuery({ search: 'Karni', filters: chosen })).toEqual({
		...{ about: 'Karni', action: 'blog.approve', from: '2026-11-01', isChange: 'true' },
	});
});

it.each([
	['', { isChange: 'true' }],
	['reads', { isChange: 'false' }],
	['all', {}],
	['nonsense', { isChange: 'true' }],
])('keeps reads apart from changes: %j asks for %j', (kind, asked) => {
	expect(historyQuery({ search: '', filters: { ...filters, kind } })).toEqual(asked);
});
