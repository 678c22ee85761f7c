import { findFormerMarriage } from '@/lib/features/family/cards/queries/find-former-marriage';
import { formerMarriageInTreeReply } from '@/lib/features/member/schema';
import { route } from '@/lib/platform/http/route';

/** What the caller's own tree records of a marriage that has ended, to be proposed for their profile. */
export const GET = route({
	access: 'member',
	reply: formerMarriageInTreeReply,
	handler: async ({ actor }) => ({ formerMarriage: await findFormerMarriage(actor.memberId) }),
});
