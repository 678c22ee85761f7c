import * as z from 'zod';
import { clearLater, removeCard } from '@/lib/features/family/cards/commands/remove-card';
import { undoMs } from '@/lib/features/family/cards/commands/undo-move';
import { removalReply } from '@/lib/features/family/cards/schema';
import { tellOfEnds } from '@/lib/features/matching/guardians/commands/end-guardianships';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Can be undone for a moment, by POST /api/family/restore/{id}. */
export const DELETE = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	reply: removalReply,
	errors: ['family.ownCard'],
	handler: async ({ actor, params, address, language, now, afterResponse }) => {
		await removeCard(params.id, actor, now);
		afterResponse(() => tellOfEnds({ memberId: actor.memberId, address }));
		afterResponse(clearLater);
		return {
			message: translator(language)('family.removed'),
			restorableUntil: new Date(now.getTime() + undoMs).toISOString(),
		};
	},
});
