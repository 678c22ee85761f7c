import { route } from '@/lib/http/route';
import { listReports } from '@/lib/matching/report-list';
import { reportsQuery, reportsReply } from '@/lib/matching/schema';

/** What members have told the administrators about others; but those about the caller. */
export const GET = route({
	access: 'administrator',
	query: reportsQuery,
	reply: reportsReply,
	handler: ({ actor, query, language }) => listReports(query, { actorId: actor.memberId, language }),
});
