import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@/lib/core/errors';

/**
 * Lets in callers with a secret of the environment as bearer token: programs, not members. Where none is set there is
 * nothing here; another word is refused as a token that has run out is, so that the operator of such a program learns which
 * of the two it is.
 *
 * @throws DomainError `notFound`, `auth.required`
 */
export function requireSharedSecret(headers: Headers, secret: string | null): void {
	if (secret === null) throw new DomainError('notFound');
	const given = /^bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
	if (!timingSafeEqual(getHash(given), getHash(secret))) throw new DomainError('auth.required');
}

/** As long for every word. */
function getHash(word: string): Buffer {
	return createHash('sha256').update(word).digest();
}
