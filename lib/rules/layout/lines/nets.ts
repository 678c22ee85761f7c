import { groupedBy } from '@/lib/core/grouping';
import { gap } from '../sizes';
import { middleOf, type Rows, type Shape } from './rows';

export interface LineLinks {
	parents: readonly { childId: string; parentId: string; kind: string | null }[];
	unions: readonly (readonly [string, string])[];
}

/** Where a line runs up or down: at a card, or between two of a row. */
export interface Column {
	net: Net;
	x: number;
}

/** What a net does in the space below one row: its columns from above and from below, and the bus that joins them. */
export interface Span {
	net: Net;
	/** Of the row above. */
	gutter: number;
	uppers: Column[];
	lowers: Column[];
	left: number;
	right: number;
	/** Of the bus. */
	y: number;
	/** Where lines of others cross the bus. */
	hops: number[];
}

/** Lines that hang together: all children of the same parents, or a marriage that is no straight line. */
export interface Net {
	kind: 'marriage' | 'descent';
	key: string;
	/** Ids of the parents, or of the spouse above. */
	from: readonly string[];
	/** Where it begins: below somebody, or in the gap left of somebody of its row. */
	starts: { column: Column; shape: Shape; isInGap: boolean }[];
	row: number;
	/** The marriage over the cards that it comes from. */
	arch: Net | null;
	ends: { shape: Shape; column: Column; isDashed: boolean }[];
	spans: Map<number, Span>;
	/** Where it passes through rows, by row. */
	passes: Map<number, Column>;
	/** Of the palette for lines that run close; 0 is the plain one. */
	tint: number;
}

export interface Nets {
	/** Couples who stand side by side, and where lines of others pass between the two. */
	adjacent: { key: string; left: Shape; right: Shape; hops: number[] }[];
	/** Marriages over the cards between. */
	arches: Net[];
	/** Marriages between rows. */
	slants: Net[];
	descents: Net[];
}

interface Couple {
	arch: Net | null;
	isAdjacent: boolean;
}

const coupleKey = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** What is to be joined, each link once; links to people who are not there are left out. */
export function readNets({ parents, unions }: LineLinks, { shapes }: Rows): Nets {
	const nets: Nets = { adjacent: [], arches: [], slants: [], descents: [] };
	const couples = new Map<string, Couple>();
	// The same picture, in whatever order they are told.
	for (const key of unions.map(([one, other]) => coupleKey(one, other)).sort()) {
		const [one = '', other = ''] = key.split(' ');
		const ends = [shapes.get(one), shapes.get(other)].flatMap((shape) => shape ?? []);
		const [first, second] = ends.sort((a, b) => a.row - b.row || a.left - b.left);
		if (!first || !second || first === second || couples.has(key)) continue;
		const isAdjacent = first.row === second.row && second.index === first.index + 1;
		const couple: Couple = { arch: null, isAdjacent };
		couples.set(key, couple);
		if (isAdjacent) nets.adjacent.push({ key, left: first, right: second, hops: [] });
		else if (first.row === second.row) {
			couple.arch = netOf('marriage', key, [first.id], first.row - 1);
			addEnd(couple.arch, first, false);
			addEnd(couple.arch, second, false);
			nets.arches.push(couple.arch);
		} else {
			const slant = netOf('marriage', key, [first.id], first.row);
			slant.starts.push({ column: { net: slant, x: middleOf(first) }, shape: first, isInGap: false });
			addEnd(slant, second, false);
			nets.slants.push(slant);
		}
	}
	const families = new Map<string, Net>();
	for (const { child, group, isDashed } of descents(parents, shapes, couples)) {
		const key = group.map(({ id }) => id).join(' ');
		const family = families.get(key) ?? familyOf(key, group, couples);
		families.set(key, family);
		addEnd(family, child, isDashed);
	}
	nets.descents.push(...families.values());
	return nets;
}

function netOf(kind: Net['kind'], key: string, from: readonly string[], row: number): Net {
	return {
		...{ kind, key, from, row, arch: null, tint: 0 },
		...{ starts: [], ends: [], spans: new Map(), passes: new Map() },
	};
}

function addEnd(net: Net, shape: Shape, isDashed: boolean): void {
	net.ends.push({ shape, column: { net, x: middleOf(shape) }, isDashed });
}

interface Descent {
	child: Shape;
	group: Shape[];
	isDashed: boolean;
}

type ParentLink = LineLinks['parents'][number];

function byIds(a: ParentLink, b: ParentLink): number {
	if (a.childId !== b.childId) return a.childId < b.childId ? -1 : 1;
	return a.parentId < b.parentId ? -1 : 1;
}

/** Each child with each pair of parents, or with a parent alone. */
function descents(
	parents: readonly ParentLink[],
	shapes: Rows['shapes'],
	couples: ReadonlyMap<string, Couple>,
): Descent[] {
	return [...groupedBy(parents.toSorted(byIds), ({ childId }) => childId)].flatMap(([childId, links]) => {
		const child = shapes.get(childId);
		if (!child) return [];
		const told = links.flatMap(({ parentId, kind }, index) => {
			const shape = shapes.get(parentId);
			const isNew = links[index - 1]?.parentId !== parentId;
			return shape && shape !== child && isNew ? [{ shape, kind }] : [];
		});
		return [...new Set(told.map(({ kind }) => kind))].flatMap((kind) => {
			const alike = told.filter((other) => other.kind === kind).map(({ shape }) => shape);
			const isDashed = kind !== 'birth';
			const [one, other] = alike.sort((a, b) => a.left - b.left);
			const areTogether =
				one &&
				other &&
				alike.length === 2 &&
				(one.row === other.row || couples.has(coupleKey(one.id, other.id)));
			return areTogether
				? [{ child, group: alike, isDashed }]
				: alike.map((shape) => ({ child, group: [shape], isDashed }));
		});
	});
}

/** Children hang on the middle of the marriage, on its arch, or below each parent; between rows below the lower one. */
function familyOf(key: string, group: readonly Shape[], couples: ReadonlyMap<string, Couple>): Net {
	const [one, other] = group;
	const row = Math.max(...group.map((shape) => shape.row));
	const net = netOf(
		'descent',
		key,
		group.map(({ id }) => id),
		row,
	);
	const couple = one && other && couples.get(coupleKey(one.id, other.id));
	const start = (shape: Shape, x: number, isInGap: boolean) =>
		net.starts.push({ column: { net, x }, shape, isInGap });
	if (other && (couple?.isAdjacent || couple?.arch)) {
		net.arch = couple.arch;
		start(other, other.left - gap / 2, true);
	} else {
		for (const shape of group) if (shape.row === row) start(shape, middleOf(shape), false);
	}
	return net;
}
