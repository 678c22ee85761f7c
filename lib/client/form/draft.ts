import { findKept, forgetValues, keepValues } from '@/lib/client/kept-values';

/** Where the tab keeps what is typed in a form until it is sent. */
export interface DraftPlace {
	/** Of the tab's storage. */
	key: string;
	/** Whose it is, and of what: what was typed of something else is not shown, and gives way. */
	of?: string;
	/** Which other `of` is shown here too. */
	takes?: (of: string) => boolean;
	/** Of the record that is changed. */
	version?: number | null;
	/** Fields that are kept though nobody has changed them, as the draft may be shown where the form begins with others. */
	always?: readonly string[];
	/** Fields that are not kept. A password never is. */
	except?: readonly string[];
}

export interface Draft {
	values: Readonly<Record<string, unknown>>;
	/** Of a wizard, from 0. */
	step: number;
	/** Of the record when the draft was begun. */
	version: number | null;
}

/** What was typed in this place; null where nothing was. */
export function findDraft({ key, of = '', takes }: DraftPlace): Draft | null {
	const kept = findKept(key);
	if (!isRecord(kept) || !isRecord(kept.values) || typeof kept.of !== 'string') return null;
	if (kept.of !== of && !takes?.(kept.of)) return null;
	const { values, step, version } = kept;
	return {
		values,
		step: typeof step === 'number' ? step : 0,
		version: typeof version === 'number' ? version : null,
	};
}

/** Keeps the values or the step, beside what is kept already. */
export function keepDraft(place: DraftPlace, part: Partial<Pick<Draft, 'values' | 'step'>>): void {
	const { values, step, version } = findDraft(place) ?? {
		...{ values: {}, step: 0, version: place.version ?? null },
	};
	keepValues(place.key, { of: place.of ?? '', values, step, version, ...part });
}

export function forgetDraft({ key }: DraftPlace): void {
	forgetValues(key);
}

/** What of a form's values is kept: what differs from the beginning, but no files and no passwords. */
export function getKept<Values extends object>(
	values: Values,
	beginning: Values,
	{ always = [], except = [] }: DraftPlace,
): Record<string, unknown> {
	const before = new Map<string, unknown>(Object.entries(beginning));
	const isKept = ([name, value]: [string, unknown]) =>
		!/password/i.test(name) &&
		!except.includes(name) &&
		!(value instanceof File) &&
		(always.includes(name) || JSON.stringify(value) !== JSON.stringify(before.get(name)));
	return Object.fromEntries(Object.entries(values).filter(isKept));
}

/** `values` with what was kept of them: only what is of the same kind, because the form may be another by now. */
export function withKept<Values extends object>(
	values: Values,
	kept: Readonly<Record<string, unknown>>,
): Values {
	const merged = Object.entries(values).map(([name, value]) => {
		const typed = kept[name];
		if (isRecord(value) && isRecord(typed)) return [name, withKept(value, typed)];
		const isSameKind = typeof typed === typeof value || (isYesNo(typed) && isYesNo(value));
		return [name, isSameKind && !isRecord(value) ? typed : value];
	});
	return { ...values, ...Object.fromEntries(merged) };
}

/** A yes or no is null where it is not known. */
function isYesNo(value: unknown): boolean {
	return typeof value === 'boolean' || value === null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof File);
}
