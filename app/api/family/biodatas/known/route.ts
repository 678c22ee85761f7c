import { loadKnown } from '@/lib/features/matching/biodata/queries/load-known';
import { knownReply } from '@/lib/features/matching/biodata/schema';
import { route } from '@/lib/platform/http/route';

/** All that a biodata of the caller could say, in both languages: for the preview. */
export const GET = route({
	access: 'member',
	reply: knownReply,
	errors: ['record.stale'],
	handler: ({ actor, now }) => loadKnown(actor.memberId, now),
});
