import { useMemo } from 'react';
import type { Family } from '@/lib/client/family/cards/family';
import { findMe, findMiddle } from '@/lib/client/family/diagram/layout-job';
import type { Beyond } from '@/lib/client/family/diagram/near-family';
import { drawnWith, getBranches, waysFrom } from '@/lib/rules/lineage/branches';

/** The drawn part of a family, and the actions that draw more of it. */
export interface DrawnFamily {
	family: Family;
	/** Null where the family was read whole. */
	beyond: Beyond | null;
	/** The person to put in the middle; null for the viewer. */
	aroundId: string | null;
	/** At whose cards the branches are open. */
	open: readonly string[];
	/** True while a part of the family is read that is to be drawn next. */
	isReading: boolean;
	/** Reads the family whole. @returns whether it could be */
	askWhole: () => Promise<boolean>;
	showAround: (memberId: string | null) => void;
	showBranches: (open: readonly string[]) => void;
	/** Opens the branches that lead to somebody who is not read. @returns whether they are drawn then */
	showToward: (memberId: string) => Promise<boolean>;
}

/** The people drawn around the person in the middle, and the cards that can open more; `isWhole` draws the whole family. */
export function useBranches(
	{ family, beyond, aroundId, open: openIds }: Pick<DrawnFamily, 'family' | 'beyond' | 'aroundId' | 'open'>,
	isWhole: boolean,
) {
	const open = useMemo(() => new Set(openIds), [openIds]);
	const cards = useMemo(() => new Map(family.members.map((member) => [member.id, member])), [family]);
	const me = useMemo(() => findMe(family)?.id ?? beyond?.meId ?? '', [family, beyond]);
	const middle = useMemo(() => findMiddle(family, aroundId)?.id ?? '', [family, aroundId]);
	const waysToMe = useMemo(() => waysFrom(me, family.links), [family, me]);
	const ways = useMemo(() => waysFrom(middle, family.links), [family, middle]);
	const everybody = useMemo(() => new Set(ways.keys()), [ways]);
	const drawn = useMemo(
		() => (beyond ? new Set(beyond.drawn) : isWhole ? everybody : drawnWith(open, ways)),
		[isWhole, beyond, everybody, open, ways],
	);
	const branches = useMemo(() => {
		if (isWhole) return null;
		return beyond
			? new Map(beyond.branches.map(({ id, ...branch }) => [id, branch]))
			: getBranches(family, ways, drawn, open);
	}, [isWhole, beyond, family, ways, drawn, open]);
	const connected = useMemo(() => family.members.filter(({ id }) => ways.has(id)), [family, ways]);
	const hidden = useMemo(
		() => beyond?.connected ?? [...ways.keys()].filter((id) => cards.has(id) && !drawn.has(id)).length,
		[beyond, ways, cards, drawn],
	);
	return { open, cards, me, middle, waysToMe, ways, everybody, drawn, branches, connected, hidden };
}
