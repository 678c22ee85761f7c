import type { Family, FamilyMember } from '@/lib/client/family/cards/family';
import type { LayoutJob } from '@/lib/rules/layout/compute-layout';
import { drawnWith, waysFrom } from '@/lib/rules/lineage/branches';
import { layoutMembers } from './diagram-plan';

export function layoutJob(
	family: Family,
	shownIds: ReadonlySet<string>,
	middleId: string | undefined,
): LayoutJob {
	const { members, links } = family;
	const cards = new Set(members.map(({ id }) => id));
	return {
		members: layoutMembers(family, shownIds),
		links: {
			parents: links.parents.filter(
				({ childId, parentId }) => shownIds.has(childId) && shownIds.has(parentId),
			),
			unions: links.unions.filter(([a, b]) => shownIds.has(a) && shownIds.has(b)),
		},
		cardIds: [...shownIds].filter((id) => cards.has(id)),
		me: middleId ?? null,
	};
}

/** The picture that the diagram opens with: those who are near the person in the middle, and no branch opened. */
export function firstLayoutJob(family: Family, wantedId: string | null): LayoutJob {
	const middleId = findMiddle(family, wantedId)?.id;
	return layoutJob(family, drawnWith(new Set(), waysFrom(middleId, family.links)), middleId);
}

type Shown = Pick<FamilyMember, 'id' | 'relation'>;

interface Members<Member extends Shown> {
	members: readonly Member[];
}

export function findMe<Member extends Shown>({ members }: Members<Member>): Member | undefined {
	return members.find(({ relation }) => relation === 'Me');
}

/** Around whom the picture is drawn: the wanted member of the tree, or else the viewer. */
export function findMiddle<Member extends Shown>(
	family: Members<Member>,
	wantedId: string | null,
): Member | undefined {
	return family.members.find(({ id }) => id === wantedId) ?? findMe(family);
}

/** Whether the tree can be drawn around somebody: they are connected with others, and not in the middle already. */
export function mayBeMiddle(id: string, family: Family, aroundId: string | null): boolean {
	const { parents, unions } = family.links;
	const isConnected =
		parents.some(({ childId, parentId }) => childId === id || parentId === id) ||
		unions.some((couple) => couple.includes(id));
	return isConnected && findMiddle(family, aroundId)?.id !== id;
}

/** Under which TanStack Query keeps the picture: the same people with the same links are laid out once. */
export function layoutKey(job: LayoutJob): ['family-layout', string] {
	return ['family-layout', getDigest(JSON.stringify(job))];
}

/** Of 53 bits (cyrb53), which a key of the whole text would be far longer than. */
function getDigest(text: string): string {
	let [high, low] = [0xdeadbeef, 0x41c6ce57];
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		high = Math.imul(high ^ code, 2654435761);
		low = Math.imul(low ^ code, 1597334677);
	}
	high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
	low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
	return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
