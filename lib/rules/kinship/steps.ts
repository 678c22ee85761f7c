import {
	type BirthSpan,
	getSiblings,
	isAmong,
	type KinIndex,
	type KinUnion,
	type ParentKind,
	type Place,
	personAt,
	type Sex,
	siblingTie,
	type Tie,
} from './graph';

/**
 * One link of a path, said of the person it leads to. `sex` is null where it is not recorded, and nothing is
 * guessed from the partner's; `age` is by the person it starts from.
 */
export type Step =
	| { kind: 'parent' | 'child'; sex: Sex | null; link: ParentKind }
	| {
			kind: 'sibling';
			sex: Sex | null;
			age: 'elder' | 'younger' | 'unknown';
			tie: Tie;
			isAdopted: boolean;
			/** The sex of the one parent whom half-siblings have in common; null where it is not recorded, and for others. */
			commonParentSex: Sex | null;
			/** The parents both have, for drawing the path. */
			sharedParentIds: string[];
	  }
	| { kind: 'spouse'; sex: Sex | null; endedBy: KinUnion['endedBy'] }
	/** Parents of one child whom no recorded marriage joins. */
	| { kind: 'coparent'; sex: Sex | null; childId: string };

export type StepKind = Step['kind'];

/** In the order in which paths of one length are described. */
export const stepKinds = ['parent', 'sibling', 'child', 'spouse', 'coparent'] as const satisfies StepKind[];

export const inverseKind = {
	parent: 'child',
	child: 'parent',
	sibling: 'sibling',
	spouse: 'spouse',
	coparent: 'coparent',
} as const satisfies Record<StepKind, StepKind>;

/**
 * How far a path may go: over birth and adoption alone; over marriages and step-parents too, which make nobody a
 * blood relative; or even from somebody's parent by birth to the one who has adopted them.
 */
export type Reach = 'blood' | 'kin' | 'anyhow';

/** Where a step of the kind may lead. */
export function placesBeyond(index: KinIndex, place: Place, kind: StepKind, reach: Reach): Place[] {
	const person = personAt(index, place);
	if (kind === 'spouse') return person.partners.map((edge) => edge.place);
	if (kind === 'coparent') {
		return person.coparents.filter((edge) => isWithin(edge, reach)).map((edge) => edge.place);
	}
	const isNear = (isStep: boolean) => reach !== 'blood' || !isStep;
	if (kind === 'sibling') {
		return getSiblings(index, place)
			.filter(({ tie }) => isNear(tie === 'step'))
			.map((sibling) => sibling.place);
	}
	const edges = kind === 'parent' ? person.parents : person.children;
	return edges.filter((edge) => isNear(edge.kind === 'step')).map((edge) => edge.place);
}

const isWithin = ({ isCouple }: { isCouple: boolean }, reach: Reach) => isCouple || reach === 'anyhow';

/** Whether one step joins the two. */
export function areNear(index: KinIndex, place: Place, otherPlace: Place, reach: Reach): boolean {
	const { kindOfParent, partners, coparents } = personAt(index, place);
	const other = personAt(index, otherPlace);
	if (kindOfParent.has(otherPlace) || other.kindOfParent.has(place) || isAmong(partners, otherPlace))
		return true;
	if (coparents.some((edge) => edge.place === otherPlace && isWithin(edge, reach))) return true;
	return other.parents.some((parent) => kindOfParent.has(parent.place));
}

/** @throws RangeError when no such step joins the two. */
export function stepBetween(index: KinIndex, from: Place, to: Place, kind: StepKind): Step {
	const { parents, children, partners, coparents, born } = personAt(index, from);
	const target = personAt(index, to);
	const { sex } = target;
	switch (kind) {
		case 'parent':
			return { kind, sex, link: edgeTo(parents, to).kind };
		case 'child':
			return { kind, sex, link: edgeTo(children, to).kind };
		case 'spouse':
			return { kind, sex, endedBy: edgeTo(partners, to).endedBy };
		case 'coparent':
			return { kind, sex, childId: personAt(index, edgeTo(coparents, to).childPlace).id };
		case 'sibling': {
			const { sharedPlaces, ...tie } = siblingTie(index, from, to);
			const shared = sharedPlaces.map((place) => personAt(index, place));
			const commonParentSex = tie.tie === 'half' ? (shared[0]?.sex ?? null) : null;
			const sharedParentIds = shared.map(({ id }) => id);
			return { kind, sex, age: ageBeside(target.born, born), ...tie, commonParentSex, sharedParentIds };
		}
	}
}

/** @throws RangeError when no such step joins the two, or one is not there. */
export function stepAlong(index: KinIndex, fromId: string, toId: string, kind: StepKind): Step {
	return stepBetween(index, index.placeOf.get(fromId) ?? -1, index.placeOf.get(toId) ?? -1, kind);
}

function edgeTo<Edge extends { place: Place }>(edges: readonly Edge[], place: Place): Edge {
	const edge = edges.find((candidate) => candidate.place === place);
	if (!edge) throw new RangeError(`no step to ${place}`);
	return edge;
}

/**
 * Steps to a brother or sister with the order of birth, where the tree leaves it open.
 *
 * @param born the birth of the one to whom the steps lead
 * @param otherBorn the birth of the one from whom they lead
 */
export function withSiblingAge(
	steps: readonly Step[],
	born: BirthSpan | null,
	otherBorn: BirthSpan | null,
): readonly Step[] {
	const [step] = steps;
	if (steps.length !== 1 || step?.kind !== 'sibling' || step.age !== 'unknown') return steps;
	return [{ ...step, age: ageBeside(born, otherBorn) }];
}

/** Unknown unless the spans of both births lie apart: twins and two of one year are not distinguished. */
function ageBeside(born: BirthSpan | null, otherBorn: BirthSpan | null): 'elder' | 'younger' | 'unknown' {
	if (!born || !otherBorn) return 'unknown';
	if (born.latest < otherBorn.earliest) return 'elder';
	return otherBorn.latest < born.earliest ? 'younger' : 'unknown';
}

/** Blood by birth or adoption, with no marriage and no step-parent in it. */
export function isBloodStep(step: Step): boolean {
	if (step.kind === 'sibling') return step.tie !== 'step';
	return (step.kind === 'parent' || step.kind === 'child') && step.link !== 'step';
}
