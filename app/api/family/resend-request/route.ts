import { DomainError } from '@/lib/core/errors';
import { mailClaimAgain } from '@/lib/features/account/commands/make-relative-account';
import { isEmailConfirmed } from '@/lib/features/account/queries/find-email';
import { familyRequestLimit } from '@/lib/features/family/constants';
import { countRequestMail, mailRequestAgain } from '@/lib/features/family/requests/commands/mail-request';
import { getSentRequest } from '@/lib/features/family/requests/queries';
import { resentReply, withdrawalBody } from '@/lib/features/family/requests/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** Mails somebody again who has not answered a request, or not taken over the account that was made for them. */
export const POST = route({
	access: 'member',
	body: withdrawalBody,
	limit: ({ actor }) => [familyRequestLimit, actor.memberId],
	reply: resentReply,
	errors: ['auth.notAllowed', 'account.emailUnconfirmed', 'notFound', 'family.requestAnswered'],
	handler: async ({ actor, address, body: { requestId }, language, now, afterResponse }) => {
		const request = await getSentRequest(requestId, actor.memberId);
		if (!(await isEmailConfirmed(actor.memberId))) throw new DomainError('account.emailUnconfirmed');
		await countRequestMail(request, address);
		const { toMemberId: memberId, email } = request;
		afterResponse(() =>
			request.isAccount
				? mailClaimAgain({ memberId, email }, { language, now })
				: mailRequestAgain(requestId),
		);
		return { message: translator(language)('family.resent') };
	},
});
