import { groupedBy } from '@/lib/core/grouping';
import { type Block, buildForest, type Link } from './forest';
import { orderBlocks } from './order';
import type { Person } from './people';

/** With more blocks that count nobody follows one crossing, and each try takes longer. One child more does not count. */
const fewEnoughToTry = 80;
/** A try takes about a millisecond. */
const maxTries = 8;

/**
 * Orders the blocks of one connected family. Where lines cross, brothers and sisters without known births are tried at
 * either end of their group, and stay where less crosses.
 *
 * @returns the blocks, each before those below it
 */
export function orderFamily(people: readonly Person[]): Block[] {
	let best = orderBlocks(buildForest(people));
	if (best.filter(({ counts }) => counts).length > fewEnoughToTry) return best;
	const crossed = findCrossed(best);
	let least = crossed.length;
	let tries = 0;
	for (const person of findFree(best, new Set(crossed.flat()))) {
		for (const end of [-1, 1]) {
			if (least === 0 || tries === maxTries) return best;
			tries += 1;
			const before = person.tie;
			person.tie = end * tries;
			const blocks = orderBlocks(buildForest(people));
			const { length } = findCrossed(blocks);
			if (length < least) [best, least] = [blocks, length];
			else person.tie = before;
		}
	}
	return best;
}

/**
 * Brothers or sisters without an order by birth, where a line to one of them or to their wife or husband is crossed; first
 * those with families of their own.
 */
function findFree(blocks: readonly Block[], crossed: ReadonlySet<Link>): Person[] {
	const links = blocks.flatMap(({ down }) => {
		const likes = groupedBy(
			// A side is fixed for the others in the line of the person in the middle.
			down.filter(({ child }) => child.line === null || child.line === 'me'),
			({ child }) => `${child.father?.rank} ${child.mother?.rank} ${child.sex}`,
		);
		return [...likes.values()].flatMap((likely) => likely.filter((link) => isFree(link, likely)));
	});
	const children = links
		.filter(({ below }) => below.up.some((link) => crossed.has(link)))
		.sort((a, b) => Number(b.counts) - Number(a.counts))
		.map(({ child }) => child);
	return [...new Set(children)];
}

function isFree({ child }: Link, likely: readonly Link[]): boolean {
	return likely.some(
		(other) => other.child !== child && (!Number.isFinite(child.birth) || other.child.birth === child.birth),
	);
}

/** The pairs of links that cross between the rows: of those that count, and of those to children who may be moved. */
function findCrossed(blocks: readonly Block[]): [Link, Link][] {
	const place = new Map(blocks.map((block, at) => [block, at]));
	const rows = groupedBy(
		blocks.flatMap(({ down }) => down.filter(({ counts, child }) => counts || !Number.isFinite(child.birth))),
		({ above }) => above.level,
	);
	return [...rows.values()].flatMap((links) =>
		links.flatMap((link, at) =>
			links
				.slice(at + 1)
				.filter((other) => areCrossed(link, other, place))
				.map((other): [Link, Link] => [link, other]),
		),
	);
}

function areCrossed(a: Link, b: Link, place: ReadonlyMap<Block, number>): boolean {
	const getPlace = (block: Block) => place.get(block) ?? 0;
	const above = getPlace(a.above) - getPlace(b.above) || a.from - b.from;
	const below = getPlace(a.below) - getPlace(b.below) || a.to - b.to;
	return above * below < 0;
}
