import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { route } from '@/lib/http/route';
import { readProfile } from '@/lib/member/readable-profile';
import { readableProfile } from '@/lib/member/schema';

export const GET = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	reply: readableProfile,
	handler: async ({ actor, params, now }) => {
		const profile = await readProfile(params.id, actor, now);
		if (!profile) throw new DomainError('notFound');
		return profile;
	},
});
