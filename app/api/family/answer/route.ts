import { answerQuestion } from '@/lib/features/matching/elder-questions/commands';
import { answerLimit } from '@/lib/features/matching/elder-questions/constants';
import { answerBody } from '@/lib/features/matching/elder-questions/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Answers a question by its link, once. Only this call uses the link up: programs that preview a link open its page. */
export const POST = route({
	access: 'everyone',
	limit: answerLimit,
	body: answerBody,
	reply: messageReply,
	errors: ['question.ended'],
	handler: async ({ body, language, now }) => {
		await answerQuestion(body, now);
		return { message: translator(language)('elderQuestions.done.answered') };
	},
});
