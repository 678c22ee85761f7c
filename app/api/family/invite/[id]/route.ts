import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { readPartialDate } from '@/lib/core/partial-date';
import {
	announceAccount,
	prepareRelativeAccount,
} from '@/lib/features/account/commands/make-relative-account';
import { claimFacts } from '@/lib/features/account/mails/claim-facts';
import { claimMail } from '@/lib/features/account/mails/claim-mails';
import { inviteRelative } from '@/lib/features/family/cards/commands/add-relative';
import { accountWords, inviteBody, invitedReply } from '@/lib/features/family/cards/schema';
import { cardLimit, familyRequestLimit, relativeAccountLimit } from '@/lib/features/family/constants';
import { askOwnerOfAddress } from '@/lib/features/family/requests/commands/ask-owner-of-address';
import { notifyOfRequest } from '@/lib/features/family/requests/commands/mail-request';
import type { FamilyMember } from '@/lib/features/family/schema';
import { openTree, readMember } from '@/lib/features/family/tree/queries/open-tree';
import type { WaitingAccount } from '@/lib/features/member/commands/unclaimed-accounts';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';
import { consume } from '@/lib/platform/limits/limits';

/** What the account of a relative starts with: the facts of their card. */
function getProfile({ mobileNumber, age, ...card }: FamilyMember) {
	const dob = card.dob === null ? null : readPartialDate(card.dob);
	const known = Object.entries({ ...card, age: dob ? null : age }).filter(
		([field, value]) => value !== null && Object.hasOwn(accountWords.shape, field),
	);
	const checked = accountWords.safeParse(Object.fromEntries(known));
	// What an earlier release stored, and no form takes any more, stays on the card alone.
	const refused = new Set(checked.error?.issues.map(({ path: [field] }) => field));
	const words =
		checked.data ?? accountWords.parse(Object.fromEntries(known.filter(([field]) => !refused.has(field))));
	// As it is: what is on the card already is not checked again.
	return { ...words, name: card.name, ...(dob && { dob }), ...(mobileNumber && { mobileNumber }) };
}

/** Invites somebody of the caller's own tree to an account of their own. Their card stays as it is. */
export const POST = route({
	access: 'member',
	params: z.object({ id: z.guid() }),
	body: inviteBody,
	limit: ({ actor }) => [cardLimit, actor.memberId],
	reply: invitedReply,
	errors: ['relative.underage', 'email.taken', 'family.notInvitable'],
	handler: async ({ actor: { memberId }, address, params, body, language, now, afterResponse }) => {
		const { id: personId } = params;
		const { email, asksOwner, requestMessage: message = null } = body;
		const t = translator(language);
		const tree = await openTree(memberId, language, now);
		const member = await tree.ask('member', personId);
		const { relation } = member;
		if (relation === 'Me' || member.isDeceased || member.requestId !== null || member.isProfileLinked)
			throw new DomainError('family.notInvitable');
		if (asksOwner) {
			await consume(familyRequestLimit, memberId);
			const asked = { email, personId, relatedToId: tree.meId, relation, message };
			// Only then: the response must not say by its slowness whose the address is.
			afterResponse(async () => {
				const requestId = await askOwnerOfAddress(memberId, asked, now);
				if (requestId) await notifyOfRequest(requestId, address);
			});
			return { message: t('family.addressAsked'), member };
		}
		await consume(relativeAccountLimit, memberId);
		const profile = getProfile(member);
		const account = await prepareRelativeAccount({ email, password: null, profile, language }, now);
		const mailTo = (waiting: WaitingAccount) => ({ ...claimMail(claimFacts(waiting, language)), to: email });
		await inviteRelative(memberId, { personId, relation, message, account: { ...account, mailTo } }, now);
		afterResponse(() => announceAccount(email, { address, now }));
		return { message: t('family.invited'), member: await readMember(memberId, personId, language, now) };
	},
});
