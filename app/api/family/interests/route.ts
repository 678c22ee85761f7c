import { interestLimit } from '@/lib/features/matching/constants';
import { notifyOfAct } from '@/lib/features/matching/guardians/mails';
import { getActing, isGuardian } from '@/lib/features/matching/guardians/queries/acting';
import { forQuery } from '@/lib/features/matching/guardians/schema';
import { notifyOfInterest } from '@/lib/features/matching/interests/commands/notify-of-interest';
import { doneWith, sendInterest } from '@/lib/features/matching/interests/commands/send-interest';
import { getInterest, readInterests } from '@/lib/features/matching/interests/queries/read-interests';
import { interestBody, interestReply, interestsReply } from '@/lib/features/matching/interests/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';
import { consume } from '@/lib/platform/limits/limits';

export const GET = route({
	access: 'member',
	query: forQuery,
	reply: interestsReply,
	errors: ['notFound'],
	handler: async ({ actor, query, language, now }) => {
		const { seekerId, actorId } = await getActing(actor.memberId, query.for, now);
		return readInterests(seekerId, language, now, actorId);
	},
});

/** An interest in a match; where theirs has come before, it is a yes to that. */
export const POST = route({
	access: 'member',
	query: forQuery,
	body: interestBody,
	limit: ({ actor }) => [interestLimit, actor.memberId],
	reply: interestReply,
	status: 201,
	errors: [
		'account.emailUnconfirmed',
		'notFound',
		'interest.notListed',
		'interest.alreadySent',
		'interest.agreed',
		'interest.notAccepted',
		'interest.tooSoon',
		'interest.manyOpen',
		'interest.manyOpenAtFirst',
		'interest.manyDeclined',
		'interest.manyToday',
	],
	handler: async ({ actor, query, body, address, language, now, setStatus, afterResponse }) => {
		const acting = await getActing(actor.memberId, query.for, now);
		// All guardians of one candidate send no more than the candidate could.
		if (isGuardian(acting)) await consume(interestLimit, acting.seekerId);
		const { memberId, answers = null } = body;
		const changed = await sendInterest(acting, { memberId, answers }, now);
		afterResponse(() => notifyOfInterest(changed, { actorId: actor.memberId, address }));
		afterResponse(() => notifyOfAct(acting, address));
		if (changed.event !== 'sent') setStatus(200);
		return {
			message: translator(language)(`interests.done.${doneWith('send', changed)}`),
			interest: await getInterest(acting.seekerId, changed.id, { language, now }),
		};
	},
});
