import { describe, expect, it } from 'vitest';
import { getSorting, nextSort, selectedPart, selectionWith } from './table-state';

describe('the order of a list', () => {
	it.each([
		['name', 'ascending'],
		['-name', 'descending'],
		['-createdAt', 'none'],
		['', 'none'],
	])('%j is %s in the column of names', (sort, sorting) => {
		expect(getSorting(sort, 'name')).toBe(sorting);
	});

	it('rises at the first press on a head, falls at the second, and rises again', () => {
		const pressed = [nextSort('-createdAt', 'name'), nextSort('name', 'name'), nextSort('-name', 'name')];
		expect(pressed).toEqual(['name', '-name', 'name']);
	});
});

describe('a selection', () => {
	const selected = new Set(['a', 'elsewhere']);

	it('says how many of a page are in it', () => {
		expect(selectedPart(selected, ['b', 'c'])).toBe('none');
		expect(selectedPart(selected, ['a', 'b'])).toBe('some');
		expect(selectedPart(selected, ['a'])).toBe('all');
	});

	it('takes all of a page in and out, and keeps what is selected elsewhere', () => {
		const all = selectionWith(selected, ['a', 'b'], true);
		expect([...all]).toEqual(['a', 'elsewhere', 'b']);
		expect([...selectionWith(all, ['a', 'b'], false)]).toEqual(['elsewhere']);
		expect(selected.size).toBe(2);
	});
});
