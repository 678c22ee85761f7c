import * as z from 'zod';
import { emailAddress } from '@/lib/core/email';
import { doesEmailExist } from '@/lib/features/account/queries/check-email';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'everyone',
	query: z.object({ email: emailAddress }),
	reply: z.object({ exists: z.boolean() }),
	errors: ['limit.exceeded'],
	handler: async ({ actor, address, query }) => ({
		exists: await doesEmailExist(query.email, { actor, address }),
	}),
});
