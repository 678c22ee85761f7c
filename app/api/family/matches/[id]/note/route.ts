import * as z from 'zod';
import { writeNote } from '@/lib/features/matching/guardians/commands/write-note';
import { guardianNoteLimit } from '@/lib/features/matching/guardians/constants';
import { notifyOfAct } from '@/lib/features/matching/guardians/mails';
import { getActing } from '@/lib/features/matching/guardians/queries/acting';
import { forQuery, noteBody } from '@/lib/features/matching/guardians/schema';
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
