import { describe, expect, it } from 'vitest';
import { listedClans } from './clans';
import { listedGroups } from './groups';
import { slugOfClan, slugOfGroup } from './slugs';

describe('slugOfClan', () => {
	it('leads every clan, branch and spelling to its group', () => {
		for (const { key, clans, spellings, branches } of listedGroups)
			for (const name of [key, slugOfGroup(key), ...clans, ...spellings, ...branches])
				expect(slugOfClan(name), name).toBe(slugOfGroup(key));
		expect(listedClans.map(slugOfClan)).not.toContain(null);
	});

	it.each([
		['hada', 'chauhan'],
		['राठौड़', 'rathore'],
		['sisodiya', 'guhila'],
		['shekhawat', 'kachhwaha'],
		['rathore-rajput', 'rathore'],
		['jadaun', null],
		['other', null],
		['', null],
	])('%s is of %s', (clan, slug) => {
		expect(slugOfClan(clan)).toBe(slug);
	});
});
