import type { FamilyMember } from './family';

/** The spellings of a name on a card. */
export interface NamedCard extends Pick<FamilyMember, 'nameInOtherScript' | 'written'> {
	values: Pick<FamilyMember['values'], 'name'>;
}

/** All ways in which the name of somebody's card is written, whichever of them is shown. */
export function getSpellings({ nameInOtherScript, values, written }: NamedCard): string[] {
	return [values.name, written?.name, nameInOtherScript].flatMap((spelling) => spelling ?? []);
}
