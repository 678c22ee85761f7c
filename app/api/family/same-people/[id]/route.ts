import * as z from 'zod';
import { answerSamePerson } from '@/lib/features/family/same-people/commands/answer-same-person';
import { sameAnswerBody, sameAnswerReply } from '@/lib/features/family/same-people/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';
import { searchLimit } from '@/lib/platform/limits/limits';

/** Says whether two cards are one person; of two that are joined, a no ends it. */
export const POST = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	body: sameAnswerBody,
	limit: searchLimit,
	reply: sameAnswerReply,
	errors: ['family.joinedOtherwise'],
	handler: async ({ actor, params: { id }, body: { answer }, language, now }) => {
		const state = await answerSamePerson(actor.memberId, { id, answer }, now);
		return { message: translator(language)(`family.sameStates.${state}`), state };
	},
});
