import { expect, it } from 'vitest';
import { historyExportPath, historyPath, noFilters } from './history-path';

const state = {
	page: 3,
	limit: 50,
	sort: '-at',
	search: '',
	filters: { ...noFilters, action: 'blog.approve', from: '2026-11-01' },
};

it('asks for the page with the filters that are set', () => {
	expect(historyPath(state)).toBe(
		'/api/admin/history?action=blog.approve&from=2026-11-01&isChange=true&page=3&limit=50',
	);
});

it('exports all that the filters leave, whatever page is shown', () => {
	expect(historyExportPath(state)).toBe(
		'/api/admin/exports/history?action=blog.approve&from=2026-11-01&isChange=true',
	);
});

it.each([
	['', 'isChange=true'],
	['reads', 'isChange=false'],
	['all', ''],
	['nonsense', 'isChange=true'],
])('keeps reads apart from changes: %j asks for "%s"', (kind, asked) => {
	const query = historyExportPath({ ...state, filters: { ...noFilters, kind } }).split('?')[1];
	expect(query).toBe(asked);
});
