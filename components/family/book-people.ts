import { alphabetical } from '@/lib/core/alphabet';
import type { Language } from '@/lib/core/language';
import type { FamilyRecord } from '@/lib/features/family/lineage';
import type { FamilyMember } from '@/lib/features/family/schema';
import type { OutlineNumber, OutlineRow } from '@/lib/rules/lineage/outline';

/** Under which numbers of the outline each is found: who has married into it under the numbers of their partners. */
export function numbersIn(rows: readonly OutlineRow[]): ReadonlyMap<string, readonly OutlineNumber[]> {
	const numbers = new Map<string, OutlineNumber[]>();
	for (const row of rows) {
		if (row.kind !== 'entry') continue;
		numbers.set(row.id, [row.number]);
		for (const partner of row.partners) {
			if (partner.number === null) numbers.set(partner.id, [...(numbers.get(partner.id) ?? []), row.number]);
		}
	}
	return numbers;
}

/** Who has a card and is not in the outline, by name. */
export function othersIn(
	{ cards }: FamilyRecord,
	rows: readonly OutlineRow[],
	language: Language,
): FamilyMember[] {
	const numbers = numbersIn(rows);
	return byName([...cards.values()], language).filter(({ _id }) => !numbers.has(_id));
}

export function byName(cards: readonly FamilyMember[], language: Language): FamilyMember[] {
	const compare = alphabetical(language);
	return cards.toSorted((a, b) => compare(a.name, b.name) || compare(a.dob ?? '', b.dob ?? ''));
}
