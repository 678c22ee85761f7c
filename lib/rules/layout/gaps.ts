import type { Block, Link } from './forest';
import { beyondAll, countBefore, isInBranch, type Sequence } from './sequence';

/** Who is where, and which links can cross any. */
export interface Placement {
	sequence: Sequence;
	/** Links between placed blocks that do not hang together, by the row of the upper end. Only they can cross anything. */
	loose: Link[][];
	/** What is being moved carries this number. */
	move: number;
	/** By how many the crossings of what is being moved change where it passes which place. */
	changes: number[];
	changesAt: number[];
}

/** The gaps before, between and after the blocks of the row that a branch is to enter. */
export interface Gaps {
	row: readonly Block[];
	last: number;
	/** Beside those they are linked with. */
	target: number;
	/** What leads out of the branch by row and direction, and what moves with it by the row of the upper end. */
	bundles: Bundle[];
	within: Link[][];
	/** Crossings of the branch left of all, but for those with links by which others hang. */
	leftmost: number;
	/** How often they change where the branch passes a place, between the places that were asked for. */
	changes: number;
	fromPlace: number;
	toPlace: number;
}

/** The first and the last of some gaps. */
export interface Bounds {
	from: number;
	to: number;
}

/** Links from one row of a branch to one row outside. */
interface Bundle {
	level: number;
	isUp: boolean;
	links: Outward[];
}

/** A link that leads out of a branch. Its ends are a block's place and how far from its left edge. */
interface Outward {
	inside: number;
	insideFrom: number;
	outside: number;
	outsideFrom: number;
	/** In whose branch of the row of gaps its outer end is. */
	column: number;
	/** How many of those that hang have their outer end left of that of this link, and how many left of it or at it. */
	least: number;
	most: number;
}

export function gapsFor(placement: Placement, root: Block): Gaps {
	placement.move += 1;
	const row = placement.sequence.rows[root.level] ?? [];
	const last = row.length;
	const gaps: Gaps = {
		row,
		last,
		target: last,
		bundles: [],
		within: [],
		leftmost: 0,
		changes: 0,
		fromPlace: 0,
		toPlace: 0,
	};
	gather(placement, gaps, root);
	gaps.target = getTarget(gaps);
	return gaps;
}

/** Counts what crosses in the gaps from one to another. */
export function weighGaps(placement: Placement, gaps: Gaps, { from, to }: Bounds): void {
	gaps.fromPlace = getPlaceRight(gaps, from);
	gaps.toPlace = getPlaceRight(gaps, to);
	for (const bundle of gaps.bundles) {
		findAmongHanging(placement, bundle);
		crossLoose(placement, gaps, bundle);
		crossWithin(placement, gaps, bundle);
		if (bundle.isUp) crossReturning(placement, gaps, bundle);
	}
	crossPassing(placement, gaps);
}

function gather({ move }: Placement, gaps: Gaps, root: Block): void {
	for (let block: Block | null = root; isInBranch(block, root); block = block.next) block.move = move;
	for (let block: Block | null = root; isInBranch(block, root); block = block.next) {
		for (const link of block.up) {
			if (link.counts && link.above.move !== move) leadOut(gaps, link, true);
		}
		for (const link of block.down) {
			if (!link.counts) continue;
			if (link.below.move !== move) leadOut(gaps, link, false);
			else if (gaps.within[block.level] === undefined) gaps.within[block.level] = [link];
			else gaps.within[block.level]?.push(link);
		}
	}
}

function leadOut(gaps: Gaps, { above, below, from, to }: Link, isUp: boolean): void {
	const [inside, outside] = isUp ? [below, above] : [above, below];
	if (outside.place < 0) return;
	getBundle(gaps, inside.level, isUp).links.push({
		inside: inside.place,
		insideFrom: isUp ? to : from,
		outside: outside.place,
		outsideFrom: isUp ? from : to,
		column: getColumn(gaps, outside),
		least: 0,
		most: 0,
	});
}

function getBundle({ bundles }: Gaps, level: number, isUp: boolean): Bundle {
	for (const known of bundles) if (known.level === level && known.isUp === isUp) return known;
	const bundle = { level, isUp, links: [] };
	bundles.push(bundle);
	return bundle;
}

/** Beside the outer ends, on average: right of those who are above, left of those below. */
function getTarget({ bundles, last }: Gaps): number {
	let [sum, count] = [0, 0];
	for (const { isUp, links } of bundles) {
		for (const { column } of links) sum += isUp ? column + 1 : column;
		count += links.length;
	}
	return count === 0 ? last : Math.min(Math.max(Math.round(sum / count), 0), last);
}

/**
 * The links by which blocks hang cross nothing among each other, so their upper and lower ends stand in the same order:
 * what crosses them is known from how many begin before a place and how many end before another.
 */
function findAmongHanging({ sequence }: Placement, { level, isUp, links }: Bundle): void {
	const hanging = sequence.hanging[isUp ? level : level + 1] ?? [];
	for (const link of links) {
		link.least = countOuterEnds(hanging, isUp, link, false);
		link.most = countOuterEnds(hanging, isUp, link, true);
	}
}

/** How many of those that hang have their outer end left of that of a link, or also at it. */
function countOuterEnds(hanging: readonly Block[], isUp: boolean, link: Outward, alsoAt: boolean): number {
	let [low, high] = [0, hanging.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		const block = hanging[middle];
		const side = block === undefined ? 1 : sideOfOuterEnd(block, isUp, link);
		if (side < 0 || (alsoAt && side === 0)) low = middle + 1;
		else high = middle;
	}
	return low;
}

function sideOfOuterEnd({ hangsBy, place }: Block, isUp: boolean, { outside, outsideFrom }: Outward): number {
	if (hangsBy === null) return 1;
	if (isUp) return getSide(hangsBy.above.place, hangsBy.from, outside, outsideFrom);
	return getSide(place, hangsBy.to, outside, outsideFrom);
}

/** The block right of a gap. */
export function findRight({ row }: Gaps, gapAt: number): Block | undefined {
	return row[gapAt];
}

export function findLeft(gaps: Gaps, gapAt: number): Block | undefined {
	return gapAt === 0 ? undefined : findRight(gaps, gapAt - 1);
}

function getPlaceRight(gaps: Gaps, gapAt: number): number {
	return findRight(gaps, gapAt)?.place ?? beyondAll;
}

/** The block of the row in whose branch a block is, as the gap left of it. */
export function getColumn({ row }: Gaps, { place }: Block): number {
	return countBefore(row, place + 1) - 1;
}

/** Whether one end is left (-1) or right (1) of another. */
function getSide(place: number, from: number, otherPlace: number, otherFrom: number): number {
	if (place !== otherPlace) return place < otherPlace ? -1 : 1;
	if (from === otherFrom) return 0;
	return from < otherFrom ? -1 : 1;
}

/** So many crossings while the branch is left of a place, so many while it is right of it. */
function cross(placement: Placement, gaps: Gaps, place: number, whileLeft: number, whileRight: number): void {
	gaps.leftmost += whileLeft;
	if (whileLeft === whileRight || place >= gaps.toPlace) return;
	if (place < gaps.fromPlace) {
		gaps.leftmost += whileRight - whileLeft;
		return;
	}
	placement.changes[gaps.changes] = whileRight - whileLeft;
	placement.changesAt[gaps.changes] = place;
	gaps.changes += 1;
}

/** What leads out with the loose links between other branches, whose near ends it passes when the branch moves. */
function crossLoose(placement: Placement, gaps: Gaps, { level, isUp, links }: Bundle): void {
	const { loose, move } = placement;
	for (const { above, below, from, to } of loose[isUp ? level - 1 : level] ?? []) {
		if (above.move === move || below.move === move) continue;
		const place = isUp ? above.place : below.place;
		const offset = isUp ? from : to;
		let whileLeft = 0;
		let whileRight = 0;
		for (const { outside, outsideFrom } of links) {
			const side = getSide(place, offset, outside, outsideFrom);
			if (side < 0) whileLeft += 1;
			if (side > 0) whileRight += 1;
		}
		cross(placement, gaps, isUp ? below.place : above.place, whileLeft, whileRight);
	}
}

/** What leads out with what moves along: they cross or not by the side on which the outer end is. */
function crossWithin(placement: Placement, gaps: Gaps, { level, isUp, links }: Bundle): void {
	const within = gaps.within[isUp ? level - 1 : level];
	if (within === undefined) return;
	for (const { inside, insideFrom, outside } of links) {
		let whileLeft = 0;
		let whileRight = 0;
		for (const { above, below, from, to } of within) {
			const side = getSide(isUp ? below.place : above.place, isUp ? to : from, inside, insideFrom);
			if (side > 0) whileLeft += 1;
			if (side < 0) whileRight += 1;
		}
		cross(placement, gaps, outside, whileLeft, whileRight);
	}
}

/** What leads up with what leads down from the outer row to the row it comes from: they cross where both lead to one side. */
function crossReturning(placement: Placement, gaps: Gaps, { level, links }: Bundle): void {
	for (const returning of gaps.bundles) {
		if (returning.isUp || returning.level !== level - 1) continue;
		for (const { outside } of links) {
			for (const other of returning.links) {
				cross(placement, gaps, Math.min(outside, other.outside), 1, 0);
				cross(placement, gaps, Math.max(outside, other.outside), 0, 1);
			}
		}
	}
}

/** What moves along with the loose links that lead past it. */
function crossPassing(placement: Placement, gaps: Gaps): void {
	const { loose, move } = placement;
	for (let level = 0; level < gaps.within.length; level += 1) {
		const length = gaps.within[level]?.length ?? 0;
		if (length === 0) continue;
		for (const { above, below } of loose[level] ?? []) {
			if (above.move === move || below.move === move) continue;
			cross(placement, gaps, Math.min(above.place, below.place), 0, length);
			cross(placement, gaps, Math.max(above.place, below.place), 0, -length);
		}
	}
}

/** How many links cross those of the branch where it is in a gap that has been weighed. */
export function crossingsAt(placement: Placement, gaps: Gaps, gapAt: number): number {
	const here = getPlaceRight(gaps, gapAt);
	let crossings = gaps.leftmost;
	const { changes, changesAt } = placement;
	for (let at = 0; at < gaps.changes; at += 1) {
		if ((changesAt[at] ?? 0) < here) crossings += changes[at] ?? 0;
	}
	for (const bundle of gaps.bundles) crossings += crossingsOfHanging(placement.sequence, gaps, bundle, gapAt);
	return crossings;
}

/** With the links by which other branches hang. */
function crossingsOfHanging(sequence: Sequence, gaps: Gaps, bundle: Bundle, gapAt: number): number {
	const { level, isUp, links } = bundle;
	const place = getPlaceRight(gaps, gapAt);
	const hanging = sequence.hanging[isUp ? level : level + 1] ?? [];
	const before = isUp ? countBefore(hanging, place) : countHangingFromBefore(hanging, place);
	let crossings = 0;
	for (const { least, most } of links) {
		if (before > most) crossings += before - most;
		else if (before < least) crossings += least - before;
	}
	return crossings;
}

function countHangingFromBefore(hanging: readonly Block[], place: number): number {
	let [low, high] = [0, hanging.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		const link = hanging[middle]?.hangsBy;
		if (link && link.above.place < place) low = middle + 1;
		else high = middle;
	}
	return low;
}
