import type { StaleField } from '@/components/admin/stale';
import type { Family } from './answers';

/** What stands in the form that changes a family. */
export type FamilyDraft = Pick<Family, 'name' | 'isPublic'>;

interface Words {
	name: string;
	isPublic: string;
	yes: string;
	no: string;
}

/** Whether the two say the same; who is in a tree is no matter of the form. */
export function isSameDraft(one: FamilyDraft, other: FamilyDraft): boolean {
	return one.name === other.name && one.isPublic === other.isPublic;
}

/** What is to be chosen between when somebody else has saved something newer. */
export function staleFields(
	{ mine, theirs, base }: { mine: FamilyDraft; theirs: FamilyDraft; base: FamilyDraft },
	words: Words,
): StaleField[] {
	const said = ({ isPublic }: FamilyDraft) => (isPublic ? words.yes : words.no);
	return [
		{ key: 'name', label: words.name, mine: mine.name, theirs: theirs.name, base: base.name },
		{ key: 'isPublic', label: words.isPublic, mine: said(mine), theirs: said(theirs), base: said(base) },
	];
}

/** The newer version with what was chosen for the fields that differ. */
export function chosenDraft(
	theirs: FamilyDraft,
	chosen: Readonly<Record<string, string>>,
	words: Words,
): FamilyDraft {
	return {
		name: chosen.name ?? theirs.name,
		isPublic: chosen.isPublic === undefined ? theirs.isPublic : chosen.isPublic === words.yes,
	};
}
