import { answerRequest } from '@/lib/features/family/requests/commands/answer-request';
import { notifyOfAcceptance } from '@/lib/features/family/requests/commands/mail-request';
import { answerBody, requestReply } from '@/lib/features/family/requests/schema';
import { tellOfEnds } from '@/lib/features/matching/guardians/commands/end-guardianships';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

const statusOf = { accept: 'accepted', reject: 'rejected' } as const;

export const POST = route({
	access: 'member',
	body: answerBody,
	reply: requestReply,
	errors: [
		'family.genderMismatch',
		'family.genderNeeded',
		'family.parentYounger',
		'notFound',
		'family.crossingRequest',
		'family.requestAnswered',
		'family.askedOtherwise',
		'family.secondFather',
		'family.secondMother',
		'family.ownAncestor',
	],
	handler: async ({ actor, address, body, language, now, afterResponse }) => {
		await answerRequest(actor.memberId, body, now);
		if (body.response === 'accept') afterResponse(() => notifyOfAcceptance(body.requestId, address));
		else afterResponse(() => tellOfEnds({ memberId: actor.memberId, address }));
		const status = statusOf[body.response];
		return {
			message: translator(language)(`family.${status}`),
			request: { _id: body.requestId, status },
		};
	},
});
