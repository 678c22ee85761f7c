import { listNamingTrees } from '@/lib/features/family/queries';
import { serializeNamingTree } from '@/lib/features/family/requests/dto';
import { namedInReply } from '@/lib/features/family/requests/schema';
import { route } from '@/lib/platform/http/route';

/** The caller's cards in the trees of others. */
export const GET = route({
	access: 'member',
	reply: namedInReply,
	handler: async ({ actor }) => (await listNamingTrees(actor.memberId)).map(serializeNamingTree),
});
