import { DomainError } from '@/lib/core/errors';
import { getSpan } from '@/lib/core/partial-date';
import { type Draft, getLine, type TreePerson } from '@/lib/features/family/tree/rules/graph';

export interface RelationWarning {
	code: 'parentVeryYoung' | 'parentMuchOlder';
	parent: string;
	child: string;
}

const youngestParent = 12;
const oldestParent = 70;
const yearMs = 365.25 * 24 * 60 * 60 * 1000;

/**
 * What of the ages of somebody's parents and children is odd.
 *
 * @throws DomainError `family.ownAncestor`, `family.parentYounger`
 */
export function checkAges(draft: Draft, id: string): RelationWarning[] {
	const person = draft.people.get(id);
	if (!person) return [];
	const [ancestors, descendants] = [getLine(draft, id, 'ancestors'), getLine(draft, id, 'descendants')];
	if (ancestors.some((ancestor) => ancestor.id === id)) {
		throw new DomainError('family.ownAncestor', { values: { name: person.name ?? '' } });
	}
	for (const ancestor of ancestors) refuseYounger(ancestor, person);
	for (const descendant of descendants) refuseYounger(person, descendant);
	return draft.parentLinks.flatMap(({ childId, parentId, kind }) => {
		const [parent, child] = [draft.people.get(parentId), draft.people.get(childId)];
		if ((parentId !== id && childId !== id) || kind !== 'birth' || !parent || !child) return [];
		return getWarning(parent, child);
	});
}

function refuseYounger(ancestor: TreePerson, descendant: TreePerson): void {
	const [first, second] = [bornBetween(ancestor), bornBetween(descendant)];
	if (!first || !second || first.earliest <= second.latest) return;
	const values = { parent: ancestor.name ?? '', child: descendant.name ?? '' };
	throw new DomainError('family.parentYounger', { values });
}

function getWarning(parent: TreePerson, child: TreePerson): RelationWarning[] {
	const [first, second] = [bornBetween(parent), bornBetween(child)];
	if (!first || !second) return [];
	const names = { parent: parent.name ?? '', child: child.name ?? '' };
	if (second.latest - first.earliest < youngestParent * yearMs)
		return [{ code: 'parentVeryYoung', ...names }];
	if (second.earliest - first.latest > oldestParent * yearMs) return [{ code: 'parentMuchOlder', ...names }];
	return [];
}

/** The moments between which somebody was born, by the precision of the date. */
export function bornBetween({
	bornOn,
	bornPrecision,
}: Pick<TreePerson, 'bornOn' | 'bornPrecision'>): { earliest: number; latest: number } | null {
	if (!bornOn) return null;
	const { earliest, latest } = getSpan({ date: bornOn, precision: bornPrecision ?? 'day' });
	return { earliest: earliest.getTime(), latest: latest.getTime() };
}
