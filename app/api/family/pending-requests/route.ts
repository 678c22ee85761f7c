import { listPendingRequests } from '@/lib/features/family/queries';
import { serializeRequest } from '@/lib/features/family/requests/dto';
import { pendingRequestsReply } from '@/lib/features/family/requests/schema';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'member',
	reply: pendingRequestsReply,
	handler: async ({ actor, now }) => {
		const requests = await listPendingRequests(actor.memberId);
		return requests.map((request) => serializeRequest(request, now));
	},
});
