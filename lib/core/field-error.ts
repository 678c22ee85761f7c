import type * as z from 'zod';
import type { FieldError } from './errors';

/** What a schema has refused, as a key under `fieldErrors` in the messages. */
export function getFieldError(issue: z.core.$ZodIssue): FieldError {
	const path = issue.path.join('.');
	switch (issue.code) {
		case 'custom':
			return { path, message: issue.message, ...(issue.params && { values: issue.params }) };
		case 'too_small':
			if (issue.origin !== 'string') return { path, message: 'invalid' };
			return issue.minimum === 1
				? { path, message: 'required' }
				: { path, message: 'tooShort', values: { min: Number(issue.minimum) } };
		case 'too_big':
			return issue.origin === 'string'
				? { path, message: 'tooLong', values: { max: Number(issue.maximum) } }
				: { path, message: 'invalid' };
		case 'invalid_value':
			return { path, message: 'notInList' };
		case 'unrecognized_keys':
			return { path: issue.keys.join(', '), message: 'unknownField' };
		case 'invalid_type':
			return { path, message: (issue.input ?? null) === null ? 'required' : 'invalid' };
		default:
			return { path, message: 'invalid' };
	}
}
