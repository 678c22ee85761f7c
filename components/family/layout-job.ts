import type { LayoutMember } from '@/lib/rules/layout/people';
import type { Family, FamilyLinks } from './answers';
import { layoutMembers } from './diagram-plan';

/** All that the picture of a family depends on, as it is handed to the thread that makes it. */
export interface LayoutJob {
	members: readonly LayoutMember[];
	links: FamilyLinks;
	/** Of those who have a card. */
	cardIds: readonly string[];
	me: string | null;
}

export function layoutJob(
	family: Family,
	shownIds: ReadonlySet<string>,
	meId: string | undefined,
): LayoutJob {
	const { members, links } = family;
	return {
		members: layoutMembers(family, shownIds),
		links: {
			parents: links.parents.filter(
				({ childId, parentId }) => shownIds.has(childId) && shownIds.has(parentId),
			),
			unions: links.unions.filter(([one, other]) => shownIds.has(one) && shownIds.has(other)),
		},
		cardIds: members.flatMap(({ id }) => (shownIds.has(id) ? [id] : [])),
		me: meId ?? null,
	};
}
