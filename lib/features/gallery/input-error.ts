import { DomainError, type FieldError } from '@/lib/core/errors';

/** What the specification says of a picture sent without title or description. */
export function imageInputError(fields: FieldError[]): DomainError {
	const isMissing = fields.some(
		({ path, message }) => message === 'required' && (path === 'title' || path === 'description'),
	);
	return new DomainError(isMissing ? 'gallery.textRequired' : 'input.invalid', { fields });
}
