import { listReports } from '@/lib/features/matching/reports/queries/list-reports';
import { reportsQuery, reportsReply } from '@/lib/features/matching/reports/schema';
import { route } from '@/lib/platform/http/route';

/** What members have reported about others; but those about the caller. */
export const GET = route({
	access: 'administrator',
	query: reportsQuery,
	reply: reportsReply,
	handler: ({ actor, query, language }) => listReports(query, { actorId: actor.memberId, language }),
});
