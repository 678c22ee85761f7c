import type { Person } from './people';

/** People who stand in one row because they are married or have children together. */
interface Household {
	people: Person[];
	level: number;
	parents: Household[];
	children: Household[];
	/** How many of the parents have no row yet. */
	waitingFor: number;
	cluster: Cluster | null;
}

/** Households whose rows are settled among each other. */
interface Cluster {
	households: Household[];
}

/**
 * Gives everyone a row: partners share one, children stand below their parents, exactly one row where no marriage
 * joins two generations. A marriage that would put somebody above their own ancestors is taken apart. Each
 * connected family begins at row 0.
 *
 * @returns the connected families, everyone ranked within theirs
 */
export function assignLevels(people: readonly Person[]): (readonly Person[])[] {
	const families = tighten(formHouseholds(people));
	return families.map(({ households }) => {
		const top = households.reduce((least, { level }) => Math.min(least, level), Number.POSITIVE_INFINITY);
		for (const household of households) {
			for (const person of household.people) person.level = household.level - top;
		}
		if (families.length === 1) return people;
		const members = households.flatMap((household) => household.people).sort((a, b) => a.rank - b.rank);
		members.forEach((person, rank) => {
			person.rank = rank;
		});
		return members;
	});
}

/** Each right below the lowest of its parents. */
function formHouseholds(people: readonly Person[]): Household[] {
	for (;;) {
		const households = joinPartners(people);
		if (settleFromTheTop(households)) return households;
		takeApart(findTangled(households));
	}
}

function joinPartners(people: readonly Person[]): Household[] {
	const households: Household[] = [];
	const householdOf: Household[] = [];
	for (const start of people) {
		if (householdOf[start.rank] !== undefined) continue;
		const household: Household = {
			people: [start],
			level: 0,
			parents: [],
			children: [],
			waitingFor: 0,
			cluster: null,
		};
		householdOf[start.rank] = household;
		households.push(household);
		for (const person of household.people) {
			takeIn(household, person.spouses, householdOf);
			takeIn(household, person.coParents, householdOf);
		}
	}
	for (const { rank, father, mother } of people) {
		const household = householdOf[rank];
		if (household === undefined) continue;
		for (const parent of [father, mother]) {
			const above = parent === null ? undefined : householdOf[parent.rank];
			if (above === undefined) continue;
			household.parents.push(above);
			above.children.push(household);
		}
	}
	return households;
}

function takeIn(household: Household, partners: readonly Person[], householdOf: Household[]): void {
	for (const partner of partners) {
		if (householdOf[partner.rank] !== undefined) continue;
		householdOf[partner.rank] = household;
		household.people.push(partner);
	}
}

/** Households on a circle of descent, or between two such circles. */
function findTangled(households: readonly Household[]): Household[] {
	const below = withoutFree(households, 'parents', 'children');
	return below.length === 0 ? below : withoutFree(below, 'children', 'parents');
}

function withoutFree(
	households: readonly Household[],
	before: 'parents' | 'children',
	after: 'parents' | 'children',
): Household[] {
	const among = new Set(households);
	const waitingFor = new Map<Household, number>();
	for (const household of households) {
		waitingFor.set(
			household,
			household[before].reduce((count, other) => count + (among.has(other) ? 1 : 0), 0),
		);
	}
	const free = households.filter((household) => waitingFor.get(household) === 0);
	for (const household of free) {
		among.delete(household);
		for (const next of household[after]) {
			if (!among.has(next)) continue;
			const left = (waitingFor.get(next) ?? 0) - 1;
			waitingFor.set(next, left);
			if (left === 0) free.push(next);
		}
	}
	return [...among];
}

const fewEnoughToChoose = 200;

/** Ends the one partnership whose years of birth lie furthest apart, or, where there are too many to try, all of them. */
function takeApart(households: readonly Household[]): void {
	const couples = households
		.flatMap(({ people }) => people)
		.flatMap((person) =>
			[...person.spouses, ...person.coParents].map((partner) => [person, partner] as const),
		)
		.filter(([a, b]) => a.rank < b.rank);
	const gap = ([a, b]: readonly [Person, Person]) => {
		const years = Math.abs(a.birth - b.birth);
		return Number.isFinite(years) ? years : 0;
	};
	couples.sort((a, b) => gap(b) - gap(a) || a[0].rank - b[0].rank || a[1].rank - b[1].rank);
	for (const [a, b] of couples.length > fewEnoughToChoose ? couples : couples.slice(0, 1)) {
		a.spouses = a.spouses.filter((other) => other !== b);
		b.spouses = b.spouses.filter((other) => other !== a);
		a.coParents = a.coParents.filter((other) => other !== b);
		b.coParents = b.coParents.filter((other) => other !== a);
	}
}

/** @returns whether all could be: nobody on a circle of descent can */
function settleFromTheTop(households: readonly Household[]): boolean {
	for (const household of households) household.waitingFor = household.parents.length;
	const ready = households.filter(({ waitingFor }) => waitingFor === 0);
	for (const household of ready) {
		for (const child of household.children) {
			child.level = Math.max(child.level, household.level + 1);
			child.waitingFor -= 1;
			if (child.waitingFor === 0) ready.push(child);
		}
	}
	return ready.length === households.length;
}

/**
 * Pulls what hangs together by long links closer, smallest clusters first, as the network simplex method finds its
 * first tight tree: where all links can be one row long, they are.
 */
function tighten(households: readonly Household[]): Cluster[] {
	let clusters = gatherTight(households);
	for (let moved = true; moved; ) {
		moved = false;
		const bySize = clusters.toSorted((a, b) => a.households.length - b.households.length);
		for (const cluster of bySize) {
			if (cluster.households.length > 0 && pullToNearest(cluster)) moved = true;
		}
		clusters = clusters.filter((cluster) => cluster.households.length > 0);
	}
	return clusters;
}

/** What hangs together by links of one row. */
function gatherTight(households: readonly Household[]): Cluster[] {
	const clusters: Cluster[] = [];
	for (const start of households) {
		if (start.cluster !== null) continue;
		const cluster: Cluster = { households: [start] };
		start.cluster = cluster;
		clusters.push(cluster);
		for (const { level, parents, children } of cluster.households) {
			for (const parent of parents) if (parent.level === level - 1) join(cluster, parent);
			for (const child of children) if (child.level === level + 1) join(cluster, child);
		}
	}
	return clusters;
}

function join(cluster: Cluster, household: Household): void {
	if (household.cluster !== null) return;
	household.cluster = cluster;
	cluster.households.push(household);
}

function merge(a: Cluster, b: Cluster): Cluster {
	if (a === b) return a;
	const [large, small] = a.households.length >= b.households.length ? [a, b] : [b, a];
	for (const household of small.households) {
		household.cluster = large;
		large.households.push(household);
	}
	small.households = [];
	return large;
}

function pullToNearest(cluster: Cluster): boolean {
	let [down, up] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
	let balance = 0;
	for (const household of cluster.households) {
		for (const child of household.children) {
			if (child.cluster === cluster) continue;
			balance += 1;
			down = Math.min(down, child.level - household.level - 1);
		}
		for (const parent of household.parents) {
			if (parent.cluster === cluster) continue;
			balance -= 1;
			up = Math.min(up, household.level - parent.level - 1);
		}
	}
	if (down === Number.POSITIVE_INFINITY && up === Number.POSITIVE_INFINITY) return false;
	const by =
		up === Number.POSITIVE_INFINITY || (balance >= 0 && down < Number.POSITIVE_INFINITY) ? down : -up;
	for (const household of cluster.households) household.level += by;
	const tight = new Set<Cluster>();
	for (const { level, parents, children } of cluster.households) {
		for (const child of children) if (child.level === level + 1 && child.cluster) tight.add(child.cluster);
		for (const parent of parents) if (parent.level === level - 1 && parent.cluster) tight.add(parent.cluster);
	}
	let merged = cluster;
	for (const other of tight) merged = merge(merged, other);
	return true;
}
