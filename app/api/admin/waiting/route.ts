import { countWaiting } from '@/lib/administration/overview';
import { waitingReply } from '@/lib/administration/schema';
import { route } from '@/lib/http/route';
import { sendDecidedMails } from '@/lib/moderation/decided-mails';

export const GET = route({
	access: 'administrator',
	reply: waitingReply,
	handler: ({ actor, now, afterwards }) => {
		// Every page of the back office asks this: also where no timer of the process sends them.
		afterwards(async () => void (await sendDecidedMails(now)));
		return countWaiting(actor.memberId);
	},
});
