import type { Block } from './forest';

/** A place right of all that there can be. */
export const beyondAll = 2 ** 31 - 1;

/**
 * Blocks from left to right, each before everything that is below it, so that what hangs together is a stretch and
 * stays together in every row. They are strung together, and their places are numbers with room between, so that
 * putting a stretch somewhere leaves the others as they are.
 */
export class Sequence {
	/** Those of the blocks that can cross something, row by row; children without a family of their own cannot. */
	readonly rows: Block[][] = [];
	/** Those of them that hang by a link whose crossings count. */
	readonly hanging: Block[][] = [];
	private first: Block | null = null;
	private last: Block | null = null;
	/** As wide as places can be apart and still be small integers, which are compared fastest. */
	private readonly room: number;

	constructor(maxBlocks: number) {
		this.room = Math.max(2, Math.floor(2 ** 30 / (maxBlocks + 1)));
	}

	list(): Block[] {
		const blocks: Block[] = [];
		for (let block = this.first; block !== null; block = block.next) blocks.push(block);
		return blocks;
	}

	/** What comes after a block and all that is below it. */
	afterBranch(block: Block): Block | null {
		return getLast(block).next;
	}

	/** Puts a root and what is strung to it before a block, or at the end. */
	put(root: Block, before: Block | null): void {
		const previous = before === null ? this.last : before.previous;
		let tail = root;
		let count = 1;
		for (; tail.next !== null; tail = tail.next) count += 1;
		this.join(previous, root);
		this.join(tail, before);
		this.number(root, tail, count);
		this.enterRows(root, tail);
	}

	private join(left: Block | null, right: Block | null): void {
		if (left === null) this.first = right;
		else left.next = right;
		if (right === null) this.last = left;
		else right.previous = left;
	}

	private number(root: Block, tail: Block, count: number): void {
		const low = root.previous === null ? 0 : root.previous.place;
		const high = tail.next?.place ?? Math.min(low + (count + 1) * this.room, beyondAll);
		const step = Math.floor((high - low) / (count + 1));
		if (step < 1) {
			this.numberAll();
			return;
		}
		let place = low;
		for (let block: Block | null = root; block !== tail.next && block !== null; block = block.next) {
			place += step;
			block.place = place;
		}
	}

	private numberAll(): void {
		let place = 0;
		for (let block = this.first; block !== null; block = block.next) {
			place += this.room;
			block.place = place;
		}
	}

	private enterRows(root: Block, tail: Block): void {
		const rows: Block[][] = [];
		const hanging: Block[][] = [];
		for (let block: Block | null = root; block !== tail.next && block !== null; block = block.next) {
			if (block.counts) addToRow(rows, block);
			if (block.hangsBy?.counts) addToRow(hanging, block);
		}
		enter(this.rows, rows, root.place);
		enter(this.hanging, hanging, root.place);
	}
}

export function addToRow(rows: Block[][], block: Block): void {
	const row = rows[block.level];
	if (row) row.push(block);
	else rows[block.level] = [block];
}

const maxArguments = 1_000;

function enter(rows: Block[][], entering: readonly (readonly Block[])[], place: number): void {
	for (let level = 0; level < entering.length; level += 1) {
		const blocks = entering[level];
		if (blocks === undefined) continue;
		const row = rows[level] ?? [];
		const at = countBefore(row, place);
		if (blocks.length < maxArguments) row.splice(at, 0, ...blocks);
		rows[level] = blocks.length < maxArguments ? row : [...row.slice(0, at), ...blocks, ...row.slice(at)];
	}
}

function getLast(root: Block): Block {
	let last = root;
	while (last.next !== null && last.next.level > root.level) last = last.next;
	return last;
}

/** A block and all that comes after it and is lower move together. */
export function isInBranch(block: Block | null, root: Block): block is Block {
	return block !== null && (block === root || block.level > root.level);
}

/** How many blocks of a row, in order, come before a place. */
export function countBefore(row: readonly Block[], place: number): number {
	let [low, high] = [0, row.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		const block = row[middle];
		if (block !== undefined && block.place < place) low = middle + 1;
		else high = middle;
	}
	return low;
}
