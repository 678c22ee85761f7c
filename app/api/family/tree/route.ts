import { familyTreeReply } from '@/lib/features/family/schema';
import { serializeOwnTree } from '@/lib/features/family/serialize';
import { readOwnTree } from '@/lib/features/family/tree';
import { route } from '@/lib/platform/http/route';

/** The caller's own; the first call makes it. */
export const GET = route({
	access: 'member',
	reply: familyTreeReply,
	handler: async ({ actor, now }) => serializeOwnTree(await readOwnTree(actor.memberId), now),
});
