// The family diagram beside libraries, on the same families in turn; alone: npx tsx tests/bench/layout.ts
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { layoutFamily } from '@/lib/rules/layout/layout';
import type { LayoutMember } from '@/lib/rules/layout/people';
import { countCrossings } from '@/tests/support/crossings';
import { growFamily } from '@/tests/support/family-growth';
import { shareOfOrderKept } from '@/tests/support/row-order';
import { type Figure, isMet, sayFigures } from './figures';
import { getCoupleBoxes } from './libraries/couple-boxes';
import { getElkGraph, layoutWithElk } from './libraries/elk';
import { getDot, layoutWithGraphviz } from './libraries/graphviz';

/** Makes ready what a library is given; only what it returns is timed. */
type Work = () => () => unknown;

interface Turns {
	warmUps: number;
	runs: number;
}

/** Milliseconds of each: the shortest of several runs taken in turn, which other work on the machine disturbs least. */
async function timeInTurn({ warmUps, runs }: Turns, ...works: Work[]): Promise<number[]> {
	const times = works.map(() => Number.POSITIVE_INFINITY);
	for (let run = -warmUps; run < runs; run += 1) {
		for (const [at, work] of works.entries()) {
			const layout = work();
			const start = performance.now();
			await layout();
			const time = performance.now() - start;
			if (run >= 0) times[at] = Math.min(times[at] ?? time, time);
		}
	}
	return times;
}

async function compareTimes(turns: Turns, members: readonly LayoutMember[], other: Work): Promise<number> {
	const [own = Number.NaN, others = Number.NaN] = await timeInTurn(
		turns,
		() => () => layoutFamily(members),
		other,
	);
	return own / others;
}

interface Comparison {
	time: number;
	crossings: number;
}

async function compareWithElk(members: readonly LayoutMember[], turns: Turns): Promise<Comparison> {
	const boxes = getCoupleBoxes(members);
	const layout = (graph = getElkGraph(boxes)) => layoutWithElk(graph, boxes);
	const time = await compareTimes(turns, members, () => {
		const graph = getElkGraph(boxes);
		return () => layout(graph);
	});
	return { time, crossings: await compareCrossings(members, await layout()) };
}

function compareCrossingsWithGraphviz(members: readonly LayoutMember[]): Promise<number> {
	const boxes = getCoupleBoxes(members);
	return compareCrossings(members, layoutWithGraphviz(getDot(boxes), boxes));
}

async function compareCrossings(
	members: readonly LayoutMember[],
	places: Parameters<typeof countCrossings>[1],
): Promise<number> {
	return countCrossings(members, await layoutFamily(members)) / countCrossings(members, places);
}

const childrenAdded = 20;

/** The share of pairs in a row that stay as they are when a couple has one child more, on average. */
async function measureOrderKept(members: readonly LayoutMember[]): Promise<number> {
	const before = await layoutFamily(members);
	const fathers = members.filter(({ sex, spouses }) => sex === 'M' && spouses.length > 0);
	const shares: number[] = [];
	for (let at = 0; at < childrenAdded; at += 1) {
		const father = fathers[Math.floor((at * fathers.length) / childrenAdded)];
		if (father === undefined) continue;
		const sex = at % 2 === 0 ? 'M' : 'F';
		const [mother = null] = father.spouses;
		const child: LayoutMember = { id: 'another', sex, birth: 1990, father: father.id, mother, spouses: [] };
		shares.push(shareOfOrderKept(before, await layoutFamily([...members, child])));
	}
	return getMean(shares);
}

function getMean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function getMedian(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const seeds = [1, 2, 3];

async function forEachFamily<T>(
	size: number,
	measure: (members: LayoutMember[]) => Promise<T>,
): Promise<T[]> {
	const measured: T[] = [];
	for (const seed of seeds) measured.push(await measure(growFamily('community', size, seed)));
	return measured;
}

const often: Turns = { warmUps: 10, runs: 20 };
const sometimes: Turns = { warmUps: 2, runs: 5 };

/** The number of cards that a tree shows at first. */
const firstSizes = [12, 30, 50, 80];

async function measureFirstPicture(): Promise<Figure[]> {
	const times: number[] = [];
	for (const size of firstSizes) {
		const compared = await forEachFamily(size, (members) => compareWithElk(members, often));
		times.push(getMedian(compared.map(({ time }) => time)));
	}
	return [
		{
			name: 'family diagram of 12 to 80 people ÷ plain elkjs, time, the slowest of four sizes',
			ratio: Math.max(...times),
			goal: { atMost: 2 },
		},
	];
}

async function measureThousand(): Promise<Figure[]> {
	const graphviz = await forEachFamily(1_000, compareCrossingsWithGraphviz);
	const elk = await forEachFamily(1_000, (members) => compareWithElk(members, sometimes));
	const kept = await forEachFamily(1_000, measureOrderKept);
	return [
		{
			name: 'family diagram of 1,000 people ÷ plain elkjs, time',
			ratio: getMedian(elk.map(({ time }) => time)),
			goal: { atMost: 1 },
		},
		{
			name: 'the same, crossings of lines',
			ratio: getMean(elk.map(({ crossings }) => crossings)),
			goal: { atMost: 0.33 },
		},
		{
			name: 'family diagram of 1,000 people ÷ Graphviz, crossings of lines',
			ratio: getMean(graphviz),
			goal: { atMost: 0.3 },
		},
		{
			name: 'family diagram of 1,000 people, share of the order kept when a child is added',
			ratio: getMean(kept),
			goal: { atLeast: 0.99 },
		},
	];
}

/** Both run in this process, by the same elkjs. */
export async function measureLayouts(): Promise<Figure[]> {
	return [...(await measureFirstPicture()), ...(await measureThousand())];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	const figures = await measureLayouts();
	sayFigures(figures);
	process.exit(figures.every(isMet) ? 0 : 1);
}
