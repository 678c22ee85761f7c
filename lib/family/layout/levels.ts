import { type Person, parentsOf } from './people';

/** People who stand in one row because they are married or have children together. */
interface Household {
	people: Person[];
	level: number;
	parents: Household[];
	children: Household[];
	cluster: Cluster;
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
 * @returns the connected families
 */
export function assignLevels(people: readonly Person[]): Person[][] {
	const households = formHouseholds(people);
	fromTheTop(households);
	const families = tighten(households);
	return families.map(({ households: settled }) => {
		const top = settled.reduce((least, { level }) => Math.min(least, level), Number.POSITIVE_INFINITY);
		const members = settled.flatMap((household) => household.people);
		for (const household of settled) {
			for (const person of household.people) person.level = household.level - top;
		}
		return members.sort((a, b) => a.rank - b.rank);
	});
}

function formHouseholds(people: readonly Person[]): Household[] {
	for (;;) {
		const households = joinPartners(people);
		const tangled = findTangled(households);
		if (tangled.length === 0) return households;
		takeApart(tangled);
	}
}

function joinPartners(people: readonly Person[]): Household[] {
	const households: Household[] = [];
	const of = new Map<Person, Household>();
	for (const start of people) {
		if (of.has(start)) continue;
		const household: Household = {
			people: [start],
			level: 0,
			parents: [],
			children: [],
			cluster: { households: [] },
		};
		of.set(start, household);
		for (const person of household.people) {
			for (const partner of [...person.spouses, ...person.coParents]) {
				if (of.has(partner)) continue;
				of.set(partner, household);
				household.people.push(partner);
			}
		}
		household.cluster.households.push(household);
		households.push(household);
	}
	for (const household of households) {
		for (const person of household.people) {
			for (const parent of parentsOf(person)) {
				const above = of.get(parent);
				if (above === undefined) continue;
				household.parents.push(above);
				above.children.push(household);
			}
		}
	}
	return households;
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

/** Every household right below the lowest of its parents. */
function fromTheTop(households: readonly Household[]): void {
	const waitingFor = new Map(households.map((household) => [household, household.parents.length]));
	const ready = households.filter(({ parents }) => parents.length === 0);
	for (const household of ready) {
		for (const child of household.children) {
			child.level = Math.max(child.level, household.level + 1);
			const left = (waitingFor.get(child) ?? 0) - 1;
			waitingFor.set(child, left);
			if (left === 0) ready.push(child);
		}
	}
}

/**
 * Pulls what hangs together by long links closer, smallest clusters first, as the network simplex method finds its
 * first tight tree: where all links can be one row long, they are.
 */
function tighten(households: readonly Household[]): Cluster[] {
	for (const household of households) {
		for (const child of household.children) {
			if (child.level === household.level + 1) merge(household.cluster, child.cluster);
		}
	}
	for (;;) {
		const clusters = [...new Set(households.map(({ cluster }) => cluster))];
		const bySize = clusters.toSorted((a, b) => a.households.length - b.households.length);
		let moved = false;
		for (const cluster of bySize) {
			if (cluster.households.length > 0 && pullToNearest(cluster)) moved = true;
		}
		if (!moved) return clusters;
	}
}

function merge(a: Cluster, b: Cluster): void {
	if (a === b) return;
	const [large, small] = a.households.length >= b.households.length ? [a, b] : [b, a];
	for (const household of small.households) {
		household.cluster = large;
		large.households.push(household);
	}
	small.households = [];
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
	for (const household of cluster.households) {
		for (const child of household.children) {
			if (child.level === household.level + 1) tight.add(child.cluster);
		}
		for (const parent of household.parents) {
			if (household.level === parent.level + 1) tight.add(parent.cluster);
		}
	}
	for (const other of tight) {
		const now = cluster.households[0]?.cluster ?? other.households[0]?.cluster;
		if (now !== undefined) merge(now, other);
	}
	return true;
}
