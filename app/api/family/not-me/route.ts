import { leaveTree } from '@/lib/features/family/requests/commands/end-link';
import { notMeBody, notMeReply } from '@/lib/features/family/requests/schema';
import { tellOfEnds } from '@/lib/features/matching/guardians/commands/end-guardianships';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** "This is not me": no matter why, another's tree names the caller no longer. */
export const POST = route({
	access: 'member',
	body: notMeBody,
	reply: notMeReply,
	errors: ['notFound'],
	handler: async ({ actor, address, body: { ownerId }, language, now, afterResponse }) => {
		await leaveTree(actor.memberId, ownerId, now);
		afterResponse(() => tellOfEnds({ memberId: actor.memberId, address }));
		return { message: translator(language)('family.leftTree') };
	},
});
