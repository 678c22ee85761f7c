import * as z from 'zod';
import { notifyOfInterest } from '@/lib/features/matching/interest-mails';
import { setMark } from '@/lib/features/matching/marks';
import { markBody, markReply } from '@/lib/features/matching/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** What the caller keeps of a match for themselves: shortlisted, hidden, blocked, or nothing. */
export const PUT = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	body: markBody,
	reply: markReply,
	handler: async ({ actor, params, body: { mark }, address, language, now, afterResponse }) => {
		const closedId = await setMark(actor.memberId, params.id, { kind: mark }, now);
		if (closedId) afterResponse(() => notifyOfInterest(closedId, address));
		return { message: translator(language)(`interests.marked.${mark ?? 'none'}`), mark };
	},
});
