import { type Branch, branchesOf, drawnWith, waysFrom } from '@/lib/rules/lineage/branches';
import { linksOf, type TreeReply } from './answers';
import { findMiddle } from './layout-job';

/** What there is of a family beyond those of it who were read. */
export interface Beyond {
	/** Cards that are connected with the person in the middle. */
	connected: number;
	/** Cards of the tree, read or not. */
	total: number;
	/** At the cards that are drawn. */
	branches: readonly (readonly [string, Branch])[];
}

/** The part of a tree that its picture opens with. */
export interface NearFamily {
	/** Cut to those who are drawn, with all links that end at them. */
	reply: TreeReply;
	beyond: Beyond;
}

/** Those of a tree who are drawn at first around the wanted member, or else the viewer. */
export function nearFamily(reply: TreeReply, wantedId: string | null): NearFamily {
	const members = reply.familyMembers.map(({ _id, relation }) => ({ id: _id, relation }));
	const links = linksOf(reply);
	const ways = waysFrom(findMiddle({ members }, wantedId)?.id, links);
	const drawn = drawnWith(new Set(), ways);
	const { parentLinks, unions } = reply.links;
	return {
		reply: {
			...reply,
			familyMembers: reply.familyMembers.filter(({ _id }) => drawn.has(_id)),
			links: {
				parentLinks: parentLinks.filter(({ childId, parentId }) => drawn.has(childId) || drawn.has(parentId)),
				unions: unions.filter(({ partnerAId, partnerBId }) => drawn.has(partnerAId) || drawn.has(partnerBId)),
			},
		},
		beyond: {
			connected: members.filter(({ id }) => ways.has(id) && !drawn.has(id)).length,
			total: members.length,
			branches: [...branchesOf({ members, links }, ways, drawn, new Set())],
		},
	};
}

/** Under which TanStack Query finds the part of a large tree that a page brings along. */
export function nearKey(aroundId: string | null): ['family-near', string | null] {
	return ['family-near', aroundId];
}
