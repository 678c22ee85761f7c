import type { ApiFieldError } from '@/lib/client/api';
import type { SummaryError } from './error-summary';

/** Why a form was not taken: at its fields and, for some forms, in a list above them. */
interface Refused {
	errors: readonly ApiFieldError[];
	/** The same errors by the ids of their controls. */
	summary?: readonly SummaryError[];
}

/** The name of the control that has been changed; empty for what is no control. */
export function changedField(target: EventTarget): string {
	return 'name' in target && typeof target.name === 'string' ? target.name : '';
}

/** The errors once the control called `name` has been changed: its own error may no longer be true. */
export function errorsWithout(name: string, errors: readonly ApiFieldError[]): readonly ApiFieldError[] {
	const left = errors.filter(({ path }) => !isErrorOf(path, name));
	return left.length === errors.length ? errors : left;
}

/** The refusal once the control called `name` has been changed; null when it was about nothing else. */
export function withoutError<Refusal extends Refused>(
	name: string,
	refusal: Refusal | null,
	idOf: (field: string) => string = (field) => field,
): Refusal | null {
	if (!refusal) return null;
	const errors = refusal.errors.filter(({ path }) => !isErrorOf(path, name));
	if (errors.length === refusal.errors.length) return refusal;
	if (errors.length === 0) return null;
	const left = new Set(errors.map(({ path }) => idOf(path)));
	const summary = refusal.summary?.filter(({ id }) => left.has(id));
	return { ...refusal, errors, ...(summary && { summary }) };
}

/** Of a date each part is a control: `dob.year`. */
function isErrorOf(path: string, name: string): boolean {
	return path === name || path === name.split('.')[0];
}
