import { lastHourInIndia } from '@/lib/core/calendar';
import type { Language } from '@/lib/core/language';
import { type WaitingCounts, waitingMail } from '@/lib/features/administration/settings/mails';
import { db } from '@/lib/platform/db/client';
import { workOnEach } from '@/lib/platform/db/each-record';
import type { MailFrequency } from '@/lib/platform/db/generated/enums';
import { sendMailsFrom } from '@/lib/platform/decisions/decision-mails';
import { queueMail } from '@/lib/platform/decisions/queue-mail';
import { getEnv } from '@/lib/platform/env/env';

/** The hour in India from which on the mail of a day is sent. */
const dailyHour = 7;

/** What comes sooner after a mail at once is in the next one. */
const atOnceGapMs = 10 * 60 * 1000;

interface DueAdministrator extends WaitingCounts {
	id: string;
	email: string;
	language: Language;
	sentAt: Date | null;
}

/**
 * Queues a mail with how much waits for each administrator who is due one: once a day, or, of those who want it at once,
 * as soon as something new waits. Answers how many those are. Of several processes that do so at the same time, one queues
 * each mail: it claims the time of the mail before.
 */
export function queueWaitingMails(now: Date): Promise<number> {
	return queueFor(['daily', 'atOnce'], now);
}

/** Mails those who want it at once. To be called when something has begun to wait. */
export async function mailWhatWaits(now: Date): Promise<void> {
	if ((await queueFor(['atOnce'], now)) > 0) await sendMailsFrom(now);
}

async function queueFor(frequencies: readonly MailFrequency[], now: Date): Promise<number> {
	const queued = await workOnEach({
		part: 'waiting',
		records: await findDue(frequencies, now),
		getId: ({ id }) => id,
		work: (administrator) => queueOne(administrator, now),
	});
	return queued.filter(Boolean).length;
}

/** Messages and reports that an administrator gets in full are not announced at once as well. */
function findDue(frequencies: readonly MailFrequency[], now: Date): Promise<DueAdministrator[]> {
	return db.$queryRaw<DueAdministrator[]>`
		SELECT administrator."id"::text, administrator."email", administrator."language"::text, choice."sentAt",
			blogs."count" AS "blogs", pictures."count" AS "pictures", messages."count" AS "messages",
			reports."count" AS "reports"
		FROM "Member" administrator
		LEFT JOIN "AdministratorMail" choice ON choice."memberId" = administrator."id"
		CROSS JOIN (
			SELECT count(*)::int AS "count", max("updatedAt") AS "latestAt" FROM "Blog" WHERE "status" = 'pending'
		) blogs
		CROSS JOIN (
			SELECT count(*)::int AS "count", max("updatedAt") AS "latestAt" FROM "GalleryImage"
			WHERE "status" = 'pending'
		) pictures
		CROSS JOIN (
			SELECT count(*)::int AS "count", max("createdAt") AS "latestAt" FROM "InboxMessage"
			WHERE "readAt" IS NULL AND "answeredAt" IS NULL AND NOT "isSpam"
		) messages
		CROSS JOIN LATERAL (
			SELECT count(*)::int AS "count", max("createdAt") AS "latestAt" FROM "MemberReport"
			WHERE "answeredAt" IS NULL AND "aboutId" <> administrator."id"
		) reports
		WHERE administrator."isAdmin" AND NOT administrator."isDeceased" AND administrator."claimedAt" IS NOT NULL
			AND blogs."count" + pictures."count" + messages."count" + reports."count" > 0
			AND coalesce(choice."frequency", 'daily')::text = ANY(${[...frequencies]}::text[])
			AND CASE coalesce(choice."frequency", 'daily')
				WHEN 'daily' THEN coalesce(choice."sentAt", administrator."createdAt") < ${lastHourInIndia(dailyHour, now)}
				WHEN 'atOnce' THEN coalesce(choice."sentAt" <= ${new Date(now.getTime() - atOnceGapMs)}, true)
					AND greatest(
						blogs."latestAt", pictures."latestAt",
						CASE WHEN NOT choice."forwardsMessages" THEN greatest(messages."latestAt", reports."latestAt") END
					) > coalesce(choice."sentAt", '-infinity')
				ELSE false
			END
		ORDER BY administrator."id"`;
}

/** Whether the mail is queued: another process may have done so meanwhile. */
function queueOne({ id, email, language, sentAt, ...counts }: DueAdministrator, now: Date): Promise<boolean> {
	return db.$transaction(async (tx) => {
		const claimed = await tx.$executeRaw`
			INSERT INTO "AdministratorMail" AS choice ("memberId", "sentAt")
			SELECT "id", ${now} FROM "Member" WHERE "id" = ${id}::uuid FOR KEY SHARE
			ON CONFLICT ("memberId") DO UPDATE SET "sentAt" = ${now}
				WHERE choice."sentAt" IS NOT DISTINCT FROM ${sentAt}::timestamptz`;
		if (claimed === 0) return false;
		const mail = { ...waitingMail({ ...counts, language, appUrl: getEnv().appUrl }), to: email };
		await queueMail(tx, { action: 'administrator.waiting', memberId: id, mail, now });
		return true;
	});
}
