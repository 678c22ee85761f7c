import { areCrossed, findGaps, newPart, type Part, weigh } from './best-gaps';
import type { Block, Link } from './forest';
import type { Person } from './people';

/** The rows of a family in which what hangs below a block need not stay together. */
interface Rows {
	rows: Block[][];
	/** The tree around which the others move. */
	main: Block;
	/** Those in the line of the person in the middle and their brothers and sisters, whom nobody passes. */
	fixed: ReadonlySet<Block>;
	/** What is being moved carries this number. */
	move: number;
}

/** Hardly anybody moves any more after that. */
const maxRounds = 2;
/** In families of more blocks only those move, once, who hang nowhere or could hang elsewhere. */
const fewEnoughToMoveAll = 2_500;
/** In families of more everybody stays where they were put first. */
const fewEnoughToMove = 12_000;

/**
 * Takes each branch, and each with all that only it connects with the rest, to the gaps of its rows where it crosses
 * least. Brothers and sisters who hang under the same parents stay in order.
 *
 * @returns the rows, as they are after that
 */
export function untangle(rows: Block[][], main: Block, hasSides: boolean): Block[][] {
	for (const row of rows) number(row);
	const blocks = rows.flat();
	if (blocks.length > fewEnoughToMove || !rows.some(isTangled)) return rows;
	const fixed = new Set(hasSides ? blocks.filter(isNearMe) : []);
	const move = blocks.reduce((most, block) => Math.max(most, block.move), 0);
	const picture: Rows = { rows, main, fixed, move };
	const movesAll = blocks.length <= fewEnoughToMoveAll;
	for (let round = 0; round < (movesAll ? maxRounds : 1); round += 1) {
		let hasMoved = false;
		for (let level = 0; level < rows.length; level += 1) {
			for (const block of [...(rows[level] ?? [])]) {
				if (block === main || !(movesAll || block.hangsBy === null || block.up.length > 1)) continue;
				if (moveSet(picture, block, gatherBranch(picture, block))) hasMoved = true;
				if (moveSet(picture, block, gatherDependents(picture, block))) hasMoved = true;
			}
		}
		if (!hasMoved) break;
	}
	return rows;
}

export function number(row: readonly Block[]): void {
	row.forEach((block, at) => {
		block.place = at;
	});
}

function isTangled(row: readonly Block[]): boolean {
	const links = row.flatMap(({ down }) => down.filter(({ counts }) => counts));
	return links.some((link) => links.some((other) => areCrossed(link, other)));
}

/** Those in the line of the person in the middle and their brothers and sisters stand where their side is. */
function isNearMe({ people, up }: Block): boolean {
	const isInLine = ({ line }: Person) => line !== null;
	return people.some(isInLine) || up.some(({ above }) => above.down.some(({ child }) => isInLine(child)));
}

/** A block and all that hangs below it. */
function gatherBranch(picture: Rows, start: Block): Block[] {
	picture.move += 1;
	const { move } = picture;
	const set = [start];
	for (const block of set) {
		block.move = move;
		for (const link of block.down) if (link.counts && link.below.hangsBy === link) set.push(link.below);
	}
	return set;
}

/** A block and all that would be cut off with it from those under whom it hangs, or from the main tree; nothing where that is its branch alone. */
function gatherDependents(picture: Rows, start: Block): Block[] {
	const branch = gatherBranch(picture, start);
	const anchor = start.hangsBy?.above ?? picture.main;
	if (anchor.move === picture.move || !branch.some((block) => isLinkedOut(block, start))) return [];
	const rest = reachFrom(picture, [anchor], picture.move);
	const set = reachFrom(picture, branch, picture.move);
	return set.length > branch.length && set.length <= rest.length ? set : [];
}

/** Whether more leads out of a branch than the link by which it hangs. */
function isLinkedOut({ up, down, move }: Block, start: Block): boolean {
	return (
		up.some((link) => link.counts && link.above.move !== move && link !== start.hangsBy) ||
		down.some(({ below, counts }) => counts && below.move !== move)
	);
}

/** Gives all that hangs together with some blocks, but for those that carry a number, the next one. */
function reachFrom(picture: Rows, starts: readonly Block[], without: number): Block[] {
	picture.move += 1;
	const { move } = picture;
	const reached = [...starts];
	for (const block of starts) block.move = move;
	const reach = (block: Block) => {
		if (block.move === without || block.move === move) return;
		block.move = move;
		reached.push(block);
	};
	for (const { up, down } of reached) {
		for (const { above, counts } of up) if (counts) reach(above);
		for (const { below, counts } of down) if (counts) reach(below);
	}
	return reached;
}

/** @returns whether it moved */
function moveSet(picture: Rows, start: Block, set: readonly Block[]): boolean {
	const { rows, fixed, move } = picture;
	if (set.length === 0 || set.some((block) => fixed.has(block))) return false;
	const parts = takeApart(picture, set);
	if (parts === null) return false;
	const now = weigh(rows, parts, move);
	if (now === 0) return false;
	const ways = findWays(picture, start, parts);
	const gaps = findGaps(parts, now);
	if (gaps === null) return false;
	parts.forEach(({ level, moving, staying }, at) => {
		const gap = gaps[at] ?? 0;
		const row = [...staying.slice(0, gap), ...moving, ...staying.slice(gap)];
		rows[level] = row;
		number(row);
		if (level === start.level) start.hangsBy = findWay(ways, start, gap);
	});
	return true;
}

/** @returns null where those who are fixed stand between them */
function takeApart({ rows, fixed, move }: Rows, set: readonly Block[]): Part[] | null {
	const levels = set.map(({ level }) => level);
	const [top, bottom] = [levels.reduce((a, b) => Math.min(a, b)), levels.reduce((a, b) => Math.max(a, b))];
	const parts: Part[] = [];
	for (let level = top - 1; level <= bottom + 1; level += 1) {
		const moving: Block[] = [];
		const staying: Block[] = [];
		let now = 0;
		for (const block of rows[level] ?? []) {
			const those = block.move === move ? moving : staying;
			if (block.move === move && moving.length === 0) now = staying.length;
			block.at = those.length;
			those.push(block);
		}
		if (level < top || level > bottom) continue;
		const part = newPart(level, moving, staying, now);
		if (fixed.size > 0 && !keepSides(part, fixed)) return null;
		parts.push(part);
	}
	return parts;
}

function keepSides(part: Part, fixed: ReadonlySet<Block>): boolean {
	const [first, last] = [part.moving[0]?.place ?? 0, part.moving.at(-1)?.place ?? 0];
	for (const block of part.staying) {
		if (!fixed.has(block)) continue;
		if (block.place < first) part.first = block.at + 1;
		else if (block.place > last) part.last = Math.min(part.last, block.at);
		else return false;
	}
	return true;
}

/** Gaps in which a block keeps the order of those who hang under the same parents. */
interface Way {
	link: Link;
	first: number;
	last: number;
}

/** Where a block may go, by those under whom it hangs there; the costs of other gaps become infinite. */
function findWays({ move }: Rows, start: Block, parts: readonly Part[]): Way[] {
	const part = parts.find(({ level }) => level === start.level);
	if (part === undefined || start.hangsBy === null) return [];
	const ways = start.up
		.filter(({ above, counts }) => counts && above.move !== move)
		.map((link) => wayUnder(part, link));
	for (let gap = 0; gap < part.costs.length; gap += 1) {
		if (!ways.some(({ first, last }) => gap >= first && gap <= last))
			part.costs[gap] = Number.POSITIVE_INFINITY;
	}
	return ways;
}

function wayUnder(part: Part, link: Link): Way {
	const way: Way = { link, first: part.first, last: part.last };
	let isPast = false;
	for (const sibling of link.above.down) {
		const { below, counts } = sibling;
		if (sibling === link) isPast = true;
		if (!counts || below === link.below || below.hangsBy !== sibling) continue;
		if (isPast) way.last = Math.min(way.last, below.at);
		else way.first = Math.max(way.first, below.at + 1);
	}
	return way;
}

/** As it hung, where it can. */
function findWay(ways: readonly Way[], { hangsBy }: Block, gap: number): Link | null {
	const possible = ways.filter(({ first, last }) => gap >= first && gap <= last);
	return (possible.find(({ link }) => link === hangsBy) ?? possible[0])?.link ?? hangsBy;
}
