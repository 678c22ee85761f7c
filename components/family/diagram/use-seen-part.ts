import { type RefObject, useMemo } from 'react';
import { usePrinting } from '@/components/ui/use-printing';
import type { FamilyMember } from '@/lib/client/family/cards/family';
import { linesAlong } from '@/lib/client/family/diagram/diagram-plan';
import { type Area, cardRows, foundIn, lineRows } from '@/lib/client/family/diagram/diagram-window';
import { peopleOutside } from '@/lib/client/family/diagram/outside';
import type { LaidOut } from '@/lib/rules/layout/packed-picture';
import { type Ways, wayToStart } from '@/lib/rules/lineage/branches';
import { useGradually } from './use-gradually';
import { useSpotlight } from './use-spotlight';
import type { useZoom } from './use-zoom';

const nobody: ReturnType<typeof peopleOutside> = new Map();
const everywhere: Area = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

interface Picture extends Pick<LaidOut, 'places' | 'lines'> {
	cards: ReadonlyMap<string, FamilyMember>;
	me: string;
	waysToMe: Ways;
}

/** The rendered cards and lines, the people outside the view, and the path from the card under the pointer to the viewer. */
export function useSeenPart(
	canvas: RefObject<HTMLElement | null>,
	{ places, lines, cards, me, waysToMe }: Picture,
	{ area, inView }: Pick<ReturnType<typeof useZoom>, 'area' | 'inView'>,
) {
	const rows = useMemo(() => cardRows(cards.keys(), places), [cards, places]);
	const rowsOfLines = useMemo(() => lineRows(lines), [lines]);
	const lit = useSpotlight(canvas);
	const way = useMemo(
		() => (lit === null || lit === me ? [] : wayToStart(lit, waysToMe)),
		[lit, me, waysToMe],
	);
	const isPrinting = usePrinting();
	// The server knows no size of the canvas, and draws all; paper shows all.
	const drawnArea = isPrinting ? everywhere : (area ?? everywhere);
	const seen = useMemo(() => foundIn(rows, drawnArea), [rows, drawnArea]);
	const foundGradually = useGradually(seen);
	const seenLines = useMemo(() => foundIn(rowsOfLines, drawnArea), [rowsOfLines, drawnArea]);
	const litLines = useMemo(
		() => (way.length > 0 ? new Set(linesAlong(way, seenLines).map(({ key }) => key)) : undefined),
		[way, seenLines],
	);
	const outside = useMemo(
		() => (inView ? peopleOutside(cards.keys(), places, inView) : nobody),
		[inView, cards, places],
	);
	return { found: isPrinting ? seen : foundGradually, seenLines, way, litLines, outside };
}
