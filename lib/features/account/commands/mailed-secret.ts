import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { unconfirmedMailLimit } from '@/lib/features/member/constants';
import { getEnv } from '@/lib/platform/env/env';
import { consume, consumeInTurn, type Limit, refund } from '@/lib/platform/limits/limits';

// Codes and links that are mailed to an account. Of a code an HMAC is stored, of a link's token a hash.

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** `holder` says what the code is for and of which member: it fits nothing else. */
export function getCodeHmac(holder: string, code: string): Uint8Array<ArrayBuffer> {
	const hmac = createHmac('sha256', getEnv().authSecret).update(`${holder}:${code}`);
	return new Uint8Array(hmac.digest());
}

export function isSameCode(codeHmac: Uint8Array, holder: string, code: string): boolean {
	return timingSafeEqual(codeHmac, getCodeHmac(holder, code));
}

/** 256 random bits, as 64 hexadecimal digits. */
export const newToken = () => randomBytes(32).toString('hex');

export function getTokenHash(token: string): Uint8Array<ArrayBuffer> {
	return new Uint8Array(createHash('sha256').update(token).digest());
}

/** Of mails to one account: one a minute, three an hour, six a day. */
export const accountMailLimits = (name: string): readonly Limit[] => [
	{ name: `${name}Minute`, points: 1, seconds: 60 },
	{ name: `${name}Hour`, points: 3, seconds: 60 * 60 },
	{ name: `${name}Day`, points: 6, seconds: 24 * 60 * 60 },
];

/** @throws DomainError `limit.exceeded` */
export function consumeMail(limits: readonly Limit[], key: string): Promise<void> {
	return consumeInTurn(limits.map((limit) => [limit, key]));
}

/**
 * Counts a mail to an address that is not confirmed, which the member asks for. A used-up caller address takes nothing from
 * the member's own mails, nor the other way round.
 *
 * @throws DomainError `limit.exceeded`
 */
export async function consumeUnconfirmedMail(
	limits: readonly Limit[],
	memberId: string,
	address: string,
): Promise<void> {
	await consume(unconfirmedMailLimit, address);
	try {
		await consumeMail(limits, memberId);
	} catch (error) {
		await refund(unconfirmedMailLimit, address);
		throw error;
	}
}
