import * as z from 'zod';
import { answerNextAuth } from '@/lib/platform/http/next-auth-handler';
import { route } from '@/lib/platform/http/route';

const answer = route({
	access: 'everyone',
	params: z.object({ nextauth: z.array(z.string()) }),
	reply: 'stream',
	errors: [
		'input.malformed',
		'body.stalled',
		'auth.invalidCredentials',
		'auth.secondFactorRequired',
		'auth.secondFactorWrong',
		'account.deceased',
		'account.unclaimed',
		'body.tooLarge',
		'body.unsupportedType',
		'limit.exceeded',
		'service.busy',
	],
	handler: ({ params, ...call }) => answerNextAuth({ ...call, words: params.nextauth }),
});

export { answer as GET, answer as POST };
