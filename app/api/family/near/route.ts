import { nearLimit } from '@/lib/features/family/constants';
import { nearFamilyQuery, nearFamilyReply } from '@/lib/features/family/schema';
import { openTree } from '@/lib/features/family/tree/queries/open-tree';
import { privateJsonReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';

/** The part of the caller's own tree that is drawn. */
export const GET = route({
	access: 'member',
	query: nearFamilyQuery,
	limit: ({ actor }) => [nearLimit, actor.memberId],
	reply: nearFamilyReply,
	errors: ['record.stale'],
	handler: async ({ actor, language, query: { around, open, toward, version, known }, now }) => {
		const tree = await openTree(actor.memberId, language, now);
		const request = {
			...{ aroundId: around ?? null, open, towardId: toward ?? null },
			known: version === undefined ? null : { version, open: known },
		};
		return privateJsonReply(await tree.ask('nearJson', request));
	},
});
