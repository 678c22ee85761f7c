import { listNamingTrees } from '@/lib/family/queries';
import { namedInReply } from '@/lib/family/schema';
import { serializeNamingTree } from '@/lib/family/serialize';
import { route } from '@/lib/http/route';

/** Where the caller stands in the trees of others. */
export const GET = route({
	access: 'member',
	reply: namedInReply,
	handler: async ({ actor }) => (await listNamingTrees(actor.memberId)).map(serializeNamingTree),
});
