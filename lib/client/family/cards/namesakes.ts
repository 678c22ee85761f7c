import { getSpan, readPartialDate } from '@/lib/core/partial-date';
import { searchKey } from '@/lib/core/text-folding';
import { type DaySpan, yearsAgree } from '@/lib/rules/same-person/likeness';
import { givenNameKey } from '@/lib/rules/same-person/name-form';
import type { FamilyLinks, FamilyMember } from './family';
import { getSpellings, type NamedCard } from './spellings';

/** What of a tree namesakes are found by. */
export interface NamesakeFamily {
	members: readonly (Pick<FamilyMember, 'id' | 'relation' | 'dob'> & NamedCard)[];
	links: FamilyLinks;
}

/** Somebody who is about to be added. */
export interface Newcomer {
	/** In either script; empty ones count for nothing. */
	names: readonly string[];
	/** A partial date; empty where it is not known. */
	dob: string;
	relation: string;
	/** Whose relative. */
	relatedToId: string | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The cards that may be the newcomer: of the same name, in the same place, and not born at another time. */
export function findNamesakes<Family extends NamesakeFamily>(
	{ names, dob, relation, relatedToId }: Newcomer,
	{ members, links }: Family,
): Family['members'][number][] {
	const place = findPlace(relation, relatedToId, { members, links });
	const born = findDays(dob);
	return members.filter(
		(member) =>
			place.has(member.id) &&
			yearsAgree(born, findDays(member.dob ?? '')) !== 'differs' &&
			areNamesakes(names, getSpellings(member)),
	);
}

/** Whether two people, each with every spelling of the name, have one name. */
export function areNamesakes(some: readonly string[], others: readonly string[]): boolean {
	const keys = new Set(others.map(getKey));
	return some.map(getKey).some((key) => key !== '' && keys.has(key));
}

const getKey = (name: string) => givenNameKey(searchKey(name));

function findDays(date: string): DaySpan | null {
	const known = readPartialDate(date);
	if (!known) return null;
	const { earliest, latest } = getSpan(known);
	return { earliest: earliest.getTime() / dayMs, latest: latest.getTime() / dayMs };
}

/** The people where the relation leads; far relations have one only from the owner of the tree, by their word. */
function findPlace(
	relation: string,
	anchorId: string | undefined,
	{ members, links: { parents, unions } }: NamesakeFamily,
): ReadonlySet<string> {
	const me = members.find((member) => member.relation === 'Me')?.id;
	const anchor = anchorId ?? me;
	const byWord = anchor === me ? members.filter((one) => one.relation === relation).map(({ id }) => id) : [];
	const parentsOf = (childId: string | undefined) => parents.filter((link) => link.childId === childId);
	const childrenOf = (parentIds: readonly (string | undefined)[]) =>
		parents.filter(({ parentId }) => parentIds.includes(parentId)).map(({ childId }) => childId);
	const byLinks = () => {
		switch (relation) {
			case 'Father':
			case 'Mother':
				return parentsOf(anchor)
					.filter(({ role }) => role === relation.toLowerCase())
					.map(({ parentId }) => parentId);
			case 'Son':
			case 'Daughter':
			case 'Child':
				return childrenOf([anchor]);
			case 'Brother':
			case 'Sister':
				return childrenOf(parentsOf(anchor).map(({ parentId }) => parentId)).filter((id) => id !== anchor);
			case 'Husband':
			case 'Wife':
			case 'Spouse':
				return unions.flatMap(([a, b]) => (a === anchor ? [b] : b === anchor ? [a] : []));
			default:
				return [];
		}
	};
	return new Set([...byWord, ...byLinks()]);
}
