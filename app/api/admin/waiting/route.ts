import { countWaiting } from '@/lib/administration/overview';
import { waitingReply } from '@/lib/administration/schema';
import { route } from '@/lib/http/route';

export const GET = route({
	access: 'administrator',
	reply: waitingReply,
	handler: ({ actor }) => countWaiting(actor.memberId),
});
