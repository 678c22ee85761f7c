import { mayBeMailedFrom } from '@/lib/features/member/unconfirmed-mail';
import { nameIn } from '@/lib/features/member/written';
import { db } from '@/lib/platform/db/client';
import type { InterestStatus } from '@/lib/platform/db/generated/enums';
import { getEnv } from '@/lib/platform/env/env';
import { isWithin } from '@/lib/platform/limits/limits';
import { sendMail } from '@/lib/platform/mail/send';
import { typedTextFor } from '@/lib/platform/mail/typed-text';
import { answerSelect, getAnswers } from './interest-rules';
import { interestMailLimit, interestMailPairLimit } from './limits';
import { type InterestNews, interestMail } from './mails';

const newsOf = {
	sent: 'received',
	accepted: 'accepted',
	declined: 'notAccepted',
	withdrawn: 'withdrawn',
	ended: 'ended',
} as const satisfies Record<InterestStatus, InterestNews>;

/**
 * Tells the one of the two who has not done it the state of their interest. Nothing where the other's address is not
 * confirmed: no mail goes out on their behalf. Nothing either where one of them is deceased. `address` is where the call
 * came from.
 */
export async function notifyOfInterest(id: string, address: string): Promise<void> {
	const member = {
		select: {
			...{ id: true, name: true, nameInOtherScript: true, email: true },
			...{ emailConfirmedAt: true, isDeceased: true, language: true },
		},
	} as const;
	const interest = await db.interest.findUnique({
		where: { id },
		select: {
			...answerSelect,
			status: true,
			endedById: true,
			kindWords: true,
			fromMember: member,
			toMember: member,
		},
	});
	// Both are read after the interest: they may have gone meanwhile, and the interest with them.
	if (!interest?.fromMember || !interest.toMember) return;
	const { status, endedById, kindWords, fromMember, toMember } = interest;
	if (fromMember.isDeceased || toMember.isDeceased) return;
	const news = newsOf[status];
	const isByReceiver =
		status === 'ended' ? endedById === toMember.id : status === 'accepted' || status === 'declined';
	const [by, reader] = isByReceiver ? [toMember, fromMember] : [fromMember, toMember];
	const { language, email } = reader;
	if (by.emailConfirmedAt === null || !(await mayBeMailed(news, by.id, reader.id))) return;
	if (!(await mayBeMailedFrom(address, reader))) return;
	const name = typedTextFor(reader, nameIn(language, by));
	const answers = news === 'received' ? getAnswers(interest) : null;
	const facts = { language, news, name, answers, kindWords, appUrl: getEnv().appUrl };
	await sendMail({ ...interestMail(facts), to: email });
}

/** An interest that is sent and withdrawn by turns must not fill somebody's mailbox. */
async function mayBeMailed(news: InterestNews, byId: string, readerId: string): Promise<boolean> {
	if (!(await isWithin(interestMailPairLimit, `${news} ${byId} ${readerId}`))) return false;
	const isUnasked = news === 'received' || news === 'withdrawn';
	return !isUnasked || isWithin(interestMailLimit, readerId);
}
