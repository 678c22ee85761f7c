import { createHash, randomBytes } from 'node:crypto';
import type { DayChoice } from '@/lib/features/family/days/schema';
import { refuseRemoved } from '@/lib/features/member/commands/change-profile';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';

const select = { reckoning: true, isMailed: true } as const;

/** What counts for who has chosen nothing; the columns have the same defaults. */
const defaults: DayChoice = { reckoning: 'purnimanta', isMailed: false };

const keyBytes = 32;

/** What a member has chosen, and since when a calendar may fetch their days. */
export async function readChoice(memberId: string): Promise<{ choice: DayChoice; feedSince: string | null }> {
	const row = await db.familyDays.findUnique({ where: { memberId }, select: { ...select, feedSince: true } });
	if (!row) return { choice: defaults, feedSince: null };
	const { feedSince, ...choice } = row;
	return { choice, feedSince: feedSince?.toISOString() ?? null };
}

/** @throws DomainError `auth.required` when the account has just been removed */
export function changeChoice(memberId: string, change: DayChoice): Promise<DayChoice> {
	return db.familyDays
		.upsert({ where: { memberId }, create: { memberId, ...change }, update: change, select })
		.catch(refuseRemoved);
}

/**
 * Opens a new address for a calendar and ends the one before. Returns the secret in it, of which only the hash is kept.
 *
 * @throws DomainError `auth.required` when the account has just been removed
 */
export async function openFeed(memberId: string, now: Date): Promise<string> {
	const key = randomBytes(keyBytes).toString('base64url');
	const feed = { feedKeyHash: hashKey(key), feedSince: now };
	await db.familyDays
		.upsert({ where: { memberId }, create: { memberId, ...feed }, update: feed, select })
		.catch(refuseRemoved);
	return key;
}

export async function closeFeed(
	memberId: string,
	client: Prisma.TransactionClient = db,
): Promise<{ count: number }> {
	return client.familyDays.updateMany({
		where: { memberId, feedKeyHash: { not: null } },
		data: { feedKeyHash: null, feedSince: null },
	});
}

/** Whose days the secret of an address opens; null for nobody's, also of an account that may not log in. */
export async function findFeedOwner(key: string) {
	const row = await db.familyDays.findUnique({
		where: { feedKeyHash: hashKey(key) },
		select: { member: { select: { id: true, language: true, claimedAt: true, isDeceased: true } } },
	});
	const member = row?.member;
	return member?.claimedAt && !member.isDeceased ? member : null;
}

function hashKey(key: string): string {
	return createHash('sha256').update(key).digest('base64url');
}
