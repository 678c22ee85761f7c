import { expect, it } from 'vitest';
import { loadListState } from '../list/list-state';
import { messagesList, reportsList } from './inbox-query';

it('asks each list for its own filters, and not for the record that is open', async () => {
	const address = {
		tab: 'reports',
		kind: 'issue',
		reason: 'rude',
		state: 'open',
		open: 'x',
		page: '2',
		search: 'Veer',
		sort: 'about',
	};
	const state = await loadListState(messagesList, Promise.resolve(address));
	const query = { page: 2, limit: 10, sort: 'about', search: 'Veer', state: 'open' };
	expect(messagesList.query(state)).toEqual({ ...query, kind: 'issue' });
	expect(reportsList.query(state)).toEqual({ ...query, reason: 'rude' });
	const plain = await loadListState(messagesList, Promise.resolve({}));
	expect(messagesList.query(plain)).toEqual({ page: 1, limit: 10, sort: '-createdAt' });
});
