/** Somebody to be drawn, as the caller knows them. */
export interface LayoutMember {
	id: string;
	sex: 'M' | 'F' | null;
	/** Year, or anything that grows with time. */
	birth: number | null;
	father: string | null;
	mother: string | null;
	spouses: string[];
}

/** A member with their relatives as references, which can be trusted: every link has two ends and no one descends from themselves. */
export interface Person {
	id: string;
	/** Place in the order of ids, which decides what nothing else decides. */
	rank: number;
	/** Where it is not told, what being a father, mother, husband or wife says. */
	sex: 'M' | 'F' | null;
	/** Infinity where unknown. */
	birth: number;
	father: Person | null;
	mother: Person | null;
	spouses: Person[];
	/** Who they have children with and are not married to. */
	coParents: Person[];
	/** Of the person in the middle: the ancestors and the wives, whose place among their siblings is ruled by their side. */
	line: 'me' | 'father' | 'mother' | 'wife' | null;
	level: number;
}

/** The people in the order of their ids, whatever the order they came in; what makes no sense is left out. */
export function readPeople(members: readonly LayoutMember[], me: string | undefined): Person[] {
	const told = oncePerId(members);
	const byId = new Map<string, Person>();
	const people = told.map((member, rank): Person => {
		const person: Person = {
			id: member.id,
			rank,
			sex: member.sex,
			birth: member.birth !== null && Number.isFinite(member.birth) ? member.birth : Number.POSITIVE_INFINITY,
			father: null,
			mother: null,
			spouses: [],
			coParents: [],
			line: null,
			level: 0,
		};
		byId.set(member.id, person);
		return person;
	});
	const find = (id: string | null) => (id === null ? null : (byId.get(id) ?? null));

	told.forEach((member, rank) => {
		const person = people[rank];
		if (person === undefined) return;
		const father = find(member.father);
		const mother = find(member.mother);
		if (father !== person) person.father = father;
		if (mother !== person && mother !== father) person.mother = mother;
		for (const id of member.spouses) {
			const spouse = find(id);
			if (spouse !== null && spouse !== person) link(person, spouse, 'spouses');
		}
	});
	cutCircles(people);
	for (const { father, mother } of people) {
		if (father && mother && !father.spouses.includes(mother)) link(father, mother, 'coParents');
	}
	for (const person of people) {
		person.spouses.sort(byBirth);
		person.coParents.sort(byBirth);
	}
	guessSex(people);
	if (me !== undefined) markDirectLine(find(me));
	return people;
}

export function byBirth(a: Person, b: Person): number {
	if (a.birth !== b.birth) return a.birth < b.birth ? -1 : 1;
	return a.rank - b.rank;
}

export function parentsOf(person: Person): Person[] {
	return [person.father, person.mother].filter((parent) => parent !== null);
}

/** Of members that share an id, the one whose text comes first. */
function oncePerId(members: readonly LayoutMember[]): LayoutMember[] {
	const byId = new Map<string, LayoutMember>();
	for (const member of members) {
		const other = byId.get(member.id);
		if (other === undefined || JSON.stringify(member) < JSON.stringify(other)) byId.set(member.id, member);
	}
	return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function link(a: Person, b: Person, kind: 'spouses' | 'coParents'): void {
	if (a[kind].includes(b)) return;
	a[kind].push(b);
	b[kind].push(a);
}

/** Nobody descends from themselves: a parent link that closes a circle goes. */
function cutCircles(people: readonly Person[]): void {
	const state = new Map<Person, 'open' | 'done'>();
	for (const start of people) {
		const path = [start];
		while (path.length > 0) {
			const person = path.at(-1);
			if (person === undefined) break;
			state.set(person, state.get(person) ?? 'open');
			if (person.father && state.get(person.father) === 'open') person.father = null;
			if (person.mother && state.get(person.mother) === 'open') person.mother = null;
			const next = parentsOf(person).find((parent) => !state.has(parent));
			if (next !== undefined) {
				path.push(next);
				continue;
			}
			state.set(person, 'done');
			path.pop();
		}
	}
}

function guessSex(people: readonly Person[]): void {
	for (const { father, mother } of people) {
		if (father) father.sex ??= 'M';
		if (mother) mother.sex ??= 'F';
	}
	for (const person of people) {
		const spouse = person.spouses.find(({ sex }) => sex !== null);
		if (spouse) person.sex ??= spouse.sex === 'M' ? 'F' : 'M';
	}
}

function markDirectLine(me: Person | null): void {
	if (me === null) return;
	me.line = 'me';
	const open = [me];
	for (let person = open.pop(); person !== undefined; person = open.pop()) {
		for (const parent of parentsOf(person)) {
			if (parent.line !== null) continue;
			parent.line = parent === person.father ? 'father' : 'mother';
			open.push(parent);
		}
	}
	for (const spouse of me.spouses) {
		if (spouse.sex === 'F') spouse.line ??= 'wife';
	}
}
