import { expect, it } from 'vitest';
import { readListState } from '@/components/admin/list-url';
import { inboxQuery, inboxShape } from './inbox-query';

it('asks of each list what is of that list, and nothing for what stands open', () => {
	const address = 'tab=reports&kind=issue&reason=rude&state=open&open=x&page=2&search=Veer&sort=about';
	const state = readListState(new URLSearchParams(address), inboxShape);
	const asked = { page: 2, limit: 10, sort: 'about', search: 'Veer', state: 'open' };
	expect(inboxQuery('kind', state)).toEqual({ ...asked, kind: 'issue' });
	expect(inboxQuery('reason', state)).toEqual({ ...asked, reason: 'rude' });
	const plain = readListState(new URLSearchParams(), inboxShape);
	expect(inboxQuery('kind', plain)).toEqual({ page: 1, limit: 10, sort: '-createdAt' });
});
