import { DomainError } from '@/lib/core/errors';
import { queueWaitingMails } from '@/lib/features/administration/settings/commands/mail-what-waits';
import { emptyTrash } from '@/lib/features/administration/trash/commands/restore-from-trash';
import { clearRemoved } from '@/lib/features/family/cards/commands/remove-card';
import { queueDayMails } from '@/lib/features/family/days/mails';
import { findSamePeople } from '@/lib/features/family/same-people/commands/find-same-people';
import { removeExpired } from '@/lib/features/matching/elder-questions/commands';
import { tellOfEnds } from '@/lib/features/matching/guardians/commands/end-guardianships';
import { closeAndNotifyMarried } from '@/lib/features/matching/interests/commands/notify-of-interest';
import { closeUnanswered } from '@/lib/features/matching/interests/commands/send-interest';
import { renewMoons } from '@/lib/features/matching/kundli/commands';
import { addUpTallies } from '@/lib/features/member/commands/add-up-tallies';
import { removeExpiredAccounts } from '@/lib/features/member/commands/unclaimed-accounts';
import { hidePictures } from '@/lib/features/member/picture-access/commands';
import { clearInbox } from '@/lib/features/messaging/inbox/commands/keep-message';
import { db } from '@/lib/platform/db/client';
import { isUnavailable } from '@/lib/platform/db/errors';
import { pool } from '@/lib/platform/db/pool';
import { sendDecisionMails } from '@/lib/platform/decisions/decision-mails';
import { log } from '@/lib/platform/log/log';
import { noteOutage } from '@/lib/platform/log/outage';
import { clearOutbox } from '@/lib/platform/mail/outbox';
import { sweepOrphans } from '@/lib/platform/media/pictures';

/** Longer than any upload takes to write its rows. */
const orphanAgeMs = 60 * 60 * 1000;

/**
 * Clears away what nothing needs any more: cards that have been taken out of a tree, pictures without a row, accounts
 * that nobody has claimed in time, interests and questions to relatives that nobody has answered, old messages to the administrators, old mails of the outbox, sessions,
 * codes and limits that have run out, what has lain in the trash long enough. Hides the pictures of what has ceased to be
 * public while the store was away, mails administrators what waits for them and members what they want to remember today, and
 * sends what another process has left to be mailed about decisions. Computes the place of the Moon again where a date of birth has changed. Compares trees that have changed with the others. Tells of
 * agreements with guardians that have ended with their ground, and closes the interests of married members. What fails holds up
 * nothing else and is null in the answer: it has to be tried again. A single record that fails holds up no other record either.
 *
 * @throws what `isUnavailable` knows when the database is out of reach: there is nothing to be done without it
 */
export async function tidyUp(now: Date) {
	const done = {
		cards: await attempt('cards', () => clearRemoved(now)),
		pictures: await attempt('pictures', () => sweepOrphans({ olderThanMs: orphanAgeMs, now })),
		unclaimed: await attempt('unclaimed', () => removeExpiredAccounts(now)),
		unanswered: await attempt('unanswered', () => closeUnanswered(now)),
		messages: await attempt('messages', () => clearInbox(now)),
		questions: await attempt('questions', () => removeExpired(now)),
		outbox: await attempt('outbox', () => clearOutbox(now)),
		sessions: await attempt('sessions', () => db.session.deleteMany({ where: { expiresAt: { lte: now } } })),
		codes: await attempt('codes', () => db.oneTimeCode.deleteMany({ where: { expiresAt: { lte: now } } })),
		confirmations: await attempt('confirmations', () =>
			db.emailConfirmation.deleteMany({ where: { expiresAt: { lte: now } } }),
		),
		emailChanges: await attempt('emailChanges', () =>
			db.emailChange.deleteMany({ where: { expiresAt: { lte: now } } }),
		),
		limits: await attempt('limits', () =>
			db.rateLimit.deleteMany({ where: { expire: { lte: now.getTime() } } }),
		),
		trash: await attempt('trash', () => emptyTrash(now)),
		hidden: await attempt('hidden', hidePictures),
		waiting: await attempt('waiting', () => queueWaitingMails(now)),
		days: await attempt('days', () => queueDayMails(now)),
		guardians: await attempt('guardians', () => tellOfEnds()),
		married: await attempt('married', () => closeAndNotifyMarried(now)),
		mails: await attempt('mails', () => sendDecisionMails(now)),
		moons: await attempt('moons', () => renewMoons(now)),
		compared: await attempt('compared', () => findSamePeople(now)),
	};
	await attempt('tallies', addUpTallies);
	return {
		...done,
		sessions: done.sessions?.count ?? null,
		codes: done.codes?.count ?? null,
		confirmations: done.confirmations?.count ?? null,
		emailChanges: done.emailChanges?.count ?? null,
		limits: done.limits?.count ?? null,
	};
}

async function attempt<T>(part: string, work: () => Promise<T>): Promise<T | null> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof DomainError && error.code === 'service.unavailable')
			noteOutage('storage', error.cause);
		else if (isUnavailable(error)) {
			// It may have been too slow for this one thing; gone, it would keep each of the others waiting as well.
			await pool.query('SELECT 1').catch(() => {
				throw error;
			});
			noteOutage('database', error);
		} else log.error({ err: error, part }, 'could not tidy up');
		return null;
	}
}
