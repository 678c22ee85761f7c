import * as z from 'zod';
import { trackBackgroundTask } from '@/lib/core/background-tasks';
import { languages } from '@/lib/core/language';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { isOnVercel } from '@/lib/platform/env/vercel.mjs';
import { log } from '@/lib/platform/log/log';
import { sendMail } from '@/lib/platform/mail/send';
import { roleActions } from './decisions';

const minuteMs = 60_000;

/** Longer than a mail server that is slow at every step takes over one mail. */
export const mailTakesMs = 5 * minuteMs;

/**
 * How long a mail that could not be sent waits until it is tried again; after the last time it is given up. None is shorter
 * than a server takes over it, which would get it twice.
 */
const waitsMs = [mailTakesMs, 10 * minuteMs, 30 * minuteMs, 120 * minuteMs];

const mailSchema = z.object({
	to: z.string(),
	language: z.enum(languages),
	subject: z.string(),
	text: z.string(),
	html: z.string(),
});

interface DueDecision {
	id: string;
	mail: unknown;
	attempts: number;
}

/**
 * Sends the mails about decisions that can no longer be undone, and deletes them. Each mail is in the hands of
 * one process at a time; one that fails is tried again later, a few times. Answers how many were sent.
 */
export async function sendDecisionMails(now: Date): Promise<number> {
	// Nobody is mailed; or there is nobody any more who could be: an account that is gone hears only of that, and one made for
	// somebody is mailed only while it waits to be claimed; or something else has been decided since, and holds.
	await db.$executeRaw`
		DELETE FROM "Decision" decision
		WHERE "undoUntil" <= ${now} AND ("mail" IS NULL OR (
			"action" <> 'member.delete' AND "ownerId" IS NOT NULL
			AND NOT EXISTS (SELECT FROM "Member" WHERE "id" = decision."ownerId")
		) OR (
			"action" IN ('member.create', 'member.import') AND NOT EXISTS (
				SELECT FROM "Member" member WHERE "id" = decision."ownerId" AND "claimedAt" IS NULL AND (
					"isImported" OR EXISTS (
						SELECT FROM "FamilyRequest" WHERE "toMemberId" = member."id" AND "status" = 'pending'
					)
				)
			)
		)) OR EXISTS (SELECT FROM ${laterOnes} AND later."undoUntil" <= ${now})`;
	let sent = 0;
	const begun = Date.now();
	const claim = () => claimNext(now, new Date(now.getTime() + Date.now() - begun));
	for (let due = await claim(); due; due = await claim()) sent += Number(await sendOne(due));
	return sent;
}

/**
 * Made on the same after `decision`: while they can be undone, it waits; once they hold, nobody is mailed about it. A change
 * of a role, about which nobody is mailed, leaves what was decided before as it is.
 */
const laterOnes = Prisma.sql`"Decision" later
	WHERE later."subjectId" = decision."subjectId" AND later."decidedAt" > decision."decidedAt"
		AND later."action" <> ALL(${[...roleActions]}::text[])`;

/** The mail about an account that somebody made for a relative waits until its maker has confirmed their own address. */
const isHeldBack = Prisma.sql`decision."action" = 'member.create' AND EXISTS (
	SELECT FROM "Member" AS maker WHERE maker."id" = decision."actorId" AND maker."emailConfirmedAt" IS NULL
)`;

/**
 * What is claimed is left alone by others until its next try would be due. One at a time and counted from this moment: a
 * slow mail server would hold up others in the hand until somebody else took them for left behind.
 */
async function claimNext(now: Date, moment: Date): Promise<DueDecision | undefined> {
	const waits = waitsMs.map((wait) => new Date(moment.getTime() + wait));
	const [due] = await db.$queryRaw<DueDecision[]>`
		UPDATE "Decision" SET "attempts" = "attempts" + 1,
			"undoUntil" = (${waits}::timestamptz[])[least("attempts" + 1, ${waits.length}::int)]
		WHERE "id" IN (
			SELECT "id" FROM "Decision" decision
			WHERE "undoUntil" <= ${now} AND NOT EXISTS (SELECT FROM ${laterOnes}) AND NOT (${isHeldBack})
			ORDER BY "undoUntil"
			LIMIT 1 FOR UPDATE SKIP LOCKED
		)
		RETURNING "id"::text, "mail", "attempts"`;
	return due;
}

async function sendOne({ id, mail, attempts }: DueDecision): Promise<boolean> {
	try {
		await sendMail(mailSchema.parse(mail));
	} catch (error) {
		const isLast = attempts > waitsMs.length;
		log.warn({ err: error, attempts }, isLast ? 'a mail is given up' : 'a mail waits to be tried again');
		if (isLast) await forget(id);
		return false;
	}
	await forget(id);
	return true;
}

async function forget(id: string): Promise<void> {
	await db.decision.deleteMany({ where: { id } });
}

/** The next look of this process. */
let next: { due: Date; timer: NodeJS.Timeout } | null = null;

/**
 * Has this process send what it has decided as soon as that is due, and look again as long as anything waits. Holds up
 * nothing: what is left when the process ends is sent by housekeeping or with an administrator's next call. On Vercel, where
 * a function that waits is paid for, only what is due now is sent: the rest goes with the next call that writes
 * (`setAfterWriteTask`), an administrator's next count of what waits, or the cron.
 */
export async function sendMailsFrom(due: Date): Promise<void> {
	if (isOnVercel(process.env)) {
		const now = new Date();
		if (due <= now) await sendDecisionMails(now);
		return;
	}
	const waitMs = Math.max(due.getTime() - Date.now(), 0) + 100;
	if (next && next.due <= due) return;
	if (next) clearTimeout(next.timer);
	next = { due, timer: setTimeout(() => trackBackgroundTask(sendAndLookAgain()), waitMs).unref() };
}

async function sendAndLookAgain(): Promise<void> {
	next = null;
	try {
		const now = new Date();
		await sendDecisionMails(now);
		// What is due and still there waits for a later decision, which is not.
		const waiting = await db.decision.findFirst({
			where: { undoUntil: { gt: now } },
			orderBy: { undoUntil: 'asc' },
			select: { undoUntil: true },
		});
		if (waiting) await sendMailsFrom(waiting.undoUntil);
	} catch (error) {
		log.warn({ err: error }, 'mails about decisions wait for the next look');
		await sendMailsFrom(new Date(Date.now() + minuteMs));
	}
}
