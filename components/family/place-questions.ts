import type { FamilyLinks, FamilyMember } from './answers';

/** Where somebody is to stand, as far as the form says it. */
export interface StatedPlace {
	relation: string;
	relatedToId: string | undefined;
	/** By birth unless it says otherwise. */
	parentKind?: string | undefined;
}

export type Side = 'father' | 'mother';

/** What a relation leaves open, to be asked beside it. */
interface PlaceQuestions {
	/** Whether it is by birth, by adoption or by a later marriage that the two are parent and child. */
	asksKind: boolean;
	/** Through which parent; the likelier one. Null where the word says it, or nothing is to be said. */
	side: Side | null;
	/** The parent that is known already, of whom the new one may be no husband or wife. */
	otherParent: FamilyMember | null;
	/** The relation says no more than that they belong to the family. */
	isApart: boolean;
}

const parentOrChild: ReadonlySet<string> = new Set(['Father', 'Mother', 'Son', 'Daughter', 'Child']);

const throughAParent: ReadonlySet<string> = new Set([
	...['Uncle', 'Aunt', 'Cousin'],
	...['Grandfather', 'Grandmother', 'Grandparent'],
]);

const grandparentRoles: Readonly<Record<string, Side>> = { Grandfather: 'father', Grandmother: 'mother' };

export function placeQuestions(
	{ relation, relatedToId, parentKind = 'birth' }: StatedPlace,
	members: readonly FamilyMember[],
	links: FamilyLinks,
): PlaceQuestions {
	const parentOf = (childId: string | undefined, role: Side) => {
		const link = links.parents.find(
			(one) => one.childId === childId && one.role === role && one.kind === 'birth',
		);
		return link ? (members.find(({ id }) => id === link.parentId) ?? null) : null;
	};
	const newRole = relation === 'Father' ? 'father' : relation === 'Mother' ? 'mother' : null;
	const otherRole = newRole === 'father' ? 'mother' : 'father';
	// Whose father's father is known, the other grandfather is the mother's father.
	const sameRole = grandparentRoles[relation];
	const isFathersKnown = sameRole && parentOf(parentOf(relatedToId, 'father')?.id, sameRole) !== null;
	return {
		asksKind: parentOrChild.has(relation),
		side: throughAParent.has(relation) ? (isFathersKnown ? 'mother' : 'father') : null,
		otherParent: newRole && parentKind === 'birth' ? parentOf(relatedToId, otherRole) : null,
		isApart: relation === 'Other',
	};
}
