'use client';

import { Maximize, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import type { Language } from '@/lib/core/language';
import { cardHeight, cardWidth } from '@/lib/family/layout/sizes';
import type { Family, FamilyMember } from './answers';
import { DiagramCard } from './diagram-card';
import { firstSteps, type Places, within } from './diagram-plan';
import { LayoutFailure } from './layout-failure';
import { LineLayer } from './line-layer';
import { SavePicture } from './picture/save-picture';
import { type FamilyTexts, filled } from './texts';
import { useLayout } from './use-layout';
import { type Box, useZoom } from './use-zoom';

interface DiagramProps {
	family: Family;
	language: Language;
	texts: FamilyTexts;
	onOpen: (member: FamilyMember) => void;
}

/** Cards this far outside the canvas are there already when they come into view; in coordinates of the layout. */
const overscan = 200;

/** The family as a diagram that can be moved and zoomed; everybody who is shown is drawn once. */
export function Diagram({ family, language, texts, onOpen }: DiagramProps) {
	const words = texts.diagram;
	const canvas = useRef<HTMLElement>(null);
	const { view, zoomBy, centre, showBox } = useZoom(canvas);
	const [isWhole, setWhole] = useState(false);
	const [size, setSize] = useState({ width: 0, height: 0 });
	const me = family.members.find(({ relation }) => relation === 'Me');
	const everybody = useMemo(() => within(Number.POSITIVE_INFINITY, family), [family]);
	const shownIds = useMemo(
		() => (isWhole ? everybody : within(firstSteps, family)),
		[isWhole, everybody, family],
	);
	const { places, lines, hasFailed, tryAgain } = useLayout(family, shownIds, me?.id);
	const fitAll = useCallback(() => {
		const own = me && places.get(me.id);
		if (own) showBox(boxOf(places), { x: own.x + cardWidth / 2, y: own.y + cardHeight / 2 });
	}, [places, me, showBox]);
	useEffect(fitAll, [fitAll]);
	useEffect(() => {
		const shown = canvas.current;
		if (!shown) return;
		const observer = new ResizeObserver(() =>
			setSize({ width: shown.clientWidth, height: shown.clientHeight }),
		);
		observer.observe(shown);
		return () => observer.disconnect();
	}, []);

	const isNear = ({ x, y }: { x: number; y: number }) => {
		const [left, top] = [-view.x / view.k, -view.y / view.k];
		return (
			x + cardWidth > left - overscan &&
			x < left + size.width / view.k + overscan &&
			y + cardHeight > top - overscan &&
			y < top + size.height / view.k + overscan
		);
	};
	const goTo = (id: string | undefined) => {
		const place = id === undefined ? undefined : places.get(id);
		if (!id || !place) return;
		// A card that was out of view is there only afterwards.
		flushSync(() => centre(place.x + cardWidth / 2, place.y + cardHeight / 2));
		canvas.current?.querySelector<HTMLElement>(`[data-card="${id}"]`)?.focus();
	};
	const steer = (event: KeyboardEvent<HTMLButtonElement>) => {
		const { key, currentTarget } = event;
		if (key === '+' || key === '=') return zoomBy(1.25);
		if (key === '-') return zoomBy(0.8);
		if (key === '0') return fitAll();
		const next = neighbourOf(currentTarget.dataset.card ?? '', key, family, places);
		if (next === undefined) return;
		event.preventDefault();
		goTo(next);
	};
	const drawn = family.members.filter(({ id }) => places.has(id));
	const hidden = family.members.filter(({ id }) => everybody.has(id)).length - drawn.length;
	return (
		<section aria-labelledby="family-diagram" className="flex flex-col gap-3">
			<div className="flex flex-wrap items-center gap-3">
				<h2 id="family-diagram" className="min-w-0 flex-1 text-h3 md:text-h3-wide">
					{words.title}
				</h2>
				{(isWhole || hidden > 0) && places.size > 0 && (
					<Button look="outline" className="px-4 text-sm" onClick={() => setWhole(!isWhole)}>
						{isWhole ? words.showNear : filled(words.showEveryone, { count: hidden })}
					</Button>
				)}
				{places.size > 0 && (
					<SavePicture
						family={family}
						laidOut={{ places, lines }}
						everybody={everybody}
						language={language}
						texts={texts}
					/>
				)}
			</div>
			<div className="relative">
				<section
					ref={canvas}
					aria-label={words.canvas}
					className="relative h-[min(800px,80dvh)] touch-none overflow-hidden rounded-card border border-line bg-raised"
				>
					<div
						className="absolute top-0 left-0 origin-top-left"
						style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.k})` }}
					>
						<LineLayer lines={lines} />
						{drawn.map((member) => {
							const place = places.get(member.id);
							return (
								place &&
								isNear(place) && (
									<DiagramCard
										key={member.id}
										member={member}
										place={place}
										language={language}
										texts={texts}
										onOpen={() => onOpen(member)}
										onKeyDown={steer}
									/>
								)
							);
						})}
					</div>
				</section>
				{hasFailed && <LayoutFailure texts={texts} onTryAgain={tryAgain} />}
				<div
					role="toolbar"
					aria-label={words.zoom}
					className="absolute right-3 bottom-3 flex flex-col gap-2 *:size-11 *:bg-surface *:p-0 *:shadow-soft"
				>
					<Button look="outline" aria-label={words.zoomIn} onClick={() => zoomBy(1.25)}>
						<Plus aria-hidden="true" className="size-5" />
					</Button>
					<Button look="outline" aria-label={words.zoomOut} onClick={() => zoomBy(0.8)}>
						<Minus aria-hidden="true" className="size-5" />
					</Button>
					<Button look="outline" aria-label={words.fit} onClick={fitAll}>
						<Maximize aria-hidden="true" className="size-5" />
					</Button>
				</div>
			</div>
			<ul aria-label={words.legend} className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-text-soft">
				<li className="flex items-center gap-2">
					<span aria-hidden="true" className="text-info">
						♂
					</span>
					{words.male}
				</li>
				<li className="flex items-center gap-2">
					<span aria-hidden="true" className="text-error">
						♀
					</span>
					{words.female}
				</li>
				<li className="flex items-center gap-2">
					<span aria-hidden="true" className="h-1.5 w-8 border-gold border-y-2" />
					{words.marriage}
				</li>
			</ul>
		</section>
	);
}

function boxOf(places: Places): Box {
	const all = [...places.values()];
	const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
	const [right, bottom] = [Math.max(...all.map(({ x }) => x)), Math.max(...all.map(({ y }) => y))];
	return { x: left, y: top, width: right - left + cardWidth, height: bottom - top + cardHeight };
}

/** Whom an arrow leads to: up and down along the lines of descent, left and right along the row. */
function neighbourOf(id: string, key: string, family: Family, places: Places): string | undefined {
	const here = places.get(id);
	const isCard = (other: string) => places.has(other) && family.members.some((member) => member.id === other);
	const { parents } = family.links;
	if (key === 'ArrowUp')
		return parents.find(({ childId, parentId }) => childId === id && isCard(parentId))?.parentId;
	if (key === 'ArrowDown')
		return parents.find(({ childId, parentId }) => parentId === id && isCard(childId))?.childId;
	if (!here || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return undefined;
	const side = key === 'ArrowLeft' ? -1 : 1;
	const beside = family.members
		.flatMap(({ id: other }) => {
			const place = places.get(other);
			const distance = place?.y === here.y ? (place.x - here.x) * side : 0;
			return distance > 0 ? [{ other, distance }] : [];
		})
		.sort((a, b) => a.distance - b.distance);
	return beside[0]?.other;
}
