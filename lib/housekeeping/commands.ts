import { emptyTrash } from '@/lib/administration/trash';
import { db } from '@/lib/db/client';
import { clearRemoved } from '@/lib/family/removal';
import { clearInbox } from '@/lib/inbox/commands';
import { closeUnanswered } from '@/lib/matching/interests';
import { sweepOrphans } from '@/lib/media/pictures';
import { addUpTallies } from '@/lib/member/tallies';
import { removeExpiredAccounts } from '@/lib/member/unclaimed';
import { sendDecidedMails } from '@/lib/moderation/decided-mails';

/** Longer than any upload takes to write its rows. */
const orphanAgeMs = 60 * 60 * 1000;

/**
 * Clears away what nothing needs any more: cards that have been taken out of a tree, pictures without a row, accounts
 * that nobody has claimed in time, interests that nobody has answered, old messages to the administrators, sessions,
 * codes and limits that have run out, what has lain in the trash long enough. Sends what another process has left to be
 * told of decisions.
 */
export async function tidyUp(now: Date) {
	const cards = await clearRemoved(now);
	const pictures = await sweepOrphans({ olderThanMs: orphanAgeMs, now });
	const unclaimed = await removeExpiredAccounts(now);
	const unanswered = await closeUnanswered(now);
	const messages = await clearInbox(now);
	const sessions = await db.session.deleteMany({ where: { expiresAt: { lte: now } } });
	const codes = await db.oneTimeCode.deleteMany({ where: { expiresAt: { lte: now } } });
	const limits = await db.rateLimit.deleteMany({ where: { expire: { lte: now.getTime() } } });
	const trash = await emptyTrash(now);
	const mails = await sendDecidedMails(now);
	await addUpTallies();
	return {
		...{ cards, pictures, unclaimed, unanswered, messages },
		...{ sessions: sessions.count, codes: codes.count, limits: limits.count, trash, mails },
	};
}
