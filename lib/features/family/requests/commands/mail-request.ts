import { requestMailLimit, requestMailPairLimit } from '@/lib/features/family/constants';
import { relationWord } from '@/lib/features/family/relations/rules/relation-word';
import { acceptedMail, requestMail } from '@/lib/features/family/requests/mails';
import type { SentRequest } from '@/lib/features/family/requests/queries';
import { mayBeMailedFrom } from '@/lib/features/member/commands/allow-unconfirmed-mail';
import { unconfirmedMailLimit } from '@/lib/features/member/constants';
import { nameIn, type PersonName } from '@/lib/features/member/dto/written';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { getEnv } from '@/lib/platform/env/env';
import { consume, isWithin } from '@/lib/platform/limits/limits';
import { sendMail } from '@/lib/platform/mail/send';
import { typedTextFor } from '@/lib/platform/mail/typed-text';

/**
 * Tells a member that somebody asks them; nothing where it has been answered or withdrawn meanwhile, or the asker has not
 * confirmed their own address (`sendHeldFamilyMails`). `address` is where the call came from.
 */
export async function notifyOfRequest(requestId: string, address: string): Promise<void> {
	const request = await findRequest(requestId, 'pending');
	if (!request || (await isHeld(requestId, request.fromMember)) || !(await mayBeMailed(request))) return;
	if (await mayBeMailedFrom(address, request.toMember)) await mailRequest(request);
}

/**
 * Counts a mail that the sender of a request has sent again.
 *
 * @throws DomainError `limit.exceeded`
 */
export async function countRequestMail(
	{ fromMemberId, toMemberId, emailConfirmedAt }: SentRequest,
	address: string,
): Promise<void> {
	await consume(requestMailPairLimit, `${fromMemberId} ${toMemberId}`);
	await consume(requestMailLimit, toMemberId);
	if (emailConfirmedAt === null) await consume(unconfirmedMailLimit, address);
}

/** Mails a member again that somebody asks them; nothing where it has been answered or withdrawn meanwhile. */
export async function mailRequestAgain(requestId: string): Promise<void> {
	const request = await findRequest(requestId, 'pending');
	if (request) await mailRequest(request);
}

async function mailRequest(request: Request): Promise<void> {
	const { fromMember, toMember } = request;
	const facts = factsFor(toMember, fromMember, request);
	await sendMail({ ...requestMail(facts), to: toMember.email });
}

/**
 * Tells who has asked that the member asked has agreed; nothing where the two have parted meanwhile, or the member asked
 * has not confirmed their own address (`sendHeldFamilyMails`). `address` is where the call came from.
 */
export async function notifyOfAcceptance(requestId: string, address: string): Promise<void> {
	const request = await findRequest(requestId, 'accepted');
	if (!request || (await isHeld(requestId, request.toMember))) return;
	const { fromMember, toMember } = request;
	if (!(await mayBeMailedFrom(address, fromMember))) return;
	const facts = factsFor(fromMember, toMember, request);
	await sendMail({ ...acceptedMail(facts), to: fromMember.email });
}

/**
 * Whether a mail about the request waits until `author`, on whose behalf it goes, confirms their address. Written down, so
 * that it is known then, however much later and in any way the address is confirmed.
 */
async function isHeld(requestId: string, author: { id: string }): Promise<boolean> {
	const [request] = await db.$queryRaw<{ isHeld: boolean }[]>`
		UPDATE "FamilyRequest" request
		SET "mailHeldAt" = CASE WHEN author."emailConfirmedAt" IS NULL THEN now() END
		FROM "Member" author WHERE request."id" = ${requestId}::uuid AND author."id" = ${author.id}::uuid
		RETURNING "mailHeldAt" IS NOT NULL AS "isHeld"`;
	// A request that is deleted meanwhile is mailed to nobody.
	return request?.isHeld ?? true;
}

/** Requests whose mail waits until this member confirms their address. */
const heldBy = (memberId: string) => ({
	mailHeldAt: { not: null },
	OR: [
		{ fromMemberId: memberId, status: 'pending' as const },
		{ toMemberId: memberId, status: 'accepted' as const },
	],
});

/** Drops the mails about requests that waited until this member confirmed their address. */
export async function dropHeldFamilyMails(tx: Prisma.TransactionClient, memberId: string): Promise<void> {
	await tx.familyRequest.updateMany({ where: heldBy(memberId), data: { mailHeldAt: null } });
}

/** Sends the mails about requests that waited until this member confirmed their address. */
export async function sendHeldFamilyMails(memberId: string, address: string): Promise<void> {
	const requests = await db.familyRequest.findMany({
		where: heldBy(memberId),
		select: { id: true, status: true },
		orderBy: { createdAt: 'asc' },
	});
	for (const { id, status } of requests)
		await (status === 'pending' ? notifyOfRequest(id, address) : notifyOfAcceptance(id, address));
}

type Request = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

function factsFor(reader: Request['toMember'], by: PersonName, { relation, isOwn, relatedToName }: Request) {
	const { language } = reader;
	return {
		...{ language, isOwn, relation: relationWord(relation, language), appUrl: getEnv().appUrl },
		name: typedTextFor(reader, nameIn(language, by)),
		relatedToName: typedTextFor(reader, relatedToName && nameIn(language, relatedToName)),
	};
}

async function findRequest(id: string, status: 'pending' | 'accepted') {
	const member = {
		select: {
			...{ id: true, name: true, nameInOtherScript: true },
			...{ email: true, emailConfirmedAt: true, language: true },
		},
	} as const;
	// The owner of an unclaimed account gets another mail.
	const reachable = { claimedAt: { not: null }, isDeceased: false };
	const found = await db.familyRequest.findFirst({
		where: { id, status, fromMember: reachable, toMember: reachable },
		select: {
			relation: true,
			relatedTo: { select: { name: true, nameInOtherScript: true, memberId: true } },
			fromMember: member,
			toMember: member,
		},
	});
	// Both are read after the request: they may have gone meanwhile, and the request with them.
	if (!found?.fromMember || !found.toMember) return null;
	const { relatedTo, ...request } = found;
	// Whose relative is not known any more where that card is gone.
	if (!relatedTo) return { ...request, relation: 'Other', isOwn: true, relatedToName: null };
	const { name, nameInOtherScript, memberId } = relatedTo;
	const isOwn = memberId === request.fromMember.id || name === null;
	return { ...request, isOwn, relatedToName: isOwn ? null : { name, nameInOtherScript } };
}

/** One mail a day from one to another, however often it is asked again, and not too many from all together. */
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
