import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@/lib/core/errors';

/**
 * For calls of programs, which bring a secret of the environment as bearer token. Where none is set nobody may.
 *
 * @throws DomainError `notFound`, so that nobody learns that there is such a call
 */
export function requireSharedSecret(headers: Headers, secret: string | null): void {
	const brought = headers.get('authorization') ?? '';
	if (secret === null || !timingSafeEqual(digestOf(brought), digestOf(`Bearer ${secret}`)))
		throw new DomainError('notFound');
}

/** Of one length, whatever was brought. */
function digestOf(text: string): Buffer {
	return createHash('sha256').update(text).digest();
}
