import { byBirth, type Person } from './people';

/** Above this many people a block is put in order without trying places. */
const fewEnoughToTry = 14;
/** Above this many a chain of marriages is not turned round to see which way is better. */
const maxCompared = 60;
/** Unmarried parents join the block of their partner up to this many people. */
const maxInBlock = 12;

/**
 * People with all their spouses, from left to right: a husband left of his only wife, a man between two wives,
 * between two spouses nobody but other spouses of theirs. Parents who never married stand beside each other where
 * the marriages leave room.
 */
export function formBlocks(people: readonly Person[]): (readonly Person[])[] {
	const blockOf: (readonly Person[])[] = [];
	for (const person of people) {
		if (blockOf[person.rank] !== undefined) continue;
		const block = orderSpouses(spousesAround(person));
		for (const member of block) blockOf[member.rank] = block;
	}
	for (const person of people) {
		for (const other of person.coParents) {
			if (person.rank > other.rank) continue;
			const [first, second] = husbandFirst(person, other);
			joinBlocks(blockOf, first, second);
		}
	}
	// Each where the one of its people comes whose rank is least.
	const seen = new Uint8Array(people.length);
	return people.flatMap((person) => {
		const block = blockOf[person.rank];
		if (block === undefined || seen[person.rank] === 1) return [];
		for (const member of block) seen[member.rank] = 1;
		return [block];
	});
}

function spousesAround(start: Person): Person[] {
	const [spouse, ...others] = start.spouses;
	if (spouse === undefined) return [start];
	if (others.length === 0 && spouse.spouses.length === 1) return [start, spouse];
	const found = new Set([start]);
	for (const person of found) {
		for (const spouse of person.spouses) found.add(spouse);
	}
	return [...found];
}

function husbandFirst(a: Person, b: Person): [Person, Person] {
	if (a.sex === b.sex) return byBirth(a, b) < 0 ? [a, b] : [b, a];
	return a.sex === 'M' || b.sex === 'F' ? [a, b] : [b, a];
}

function orderSpouses(people: Person[]): Person[] {
	const [a, b, ...more] = people;
	if (a === undefined || b === undefined) return people;
	if (more.length === 0) return husbandFirst(a, b);
	const spine = people.filter(({ spouses }) => spouses.length > 1);
	const path = walk(spine);
	if (path === null) return tryPlaces(people.toSorted(byBirth));
	const there = withSingleSpouses(path);
	if (path.length === 1 || people.length > maxCompared) return there;
	const back = withSingleSpouses(path.toReversed());
	return flaws(back) < flaws(there) ? back : there;
}

/** The people with several spouses as a chain of marriages, where they are one. */
function walk(spine: readonly Person[]): Person[] | null {
	const among = new Set(spine);
	const next = (person: Person) => person.spouses.filter((spouse) => among.has(spouse));
	const ends = spine.filter((person) => next(person).length <= 1).sort(byBirth);
	const start = ends[0];
	if (start === undefined || spine.some((person) => next(person).length > 2)) return null;
	const path = [start];
	for (const person of path) {
		const following = next(person).find((spouse) => !path.includes(spouse));
		if (following !== undefined) path.push(following);
	}
	return path.length === spine.length ? path : null;
}

function withSingleSpouses(path: readonly Person[]): Person[] {
	return path.flatMap((person, at) => {
		const single = person.spouses.filter(({ spouses }) => spouses.length === 1);
		const husbands = single.filter((spouse) => husbandFirst(person, spouse)[0] === spouse);
		const wives = single.filter((spouse) => !husbands.includes(spouse));
		const onLeft = path.length === 1 ? Math.floor(wives.length / 2) : at < path.length - 1 ? wives.length : 0;
		return [...husbands, ...wives.slice(0, onLeft), person, ...wives.slice(onLeft)];
	});
}

/** How far an order is from what a block should be. */
function flaws(order: readonly Person[]): number {
	const place = new Map(order.map((person, at) => [person, at]));
	let total = 0;
	order.forEach((person, at) => {
		for (const spouse of person.spouses) {
			const other = place.get(spouse) ?? at;
			if (other <= at) continue;
			const between = order.slice(at + 1, other);
			total += other - at;
			total +=
				50 *
				between.filter((third) => !third.spouses.includes(person) && !third.spouses.includes(spouse)).length;
			if (spouse.sex === 'M' && person.sex === 'F' && spouse.spouses.length === 1) total += 100;
		}
	});
	return total;
}

/** Takes each person to where the flaws are fewest, until nothing gets better. */
function tryPlaces(people: Person[]): Person[] {
	let best = people;
	let least = flaws(best);
	for (let round = 0; round < fewEnoughToTry && people.length <= fewEnoughToTry; round += 1) {
		const before = least;
		for (const person of people) {
			const others = best.filter((other) => other !== person);
			for (let at = 0; at <= others.length; at += 1) {
				const order = others.toSpliced(at, 0, person);
				const found = flaws(order);
				if (found < least) [best, least] = [order, found];
			}
		}
		if (least === before) break;
	}
	return best;
}

function joinBlocks(blockOf: (readonly Person[])[], left: Person, right: Person): void {
	const [a, b] = [blockOf[left.rank], blockOf[right.rank]];
	if (a === undefined || b === undefined || a === b || a.length + b.length > maxInBlock) return;
	const between = a.length - 1 - a.indexOf(left) + b.indexOf(right);
	const around = a.indexOf(left) + b.length - 1 - b.indexOf(right);
	const joined = around < between ? [...b, ...a] : [...a, ...b];
	for (const person of joined) blockOf[person.rank] = joined;
}
