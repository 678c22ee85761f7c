import { DomainError } from '@/lib/core/errors';
import { lockAccounts } from '@/lib/features/family/requests/commands/link-account';
import {
	type Acting,
	checkActing,
	isGuardian,
	noteAct,
} from '@/lib/features/matching/guardians/queries/acting';
import {
	getAllowance,
	type SentCounts,
	sentCounts,
} from '@/lib/features/matching/interests/queries/allowance';
import { getAwaited } from '@/lib/features/matching/interests/queries/awaited';
import {
	type Interest,
	isWaiting,
	latestUnanswered,
	refusalToSend,
} from '@/lib/features/matching/interests/rules';
import type { InterestAnswers, interestAnswerBody } from '@/lib/features/matching/interests/schema';
import { checkSeen } from '@/lib/features/matching/queries/own-blocks';
import { findRelationship, mayAgree } from '@/lib/features/matching/queries/relationship';
import { isListedForMatches } from '@/lib/features/member/queries/matchable';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { GuardianAction, KindWords } from '@/lib/platform/db/generated/enums';

type Answer = (typeof interestAnswerBody)['_output']['answer'];

interface Pair {
	fromMemberId: string;
	toMemberId: string;
}

interface StoredInterest extends Interest, Pair {
	id: string;
	/** Whether the sending or the yes of a guardian waits for the own yes of that side. */
	fromWaits: boolean;
	toWaits: boolean;
}

/** The columns of rows of "Interest" as `interest`, with what is awaited now. */
function storedColumns(now: Date): Prisma.Sql {
	const { fromWaits, toWaits, saidYes } = getAwaited(now);
	return Prisma.sql`interest."id"::text, interest."fromMemberId"::text, interest."toMemberId"::text, interest."status"::text,
		interest."createdAt", interest."endedById"::text, interest."endedAt",
		${fromWaits} AS "fromWaits", ${toWaits} AS "toWaits", ${saidYes} AS "saidYes"`;
}

/** What has become of an interest, for the mails about it. */
export type InterestEvent =
	| ('sent' | 'agreed' | 'declined' | 'withdrawn' | 'ended')
	/** Agreed by the sender's own yes, which came last. */
	| 'confirmed'
	/** A guardian of the one asked has said yes, and the seeker's own is awaited. */
	| 'receiverAwaited'
	/** The one asked has said yes, and the sender's own is awaited. */
	| 'senderAwaited'
	/** One of the two has married. */
	| 'over'
	/** No mail is sent. */
	| 'kept';

export interface ChangedInterest {
	id: string;
	event: InterestEvent;
}

/** The message that says what has been done. */
export function doneWith(asked: 'send' | Answer, { event }: ChangedInterest) {
	if (event === 'receiverAwaited' || event === 'senderAwaited') return event;
	return event === 'agreed' || event === 'confirmed' ? 'accept' : asked;
}

/**
 * Sends a member's interest to a match. Where the other's waits for this member's answer, it is a yes to that.
 * Answers the id of the interest that lives now.
 *
 * @throws DomainError `notFound` for members who are no match, `account.emailUnconfirmed`, `interest.notListed`, `interest.alreadySent`,
 * `interest.agreed`, `interest.notAccepted`, `interest.tooSoon`, `interest.many…`
 */
export async function sendInterest(
	acting: Acting,
	{ memberId: otherId, answers }: { memberId: string; answers: InterestAnswers | null },
	now: Date,
): Promise<ChangedInterest> {
	const { seekerId: senderId } = acting;
	const relationship = await findRelationship(senderId, otherId, now);
	if (!relationship) throw new DomainError('notFound');
	return db.$transaction(async (tx) => {
		await lockAccounts(tx, senderId, otherId);
		const held = await checkActing(tx, acting, now);
		// Somebody may have blocked the other since they were a match.
		if (await isKeptApart(tx, senderId, otherId)) throw new DomainError('notFound');
		await requireMaySend(tx, senderId);
		if (isGuardian(held)) await requireConfirmedEmail(tx, held.actorId);
		const last = await findLast(tx, [senderId, otherId], now);
		const refusal = last && refusalToSend(last, senderId, now);
		if (refusal) throw new DomainError(refusal);
		if (last && isWaiting(last, now)) return sayYes(tx, held, last, now);
		if (last?.status === 'sent') await change(tx, last.id, { status: 'declined', answeredAt: now });
		const [counts] = await tx.$queryRaw<SentCounts[]>(sentCounts(senderId, now));
		const allowance = counts && getAllowance(counts);
		if (allowance?.left === 0) throw new DomainError(allowance.refusal);
		const sent = { ...answers, fromMemberId: senderId, toMemberId: otherId, createdAt: now };
		const by = isGuardian(held) && { fromById: held.actorId, fromWaitsAt: now };
		const { id } = await tx.interest.create({ data: { ...sent, ...by }, select: { id: true } });
		await noteAct(tx, held, { action: 'sent', otherId }, now);
		return { id, event: 'sent' };
	});
}

/** The yes of the one asked. It counts once it is the seeker's own or the last word of a guardian, on either side. */
async function sayYes(
	tx: Prisma.TransactionClient,
	acting: Acting,
	{ id, fromMemberId, fromWaits }: StoredInterest,
	now: Date,
): Promise<ChangedInterest> {
	await noteAct(tx, acting, { action: 'accepted', otherId: fromMemberId }, now);
	// Also the last word waits as long as the other side does: what it counts for is asked when that is over.
	const by = isGuardian(acting) ? { toById: acting.actorId, toWaitsAt: now } : { toWaitsAt: null };
	if (!acting.hasLastWord) {
		await change(tx, id, by);
		return { id, event: 'receiverAwaited' };
	}
	if (fromWaits) {
		await change(tx, id, { ...by, saidYesAt: now });
		return { id, event: 'senderAwaited' };
	}
	await change(tx, id, { ...by, ...agreed(now) });
	return { id, event: 'agreed' };
}

/** Each of the two has said a yes that counts now. */
const agreed = (now: Date) =>
	({ fromWaitsAt: null, toWaitsAt: null, status: 'accepted', answeredAt: now }) as const;

/** The sender's yes to what a guardian has sent: their own, or the last word of a guardian. */
async function confirm(
	tx: Prisma.TransactionClient,
	acting: Acting,
	{ id, toWaits, saidYes }: StoredInterest,
	now: Date,
): Promise<ChangedInterest> {
	if (saidYes) {
		await change(tx, id, agreed(now));
		return { id, event: 'confirmed' };
	}
	// The other side's yes, if there was one, no longer counts.
	await change(tx, id, { saidYesAt: null, ...(!isGuardian(acting) && { fromWaitsAt: null }) });
	return { id, event: toWaits ? 'receiverAwaited' : 'kept' };
}

/**
 * Accepts or declines what was sent to the member, confirms or withdraws what they have sent, or ends what both agreed to.
 *
 * @throws DomainError `notFound`, `auth.notAllowed` for what is the other's or the seeker's own to do, `interest.closed` when it has been
 * answered, withdrawn or left too long, `account.emailUnconfirmed` for who says yes, `interest.impossible` for two who are no match any more
 */
export async function answerInterest(
	acting: Acting,
	{ id, answer, kindWords = null }: { id: string; answer: Answer; kindWords?: KindWords | null },
	now: Date,
): Promise<ChangedInterest> {
	const { seekerId: memberId } = acting;
	const select = { fromMemberId: true, toMemberId: true } as const;
	const known = await db.interest.findUnique({ where: { id }, select });
	if (!known) throw new DomainError('notFound');
	const { fromMemberId, toMemberId } = known;
	if (memberId !== fromMemberId && memberId !== toMemberId) throw new DomainError('notFound');
	const otherId = memberId === fromMemberId ? toMemberId : fromMemberId;
	await checkSeen(acting, otherId);
	if (!mayAnswer[answer](known, acting)) throw new DomainError('auth.notAllowed');
	const isYes = answer === 'accept' || answer === 'confirm';
	const isStillPossible = !isYes || (await mayAgree(memberId, otherId, now));
	return db.$transaction(async (tx) => {
		await lockAccounts(tx, fromMemberId, toMemberId);
		// What was read before the two accounts were held may have changed.
		const held = await getStored(tx, id, now);
		const actor = await checkActing(tx, acting, now);
		await checkSeen(actor, otherId, tx);
		if (!isOpenTo[answer](held, now)) throw new DomainError('interest.closed');
		if (isYes) await requireConfirmedEmail(tx, memberId);
		if (isYes && isGuardian(actor)) await requireConfirmedEmail(tx, actor.actorId);
		if (!isStillPossible) throw new DomainError('interest.impossible');
		if (answer === 'accept') return sayYes(tx, actor, held, now);
		if (answer === 'confirm') {
			await noteAct(tx, actor, { action: 'accepted', otherId }, now);
			return confirm(tx, actor, held, now);
		}
		if (answer === 'showContact') {
			await change(tx, id, memberId === fromMemberId ? { fromById: null } : { toById: null });
			return { id, event: 'kept' };
		}
		const { data, event, action } = endings[answer](memberId, now);
		await change(tx, id, { ...data, kindWords });
		await noteAct(tx, actor, { action, otherId }, now);
		return { id, event };
	});
}

/** By the side that the actor is on; a seeker's own word is not for a guardian who was not given it. */
const mayAnswer: Record<Answer, (interest: Pair, acting: Acting) => boolean> = {
	accept: ({ toMemberId }, { seekerId }) => toMemberId === seekerId,
	decline: ({ toMemberId }, { seekerId }) => toMemberId === seekerId,
	withdraw: ({ fromMemberId }, { seekerId }) => fromMemberId === seekerId,
	confirm: ({ fromMemberId }, { seekerId, hasLastWord }) => fromMemberId === seekerId && hasLastWord,
	showContact: (_interest, acting) => !isGuardian(acting),
	end: () => true,
};

const isOpenTo: Record<Answer, (interest: StoredInterest, now: Date) => boolean> = {
	accept: (interest, now) => isWaiting(interest, now) && !interest.saidYes,
	decline: isWaiting,
	withdraw: isWaiting,
	confirm: (interest, now) => isWaiting(interest, now) && interest.fromWaits,
	showContact: ({ status }) => status === 'accepted',
	end: ({ status }) => status === 'accepted',
};

type Change = Prisma.InterestUncheckedUpdateInput;

interface Ending {
	data: Change;
	event: InterestEvent;
	action: GuardianAction;
}

const endings = {
	decline: (_by, now) => ({
		...{ data: { status: 'declined', answeredAt: now }, event: 'declined', action: 'declined' },
	}),
	withdraw: () => ({ data: { status: 'withdrawn' }, event: 'withdrawn', action: 'withdrew' }),
	end: (by, now) => ({
		data: { status: 'ended', endedById: by, endedAt: now },
		...{ event: 'ended', action: 'ended' },
	}),
} satisfies Record<'decline' | 'withdraw' | 'end', (memberId: string, now: Date) => Ending>;

async function change(tx: Prisma.TransactionClient, id: string, data: Change): Promise<void> {
	await tx.interest.update({ where: { id }, data, select: { id: true } });
}

/**
 * Closes every open interest between the member and another whose accounts are held, as the member's own no. Answers
 * what was closed.
 */
export async function closeLiving(
	tx: Prisma.TransactionClient,
	memberId: string,
	otherId: string,
	now: Date,
): Promise<ChangedInterest | null> {
	const last = await findLast(tx, [memberId, otherId], now);
	if (!last || (last.status !== 'accepted' && last.status !== 'sent')) return null;
	const ownAnswer = last.fromMemberId === memberId ? 'withdraw' : 'decline';
	const { data, event } = endings[last.status === 'accepted' ? 'end' : ownAnswer](memberId, now);
	await change(tx, last.id, data);
	return { id: last.id, event };
}

/** Closes the interests that have waited too long for an answer. Answers how many. */
export async function closeUnanswered(now: Date): Promise<number> {
	const { count } = await db.interest.updateMany({
		where: { status: 'sent', createdAt: { lte: latestUnanswered(now) } },
		data: { status: 'declined', answeredAt: now },
	});
	return count;
}

/**
 * Closes the open interests of which one of the two is married: those of one member, or all. Returns what was closed; each is
 * closed by one process.
 */
export async function closeOfMarried(memberId: string | null, now: Date): Promise<ChangedInterest[]> {
	const isOpenAndMarried = {
		status: 'sent',
		createdAt: { gt: latestUnanswered(now) },
		OR: [{ fromMember: { isMarried: true } }, { toMember: { isMarried: true } }],
	} satisfies Prisma.InterestWhereInput;
	const ofMember = memberId === null ? {} : { OR: [{ fromMemberId: memberId }, { toMemberId: memberId }] };
	const found = await db.interest.findMany({
		where: { AND: [isOpenAndMarried, ofMember] },
		select: { id: true, fromMemberId: true, toMemberId: true },
	});
	const closed: ChangedInterest[] = [];
	for (const { id, fromMemberId, toMemberId } of found) {
		const isClosed = await db.$transaction(async (tx) => {
			await lockAccounts(tx, fromMemberId, toMemberId);
			const data = { status: 'over', answeredAt: now } as const;
			return (await tx.interest.updateMany({ where: { id, ...isOpenAndMarried }, data })).count > 0;
		});
		if (isClosed) closed.push({ id, event: 'over' });
	}
	return closed;
}

/** The open interest between two members, sent by either of them; else the last that did. */
async function findLast(
	tx: Prisma.TransactionClient,
	[oneId, otherId]: readonly [string, string],
	now: Date,
): Promise<StoredInterest | null> {
	const [last] = await tx.$queryRaw<StoredInterest[]>`
		SELECT ${storedColumns(now)} FROM "Interest" interest
		WHERE (interest."fromMemberId", interest."toMemberId")
			IN ((${oneId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${oneId}::uuid))
		ORDER BY interest."status" IN ('sent', 'accepted') DESC, interest."createdAt" DESC LIMIT 1`;
	return last ?? null;
}

/** @throws DomainError `notFound` when it has gone with the account of one of the two */
async function getStored(tx: Prisma.TransactionClient, id: string, now: Date): Promise<StoredInterest> {
	const [stored] = await tx.$queryRaw<StoredInterest[]>`
		SELECT ${storedColumns(now)} FROM "Interest" interest WHERE interest."id" = ${id}::uuid`;
	if (!stored) throw new DomainError('notFound');
	return stored;
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
