import { DomainError } from '@/lib/core/errors';
import {
	birthParent,
	getDraft,
	otherSex,
	type ParentKind,
	type ParentRole,
	roleOfSex,
	type Sex,
	sexOf,
	type TreeGraph,
} from '@/lib/features/family/tree/rules/graph';

/** Every word by which somebody can be added, in the tree's form and in the dashboard's. */
export const relationWords = [
	...(['Father', 'Mother', 'Daughter', 'Son', 'Sister', 'Brother', 'Spouse', 'Husband', 'Wife'] as const),
	...(['Grandfather', 'Grandmother', 'Uncle', 'Aunt', 'Cousin', 'Child', 'Grandparent', 'Other'] as const),
] as const;

export type RelationWord = (typeof relationWords)[number];

export type StepKind = ParentRole | 'spouse' | 'child' | 'sibling';

/** From one person to the next: to their father, their spouse, a child … and of what sex that one is. */
export interface Step {
	kind: StepKind;
	gender: Sex | null;
}

const sexOfWord: Partial<Record<RelationWord, Sex>> = {
	Father: 'Male',
	Son: 'Male',
	Brother: 'Male',
	Husband: 'Male',
	Grandfather: 'Male',
	Uncle: 'Male',
	Mother: 'Female',
	Daughter: 'Female',
	Sister: 'Female',
	Wife: 'Female',
	Grandmother: 'Female',
	Aunt: 'Female',
};

/** The sex that a word says by itself. */
export function sexSaid(relation: RelationWord): Sex | null {
	return sexOfWord[relation] ?? null;
}

const spouseWords: ReadonlySet<RelationWord> = new Set(['Spouse', 'Husband', 'Wife']);

/** A newcomer with what the relation says of a marriage: a wife or husband is married, where nothing else is stated. */
export function withMarriage<Typed extends { relation: RelationWord; isMarried?: boolean | null }>(
	typed: Typed,
): Typed {
	const isMarried = typed.isMarried === undefined && spouseWords.has(typed.relation);
	return isMarried ? { ...typed, isMarried } : typed;
}

export interface Stated {
	relation: RelationWord;
	/** Whose relative; a card of the tree. */
	anchorId: string;
	/** Through whom, where a word leaves it open: the father, unless his place is taken or it is said otherwise. */
	side?: ParentRole | undefined;
	/** Of the link between a parent and a child; others are by birth. */
	parentKind?: ParentKind | undefined;
	/** Whether a father or mother is married to the other parent, as is taken for granted. */
	isCouple?: boolean | undefined;
	/**
	 * The other parent of a child: the id of a card, `another` for a person who has none, or `unknown`. Without it the only
	 * partner of the parent.
	 */
	otherParent?: string | undefined;
}

/** @throws DomainError `family.genderMismatch`, `family.genderNeeded` */
export function sexAs(relation: RelationWord, stated: Sex | null, anchorsSex: Sex | null): Sex | null {
	const isSpouse = relation === 'Spouse' || relation === 'Husband' || relation === 'Wife';
	const spousesSex = isSpouse && anchorsSex ? otherSex[anchorsSex] : null;
	const said = sexSaid(relation) ?? spousesSex;
	if ((said && stated && said !== stated) || (said && spousesSex && said !== spousesSex)) {
		throw new DomainError('family.genderMismatch', { fields: [{ path: 'gender', message: 'invalid' }] });
	}
	const gender = said ?? stated;
	if (relation === 'Grandparent' && gender === null) {
		throw new DomainError('family.genderNeeded', { fields: [{ path: 'gender', message: 'required' }] });
	}
	return gender;
}

export function getSteps(graph: TreeGraph, stated: Stated, gender: Sex | null): Step[] {
	const { relation } = stated;
	const parent = (role: ParentRole): Step => ({ kind: role, gender: sexOf[role] });
	switch (relation) {
		case 'Father':
		case 'Mother':
			return [parent(relation === 'Father' ? 'father' : 'mother')];
		case 'Son':
		case 'Daughter':
		case 'Child':
			return [{ kind: 'child', gender }];
		case 'Brother':
		case 'Sister':
			return [{ kind: 'sibling', gender }];
		case 'Spouse':
		case 'Husband':
		case 'Wife':
			return [{ kind: 'spouse', gender }];
		case 'Grandfather':
		case 'Grandmother':
		case 'Grandparent': {
			const role = roleOfSex[gender ?? 'Male'];
			return [parent(grandparentsSide(graph, stated, role)), parent(role)];
		}
		case 'Uncle':
		case 'Aunt':
			return [parent(stated.side ?? 'father'), { kind: 'sibling', gender }];
		case 'Cousin':
			return [
				parent(stated.side ?? 'father'),
				{ kind: 'sibling', gender: 'Male' },
				{ kind: 'child', gender },
			];
		case 'Other':
			return [];
	}
}

/** The father's side first. */
function grandparentsSide(graph: TreeGraph, { anchorId, side }: Stated, role: ParentRole): ParentRole {
	if (side) return side;
	const draft = getDraft(graph);
	const father = birthParent(draft, anchorId, 'father');
	const known = father && birthParent(draft, father.id, role);
	return known?.isNamed ? 'mother' : 'father';
}

const broader: Partial<Record<RelationWord, RelationWord>> = {
	...{ Husband: 'Spouse', Wife: 'Spouse', Son: 'Child', Daughter: 'Child' },
	...{ Grandfather: 'Grandparent', Grandmother: 'Grandparent' },
};

/** Whether somebody who is one of the two is the other as well: every wife is a spouse. */
export function isSameRelation(said: RelationWord, derived: RelationWord | 'Me'): boolean {
	return said === derived || (derived !== 'Me' && broader[derived] === said);
}
