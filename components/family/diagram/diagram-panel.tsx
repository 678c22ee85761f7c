'use client';

import { CircleUserRound } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CardIcon } from '@/components/family/cards/card-icon-badges';
import { Button } from '@/components/ui/button';
import { nameWithRelation } from '@/lib/client/family/cards/relations';
import { paperStyle } from '@/lib/client/family/diagram/diagram-window';
import { prepareWorkerWhenIdle } from '@/lib/client/family/diagram/layout-in-worker';
import { findNeighbour } from '@/lib/client/family/diagram/neighbours';
import { mayChange } from '@/lib/client/family/tree/member-changes';
import { closed, openedTo } from '@/lib/rules/lineage/branches';
import { cardAt, DiagramCard } from './diagram-card';
import { DiagramLegendPanel } from './diagram-legend-panel';
import { DiagramToolbarPanel } from './diagram-toolbar-panel';
import { EdgeButtons } from './edge-buttons';
import { LayoutFailureNotice } from './layout-failure-notice';
import { LineList } from './line-list';
import { type DrawnFamily, useBranches } from './use-branches';
import { useCardFocus } from './use-card-focus';
import { useFraming } from './use-framing';
import { useFullScreen } from './use-full-screen';
import { useLayout } from './use-layout';
import { useSeenPart } from './use-seen-part';
import { useZoom } from './use-zoom';
import { WayNotice } from './way-notice';
import { ZoomButtons } from './zoom-buttons';
import { ZoomNotice } from './zoom-notice';

interface DiagramPanelProps extends DrawnFamily {
	onOpen: (memberId: string) => void;
	onAct: (memberId: string, act: CardIcon) => void;
}

/** The family as a diagram that can be moved and zoomed; everybody who is shown is drawn once. */
export function DiagramPanel({
	family,
	beyond,
	aroundId,
	open: openIds,
	isReading,
	askWhole,
	showAround,
	showBranches,
	showToward,
	onOpen,
	onAct,
}: DiagramPanelProps) {
	const t = useTranslations();
	const language = useLocale();
	const { isFull, toggleFull } = useFullScreen();
	const canvas = useRef<HTMLElement>(null);
	const layer = useRef<HTMLDivElement>(null);
	const aroundLine = useRef<HTMLParagraphElement>(null);
	const zoom = useZoom(canvas, layer, isFull);
	const { areCardsLarge, zoomBy, readable } = zoom;
	const [isWhole, setWhole] = useState(false);
	const [said, setSaid] = useState('');
	/** Whether all of the next picture is to be shown again, and not from where one is. */
	const isNew = useRef(true);

	const shown = useBranches({ family, beyond, aroundId, open: openIds }, isWhole);
	const { open, cards, me, middle, ways, drawn, branches } = shown;
	const { places, lines, hasFailed, tryAgain, ...layout } = useLayout(family, drawn, middle);
	const isPending = layout.isPending || isReading || (beyond !== null && isWhole);
	const focus = useCardFocus(canvas, { places, isPending }, zoom);
	const { current, setCurrent, goTo } = focus;
	useEffect(prepareWorkerWhenIdle, []);
	const [lastMiddle, setLastMiddle] = useState(middle);
	if (middle !== lastMiddle) {
		setLastMiddle(middle);
		setCurrent(middle);
		setWhole(false);
		const member = cards.get(middle);
		if (member) setSaid(t('familyTree.diagram.around', { name: nameWithRelation(member, t, language) }));
	}
	const shownMiddle = useRef(middle);
	useLayoutEffect(() => {
		if (shownMiddle.current === middle) return;
		shownMiddle.current = middle;
		isNew.current = true;
		// From a card of the diagram the focus has come back to that card.
		if (!canvas.current?.contains(document.activeElement)) aroundLine.current?.focus();
		aroundLine.current?.scrollIntoView({ block: 'nearest' });
	}, [middle]);

	const framing = useFraming(
		layer,
		{ places, lines, middle, current, isPending, isFull, isWhole },
		zoom,
		isNew,
	);
	const { box, fitAll } = framing;

	const { found, seenLines, way, litLines, outside } = useSeenPart(canvas, { ...shown, places, lines }, zoom);
	// The focused element keeps the focus when the card is moved out of view.
	const mounted = new Set(current !== undefined && places.has(current) ? [...found, current] : found);
	const tabStop = [current, middle].find((id) => id !== undefined && found.includes(id)) ?? found[0];
	const middleMember = cards.get(middle);
	const tooLarge = framing.isTooLarge
		? middle === me
			? t('familyTree.diagram.tooLargeForMe')
			: t('familyTree.diagram.tooLarge', { name: middleMember?.name ?? '' })
		: null;
	const litMember = cards.get(way[0] ?? '');

	/** Moves to somebody's card, and draws the branches that lead to it. */
	const find = async (id: string) => {
		focus.setNextId(id);
		if (beyond) {
			if (!drawn.has(id) && !(await showToward(id))) focus.setNextId(null);
		} else if (!isWhole) showBranches([...openedTo(id, open, ways, (near) => cards.has(near))]);
	};
	const showAroundMe = () => {
		showAround(null);
		focus.setNextId(me);
	};
	const steer = (event: KeyboardEvent) => {
		const from = cardAt(event.target);
		const { key } = event;
		const surroundings = { links: family.links, places, isCard: (id: string) => cards.has(id) };
		const next = key === 'Home' && places.has(me) ? me : findNeighbour(from ?? '', key, surroundings);
		const isZoom = key === '+' || key === '=' || key === '-';
		if (event.ctrlKey || event.metaKey || event.altKey || (!isZoom && key !== '0' && next === undefined))
			return;
		event.preventDefault();
		if (isZoom) zoomBy(key === '-' ? 0.8 : 1.25);
		else if (next === undefined) fitAll();
		else goTo(next);
	};
	const toggleWhole = () => {
		isNew.current = true;
		setWhole(!isWhole);
		if (isWhole) return;
		void askWhole().then((isRead) => {
			if (!isRead) setWhole(false);
		});
	};
	const goToMe = () => {
		if (places.has(me)) goTo(me);
		else if (beyond ? beyond.isMeConnected : ways.has(me)) void find(me);
		else showAroundMe();
	};
	const toggle = useCallback(
		(id: string) => {
			const [name, branch] = [cards.get(id)?.name ?? '', branches?.get(id)];
			if (!branch) return;
			setCurrent(id);
			showBranches([...(branch.isOpen ? closed(open, id, ways) : [...open, id])]);
			setSaid(
				t(branch.isOpen ? 'familyTree.diagram.branchClosed' : 'familyTree.diagram.branchOpened', {
					name,
					count: branch.count,
				}),
			);
		},
		[cards, branches, open, ways, setCurrent, showBranches, t],
	);
	return (
		<section
			aria-labelledby="family-diagram"
			data-full-screen={isFull || undefined}
			className={`flex flex-col gap-3 print:static print:break-inside-avoid print:p-0 ${isFull ? 'fixed inset-0 z-30 bg-surface p-3' : ''}`}
		>
			{places.size > 0 && <style media="print">{paperStyle(box)}</style>}
			<DiagramToolbarPanel
				family={family}
				laidOut={{ places, lines }}
				connected={shown.connected}
				everybody={shown.everybody}
				aroundId={aroundId}
				hiddenCount={shown.hidden}
				isWhole={isWhole}
				hasOpenBranches={open.size > 0}
				askWhole={askWhole}
				onToggleWhole={toggleWhole}
				onFind={(id) => {
					readable();
					void find(id);
				}}
			/>
			{middleMember && middle !== me && (
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-gold bg-raised px-4 py-2">
					<p ref={aroundLine} tabIndex={-1} className="min-w-0 flex-1 basis-48 outline-none">
						{t('familyTree.diagram.around', { name: nameWithRelation(middleMember, t, language) })}
					</p>
					<Button look="outline" className="px-4 text-sm" onClick={showAroundMe}>
						<CircleUserRound aria-hidden="true" className="size-5" />
						{t('familyTree.diagram.aroundMe')}
					</Button>
				</div>
			)}
			<div className={`flex gap-2 max-md:flex-col print:block ${isFull ? 'min-h-0 flex-1' : ''}`}>
				<div
					className={`relative min-w-0 md:flex-1 print:[container-type:inline-size] ${isFull ? 'flex min-h-0 flex-1 flex-col' : ''}`}
				>
					<section
						ref={canvas}
						data-canvas=""
						tabIndex={-1}
						aria-label={t('familyTree.diagram.canvas')}
						aria-busy={isPending}
						onKeyDown={steer}
						onFocus={focus.noteFocus}
						// Without scripts the picture is scrolled, from the reader's own card where the browser can begin there.
						className={`relative [container-type:size] overflow-clip border-line bg-raised print:overflow-visible print:border-0 print:bg-transparent print:[container-type:normal] noscript:overflow-auto noscript:touch-auto ${isFull ? 'min-h-0 flex-1 touch-none' : 'h-[min(800px,70dvh)] touch-pan-y rounded-card border focus-within:touch-none md:h-[min(800px,80dvh)]'}`}
					>
						<div
							ref={layer}
							data-layer=""
							style={framing.firstStyle}
							data-dimmed={litMember && ''}
							className="group/layer absolute top-0 left-0 origin-top-left noscript:[transform:translate(40px,40px)]!"
						>
							{/* Under all cards: without it the browser makes layers of its own for most of them. */}
							{places.size > 0 && (
								<span
									style={{
										...{ left: box.left, top: box.top },
										...{ width: box.right - box.left, height: box.bottom - box.top },
									}}
									className="absolute bg-raised print:hidden"
								/>
							)}
							<LineList lines={seenLines} lit={litLines} />
							{[...mounted].map((id) => {
								const [member, place] = [cards.get(id), places.get(id)];
								return (
									member &&
									place && (
										<DiagramCard
											key={id}
											member={member}
											x={place.x}
											y={place.y}
											branch={branches?.get(id)}
											isTabStop={id === tabStop}
											isMiddle={id === middle}
											isLit={way.includes(id)}
											hasIcons={areCardsLarge && mayChange(member, family)}
											onOpen={onOpen}
											onToggle={toggle}
											onAct={onAct}
										/>
									)
								);
							})}
						</div>
					</section>
					{litMember && <WayNotice way={way.flatMap((id) => cards.get(id) ?? [])} meId={me} />}
					<ZoomNotice canvas={canvas} isEntered={isFull} />
					{isPending && (
						<p
							aria-hidden="true"
							className="pointer-events-none absolute inset-x-0 top-3 mx-auto w-fit rounded-control border border-line bg-surface px-3 py-1.5 text-sm opacity-100 shadow-soft print:hidden transition-opacity delay-500 duration-150 starting:opacity-0"
						>
							{t('familyTree.diagram.drawing')}
						</p>
					)}
					{tooLarge && (
						<p
							aria-hidden="true"
							className="pointer-events-none absolute inset-x-3 top-3 mx-auto w-fit max-w-md rounded-control bg-maroon-950/85 px-4 py-2 text-center text-ivory text-sm print:hidden"
						>
							{tooLarge}
						</p>
					)}
					{hasFailed && <LayoutFailureNotice onTryAgain={tryAgain} />}
				</div>
				{/* Beside the canvas: over it they would lie on cards. A phone keeps a second row for the arrows. */}
				<div
					className={`flex gap-2 max-md:flex-wrap max-md:content-start md:w-13 md:shrink-0 md:flex-col md:items-center md:justify-end print:hidden ${isFull ? '' : 'max-md:min-h-24'}`}
				>
					<EdgeButtons outside={outside} onFly={goTo} />
					<ZoomButtons
						isFull={isFull}
						onZoom={zoomBy}
						onFit={fitAll}
						onGoToMe={goToMe}
						onToggleFull={toggleFull}
					/>
				</div>
			</div>
			<p role="status" className="sr-only">
				{tooLarge ?? said}
			</p>
			{!isFull && <DiagramLegendPanel />}
		</section>
	);
}
