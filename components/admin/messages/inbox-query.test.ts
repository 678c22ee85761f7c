import { expect, it } from 'vitest';
import { loadListState } from '../list/list-state';
import { inboxQuery, inboxShape } from './inbox-query';

it('asks of each list what is of that list, and nothing for what is open', async () => {
	const address = {
		...{ tab: 'reports', kind: 'issue', reason: 'rude', state: 'open', open: 'x' },
		...{ page: '2', search: 'Veer', sort: 'about' },
	};
	const state = await loadListState(inboxShape, Promise.resolve(address));
	const asked = { page: 2, limit: 10, sort: 'about', search: 'Veer', state: 'open' };
	expect(inboxQuery('kind', state)).toEqual({ ...asked, kind: 'issue' });
	expect(inboxQuery('reason', state)).toEqual({ ...asked, reason: 'rude' });
	const plain = await loadListState(inboxShape, Promise.resolve({}));
	expect(inboxQuery('kind', plain)).toEqual({ page: 1, limit: 10, sort: '-createdAt' });
});
