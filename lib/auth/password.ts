import { hash, parseOptions, verify } from '@node-rs/argon2';
import { DomainError } from '@/lib/core/errors';
import { normalizePassword } from '@/lib/core/password-rule';
import { createTurns } from '@/lib/core/turns';
import { watchTurns } from '@/lib/metrics/turns';

/** OWASP's second choice for argon2id (the package's default kind): 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

// Each hash takes 19 MiB and a thread of the pool that file and name look-ups share.
const turns = createTurns({ atOnce: 2, waiting: 200 });
watchTurns('password', turns);

export function hashPassword(password: string): Promise<string> {
	return turns.take(() => hash(normalizePassword(password), cost));
}

/** Whether `password` is the one that was hashed. Without a hash the answer is no, and takes as long. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
	const against = passwordHash ?? (await dummyHash());
	const fits = await turns.take(() => verify(against, normalizePassword(password)));
	return fits && passwordHash !== null;
}

/** True for a hash made with other parameters than today's. */
export function isOutdatedHash(passwordHash: string): boolean {
	const made = parseOptions(passwordHash);
	return (
		made.memoryCost !== cost.memoryCost ||
		made.timeCost !== cost.timeCost ||
		made.parallelism !== cost.parallelism
	);
}

/**
 * Refuses what is guessed first: the most common passwords, one character over and over, and the name of the
 * address itself. `path` is the field that the password came in.
 *
 * @throws DomainError `password.weak`
 */
export async function checkPasswordStrength(
	password: string,
	emailKey: string,
	path = 'password',
): Promise<void> {
	const folded = normalizePassword(password).toLowerCase();
	const weak = (message: 'passwordIsEmail' | 'passwordCommon') =>
		new DomainError('password.weak', { fields: [{ path, message }] });
	if (folded === emailKey || folded === emailKey.split('@')[0]) throw weak('passwordIsEmail');
	if (new Set(folded).size === 1 || (await commonPasswords()).has(folded)) throw weak('passwordCommon');
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
	dummy ??= hash('no account has this hash', cost);
	return dummy;
}

let common: Promise<Set<string>> | undefined;

/** Loaded when first needed: fifty thousand words that most processes never look at. */
function commonPasswords(): Promise<Set<string>> {
	common ??= import('@zxcvbn-ts/language-common').then(
		({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
	);
	return common;
}
