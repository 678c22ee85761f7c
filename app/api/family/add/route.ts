import { DomainError, type FieldError } from '@/lib/core/errors';
import {
	announceAccount,
	prepareRelativeAccount,
} from '@/lib/features/account/commands/make-relative-account';
import { claimFacts } from '@/lib/features/account/mails/claim-facts';
import { claimMail } from '@/lib/features/account/mails/claim-mails';
import { type AddedRelative, addRelative } from '@/lib/features/family/cards/commands/add-relative';
import { serializeWarnings } from '@/lib/features/family/cards/dto';
import { accountWords, addBody, memberReply } from '@/lib/features/family/cards/schema';
import { cardLimit, familyRequestLimit, relativeAccountLimit } from '@/lib/features/family/constants';
import { sexSaid, withMarriage } from '@/lib/features/family/relations/rules/stated-relation';
import { askOwnerOfAddress } from '@/lib/features/family/requests/commands/ask-owner-of-address';
import { askMember } from '@/lib/features/family/requests/commands/link-account';
import { notifyOfAcceptance, notifyOfRequest } from '@/lib/features/family/requests/commands/mail-request';
import { readMember } from '@/lib/features/family/tree/queries/open-tree';
import type { WaitingAccount } from '@/lib/features/member/commands/unclaimed-accounts';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';
import { consume } from '@/lib/platform/limits/limits';

const refusal = (fields: FieldError[]) =>
	new DomainError(
		fields.some(({ path, message }) => (path === 'email' || path === 'password') && message === 'required')
			? 'family.credentialsRequired'
			: 'input.invalid',
		{ fields },
	);

/** Somebody for the caller's tree: a member who is asked, a relative with an account to claim, or without one. */
export const POST = route({
	access: 'member',
	body: addBody,
	bodyKinds: 'json or multipart',
	limit: ({ actor }) => [cardLimit, actor.memberId],
	refusal,
	reply: memberReply,
	status: 201,
	errors: [
		'input.invalid',
		'relative.underage',
		'relative.passwordTooShort',
		'family.credentialsRequired',
		'family.self',
		'family.genderMismatch',
		'family.genderNeeded',
		'family.parentYounger',
		'notFound',
		'email.taken',
		'family.alreadyAsked',
		'family.alreadyLinked',
		'family.crossingRequest',
		'family.askedOtherwise',
		'family.secondFather',
		'family.secondMother',
		'family.ownAncestor',
		'picture.tooManyPixels',
		'picture.notAPicture',
		'picture.heic',
		'picture.animated',
	],
	handler: async ({ actor, address, body, files, language, now, afterResponse }) => {
		const t = translator(language);
		const { memberId } = actor;
		const answer = async (message: string, { personId, warnings }: AddedRelative) => ({
			message,
			member: await readMember(memberId, personId, language, now),
			warnings: serializeWarnings(warnings, language),
		});
		if (body.way === 'link') {
			await consume(familyRequestLimit, memberId);
			const { requestId, isAccepted, ...asked } = await askMember(memberId, body, now);
			afterResponse(() =>
				isAccepted ? notifyOfAcceptance(requestId, address) : notifyOfRequest(requestId, address),
			);
			return answer(isAccepted ? t('family.added') : t('family.asked'), asked);
		}
		const photo = files.get('photo') ?? null;
		if (body.way === 'person') {
			return answer(
				t('family.added'),
				await addRelative(memberId, { typed: body, photo, account: null }, now),
			);
		}
		if (body.way === 'address') {
			await consume(familyRequestLimit, memberId);
			const added = await addRelative(memberId, { typed: body, photo, account: null }, now);
			const { personId, relatedToId } = added;
			const { email, relation, requestMessage: message = null } = body;
			const asked = { email, personId, relatedToId, relation, message };
			// Only then: the response must not say by its slowness whose the address is.
			afterResponse(async () => {
				const requestId = await askOwnerOfAddress(memberId, asked, now);
				if (requestId) await notifyOfRequest(requestId, address);
			});
			return answer(t('family.addressAsked'), added);
		}
		await consume(relativeAccountLimit, memberId);
		const { email, password, name, dob } = body;
		const gender = body.gender ?? sexSaid(body.relation);
		const profile = { ...accountWords.parse(withMarriage(body)), name, gender, ...(dob && { dob }) };
		const account = await prepareRelativeAccount({ email, password, profile, language }, now);
		const mailTo = (waiting: WaitingAccount) => ({
			...claimMail(claimFacts(waiting, language)),
			to: email,
		});
		const added = await addRelative(memberId, { typed: body, photo, account: { ...account, mailTo } }, now);
		afterResponse(() => announceAccount(email, { address, now }));
		return answer(t('family.added'), added);
	},
});
