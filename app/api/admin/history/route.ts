import { listHistory } from '@/lib/audit/history';
import { historyQuery, historyReply } from '@/lib/audit/schema';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'administrator',
	query: historyQuery,
	reply: historyReply,
	handler: ({ actor, query, language }) => listHistory(query, { readerId: actor.memberId, language }),
});
