import * as z from 'zod';
import { withdrawRequest } from '@/lib/features/family/requests/commands/end-link';
import { keepLink } from '@/lib/features/family/requests/commands/hold-links';
import { heldLinkBody } from '@/lib/features/family/requests/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Keeps a link that is held for the caller, or ends it. */
export const POST = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	body: heldLinkBody,
	reply: messageReply,
	errors: ['auth.notAllowed', 'family.requestAnswered'],
	handler: async ({ actor, params: { id }, body: { answer }, language, now }) => {
		if (answer === 'keep') await keepLink(actor.memberId, id);
		else await withdrawRequest(actor.memberId, id, now);
		return { message: translator(language)(`family.heldLinks.${answer}`) };
	},
});
