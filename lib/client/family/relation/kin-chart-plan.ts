import type { RelationReply, Relative } from '@/lib/features/family/schema';

/** CSS pixels: two columns fit beside each other on the narrowest phone. */
const card = { width: 136, height: 140 } as const;
const gap = { x: 16, y: 36 } as const;

interface ChartCard {
	key: string;
	person: Relative;
	isEnd: boolean;
	/** Of the top left corner. */
	x: number;
	y: number;
}

interface ChartLine {
	key: string;
	/** An SVG path. */
	path: string;
	kind: 'marriage' | 'descent';
	isDashed: boolean;
}

export interface KinChart {
	cards: ChartCard[];
	lines: ChartLine[];
	card: typeof card;
	width: number;
	height: number;
}

type Way = Pick<RelationReply, 'people' | 'steps'>;
type Step = RelationReply['steps'][number];

/** Columns from the left, rows from the top: half a column for a parent without a partner. */
interface Cell {
	column: number;
	row: number;
}

/**
 * A way between two relatives as cards and lines. A generation is a row; a person beside another, by marriage or as a
 * brother or sister, is in the next column, and above brothers and sisters are the parents they have in common.
 */
export function kinChart({ people, steps }: Way): KinChart {
	const cells = getCells(steps);
	const parents = steps.map((step, at) => parentCells(step, cells[at]));
	const all = [...cells, ...parents.flat()];
	const top = Math.min(...all.map(({ row }) => row));
	const place = ({ column, row }: Cell) => ({
		x: column * (card.width + gap.x),
		y: (row - top) * (card.height + gap.y),
	});
	const onWay = people.flatMap((person, at) => {
		const cell = cells[at];
		const isEnd = at === 0 || at === people.length - 1;
		return cell ? [{ key: `${at}`, person, isEnd, ...place(cell) }] : [];
	});
	const above = steps.flatMap(({ sharedParents }, at) =>
		sharedParents.flatMap((person, number) => {
			const cell = parents[at]?.[number];
			return cell ? [{ key: `${at} ${number}`, person, isEnd: false, ...place(cell) }] : [];
		}),
	);
	const lines = steps.flatMap((step, at) => {
		const [from, to] = [cells[at], cells[at + 1]];
		if (!from || !to) return [];
		return getLines(step, place(from), place(to), (parents[at] ?? []).map(place)).map((line, number) => ({
			key: `${at} ${number}`,
			...line,
		}));
	});
	const cards = [...above, ...onWay];
	return {
		cards,
		lines,
		card,
		width: Math.max(...cards.map(({ x }) => x)) + card.width,
		height: Math.max(...cards.map(({ y }) => y)) + card.height,
	};
}

function getCells(steps: readonly Step[]): Cell[] {
	const cells: Cell[] = [{ column: 0, row: 0 }];
	let at: Cell = { column: 0, row: 0 };
	for (const { kind } of steps) {
		if (kind === 'parent') at = { ...at, row: at.row - 1 };
		else if (kind === 'child') at = { ...at, row: at.row + 1 };
		else at = { ...at, column: at.column + 1 };
		cells.push(at);
	}
	return cells;
}

function parentCells({ sharedParents }: Step, from: Cell | undefined): Cell[] {
	if (!from) return [];
	const row = from.row - 1;
	if (sharedParents.length === 1) return [{ column: from.column + 0.5, row }];
	return sharedParents.slice(0, 2).map((_, number) => ({ column: from.column + number, row }));
}

interface Point {
	x: number;
	y: number;
}

function getLines(
	step: Step,
	from: Point,
	to: Point,
	parents: readonly Point[],
): Pick<ChartLine, 'path' | 'kind' | 'isDashed'>[] {
	const isDashed = step.link === 'adopted' || step.link === 'step';
	if (step.kind === 'sibling') return siblingLines(step, [from, to], parents, isDashed);
	if (step.kind === 'parent' || step.kind === 'child') {
		const [upper, lower] = step.kind === 'parent' ? [to, from] : [from, to];
		const path = `M${getMiddle(upper)} ${upper.y + card.height}V${lower.y}`;
		return [{ path, kind: 'descent', isDashed }];
	}
	const isMarriage = step.kind === 'spouse';
	return [{ path: across(from, to), kind: isMarriage ? 'marriage' : 'descent', isDashed: !isMarriage }];
}

/** From the middle of the parents' marriage, or from below each of them, to both children. */
function siblingLines(
	{ areParentsMarried }: Step,
	children: readonly [Point, Point],
	parents: readonly Point[],
	isDashed: boolean,
): Pick<ChartLine, 'path' | 'kind' | 'isDashed'>[] {
	const [left, right] = parents;
	const isCouple = left !== undefined && right !== undefined && areParentsMarried;
	const bus = children[0].y - gap.y / 2;
	const origins = isCouple
		? [`M${right.x - gap.x / 2} ${left.y + card.height / 2}V${bus}`]
		: parents.map((parent) => `M${getMiddle(parent)} ${parent.y + card.height}V${bus}`);
	const [first, second] = children.map(getMiddle);
	const path = `${origins.join('')}M${first} ${children[0].y}V${bus}H${second}V${children[1].y}`;
	return [
		...(isCouple ? [{ path: across(left, right), kind: 'marriage' as const, isDashed: false }] : []),
		{ path, kind: 'descent', isDashed },
	];
}

const getMiddle = ({ x }: Point) => x + card.width / 2;

const across = (from: Point, to: Point) => `M${from.x + card.width} ${from.y + card.height / 2}H${to.x}`;
