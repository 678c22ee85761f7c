import * as z from 'zod';
import { getActing } from '@/lib/features/guardian/acting';
import { guardianNoteLimit } from '@/lib/features/guardian/limits';
import { notifyOfAct } from '@/lib/features/guardian/mails';
import { forQuery, noteBody } from '@/lib/features/guardian/schema';
import { writeNote } from '@/lib/features/matching/guardian-notes';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** What the caller notes about a match, for the candidate and all guardians. */
export const PUT = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	query: forQuery,
	body: noteBody,
	limit: ({ actor }) => [guardianNoteLimit, actor.memberId],
	reply: messageReply,
	handler: async ({ actor, params, query, body, address, language, now, afterResponse }) => {
		const acting = await getActing(actor.memberId, query.for, now);
		await writeNote(acting, params.id, body, now);
		afterResponse(() => notifyOfAct(acting, address));
		return { message: translator(language)('guardians.done.noted') };
	},
});
