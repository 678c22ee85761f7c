import type { Family, FamilyLinks, FamilyMember } from './family';

/** Where somebody is to be, where the form says it. */
export interface StatedPlace {
	relation: string;
	relatedToId: string | undefined;
	/** By birth unless it says otherwise. */
	parentKind?: string | undefined;
}

/** What a form says of somebody's place in the tree. An empty text says nothing. */
export interface PlaceValues {
	relation: string;
	relatedToMemberId: string;
	parentKind: string;
	side: string;
	isCouple: string;
	/** The id of a card, `another` or `unknown`. */
	otherParent: string;
}

/** No choice yet, which the calls refuse at the field. */
const notChosen = 'none';

/** A place that is not said yet, beside the viewer. */
export function placeBeside(members: readonly FamilyMember[]): PlaceValues {
	const me = members.find(({ relation }) => relation === 'Me');
	return {
		relation: '',
		relatedToMemberId: me?.id ?? '',
		parentKind: '',
		side: '',
		isCouple: '',
		otherParent: '',
	};
}

/** The place as the calls take it: what the relation leaves open is what is likeliest, where nothing else is chosen. */
export function placeSaid(
	values: PlaceValues,
	{ members, links }: Pick<Family, 'members' | 'links'>,
): Partial<PlaceValues> {
	const { relation, relatedToMemberId, parentKind, isCouple, otherParent: stated } = values;
	const asked = { relation, relatedToId: relatedToMemberId, parentKind: parentKind || 'birth' };
	const { asksKind, side, otherParent, parentOfChild } = placeQuestions(asked, members, links);
	return {
		relation,
		...(relatedToMemberId !== '' && { relatedToMemberId }),
		...(asksKind && { parentKind: asked.parentKind }),
		...(side && { side: values.side || side }),
		...(otherParent && { isCouple: isCouple || 'true' }),
		...(parentOfChild && { otherParent: stated || parentOfChild.likeliest || notChosen }),
	};
}

type Side = 'father' | 'mother';

/** What a relation leaves open, to be asked beside it. */
interface PlaceQuestions {
	/** Whether it is by birth, by adoption or by a later marriage that the two are parent and child. */
	asksKind: boolean;
	/** Through which parent; the likelier one. Null where the word says it, or nothing is to be said. */
	side: Side | null;
	/** The parent that is known already, who may be no husband or wife of the new one. */
	otherParent: FamilyMember | null;
	/** The other parent of a new child; null where nothing is to be said. */
	parentOfChild: ParentChoices | null;
	/** The relation says only that they belong to the family. */
	isApart: boolean;
}

interface ParentChoices {
	role: Side | null;
	partners: readonly FamilyMember[];
	/** The id of the partner in the only couple; null where the parent or the partner has had another marriage, or a divorce. */
	likeliest: string | null;
}

const parentOrChild: ReadonlySet<string> = new Set(['Father', 'Mother', 'Son', 'Daughter', 'Child']);

const childRelations: ReadonlySet<string> = new Set(['Son', 'Daughter', 'Child']);

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
	const findParent = (childId: string | undefined, role: Side) => {
		const link = links.parents.find(
			(one) => one.childId === childId && one.role === role && one.kind === 'birth',
		);
		return link ? (members.find(({ id }) => id === link.parentId) ?? null) : null;
	};
	const newRole = relation === 'Father' ? 'father' : relation === 'Mother' ? 'mother' : null;
	const otherRole = newRole === 'father' ? 'mother' : 'father';
	// Whose father's father is known, the other grandfather is the mother's father.
	const sameRole = grandparentRoles[relation];
	const isFathersKnown = sameRole && findParent(findParent(relatedToId, 'father')?.id, sameRole) !== null;
	return {
		asksKind: parentOrChild.has(relation),
		side: throughAParent.has(relation) ? (isFathersKnown ? 'mother' : 'father') : null,
		otherParent: newRole && parentKind === 'birth' ? findParent(relatedToId, otherRole) : null,
		parentOfChild:
			childRelations.has(relation) && parentKind !== 'step'
				? findParentChoices(relatedToId, members, links)
				: null,
		isApart: relation === 'Other',
	};
}

function findParentChoices(
	parentId: string | undefined,
	members: readonly FamilyMember[],
	{ unions, divorces = [] }: FamilyLinks,
): ParentChoices | null {
	const findPartners = (id: string | undefined) =>
		unions.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
	const partnerIds = findPartners(parentId);
	const partners = members.filter(({ id }) => partnerIds.includes(id));
	if (partners.length === 0) return null;
	const [only] = partnerIds;
	const isDivorced = divorces.some((pair) => pair.some((id) => id === parentId || id === only));
	const isOnlyCouple = partnerIds.length === 1 && findPartners(only).length === 1 && !isDivorced;
	const gender = members.find(({ id }) => id === parentId)?.gender;
	return {
		role: gender === 'Male' ? 'mother' : gender === 'Female' ? 'father' : null,
		partners,
		likeliest: isOnlyCouple ? (only ?? null) : null,
	};
}
