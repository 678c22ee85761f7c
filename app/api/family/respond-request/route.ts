import { answerRequest } from '@/lib/family/linking';
import { answerBody, requestReply } from '@/lib/family/schema';
import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';

const statusOf = { accept: 'accepted', reject: 'rejected' } as const;

export const POST = route({
	access: 'member',
	body: answerBody,
	reply: requestReply,
	handler: async ({ actor, body, language, now }) => {
		await answerRequest(actor.memberId, body, now);
		const status = statusOf[body.response];
		return {
			message: translator(language)(`family.${status}`),
			request: { _id: body.requestId, status },
		};
	},
});
