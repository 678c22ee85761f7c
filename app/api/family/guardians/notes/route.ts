import { readNotes } from '@/lib/features/matching/guardians/commands/write-note';
import { getActing } from '@/lib/features/matching/guardians/queries/acting';
import { forQuery, notesReply } from '@/lib/features/matching/guardians/schema';
import { route } from '@/lib/platform/http/route';

/** What the caller, or the candidate for whom they look, and all guardians have noted about matches. */
export const GET = route({
	access: 'member',
	query: forQuery,
	reply: notesReply,
	errors: ['notFound'],
	handler: async ({ actor, query, language, now }) =>
		readNotes(await getActing(actor.memberId, query.for, now), language, now),
});
