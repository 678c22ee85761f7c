import type * as z from 'zod';
import type { ErrorCode } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import type { Actor, ReachedContact } from '@/lib/features/matching/guardians/queries/in-force';
import type { ActedInterest } from '@/lib/features/matching/interests/queries/interest-columns';
import type { InterestAnswers, interestOfMatch } from '@/lib/features/matching/interests/schema';
import { nameIn } from '@/lib/features/member/dto/written';
import type { InterestStatus } from '@/lib/platform/db/generated/enums';
import { restsMs } from './constants';

export type InterestOfMatch = z.output<typeof interestOfMatch>;

const dayMs = 24 * 60 * 60 * 1000;

/** So long an interest waits for its answer. One that nobody has answered in this time is as one declined. */
export const waitsMs = 60 * dayMs;

/** What the rules need of an interest. */
export interface Interest {
	fromMemberId: string;
	status: InterestStatus;
	createdAt: Date;
	endedById: string | null;
	endedAt: Date | null;
	/** The one asked has said a yes that counts, and the sender's own is awaited. */
	saidYes: boolean;
}

/** The columns that hold what the sender has chosen. */
export const answerSelect = { family: true, village: true, work: true, plans: true, seeks: true } as const;

/** What the sender has chosen; null where that is nothing. */
export function getAnswers({
	family,
	village,
	work,
	plans,
	seeks,
}: InterestAnswers): InterestOfMatch['answers'] {
	const hasAnswered = family || village || work || plans.length > 0 || seeks.length > 0;
	return hasAnswered ? { family, village, work, plans, seeks } : null;
}

/** Sent no later than this, an interest has waited long enough. */
export const latestUnanswered = (now: Date) => new Date(now.getTime() - waitsMs);

export function isWaiting({ status, createdAt }: Pick<Interest, 'status' | 'createdAt'>, now: Date): boolean {
	return status === 'sent' && createdAt > latestUnanswered(now);
}

type SeenInterest = Pick<Interest, 'fromMemberId' | 'status' | 'createdAt' | 'endedById'> &
	InterestAnswers &
	Pick<InterestOfMatch, 'message' | 'kindWords'> & { id: string };

/**
 * An interest as one of its two sees it. Of a no, whether by declining, by leaving it or by ending what both had
 * agreed to, the other reads only that it was not accepted, and the kind words where some were chosen; who has ended it has
 * withdrawn a wish of their own.
 */
export function stateSeenBy(memberId: string, interest: SeenInterest, now: Date) {
	const { id, fromMemberId, status, createdAt, endedById, message, kindWords } = interest;
	const isSent = fromMemberId === memberId || status === 'ended';
	return {
		_id: id,
		direction: isSent ? ('sent' as const) : ('received' as const),
		state: endedById === memberId ? ('withdrawn' as const) : getState(interest, now),
		// Only its sender reads what was withdrawn.
		...(status === 'withdrawn' && !isSent
			? { answers: null, message: null }
			: { answers: getAnswers(interest), message }),
		kindWords,
		createdAt: createdAt.toISOString(),
	};
}

/** The same with who acts for either. */
export function interestSeenBy(
	memberId: string,
	interest: SeenInterest & ActedInterest,
	{ language, now }: { language: Language; now: Date },
): InterestOfMatch {
	return {
		...stateSeenBy(memberId, interest, now),
		...actorsSeenBy(memberId, interest, { language, now }),
	};
}

/** Who acts on either side, and what is awaited. Of a guardian's yes the other side reads nothing until it counts. */
function actorsSeenBy(
	memberId: string,
	interest: Pick<Interest, 'fromMemberId' | 'status' | 'createdAt'> & ActedInterest,
	{ language, now }: { language: Language; now: Date },
): Omit<InterestOfMatch, keyof ReturnType<typeof stateSeenBy>> {
	const { fromMemberId, status, fromActor, toActor, fromWaits, toWaits, saidYes } = interest;
	const isFrom = fromMemberId === memberId;
	const isOpen = isWaiting(interest, now);
	const [own, other] = isFrom ? [fromActor, toActor] : [toActor, fromActor];
	const { fromContact, toContact } = interest;
	const [ownContact, otherContact] = isFrom ? [fromContact, toContact] : [toContact, fromContact];
	const isShown = isFrom ? status === 'accepted' || (isOpen && saidYes) : isOpen || status === 'accepted';
	const isOwnAwaited = isOpen && (isFrom ? fromWaits : toWaits);
	const isOtherAwaited = isOpen && !isFrom && saidYes;
	return {
		ownActor: own && serializeActor(own, language),
		otherActor: isShown && other ? serializeActor(other, language) : null,
		awaits: isOwnAwaited ? 'own' : isOtherAwaited ? 'other' : null,
		saidYes: isOpen && saidYes,
		isSenderAwaited: isOpen && !isFrom && fromWaits,
		ownContact: isOpen || status === 'accepted' ? ownContact : null,
		otherContact: isShown ? otherContact : null,
	};
}

/** Of a guardian also who they are. */
export function serializeContact(
	{ hi, en, email, mobileNumber, mobileE164, ...who }: ReachedContact,
	language: Language,
) {
	const contactOf = hi !== null && en !== null ? serializeActor({ ...who, hi, en }, language) : null;
	return { email, mobileNumber, mobileE164, contactOf };
}

const serializeActor = (actor: Actor, language: Language) => ({
	name: nameIn(language, actor),
	words: actor[language],
});

function getState(interest: Pick<Interest, 'status' | 'createdAt'>, now: Date): InterestOfMatch['state'] {
	if (isWaiting(interest, now)) return 'sent';
	const { status } = interest;
	return status === 'accepted' || status === 'withdrawn' || status === 'over' ? status : 'notAccepted';
}

/**
 * Why a member cannot send an interest after the last one between the two; null when they can, or agree by it to what
 * waits for them. After a no the one who received it has to wait until the other asks; who withdrew, 30 days.
 */
export function refusalToSend(last: Interest, senderId: string, now: Date): ErrorCode | null {
	const isOwn = last.fromMemberId === senderId;
	switch (last.status) {
		case 'accepted':
			return 'interest.agreed';
		case 'sent':
			if (!isOwn) return last.saidYes && isWaiting(last, now) ? 'interest.alreadySent' : null;
			return isWaiting(last, now) ? 'interest.alreadySent' : 'interest.notAccepted';
		case 'declined':
			return isOwn ? 'interest.notAccepted' : null;
		case 'withdrawn':
			return isOwn && isResting(last.createdAt, now) ? 'interest.tooSoon' : null;
		case 'ended':
			if (last.endedById !== senderId) return 'interest.notAccepted';
			return last.endedAt && isResting(last.endedAt, now) ? 'interest.tooSoon' : null;
		case 'over':
			return null;
	}
}

const isResting = (since: Date, now: Date) => since.getTime() > now.getTime() - restsMs;
