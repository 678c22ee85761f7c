import { db } from '@/lib/db/client';
import { getEnv } from '@/lib/env/env';
import { isWithin } from '@/lib/http/limits';
import { acceptedMail, requestMail } from '@/lib/mail/family-mails';
import { sendMail } from '@/lib/mail/send';
import { requestMailLimit, requestMailPairLimit } from './limits';
import { relationWord } from './relation-word';

/** Tells a member that somebody asks them; nothing where it has been answered or taken back meanwhile. */
export async function tellOfRequest(requestId: string): Promise<void> {
	const request = await findRequest(requestId, 'pending');
	if (!request || !(await mayBeMailed(request))) return;
	const { fromMember, toMember, relation, relatedToName } = request;
	const { language, email } = toMember;
	const said = { language, name: fromMember.name, relation: relationWord(relation, language), relatedToName };
	await sendMail({ ...requestMail({ ...said, appUrl: getEnv().appUrl }), to: email });
}

/** Tells who has asked that the member asked has agreed; nothing where the two have parted meanwhile. */
export async function tellOfAcceptance(requestId: string): Promise<void> {
	const request = await findRequest(requestId, 'accepted');
	if (!request) return;
	const { fromMember, toMember, relation, relatedToName } = request;
	const { language, email } = fromMember;
	const said = { language, name: toMember.name, relation: relationWord(relation, language), relatedToName };
	await sendMail({ ...acceptedMail({ ...said, appUrl: getEnv().appUrl }), to: email });
}

async function findRequest(id: string, status: 'pending' | 'accepted') {
	const member = { select: { id: true, name: true, email: true, language: true } } as const;
	const found = await db.familyRequest.findFirst({
		// Whoever has not claimed their account has a mail of their own.
		where: { id, status, fromMember: { claimedAt: { not: null } }, toMember: { claimedAt: { not: null } } },
		select: {
			relation: true,
			relatedTo: { select: { name: true, memberId: true } },
			fromMember: member,
			toMember: member,
		},
	});
	// Both are read after the request: they may have gone meanwhile, and the request with them.
	if (!found?.fromMember || !found.toMember) return null;
	const { relatedTo, ...request } = found;
	// Whose relative is not known any more where that card is gone.
	if (!relatedTo) return { ...request, relation: 'Other', relatedToName: null };
	const isOwn = relatedTo.memberId === request.fromMember.id;
	return { ...request, relatedToName: isOwn ? null : relatedTo.name };
}

/** One mail a day from one to another, however often it is asked anew, and not too many from all together. */
async function mayBeMailed({
	fromMember,
	toMember,
}: {
	fromMember: { id: string };
	toMember: { id: string };
}): Promise<boolean> {
	const isFirst = await isWithin(requestMailPairLimit, `${fromMember.id} ${toMember.id}`);
	return isFirst && isWithin(requestMailLimit, toMember.id);
}
