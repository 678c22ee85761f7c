import { createHash, randomInt } from 'node:crypto';

const codeCount = 10;
const groups = 4;
const groupLength = 4;

/** Crockford's base32: without letters that look like digits, or like each other. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten codes of 80 random bits, in groups to be read and typed: `k3f9-02mz-x7qa-w8tn`. */
export function newRecoveryCodes(): string[] {
	const group = () =>
		Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
	const code = () => Array.from({ length: groups }, group).join('-');
	return Array.from({ length: codeCount }, code);
}

/**
 * The hash that a recovery code is stored as, from the code without its hyphens. It needs no key: 80 random bits cannot be
 * guessed from a hash, and the codes go on working with another AUTH_SECRET.
 */
export function hashRecoveryCode(memberId: string, code: string): Uint8Array<ArrayBuffer> {
	const read = code.toLowerCase().replace(/[il]/g, '1').replaceAll('o', '0');
	return new Uint8Array(createHash('sha256').update(`${memberId}:${read}`).digest());
}
