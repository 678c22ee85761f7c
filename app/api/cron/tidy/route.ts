import * as z from 'zod';
import { tidyUp } from '@/lib/features/administration/housekeeping/commands/tidy-up';
import { requireSharedSecret } from '@/lib/platform/auth/shared-secret';
import { getEnv } from '@/lib/platform/env/env';
import { route } from '@/lib/platform/http/route';

/**
 * For a clock outside, where no process lives long enough to tidy up by itself. Answers what was cleared away; null where
 * that has failed.
 */
export const GET = route({
	access: 'everyone',
	// As long as Vercel lets a call take (vercel.json): a large store is not looked through in a moment.
	deadlineSeconds: 55,
	reply: z.record(z.string(), z.number().nullable()),
	errors: ['auth.required', 'notFound'],
	handler: ({ request, now }) => {
		requireSharedSecret(request.headers, getEnv().cronSecret);
		return tidyUp(now);
	},
});
