import { getInterest, readInterests } from '@/lib/features/matching/interest-lists';
import { notifyOfInterest } from '@/lib/features/matching/interest-mails';
import { sendInterest } from '@/lib/features/matching/interests';
import { interestLimit } from '@/lib/features/matching/limits';
import { interestBody, interestReply, interestsReply } from '@/lib/features/matching/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const GET = route({
	access: 'member',
	reply: interestsReply,
	handler: ({ actor, language, now }) => readInterests(actor.memberId, language, now),
});

/** An interest in a match; where theirs has come before, both have agreed by it. */
export const POST = route({
	access: 'member',
	body: interestBody,
	limit: ({ actor }) => [interestLimit, actor.memberId],
	reply: interestReply,
	status: 201,
	handler: async ({ actor, body, address, language, now, setStatus, afterResponse }) => {
		const { memberId, answers = null } = body;
		const id = await sendInterest(actor.memberId, { memberId, answers }, now);
		afterResponse(() => notifyOfInterest(id, address));
		const interest = await getInterest(actor.memberId, id, now);
		if (interest.state === 'accepted') setStatus(200);
		const done = interest.state === 'accepted' ? 'accept' : 'send';
		return { message: translator(language)(`interests.done.${done}`), interest };
	},
});
