import { getSeeker } from '@/lib/features/matching/queries/find-candidates';
import { getStored } from '@/lib/features/matching/queries/find-matches';
import { askFamilies } from './ask-families';

/**
 * The ancestors of a card of the member's tree who have a name there or in a tree that is joined to it, by the numbers of
 * Eytzinger and Sosa. Facts that relatives keep private do not count.
 *
 * @throws DomainError `auth.required` when the account has just been removed
 */
export async function findNamedAncestors(
	memberId: string,
	{ cardId, generations }: { cardId: string; generations: number },
	now: Date,
): Promise<number[]> {
	const families = getStored(await getSeeker(memberId, now));
	return askFamilies({ name: 'namedAncestors', input: { cardId, generations }, families });
}
