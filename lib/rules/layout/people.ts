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
	/** Place in the order of ids, in a family that is laid out on its own from 0; decides what nothing else decides. */
	rank: number;
	/** Where it is not given, what being a father, mother, husband or wife says. */
	sex: 'M' | 'F' | null;
	/** Infinity where unknown. */
	birth: number;
	/** Orders brothers or sisters without an order by birth: the lower goes left. */
	tie: number;
	father: Person | null;
	mother: Person | null;
	spouses: readonly Person[];
	/** Who they have children with and are not married to. */
	coParents: readonly Person[];
	/** Of the person in the middle: the ancestors and the wives, whose place among their siblings is ruled by their side. */
	line: 'me' | 'father' | 'mother' | 'wife' | null;
	level: number;
}

/** The people in the order of their ids, for every order of the input; what makes no sense is left out. */
export function readPeople(members: readonly LayoutMember[], me: string | undefined): Person[] {
	const distinct = oncePerId(members);
	const byId = new Map<string, Person>();
	const people = distinct.map((member, rank) => {
		const person = newPerson(member, rank);
		byId.set(member.id, person);
		return person;
	});
	distinct.forEach((member, rank) => {
		const person = people[rank];
		if (person !== undefined) linkRelatives(person, member, byId);
	});
	cutCircles(people);
	for (const { father, mother } of people) {
		if (father && mother && !father.spouses.includes(mother)) link(father, mother, 'coParents');
	}
	for (const person of people) {
		if (person.spouses.length > 1) person.spouses = person.spouses.toSorted(byBirth);
		if (person.coParents.length > 1) person.coParents = person.coParents.toSorted(byBirth);
	}
	guessSex(people);
	if (me !== undefined) markDirectLine(byId.get(me));
	return people;
}

/** The list of all who have no spouse, or nobody they have children with unmarried. */
const nobody: readonly Person[] = [];

function newPerson({ id, sex, birth }: LayoutMember, rank: number): Person {
	return {
		id,
		rank,
		sex,
		birth: birth !== null && Number.isFinite(birth) ? birth : Number.POSITIVE_INFINITY,
		tie: 0,
		father: null,
		mother: null,
		spouses: nobody,
		coParents: nobody,
		line: null,
		level: 0,
	};
}

function linkRelatives(person: Person, member: LayoutMember, byId: ReadonlyMap<string, Person>): void {
	const father = member.father === null ? undefined : byId.get(member.father);
	const mother = member.mother === null ? undefined : byId.get(member.mother);
	if (father !== undefined && father !== person) person.father = father;
	if (mother !== undefined && mother !== person && mother !== father) person.mother = mother;
	for (const id of member.spouses) {
		const spouse = byId.get(id);
		if (spouse !== undefined && spouse !== person) link(person, spouse, 'spouses');
	}
}

export function byBirth(a: Person, b: Person): number {
	if (a.birth !== b.birth) return a.birth < b.birth ? -1 : 1;
	return a.rank - b.rank;
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
	a[kind] = [...a[kind], b];
	b[kind] = [...b[kind], a];
}

/** Nobody descends from themselves: a parent link that closes a circle goes. */
function cutCircles(people: readonly Person[]): void {
	const [open, done] = [1, 2];
	const states = new Uint8Array(people.length);
	const path: Person[] = [];
	for (const start of people) {
		if (states[start.rank] === done) continue;
		path.push(start);
		for (let person = path.at(-1); person !== undefined; person = path.at(-1)) {
			states[person.rank] = open;
			if (person.father && states[person.father.rank] === open) person.father = null;
			if (person.mother && states[person.mother.rank] === open) person.mother = null;
			const { father, mother } = person;
			if (father && states[father.rank] !== done) {
				path.push(father);
			} else if (mother && states[mother.rank] !== done) {
				path.push(mother);
			} else {
				states[person.rank] = done;
				path.pop();
			}
		}
	}
}

function guessSex(people: readonly Person[]): void {
	for (const { father, mother } of people) {
		if (father) father.sex ??= 'M';
		if (mother) mother.sex ??= 'F';
	}
	for (const person of people) {
		if (person.sex !== null) continue;
		const spouse = person.spouses.find(({ sex }) => sex !== null);
		if (spouse) person.sex = spouse.sex === 'M' ? 'F' : 'M';
	}
}

function markDirectLine(me: Person | undefined): void {
	if (me === undefined) return;
	me.line = 'me';
	const open = [me];
	for (let person = open.pop(); person !== undefined; person = open.pop()) {
		for (const parent of [person.father, person.mother]) {
			if (parent === null || parent.line !== null) continue;
			parent.line = parent === person.father ? 'father' : 'mother';
			open.push(parent);
		}
	}
	for (const spouse of me.spouses) {
		if (spouse.sex === 'F') spouse.line ??= 'wife';
	}
}
