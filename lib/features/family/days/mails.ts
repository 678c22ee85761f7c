import { lastHourInIndia, todayInIndia } from '@/lib/core/calendar';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { db } from '@/lib/platform/db/client';
import { workOnEach } from '@/lib/platform/db/each-record';
import { queueMail } from '@/lib/platform/decisions/queue-mail';
import { getEnv } from '@/lib/platform/env/env';
import { translator } from '@/lib/platform/i18n/translate';
import type { MailContent } from '@/lib/platform/mail/mail';
import { paragraphsMail } from '@/lib/platform/mail/paragraphs-mail';
import { type TypedText, typedTextFor } from '@/lib/platform/mail/typed-text';
import { loadFamilyDays } from './queries/load-days';
import { daySentence, tithiWords } from './rules';
import type { FamilyDay } from './schema';

/** The hour in India from which on the mail of a day is sent. */
const morningHour = 6;

interface DueMember {
	id: string;
	email: string;
	language: Language;
	mailedAt: Date | null;
	emailConfirmedAt: Date;
}

/**
 * Queues a mail for each member who wants one and has something to remember today. Returns how many those are. Of several
 * processes that do so at the same time, one queues each mail: it claims the time of the mail before. Only to confirmed
 * addresses, since it names people.
 */
export async function queueDayMails(now: Date): Promise<number> {
	const morning = lastHourInIndia(morningHour, now);
	// A mail about yesterday would come too late.
	if (todayInIndia(morning) < todayInIndia(now)) return 0;
	const due = await db.$queryRaw<DueMember[]>`
		SELECT member."id"::text, member."email", member."language"::text, days."mailedAt",
			member."emailConfirmedAt"
		FROM "FamilyDays" days JOIN "Member" member ON member."id" = days."memberId"
		WHERE days."isMailed" AND coalesce(days."mailedAt", '-infinity') < ${morning}
			AND member."claimedAt" IS NOT NULL AND NOT member."isDeceased" AND member."emailConfirmedAt" IS NOT NULL
		ORDER BY member."id"`;
	const queued = await workOnEach({
		part: 'days',
		records: due,
		getId: ({ id }) => id,
		work: (member) => queueOne(member, now),
	});
	return queued.filter(Boolean).length;
}

async function queueOne(
	{ id, email, language, mailedAt, ...recipient }: DueMember,
	now: Date,
): Promise<boolean> {
	const today = todayInIndia(now).toISOString().slice(0, 10);
	const { days } = await loadFamilyDays(id, language, now);
	const ofToday = days.filter(({ date }) => date === today);
	return db.$transaction(async (tx) => {
		const claimed = await tx.$executeRaw`
			UPDATE "FamilyDays" SET "mailedAt" = ${now}
			WHERE "memberId" = ${id}::uuid AND "isMailed" AND "mailedAt" IS NOT DISTINCT FROM ${mailedAt}::timestamptz`;
		if (claimed === 0 || ofToday.length === 0) return false;
		const sentences = ofToday.map((day) => typedTextFor(recipient, getSentence(day, language)));
		const mail = { ...dayMail({ language, sentences, appUrl: getEnv().appUrl }), to: email };
		await queueMail(tx, { action: 'family.days', memberId: id, mail, now });
		return true;
	});
}

function getSentence(day: FamilyDay, language: Language): string {
	const t = translator(language);
	return [daySentence(day, language, t), tithiWords(day, t)].filter((part) => part !== null).join(': ');
}

interface DayFacts {
	/** The reader's. */
	language: Language;
	/** A sentence for each day, which names people; null for a reader whose address is not confirmed. */
	sentences: readonly (TypedText | null)[];
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/** What a member wants to remember today, a paragraph each. */
export function dayMail({ language, sentences, appUrl }: DayFacts): MailContent {
	const t = translator(language);
	return paragraphsMail({
		language,
		subject: t('mail.familyDays.subject', { count: sentences.length }),
		blocks: [t('mail.familyDays.greeting'), ...sentences.filter((sentence) => sentence !== null)],
		open: t('mail.familyDays.open'),
		url: appUrl + pathIn(language, '/family-tree/days'),
	});
}
