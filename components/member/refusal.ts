import type { SummaryError } from '@/components/ui/error-summary';
import { changedField, withoutError } from '@/components/ui/field-errors';
import type { ApiFailure, ApiFieldError } from '@/lib/client/api';
import { isMemberFieldName, memberFieldNames } from './fields';
import type { MemberTexts } from './texts';

/** Why a form was not taken, as the form shows it. */
export interface Refusal {
	title: string;
	errors: readonly ApiFieldError[];
	/** The errors for the summary, each with its field's name. It takes the focus for every new list. */
	summary: readonly SummaryError[];
}

/** The id of a field's control. */
export function inputId(field: string): string {
	return `member-${field}`;
}

export function fieldOfInput(id: string): string {
	return id.replace(/^member-/, '');
}

/** `errors` are put in the order of the page. */
export function refusalOf(
	title: string,
	errors: readonly ApiFieldError[],
	{ memberFields }: MemberTexts,
): Refusal {
	const sorted = errors.toSorted((a, b) => placeOf(a.path) - placeOf(b.path));
	const summary = sorted.map(({ path, message }) => {
		const isNamed = isMemberFieldName(path) || path === 'photo';
		return { id: inputId(path), message: isNamed ? `${memberFields[path]}: ${message}` : message };
	});
	return { title, errors: sorted, summary };
}

/** The refusal once `target`, a control of the form, has been changed: its error may no longer be true. */
export function withoutErrorAt(target: EventTarget, refusal: Refusal | null): Refusal | null {
	return withoutError(changedField(target), refusal, inputId);
}

/** The refused fields of an answer. A picture that is refused with its whole body comes without a field. */
export function fieldErrorsOf({ code, message, errors }: ApiFailure): readonly ApiFieldError[] {
	return errors.length === 0 && code.startsWith('picture.') ? [{ path: 'photo', message }] : errors;
}

function placeOf(field: string): number {
	// Only e-mail and password stand between name and photo; everything unknown comes last.
	if (field === 'photo') return memberFieldNames.indexOf('password') + 0.5;
	return isMemberFieldName(field) ? memberFieldNames.indexOf(field) : memberFieldNames.length;
}
