import { addUp, cross } from './best-gaps';
import type { Block } from './forest';
import { number } from './untangle';

/** Blocks that no row holds yet, by where they go. */
interface Waiting {
	before: Map<Block | null, Block[]>;
	after: Map<Block, Block[]>;
}

/** Puts blocks whose lines do not count beside their brothers and sisters, or where the lines to them cross least. */
export function addUncounted(rows: readonly (readonly Block[])[], blocks: readonly Block[]): Block[][] {
	const levels = blocks.reduce((most, { level }) => Math.max(most, level), 0) + 1;
	const whole: Block[][] = [];
	for (let level = 0; level < levels; level += 1) {
		const row = rows[level] ?? [];
		const above = whole[level - 1] ?? [];
		const waiting: Waiting = { before: new Map(), after: new Map() };
		for (const parent of above) placeUncounted(waiting, parent, above, row);
		const full = row.flatMap((block) => [
			...(waiting.before.get(block) ?? []),
			block,
			...(waiting.after.get(block) ?? []),
		]);
		for (const block of waiting.before.get(null) ?? []) full.push(block);
		number(full);
		whole.push(full);
	}
	return whole;
}

function placeUncounted(
	{ before, after }: Waiting,
	parent: Block,
	above: readonly Block[],
	row: readonly Block[],
): void {
	let elder: Block | null = null;
	let first: Block[] = [];
	for (const link of parent.down) {
		const { below } = link;
		if (below.hangsBy !== link) continue;
		if (below.counts) {
			if (elder === null && first.length > 0) add(before, below, first);
			elder = below;
			first = [];
		} else if (elder === null) first.push(below);
		else add(after, elder, [below]);
	}
	if (first.length > 0) add(before, row[gapUnder(parent, above, row)] ?? null, first);
}

function add<Key>(groups: Map<Key, Block[]>, key: Key, blocks: readonly Block[]): void {
	const known = groups.get(key);
	if (known === undefined) groups.set(key, [...blocks]);
	else for (const block of blocks) known.push(block);
}

/** The first gap of a row in which lines from parents cross least. */
function gapUnder({ place }: Block, above: readonly Block[], row: readonly Block[]): number {
	const crossings = new Float64Array(row.length + 1);
	for (const other of above) {
		if (other.place === place) continue;
		const isLeft = other.place < place;
		for (const { below, counts } of other.down) {
			if (counts) cross(crossings, below.place, isLeft ? 1 : 0, isLeft ? 0 : 1);
		}
	}
	addUp(crossings);
	return crossings.indexOf(crossings.reduce((least, crossed) => Math.min(least, crossed)));
}

/** Rows in one sequence, in which what hangs below a block follows it where the rows allow that. */
export function inSequence(rows: readonly (readonly Block[])[]): Block[] {
	const sequence: Block[] = [];
	const taken = rows.map(() => 0);
	for (const start of rows.flat()) {
		const open = [start];
		for (let block = open.at(-1); block !== undefined; block = open.at(-1)) {
			const at = taken[block.level] ?? 0;
			const next = rows[block.level]?.[at];
			if (next === undefined || at > block.place) {
				open.pop();
				continue;
			}
			taken[block.level] = at + 1;
			sequence.push(next);
			for (const link of next.down.toReversed()) if (link.below.hangsBy === link) open.push(link.below);
		}
	}
	return sequence;
}
