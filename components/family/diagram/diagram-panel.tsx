'use client';

import { CircleUserRound, Expand, LocateFixed, Maximize, Minus, Plus, Shrink } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import {
	type FocusEvent,
	type KeyboardEvent,
	useCallback,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { CardIcon } from '@/components/family/cards/card-icon-badges';
import { SavePictureButton } from '@/components/family/picture/save-picture-button';
import { FindPersonField } from '@/components/family/tree/find-person-field';
import { Button } from '@/components/ui/button';
import { usePrinting } from '@/components/ui/use-printing';
import type { Family } from '@/lib/client/family/cards/family';
import { nameWithRelation, relationShown } from '@/lib/client/family/cards/relations';
import { linesAlong } from '@/lib/client/family/diagram/diagram-plan';
import {
	type Area,
	around,
	cardArea,
	cardRows,
	fittedTransform,
	foundIn,
	getMiddle,
	lineRows,
	minFitted,
	minScale,
	paperStyle,
} from '@/lib/client/family/diagram/diagram-window';
import { prepareWorkerWhenIdle } from '@/lib/client/family/diagram/layout-in-worker';
import { findMe, findMiddle } from '@/lib/client/family/diagram/layout-job';
import type { Beyond } from '@/lib/client/family/diagram/near-family';
import { findNeighbour } from '@/lib/client/family/diagram/neighbours';
import { peopleOutside } from '@/lib/client/family/diagram/outside';
import { mayChange } from '@/lib/client/family/tree/member-changes';
import { closed, drawnWith, getBranches, openedTo, waysFrom, wayToStart } from '@/lib/rules/lineage/branches';
import { cardAt, DiagramCard } from './diagram-card';
import { DiagramLegendPanel } from './diagram-legend-panel';
import { EdgeButtons } from './edge-buttons';
import { LayoutFailureNotice } from './layout-failure-notice';
import { LineList } from './line-list';
import { useFullScreen } from './use-full-screen';
import { useGradually } from './use-gradually';
import { useLayout } from './use-layout';
import { useMotion } from './use-motion';
import { useSpotlight } from './use-spotlight';
import { useZoom } from './use-zoom';
import { ZoomNotice } from './zoom-notice';

/** What is drawn of a family, and how more of it is. */
export interface DrawnFamily {
	family: Family;
	/** Null where the family was read whole. */
	beyond: Beyond | null;
	/** Who is wanted in the middle; null for the viewer. */
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

interface DiagramPanelProps extends DrawnFamily {
	onOpen: (memberId: string) => void;
	onAct: (memberId: string, act: CardIcon) => void;
}

/** The note that not all of the picture fits is shown for this long. */
const noteMs = 6_000;
const nobody: ReturnType<typeof peopleOutside> = new Map();
const everywhere: Area = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
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
	const { area, inView, areCardsLarge, zoomBy, readable, flyTo, shift, showBox, currentView } = useZoom(
		canvas,
		layer,
		isFull,
	);
	const [isWhole, setWhole] = useState(false);
	const open = useMemo(() => new Set(openIds), [openIds]);
	const [said, setSaid] = useState('');
	/** The card that had the focus last. */
	const [current, setCurrent] = useState<string>();
	/** Who was looked for, until their card is there. */
	const [wanted, setWanted] = useState<string | null>(null);
	/** Whether all of the next picture is to be shown again, and not from where one is. */
	const isNew = useRef(true);

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
	const { places, lines, hasFailed, tryAgain, ...layout } = useLayout(family, drawn, middle);
	const isPending = layout.isPending || isReading || (beyond !== null && isWhole);
	const rows = useMemo(() => cardRows(cards.keys(), places), [cards, places]);
	const rowsOfLines = useMemo(() => lineRows(lines), [lines]);
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

	const box = useMemo(() => around([...places.values()].map(cardArea)), [places]);
	const showAll = useCallback(
		(minFor: (width: number) => number) => {
			const place = places.get(middle);
			return place ? showBox(box, getMiddle(cardArea(place)), minFor) : true;
		},
		[box, places, middle, showBox],
	);
	const [isTooLarge, setTooLarge] = useState(false);
	useEffect(() => {
		if (!isTooLarge) return;
		const timer = setTimeout(() => setTooLarge(false), noteMs);
		return () => clearTimeout(timer);
	}, [isTooLarge]);
	/** As one reads it at first. */
	const showFirst = useCallback(() => {
		const isAll = showAll(minFitted);
		if (isWhole) setTooLarge(!isAll);
	}, [showAll, isWhole]);
	const fitAll = () => setTooLarge(!showAll(() => minScale));
	const wasFull = useRef(isFull);
	useLayoutEffect(() => {
		if (wasFull.current === isFull) return;
		wasFull.current = isFull;
		showFirst();
	}, [isFull, showFirst]);
	// Until a script moves the layer.
	const [firstStyle] = useState(() => {
		const place = places.get(middle);
		return place && { transform: fittedTransform(box, getMiddle(cardArea(place))) };
	});
	useMotion(layer, { places, lines }, currentView, (before) => {
		const anchor = [current ?? middle, middle].find((id) => before.has(id) && places.has(id)) ?? '';
		const [old, now] = [before.get(anchor), places.get(anchor)];
		if (isNew.current || !old || !now) showFirst();
		else shift(old.x - now.x, old.y - now.y);
		isNew.current = places.size === 0 || area === null;
	});
	const isSized = area !== null;
	useLayoutEffect(() => {
		if (!isSized || isPending || !isNew.current || places.size === 0) return;
		isNew.current = false;
		showFirst();
	}, [isSized, isPending, places, showFirst]);

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
	const found = isPrinting ? seen : foundGradually;
	const seenLines = useMemo(() => foundIn(rowsOfLines, drawnArea), [rowsOfLines, drawnArea]);
	const litLines = useMemo(
		() => (way.length > 0 ? new Set(linesAlong(way, seenLines).map(({ key }) => key)) : undefined),
		[way, seenLines],
	);
	const outside = useMemo(
		() => (inView ? peopleOutside(cards.keys(), places, inView) : nobody),
		[inView, cards, places],
	);
	// The focused element keeps the focus when the card is moved out of view.
	const mounted = new Set(current !== undefined && places.has(current) ? [...found, current] : found);
	const tabStop = [current, middle].find((id) => id !== undefined && found.includes(id)) ?? found[0];
	const middleMember = cards.get(middle);
	const tooLarge = isTooLarge
		? middle === me
			? t('familyTree.diagram.tooLargeForMe')
			: t('familyTree.diagram.tooLarge', { name: middleMember?.name ?? '' })
		: null;
	const litMember = way.length > 0 ? cards.get(lit ?? '') : undefined;

	const goTo = (id: string) => {
		const place = places.get(id);
		if (!place) return;
		// A card that was out of view is there only after that.
		flushSync(() => {
			setCurrent(id);
			reveal(id);
		});
		const card = canvas.current?.querySelector<HTMLElement>(`[data-card="${id}"] [data-opens]`);
		card?.focus({ preventScroll: true });
	};
	/** Moves the picture only when the card is not in view as a whole. */
	const reveal = (id: string) => {
		const [frame, place, view] = [canvas.current, places.get(id), currentView()];
		if (!frame || !place) return;
		const { left, top, right, bottom } = cardArea(place);
		const isInView =
			view.applyX(left) >= 0 &&
			view.applyY(top) >= 0 &&
			view.applyX(right) <= frame.clientWidth &&
			view.applyY(bottom) <= frame.clientHeight;
		const { x, y } = getMiddle(cardArea(place));
		if (!isInView) flyTo(x, y);
	};
	/** Moves to somebody's card, and draws the branches that lead to it. */
	const find = async (id: string) => {
		setWanted(id);
		if (beyond) {
			if (!drawn.has(id) && !(await showToward(id))) setWanted(null);
		} else if (!isWhole) showBranches([...openedTo(id, open, ways, (near) => cards.has(near))]);
	};
	const showAroundMe = () => {
		showAround(null);
		setWanted(me);
	};
	useEffect(() => {
		if (wanted === null || isPending || !places.has(wanted)) return;
		// After this rendering: a card that is out of view is rendered before it gets the focus.
		const timer = setTimeout(() => {
			setWanted(null);
			goTo(wanted);
		});
		return () => clearTimeout(timer);
	});
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
	const noteFocus = ({ target }: FocusEvent) => {
		const id = cardAt(target);
		if (id === null) return;
		setCurrent(id);
		if (target.matches(':focus-visible')) reveal(id);
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
		[cards, branches, open, ways, showBranches, t],
	);
	return (
		<section
			aria-labelledby="family-diagram"
			data-full-screen={isFull || undefined}
			className={`flex flex-col gap-3 print:static print:break-inside-avoid print:p-0 ${isFull ? 'fixed inset-0 z-30 bg-surface p-3' : ''}`}
		>
			{places.size > 0 && <style media="print">{paperStyle(box)}</style>}
			<div className="flex min-h-11 flex-wrap items-center gap-3">
				<h2 id="family-diagram" className="min-w-fit flex-1 text-h3 max-sm:basis-full md:text-h3-wide">
					{t('familyTree.diagram.title')}
				</h2>
				{(isWhole || hidden > 0 || open.size > 0) && places.size > 0 && (
					<Button
						look="outline"
						// Without its room the canvas would move when the last branch opens.
						className={`px-4 text-sm ${isWhole || hidden > 0 ? '' : 'invisible'}`}
						onClick={() => {
							isNew.current = true;
							setWhole(!isWhole);
							if (isWhole) return;
							void askWhole().then((isRead) => {
								if (!isRead) setWhole(false);
							});
						}}
					>
						{isWhole
							? t('familyTree.diagram.showNear')
							: t('familyTree.diagram.showEveryone', { count: hidden })}
					</Button>
				)}
				{places.size > 0 && (
					<>
						<FindPersonField
							members={connected}
							aroundId={aroundId}
							onFind={(id) => {
								readable();
								void find(id);
							}}
						/>
						<SavePictureButton
							family={family}
							laidOut={{ places, lines }}
							everybody={everybody}
							askWhole={askWhole}
						/>
					</>
				)}
			</div>
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
						onFocus={noteFocus}
						// Without scripts the picture is scrolled, from the reader's own card where the browser can begin there.
						className={`relative [container-type:size] overflow-clip border-line bg-raised print:overflow-visible print:border-0 print:bg-transparent print:[container-type:normal] noscript:overflow-auto noscript:touch-auto ${isFull ? 'min-h-0 flex-1 touch-none' : 'h-[min(800px,70dvh)] touch-pan-y rounded-card border focus-within:touch-none md:h-[min(800px,80dvh)]'}`}
					>
						<div
							ref={layer}
							data-layer=""
							style={firstStyle}
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
					{litMember && (
						<p
							aria-hidden="true"
							className="pointer-events-none absolute left-3 print:hidden max-w-[calc(100%-1.5rem)] truncate max-md:top-3 md:bottom-3 rounded-control border border-line bg-surface px-3 py-1.5 text-sm shadow-soft"
						>
							<span className="font-bold text-primary">{relationShown(litMember, t, language)}</span>
							{way
								.toReversed()
								.flatMap((id) => cards.get(id) ?? [])
								.map((member) => (
									<span key={member.id}>
										{member.id === me ? ` · ${t('familyTree.card.me')}` : ` › ${member.name}`}
									</span>
								))}
						</p>
					)}
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
					<div
						role="toolbar"
						aria-label={t('familyTree.diagram.zoom')}
						className="flex gap-1.5 max-md:ml-auto md:flex-col *:size-11 *:bg-surface *:p-0"
					>
						<Button look="outline" aria-label={t('familyTree.diagram.zoomIn')} onClick={() => zoomBy(1.25)}>
							<Plus aria-hidden="true" className="size-5" />
						</Button>
						<Button look="outline" aria-label={t('familyTree.diagram.zoomOut')} onClick={() => zoomBy(0.8)}>
							<Minus aria-hidden="true" className="size-5" />
						</Button>
						<Button look="outline" aria-label={t('familyTree.diagram.fit')} onClick={fitAll}>
							<Maximize aria-hidden="true" className="size-5" />
						</Button>
						<Button look="outline" aria-label={t('familyTree.diagram.goToMe')} onClick={goToMe}>
							<LocateFixed aria-hidden="true" className="size-5" />
						</Button>
						<Button
							look="outline"
							aria-label={t(isFull ? 'familyTree.diagram.leaveFullScreen' : 'familyTree.diagram.fullScreen')}
							onClick={toggleFull}
						>
							{isFull ? (
								<Shrink aria-hidden="true" className="size-5" />
							) : (
								<Expand aria-hidden="true" className="size-5" />
							)}
						</Button>
					</div>
				</div>
			</div>
			<p role="status" className="sr-only">
				{tooLarge ?? said}
			</p>
			{!isFull && <DiagramLegendPanel />}
		</section>
	);
}
