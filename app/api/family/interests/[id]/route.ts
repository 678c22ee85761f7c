import * as z from 'zod';
import { getInterest } from '@/lib/features/matching/interest-lists';
import { notifyOfInterest } from '@/lib/features/matching/interest-mails';
import { answerInterest } from '@/lib/features/matching/interests';
import { interestAnswerBody, interestReply } from '@/lib/features/matching/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** The one asked accepts or declines, the sender withdraws, either ends what both have agreed to. */
export const POST = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	body: interestAnswerBody,
	reply: interestReply,
	handler: async ({ actor, params: { id }, body, address, language, now, afterResponse }) => {
		await answerInterest(actor.memberId, { id, ...body }, now);
		afterResponse(() => notifyOfInterest(id, address));
		return {
			message: translator(language)(`interests.done.${body.answer}`),
			interest: await getInterest(actor.memberId, id, now),
		};
	},
});
