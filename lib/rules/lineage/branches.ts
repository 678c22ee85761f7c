import { addToGroup } from '@/lib/core/grouping';

/** Who is whose parent, and who is married; people without a card are in it too. */
export interface TreeLinks {
	parents: readonly { childId: string; parentId: string; role: string }[];
	unions: readonly (readonly [string, string])[];
}

/** Relation steps that are drawn at first around the person in the middle, and more of them around whose branch is opened. */
const firstSteps = 3;

/** More are not open at once in a part of a tree: the address of a call has only so much room. */
export const maxBranches = 40;

/** Everybody who is connected with a person, the nearest first, each with who leads there on a shortest way. */
export type Ways = ReadonlyMap<string, string | null>;

/** People without a card hold others together and count as steps. */
export function waysFrom(start: string | undefined, links: TreeLinks): Ways {
	const near = getNeighbours(links);
	const ways = new Map<string, string | null>(start === undefined ? [] : [[start, null]]);
	// A map is walked in the order of insertion, with what is added on the way.
	for (const id of ways.keys()) {
		for (const next of near.get(id) ?? []) if (!ways.has(next)) ways.set(next, id);
	}
	return ways;
}

/** From `id` to where the ways start, both included; nobody where there is no way. */
export function wayToStart(id: string, ways: Ways): string[] {
	const way: string[] = [];
	for (let at: string | null = ways.has(id) ? id : null; at !== null; at = ways.get(at) ?? null) way.push(at);
	return way;
}

/** Who is drawn when the branches at the cards of `open` are. */
export function drawnWith(open: ReadonlySet<string>, ways: Ways): ReadonlySet<string> {
	const stepsLeft = new Map<string, number>();
	for (const [id, via] of ways) {
		const before = via === null ? firstSteps + 1 : (stepsLeft.get(via) ?? 0);
		if (before > 0) stepsLeft.set(id, open.has(id) ? firstSteps : before - 1);
	}
	return new Set(stepsLeft.keys());
}

/** The mark at a card beyond which there are more people than are drawn, or which has been opened. */
export interface Branch {
	isOpen: boolean;
	/** How many cards open there, or close. */
	count: number;
	/** Whether it leads to the parents. */
	isUpward: boolean;
}

/** The branches at the cards that are drawn. */
export function getBranches(
	{ members, links }: { members: readonly { id: string }[]; links: Pick<TreeLinks, 'parents'> },
	ways: Ways,
	drawn: ReadonlySet<string>,
	open: ReadonlySet<string>,
): ReadonlyMap<string, Branch> {
	const cards = new Set(members.map(({ id }) => id));
	const further = new Map<string, string[]>();
	for (const [id, via] of ways) if (via !== null) addToGroup(further, via, id);
	const doors = new Set([...open].filter((id) => drawn.has(id) && cards.has(id)));
	for (const [id, via] of ways) {
		if (via === null || drawn.has(id) || !drawn.has(via)) continue;
		const door = wayToStart(via, ways).find((near) => cards.has(near));
		if (door !== undefined) doors.add(door);
	}
	const beyond = (from: string, isCounted: (id: string) => boolean) => {
		let [count, edge] = [0, [from]];
		for (let step = 0; step < firstSteps; step += 1) {
			edge = edge.flatMap((id) => further.get(id) ?? []);
			count += edge.filter((id) => cards.has(id) && isCounted(id)).length;
		}
		return count;
	};
	const withoutDoor = (door: string) => drawnWith(closed(open, door, ways), ways);
	const upward = links.parents.filter(({ childId }) => doors.has(childId));
	const parents = new Set(upward.map(({ childId, parentId }) => `${childId} ${parentId}`));
	return new Map(
		[...doors].flatMap((door) => {
			const isOpen = open.has(door);
			const left = isOpen ? withoutDoor(door) : drawn;
			const count = isOpen
				? [...drawn].filter((id) => cards.has(id) && !left.has(id)).length
				: beyond(door, (id) => !drawn.has(id));
			const isUpward = (further.get(door) ?? []).some((id) => parents.has(`${door} ${id}`));
			return count > 0 ? [[door, { isOpen, count, isUpward }] as const] : [];
		}),
	);
}

/** The branches that stay open when the one at `door` closes: those that were opened within it close with it. */
export function closed(open: ReadonlySet<string>, door: string, ways: Ways): ReadonlySet<string> {
	return new Set([...open].filter((id) => !wayToStart(id, ways).includes(door)));
}

/**
 * The branches that are to be open for somebody to be drawn: those that are, and on the way to them the one at the last
 * card that is drawn, until they are.
 */
export function openedTo(
	id: string,
	open: ReadonlySet<string>,
	ways: Ways,
	isCard: (id: string) => boolean,
): ReadonlySet<string> {
	const opened = new Set(open);
	const way = wayToStart(id, ways);
	for (;;) {
		const drawn = drawnWith(opened, ways);
		const edge = way.find((near) => drawn.has(near));
		if (drawn.has(id) || edge === undefined) return opened;
		const door = way.slice(way.indexOf(edge)).find(isCard) ?? edge;
		opened.add(opened.has(door) ? edge : door);
	}
}

function getNeighbours({ parents, unions }: TreeLinks): ReadonlyMap<string, readonly string[]> {
	const near = new Map<string, string[]>();
	const note = (from: string, to: string) => {
		const others = near.get(from);
		if (others) others.push(to);
		else near.set(from, [to]);
	};
	// Of ways as short as each other the one by the fathers is the one that people tell.
	const [byFather, otherwise] = [
		parents.filter(({ role }) => role === 'father'),
		parents.filter(({ role }) => role !== 'father'),
	];
	for (const { childId, parentId } of [...byFather, ...otherwise]) {
		note(childId, parentId);
		note(parentId, childId);
	}
	for (const [a, b] of unions) {
		note(a, b);
		note(b, a);
	}
	return near;
}
