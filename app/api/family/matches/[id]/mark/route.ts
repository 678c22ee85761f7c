import * as z from 'zod';
import { setMark } from '@/lib/features/matching/commands/set-mark';
import { notifyOfAct } from '@/lib/features/matching/guardians/mails';
import { getActing } from '@/lib/features/matching/guardians/queries/acting';
import { forQuery } from '@/lib/features/matching/guardians/schema';
import { notifyOfInterest } from '@/lib/features/matching/interests/commands/notify-of-interest';
import { markBody, markReply } from '@/lib/features/matching/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** What the caller keeps of a match for themselves: shortlisted, hidden, blocked, or nothing. */
export const PUT = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	query: forQuery,
	body: markBody,
	reply: markReply,
	handler: async ({ actor, params, query, body: { mark }, address, language, now, afterResponse }) => {
		const acting = await getActing(actor.memberId, query.for, now);
		const closed = await setMark(acting, params.id, { kind: mark }, now);
		const origin = { actorId: actor.memberId, address };
		if (closed) afterResponse(() => notifyOfInterest(closed, origin));
		afterResponse(() => notifyOfAct(acting, address));
		return { message: translator(language)(`interests.marked.${mark ?? 'none'}`), mark };
	},
});
