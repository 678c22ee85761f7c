import { expect, it } from 'vitest';
import { readListState } from '@/components/admin/list-url';
import { inboxPath, inboxShape } from './inbox-path';

it('asks of each list what is of that list, and nothing for what stands open', () => {
	const address = 'tab=reports&kind=issue&reason=rude&state=open&open=x&page=2&search=Veer&sort=about';
	const state = readListState(new URLSearchParams(address), inboxShape);
	const asked = 'page=2&limit=10&sort=about&search=Veer&state=open';
	expect(inboxPath('messages', state)).toBe(`/api/admin/messages?${asked}&kind=issue`);
	expect(inboxPath('reports', state)).toBe(`/api/admin/reports?${asked}&reason=rude`);
	const plain = readListState(new URLSearchParams(), inboxShape);
	expect(inboxPath('messages', plain)).toBe('/api/admin/messages?page=1&limit=10&sort=-createdAt');
});
