import { describe, expect, it } from 'vitest';
import { askedMember, askPath } from './asked-member';

const read = (path: string) =>
	askedMember(Object.fromEntries(new URL(path, 'http://localhost').searchParams));

describe('the address that leads to asking a member as a relative', () => {
	it('names them and what found them', () => {
		const path = askPath({ id: 'a', name: 'Asha & Veer' }, 'राठौड़ & co');
		expect(path).toMatch(/^\/family-tree\?ask=a&/);
		expect(read(path)).toEqual({ id: 'a', search: 'राठौड़ & co' });
	});

	it('looks for the name where less was typed than the form searches for', () => {
		expect(read(askPath({ id: 'a', name: 'Asha' }, 'A'))).toEqual({ id: 'a', search: 'Asha' });
	});

	it.each([{}, { ask: 'a' }, { search: 'b' }, { ask: ['a', 'b'], search: 'c' }])('is not %j', (query) => {
		expect(askedMember(query)).toBeNull();
	});
});
