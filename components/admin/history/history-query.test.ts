import { expect, it } from 'vitest';
import { historyQuery, noFilters } from './history-query';

const state = { page: 3, limit: 50, sort: '-at', search: '', filters: noFilters };

it('asks for what the filters that are set leave, whatever page is shown', () => {
	const filters = { ...noFilters, action: 'blog.approve', from: '2026-11-01' };
	expect(historyQuery({ ...state, filters })).toEqual({
		action: 'blog.approve',
		from: '2026-11-01',
		isChange: 'true',
	});
});

it.each([
	['', { isChange: 'true' }],
	['reads', { isChange: 'false' }],
	['all', {}],
	['nonsense', { isChange: 'true' }],
])('keeps reads apart from changes: %j asks for %j', (kind, asked) => {
	expect(historyQuery({ ...state, filters: { ...noFilters, kind } })).toEqual(asked);
});
