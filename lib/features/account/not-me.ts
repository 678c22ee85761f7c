import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import {
	findWaitingAccount,
	removeUnclaimedAccount,
	type WaitingAccount,
} from '@/lib/features/member/unclaimed';
import { getEnv } from '@/lib/platform/env/env';
import type { Limit } from '@/lib/platform/limits/limits';

// The recipient of the mail about an unwanted account removes it with the link in it. The link carries the
// account's id, signed: nothing is stored for it, and it is worth nothing once the account is claimed or gone.

const idBytes = 16;
const signatureBytes = 32;

export const notMeLimit: Limit = { name: 'notMe', points: 30, seconds: 10 * 60 };

/** POST /api/users/not-me */
export const notMeBody = z.object({ token: z.string().max(200) });

/** The page, unprefixed, on which the account can be removed. */
export function notMePath(memberId: string): string {
	const id = Buffer.from(memberId.replaceAll('-', ''), 'hex');
	return `/not-me/${Buffer.concat([id, getSignature(memberId)]).toString('hex')}`;
}

/** The account that the link's token is about, if it still waits to be claimed. */
export async function findRefusable(token: string, now: Date): Promise<WaitingAccount | null> {
	const id = idIn(token);
	return id === null ? null : findWaitingAccount(id, now);
}

/** @throws DomainError `notFound`, for every reason */
export async function refuseAccount({ token }: z.output<typeof notMeBody>): Promise<void> {
	const id = idIn(token);
	if (id === null || !(await removeUnclaimedAccount(id))) throw new DomainError('notFound');
}

function idIn(token: string): string | null {
	const bytes = Buffer.from(token, 'hex');
	if (bytes.length !== idBytes + signatureBytes) return null;
	const hex = bytes.toString('hex', 0, idBytes);
	const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
	return timingSafeEqual(bytes.subarray(idBytes), getSignature(id)) ? id : null;
}

function getSignature(memberId: string) {
	return createHmac('sha256', getEnv().authSecret).update(`not-me:${memberId}`).digest();
}
