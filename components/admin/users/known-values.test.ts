import { expect, it } from 'vitest';
import hi from '@/messages/hi';
import { suggestedClans } from './known-values';

it('suggests the listed clans by their names, and what members have typed, each once', () => {
	const values = [
		{ value: 'Rathore', count: 4 },
		{ value: 'Jadaun', count: 1 },
		{ value: 'Other', count: 1 },
	];
	const suggested = suggestedClans({ clans: values, dynasties: [] }, hi.clans);
	expect(suggested.filter((name) => name === 'राठौड़')).toHaveLength(1);
	expect(suggested.at(-1)).toBe('Jadaun');
	expect(suggested).not.toContain('Rathore');
	for (const other of ['Other', hi.clans.Other]) expect(suggested).not.toContain(other);
	expect(suggestedClans(null, hi.clans)).toContain('राठौड़');
});
