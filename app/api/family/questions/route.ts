import { pathIn } from '@/lib/core/localized-path';
import { askElder } from '@/lib/features/matching/elder-questions/commands';
import { questionLimit } from '@/lib/features/matching/elder-questions/constants';
import { messageWith } from '@/lib/features/matching/elder-questions/dto/words';
import { listQuestions } from '@/lib/features/matching/elder-questions/queries/list-questions';
import { askPath } from '@/lib/features/matching/elder-questions/rules/link';
import {
	askBody,
	askedReply,
	questionsQuery,
	questionsReply,
} from '@/lib/features/matching/elder-questions/schema';
import { getEnv } from '@/lib/platform/env/env';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';
import { searchLimit } from '@/lib/platform/limits/limits';

/** What the caller's tree lacks for a marriage, which relatives can be asked, and what has been asked and answered. */
export const GET = route({
	access: 'member',
	limit: searchLimit,
	query: questionsQuery,
	reply: questionsReply,
	errors: ['notFound', 'record.stale'],
	handler: ({ actor, query: { of }, language, now }) => listQuestions(actor.memberId, { of, language }, now),
});

/** Makes the link by which a relative answers without an account. It is answered here alone. */
export const POST = route({
	access: 'member',
	body: askBody,
	limit: ({ actor }) => [questionLimit, actor.memberId],
	reply: askedReply,
	status: 201,
	errors: [
		'account.emailUnconfirmed',
		'notFound',
		'question.answered',
		'question.tooMany',
		'question.tooManyOfOne',
	],
	handler: async ({ actor, body, language, now }) => {
		const { secret, ...asked } = await askElder(actor.memberId, body, now);
		const address = getEnv().appUrl + pathIn(body.language, askPath(secret));
		const text = messageWith({ ...asked, url: address }, body.language);
		return { message: translator(language)('elderQuestions.done.asked'), address, text };
	},
});
