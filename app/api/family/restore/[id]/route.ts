import * as z from 'zod';
import { restoreCard } from '@/lib/features/family/cards/commands/remove-card';
import { memberReply } from '@/lib/features/family/cards/schema';
import { readMember } from '@/lib/features/family/tree/queries/open-tree';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Undoes a removal, a merge, a move, or the end of a request or a link. */
export const POST = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	reply: memberReply,
	errors: ['family.ownCard', 'family.tooLateToRestore', 'family.tooLateToUndo', 'family.changedSinceMerge'],
	handler: async ({ actor, params: { id }, language, now }) => {
		const { ownerId, isRemoved } = await restoreCard(id, actor, now);
		return {
			message: translator(language)(isRemoved ? 'family.restored' : 'family.changeUndone'),
			member: await readMember(ownerId, id, language, now),
			warnings: [],
		};
	},
});
