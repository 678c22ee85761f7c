import { type Answers, type Category, categories, type FoundRow } from './search-categories';

/** A row as the keyboard meets it. */
export interface PlacedRow {
	/** Of its element; the same row keeps it from one answer to the next. */
	id: string;
	/** Among the rows of all groups. */
	index: number;
	row: FoundRow;
}

export interface PlacedGroup {
	category: Category;
	total: number;
	rows: readonly PlacedRow[];
}

/** The groups that have anything, of the chosen categories, in the order in which they stand. */
export function placedGroups(answers: Answers, chosen: readonly Category[]): PlacedGroup[] {
	let index = 0;
	return categories.flatMap((category) => {
		const group = chosen.includes(category) ? answers[category] : undefined;
		if (group === undefined || group === 'failed' || group.rows.length === 0) return [];
		const rows = group.rows.map((row) => {
			const id = `found-${category}-${row.key.replace(/\s+/g, '_')}`;
			return { id, index: index++, row };
		});
		return [{ category, total: group.total, rows }];
	});
}

/**
 * What a search has come to: `waiting` while nothing is found and not all of the chosen categories have answered,
 * `failed` when none of them could, `nothing` when those that could have found nothing.
 */
export function getOutcome(
	answers: Answers,
	chosen: readonly Category[],
): 'waiting' | 'failed' | 'nothing' | 'found' {
	if (placedGroups(answers, chosen).length > 0) return 'found';
	const answered = chosen.map((category) => answers[category]);
	if (answered.includes(undefined)) return 'waiting';
	return answered.every((answer) => answer === 'failed') ? 'failed' : 'nothing';
}
