import { familyTreeReply } from '@/lib/family/schema';
import { serializeOwnTree } from '@/lib/family/serialize';
import { readOwnTree } from '@/lib/family/tree';
import { route } from '@/lib/http/route';

/** The caller's own; the first call makes it. */
export const GET = route({
	access: 'member',
	reply: familyTreeReply,
	handler: async ({ actor, now }) => serializeOwnTree(await readOwnTree(actor.memberId), now),
});
