import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from '@/lib/core/concurrency-limiter';
import { getEmailKey } from '@/lib/core/email-rule';
import { DomainError } from '@/lib/core/errors';
import { normalizePassword } from '@/lib/core/password-rule';
import { registerConcurrencyGauges } from '@/lib/platform/metrics/concurrency';

/** OWASP's second choice for argon2id (the package's default kind): 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

// Each hash takes 19 MiB and a thread of the pool that file and name look-ups share.
const limiter = createConcurrencyLimiter({ maxRunning: 2, maxWaiting: 200 });
registerConcurrencyGauges('password', limiter);

export function hashPassword(password: string): Promise<string> {
	return limiter.run(() => hash(normalizePassword(password), cost));
}

/** Whether `password` is the one that was hashed. Without a hash the answer is no, and takes as long. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
	const against = passwordHash ?? (await dummyHash());
	const fits = await limiter.run(() => verify(against, normalizePassword(password)));
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

/** What makes a password be guessed first: it is the name of the address itself, or one of the most common ones. */
export async function findWeakness(
	password: string,
	emailKey: string,
): Promise<'passwordIsEmail' | 'passwordCommon' | null> {
	const folded = normalizePassword(password).toLowerCase();
	if (getEmailKey(folded) === emailKey || folded === emailKey.split('@')[0]) return 'passwordIsEmail';
	const isCommon = new Set(folded).size === 1 || (await commonPasswords()).has(folded);
	return isCommon ? 'passwordCommon' : null;
}

/**
 * Refuses what is guessed first. `path` is the field that the password came in.
 *
 * @throws DomainError `password.weak`
 */
export async function checkPasswordStrength(
	password: string,
	emailKey: string,
	path = 'password',
): Promise<void> {
	const message = await findWeakness(password, emailKey);
	if (message) throw new DomainError('password.weak', { fields: [{ path, message }] });
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
