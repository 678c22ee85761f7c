import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { runAtOnce } from '@/lib/core/slices';
import type { FamilyFile, FileParentLink, FilePerson } from '@/lib/rules/gedcom/family-file';
import { UnreadList } from '@/lib/rules/gedcom/unread';
import { planImport } from './plan-import';

const me = 'me';
const tree = {
	meId: me,
	graph: { people: [], parentLinks: [], unions: [] },
	cards: new Map(),
	unions: [],
};

function plan(file: FamilyFile) {
	let made = 0;
	const newId = () => `card${String(made++).padStart(4, '0')}`;
	const unread = new UnreadList();
	const around = { choices: {}, today: new Date('2026-11-21'), unknownNames: ['?'] as const, newId, unread };
	return { ...runAtOnce(planImport(file, tree, around)), unread: unread.list(10) };
}

const person = (id: string, ...facts: FilePerson['facts']): FilePerson => ({
	...{ id, sex: null, facts, isImplied: false, line: 1 },
});
const named = (id: string) => person(id, { tag: 'NAME', value: id });
const link = (childId: string, parentId: string): FileParentLink => ({
	...{ childId, parentId, role: 'father', kind: 'adopted', line: 1 },
});

it('makes a connector of each person without a name who connects others, and a card of any other', () => {
	const { people } = plan({
		people: [
			named('a'),
			named('b'),
			person('between'),
			person('alone'),
			person('noted', { tag: 'NOTE', value: 'x' }),
		],
		parentLinks: [link('a', 'between'), link('b', 'between'), link('a', 'noted'), link('b', 'noted')],
		unions: [],
	});
	expect(people.map(({ name, isConnector }) => [name, isConnector])).toEqual([
		['a', false],
		['b', false],
		['?', true],
		['?', false],
		['?', false],
	]);
});

const chain = (ids: readonly string[]) => ids.slice(1).map((child, at) => link(child, ids[at] ?? ''));
const getIds = (count: number) => Array.from({ length: count }, (_, at) => `p${at}`);

/** How often the parents or children of somebody are looked up while a file is planned. */
function lookUpsFor(generations: number): number {
	const ids = getIds(generations);
	const get = vi.spyOn(Map.prototype, 'get');
	try {
		expect(plan({ people: ids.map(named), parentLinks: chain(ids), unions: [] }).parentLinks).toHaveLength(
			generations - 1,
		);
		return get.mock.calls.length;
	} finally {
		get.mockRestore();
	}
}

it('walks each generation once, however many there are', () => {
	expect(lookUpsFor(600) / lookUpsFor(300)).toBeLessThan(2.2);
});

it('refuses the link that closes a circle, and no other', () => {
	const ids = getIds(50);
	const { parentLinks, unread } = plan({
		people: [...ids, 'above', 'below'].map(named),
		parentLinks: [link('p0', 'above'), ...chain(ids), link('p0', 'p49'), link('below', 'p49')],
		unions: [],
	});
	expect(parentLinks).toHaveLength(51);
	expect(unread.map(({ code }) => code)).toEqual(['ownAncestor']);
});

it('takes thousands of links that are tangled in no circle', () => {
	const ids = getIds(200);
	const parentLinks = ids.flatMap((child, at) => ids.slice(0, at).map((parent) => link(child, parent)));
	expect(plan({ people: ids.map(named), parentLinks, unions: [] }).parentLinks).toHaveLength(19_900);
});

it('gives up on circles that are too tangled to be looked through', () => {
	const ids = getIds(1500);
	const parentLinks = [link('p0', 'p1499'), ...chain(ids)];
	expect(() => plan({ people: ids.map(named), parentLinks, unions: [] })).toThrow(
		expect.objectContaining({ code: 'gedcom.tooTangled' }),
	);
});

it('pauses for each person while it plans', () => {
	const people = Array.from({ length: 500 }, (_, at) => named(`p${at}`));
	const file = { people, parentLinks: [], unions: [] };
	const around = { choices: {}, today: new Date('2026-11-21'), unknownNames: ['?'] as const };
	const pauses = [...planImport(file, tree, { ...around, newId: randomUUID, unread: new UnreadList() })];
	expect(pauses.length).toBeGreaterThanOrEqual(500);
});
