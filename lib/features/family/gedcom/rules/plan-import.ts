import { DomainError } from '@/lib/core/errors';
import { addToGroup } from '@/lib/core/grouping';
import type { Steps } from '@/lib/core/slices';
import { roleOfSex } from '@/lib/features/family/tree/rules/graph';
import { readDate } from '@/lib/rules/gedcom/dates';
import type { FamilyFile, FileParentLink, FilePerson } from '@/lib/rules/gedcom/family-file';
import type { UnreadList } from '@/lib/rules/gedcom/unread';
import { findApart } from './apart';
import { getFields, type ImportedFields, leftFacts } from './card-facts';
import type { ImportPlan, PlannedPerson, Surroundings } from './import-plan';
import type { KnownTree } from './known-cards';
import { findConnectors, getConnectors, getMatches } from './match-cards';
import { getGains, planUnions } from './plan-gains';
import { getWrittenRole, planLinks } from './plan-links';

/** The most people, with a card or without, that a tree can hold. */
const maxInTree = 5000;

/**
 * What an import makes of a tree: the same whenever file, tree and choices are the same.
 *
 * @throws DomainError `input.invalid` for a choice of somebody who is not there, `gedcom.tooTangled`, `family.treeFull`
 */
export function* planImport(file: FamilyFile, tree: KnownTree, around: Surroundings): Steps<ImportPlan> {
	const { today, unknownNames, newId, unread } = around;
	const read = new Map<string, ImportedFields>();
	for (const { id, facts, spelling } of file.people) {
		read.set(id, getFields(facts, today, spelling));
		yield;
	}
	const connectors = yield* getConnectors(file, read);
	const matches = yield* getMatches(file, tree, { ...around, read, connectors });
	const used = new Map(
		[...matches].filter(([, match]) => match.isSure).map(([id, { cardId }]) => [id, cardId]),
	);
	const found = yield* findConnectors(file, tree, used, connectors);
	const findCardId = (id: string) => used.get(id) ?? found.get(id);
	const doubtful = yield* findDoubtfulSexes(file, (person) => {
		const cardId = findCardId(person.id);
		return (cardId !== undefined && sexOfCard(tree, cardId)) || person.sex;
	});
	const people: PlannedPerson[] = [];
	for (const person of file.people) {
		const fields = read.get(person.id) ?? getFields([], today);
		const known = findCardId(person.id);
		const name = fields.name ?? unknownNames[0];
		const isConnector = connectors.has(person.id);
		const state = known === undefined ? 'new' : used.has(person.id) || isConnector ? 'there' : 'found';
		reportDeath(person, name, fields, unread);
		const sex = doubtful.has(person.id) ? null : person.sex;
		const facts = leftFacts(person.facts, fields);
		const match = matches.get(person.id) ?? null;
		const cardId = known ?? newId();
		people.push({ person, cardId, isConnector, state, name, sex, fields, facts, match });
		yield;
	}
	const planned = new Map(people.map((one) => [one.person.id, one]));
	const parentLinks = yield* planLinks(file, tree, { planned, doubtful }, unread);
	const { unions, unionGains } = yield* planUnions(file, tree, planned);
	for (const id of doubtful) reportSex(planned.get(id), tree, unread);
	const made = people.filter(({ state }) => state === 'new').length;
	if (made > 0 && tree.graph.people.length + made > maxInTree) {
		throw new DomainError('family.treeFull', { values: { max: maxInTree } });
	}
	const me = [...matches].find(([, { cardId }]) => cardId === tree.meId)?.[0] ?? null;
	const gains = yield* getGains(people, tree, today);
	const cards = new Map(
		people.filter(({ isConnector }) => !isConnector).map((person) => [person.cardId, person]),
	);
	const apart = yield* findApart(cards, { parentLinks, unions }, tree);
	return { people, parentLinks, unions, unionGains, me, gains, apart };
}

const sexOfCard = (tree: KnownTree, cardId: string) => tree.cards.get(cardId)?.person.gender ?? null;

/**
 * People whose letter of sex must be wrong: husband and wife, or father and mother of one child, have the same. It is the letter of the
 * one whose place in the family says otherwise.
 */
function* findDoubtfulSexes(
	{ people, parentLinks, unions }: FamilyFile,
	findSex: (person: FilePerson) => FilePerson['sex'],
): Steps<Set<string>> {
	const sexes = new Map(people.map((person) => [person.id, findSex(person)]));
	const doubtful = new Set<string>();
	for (const { partnerIds } of unions) {
		yield;
		const [husband, wife] = partnerIds;
		const sex = sexes.get(husband);
		if (sex && husband !== wife && sex === sexes.get(wife)) doubtful.add(sex === 'Male' ? wife : husband);
	}
	const parents = new Map<string, FileParentLink[]>();
	for (const link of parentLinks) {
		yield;
		if (link.kind === 'birth') addToGroup(parents, link.childId, link);
	}
	for (const [first, second] of parents.values()) {
		yield;
		if (!first || !second) continue;
		const sex = sexes.get(first.parentId);
		if (!sex || sex !== sexes.get(second.parentId)) continue;
		const [one, other] = [first, second].filter((link) => getWrittenRole(link) !== roleOfSex[sex]);
		if (one && !other) doubtful.add(one.parentId);
	}
	return doubtful;
}

/** The place in the family has decided; the owner is asked for the letter. */
function reportSex(planned: PlannedPerson | undefined, tree: KnownTree, unread: UnreadList): void {
	if (!planned) return;
	const { person, name, cardId } = planned;
	const sex = sexOfCard(tree, cardId) ?? person.sex;
	if (!sex) return;
	const at = { line: person.line, text: `@${person.id}@ SEX ${sex === 'Male' ? 'M' : 'F'}` };
	unread.tell('sexInDoubt', at, { name, sex });
}

function reportDeath(
	{ facts, id, line }: FilePerson,
	name: string,
	fields: ImportedFields,
	unread: UnreadList,
): void {
	const date = facts.find(({ tag }) => tag === 'DEAT')?.date;
	if (date === undefined || fields.diedOn !== null || !fields.bornOn || !readDate(date)) return;
	unread.tell('diedBeforeBorn', { line, text: `@${id}@ DEAT ${date}` }, { name });
}
