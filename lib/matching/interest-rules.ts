import type { ErrorCode } from '@/lib/core/errors';
import type { InterestStatus } from '@/lib/db/generated/enums';
import type { interestStates } from './schema';

const dayMs = 24 * 60 * 60 * 1000;

/** So long an interest waits for its answer. One that nobody has answered by then is as one declined. */
const waitsMs = 60 * dayMs;

/** Who takes an interest or an agreement back can ask the same member anew only after this. */
const restsMs = 30 * dayMs;

/** An interest as far as the rules look at it. */
export interface Interest {
	fromMemberId: string;
	status: InterestStatus;
	createdAt: Date;
	endedById: string | null;
	endedAt: Date | null;
}

/** Sent no later than this, an interest has waited long enough. */
export const latestUnanswered = (now: Date) => new Date(now.getTime() - waitsMs);

export function isWaiting({ status, createdAt }: Pick<Interest, 'status' | 'createdAt'>, now: Date): boolean {
	return status === 'sent' && createdAt > latestUnanswered(now);
}

/** What either of the two is told of an interest: of a no, never how it came about. */
export function stateOf(
	interest: Pick<Interest, 'status' | 'createdAt'>,
	now: Date,
): (typeof interestStates)[number] {
	if (isWaiting(interest, now)) return 'sent';
	return interest.status === 'accepted' || interest.status === 'withdrawn' ? interest.status : 'notAccepted';
}

/** The words that came with an interest, as either of the two may read them: once taken back, only who wrote them. */
export function messageTold(
	{ status, message }: Pick<Interest, 'status'> & { message: string | null },
	isSender: boolean,
): string | null {
	return status === 'withdrawn' && !isSender ? null : message;
}

/**
 * Why a member cannot send an interest after the last one between the two; null when they can, or agree by it to what
 * waits for them. After a no the one who was told it has to wait until the other asks; who took it back, 30 days.
 */
export function refusalToSend(last: Interest, senderId: string, now: Date): ErrorCode | null {
	const isOwn = last.fromMemberId === senderId;
	switch (last.status) {
		case 'accepted':
			return 'interest.agreed';
		case 'sent':
			if (!isOwn) return null;
			return isWaiting(last, now) ? 'interest.alreadySent' : 'interest.notAccepted';
		case 'declined':
			return isOwn ? 'interest.notAccepted' : null;
		case 'withdrawn':
			return isOwn && isResting(last.createdAt, now) ? 'interest.tooSoon' : null;
		case 'ended':
			if (last.endedById !== senderId) return 'interest.notAccepted';
			return last.endedAt && isResting(last.endedAt, now) ? 'interest.tooSoon' : null;
	}
}

const isResting = (since: Date, now: Date) => since.getTime() > now.getTime() - restsMs;
