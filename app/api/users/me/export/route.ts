import { route } from '@/lib/http/route';
import { exportMatches, matchesExport } from '@/lib/matching/export';
import { exportMember, memberExport } from '@/lib/member/export';

export const GET = route({
	access: 'member',
	reply: memberExport.extend({ matches: matchesExport }),
	handler: async ({ actor, now }) => ({
		...(await exportMember(actor.memberId, now)),
		matches: await exportMatches(actor.memberId, now),
	}),
});
