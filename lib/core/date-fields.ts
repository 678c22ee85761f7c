import * as z from 'zod';
import { toLatinDigits } from './digits';
import { isBeyondMonth, readPartialDate } from './partial-date';

/** A day, also with the hour that some forms send along, a month, a year, or about a year: `1921~`. */
export const partialDate = z
	.string()
	.trim()
	.max(40, { error: 'date' })
	.transform(toLatinDigits)
	.transform((typed, context) => {
		const date = readPartialDate(typed);
		if (date) return date;
		context.addIssue({ code: 'custom', message: isBeyondMonth(typed) ? 'dayOfMonth' : 'date' });
		return z.NEVER;
	});

/** A date that is changed: absent is unchanged, null or an empty text is nothing. */
export const changedDate = z
	.preprocess(
		(value) => (typeof value === 'string' && value.trim() === '' ? null : value),
		partialDate.nullable(),
	)
	.exactOptional();
