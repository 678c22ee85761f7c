import { marriageFacts, serializeFact } from '@/lib/features/family/gedcom/dto/facts';
import type { FamilyMember } from '@/lib/features/family/schema';
import type { UnionRow } from '@/lib/features/family/tree/queries/tree-rows';
import type { Tree } from '@/lib/features/family/tree/rules/derive-tree';
import { type AncestorPlace, ancestorPlaces } from '@/lib/rules/lineage/ancestors';
import { wholeFan } from '@/lib/rules/lineage/fan';
import {
	findParent,
	indexLineage,
	type LineageIndex,
	type LineagePerson,
	oldestForefather,
} from '@/lib/rules/lineage/lineage';
import type { Adoption, OutlineEntry, OutlineNumber } from '@/lib/rules/lineage/outline';
import { splitIntoPages } from '@/lib/rules/lineage/pages';

/** One page about descent, of those into which a long one is divided. */
export interface LineageRequest {
	/** The card that it begins with; null, like a card that is not in the tree, for the one that it begins with by itself. */
	personId: string | null;
	/** From 1. A number after the last page is read as the last. */
	page: number;
}

/** The people whom a page about descent names. */
export interface LineagePage {
	treeName: string;
	/** The member's own card. */
	meId: string;
	/** The card that the page begins with, and the one that it begins with by itself. */
	firstId: string;
	defaultId: string;
	/** Whether a person was asked for who has no card, or no longer. */
	isGone: boolean;
	/** The cards of the whole tree. */
	cardCount: number;
	cards: ReadonlyMap<string, FamilyMember>;
	/** The sexes of people with and without a card. */
	sexes: ReadonlyMap<string, LineagePerson['sex']>;
	/** The fathers of those who have married into the family. */
	fathers: ReadonlyMap<string, string>;
	/** When two have married, by `pairKey`. */
	weddings: ReadonlyMap<string, NonNullable<FamilyMember['facts'][number]['date']>>;
}

/** A page that tells of descendants. */
export interface DescentPage extends LineagePage {
	page: number;
	pages: number;
	/** The page of each entry that this one refers to, by `numberKey`. */
	entryPages: ReadonlyMap<string, number>;
	/** Counted over all pages. */
	generations: number;
	people: number;
}

/** An entry with `maxPartners` of its partners. */
export interface ShownEntry extends OutlineEntry {
	furtherPartners: number;
}

export interface AncestorsPage extends LineagePage {
	places: readonly AncestorPlace[];
}

/** A tree of 150 people has fewer lines and is one page. */
const maxLinesOfWhole = 600;

/** The lines of a page of more: about 250 KB of HTML. */
export const linesPerPage = 300;

export function divideIntoPages<Row>(
	rows: readonly Row[],
	getLines: (row: Row) => number,
): [Row[], ...Row[][]] {
	const lines = rows.reduce((sum, row) => sum + getLines(row), 0);
	return splitIntoPages(rows, getLines, lines <= maxLinesOfWhole ? maxLinesOfWhole : linesPerPage);
}

/** The lines of an entry beside those of its partners and children: its markup is longer. */
export const linesOfEntry = 2;

/** No family has as many; of a tree that was made so, pages stay as short as of others. */
export const maxPartners = 50;

/** The key of two people in either order. */
export const pairKey = (id: string, otherId: string) => [id, otherId].sort().join(' ');

export const numberKey = (number: OutlineNumber) => number.join('.');

interface TreeLineage {
	index: LineageIndex;
	unions: ReadonlyMap<string, UnionRow>;
}

const lineages = new WeakMap<Tree, TreeLineage>();

/** The cards of a tree that its owner may see. */
export function getTreeLineage(tree: Tree): TreeLineage {
	const known = lineages.get(tree);
	if (known) return known;
	const { people, parentLinks, unions } = tree.rows;
	const shown = new Map(tree.cards.map((card) => [card.row.id, card.shown]));
	const index = indexLineage({
		people: people.map(({ id, ...recorded }) => {
			const card = shown.get(id);
			const { gender } = card ?? recorded;
			const sex = gender === 'Male' ? 'M' : gender === 'Female' ? 'F' : null;
			return { id, sex, born: card?.dob ?? null, isNamed: card !== undefined };
		}),
		parentLinks,
		unions: unions.toSorted((a, b) => a.sequence - b.sequence),
	});
	const lineage = {
		index,
		unions: new Map(unions.map((union) => [pairKey(union.partnerAId, union.partnerBId), union])),
	};
	lineages.set(tree, lineage);
	return lineage;
}

/** The card with which a page about descendants begins. */
export function getFirst(
	tree: Tree,
	personId: string | null,
): Pick<LineagePage, 'firstId' | 'defaultId' | 'isGone'> {
	return chooseFirst(tree, personId, oldestForefather(getTreeLineage(tree).index, tree.meId));
}

function chooseFirst(tree: Tree, personId: string | null, defaultId: string) {
	const isKnown = personId !== null && tree.findCard(personId) !== undefined;
	return { firstId: isKnown ? personId : defaultId, defaultId, isGone: personId !== null && !isKnown };
}

/** The ancestors of a person, as many as the fan has rings. */
export function getAncestors(tree: Tree, { personId }: Pick<LineageRequest, 'personId'>): AncestorsPage {
	const first = chooseFirst(tree, personId, tree.meId);
	const places = ancestorPlaces(getTreeLineage(tree).index, first.firstId, wholeFan.radii.length);
	const ids = places.flatMap(({ id }) => id ?? []);
	return { ...first, places, ...describePeople(tree, [...ids, first.defaultId], []) };
}

/**
 * Describes the people of a page.
 *
 * @param entries those whose partners are described too
 */
export function describePeople(
	tree: Tree,
	ids: readonly string[],
	entries: readonly OutlineEntry[],
): Omit<LineagePage, 'firstId' | 'defaultId' | 'isGone'> {
	const { index, unions } = getTreeLineage(tree);
	const partners = entries.flatMap(({ id, partners: all }) => all.map((partner) => ({ id, partner })));
	const fathers = new Map(
		partners.flatMap(({ partner }) => {
			const fatherId = partner.number === null ? findParent(index, partner.id, 'father') : null;
			return fatherId === null ? [] : [[partner.id, fatherId] as const];
		}),
	);
	const named = new Set([
		tree.meId,
		...ids,
		...fathers.values(),
		...entries.flatMap(({ id, otherParentId, fatherId, ...adoption }) =>
			[id, otherParentId ?? [], fatherId ?? [], ...getOtherFamily(adoption)].flat(),
		),
		...partners.map(({ partner }) => partner.id),
	]);
	return {
		treeName: tree.rows.name,
		meId: tree.meId,
		cardCount: tree.cards.length,
		cards: new Map(
			[...named].flatMap((id) => {
				const card = tree.findCard(id);
				return card ? [[id, card] as const] : [];
			}),
		),
		sexes: new Map([...named].map((id) => [id, index.people.get(id)?.sex ?? null])),
		fathers,
		weddings: new Map(
			partners.flatMap(({ id, partner }) => {
				const key = pairKey(id, partner.id);
				const date = findWedding(unions.get(key));
				return date ? [[key, date] as const] : [];
			}),
		),
	};
}

/** The people whom the text about an adoption names. */
export const getOtherFamily = ({
	birthParentIds,
	adopterIds,
}: Pick<Adoption, 'birthParentIds' | 'adopterIds'>) => [...birthParentIds, ...adopterIds];

function findWedding(union: UnionRow | undefined) {
	const wedding = union && marriageFacts(union).find(({ tag }) => tag === 'MARR');
	return wedding && serializeFact(wedding).date;
}

export function toShownEntry<Entry extends OutlineEntry>(entry: Entry): Entry & ShownEntry {
	const partners = entry.partners.slice(0, maxPartners);
	return { ...entry, partners, furtherPartners: entry.partners.length - partners.length };
}
