import { type Actor, actorOf } from '@/lib/features/guardian/in-force';
import { mayBeMailedFrom } from '@/lib/features/member/unconfirmed-mail';
import { nameIn } from '@/lib/features/member/written';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { getEnv } from '@/lib/platform/env/env';
import { isWithin } from '@/lib/platform/limits/limits';
import { sendMail } from '@/lib/platform/mail/send';
import { typedTextFor } from '@/lib/platform/mail/typed-text';
import { answerSelect, getAnswers } from './interest-rules';
import type { ChangedInterest, InterestEvent } from './interests';
import { interestMailLimit, interestMailPairLimit } from './limits';
import { type InterestNews, interestMail } from './mails';

/** The news, and to which of the two it goes; that of an end to the one who has not done it. */
const newsOf: Record<
	Exclude<InterestEvent, 'kept'>,
	{ news: InterestNews; to: 'sender' | 'receiver' | 'other' }
> = {
	sent: { news: 'received', to: 'receiver' },
	agreed: { news: 'accepted', to: 'sender' },
	confirmed: { news: 'agreed', to: 'receiver' },
	declined: { news: 'notAccepted', to: 'sender' },
	withdrawn: { news: 'withdrawn', to: 'receiver' },
	ended: { news: 'ended', to: 'other' },
	senderAwaited: { news: 'awaited', to: 'sender' },
	receiverAwaited: { news: 'awaited', to: 'receiver' },
};

/**
 * Tells one of the two what has become of their interest. Nothing where the other's address is not
 * confirmed: no mail goes out on their behalf. Nothing either where one of them is deceased. `address` is where the call
 * came from.
 */
export async function notifyOfInterest({ id, event }: ChangedInterest, address: string): Promise<void> {
	if (event === 'kept') return;
	const member = {
		select: {
			...{ id: true, name: true, nameInOtherScript: true, email: true },
			...{ emailConfirmedAt: true, isDeceased: true, language: true },
		},
	} as const;
	const interest = await db.interest.findUnique({
		where: { id },
		select: { ...answerSelect, endedById: true, kindWords: true, fromMember: member, toMember: member },
	});
	// Both are read after the interest: they may have gone meanwhile, and the interest with them.
	if (!interest?.fromMember || !interest.toMember) return;
	const { endedById, kindWords, fromMember, toMember } = interest;
	if (fromMember.isDeceased || toMember.isDeceased) return;
	const { news, to } = newsOf[event];
	const isToSender = to === 'other' ? endedById === toMember.id : to === 'sender';
	const [by, reader] = isToSender ? [toMember, fromMember] : [fromMember, toMember];
	const { language, email } = reader;
	if (by.emailConfirmedAt === null || !(await mayBeMailed(news, by.id, reader.id))) return;
	if (!(await mayBeMailedFrom(address, reader))) return;
	const name = typedTextFor(reader, nameIn(language, by));
	const answers = news === 'received' ? getAnswers(interest) : null;
	const guardian = await findGuardian(id, isToSender ? 'toById' : 'fromById');
	const actor = guardian && {
		...{ name: typedTextFor(reader, nameIn(language, guardian)), words: guardian[language] },
	};
	const facts = { id, language, news, name, answers, kindWords, actor, appUrl: getEnv().appUrl };
	await sendMail({ ...interestMail(facts), to: email });
}

/** The guardian who acts for the one whom the mail is about. */
async function findGuardian(id: string, column: 'fromById' | 'toById'): Promise<Actor | null> {
	const member = Prisma.raw(column === 'fromById' ? 'interest."fromMemberId"' : 'interest."toMemberId"');
	const [found] = await db.$queryRaw<{ actor: Actor | null }[]>`
		SELECT ${actorOf(member, Prisma.raw(`interest."${column}"`), new Date())} AS "actor"
		FROM "Interest" interest WHERE interest."id" = ${id}::uuid`;
	return found?.actor ?? null;
}

/** An interest that is sent and withdrawn by turns must not fill somebody's mailbox. */
async function mayBeMailed(news: InterestNews, byId: string, readerId: string): Promise<boolean> {
	if (!(await isWithin(interestMailPairLimit, `${news} ${byId} ${readerId}`))) return false;
	const isUnasked = news === 'received' || news === 'withdrawn';
	return !isUnasked || isWithin(interestMailLimit, readerId);
}
