import { cutTo, isLongerThan } from '@/lib/core/graphemes';

/** A value as the log holds it: dates are ISO texts. */
type LogValue = string | number | boolean | null | LogValue[] | { [field: string]: LogValue };

/** What has become of a field. Of a picture only that it changed, of a secret not even how. */
type FieldChange =
	| { from: LogValue; to: LogValue; isCut?: true }
	| { picture: 'added' | 'changed' | 'removed' }
	| { changed: true };

/** The fields of a record by their names. A picture is the id that it is stored under. */
export type Recorded = Readonly<Record<string, unknown>>;

const pictureFields = new Set(['photo', 'image', 'pictures']);
const secretField = /password|hash|token|code|secret|session/i;

/**
 * The fields in which two states of a record differ, arrays and objects by what is in them. Of what was made or removed
 * the other state is left out: then every field that holds something counts.
 */
export function differencesBetween(before: Recorded = {}, after: Recorded = {}): Record<string, FieldChange> {
	const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	return Object.fromEntries(
		fields.flatMap((field) => {
			const [from, to] = [displayed(before[field]), displayed(after[field])];
			return JSON.stringify(from) === JSON.stringify(to) ? [] : [[field, getChange(field, from, to)]];
		}),
	);
}

function getChange(field: string, from: LogValue, to: LogValue): FieldChange {
	if (secretField.test(field)) return { changed: true };
	if (!pictureFields.has(field)) return cut(from, to);
	if (isNothing(from)) return { picture: 'added' };
	return { picture: isNothing(to) ? 'removed' : 'changed' };
}

function isNothing(value: LogValue): boolean {
	return value === null || (Array.isArray(value) && value.length === 0);
}

function displayed(value: unknown): LogValue {
	if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
	if (value === null || value === undefined) return null;
	if (value instanceof Date) return value.toISOString();
	if (Array.isArray(value)) return value.map(displayed);
	if (typeof value !== 'object') return String(value);
	// In one order, so that two objects with the same in them are the same text.
	const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return Object.fromEntries(fields.map(([field, inner]) => [field, displayed(inner)]));
}

/** Of a longer value the log keeps this many characters, from shortly before the place where the two part. */
export const maxCharacters = 300;
const charactersBefore = 40;

function cut(from: LogValue, to: LogValue): FieldChange {
	const texts = [getText(from), getText(to)] as const;
	if (!texts.some((text) => isLongerThan(maxCharacters, text))) return { from, to };
	const start = startOfPart(...texts);
	const part = (text: string) => cutTo(maxCharacters, `${start > 0 ? '…' : ''}${text.slice(start)}`);
	return {
		from: from === null ? null : part(texts[0]),
		to: to === null ? null : part(texts[1]),
		isCut: true,
	};
}

function getText(value: LogValue): string {
	if (value === null) return '';
	return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Where a word begins in both texts, near the first place in which they differ. */
function startOfPart(a: string, b: string): number {
	let same = 0;
	while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1;
	const words = a.slice(0, Math.max(0, same - charactersBefore));
	return words.search(/\s\S*$/) + 1;
}
