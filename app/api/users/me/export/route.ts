import { exportGuardians, guardiansExport } from '@/lib/features/matching/guardians/queries/export-guardians';
import { exportMatches, matchesExport } from '@/lib/features/matching/queries/export-matches';
import { exportLimit } from '@/lib/features/member/constants';
import { exportMember, memberExport } from '@/lib/features/member/queries/export-member';
import { route } from '@/lib/platform/http/route';
import { consume } from '@/lib/platform/limits/limits';

export const GET = route({
	access: 'member',
	reply: memberExport.extend({ matches: matchesExport, guardians: guardiansExport }),
	errors: ['limit.exceeded'],
	handler: async ({ actor, now }) => {
		await consume(exportLimit, actor.memberId);
		return {
			...(await exportMember(actor.memberId, now)),
			matches: await exportMatches(actor.memberId, now),
			guardians: await exportGuardians(actor.memberId),
		};
	},
});
