import * as z from 'zod';
import { runInSlices } from '@/lib/core/slices';
import { restoreCard } from '@/lib/features/family/removal';
import { memberReply } from '@/lib/features/family/schema';
import { serializeMember } from '@/lib/features/family/serialize';
import { readOwnTree } from '@/lib/features/family/tree';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Undoes a removal. */
export const POST = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	reply: memberReply,
	handler: async ({ actor, params: { id }, language, now }) => {
		const { ownerId } = await restoreCard(id, actor, now);
		return {
			message: translator(language)('family.restored'),
			member: await runInSlices(serializeMember(await readOwnTree(ownerId), id, language, now)),
			warnings: [],
		};
	},
});
