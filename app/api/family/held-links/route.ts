import { listHeldLinks } from '@/lib/features/family/requests/commands/hold-links';
import { heldLinksReply } from '@/lib/features/family/requests/schema';
import { route } from '@/lib/platform/http/route';

/** The family links that give no rights until the caller has kept them: those from before the address was proven first. */
export const GET = route({
	access: 'member',
	reply: heldLinksReply,
	handler: ({ actor, language }) => listHeldLinks(actor.memberId, language),
});
