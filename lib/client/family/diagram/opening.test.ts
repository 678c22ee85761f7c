import { describe, expect, it } from 'vitest';
import { aroundIn, aroundPath, askPath, getOpening, openingPath, queryAround } from './opening';

const read = (path: string) => getOpening(Object.fromEntries(new URL(path, 'http://localhost').searchParams));

describe('the address that leads to asking a member as a relative', () => {
	it('names them and what found them', () => {
		const path = askPath({ id: 'a', name: 'Asha & Veer' }, 'राठौड़ & co');
		expect(path).toMatch(/^\/family-tree\?ask=a&/);
		expect(read(path)).toEqual({ kind: 'ask', asked: { id: 'a', search: 'राठौड़ & co' } });
	});

	it('looks for the name where less was typed than the form searches for', () => {
		expect(read(askPath({ id: 'a', name: 'Asha' }, 'A'))).toEqual({
			kind: 'ask',
			asked: { id: 'a', search: 'Asha' },
		});
	});

	it.each([{}, { ask: 'a' }, { search: 'b' }, { ask: ['a', 'b'], search: 'c' }])('is not %j', (query) => {
		expect(getOpening(query)).toEqual({ kind: 'nothing' });
	});
});

describe('openingPath', () => {
	it.each([
		{ kind: 'nothing' },
		{ kind: 'requests' },
		{ kind: 'invite', memberId: 'a' },
		{ kind: 'ask', asked: { id: 'a', search: 'राठौड़ & co' } },
	] as const)('is read back as %j', (opening) => {
		expect(read(openingPath(opening))).toEqual(opening);
	});
});

describe('the address of the tree around somebody', () => {
	it('names them, beside what else it says, and nobody for the reader', () => {
		const query = new URL(aroundPath('a b'), 'http://localhost').searchParams;
		expect(aroundIn(Object.fromEntries(query))).toBe('a b');
		const other = queryAround(new URLSearchParams('open=requests&around=x'), 'y');
		expect(`${other}`).toBe('open=requests&around=y');
		expect(`${queryAround(other, null)}`).toBe('open=requests');
	});

	it.each([{}, { around: '' }, { around: ['a', 'b'] }])('names nobody in %j', (query) => {
		expect(aroundIn(query)).toBeNull();
	});
});
