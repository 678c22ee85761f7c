import type { ErrorCode } from '@/lib/core/errors';
import type { InterestStatus } from '@/lib/platform/db/generated/enums';
import { restsMs } from './constants';

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

/** Sent no later than this, an interest has waited long enough. */
export const latestUnanswered = (now: Date) => new Date(now.getTime() - waitsMs);

export function isWaiting({ status, createdAt }: Pick<Interest, 'status' | 'createdAt'>, now: Date): boolean {
	return status === 'sent' && createdAt > latestUnanswered(now);
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
