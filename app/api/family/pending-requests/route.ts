import { listPendingRequests } from '@/lib/family/queries';
import { pendingRequestsReply } from '@/lib/family/schema';
import { serializeRequest } from '@/lib/family/serialize';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'member',
	reply: pendingRequestsReply,
	handler: async ({ actor, now }) => {
		const requests = await listPendingRequests(actor.memberId);
		return requests.map((request) => serializeRequest(request, now));
	},
});
