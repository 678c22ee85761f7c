import { LRUCache } from 'lru-cache';
import type * as z from 'zod';
import type { FamilyMember, nearFamilyReply } from '@/lib/features/family/schema';
import { drawnWith, getBranches, openedTo, type Ways, waysFrom } from '@/lib/rules/lineage/branches';
import type { Tree } from './derive-tree';
import type { ShownCard } from './shown-cards';

/** Which part of a tree is drawn. */
interface NearView {
	/** Around whom; null, and who has no card, for the owner. */
	aroundId: string | null;
	/** At whose cards the branches are open. */
	open: readonly string[];
}

export interface NearRequest extends NearView {
	/** Whose card is to be drawn: the branches on the way are opened too. */
	towardId: string | null;
	/** What the caller has of the same view before. */
	known: { version: string; open: readonly string[] } | null;
}

/** The parts of a tree that are needed for it. */
export interface TreeToCut
	extends Pick<Tree, 'etag' | 'meId' | 'familyTree' | 'hiddenMembers' | 'links' | 'findCard'> {
	cards: readonly CutCard[];
}

interface CutCard {
	row: Pick<ShownCard['row'], 'id'>;
	shown: Pick<FamilyMember, 'gender'>;
}

export type NearFamilyReply = z.output<typeof nearFamilyReply>;

/**
 * The part of a tree that is drawn, with the cards of it that the caller does not know yet, and all links that end at
 * those who are drawn.
 */
export function nearFamily(tree: TreeToCut, { towardId, known, ...view }: NearRequest): NearFamilyReply {
	const toward = towardId === null ? view.open : openBranchesTo(tree, view, towardId);
	const near = cutToNear(tree, { ...view, open: toward });
	if (known?.version !== near.version) return near;
	const before = findDrawn(tree, { ...view, open: known.open }).drawn;
	return { ...near, familyMembers: near.familyMembers.filter(({ _id }) => !before.has(_id)) };
}

function findDrawn(tree: TreeToCut, { aroundId, open: openIds }: NearView) {
	const { cards, ways } = getSurroundings(tree, aroundId);
	const open = new Set(openIds.filter((id) => cards.has(id) && ways.has(id)));
	return { cards, ways, open, drawn: drawnWith(open, ways) };
}

function cutToNear(tree: TreeToCut, view: NearView): NearFamilyReply {
	const { familyTree, hiddenMembers, links, meId } = tree;
	const { cards, ways, open, drawn } = findDrawn(tree, view);
	const members = tree.cards.map(({ row }) => ({ id: row.id }));
	const branches = getBranches({ members, links: { parents: links.parentLinks } }, ways, drawn, open);
	return {
		version: tree.etag,
		open: [...open],
		familyTree,
		hiddenMembers,
		familyMembers: [...drawn].flatMap((id) => withoutLinks(tree.findCard(id))),
		links: {
			parentLinks: links.parentLinks.filter(
				({ childId, parentId }) => drawn.has(childId) || drawn.has(parentId),
			),
			unions: links.unions.filter(
				({ partnerAId, partnerBId }) => drawn.has(partnerAId) || drawn.has(partnerBId),
			),
		},
		beyond: {
			drawn: [...drawn],
			connected: members.filter(({ id }) => ways.has(id) && !drawn.has(id)).length,
			total: members.length,
			meId,
			isMeConnected: ways.has(meId),
			branches: [...branches].map(([id, branch]) => ({ id, ...branch })),
			parents: links.parentLinks.flatMap(({ childId, parentId }) => {
				const parent = drawn.has(childId) && !drawn.has(parentId) ? cards.get(parentId) : undefined;
				return parent ? [{ childId, gender: parent.shown.gender }] : [];
			}),
		},
	};
}

function withoutLinks(card: FamilyMember | undefined): NearFamilyReply['familyMembers'] {
	if (!card) return [];
	const { parents: _parents, spouses: _spouses, ...rest } = card;
	return [rest];
}

function openBranchesTo(tree: TreeToCut, { aroundId, open }: NearView, towardId: string): string[] {
	const { cards, ways } = getSurroundings(tree, aroundId);
	return [...openedTo(towardId, new Set(open), ways, (id) => cards.has(id))];
}

/** Whether somebody can be drawn when the one in the middle is. */
export function isConnectedIn(tree: TreeToCut, aroundId: string | null): (id: string) => boolean {
	const { ways } = getSurroundings(tree, aroundId);
	return (id) => ways.has(id);
}

interface Surroundings {
	cards: ReadonlyMap<string, CutCard>;
	ways: Ways;
}

const surroundings = new LRUCache<string, Surroundings, { tree: TreeToCut; aroundId: string | null }>({
	max: 20,
	memoMethod: (_key, _earlier, { context: { tree, aroundId } }) => {
		const cards = new Map(tree.cards.map((card) => [card.row.id, card]));
		const middleId = aroundId !== null && cards.has(aroundId) ? aroundId : tree.meId;
		return { cards, ways: findWays(tree.links, middleId) };
	},
});

/** The cards, and how people are connected with the one in the middle. */
const getSurroundings = (tree: TreeToCut, aroundId: string | null): Surroundings =>
	surroundings.memo(`${tree.etag} ${aroundId}`, { context: { tree, aroundId } });

/** Most changes of a tree leave its links as they are. */
const waysIn = new WeakMap<TreeToCut['links'], LRUCache<string, Ways>>();

function findWays(links: TreeToCut['links'], middleId: string): Ways {
	const known =
		waysIn.get(links) ??
		new LRUCache<string, Ways>({ max: 5, memoMethod: (id) => waysFrom(id, treeLinks(links)) });
	waysIn.set(links, known);
	return known.memo(middleId);
}

function treeLinks({ parentLinks, unions }: TreeToCut['links']) {
	return {
		parents: parentLinks,
		unions: unions.map(({ partnerAId, partnerBId }) => [partnerAId, partnerBId] as const),
	};
}
