import type { SameAnswer } from '@/lib/platform/db/generated/enums';
import type { sameStates } from './schema';

export type SameState = (typeof sameStates)[number];

/** What two answers make of a pair for who has given the first; null where the other owner has ended it unasked. */
export function findState(own: SameAnswer | null, other: SameAnswer | null): SameState | null {
	if (own === 'no') return 'apart';
	if (own === 'yes') return other === null ? 'waiting' : other === 'yes' ? 'joined' : 'notJoined';
	return other === 'no' ? null : 'asked';
}
