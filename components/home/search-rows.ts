import { type Answers, type Category, categories, type FoundGroup, type FoundRow } from './search-categories';

/** A row as the keyboard meets it. */
interface PlacedRow {
	/** Of its element; the same row keeps it from one answer to the next. */
	id: string;
	row: FoundRow;
}

export interface PlacedGroup {
	category: Category;
	total: number;
	rows: readonly PlacedRow[];
}

/** The groups that have anything, of the chosen categories, in the order in which they stand. */
export function placedGroups(answers: Answers, chosen: readonly Category[]): PlacedGroup[] {
	return categories.flatMap((category) => {
		const group = chosen.includes(category) ? foundIn(answers, category) : null;
		if (!group || group.rows.length === 0) return [];
		const rows = group.rows.map((row) => ({ id: `found-${category}-${row.key.replace(/\s+/g, '_')}`, row }));
		return [{ category, total: group.total, rows }];
	});
}

function foundIn(answers: Answers, category: Category): FoundGroup | null {
	const answered = answers[category];
	return answered === undefined || answered === 'failed' ? null : answered;
}

/**
 * What a search has come to: `waiting` while nothing is found and not all of the chosen categories have answered,
 * `failed` when none of them could, `nothing` when those that could have found nothing.
 */
export function outcomeOf(
	answers: Answers,
	chosen: readonly Category[],
): 'waiting' | 'failed' | 'nothing' | 'found' {
	if (placedGroups(answers, chosen).length > 0) return 'found';
	const answered = chosen.map((category) => answers[category]);
	if (answered.includes(undefined)) return 'waiting';
	return answered.every((answer) => answer === 'failed') ? 'failed' : 'nothing';
}

/** The row that a key leads to from the active one, over all groups; null for a key that leads nowhere. */
export function rowAfter(
	key: string,
	activeId: string | null,
	groups: readonly PlacedGroup[],
): string | null {
	const ids = groups.flatMap(({ rows }) => rows.map(({ id }) => id));
	const at = activeId === null ? -1 : ids.indexOf(activeId);
	const last = ids.length - 1;
	const places: Record<string, number> = {
		ArrowDown: at >= last ? 0 : at + 1,
		ArrowUp: at <= 0 ? last : at - 1,
		Home: 0,
		End: last,
	};
	const place = places[key];
	return place === undefined ? null : (ids[place] ?? null);
}
