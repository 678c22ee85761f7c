import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import type { Actor, ReachedContact } from '@/lib/features/matching/guardians/queries/in-force';
import { nameIn } from '@/lib/features/member/dto/written';
import type { ActedInterest } from './queries/interest-columns';
import { type Interest, isWaiting } from './rules';
import type { InterestAnswers, interestOfMatch } from './schema';

export type InterestOfMatch = z.output<typeof interestOfMatch>;

/** The columns that hold what the sender has chosen. */
export const answerSelect = { family: true, village: true, work: true, plans: true, seeks: true } as const;

/** The sender's answers; null where nothing was chosen. */
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

type SeenInterest = Pick<Interest, 'fromMemberId' | 'status' | 'createdAt' | 'endedById'> &
	InterestAnswers &
	Pick<InterestOfMatch, 'message' | 'kindWords'> & { id: string };

/**
 * An interest as one of its two sees it. Of a no, whether by declining, by leaving it or by ending what both had
 * agreed to, the other reads only that it was not accepted, and the kind words where some were chosen; who has ended it has
 * withdrawn a wish of their own.
 */
export function toInterestStateDto(memberId: string, interest: SeenInterest, now: Date) {
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
export function toInterestDto(
	memberId: string,
	interest: SeenInterest & ActedInterest,
	{ language, now }: { language: Language; now: Date },
): InterestOfMatch {
	return {
		...toInterestStateDto(memberId, interest, now),
		...toInterestActorsDto(memberId, interest, { language, now }),
	};
}

/** The guardians who act on either side, and the awaited answers. The other side learns of a guardian's yes once it counts. */
function toInterestActorsDto(
	memberId: string,
	interest: Pick<Interest, 'fromMemberId' | 'status' | 'createdAt'> & ActedInterest,
	{ language, now }: { language: Language; now: Date },
): Omit<InterestOfMatch, keyof ReturnType<typeof toInterestStateDto>> {
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
		ownActor: own && toActorDto(own, language),
		otherActor: isShown && other ? toActorDto(other, language) : null,
		awaits: isOwnAwaited ? 'own' : isOtherAwaited ? 'other' : null,
		saidYes: isOpen && saidYes,
		isSenderAwaited: isOpen && !isFrom && fromWaits,
		ownContact: isOpen || status === 'accepted' ? ownContact : null,
		otherContact: isShown ? otherContact : null,
	};
}

/** Of a guardian also who they are. */
export function toContactDto(
	{ hi, en, email, mobileNumber, mobileE164, ...who }: ReachedContact,
	language: Language,
) {
	const contactOf = hi !== null && en !== null ? toActorDto({ ...who, hi, en }, language) : null;
	return { email, mobileNumber, mobileE164, contactOf };
}

const toActorDto = (actor: Actor, language: Language) => ({
	name: nameIn(language, actor),
	words: actor[language],
});

function getState(interest: Pick<Interest, 'status' | 'createdAt'>, now: Date): InterestOfMatch['state'] {
	if (isWaiting(interest, now)) return 'sent';
	const { status } = interest;
	return status === 'accepted' || status === 'withdrawn' || status === 'over' ? status : 'notAccepted';
}
