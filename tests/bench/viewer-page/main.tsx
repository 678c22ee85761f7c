// The page that tests/bench/viewer.ts measures: the diagram alone, with families as large as one asks for.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DiagramPanel } from '@/components/family/diagram/diagram-panel';
import type { Family } from '@/lib/client/family/cards/family';
import { findMe, firstLayoutJob, layoutJob, layoutKey } from '@/lib/client/family/diagram/layout-job';
import { groupedBy } from '@/lib/core/grouping';
import type { PackedPicture } from '@/lib/rules/layout/packed-picture';
import { waysFrom } from '@/lib/rules/lineage/branches';
import messages from '@/messages/en';
import { type GrownMember, growFamily } from '@/tests/support/family-growth';
import { familyWith } from '@/tests/support/read-family';

const places = ['Jodhpur', 'Udaipur', 'Bikaner', 'Jaisalmer', 'Kota'];

function makeFamily(size: number): Family {
	const grown = growFamily('community', size, 1);
	const inTheMiddle = largestGeneration(grown).find(({ father, spouses }) => father && spouses[0]);
	return familyWith({
		familyTree: { name: '', currentUserId: 'me' },
		familyMembers: grown.map(({ id, sex }, index) => ({
			_id: id,
			name: sex === 'F' ? `Padma Kanwar ${index}` : `Ranjit Singh ${index}`,
			relation: id === inTheMiddle?.id ? 'Me' : 'Other',
			relationWords: { hi: 'पिता के चचेरे भाई', en: "father's cousin" },
			gender: sex === 'F' ? 'Female' : 'Male',
			profession: index % 3 === 0 ? 'Farmer' : null,
			age: 20 + (index % 60),
			location: places[index % places.length] ?? null,
			isDeceased: index % 7 === 0,
		})),
		links: {
			parentLinks: grown.flatMap(({ id, father, mother }) => [
				...(father ? [{ childId: id, parentId: father, role: 'father', kind: 'birth' }] : []),
				...(mother ? [{ childId: id, parentId: mother, role: 'mother', kind: 'birth' }] : []),
			]),
			unions: grown.flatMap(({ id, spouses }) =>
				spouses.filter((spouse) => id < spouse).map((spouse) => ({ partnerAId: id, partnerBId: spouse })),
			),
		},
	});
}

/** Where the diagram is densest. */
function largestGeneration(grown: readonly GrownMember[]): readonly GrownMember[] {
	const generations = [...groupedBy(grown, ({ generation }) => generation).values()];
	return generations.reduce((largest, other) => (other.length > largest.length ? other : largest), []);
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const countCards = () => document.querySelectorAll('[data-card]').length;

async function until(holds: () => boolean): Promise<void> {
	while (!holds()) await nextFrame();
}

let root = createRoot(document.createElement('div'));

/** Draws those near the middle of a family of so many. */
async function draw(size: number): Promise<void> {
	await render(makeFamily(size), new QueryClient());
}

/** The same, with everyone where they would be if each generation were a row without any gap. */
async function drawInRows(size: number): Promise<void> {
	const family = makeFamily(size);
	const client = new QueryClient();
	const rows = groupedBy(growFamily('community', size, 1), ({ generation }) => generation);
	const places = new Map(
		[...rows].flatMap(([row, people]) => people.map(({ id }, at) => [id, { x: at * 180, y: row * 180 }])),
	);
	const me = findMe(family)?.id;
	const everybody = layoutJob(family, new Set(waysFrom(me, family.links).keys()), me);
	for (const [job, left] of [[firstLayoutJob(family, null), 90] as const, [everybody, 0] as const]) {
		const shown = job.members.flatMap(({ id }, at) => {
			const place = places.get(id);
			return place ? [[at, place.x + left, place.y] as const] : [];
		});
		const picture: PackedPicture = { places: shown, lines: [] };
		client.setQueryData(layoutKey(job), picture);
	}
	await render(family, client);
}

const nothing = () => {};

/** With the branches that are open, as the page of the tree has them. */
function Viewed({ family }: { family: Family }) {
	const [open, setOpen] = useState<readonly string[]>([]);
	return (
		<DiagramPanel
			{...{ family, open, beyond: null, aroundId: null, isReading: false }}
			askWhole={async () => true}
			showAround={nothing}
			showBranches={setOpen}
			showToward={async () => false}
			onOpen={nothing}
			onAct={nothing}
		/>
	);
}

async function render(family: Family, client: QueryClient): Promise<void> {
	root.unmount();
	root = createRoot(find('#root') ?? document.body);
	root.render(
		<NextIntlClientProvider locale="en" messages={messages}>
			<QueryClientProvider client={client}>
				<Viewed family={family} />
			</QueryClientProvider>
		</NextIntlClientProvider>,
	);
	await until(() => countCards() > 0);
}

interface Shown {
	/** Milliseconds between the frames until everyone is drawn. */
	intervals: number[];
	/** Milliseconds of tasks that took more than 50. */
	longTasks: number[];
}

/** Shows everyone, and waits until that is drawn: somewhere else, as so many are. */
async function showEveryone(): Promise<Shown> {
	const label = messages.familyTree.diagram.showEveryone.split('(')[0] ?? '';
	const stand = () => find('[data-card]')?.getAttribute('style');
	const before = stand();
	const longTasks: number[] = [];
	const observer = new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) longTasks.push(duration);
	});
	observer.observe({ entryTypes: ['longtask'] });
	const buttons = [...document.querySelectorAll('button')];
	buttons.find(({ textContent }) => textContent?.startsWith(label))?.click();
	const intervals: number[] = [];
	for (let last = await nextFrame(); stand() === before; ) {
		const now = await nextFrame();
		intervals.push(now - last);
		last = now;
	}
	for (let frames = 0; frames < 60; frames += 1) await nextFrame();
	observer.disconnect();
	return { intervals, longTasks };
}

/** Milliseconds between frames while nothing happens. */
async function rest(frames: number): Promise<number[]> {
	return measure(Array.from({ length: frames }, () => () => {}));
}

/** Does one act in each frame; milliseconds between the frames. */
async function measure(acts: readonly (() => void)[]): Promise<number[]> {
	const intervals: number[] = [];
	let last = await nextFrame();
	for (const act of acts) {
		act();
		const now = await nextFrame();
		intervals.push(now - last);
		last = now;
	}
	return intervals;
}

/** Drags the picture by so much in each frame, as a hand does. */
function drag(frames: number, byX: number, byY: number): (() => void)[] {
	const send = (type: string, at: number) => {
		const target = type === 'mousedown' ? find('section[tabindex]') : window;
		const moved = { clientX: 600 + at * byX, clientY: 400 + at * byY };
		target?.dispatchEvent(new MouseEvent(type, { ...moved, bubbles: true, cancelable: true, view: window }));
	};
	return [
		() => send('mousedown', 0),
		...Array.from({ length: frames }, (_, at) => () => send('mousemove', at + 1)),
		() => send('mouseup', frames),
	];
}

/** Turns the wheel by so much in each frame, with Ctrl. */
function turn(frames: number, deltaY: number): (() => void)[] {
	const turned = { deltaY, ctrlKey: true, clientX: 600, clientY: 400 };
	return Array.from(
		{ length: frames },
		() => () =>
			find('section[tabindex]')?.dispatchEvent(
				new WheelEvent('wheel', { ...turned, bubbles: true, cancelable: true, view: window }),
			),
	);
}

/** Pans and zooms over the whole range and back; the intervals between frames, and how many cards were mounted at most. */
async function travel(): Promise<{ intervals: number[]; maxCards: number }> {
	let maxCards = countCards();
	const observer = new MutationObserver(() => {
		maxCards = Math.max(maxCards, countCards());
	});
	observer.observe(document.body, { childList: true, subtree: true });
	const intervals = await measure([
		...drag(60, -24, -4),
		...drag(60, 24, 4),
		...turn(40, -3),
		...drag(60, 18, 6),
		...drag(60, -18, -6),
		...turn(40, 3),
		...drag(60, 20, 8),
		...turn(20, -3),
		...turn(20, 3),
		...drag(60, -20, -8),
	]);
	observer.disconnect();
	return { intervals, maxCards };
}

Object.assign(window, { viewer: { draw, drawInRows, showEveryone, rest, travel } });
