import { describe, expect, it } from 'vitest';
import { markedTitle } from './marked-title';
import { categories, type FoundGroup } from './search-categories';
import { getOutcome, placedGroups } from './search-rows';

const row = (key: string, title: string) => ({
	...{ key, title, path: null, isPrivate: false, about: [] },
	...{ language: undefined, creator: null, memberCount: null },
});
const members: FoundGroup = { rows: [row('a', 'Rao Vikram'), row('b', 'Rao')], total: 2 };
const clans: FoundGroup = { rows: [row('Rao Clan', 'Rao Clan')], total: 1 };
const deities: FoundGroup = { rows: [row('d', 'Rao Devta')], total: 1 };
const none: FoundGroup = { rows: [], total: 0 };

const getIds = (groups: ReturnType<typeof placedGroups>) =>
	groups.flatMap(({ rows }) => rows.map(({ id }) => id));

describe('placedGroups', () => {
	it('are in one order, no matter what was answered first, without the empty and the failed', () => {
		const groups = placedGroups({ deities, blogs: 'failed', families: none, clans, members }, categories);
		expect(groups.map(({ category }) => category)).toEqual(['members', 'clans', 'deities']);
		expect(getIds(groups)).toEqual([
			'found-members-a',
			'found-members-b',
			'found-clans-Rao_Clan',
			'found-deities-d',
		]);
	});

	it('leaves out what is not chosen', () => {
		expect(placedGroups({ members, clans }, ['clans']).map(({ category }) => category)).toEqual(['clans']);
	});
});

describe('outcomeOf', () => {
	it.each([
		[{}, 'waiting'],
		[{ members: none }, 'waiting'],
		[{ members: none, clans: none }, 'nothing'],
		[{ members }, 'found'],
		[{ members: none, clans: 'failed' }, 'nothing'],
		[{ members, clans: 'failed' }, 'found'],
		[{ members: 'failed' }, 'waiting'],
		[{ members: 'failed', clans: 'failed' }, 'failed'],
		[{ deities }, 'waiting'],
	] as const)('of %j', (answers, outcome) => {
		expect(getOutcome(answers, ['members', 'clans'])).toBe(outcome);
	});
});

describe('markedTitle', () => {
	const marked = (title: string, search: string) =>
		markedTitle(title, search)
			.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
			.join('');

	it.each([
		['Rao Vikram Singh', 'vik', 'Rao [Vikram] Singh'],
		['राव विक्रम सिंह', 'vikram singh', 'राव [विक्रम] [सिंह]'],
		['Kshetrapal', 'क्षेत्र', '[Kshetrapal]'],
		['Asha', 'meera', 'Asha'],
		['Asha — Rao', '', 'Asha — Rao'],
	])('%s for %s', (title, search, shown) => {
		expect(marked(title, search)).toBe(shown);
	});
});
