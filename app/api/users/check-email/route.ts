import * as z from 'zod';
import { doesEmailExist } from '@/lib/auth/email-check';
import { route } from '@/lib/http/route';
import { emailAddress } from '@/lib/member/email';

export const GET = route({
	access: 'everyone',
	query: z.object({ email: emailAddress }),
	reply: z.object({ exists: z.boolean() }),
	handler: async ({ actor, address, query }) => ({
		exists: await doesEmailExist(query.email, { actor, address }),
	}),
});
