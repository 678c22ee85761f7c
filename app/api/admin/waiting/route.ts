import { countWaiting } from '@/lib/features/administration/overview/queries/count-waiting';
import { waitingReply } from '@/lib/features/administration/schema';
import { sendDecisionMails } from '@/lib/platform/decisions/decision-mails';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'administrator',
	reply: waitingReply,
	handler: ({ actor, now, afterResponse }) => {
		// Every page of the back office asks this: also where no timer of the process sends them.
		afterResponse(async () => void (await sendDecisionMails(now)));
		return countWaiting(actor.memberId);
	},
});
