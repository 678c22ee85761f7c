import { consume } from '@/lib/http/limits';
import { route } from '@/lib/http/route';
import { exportMatches, matchesExport } from '@/lib/matching/export';
import { exportMember, memberExport } from '@/lib/member/export';
import { exportLimit } from '@/lib/member/limits';

export const GET = route({
	access: 'member',
	reply: memberExport.extend({ matches: matchesExport }),
	handler: async ({ actor, now }) => {
		await consume(exportLimit, actor.memberId);
		return {
			...(await exportMember(actor.memberId, now)),
			matches: await exportMatches(actor.memberId, now),
		};
	},
});
