import type { Step } from './steps';
import { type KinPart, kinTerms } from './terms';

/** A genitive of more words is no question that an elder understands at once. */
const maxParts = 2;

/**
 * What the father or mother of somebody is to a relative, from whom the steps lead to that somebody: the father of one's
 * grandmother is the mother's father of one's uncle. Null where no plain words say it: then that somebody is to be named.
 */
export function parentAsSeenBy(steps: readonly Step[], role: 'father' | 'mother'): KinPart[] | null {
	const parent: Step = { kind: 'parent', sex: role === 'father' ? 'M' : 'F', link: 'birth' };
	const last = steps.at(-1);
	const before = steps.slice(0, -1);
	switch (last?.kind) {
		case 'sibling':
			// Brothers and sisters have the parent in common, half ones perhaps not.
			if (last.tie === 'full' && !last.isAdopted) return plainParts([...before, parent]);
			return last.commonParentSex === parent.sex ? plainParts([...before, parent]) : null;
		case 'child':
		case 'coparent':
			// The relative, or whom the relative has the child with.
			return null;
		default:
			return plainParts([...steps, parent]);
	}
}

/** What somebody is to a relative, whom the steps lead from to them. Null as of `parentAsSeenBy`. */
export function plainParts(steps: readonly Step[]): KinPart[] | null {
	if (steps.some(({ sex }) => sex === null)) return null;
	const parts = kinTerms(steps);
	return parts.length <= maxParts && parts.every((part) => part.length === 1) ? parts : null;
}
