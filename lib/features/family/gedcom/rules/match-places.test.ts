import { expect, it } from 'vitest';
import { runAtOnce } from '@/lib/core/slices';
import { matchPlaces, type Surrounding } from './match-places';

interface Relatives {
	father?: string;
	partners?: readonly string[];
	children?: readonly string[];
}

/** People who are called by their ids, unless another name is given. */
function surrounding(relatives: Record<string, Relatives>, names: Record<string, string> = {}): Surrounding {
	return {
		find: (id) => ({ keys: [names[id] ?? id], sex: null, born: null }),
		parent: (id, role) => (role === 'father' ? (relatives[id]?.father ?? null) : null),
		partners: (id) => relatives[id]?.partners ?? [],
		children: (id) => relatives[id]?.children ?? [],
	};
}

const match = (file: Surrounding, tree: Surrounding) =>
	[...runAtOnce(matchPlaces(new Map([['me', 'me']]), file, tree))].map(([id, { cardId, isSure }]) => [
		...[id, cardId, isSure],
	]);

it.each([
	['the same name', 'sardar sing', 'sardar sing', true],
	['a shorter form', 'sardar sing', 'sardar sing rator', true],
	['a title', 'takur sardar sing', 'sardar sing', true],
	['another name', 'sardar sing', 'bapuji', false],
	['another given name beside the same surname', 'sardar rator', 'jod rator', false],
])('is the father on the card for %s, sure or to be asked', (_title, name, card, isSure) => {
	const file = surrounding({ me: { father: 'f' } }, { f: name });
	const tree = surrounding({ me: { father: 'c' } }, { c: card });
	expect(match(file, tree)).toEqual([['f', 'c', isSure]]);
});

it('goes on from somebody who is sure, and not from somebody who is asked about', () => {
	const lines = { me: { father: 'f' }, f: { father: 'g' } };
	const cards = { me: { father: 'c' }, c: { father: 'd' } };
	const grandfathers = { g: 'jod', d: 'jod sing' };
	expect(
		match(
			surrounding(lines, { f: 'ram', ...grandfathers }),
			surrounding(cards, { c: 'ram', ...grandfathers }),
		),
	).toEqual([
		['f', 'c', true],
		['g', 'd', true],
	]);
	expect(match(surrounding(lines, { f: 'ram' }), surrounding(cards, { c: 'moti' }))).toEqual([
		['f', 'c', false],
	]);
});

it('asks about the only wife of another name, and about none of several', () => {
	const file = surrounding({ me: { partners: ['w'] } });
	expect(match(file, surrounding({ me: { partners: ['x'] } }))).toEqual([['w', 'x', false]]);
	expect(match(file, surrounding({ me: { partners: ['x', 'y'] } }))).toEqual([]);
});

it('takes children for the same by their name alone', () => {
	const file = surrounding({ me: { children: ['a', 'b', 'c'] } }, { a: 'lav sing', b: 'kus', c: 'moti' });
	const tree = surrounding(
		{ me: { children: ['x', 'y', 'z'] } },
		{ x: 'lav sing', y: 'kus sing', z: 'hira' },
	);
	expect(match(file, tree)).toEqual([
		['a', 'x', true],
		['b', 'y', false],
	]);
});

it('stops comparing in families in which everybody is a child of everybody', () => {
	const parents = Array.from({ length: 2000 }, (_, at) => `p${at}`);
	const children = Array.from({ length: 60 }, (_, at) => `k${at}`);
	let looks = 0;
	const side = (tag: string): Surrounding => ({
		...surrounding({}),
		find: (id) => {
			looks += 1;
			return { keys: [`${id} ${tag}`], sex: null, born: null };
		},
		children: (id) => (id.startsWith('p') ? children : []),
	});
	runAtOnce(matchPlaces(new Map(parents.map((id) => [id, id])), side('a'), side('b')));
	expect(looks).toBeLessThanOrEqual(2_000_000);
});
