import { numberOf, recordOf, rowsOf, textOf } from './reading';

/** What two cards of one person tell differently. */
export interface MergeConflict {
	field: string;
	kept: string;
	other: string;
}

export interface MergePreview {
	kept: { name: string };
	other: { name: string };
	conflicts: readonly MergeConflict[];
	/** To be sent back with the answers. */
	version: number;
}

/** Reads the answer of GET /api/family/merge/{id}; null when it is none. */
export function readMergePreview(answer: unknown): MergePreview | null {
	const { kept, other, conflicts, version: sent } = recordOf(answer);
	const version = numberOf(sent);
	if (version === null) return null;
	return {
		kept: { name: textOf(recordOf(kept).name) ?? '' },
		other: { name: textOf(recordOf(other).name) ?? '' },
		conflicts: rowsOf(conflicts).map(({ field, ...values }) => ({
			field: textOf(field) ?? '',
			kept: textOf(values.kept) ?? '',
			other: textOf(values.other) ?? '',
		})),
		version,
	};
}

/** The card that a merge has taken out, to be brought back by; null where the answer tells of none. */
export function removedIn(answer: unknown): { id: string; name: string } | null {
	const { _id, name } = recordOf(recordOf(answer).removed);
	const id = textOf(_id);
	return id === null ? null : { id, name: textOf(name) ?? '' };
}
