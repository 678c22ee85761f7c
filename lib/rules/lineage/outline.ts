import type { LineageIndex, LineageLink } from './lineage';

/** Places among brothers and sisters, from the first ancestor on: `[1, 2, 3]` is the third child of the second of theirs. */
export type OutlineNumber = readonly number[];

export interface OutlinePartner {
	id: string;
	/** False for the other parent of a child whom no marriage joins with the person. */
	isMarried: boolean;
	/** Where they are written themselves; null for who is no descendant. */
	number: OutlineNumber | null;
}

/** The two families of an adopted child, on a row under a parent of one of them. */
export interface Adoption {
	/** Whether the row is under a parent by adoption. */
	isAdopted: boolean;
	/** On such a row the parents by birth who have cards. */
	birthParentIds: readonly string[];
	/** On a row under a parent by birth the adopting parents who have cards; empty where that parent's partner is one. */
	adopterIds: readonly string[];
}

/** A descendant where they are written. */
export interface OutlineEntry extends Adoption {
	kind: 'entry';
	id: string;
	number: OutlineNumber;
	/** The father, where the descendant is written under the mother and he has a card. */
	fatherId: string | null;
	/** The parent beside the one under whom they are written, where that one has children or marriages with several. */
	otherParentId: string | null;
	/** Those who have cards, in the order of the marriages. */
	partners: readonly OutlinePartner[];
}

/** A child who is written elsewhere, because another of the parents is a descendant too. */
export interface OutlineReference extends Adoption {
	kind: 'reference';
	id: string;
	/** Of the parent under whom the reference is. */
	under: OutlineNumber;
	/** Where they are written. */
	number: OutlineNumber;
}

export type OutlineRow = OutlineEntry | OutlineReference;

/** More than any family has written down. An outline from somebody further down shows those who come later. */
export const maxGenerations = 100;

/**
 * All descendants of `rootId` as a numbered outline, parents before their children. Each is written once: a child of
 * several descendants under the one by adoption, then under the father, and is referred to under the others. Somebody without a card is
 * written only where a descendant with one is below them. Ends with the generation `maxGenerations`.
 */
export function getOutline(index: LineageIndex, rootId: string): OutlineRow[] {
	const homes = getHomes(index, rootId);
	const written = writtenIds(index, homes);
	const numbers = new Map<string, OutlineNumber>();
	const rows: Draft[] = [];
	const open: Draft[] = [{ id: rootId, link: null, under: [], number: [1] }];
	for (let row = open.pop(); row; row = open.pop()) {
		rows.push(row);
		const { id, number } = row;
		if (number === null) continue;
		numbers.set(id, number);
		if (number.length === maxGenerations) continue;
		let place = 0;
		const children = (index.children.get(id) ?? [])
			.filter(({ childId }) => written.has(childId) || childId === rootId)
			.map((link) => {
				const isHere = link.childId !== rootId && homes.get(link.childId) === id;
				if (isHere) place += 1;
				return { id: link.childId, link, under: number, number: isHere ? [...number, place] : null };
			});
		for (const child of children.reverse()) open.push(child);
	}
	const partners = new Map([...numbers.keys()].map((id) => [id, getPartners(index, id)]));
	return rows.flatMap(({ id, link, number, under }): OutlineRow[] => {
		const adoption = findAdoption(index, link);
		const home = numbers.get(id);
		if (number === null) return home ? [{ kind: 'reference', id, ...adoption, under, number: home }] : [];
		const isOfSeveral = link !== null && (partners.get(link.parentId) ?? []).length > 1;
		return [
			{
				kind: 'entry',
				id,
				number,
				...adoption,
				otherParentId: isOfSeveral ? findOtherParent(index, link) : null,
				fatherId: link?.role === 'mother' ? findOtherParent(index, link) : null,
				partners: (partners.get(id) ?? []).map((partner) => ({
					...partner,
					number: numbers.get(partner.id) ?? null,
				})),
			},
		];
	});
}

interface Draft {
	id: string;
	/** To the parent under whom the row is; null for the first ancestor. */
	link: LineageLink | null;
	under: OutlineNumber;
	/** Null of a reference. */
	number: OutlineNumber | null;
}

/** Under which parent each descendant is written. */
function getHomes({ parents, children }: LineageIndex, rootId: string): ReadonlyMap<string, string> {
	const descendants = new Set([rootId]);
	// A set is walked in the order of insertion, with what is added on the way.
	for (const id of descendants) for (const { childId } of children.get(id) ?? []) descendants.add(childId);
	descendants.delete(rootId);
	const isInside = (id: string) => id === rootId || descendants.has(id);
	const homes = new Map<string, string>();
	for (const id of descendants) {
		const home = parents.get(id)?.find(({ parentId }) => isInside(parentId));
		if (home) homes.set(id, home.parentId);
	}
	for (const id of descendants) {
		const adopter = parents.get(id)?.find(({ parentId, kind }) => kind === 'adopted' && isInside(parentId));
		if (adopter && isAbove(homes, adopter.parentId, { id, rootId })) homes.set(id, adopter.parentId);
	}
	return homes;
}

/** Whether the way from a parent up to the root does not lead through the child. */
function isAbove(
	homes: ReadonlyMap<string, string>,
	parentId: string,
	{ id, rootId }: { id: string; rootId: string },
): boolean {
	let at: string | undefined = parentId;
	for (let steps = 0; at !== undefined && at !== rootId && steps <= homes.size; steps++) {
		if (at === id) return false;
		at = homes.get(at);
	}
	return at === rootId;
}

/** Descendants with cards, and those between them and the first ancestor. */
function writtenIds({ people }: LineageIndex, homes: ReadonlyMap<string, string>): ReadonlySet<string> {
	const written = new Set<string>();
	for (const id of homes.keys()) {
		if (!people.get(id)?.isNamed) continue;
		for (let at: string | undefined = id; at !== undefined && !written.has(at); at = homes.get(at))
			written.add(at);
	}
	return written;
}

function getPartners({ people, partners, parents, children }: LineageIndex, id: string) {
	const spouses = partners.get(id) ?? new Set();
	// A parent by birth and one by adoption are no couple.
	const parentsOfChildren = (children.get(id) ?? []).flatMap(({ childId, kind }) =>
		(parents.get(childId) ?? []).filter((link) => link.kind === kind).map(({ parentId }) => parentId),
	);
	return [...new Set([...spouses, ...parentsOfChildren])]
		.filter((partnerId) => partnerId !== id && people.get(partnerId)?.isNamed)
		.map((partnerId) => ({ id: partnerId, isMarried: spouses.has(partnerId) }));
}

function findAdoption({ people, parents, partners }: LineageIndex, link: LineageLink | null): Adoption {
	const isAdopted = link?.kind === 'adopted';
	const others = link
		? (parents.get(link.childId) ?? [])
				.filter(({ parentId, kind }) => kind !== link.kind && people.get(parentId)?.isNamed)
				.map(({ parentId }) => parentId)
		: [];
	const isByPartner = others.some((id) => link && partners.get(link.parentId)?.has(id));
	return {
		isAdopted,
		birthParentIds: isAdopted ? others : [],
		adopterIds: isAdopted || isByPartner ? [] : others,
	};
}

function findOtherParent(
	{ people, parents }: LineageIndex,
	{ childId, parentId, kind }: LineageLink,
): string | null {
	const other = parents.get(childId)?.find((link) => link.parentId !== parentId && link.kind === kind);
	return other && people.get(other.parentId)?.isNamed ? other.parentId : null;
}
