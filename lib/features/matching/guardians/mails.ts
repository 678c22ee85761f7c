import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { mayBeMailedFrom } from '@/lib/features/member/commands/allow-unconfirmed-mail';
import { nameIn } from '@/lib/features/member/dto/written';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { getEnv } from '@/lib/platform/env/env';
import { translator } from '@/lib/platform/i18n/translate';
import { isWithin } from '@/lib/platform/limits/limits';
import type { Mail, MailContent } from '@/lib/platform/mail/mail';
import { paragraphsMail } from '@/lib/platform/mail/paragraphs-mail';
import { sendMail } from '@/lib/platform/mail/send';
import { type TypedText, typedTextFor } from '@/lib/platform/mail/typed-text';
import { guardianActMailLimit, guardianMailLimit } from './constants';
import { type Acting, isGuardian } from './queries/acting';

/** What the other one of the two has done. */
type GuardianNews = 'asked' | 'agreed' | 'ended' | 'acted';

interface GuardianFacts {
	/** The reader's. */
	language: Language;
	news: GuardianNews;
	/** The other's. */
	otherId: string;
	/** The other's; null for a reader whose address is not confirmed. */
	name: TypedText | null;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

const pageOf: Record<GuardianNews, (otherId: string) => string> = {
	asked: () => '/matrimonial/guardians',
	agreed: (candidateId) => `/matrimonial?for=${candidateId}`,
	ended: () => '/matrimonial/guardians',
	acted: () => '/matrimonial/guardians#guardian-acts',
};

/** Not what was agreed to, nor about whom something was done: that is on the page only. */
export function guardianMail({ language, news, otherId, name, appUrl }: GuardianFacts): MailContent {
	const t = translator(language);
	return paragraphsMail({
		language,
		subject: t(`mail.guardian.${news}.subject`),
		blocks: [
			name === null ? t(`mail.guardian.${news}.unnamed`) : t(`mail.guardian.${news}.named`, { name }),
			t(`mail.guardian.${news}.meaning`),
		],
		open: t(`mail.guardian.${news}.open`),
		url: appUrl + pathIn(language, pageOf[news](otherId)),
	});
}

interface Parties {
	byId: string;
	readerId: string;
	/** Where the call came from; null where it is the portal itself that tells. */
	address: string | null;
}

/**
 * Prepares the mail that tells a member what the other has done. Null for an account that nobody has claimed, which finds it once it is; nor on
 * behalf of an address that is not confirmed.
 */
export async function prepareGuardianMail(
	news: GuardianNews,
	{ byId, readerId, address }: Parties,
	client: Prisma.TransactionClient = db,
): Promise<Mail | null> {
	const select = {
		...{ id: true, name: true, nameInOtherScript: true, email: true, language: true },
		...{ emailConfirmedAt: true, claimedAt: true, isDeceased: true },
	} as const;
	const members = await client.member.findMany({ where: { id: { in: [byId, readerId] } }, select });
	const [by, reader] = [byId, readerId].map((id) => members.find((member) => member.id === id));
	if (!by?.emailConfirmedAt || !reader?.claimedAt || reader.isDeceased) return null;
	const limit = news === 'acted' ? guardianActMailLimit : guardianMailLimit;
	if (!(await isWithin(limit, readerId))) return null;
	const mayBeMailed =
		address === null ? reader.emailConfirmedAt !== null : await mayBeMailedFrom(address, reader);
	if (!mayBeMailed) return null;
	const { language } = reader;
	const name = typedTextFor(reader, nameIn(language, by));
	const content = guardianMail({ language, news, otherId: byId, name, appUrl: getEnv().appUrl });
	return { ...content, to: reader.email };
}

/** Tells a member what the other has done. */
export async function notifyOfGuardian(news: GuardianNews, parties: Parties): Promise<void> {
	const mail = await prepareGuardianMail(news, parties);
	if (mail) await sendMail(mail);
}

/** Tells a candidate that their guardian has done something in their name; once a day, as the page tells all. */
export async function notifyOfAct(acting: Acting, address: string): Promise<void> {
	if (!isGuardian(acting)) return;
	await notifyOfGuardian('acted', { byId: acting.actorId, readerId: acting.seekerId, address });
}

/** Tells the other one of the two what has become of their agreement. */
export async function notifyOfGuardianship(id: string, byId: string, address: string): Promise<void> {
	const found = await db.guardianship.findUnique({
		where: { id },
		select: { candidateId: true, guardianId: true, status: true, agreedAt: true },
	});
	if (!found) return;
	const { candidateId, guardianId, status, agreedAt } = found;
	// What was withdrawn before it was agreed to is no news.
	if (status === 'ended' && agreedAt === null && byId === guardianId) return;
	const readerId = byId === guardianId ? candidateId : guardianId;
	await notifyOfGuardian(status, { byId, readerId, address });
}
