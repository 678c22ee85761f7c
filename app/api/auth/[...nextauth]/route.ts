import * as z from 'zod';
import { answerNextAuth } from '@/lib/auth/next-auth-handler';
import { route } from '@/lib/http/route';

const answer = route({
	access: 'everyone',
	params: z.object({ nextauth: z.array(z.string()) }),
	reply: 'stream',
	handler: ({ params, request, actor, address, userAgent, now }) =>
		answerNextAuth({ words: params.nextauth, request, actor, address, userAgent, now }),
});

export { answer as GET, answer as POST };
