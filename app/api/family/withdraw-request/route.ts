import { clearLater } from '@/lib/features/family/cards/commands/remove-card';
import { undoMs } from '@/lib/features/family/cards/commands/undo-move';
import { withdrawRequest } from '@/lib/features/family/requests/commands/end-link';
import { requestReply, withdrawalBody } from '@/lib/features/family/requests/schema';
import { tellOfEnds } from '@/lib/features/matching/guardians/commands/end-guardianships';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** The sender withdraws what waits for its answer; either of the two ends a link. Can be undone for a moment, by POST /api/family/restore/{id}. */
export const POST = route({
	access: 'member',
	body: withdrawalBody,
	reply: requestReply,
	errors: ['auth.notAllowed', 'notFound', 'family.requestAnswered'],
	handler: async ({ actor, address, body: { requestId }, language, now, afterResponse }) => {
		const { isAccount, isUndoable } = await withdrawRequest(actor.memberId, requestId, now);
		afterResponse(() => tellOfEnds({ memberId: actor.memberId, address }), isUndoable ? undoMs + 1 : 0);
		afterResponse(clearLater);
		return {
			message: translator(language)(isAccount ? 'family.invitationWithdrawn' : 'family.withdrawn'),
			request: { _id: requestId, status: 'withdrawn' as const },
			...(isUndoable && { restorableUntil: new Date(now.getTime() + undoMs).toISOString() }),
		};
	},
});
