// The family diagram beside libraries, on the same families in turn; alone: npx tsx bench/layout.ts
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import ELK, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import calcTree from 'relatives-tree';
import type { Gender, Node, RelType } from 'relatives-tree/lib/types';
import { layoutFamily } from '@/lib/family/layout';
import { formBlocks } from '@/lib/family/layout/marriage-block';
import { type LayoutMember, readPeople } from '@/lib/family/layout/people';
import { cardHeight, cardWidth, gap } from '@/lib/family/layout/sizes';
import { countCrossings } from '@/lib/testing/crossings';
import { growFamily } from '@/lib/testing/family-growth';
import { type Figure, isMet, sayFigures } from './figures';

type Places = ReadonlyMap<string, { x: number; y: number }>;

const elk = new ELK();

/** What a graph library is given that knows no families: a marriage is one box, with a port for each line. */
function graphOf(members: readonly LayoutMember[]): { graph: ElkNode; blocks: string[][] } {
	const people = readPeople(members, undefined);
	const blocks = formBlocks(people);
	const boxOf = new Map(blocks.flatMap((block, at) => block.map((person) => [person, at] as const)));
	const middleOf = new Map(
		blocks.flatMap((block) =>
			block.map((person, at) => [person, at * (cardWidth + gap) + cardWidth / 2] as const),
		),
	);
	const children = blocks.map((block, at): ElkNode & { ports: { id: string }[] } => ({
		id: `box${at}`,
		width: block.length * (cardWidth + gap) - gap,
		height: cardHeight,
		layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
		ports: block.map((person) => ({
			id: `child ${person.id}`,
			x: middleOf.get(person) ?? 0,
			y: 0,
			layoutOptions: { 'elk.port.side': 'NORTH' },
		})),
	}));
	const edges = people.flatMap((child) => {
		const parent = child.father ?? child.mother;
		if (parent === null) return [];
		const box = children[boxOf.get(parent) ?? -1];
		if (box === undefined) return [];
		const other =
			child.mother !== null && boxOf.get(child.mother) === boxOf.get(parent) ? child.mother : parent;
		const port = `parents ${parent.id} ${other.id}`;
		if (!box.ports.some(({ id }) => id === port)) {
			box.ports.push({
				id: port,
				x: ((middleOf.get(parent) ?? 0) + (middleOf.get(other) ?? 0)) / 2,
				y: cardHeight,
				layoutOptions: { 'elk.port.side': 'SOUTH' },
			});
		}
		return [{ id: `edge ${child.id}`, sources: [port], targets: [`child ${child.id}`] }];
	});
	const layoutOptions = {
		'elk.algorithm': 'layered',
		'elk.direction': 'DOWN',
		'elk.spacing.nodeNode': String(gap),
		'elk.layered.spacing.nodeNodeBetweenLayers': '40',
	};
	return {
		graph: { id: 'family', layoutOptions, children, edges },
		blocks: blocks.map((block) => block.map(({ id }) => id)),
	};
}

async function layoutWithElk(members: readonly LayoutMember[]): Promise<Places> {
	const { graph, blocks } = graphOf(members);
	const { children = [] } = await elk.layout(graph);
	return new Map(
		blocks.flatMap((block, box) =>
			block.map((id, at) => {
				const { x = 0, y = 0 } = children[box] ?? {};
				return [id, { x: x + at * (cardWidth + gap), y }] as const;
			}),
		),
	);
}

const isGender = (value: string): value is Gender => value === 'male' || value === 'female';
const isRelation = (value: string): value is RelType => value === 'blood' || value === 'married';

/** What relatives-tree is given. */
function relativesOf(members: readonly LayoutMember[]): Node[] {
	const childrenOf = new Map<string, LayoutMember[]>();
	for (const child of members) {
		for (const parent of [child.father, child.mother]) {
			if (parent !== null) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), child]);
		}
	}
	const relations = (ids: readonly (string | null)[], kind: string) =>
		ids.flatMap((id) => (id !== null && isRelation(kind) ? [{ id, type: kind }] : []));
	return members.flatMap((member) => {
		const gender = member.sex === 'F' ? 'female' : 'male';
		if (!isGender(gender)) return [];
		const siblings = member.father === null ? [] : (childrenOf.get(member.father) ?? []);
		return {
			id: member.id,
			gender,
			parents: relations([member.father, member.mother], 'blood'),
			children: relations(
				(childrenOf.get(member.id) ?? []).map(({ id }) => id),
				'blood',
			),
			siblings: relations(
				siblings.map(({ id }) => id).filter((id) => id !== member.id),
				'blood',
			),
			spouses: relations(member.spouses, 'married'),
		};
	});
}

/** From whom relatives-tree draws the most cards, of some tried; it never draws everyone. */
function widestRoot(relatives: readonly Node[]): { rootId: string; cards: number } {
	const tried = relatives.filter((_, at) => at % Math.ceil(relatives.length / 30) === 0);
	return tried
		.map(({ id }) => ({ rootId: id, cards: calcTree(relatives, { rootId: id }).nodes.length }))
		.reduce((widest, other) => (other.cards > widest.cards ? other : widest));
}

function medianOf(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Milliseconds of each, warm: the middle one of several runs, taken in turn. */
async function timeInTurn(runs: number, ...works: (() => unknown)[]): Promise<number[]> {
	const times = works.map((): number[] => []);
	for (let run = -2; run < runs; run += 1) {
		for (const [at, work] of works.entries()) {
			const start = performance.now();
			await work();
			if (run >= 0) times[at]?.push(performance.now() - start);
		}
	}
	return times.map(medianOf);
}

async function compareWithElk(size: number) {
	const ratios: number[] = [];
	const crossings = { own: 0, elk: 0 };
	for (const seed of seeds) {
		const members = growFamily('community', size, seed);
		const [own = 0, other = 0] = await timeInTurn(
			3,
			() => layoutFamily(members),
			() => layoutWithElk(members),
		);
		ratios.push(own / other);
		crossings.own += countCrossings(members, await layoutFamily(members));
		crossings.elk += countCrossings(members, await layoutWithElk(members));
	}
	return { time: medianOf(ratios), crossings: crossings.own / crossings.elk };
}

/** Time for each card drawn, as relatives-tree leaves people out and draws others twice. */
async function compareWithRelativesTree(size: number): Promise<number> {
	const ratios: number[] = [];
	for (const seed of seeds) {
		const members = growFamily('community', size, seed);
		const relatives = relativesOf(members);
		const { rootId, cards } = widestRoot(relatives);
		const [own = 0, other = 0] = await timeInTurn(
			15,
			() => layoutFamily(members),
			() => calcTree(relatives, { rootId }),
		);
		ratios.push(own / size / (other / cards));
	}
	return medianOf(ratios);
}

/** Time for each person, beside a family of 1,000. */
async function compareWithThousand(size: number): Promise<number> {
	const few = growFamily('community', 1_000, 1);
	const many = growFamily('community', size, 1);
	const places = await layoutFamily(many);
	if (places.size !== size) throw new Error(`${size - places.size} people are not drawn`);
	const [short = 0, long = 0] = await timeInTurn(
		3,
		() => layoutFamily(few),
		() => layoutFamily(many),
	);
	return long / size / (short / few.length);
}

const seeds = [1, 2, 3];

export async function measureLayouts(): Promise<Figure[]> {
	const hundred = await compareWithElk(100);
	const thousand = await compareWithElk(1_000);
	return [
		{
			name: 'family diagram of 1,000 people ÷ relatives-tree, time for each card drawn',
			ratio: await compareWithRelativesTree(1_000),
			goal: { atMost: 2 },
		},
		{
			name: 'family diagram of 1,000 people ÷ elkjs layered, time',
			ratio: thousand.time,
			goal: { atMost: 0.25 },
		},
		{ name: 'the same, crossings of lines', ratio: thousand.crossings, goal: { atMost: 0.33 } },
		{ name: 'family diagram of 100 people ÷ elkjs layered, time', ratio: hundred.time, goal: { atMost: 1 } },
		{
			name: 'family diagram of 10,000 people ÷ of 1,000, time for each person',
			ratio: await compareWithThousand(10_000),
			goal: { atMost: 10 },
		},
		{
			name: 'family diagram of 50,000 people ÷ of 1,000, time for each person',
			ratio: await compareWithThousand(50_000),
			goal: { atMost: 10 },
		},
	];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	const figures = await measureLayouts();
	sayFigures(figures);
	process.exit(figures.every(isMet) ? 0 : 1);
}
