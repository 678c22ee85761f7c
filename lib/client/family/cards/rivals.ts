import type { Family, FamilyMember } from './family';
import type { StatedPlace } from './place-questions';

/** Two cards that are both said to be one parent of the same child, by their ids. */
export type Rivals = readonly [string, string];

const roleOfCode: Readonly<Record<string, 'father' | 'mother'>> = {
	'family.secondFather': 'father',
	'family.secondMother': 'mother',
};

/**
 * Who would have to be one person for a place in the tree to be free, once it has been refused with `code`: null where
 * no two cards say so.
 */
export function findRivals(
	code: string,
	{ relation, relatedToId }: StatedPlace,
	member: Pick<FamilyMember, 'id'>,
	{ members, links }: Pick<Family, 'members' | 'links'>,
): Rivals | null {
	const role = roleOfCode[code];
	if (!role || !relatedToId) return null;
	const findParent = (childId: string) =>
		links.parents.find((link) => link.childId === childId && link.role === role && link.kind === 'birth')
			?.parentId;
	/** As the other parent, their only husband or wife counts, too. */
	const asParent = (id: string) => {
		const partners = links.unions.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
		const isOfRole = members.find((one) => one.id === id)?.gender === (role === 'father' ? 'Male' : 'Female');
		return isOfRole || partners.length !== 1 ? id : partners[0];
	};
	const [own, other] =
		relation === 'Father' || relation === 'Mother'
			? [member.id, findParent(relatedToId)]
			: relation === 'Brother' || relation === 'Sister'
				? [findParent(member.id), findParent(relatedToId)]
				: [asParent(relatedToId), findParent(member.id)];
	const areCards = [own, other].every((id) => members.some((one) => one.id === id));
	return own && other && own !== other && areCards ? [own, other] : null;
}
