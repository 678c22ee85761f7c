import { formBlocks } from './marriage-block';
import { byBirth, type Person } from './people';
import { cardWidth, gap } from './sizes';

/** What takes a place in a row: a marriage block, or the way of a link through a row that it only passes. */
export interface Block {
	people: readonly Person[];
	level: number;
	width: number;
	/** Links to the row above and to the row below. */
	up: Link[];
	down: Link[];
	/** Whether any of these counts, or it hangs nowhere. */
	counts: boolean;
	/** The link by which the block hangs in the forest. */
	hangsBy: Link | null;
	/** The block at the top of the tree in which it hung first. */
	root: Block | null;
	/** Grows from left to right, and from a block to what is below it until rows are put in order one by one; below 0 before it has a place. */
	place: number;
	/** What comes before and after it in that order. */
	previous: Block | null;
	next: Block | null;
	/** What is being moved carries the number of the move. */
	move: number;
	/** Index in its row among those that move, or among those that stay. */
	at: number;
	/** Of two equals the one that goes first. */
	rank: number;
}

/** From parents to a child, or a part of that way, always one row long. */
export interface Link {
	above: Block;
	below: Block;
	/** From the left edge of the block above to the middle of the parents. */
	from: number;
	/** From the left edge of the block below to the middle of the child. */
	to: number;
	child: Person;
	/** Whether its crossings count where the order is chosen. */
	counts: boolean;
}

/** The children of the same two parents, from left to right. */
interface Family {
	/** The first parent that is known, and the other where the two stand together. */
	parent: Person;
	other: Person | null;
	/** From the left edge of the block to the middle of the parents. */
	anchor: number;
	children: Person[];
}

/** The position of everyone of a family; lists by rank. */
interface Positions {
	blockOf: Block[];
	/** From the left edge of the block to the middle of the card. */
	middleOf: number[];
	isParent: boolean[];
}

/** One connected family as blocks, each hung under one parent family: the husband's where it is known. */
export function buildForest(people: readonly Person[]): Block[] {
	const blocks = formBlocks(people).map((members) => newBlock(members[0]?.level ?? 0, members));
	const positions = getPositions(blocks, people);
	const familiesOf = groupFamilies(people, positions);
	const passing: Block[] = [];
	for (const block of blocks) {
		for (const family of familiesOf.get(block) ?? []) {
			for (const child of family.children) lead(block, family, child, positions, passing);
		}
	}
	return passing.length === 0 ? blocks : [...blocks, ...passing];
}

function getPositions(blocks: readonly Block[], people: readonly Person[]): Positions {
	const positions: Positions = {
		blockOf: [],
		middleOf: [],
		isParent: people.map(() => false),
	};
	for (const block of blocks) {
		let middle = cardWidth / 2;
		for (const { rank } of block.people) {
			positions.blockOf[rank] = block;
			positions.middleOf[rank] = middle;
			middle += cardWidth + gap;
		}
	}
	for (const { father, mother } of people) {
		if (father !== null) noteParent(positions, father);
		if (mother !== null) noteParent(positions, mother);
	}
	return positions;
}

function noteParent(positions: Positions, { rank }: Person): void {
	positions.isParent[rank] = true;
}

/** By whose parents a block hangs: the person in the middle's or that person's forefather's, or else the husband's. */
function findHead({ people }: Block): Person | undefined {
	let head: Person | undefined;
	for (const person of people) {
		if (person.father === null && person.mother === null) continue;
		if (person.line === 'me' || person.line === 'father') return person;
		if (head === undefined || (person.sex === 'M' && head.sex !== 'M')) head = person;
	}
	return head;
}

function newBlock(level: number, people: readonly Person[]): Block {
	return {
		people,
		level,
		width: Math.max(0, people.length * (cardWidth + gap) - gap),
		up: [],
		down: [],
		counts: false,
		hangsBy: null,
		root: null,
		place: -1,
		previous: null,
		next: null,
		move: 0,
		at: 0,
		rank: people.reduce((least, { rank }) => Math.min(least, rank), Number.POSITIVE_INFINITY),
	};
}

function groupFamilies(
	people: readonly Person[],
	{ blockOf, middleOf }: Positions,
): ReadonlyMap<Block, readonly Family[]> {
	const familiesOf = new Map<Block, Family[]>();
	for (const child of people) {
		const { father, mother } = child;
		const parent = father ?? mother;
		const block = parent && blockOf[parent.rank];
		if (!parent || !block) continue;
		const other = father && mother && blockOf[mother.rank] === block ? mother : null;
		const families = familiesOf.get(block);
		const family = families?.find((known) => known.parent === parent && known.other === other);
		if (family !== undefined) {
			family.children.push(child);
			continue;
		}
		const anchor = ((middleOf[parent.rank] ?? 0) + (middleOf[(other ?? parent).rank] ?? 0)) / 2;
		const first = { parent, other, anchor, children: [child] };
		if (families) families.push(first);
		else familiesOf.set(block, [first]);
	}
	for (const families of familiesOf.values()) {
		if (families.length > 1) families.sort((a, b) => a.anchor - b.anchor);
		for (const { children } of families) if (children.length > 1) children.sort(leftToRight);
	}
	return familiesOf;
}

/**
 * Brothers before sisters, each by birth; in the line of the person in the middle a father is right of his brothers
 * and sisters, a mother and a wife left of theirs.
 */
function leftToRight(a: Person, b: Person): number {
	return side(a) - side(b) || sexOrder(a) - sexOrder(b) || birthOrder(a, b) || a.tie - b.tie || byBirth(a, b);
}

/** A birth that is not known is taken for the last, unless its person goes left of the others. */
function birthOrder(a: Person, b: Person): number {
	const [one, other] = [getBirth(a), getBirth(b)];
	if (one === other) return 0;
	return one < other ? -1 : 1;
}

function getBirth({ birth, tie }: Person): number {
	return Number.isFinite(birth) || tie >= 0 ? birth : Number.NEGATIVE_INFINITY;
}

function side({ line }: Person): number {
	if (line === 'father') return 1;
	return line === 'mother' || line === 'wife' ? -1 : 0;
}

function sexOrder({ sex }: Person): number {
	if (sex === 'M') return 0;
	return sex === 'F' ? 2 : 1;
}

/** Links parents and child row by row. */
function lead(start: Block, family: Family, child: Person, positions: Positions, passing: Block[]): void {
	const end = positions.blockOf[child.rank];
	if (end === undefined) return;
	const counts = end.people.length > 1 || positions.isParent[child.rank] === true;
	const isHead = findHead(end) === child;
	let above = start;
	let from = family.anchor;
	while (above.level < end.level) {
		const isLast = above.level === end.level - 1;
		const below = isLast ? end : newBlock(above.level + 1, []);
		const to = isLast ? (positions.middleOf[child.rank] ?? 0) : 0;
		const link: Link = { above, below, from, to, child, counts };
		above.down.push(link);
		below.up.push(link);
		above.counts ||= counts;
		below.counts ||= counts;
		if (!isLast) {
			below.rank = child.rank;
			passing.push(below);
		}
		if (isHead || !(isLast || above === start)) below.hangsBy = link;
		[above, from] = [below, 0];
	}
}
