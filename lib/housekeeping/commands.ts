import { db } from '@/lib/db/client';
import { sweepOrphans } from '@/lib/media/pictures';
import { removeExpiredAccounts } from '@/lib/member/unclaimed';

/** Longer than any upload takes to write its rows. */
const orphanAgeMs = 60 * 60 * 1000;

/**
 * Clears away what nothing needs any more: pictures without a row, accounts that nobody has claimed in time, sessions,
 * codes and limits that have run out.
 */
export async function tidyUp(now: Date) {
	const pictures = await sweepOrphans({ olderThanMs: orphanAgeMs, now });
	const unclaimed = await removeExpiredAccounts(now);
	const sessions = await db.session.deleteMany({ where: { expiresAt: { lte: now } } });
	const codes = await db.oneTimeCode.deleteMany({ where: { expiresAt: { lte: now } } });
	const limits = await db.rateLimit.deleteMany({ where: { expire: { lte: now.getTime() } } });
	return { pictures, unclaimed, sessions: sessions.count, codes: codes.count, limits: limits.count };
}
