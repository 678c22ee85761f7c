import type { FieldValues } from 'react-hook-form';
import type { ApiResult } from '@/lib/client/api';

/** The changed fields of a form, by their names on the wire. */
export type Changes = Readonly<Record<string, unknown>>;

/** How the values of a record are shown to a reader who chooses between two of them. */
export interface Comparison<Values extends FieldValues> {
	/** By field, in the order of the form. The own value of a field without a label is saved without a question. */
	labels: Readonly<Partial<Record<keyof Values & string, string>>>;
	/** The value of a field in words; of a picture its addresses, with blanks between them. */
	shownIn: (values: Values, field: keyof Values & string) => string;
	/** The fields that are decided together with a field, and itself. */
	parts?: Readonly<Partial<Record<keyof Values & string, readonly string[]>>>;
	pictures?: readonly (keyof Values & string)[];
}

/** A field that two have changed to different values. */
export interface Conflict {
	field: string;
	label: string;
	mine: string;
	theirs: string;
	isPicture: boolean;
}

/** The fields whose stored value is kept; null when nothing was decided. */
export type Decision = ReadonlySet<string> | null;

export type Versioned = { version?: number | null | undefined } | { __v: number };

interface Newest<R, Saved> {
	record: R;
	/** Called when none of the changes is left. Returns what the form takes as saved; null where it shows the record. */
	keep: () => Saved | null;
}

export interface VersionedSave<R extends Versioned, Values extends FieldValues, Saved> {
	opened: R;
	/** False for a draft that was begun with an earlier version: only its number is known. */
	isBaseKnown?: boolean;
	changes: Changes;
	valuesOf: (record: R) => Values;
	comparison: Comparison<Values>;
	/** Saves the changes on top of a version of the record. Null: nothing was sent. */
	send: (changes: Changes, from: R) => Promise<ApiResult<Saved> | null>;
	/** Null when the record cannot be read, or is no longer the one that was opened. */
	loadNewest: () => Promise<Newest<R, Saved> | null>;
}

/**
 * Sends the changed fields with the version that the form was opened with. After a 409 `record.stale` it sends them
 * again on top of the newest version: at once where nobody else has changed the same fields, else after `ask` has said
 * of which the stored value is kept.
 *
 * Returns the last response; null when `ask` was left without a decision, or when the form shows the newest version.
 */
export async function saveVersioned<R extends Versioned, Values extends FieldValues, Saved>(
	saving: VersionedSave<R, Values, Saved>,
	ask: (conflicts: readonly Conflict[]) => Promise<Decision>,
	loadFailed: string,
): Promise<ApiResult<Saved> | null> {
	const { opened, isBaseKnown = true, changes, valuesOf, comparison, send, loadNewest } = saving;
	const response = await send(changes, opened);
	if (response === null || response.ok || response.code !== 'record.stale') return response;
	const newest = await loadNewest();
	if (newest === null || getVersion(newest.record) === getVersion(opened))
		return { ...response, message: loadFailed };
	const base = isBaseKnown ? valuesOf(opened) : null;
	const conflicts = findConflicts(changes, { base, theirs: valuesOf(newest.record) }, comparison);
	const dropped: Decision = conflicts.length === 0 ? new Set() : await ask(conflicts);
	if (dropped === null) return null;
	const parts = [...dropped].flatMap((field) => comparison.parts?.[field] ?? [field]);
	const left = Object.entries(changes).filter(([name]) => !parts.includes(name));
	if (dropped.size > 0 && left.length === 0) {
		const saved = newest.keep();
		return saved && { ok: true, data: saved };
	}
	const again = { ...saving, opened: newest.record, isBaseKnown: true, changes: Object.fromEntries(left) };
	return saveVersioned(again, ask, loadFailed);
}

function getVersion(record: Versioned): number | null {
	return '__v' in record ? record.__v : (record.version ?? null);
}

/** Blanks around a text and kinds of line breaks are no difference. Without `base` each change counts as one of both. */
export function findConflicts<Values extends FieldValues>(
	changes: Changes,
	{ base, theirs }: { base: Values | null; theirs: Values },
	{ labels, shownIn, parts, pictures = [] }: Comparison<Values>,
): Conflict[] {
	const mine: Values = { ...(base ?? theirs), ...changes };
	return Object.entries(labels).flatMap(([field, label = field]) => {
		const names = parts?.[field] ?? [field];
		if (!names.some((name) => name in changes)) return [];
		const shown = { mine: shownIn(mine, field), theirs: shownIn(theirs, field) };
		const isSame = plain(shown.mine) === plain(shown.theirs);
		const isMineAlone = base !== null && plain(shownIn(base, field)) === plain(shown.theirs);
		if (isSame || isMineAlone) return [];
		return [{ field, label, mine: shown.mine, theirs: shown.theirs, isPicture: pictures.includes(field) }];
	});
}

function plain(text: string): string {
	return text.replace(/\r\n?/g, '\n').trim();
}

/** The values that differ from those that the form was opened with. */
export function findChanges(values: object, saved: object): Changes {
	const before = new Map(Object.entries(saved));
	return Object.fromEntries(
		Object.entries(values).filter(
			([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
		),
	);
}

/** A stored picture, or one that is chosen; empty where one is taken away. */
export function getPictureAddress(picture: unknown): string {
	return picture instanceof File ? URL.createObjectURL(picture) : String(picture ?? '');
}
