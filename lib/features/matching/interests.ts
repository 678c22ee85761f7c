import { DomainError } from '@/lib/core/errors';
import { lockAccounts } from '@/lib/features/family/linking';
import { isListedForMatches } from '@/lib/features/member/matchable';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { KindWords } from '@/lib/platform/db/generated/enums';
import { getAllowance, type SentCounts, sentCounts } from './allowance';
import { type Interest, isWaiting, latestUnanswered, refusalToSend } from './interest-rules';
import { findRelationship, mayAgree } from './relationship';
import type { InterestAnswers, interestAnswerBody } from './schema';

type Answer = (typeof interestAnswerBody)['_output']['answer'];

interface StoredInterest extends Interest {
	id: string;
	toMemberId: string;
}

const select = {
	id: true,
	fromMemberId: true,
	toMemberId: true,
	status: true,
	createdAt: true,
	endedById: true,
	endedAt: true,
} as const;

/**
 * Sends a member's interest to a match. Where the other's waits for this member's answer, the two have agreed.
 * Answers the id of the interest that lives now.
 *
 * @throws DomainError `notFound` for members who are no match, `account.emailUnconfirmed`, `interest.notListed`, `interest.alreadySent`,
 * `interest.agreed`, `interest.notAccepted`, `interest.tooSoon`, `interest.many…`
 */
export async function sendInterest(
	senderId: string,
	{ memberId: otherId, answers }: { memberId: string; answers: InterestAnswers | null },
	now: Date,
): Promise<string> {
	const relationship = await findRelationship(senderId, otherId, now);
	if (!relationship) throw new DomainError('notFound');
	return db.$transaction(async (tx) => {
		await lockAccounts(tx, senderId, otherId);
		// Somebody may have blocked the other since they were a match.
		if (await isKeptApart(tx, senderId, otherId)) throw new DomainError('notFound');
		await requireMaySend(tx, senderId);
		const last = await findLast(tx, senderId, otherId);
		const refusal = last && refusalToSend(last, senderId, now);
		if (refusal) throw new DomainError(refusal);
		if (last && isWaiting(last, now)) return change(tx, last.id, { status: 'accepted', answeredAt: now });
		if (last?.status === 'sent') await change(tx, last.id, { status: 'declined', answeredAt: now });
		const [counts] = await tx.$queryRaw<SentCounts[]>(sentCounts(senderId, now));
		const allowance = counts && getAllowance(counts);
		if (allowance?.left === 0) throw new DomainError(allowance.refusal);
		const sent = { ...answers, fromMemberId: senderId, toMemberId: otherId, createdAt: now };
		const { id } = await tx.interest.create({ data: sent, select: { id: true } });
		return id;
	});
}

/**
 * Accepts or declines what was sent to the member, withdraws what they have sent, or ends what both agreed to.
 *
 * @throws DomainError `notFound`, `auth.notAllowed` for what is the other's to do, `interest.closed` when it has been
 * answered, withdrawn or left too long, `account.emailUnconfirmed` for who accepts, `interest.impossible` for two who are no match any more
 */
export async function answerInterest(
	memberId: string,
	{ id, answer, kindWords = null }: { id: string; answer: Answer; kindWords?: KindWords | null },
	now: Date,
): Promise<void> {
	const known = await db.interest.findUnique({ where: { id }, select });
	if (!known) throw new DomainError('notFound');
	const { fromMemberId, toMemberId } = known;
	if (memberId !== fromMemberId && memberId !== toMemberId) throw new DomainError('notFound');
	const mayAnswer = { accept: [toMemberId], decline: [toMemberId], withdraw: [fromMemberId] };
	if (answer !== 'end' && !mayAnswer[answer].includes(memberId)) throw new DomainError('auth.notAllowed');
	const isStillPossible = answer !== 'accept' || (await mayAgree(memberId, fromMemberId, now));
	await db.$transaction(async (tx) => {
		await lockAccounts(tx, fromMemberId, toMemberId);
		// What was read before the two accounts were held may have changed.
		const held = await tx.interest.findUniqueOrThrow({ where: { id }, select });
		const isOpen = answer === 'end' ? held.status === 'accepted' : isWaiting(held, now);
		if (!isOpen) throw new DomainError('interest.closed');
		if (answer === 'accept') await requireConfirmedEmail(tx, memberId);
		if (!isStillPossible) throw new DomainError('interest.impossible');
		await change(tx, id, { ...changes[answer](memberId, now), kindWords });
	});
}

type Change = Prisma.InterestUncheckedUpdateInput;

const changes = {
	accept: (_by, now) => ({ status: 'accepted', answeredAt: now }),
	decline: (_by, now) => ({ status: 'declined', answeredAt: now }),
	withdraw: () => ({ status: 'withdrawn' }),
	end: (by, now) => ({ status: 'ended', endedById: by, endedAt: now }),
} satisfies Record<Answer, (memberId: string, now: Date) => Change>;

async function change(tx: Prisma.TransactionClient, id: string, data: Change): Promise<string> {
	await tx.interest.update({ where: { id }, data, select: { id: true } });
	return id;
}

/**
 * Closes every open interest between the member and another whose accounts are held, as the member's own no. Answers the id
 * of what was closed.
 */
export async function closeLiving(
	tx: Prisma.TransactionClient,
	memberId: string,
	otherId: string,
	now: Date,
): Promise<string | null> {
	const last = await findLast(tx, memberId, otherId);
	if (!last) return null;
	if (last.status === 'accepted') return change(tx, last.id, changes.end(memberId, now));
	if (last.status !== 'sent') return null;
	const answer = last.fromMemberId === memberId ? 'withdraw' : 'decline';
	return change(tx, last.id, changes[answer](memberId, now));
}

/** Closes the interests that have waited too long for an answer. Answers how many. */
export async function closeUnanswered(now: Date): Promise<number> {
	const { count } = await db.interest.updateMany({
		where: { status: 'sent', createdAt: { lte: latestUnanswered(now) } },
		data: { status: 'declined', answeredAt: now },
	});
	return count;
}

/** The open interest between two members, sent by either of them; else the last that did. */
async function findLast(
	tx: Prisma.TransactionClient,
	oneId: string,
	otherId: string,
): Promise<StoredInterest | null> {
	const pair = between(oneId, otherId);
	const living = await tx.interest.findFirst({
		where: { ...pair, status: { in: ['sent', 'accepted'] } },
		select,
	});
	return living ?? tx.interest.findFirst({ where: pair, orderBy: { createdAt: 'desc' }, select });
}

/** Sent by either of the two. */
export function between(oneId: string, otherId: string): Prisma.InterestWhereInput {
	return {
		OR: [
			{ fromMemberId: oneId, toMemberId: otherId },
			{ fromMemberId: otherId, toMemberId: oneId },
		],
	};
}

async function isKeptApart(tx: Prisma.TransactionClient, oneId: string, otherId: string): Promise<boolean> {
	const eitherWay = [
		{ memberId: oneId, otherId },
		{ memberId: otherId, otherId: oneId },
	];
	return (await tx.matchMark.count({ where: { kind: 'blocked', OR: eitherWay } })) > 0;
}

/** @throws DomainError `account.emailUnconfirmed` */
async function requireConfirmedEmail(tx: Prisma.TransactionClient, memberId: string): Promise<void> {
	const isConfirmed = { id: memberId, emailConfirmedAt: { not: null } };
	if ((await tx.member.count({ where: isConfirmed })) === 0)
		throw new DomainError('account.emailUnconfirmed');
}

/** @throws DomainError `account.emailUnconfirmed`, `interest.notListed` */
async function requireMaySend(tx: Prisma.TransactionClient, memberId: string): Promise<void> {
	const [sender] = await tx.$queryRaw<{ isConfirmed: boolean; isListed: boolean }[]>`
		SELECT "emailConfirmedAt" IS NOT NULL AS "isConfirmed",
			${isListedForMatches(Prisma.sql`sender`)} AS "isListed"
		FROM "Member" sender WHERE sender."id" = ${memberId}::uuid`;
	if (!sender?.isConfirmed) throw new DomainError('account.emailUnconfirmed');
	if (!sender.isListed) throw new DomainError('interest.notListed');
}
