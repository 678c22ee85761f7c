import { leaveTree } from '@/lib/features/family/linking';
import { notMeBody, notMeReply } from '@/lib/features/family/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** "This is not me": no matter why, another's tree names the caller no longer. */
export const POST = route({
	access: 'member',
	body: notMeBody,
	reply: notMeReply,
	handler: async ({ actor, body: { ownerId }, language, now }) => {
		await leaveTree(actor.memberId, ownerId, now);
		return { message: translator(language)('family.leftTree') };
	},
});
