import { formBlocks } from './marriage-block';
import { byBirth, type Person, parentsOf } from './people';
import { cardWidth, gap } from './sizes';

/** What takes a place in a row: a marriage block, or the way of a link through a row that it only passes. */
export interface Block {
	people: Person[];
	level: number;
	width: number;
	/** Left edge. */
	x: number;
	/** Links to the row above and to the row below. */
	up: Link[];
	down: Link[];
	/** Those of them whose crossings count where the order is chosen. */
	countedUp: Link[];
	countedDown: Link[];
	/** The link by which the block hangs in the forest. */
	hangsBy: Link | null;
	/** Place in the order from left to right, in which a block comes before what stands below it; -1 before it has one. */
	place: number;
	/** What is being moved carries the number of the move. */
	move: number;
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
}

/** The children of the same two parents, from left to right. */
interface Family {
	block: Block;
	/** From the left edge of the block to the middle of the parents. */
	anchor: number;
	children: Person[];
}

/**
 * Of the lines to children without a family of their own none counts, so that one child more moves nobody; from so many
 * parents on that to the first of them does, as there one branch that moves is a small part.
 */
const manyParents = 200;

/** One connected family as blocks, each hung under one parent family: the husband's where it is known. */
export function buildForest(people: readonly Person[]): Block[] {
	const blockOf = new Map<Person, Block>();
	const offsetOf = new Map<Person, number>();
	const blocks = formBlocks(people).map((members): Block => {
		const block = newBlock(members[0]?.level ?? 0, members);
		members.forEach((member, at) => {
			blockOf.set(member, block);
			offsetOf.set(member, at * (cardWidth + gap) + cardWidth / 2);
		});
		return block;
	});
	const familiesOf = groupFamilies(people, blockOf, offsetOf);
	const passing: Block[] = [];
	const parentsHere = new Set(people.flatMap(parentsOf));
	const heads = new Set(blocks.map(findHead));
	for (const family of [...familiesOf.values()].flat()) {
		for (const child of family.children) {
			const below = blockOf.get(child);
			if (below === undefined) continue;
			const way = lead(family, parentsHere, child, below, offsetOf.get(child) ?? 0, passing);
			for (const link of heads.has(child) ? way : way.slice(1, -1)) link.below.hangsBy = link;
		}
	}
	return [...blocks, ...passing];
}

/** By whose parents a block hangs: the person in the middle's or that person's forefather's, or else the husband's. */
function findHead({ people }: Block): Person | undefined {
	const known = people.filter(({ father, mother }) => father !== null || mother !== null);
	return (
		known.find(({ line }) => line === 'me' || line === 'father') ??
		known.find(({ sex }) => sex === 'M') ??
		known[0]
	);
}

function newBlock(level: number, people: Person[]): Block {
	return {
		people,
		level,
		width: Math.max(0, people.length * (cardWidth + gap) - gap),
		x: 0,
		up: [],
		down: [],
		countedUp: [],
		countedDown: [],
		hangsBy: null,
		place: -1,
		move: 0,
		rank: people.reduce((least, { rank }) => Math.min(least, rank), Number.POSITIVE_INFINITY),
	};
}

function groupFamilies(
	people: readonly Person[],
	blockOf: ReadonlyMap<Person, Block>,
	offsetOf: ReadonlyMap<Person, number>,
): Map<Block, Family[]> {
	const byParents = new Map<Person, Map<Person | null, Family>>();
	const familiesOf = new Map<Block, Family[]>();
	for (const child of people) {
		const { father, mother } = child;
		const parent = father ?? mother;
		const block = parent && blockOf.get(parent);
		if (!parent || !block) continue;
		const other = father && mother && blockOf.get(mother) === block ? mother : null;
		const ofParent = byParents.get(parent) ?? new Map<Person | null, Family>();
		byParents.set(parent, ofParent);
		let family = ofParent.get(other);
		if (family === undefined) {
			const anchor = ((offsetOf.get(parent) ?? 0) + (offsetOf.get(other ?? parent) ?? 0)) / 2;
			family = { block, anchor, children: [] };
			ofParent.set(other, family);
			familiesOf.set(block, [...(familiesOf.get(block) ?? []), family]);
		}
		family.children.push(child);
	}
	for (const families of familiesOf.values()) {
		families.sort((a, b) => a.anchor - b.anchor);
		for (const { children } of families) children.sort(leftToRight);
	}
	return familiesOf;
}

/**
 * Brothers before sisters, each by birth; in the line of the person in the middle a father stands right of his brothers
 * and sisters, a mother and a wife left of theirs.
 */
function leftToRight(a: Person, b: Person): number {
	return side(a) - side(b) || sexOrder(a) - sexOrder(b) || byBirth(a, b);
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
function lead(
	family: Family,
	parentsHere: ReadonlySet<Person>,
	child: Person,
	below: Block,
	offset: number,
	passing: Block[],
): Link[] {
	const way: Link[] = [];
	const isFirstOfMany = family.children[0] === child && parentsHere.size > manyParents;
	const counts = below.people.length > 1 || parentsHere.has(child) || isFirstOfMany;
	let above = family.block;
	while (above.level < below.level) {
		const isLast = above.level === below.level - 1;
		const next = isLast ? below : newBlock(above.level + 1, []);
		if (!isLast) {
			next.rank = child.rank;
			passing.push(next);
		}
		const link: Link = {
			above,
			below: next,
			from: above === family.block ? family.anchor : 0,
			to: isLast ? offset : 0,
			child,
		};
		above.down.push(link);
		next.up.push(link);
		if (counts) {
			above.countedDown.push(link);
			next.countedUp.push(link);
		}
		way.push(link);
		above = next;
	}
	return way;
}
