import { bornOnFromAge } from '@/lib/core/calendar';
import { searchKey } from '@/lib/core/text-folding';
import {
	type BirthSpan,
	birthSpan,
	type KinUnion,
	type ParentKind,
	type Sex,
} from '@/lib/rules/kinship/graph';
import type { FamilyRecords, RecordedPerson } from '@/lib/rules/marriage/family-records';
import { seededNumbers } from './family-growth';

/** A community as it is, before anybody writes it down. */
interface WorldPerson {
	id: string;
	sex: Sex;
	generation: number;
	born: number;
	isDeceased: boolean;
	house: House;
	name: string;
	hasAccount: boolean;
	parents: { person: WorldPerson; role: 'father' | 'mother'; kind: ParentKind }[];
	children: WorldPerson[];
	marriages: { partner: WorldPerson; endedBy: KinUnion['endedBy'] }[];
}

interface House {
	clans: readonly string[];
	gotras: readonly string[];
}

/** Houses with the spellings in which their people write them. Several are of one kul, or of one by tradition. */
const houses: readonly House[] = [
	{ clans: ['Rathore', 'राठौड़', 'Rathod', 'Rathor'], gotras: ['Gautam', 'गौतम'] },
	{ clans: ['Chauhan', 'चौहान', 'Chouhan'], gotras: ['Vatsa', 'वत्स', 'Vats'] },
	{ clans: ['Hada', 'हाड़ा'], gotras: ['Vatsa', 'वत्स'] },
	{ clans: ['Sisodiya', 'सिसोदिया', 'Sisodia'], gotras: ['Baijavap'] },
	{ clans: ['Gahlot', 'गहलोत', 'Gehlot'], gotras: ['Kashyap', 'कश्यप'] },
	{ clans: ['Parmar', 'परमार'], gotras: ['Vashishtha', 'वशिष्ठ'] },
	{ clans: ['Panwar', 'पंवार'], gotras: ['Vashishtha'] },
	{ clans: ['Solanki', 'सोलंकी'], gotras: ['Bharadwaj', 'भारद्वाज'] },
	{ clans: ['Parihar', 'परिहार'], gotras: ['Kaushik'] },
	{ clans: ['Tomar', 'तोमर'], gotras: ['Gargya'] },
	{ clans: ['Tanwar', 'तंवर'], gotras: ['Gargya'] },
	{ clans: ['Kachhwaha', 'कछवाहा', 'Kachwaha'], gotras: ['Manav', 'मानव'] },
	{ clans: ['Rajawat', 'राजावत'], gotras: ['Gautam'] },
	{ clans: ['Jhala', 'झाला'], gotras: ['Markandeya'] },
	{ clans: ['Makwana', 'मकवाना'], gotras: ['Markandeya'] },
	{ clans: ['Jadeja', 'जाडेजा'], gotras: ['Atri', 'अत्रि'] },
	{ clans: ['Chandel', 'चंदेल'], gotras: ['Chandratreya'] },
	{ clans: ['Bundela', 'बुंदेला'], gotras: ['Kashyap'] },
	{ clans: ['Sengar', 'सेंगर'], gotras: ['Gautam', 'गौतम'] },
	{ clans: ['Bhati', 'भाटी'], gotras: ['Atri'] },
	{ clans: ['Gaur', 'गौड़'], gotras: ['Bharadwaj'] },
	{ clans: ['Shekhawat', 'शेखावत'], gotras: ['Manav'] },
	{ clans: ['Naruka', 'नरूका'], gotras: ['Manav'] },
	{ clans: ['Deora', 'देवड़ा', 'Devda'], gotras: ['Vatsa'] },
	{ clans: ['Bhadauria', 'भदौरिया'], gotras: ['Vatsa'] },
	{ clans: ['Jodha', 'जोधा'], gotras: ['Gautam'] },
	{ clans: ['Mertia', 'मेड़तिया'], gotras: ['Gautam'] },
	{ clans: ['Chundawat', 'चूंडावत'], gotras: ['Baijavap'] },
	{ clans: ['Shaktawat', 'शक्तावत'], gotras: ['Baijavap'] },
	{ clans: ['Ladkhani', 'लाडखानी'], gotras: ['Manav'] },
];

const names = {
	M: [
		'Vikram',
		'विक्रम',
		'Mahendra',
		'महेंद्र',
		'Sanjay',
		'Jagdish',
		'जगदीश',
		'Dayaram',
		'Lakshman',
		'Prithviraj',
	],
	F: ['Kamla', 'कमला', 'Meena', 'मीना', 'Lakshmi', 'Divya', 'दिव्या', 'Kirti', 'Pooja', 'पूजा'],
} as const satisfies Record<Sex, readonly string[]>;
const secondNames = [
	'Pal',
	'Raj',
	'Karan',
	'Vir',
	'Dev',
	'Man',
	'Jit',
	'Bal',
	'Chandra',
	'Mal',
	'Sal',
	'Varan',
];
const villages = [
	'Bhurgarh',
	'Chandsar',
	'Madhopura',
	'Kalan',
	'Devli',
	'Nandgaon',
	'Sarund',
	'Osian',
	'Bilara',
	'Khimsar',
];

const firstYears = [1886, 1913, 1940, 1967, 1993];
const last = firstYears.length - 1;

export interface MarriageWorld {
	records: FamilyRecords;
	/** The cards of each tree. */
	trees: string[][];
	members: number;
	/** Accounts whose owners have left hardly a gap. */
	carefulOwners: string[];
}

/**
 * So many people in families that marry into each other over five generations, and what the owners of so many trees
 * have written down of them: some carefully, some with gaps, each in their own spelling. Trees overlap where they hold
 * the same account, and tell of the same people without knowing it where they do not. Adoption, second marriages, half
 * brothers, marriages of cousins and of a brother's widow occur, and now and then somebody writes nonsense.
 */
export function growWorld(people: number, trees: number, seed: number): MarriageWorld {
	const chance = chances(seed);
	const world = growPeople(people, trees, chance);
	const members = chance.shuffled(world.filter((person) => person.hasAccount));
	// Those who look for somebody to marry ask at home.
	const careful = members
		.filter(({ generation, marriages }) => generation === last && marriages.length === 0)
		.slice(0, trees / 4);
	const owners = [...careful, ...members.filter((person) => !careful.includes(person))].slice(0, trees);
	const scribe = new Scribe(chance);
	for (const person of world) if (person.hasAccount) scribe.profile(person);
	for (const owner of owners) scribe.tree(owner, careful.includes(owner));
	return {
		records: scribe,
		trees: scribe.trees,
		members: world.length,
		carefulOwners: careful.map(({ id }) => `account-${id}`),
	};
}

function chances(seed: number) {
	const random = seededNumbers(seed);
	const happens = (share: number) => random() < share;
	const upTo = (count: number) => Math.floor(random() * count);
	const pick = <T>(list: readonly T[]): T => {
		const picked = list[upTo(list.length)];
		if (picked === undefined) throw new RangeError('nothing to pick from');
		return picked;
	};
	const shuffled = <T>(list: readonly T[]): T[] =>
		list
			.map((item) => ({ item, at: random() }))
			.sort((a, b) => a.at - b.at)
			.map(({ item }) => item);
	return { happens, upTo, pick, shuffled };
}

type Chances = ReturnType<typeof chances>;

function growPeople(count: number, families: number, chance: Chances): WorldPerson[] {
	const people: WorldPerson[] = [];
	const add = (sex: Sex, generation: number, house: House): WorldPerson => {
		const born = (firstYears[generation] ?? 0) + chance.upTo(17);
		const person: WorldPerson = {
			id: `w${people.length}`,
			sex,
			generation,
			born,
			isDeceased: born < 1930 || chance.happens(born < 1955 ? 0.5 : 0.03),
			house,
			name: `${chance.pick(names[sex])}${chance.pick(secondNames)} ${sex === 'M' ? 'Singh' : 'Kanwar'} ${chance.pick(villages)}`,
			hasAccount: false,
			parents: [],
			children: [],
			marriages: [],
		};
		person.hasAccount = !person.isDeceased && generation > 1 && chance.happens(0.6);
		people.push(person);
		return person;
	};
	const marry = (a: WorldPerson, b: WorldPerson, endedBy: KinUnion['endedBy'] = null) => {
		a.marriages.push({ partner: b, endedBy });
		b.marriages.push({ partner: a, endedBy });
	};
	const bear = (father: WorldPerson, mother: WorldPerson) => {
		const child = add(chance.happens(0.5) ? 'M' : 'F', father.generation + 1, father.house);
		for (const [person, role] of [
			[father, 'father'],
			[mother, 'mother'],
		] as const) {
			child.parents.push({ person, role, kind: 'birth' });
			person.children.push(child);
		}
		return child;
	};
	const adopt = (child: WorldPerson, father: WorldPerson, mother: WorldPerson) => {
		child.house = father.house;
		for (const [person, role] of [
			[father, 'father'],
			[mother, 'mother'],
		] as const) {
			child.parents.push({ person, role, kind: 'adopted' });
			person.children.push(child);
		}
	};

	const couples: [WorldPerson, WorldPerson][] = [];
	for (let at = 0; at < families; at++) {
		const couple: [WorldPerson, WorldPerson] = [
			add('M', 0, chance.pick(houses)),
			add('F', 0, chance.pick(houses)),
		];
		marry(...couple, 'death');
		couples.push(couple);
	}
	const perGeneration = (count - 2 * families) / last;
	let parents = couples;
	for (let generation = 1; generation <= last; generation++) {
		const born: WorldPerson[] = [];
		while (born.length < perGeneration) born.push(bear(...chance.pick(parents)));
		for (const child of born) {
			if (chance.happens(0.04)) {
				const [father, mother] = chance.happens(0.5)
					? chance.pick(parents)
					: (parents.find(([man]) => areBrothers(man, child.parents[0]?.person)) ?? chance.pick(parents));
				if (!child.parents.some(({ person }) => person === father || person === mother))
					adopt(child, father, mother);
			}
		}
		parents = generation === last ? youngCouples(born, chance, marry) : getCouples(born, chance, marry);
	}
	return people;
}

function areBrothers(a: WorldPerson, b: WorldPerson | undefined): boolean {
	return b !== undefined && a !== b && a.parents[0]?.person === b.parents[0]?.person;
}

type Marry = (a: WorldPerson, b: WorldPerson, endedBy?: KinUnion['endedBy']) => void;

/** Most find somebody of another house; some a cousin, some somebody of their own clan; some marry again. */
function getCouples(
	born: readonly WorldPerson[],
	chance: Chances,
	marry: Marry,
): [WorldPerson, WorldPerson][] {
	const women = chance.shuffled(born.filter(({ sex }) => sex === 'F'));
	const couples: [WorldPerson, WorldPerson][] = [];
	const wed = (man: WorldPerson, woman: WorldPerson, endedBy: KinUnion['endedBy']) => {
		women.splice(women.indexOf(woman), 1);
		marry(man, woman, endedBy);
		couples.push([man, woman]);
	};
	for (const man of chance.shuffled(born.filter(({ sex }) => sex === 'M'))) {
		const cousin = chance.happens(0.04) ? women.find((woman) => haveSameGrandfather(man, woman)) : undefined;
		const stranger = women.find((woman) => woman.house !== man.house || chance.happens(0.02));
		const wife = cousin ?? stranger;
		if (!wife) continue;
		const endedBy = chance.happens(0.06) ? 'divorce' : wife.isDeceased || man.isDeceased ? 'death' : null;
		wed(man, wife, endedBy);
		const second =
			endedBy !== null && chance.happens(0.4) ? women.find((woman) => woman.house !== man.house) : undefined;
		if (second) wed(man, second, second.isDeceased || man.isDeceased ? 'death' : null);
		const brother = born.find((person) => person.sex === 'M' && areBrothers(person, man));
		if (man.isDeceased && brother && brother.marriages.length === 0 && chance.happens(0.2)) {
			marry(brother, wife);
			couples.push([brother, wife]);
		}
	}
	return couples;
}

/** Of the youngest only some are married. */
function youngCouples(born: readonly WorldPerson[], chance: Chances, marry: Marry) {
	return getCouples(
		born.filter(({ born: year }) => year < 2001 && chance.happens(0.35)),
		chance,
		marry,
	);
}

function haveSameGrandfather(a: WorldPerson, b: WorldPerson): boolean {
	const of = ({ parents }: WorldPerson) => parents[0]?.person.parents[0]?.person;
	return of(a) !== undefined && of(a) === of(b) && a.parents[0]?.person !== b.parents[0]?.person;
}

/** Writes down what the owner of a tree knows. */
class Scribe implements FamilyRecords {
	readonly persons: RecordedPerson[] = [];
	readonly parentLinks: FamilyRecords['parentLinks'][number][] = [];
	readonly unions: KinUnion[] = [];
	readonly trees: string[][] = [];

	constructor(private readonly chance: Chances) {}

	profile(person: WorldPerson) {
		const mother = person.parents.find(({ role }) => role === 'mother')?.person;
		this.write(`account-${person.id}`, person, { treeId: null, care: 0.8 });
		const row = this.persons.at(-1);
		if (!row) return;
		row.memberId = row.id;
		row.isMaritalStatusHidden = this.chance.happens(0.05);
		row.isMarried = row.isMaritalStatusHidden ? null : person.marriages.length > 0;
		if (row.isMarried === false)
			row.formerMarriage = (['widowed', 'divorced'] as const)[this.persons.length % 30] ?? null;
		if (mother && this.chance.happens(0.3)) row.motherClan = this.chance.pick(mother.house.clans);
	}

	tree(owner: WorldPerson, isCareful: boolean) {
		const { chance } = this;
		const treeId = `t${this.trees.length}`;
		const care = isCareful ? 1 : 0.75;
		const known = new Set([owner]);
		const queue: { person: WorldPerson; up: number; side: number }[] = [{ person: owner, up: 0, side: 0 }];
		const reach = (person: WorldPerson, up: number, side: number) => {
			if (known.has(person) || known.size > 46) return;
			if (person !== owner && !chance.happens(care)) return;
			known.add(person);
			queue.push({ person, up, side });
		};
		// All the lines of the ancestors first, then those beside them.
		for (const { person, up } of queue) {
			if (up < 4) for (const parent of person.parents) reach(parent.person, up + 1, 0);
		}
		for (const { person, up, side } of [...queue]) {
			for (const { partner } of person.marriages) if (up < 3) reach(partner, up, side + 1);
			if (up > 0 && up < 4) for (const child of person.children) reach(child, up - 1, side + 1);
		}
		for (const { person, up, side } of queue.slice()) {
			if (side !== 1) continue;
			if (up > 0) for (const child of person.children) reach(child, up - 1, side + 1);
			if (up === 0) for (const parent of person.parents) reach(parent.person, 1, side + 1);
		}

		const cards = new Map([...known].map((person) => [person, `${treeId}-${person.id}`]));
		for (const [person, id] of cards) {
			this.write(id, person, { treeId, care: isCareful ? 0.98 : 0.6 });
			const row = this.persons.at(-1);
			if (!row) continue;
			row.formerMarriage = (['divorced', 'widowed'] as const)[this.persons.length % 90] ?? null;
			if (person === owner || (person.hasAccount && chance.happens(0.8)))
				row.memberId = `account-${person.id}`;
			else if (!isCareful && person !== owner && chance.happens(0.06)) {
				Object.assign(row, { isNamed: false, name: null, nameKey: '', born: null, clan: null, gotra: null });
			}
		}
		for (const [person, childId] of cards) this.writeParents(person, childId, cards);
		for (const [person, id] of cards) {
			for (const { partner, endedBy } of person.marriages) {
				const partnerId = cards.get(partner);
				if (partnerId === undefined || id > partnerId || !chance.happens(0.95)) continue;
				this.unions.push({ partnerAId: id, partnerBId: partnerId, endedBy });
			}
		}
		if (!isCareful && chance.happens(0.06)) this.nonsense([...cards.values()]);
		this.trees.push([...cards.values()]);
	}

	private write(id: string, person: WorldPerson, { treeId, care }: { treeId: string | null; care: number }) {
		const { chance } = this;
		const knows = () => chance.happens(care);
		// Somebody writes a name in the other script, or adds another village.
		const name = chance.happens(0.05) ? `${person.name} ${chance.pick(villages)}` : person.name;
		this.persons.push({
			id,
			treeId,
			memberId: null,
			isNamed: true,
			name,
			nameKey: searchKey(name),
			sex: chance.happens(0.98) || treeId === null ? person.sex : null,
			born: knows() ? getSpan(person, chance) : null,
			isDeceased: person.isDeceased,
			isMarried: treeId !== null && chance.happens(0.2) ? person.marriages.length > 0 : null,
			isMaritalStatusHidden: false,
			clan: knows() ? chance.pick(person.house.clans) : null,
			sakh: chance.happens(0.03) ? chance.pick(['Jodha', 'मेड़तिया', 'Shekhawat', 'Khichi']) : null,
			gotra: knows() ? chance.pick(person.house.gotras) : null,
			motherClan: null,
		});
	}

	private writeParents(person: WorldPerson, childId: string, cards: ReadonlyMap<WorldPerson, string>) {
		for (const { person: parent, role, kind } of person.parents) {
			const parentId = cards.get(parent);
			if (parentId !== undefined) this.parentLinks.push({ childId, parentId, role, kind });
		}
		const [father] = person.parents;
		for (const { partner } of father?.person.marriages ?? []) {
			const parentId = cards.get(partner);
			if (parentId === undefined || person.parents.some((parent) => parent.person === partner)) continue;
			if (this.chance.happens(0.5))
				this.parentLinks.push({ childId, parentId, role: 'mother', kind: 'step' });
		}
	}

	/** What mistakes and broken files leave behind. */
	private nonsense(ids: readonly string[]) {
		const { chance } = this;
		const [childId, parentId, other] = [chance.pick(ids), chance.pick(ids), chance.pick(ids)];
		const role = chance.happens(0.5) ? 'father' : 'mother';
		const kind = chance.pick(['birth', 'adopted', 'step'] as const);
		this.parentLinks.push({ childId, parentId, role, kind });
		this.unions.push({ partnerAId: parentId, partnerBId: chance.pick([other, 'nobody']), endedBy: null });
	}
}

function getSpan({ born }: WorldPerson, chance: Chances): BirthSpan {
	const day = new Date(Date.UTC(born, 6, 1));
	if (chance.happens(0.1))
		return birthSpan(bornOnFromAge(2026 - born, new Date(Date.UTC(2026, 7, 1))), 'age');
	return birthSpan(day, chance.happens(0.3) ? 'day' : 'year');
}
