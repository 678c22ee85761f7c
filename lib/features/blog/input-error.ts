import { DomainError, type FieldError } from '@/lib/core/errors';

/** What the specification says of a story without a title, an author or a text. */
export function blogInputError(fields: FieldError[]): DomainError {
	const isIncomplete = fields.some(({ message }) => message === 'required');
	return new DomainError(isIncomplete ? 'blog.fieldsRequired' : 'input.invalid', { fields });
}
