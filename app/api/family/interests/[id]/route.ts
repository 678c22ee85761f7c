import * as z from 'zod';
import { notifyOfAct } from '@/lib/features/matching/guardians/mails';
import { getActing } from '@/lib/features/matching/guardians/queries/acting';
import { forQuery } from '@/lib/features/matching/guardians/schema';
import { notifyOfInterest } from '@/lib/features/matching/interests/commands/notify-of-interest';
import { answerInterest, doneWith } from '@/lib/features/matching/interests/commands/send-interest';
import { getInterest } from '@/lib/features/matching/interests/queries/read-interests';
import { interestAnswerBody, interestReply } from '@/lib/features/matching/interests/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/**
 * The one asked accepts or declines, the sender confirms what a guardian has sent or withdraws, either ends what both have
 * agreed to or shows their own contact instead of a guardian's.
 */
export const POST = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	query: forQuery,
	body: interestAnswerBody,
	reply: interestReply,
	errors: ['auth.notAllowed', 'account.emailUnconfirmed', 'interest.closed', 'interest.impossible'],
	handler: async ({ actor, params, query, body, address, language, now, afterResponse }) => {
		const acting = await getActing(actor.memberId, query.for, now);
		const changed = await answerInterest(acting, { id: params.id, ...body }, now);
		afterResponse(() => notifyOfInterest(changed, { actorId: actor.memberId, address }));
		afterResponse(() => notifyOfAct(acting, address));
		return {
			message: translator(language)(`interests.done.${doneWith(body.answer, changed)}`),
			interest: await getInterest(acting.seekerId, changed.id, { language, now }),
		};
	},
});
