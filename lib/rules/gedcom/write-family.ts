import { addToGroup } from '@/lib/core/grouping';
import { textOfDay } from './dates';
import type { FamilyFile, FileParentLink, FilePerson, FileUnion } from './family-file';
import { type GedcomVersion, LineWriter } from './lines';
import { FactWriter } from './write-facts';

interface WrittenFile {
	version: GedcomVersion;
	/** Whose tree it is. */
	submitter: string;
	/** Midnight UTC. */
	writtenOn: Date;
}

/** A family as a valid file of either version, in UTF-8. */
export function writeGedcom(file: FamilyFile, { version, submitter, writtenOn }: WrittenFile): string {
	const lines = new LineWriter(version);
	const facts = new FactWriter(lines);
	const families = getFamilies(file);
	const places = getPlaces(families);
	const people = file.people.filter((person) => !isLeftOut(person, places));
	const xrefOf = new Map(people.map(({ id }, at) => [id, `I${at + 1}`]));
	writeHead(lines, textOfDay(writtenOn));
	lines.open('U1', 'SUBM');
	lines.add(1, 'NAME', submitter);
	for (const person of people) {
		lines.open(xrefOf.get(person.id) ?? '', 'INDI');
		writePerson(person, places, { lines, facts });
	}
	for (const family of families) writeFamily(family, xrefOf, { lines, facts });
	facts.writeRecords();
	lines.add(0, 'TRLR');
	return lines.text();
}

function writeHead(lines: LineWriter, date: string): void {
	const isSeven = lines.version === '7.0';
	lines.add(0, 'HEAD');
	const form = () => {
		lines.add(1, 'GEDC');
		lines.add(2, 'VERS', lines.version);
		if (!isSeven) lines.add(2, 'FORM', 'LINEAGE-LINKED');
	};
	if (isSeven) form();
	lines.add(1, 'SOUR', 'KHAMMA_GHANI');
	lines.add(2, 'NAME', 'Khamma Ghani');
	lines.add(1, 'DATE', date);
	lines.point(1, 'SUBM', 'U1');
	if (isSeven) return;
	form();
	lines.add(1, 'CHAR', 'UTF-8');
}

/** Two parents or one, and their children in one way or another. */
interface Family {
	xref: string;
	husbandId: string | null;
	wifeId: string | null;
	/** Null where the two are no couple. */
	union: FileUnion | null;
	children: Pick<FileParentLink, 'childId' | 'kind'>[];
}

const linkKinds = ['birth', 'adopted', 'step'] as const satisfies FileParentLink['kind'][];

/**
 * The families that a file's links make. Somebody is the child of a couple where both are their parents in the same
 * way, or one in that way and the other in a stronger one, which another family records.
 */
function getFamilies({ people, parentLinks, unions }: FamilyFile): Family[] {
	const families: Omit<Family, 'xref'>[] = [];
	const ofKey = new Map<string, Omit<Family, 'xref'>>();
	const ofPartner = new Map<string, Omit<Family, 'xref'>[]>();
	const slots = getSlots(people, parentLinks);
	const getFamily = (husbandId: string | null, wifeId: string | null, union: FileUnion | null = null) => {
		const key = `${husbandId} ${wifeId}`;
		const known = ofKey.get(key);
		if (known) return known;
		const made = { husbandId, wifeId, union, children: [] };
		families.push(made);
		ofKey.set(key, made);
		for (const id of [husbandId, wifeId]) if (id !== null) addToGroup(ofPartner, id, made);
		return made;
	};
	for (const union of unions.toSorted((a, b) => a.sequence - b.sequence)) {
		const [a, b] = union.partnerIds;
		const isTurned = slots.get(a) === 'mother' || (slots.get(a) !== 'father' && slots.get(b) === 'father');
		getFamily(...(isTurned ? ([b, a] as const) : ([a, b] as const)), union);
	}
	const linksOf = new Map<string, FileParentLink[]>();
	for (const link of parentLinks) addToGroup(linksOf, link.childId, link);
	for (const [childId, links] of linksOf) {
		const strengthOf = new Map(links.map(({ parentId, kind }) => [parentId, linkKinds.indexOf(kind)]));
		linkKinds.forEach((kind, strength) => {
			const left = new Map(links.filter((link) => link.kind === kind).map((link) => [link.parentId, link]));
			const couples = [...new Set([...left.keys()].flatMap((id) => ofPartner.get(id) ?? []))]
				.filter(({ union }) => union !== null)
				.map((family) => ({ family, ids: [family.husbandId ?? '', family.wifeId ?? ''] }))
				.filter(({ ids }) => ids.every((id) => (strengthOf.get(id) ?? linkKinds.length) <= strength))
				.toSorted((a, b) => countIn(left, b.ids) - countIn(left, a.ids));
			for (const { family, ids } of couples) {
				if (countIn(left, ids) === 0) continue;
				for (const id of ids) left.delete(id);
				family.children.push({ childId, kind });
			}
			const apart = [...left.values()];
			const father = apart.find(({ role }) => role === 'father');
			const mother = apart.find(({ role }) => role === 'mother');
			if (father && mother) {
				getFamily(father.parentId, mother.parentId).children.push({ childId, kind });
			}
			for (const link of apart) {
				if (father && mother && (link === father || link === mother)) continue;
				const family =
					link.role === 'father' ? getFamily(link.parentId, null) : getFamily(null, link.parentId);
				family.children.push({ childId, kind });
			}
		});
	}
	return families.map((family, at) => ({ ...family, xref: `F${at + 1}` }));
}

const countIn = (left: ReadonlyMap<string, unknown>, ids: readonly string[]) =>
	ids.filter((id) => left.has(id)).length;

/** Husband or wife: by the sex, or by what somebody is to a child. */
function getSlots(people: readonly FilePerson[], parentLinks: readonly FileParentLink[]) {
	const slots = new Map<string, FileParentLink['role']>(
		parentLinks.map(({ parentId, role }) => [parentId, role]),
	);
	for (const { id, sex } of people) if (sex) slots.set(id, sex === 'Male' ? 'father' : 'mother');
	return slots;
}

/** In which families somebody is a child, and in which husband or wife. */
interface Places {
	childIn: ReadonlyMap<string, { family: Family; kind: FileParentLink['kind'] }[]>;
	partnerIn: ReadonlyMap<string, Family[]>;
}

function getPlaces(families: readonly Family[]): Places {
	const childIn = new Map<string, { family: Family; kind: FileParentLink['kind'] }[]>();
	const partnerIn = new Map<string, Family[]>();
	for (const family of families) {
		for (const { childId, kind } of family.children) addToGroup(childIn, childId, { family, kind });
		for (const id of [family.husbandId, family.wifeId]) if (id !== null) addToGroup(partnerIn, id, family);
	}
	return { childIn, partnerIn };
}

/** A partner who is known only by the marriage, which the family says without them. */
function isLeftOut({ id, facts, sex }: FilePerson, { childIn, partnerIn }: Places): boolean {
	const [only, ...others] = partnerIn.get(id) ?? [];
	if (facts.length > 0 || childIn.has(id) || others.length > 0 || !only?.union) return false;
	return sex === null || (sex === 'Male') === (only.husbandId === id);
}

interface Writers {
	lines: LineWriter;
	facts: FactWriter;
}

function writePerson(person: FilePerson, places: Places, { lines, facts }: Writers): void {
	const [name, ...otherNames] = person.facts.filter(({ tag }) => tag === 'NAME');
	if (name) facts.writeName(name, person.spelling);
	for (const fact of otherNames) facts.writeName(fact);
	if (person.sex) lines.add(1, 'SEX', person.sex === 'Male' ? 'M' : 'F');
	for (const fact of person.facts.filter(({ tag }) => tag !== 'NAME')) facts.write(fact);
	for (const { family, kind } of places.childIn.get(person.id) ?? []) {
		lines.point(1, 'FAMC', family.xref);
		writePedigree(lines, kind);
	}
	for (const { xref } of places.partnerIn.get(person.id) ?? []) lines.point(1, 'FAMS', xref);
}

/** 5.5.1 has no word for step-parents; programs say it with the family, see `writeFamily`. */
function writePedigree(lines: LineWriter, kind: FileParentLink['kind']): void {
	const isSeven = lines.version === '7.0';
	if (kind === 'adopted') lines.add(2, 'PEDI', isSeven ? 'ADOPTED' : 'adopted');
	if (kind !== 'step' || !isSeven) return;
	lines.add(2, 'PEDI', 'OTHER');
	lines.add(3, 'PHRASE', 'Step');
}

function writeFamily(
	{ xref, husbandId, wifeId, union, children }: Family,
	xrefOf: ReadonlyMap<string, string>,
	{ lines, facts }: Writers,
): void {
	const [husband, wife] = [husbandId, wifeId].map((id) => (id === null ? undefined : xrefOf.get(id)));
	const isSeven = lines.version === '7.0';
	lines.open(xref, 'FAM');
	if (husband) lines.point(1, 'HUSB', husband);
	if (wife) lines.point(1, 'WIFE', wife);
	for (const { childId, kind } of children) {
		lines.point(1, 'CHIL', xrefOf.get(childId) ?? '');
		if (kind !== 'step' || isSeven) continue;
		if (husbandId !== null) lines.add(2, '_FREL', 'Step');
		if (wifeId !== null) lines.add(2, '_MREL', 'Step');
	}
	if (union) {
		if (!union.facts.some(({ tag }) => tag === 'MARR')) lines.add(1, 'MARR', 'Y');
		for (const fact of union.facts) facts.write(fact);
	} else if (husband && wife && isSeven) {
		lines.add(1, 'NO', 'MARR');
	} else if (husband && wife) {
		lines.add(1, 'EVEN');
		lines.add(2, 'TYPE', 'Not married');
	}
}
