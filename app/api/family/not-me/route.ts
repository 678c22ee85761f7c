import { leaveTree } from '@/lib/family/linking';
import { notMeBody, notMeReply } from '@/lib/family/schema';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';

/** "This is not me": whatever has led there, another's tree names the caller no longer. */
export const POST = route({
	access: 'member',
	body: notMeBody,
	reply: notMeReply,
	handler: async ({ actor, body: { ownerId }, language, now }) => {
		await leaveTree(actor.memberId, ownerId, now);
		return { message: translator(language)('family.leftTree') };
	},
});
