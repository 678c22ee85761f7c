import { isAmong, type KinIndex, type Place, personAt } from './graph';
import {
	areNear,
	inverseKind,
	isBloodStep,
	placesBeyond,
	type Reach,
	type Step,
	type StepKind,
	stepAlong,
	stepBetween,
	stepKinds,
} from './steps';
import { kinTerms } from './terms';

/** One way in which somebody (the first of `people`) has somebody (the last) as a relative. */
export interface Relation {
	/** Ids along the path, both ends included: one more than there are steps. */
	people: string[];
	/** Empty for oneself. */
	steps: Step[];
	isBlood: boolean;
}

/** Longer paths are nobody's relation. */
const maxSteps = 40;
/** Other marriage paths than the shortest are described up to this length: nearly everybody is connected somehow. */
const maxFurtherMarriageSteps = 6;
/** Of each sort, blood and marriage. */
const maxRelations = 16;
/** Steps that a search looks at before it stops, which it does only in graphs that no family has. */
const maxLooks = 1_000_000;

/** What may follow what on a path, so that no two paths tell the same relation. */
interface Grammar {
	reach: Reach;
	follows: Record<StepKind | 'self', readonly StepKind[]>;
}

/** Up, across once, and down: a child of one's parent is one's sibling. */
const bloodGrammar: Grammar = {
	reach: 'blood',
	follows: {
		self: ['parent', 'sibling', 'child'],
		parent: ['parent', 'sibling'],
		sibling: ['child'],
		child: ['child'],
		spouse: [],
		coparent: [],
	},
};

/** Blood paths joined by marriages. A sibling's parent is one's own, or else one's own parent's partner. */
const kinGrammar: Grammar = {
	reach: 'kin',
	follows: {
		self: stepKinds,
		parent: ['parent', 'sibling', 'spouse', 'coparent'],
		sibling: ['child', 'spouse', 'coparent'],
		child: ['child', 'spouse', 'coparent'],
		spouse: stepKinds,
		coparent: stepKinds,
	},
};

/** For those alone whom no other path joins. */
const lastGrammar: Grammar = { ...kinGrammar, reach: 'anyhow' };

interface PathNode {
	place: Place;
	kind: StepKind | 'self';
	previous: PathNode | null;
	depth: number;
}

/**
 * What everybody is to `fromId`, themselves included: one relation each. Blood before marriage, then the shortest;
 * but a shorter one by marriage that has a word of its own goes first, since a wife who is the mother's brother's
 * daughter is the wife, and so is one who is a step-sister. Nobody when `fromId` is not in the graph.
 */
export function relationsFrom(index: KinIndex, fromId: string): Map<string, Relation> {
	const { ids, findRelation } = prepareRelations(index, fromId);
	return new Map(
		ids().flatMap((id) => {
			const relation = findRelation(id);
			return relation ? [[id, relation] as const] : [];
		}),
	);
}

interface PreparedRelations {
	/** Of all who are related, the nearest first. */
	ids: () => string[];
	findRelation: (id: string) => Relation | undefined;
}

/** As `relationsFrom`; each relation is made when it is asked for. */
export function prepareRelations(index: KinIndex, fromId: string): PreparedRelations {
	const from = index.placeOf.get(fromId);
	if (from === undefined) return { ids: () => [], findRelation: () => undefined };
	const blood = walkNearest(index, bloodGrammar, from);
	const { places, findNearest } = prepareNearest(index, from, blood);
	const partners = new Set(placesBeyond(index, from, 'spouse', 'kin'));
	return {
		ids: () => places().map((place) => personAt(index, place).id),
		findRelation: (id) => {
			const place = index.placeOf.get(id);
			if (place === undefined) return undefined;
			const byBlood = blood.find(place);
			if (partners.has(place) && byBlood?.depth !== 1) return getMarriage(index, from, place);
			const nearest = findNearest(place);
			if (!nearest) return undefined;
			const isFirst =
				!byBlood ||
				(nearest.steps.length < byBlood.depth && (nearest.isBlood || kinTerms(nearest.steps).length === 1));
			return isFirst ? nearest : getRelation(index, byBlood);
		},
	};
}

function getMarriage(index: KinIndex, from: Place, partner: Place): Relation {
	const oneself: PathNode = { place: from, kind: 'self', previous: null, depth: 0 };
	return getRelation(index, { place: partner, kind: 'spouse', previous: oneself, depth: 1 });
}

/**
 * The shortest way to each person, from a parent to the one who has adopted the child only where there is no other. In a
 * family that has adopted somebody it may be a way that is a little longer.
 */
function prepareNearest(index: KinIndex, from: Place, blood: NearestWalk) {
	const anyhow = walkNearest(index, lastGrammar, from);
	const hasLastWays = index.people.some(({ coparents }) => coparents.some(({ isCouple }) => !isCouple));
	const kin = hasLastWays ? walkNearest(index, kinGrammar, from) : anyhow;
	const least = hasLastWays ? distancesTo(index, kinGrammar, from) : null;
	return {
		places: anyhow.places,
		findNearest: (place: Place): Relation | undefined => {
			const last = anyhow.find(place);
			if (!last) return undefined;
			const walked = kin.find(place);
			// One way to each place is walked on: of tangled ones, on which it may have got lost, all are looked at.
			const isLost = !walked && least !== null && least[getState(place, 'self')] !== unreachable;
			const found = isLost ? search(index, kinGrammar, from, place, maxSteps)[0] : undefined;
			return found ?? getRelation(index, walked ?? blood.find(place) ?? last);
		},
	};
}

interface NearestWalk {
	find: (place: Place) => PathNode | undefined;
	/** Of all who are reached, the nearest first. */
	places: () => Place[];
}

/**
 * The first path to each person, breadth first: of paths of one length the first in the order of their steps. The walk goes
 * on only until it has reached who is asked for.
 */
function walkNearest(index: KinIndex, grammar: Grammar, from: Place): NearestWalk {
	const beyond = rememberPlacesBeyond(index, grammar.reach);
	const nearest = new Map<Place, PathNode>();
	const seen = new Uint8Array(index.people.length * stateCount);
	const queue: PathNode[] = [{ place: from, kind: 'self', previous: null, depth: 0 }];
	const walkFrom = (node: PathNode) => {
		if (!nearest.has(node.place)) nearest.set(node.place, node);
		if (node.depth === maxSteps) return;
		for (const kind of grammar.follows[node.kind]) {
			for (const place of beyond(node.place, kind)) {
				const state = getState(place, kind);
				if (seen[state] || isOn(node, place) || isShortcut(index, node, kind, place)) continue;
				if (grammar.reach !== 'blood' && isTangled(index, node, place, { reach: grammar.reach, to: null }))
					continue;
				seen[state] = 1;
				queue.push({ place, kind, previous: node, depth: node.depth + 1 });
			}
		}
	};
	const nodes = queue.values();
	const walkUntil = (isDone: () => boolean) => {
		while (!isDone()) {
			const next = nodes.next();
			if (next.done) return;
			walkFrom(next.value);
		}
	};
	return {
		find: (place) => {
			walkUntil(() => nearest.has(place));
			return nearest.get(place);
		},
		places: () => {
			walkUntil(() => false);
			return [...nearest.keys()];
		},
	};
}

/**
 * All relations of `fromId` to `toId`: the marriage of the two first, then blood before marriage, then the shortest first.
 * A marriage of two whom one step of blood joins comes after that step. Pedigree collapse and
 * marriage among relatives give several. A path by marriage on which two others than its ends are joined directly
 * is left out: what it tells, a shorter one tells. Empty when there is none, or when one of the two is not there.
 */
export function relationsBetween(index: KinIndex, fromId: string, toId: string): Relation[] {
	const [from, to] = [index.placeOf.get(fromId), index.placeOf.get(toId)];
	if (from === undefined || to === undefined) return [];
	if (from === to) return [{ people: [fromId], steps: [], isBlood: true }];
	const blood = search(index, bloodGrammar, from, to, maxSteps);
	const isRelated = blood.length > 0;
	const kin = search(index, kinGrammar, from, to, isRelated ? maxFurtherMarriageSteps : maxSteps);
	if (isRelated || kin.length > 0) {
		const isNear = ({ steps }: Relation) => steps.length === 1;
		return [
			...blood.filter(isNear),
			...kin.filter(isOwnMarriage),
			...blood.filter((relation) => !isNear(relation)),
			...kin.filter((relation) => !isOwnMarriage(relation)),
		];
	}
	return search(index, lastGrammar, from, to, maxSteps);
}

function isOwnMarriage({ steps: [step, ...others] }: Relation): boolean {
	return step?.kind === 'spouse' && others.length === 0;
}

/** The same path from its other end. */
export function inverseRelation(index: KinIndex, { people, steps, isBlood }: Relation): Relation {
	const back = people.toReversed();
	return {
		people: back,
		isBlood,
		steps: steps
			.toReversed()
			.map(({ kind }, at) => stepAlong(index, back[at] ?? '', back[at + 1] ?? '', inverseKind[kind])),
	};
}

/** Paths by the length, each length walked in the order of its steps (iterative deepening, pruned by distance). */
function search(index: KinIndex, grammar: Grammar, from: Place, to: Place, maxLength: number): Relation[] {
	const left = distancesTo(index, grammar, to);
	const beyond = rememberPlacesBeyond(index, grammar.reach);
	const found: Relation[] = [];
	let looks = 0;
	let length = left[getState(from, 'self')] ?? unreachable;
	let nextLength = unreachable;

	const walk = (node: PathNode) => {
		for (const kind of grammar.follows[node.kind]) {
			for (const place of beyond(node.place, kind)) {
				if (++looks > maxLooks || found.length === maxRelations) return;
				const distance = left[getState(place, kind)] ?? unreachable;
				if (distance === unreachable || isOn(node, place) || isShortcut(index, node, kind, place)) continue;
				const minLength = node.depth + 1 + distance;
				if (minLength > length) {
					nextLength = Math.min(nextLength, minLength);
					continue;
				}
				if (grammar.reach !== 'blood' && isTangled(index, node, place, { reach: grammar.reach, to }))
					continue;
				const next = { place, kind, previous: node, depth: node.depth + 1 };
				if (place !== to) walk(next);
				else if (next.depth === length) keep(getRelation(index, next));
			}
		}
	};
	const keep = (relation: Relation) => {
		if (relation.isBlood === (grammar.reach === 'blood')) found.push(relation);
	};

	while (length <= maxLength && found.length < maxRelations) {
		nextLength = unreachable;
		walk({ place: from, kind: 'self', previous: null, depth: 0 });
		if (grammar.reach !== 'blood' && found.length > 0 && nextLength > maxFurtherMarriageSteps) break;
		length = nextLength;
	}
	return found;
}

/** A search comes to the same place on many paths. Siblings alone take as many steps as parents times their children. */
function rememberPlacesBeyond(index: KinIndex, reach: Reach): (place: Place, kind: StepKind) => Place[] {
	const known = new Map<number, Place[]>();
	return (place, kind) => {
		const state = getState(place, kind);
		const places = known.get(state) ?? placesBeyond(index, place, kind, reach);
		known.set(state, places);
		return places;
	};
}

const stateCount = stepKinds.length + 1;
const unreachable = 255;

/** A number for having come to a place by a step of the kind. */
function getState(place: Place, kind: StepKind | 'self'): number {
	return place * stateCount + (kind === 'self' ? stepKinds.length : stepKinds.indexOf(kind));
}

/** The least number of steps from every state to a place; 255 where there is no way within `maxSteps`. */
function distancesTo(index: KinIndex, grammar: Grammar, to: Place): Uint8Array {
	const beyond = rememberPlacesBeyond(index, grammar.reach);
	const left = new Uint8Array(index.people.length * stateCount).fill(unreachable);
	const queue: { place: Place; kind: StepKind; distance: number }[] = [];
	for (const kind of stepKinds) {
		left[getState(to, kind)] = 0;
		queue.push({ place: to, kind, distance: 0 });
	}
	for (const { place, kind, distance } of queue) {
		if (distance === maxSteps) continue;
		for (const before of beyond(place, inverseKind[kind])) {
			if (grammar.follows.self.includes(kind)) {
				const start = getState(before, 'self');
				left[start] = Math.min(left[start] ?? unreachable, distance + 1);
			}
			for (const kindBefore of stepKinds) {
				const state = getState(before, kindBefore);
				if (left[state] !== unreachable || !grammar.follows[kindBefore].includes(kind)) continue;
				left[state] = distance + 1;
				queue.push({ place: before, kind: kindBefore, distance: distance + 1 });
			}
		}
	}
	return left;
}

function isOn(node: PathNode, place: Place): boolean {
	for (let at: PathNode | null = node; at; at = at.previous) {
		if (at.place === place) return true;
	}
	return false;
}

const isMarriage = (kind: StepKind | 'self') => kind === 'spouse' || kind === 'coparent';

/** A parent's partner who is the other parent, a partner's child who is one's own: described by one step already. */
function isShortcut(
	index: KinIndex,
	{ previous, kind }: PathNode,
	nextKind: StepKind,
	place: Place,
): boolean {
	if (!previous) return false;
	const { parents, children } = personAt(index, previous.place);
	if (kind === 'parent' && isMarriage(nextKind)) return isAmong(parents, place);
	return isMarriage(kind) && nextKind === 'child' && isAmong(children, place);
}

/** Whether a person further back on the path is joined directly to this place; the two ends may be. */
function isTangled(
	index: KinIndex,
	node: PathNode,
	place: Place,
	{ reach, to }: { reach: Reach; to: Place | null },
): boolean {
	for (let at = node.previous; at; at = at.previous) {
		const areEnds = at.previous === null && place === to;
		if (!areEnds && areNear(index, at.place, place, reach)) return true;
	}
	return false;
}

function getRelation(index: KinIndex, node: PathNode): Relation {
	const people: string[] = [];
	const steps: Step[] = [];
	for (let at: PathNode | null = node; at; at = at.previous) {
		people.push(personAt(index, at.place).id);
		if (at.previous && at.kind !== 'self') {
			steps.push(stepBetween(index, at.previous.place, at.place, at.kind));
		}
	}
	people.reverse();
	steps.reverse();
	return { people, steps, isBlood: steps.every(isBloodStep) };
}
