import type { FamilyMember } from './family';

/** All ways in which the name of somebody's card is written, whichever of them is shown. */
export function getSpellings({
	nameInOtherScript,
	values,
	written,
}: Pick<FamilyMember, 'nameInOtherScript' | 'values' | 'written'>): string[] {
	return [values.name, written?.name, nameInOtherScript].flatMap((spelling) => spelling ?? []);
}
