import { DomainError } from '@/lib/core/errors';
import { addToGroup } from '@/lib/core/grouping';
import type { Steps } from '@/lib/core/slices';
import { findYear, readDate } from './dates';
import type { Fact, FactTag } from './facts';
import type { FamilyFile, FileParentLink, FilePerson, FileUnion } from './family-file';
import { maxPeople } from './limits';
import { FactReader } from './read-facts';
import { findChild, getChildren, getText, readStructures, type Structure } from './structures';
import type { UnreadList } from './unread';
import { individualTags, marriageTags } from './vocabulary';

export interface ReadFile extends FamilyFile {
	/** Of GEDCOM, as the file says. */
	version: string;
}

const maxFamilies = 2 * maxPeople;
/** Twice as many as there are where everybody has a father and a mother. */
const maxParentLinks = 4 * maxPeople;

/**
 * Reads a file of either version. What cannot be read, or is not taken over, goes into `unread`.
 *
 * @throws DomainError `gedcom.notGedcom`, `gedcom.nobody`, `gedcom.tooManyLines`, `gedcom.tooManyPeople`,
 * `gedcom.tooTangled`
 */
export function* readGedcom(text: string, unread: UnreadList): Steps<ReadFile> {
	const { version, records } = yield* readStructures(text, unread);
	const [head] = records;
	const individuals = records.filter(({ tag }) => tag === 'INDI');
	if (!head || (head.tag !== 'HEAD' && individuals.length === 0)) throw new DomainError('gedcom.notGedcom');
	if (individuals.length === 0) throw new DomainError('gedcom.nobody');
	const families = records.filter(({ tag }) => tag === 'FAM');
	if (individuals.length > maxPeople || families.length > maxFamilies) {
		throw new DomainError('gedcom.tooManyPeople', { values: { max: maxPeople } });
	}
	if (head.tag !== 'HEAD') unread.add('noHead', { line: 0, text: '' });
	const index = getIndex(records, unread);
	const reader = new FactReader(index, unread);
	for (const media of records.filter(({ tag }) => tag === 'OBJE')) {
		for (const { line, value } of getChildren(media, 'FILE'))
			unread.add('file', { line, text: value.trim() });
	}
	return { version, ...(yield* new FamilyReader(individuals, families, reader, unread).read()) };
}

/** The records by their keys. Of two with one key the second gets another, so that nobody is lost. */
function getIndex(records: readonly Structure[], unread: UnreadList): Map<string, Structure> {
	const index = new Map<string, Structure>();
	for (const record of records) {
		const { xref, line, tag } = record;
		if (xref !== null && index.has(xref)) {
			unread.add('duplicateRecord', { line, text: `@${xref}@ ${tag}` });
			record.xref = `${xref}.${line}`;
		}
		if (record.xref !== null) index.set(record.xref, record);
	}
	return index;
}

type Sex = FilePerson['sex'];
type LinkKind = FileParentLink['kind'];

/** From the strongest: a child of its parents by birth is not their adopted one as well. */
const linkKinds = ['birth', 'adopted', 'step'] as const satisfies LinkKind[];

interface Partner {
	id: string;
	isImplied: boolean;
	/** Named as the husband, and a woman by their own record, or the other way round. */
	isTurned: boolean;
}

class FamilyReader {
	readonly #people = new Map<string, FilePerson>();
	readonly #idOf = new Map<Structure, string>();
	readonly #links = new Map<string, FileParentLink>();
	readonly #unions = new Map<string, { union: Omit<FileUnion, 'facts'>; facts: Fact[]; record: Structure }>();
	/** What families tell of somebody that is no marriage. */
	readonly #familyFactsOf = new Map<string, Fact[]>();
	readonly #adoptersIn = new Map<Structure, Map<string, string[]>>();
	/** Children who name a family as theirs, also where the family does not name them. */
	readonly #childrenOf = new Map<Structure, Map<Structure, Structure[]>>();
	readonly #spousesOf = new Map<Structure, Structure[]>();

	constructor(
		readonly individuals: readonly Structure[],
		readonly families: readonly Structure[],
		readonly reader: FactReader,
		readonly unread: UnreadList,
	) {}

	*read(): Steps<FamilyFile> {
		for (const record of this.individuals) {
			this.#readPerson(record);
			yield;
		}
		for (const record of this.families) {
			this.#readFamily(record);
			yield;
		}
		const unions = [...this.#unions.values()].map(({ union, facts, record }) => ({
			union: { ...union, facts: withoutPlainWedding(facts) },
			record,
		}));
		const sequences = this.#sequencesOf(unions);
		return {
			people: [...this.#people.values()].map((person) => {
				const familyFacts = this.#familyFactsOf.get(person.id);
				return familyFacts ? { ...person, facts: [...person.facts, ...familyFacts] } : person;
			}),
			parentLinks: [...this.#links.values()],
			unions: unions.map(({ union }, at) => ({ ...union, sequence: sequences[at] ?? 0 })),
		};
	}

	#readPerson(record: Structure): void {
		const id = record.xref ?? `LINE${record.line}`;
		const letter = getText(record, 'SEX').toUpperCase();
		const sex = letter === 'M' ? 'Male' : letter === 'F' ? 'Female' : null;
		this.#idOf.set(record, id);
		const spelling = this.reader.spellingOf(record);
		this.#people.set(id, {
			...{ id, sex, isImplied: false, line: record.line },
			...(spelling && { spelling }),
			facts: this.reader.ofPerson(record),
		});
		for (const link of getChildren(record, 'FAMC')) {
			const family = this.reader.findRecord(link, 'FAM');
			if (!family) continue;
			const children = this.#childrenOf.get(family) ?? new Map<Structure, Structure[]>();
			this.#childrenOf.set(family, children);
			addToGroup(children, record, link);
		}
		for (const link of getChildren(record, 'FAMS')) {
			const family = this.reader.findRecord(link, 'FAM');
			if (family) addToGroup(this.#spousesOf, family, record);
		}
	}

	#readFamily(record: Structure): void {
		const [husband, wife] = this.#partnersOf(record);
		const children = this.#childrenIn(record);
		const facts = this.reader.ofFamily(record);
		const isMarked = getChildren(record, 'NO').some(({ value }) => value.trim() === 'MARR');
		const isApart = isMarked || facts.some(isNotMarried);
		const stated = facts.filter((fact) => !(fact.tag === 'EVEN' && isNotMarried(fact)));
		const isMarriage =
			!isApart &&
			(facts.some(({ tag }) => marriageTags.has(tag)) ||
				(husband !== null && wife !== null) ||
				(husband === null && wife === null && children.length > 1));
		const partners = isMarriage
			? [husband ?? this.#imply(record, 'Male'), wife ?? this.#imply(record, 'Female')]
			: [husband, wife];
		const [father, mother] = partners;
		if (isMarriage && father && mother) this.#addUnion(record, father.id, mother.id, stated);
		else this.#addFamilyFacts(record, stated, [father, mother, ...children.map(({ id }) => ({ id }))]);
		if (!father && !mother && children.length < 2 && stated.length === 0) {
			this.unread.add('emptyFamily', { line: record.line, text: `@${record.xref}@ FAM` });
		}
		for (const child of children) {
			if (father) this.#addLink(record, child, father, 'father');
			if (mother) this.#addLink(record, child, mother, 'mother');
		}
	}

	/** Husband and wife as the record names them; by their own records where they do not go with that. */
	#partnersOf(record: Structure): [Partner | null, Partner | null] {
		const named = (tag: string) =>
			getChildren(record, tag).flatMap((line) => this.reader.findRecord(line, 'INDI') ?? []);
		const [husbands, wives] = [named('HUSB'), named('WIFE')];
		const [first = null, ...more] = husbands;
		const [second = null] = wives.length > 0 ? wives : more;
		const back = (this.#spousesOf.get(record) ?? []).filter((one) => one !== first && one !== second);
		const isWoman = (one: Structure) => this.#sexOf(one) === 'Female';
		let [husband, wife] = [first, second === first ? null : second];
		for (const one of back) {
			if (!husband && !isWoman(one)) husband = one;
			else if (!wife) wife = one;
			else husband ??= one;
		}
		const isSwapped = (husband && isWoman(husband)) || (wife && this.#sexOf(wife) === 'Male');
		const isSame =
			husband && wife && this.#sexOf(husband) !== null && this.#sexOf(husband) === this.#sexOf(wife);
		const isTurned = Boolean(isSwapped && !isSame);
		if (isTurned) [husband, wife] = [wife, husband];
		const partner = (one: Structure | null) =>
			one && { id: this.#idOf.get(one) ?? '', isImplied: false, isTurned };
		return [partner(husband), partner(wife)];
	}

	#sexOf(record: Structure): Sex {
		return this.#people.get(this.#idOf.get(record) ?? '')?.sex ?? null;
	}

	#imply(record: Structure, sex: 'Male' | 'Female'): Partner {
		let id = `${record.xref ?? `LINE${record.line}`}.${sex === 'Male' ? 'HUSB' : 'WIFE'}`;
		// A file may call somebody of its own so.
		while (this.#people.has(id)) id += '.';
		this.#people.set(id, { id, sex, facts: [], isImplied: true, line: record.line });
		return { id, isImplied: true, isTurned: false };
	}

	#childrenIn(record: Structure): { id: string; record: Structure; line: Structure | null }[] {
		const lines = getChildren(record, 'CHIL');
		// One family is read in one step.
		if (lines.length > maxParentLinks) throw new DomainError('gedcom.tooTangled');
		const named = lines.flatMap((line) => {
			const child = this.reader.findRecord(line, 'INDI');
			return child ? [{ child, line }] : [];
		});
		const back = [...(this.#childrenOf.get(record)?.keys() ?? [])].map((child) => ({ child, line: null }));
		const seen = new Set<Structure>();
		return [...named, ...back].flatMap(({ child, line }) => {
			if (seen.has(child)) return [];
			seen.add(child);
			return [{ id: this.#idOf.get(child) ?? '', record: child, line }];
		});
	}

	#addUnion(record: Structure, husbandId: string, wifeId: string, facts: readonly Fact[]): void {
		const key = [husbandId, wifeId].sort().join(' ');
		const known = this.#unions.get(key);
		const union = { partnerIds: [husbandId, wifeId] as const, sequence: 0, line: record.line };
		if (!known) {
			this.#unions.set(key, { union, facts: [...facts], record });
			return;
		}
		known.record = record;
		for (const fact of facts) known.facts.push(fact);
	}

	/** What a file records of two who are no couple, or of one, is stored with the first who is known. */
	#addFamilyFacts(
		record: Structure,
		facts: readonly Fact[],
		candidates: ({ id: string } | null | undefined)[],
	): void {
		const [first] = candidates.flatMap((candidate) => candidate ?? []);
		const person = first && this.#people.get(first.id);
		if (facts.length === 0) return;
		if (!person) {
			this.unread.add('emptyFamily', { line: record.line, text: `@${record.xref}@ FAM` });
			return;
		}
		for (const fact of facts) {
			const isOwn = individualTags.has(fact.tag) || fact.tag === 'NOTE' || fact.tag === 'SOUR';
			const type = [fact.tag, fact.type].filter(Boolean).join(': ');
			addToGroup(this.#familyFactsOf, person.id, isOwn ? fact : { ...fact, tag: 'EVEN', type });
		}
	}

	#addLink(
		family: Structure,
		child: { id: string; record: Structure; line: Structure | null },
		{ id: parentId, isTurned }: Partner,
		role: FileParentLink['role'],
	): void {
		const kind = this.#kindOf(family, child, role);
		if (kind === null || child.id === parentId) {
			if (kind !== null) this.unread.tell('ownAncestor', place(child.record), { name: child.id });
			return;
		}
		const key = `${child.id} ${parentId}`;
		const known = this.#links.get(key);
		const isStronger = !known || linkKinds.indexOf(kind) < linkKinds.indexOf(known.kind);
		const line = child.line?.line ?? child.record.line;
		const link = { childId: child.id, parentId, role, kind, line, ...(isTurned && { isTurned }) };
		if (isStronger) this.#links.set(key, link);
		if (this.#links.size > maxParentLinks) throw new DomainError('gedcom.tooTangled');
	}

	/** Null where the file says that it is no link of a child to its parent. */
	#kindOf(
		family: Structure,
		{ record, line }: { record: Structure; line: Structure | null },
		role: FileParentLink['role'],
	): LinkKind | null {
		const own = line && getText(line, role === 'father' ? '_FREL' : '_MREL');
		if (own) return this.#kindSaid(own, line);
		const links = this.#childrenOf.get(family)?.get(record) ?? [];
		const adopted = this.#adoptersOf(record).get(family.xref ?? '') ?? [];
		if (adopted.includes(role === 'father' ? 'HUSB' : 'WIFE') || adopted.includes('BOTH')) return 'adopted';
		// Adopted by the one of the two alone.
		const isOnlyOne = adopted.length > 0;
		const said = links.flatMap((link) => {
			const pedigree = findChild(link, 'PEDI');
			const isDisproven = getText(link, 'STAT').toUpperCase() === 'DISPROVEN';
			if (isDisproven) {
				this.unread.add('notAParent', { line: link.line, text: 'STAT DISPROVEN' }, `${link.line}`);
				return [];
			}
			if (!pedigree) return ['birth' as const];
			const text = getText(pedigree, 'PHRASE') || pedigree.value.trim();
			return this.#kindSaid(isOnlyOne && /^adopted$/i.test(text) ? 'birth' : text, link) ?? [];
		});
		if (links.length === 0) return 'birth';
		return linkKinds.find((kind) => said.includes(kind)) ?? null;
	}

	/** By whom somebody was adopted, under the keys of the families. */
	#adoptersOf(record: Structure): ReadonlyMap<string, string[]> {
		const known = this.#adoptersIn.get(record);
		if (known) return known;
		const adopters = new Map<string, string[]>();
		for (const link of getChildren(record, 'ADOP').flatMap((event) => getChildren(event, 'FAMC'))) {
			const by = getText(link, 'ADOP').toUpperCase();
			if (link.pointer !== null && by !== '') addToGroup(adopters, link.pointer, by);
		}
		this.#adoptersIn.set(record, adopters);
		return adopters;
	}

	/** Foster children and wards stand as step children: they are their parents' neither by birth nor by law. */
	#kindSaid(text: string, { line }: Structure): LinkKind | null {
		if (/^(birth|natural|biological)$/i.test(text)) return 'birth';
		if (/^adopt(ed|ive|ion)?$/i.test(text)) return 'adopted';
		if (/^step/i.test(text)) return 'step';
		if (/^seal(ed|ing)$/i.test(text)) {
			this.unread.add('notAParent', { line, text }, `${line}`);
			return null;
		}
		if (/^unknown$/i.test(text)) return 'birth';
		this.unread.add('asStepParent', { line, text }, `${line}`);
		return 'step';
	}

	/** Of each person in the order of their own record, but by the years where all of them are known. */
	#sequencesOf(unions: readonly { union: FileUnion; record: Structure }[]): number[] {
		const at = new Map(unions.map(({ record }, place) => [record, place]));
		const years = unions.map(({ union }) => yearOfMarriage(union));
		const lists = this.individuals.map((person) => {
			const own = getChildren(person, 'FAMS').flatMap(({ pointer }) => {
				const found = this.families.length > 0 && pointer !== null ? this.#familyAt(pointer) : undefined;
				return (found && at.get(found)) ?? [];
			});
			const areKnown = own.every((place) => years[place] !== null);
			return areKnown ? own.toSorted((a, b) => (years[a] ?? 0) - (years[b] ?? 0)) : own;
		});
		const sequences = unions.map(() => 0);
		// Files that contradict themselves would go on for ever.
		for (let round = 0; round < 20; round += 1) {
			let isSettled = true;
			for (const list of lists) {
				list.slice(1).forEach((place, before) => {
					const least = (sequences[list[before] ?? 0] ?? 0) + 1;
					if ((sequences[place] ?? 0) >= least || list[before] === place) return;
					sequences[place] = least;
					isSettled = false;
				});
			}
			if (isSettled) break;
		}
		return sequences;
	}

	#familyIndex: Map<string, Structure> | null = null;

	#familyAt(xref: string): Structure | undefined {
		this.#familyIndex ??= new Map(
			this.families.flatMap((family) => (family.xref === null ? [] : [[family.xref, family] as const])),
		);
		return this.#familyIndex.get(xref);
	}
}

/** A wedding without a word adds nothing to a marriage, unless a couple has divorced and married again. */
function withoutPlainWedding(facts: readonly Fact[]): readonly Fact[] {
	const count = (...tags: FactTag[]) => facts.filter(({ tag }) => tags.includes(tag)).length;
	if (count('MARR') > 1 && count('DIV', 'ANUL') > 0) return facts;
	return facts.filter((fact) => fact.tag !== 'MARR' || Object.keys(fact).length > 1);
}

const notMarried = /^(not married|unmarried)$/i;

const isNotMarried = ({ tag, type = '' }: Fact) =>
	tag === 'EVEN' && (notMarried.test(type) || /^NO MARR\b/.test(type));

const place = ({ line, xref, tag }: Structure) => ({ line, text: `@${xref}@ ${tag}` });

function yearOfMarriage({ facts }: FileUnion): number | null {
	const date = facts.find(({ tag }) => tag === 'MARR')?.date;
	const value = date === undefined ? null : readDate(date);
	return value && findYear(value);
}
