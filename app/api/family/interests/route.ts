import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { getInterest, readInterests } from '@/lib/matching/interest-lists';
import { tellOfInterest } from '@/lib/matching/interest-mails';
import { sendInterest } from '@/lib/matching/interests';
import { interestLimit } from '@/lib/matching/limits';
import { interestBody, interestReply, interestsReply } from '@/lib/matching/schema';

export const GET = route({
	access: 'member',
	reply: interestsReply,
	handler: ({ actor, now }) => readInterests(actor.memberId, now),
});

/** An interest in a match; where theirs has come before, both have agreed by it. */
export const POST = route({
	access: 'member',
	body: interestBody,
	limit: ({ actor }) => [interestLimit, actor.memberId],
	reply: interestReply,
	status: 201,
	handler: async ({ actor, body, address, language, now, setStatus, afterwards }) => {
		const sent = { memberId: body.memberId, message: body.message || null };
		const id = await sendInterest(actor.memberId, sent, now);
		afterwards(() => tellOfInterest(id, address));
		const interest = await getInterest(actor.memberId, id, now);
		if (interest.state === 'accepted') setStatus(200);
		const done = interest.state === 'accepted' ? 'accept' : 'send';
		return { message: translator(language)(`interests.done.${done}`), interest };
	},
});
