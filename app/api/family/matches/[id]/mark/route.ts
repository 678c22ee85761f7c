import * as z from 'zod';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { tellOfInterest } from '@/lib/matching/interest-mails';
import { setMark } from '@/lib/matching/marks';
import { markBody, markReply } from '@/lib/matching/schema';

/** What the caller keeps of a match for themselves: shortlisted, hidden, blocked, or nothing. */
export const PUT = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	body: markBody,
	reply: markReply,
	handler: async ({ actor, params, body: { mark }, address, language, now, afterwards }) => {
		const closedId = await setMark(actor.memberId, params.id, { kind: mark }, now);
		if (closedId) afterwards(() => tellOfInterest(closedId, address));
		return { message: translator(language)(`interests.marked.${mark ?? 'none'}`), mark };
	},
});
