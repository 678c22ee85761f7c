import { todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import type { Acting } from '@/lib/features/matching/guardians/queries/acting';
import type { Seeker } from '@/lib/features/matching/queries/find-candidates';
import { findChosen, getSeeker } from '@/lib/features/matching/queries/find-candidates';
import {
	getCandidateParty,
	getMatch,
	getSeekerParty,
	getStored,
} from '@/lib/features/matching/queries/find-matches';
import type { ShownCard } from '@/lib/features/matching/verdicts/rules/open-families';
import type { VerdictReply } from '@/lib/features/matching/verdicts/schema';
import { askFamilies } from './ask-families';

/**
 * Whether two may marry: two cards of the seeker's own tree, or (without `one`) the seeker and a card or a match.
 *
 * @throws DomainError `notFound` for who is neither, `marriage.departed`, `marriage.twoOfOneGender`
 */
export async function getVerdict(
	seekerId: string,
	{ one: oneId, other: otherId }: { one?: string; other: string },
	language: Language,
	now: Date,
): Promise<VerdictReply> {
	const seeker = await getSeeker(seekerId, now);
	const input = oneId === undefined ? [otherId] : [otherId, oneId];
	const cards = await askFamilies({ name: 'shownCards', input, families: getStored(seeker) });
	const [card = null, oneCard = null] = cards;
	const { name, nameInOtherScript } = seeker;
	const me = { id: seekerId, memberId: seekerId, name, nameInOtherScript };
	const one = oneId === undefined ? me : oneCard;
	if (one === null) throw new DomainError('notFound');
	// The list of matches says the same.
	if (card === null && one.memberId === seekerId)
		return (await getMatch(seeker, otherId, language, now)).marriage;
	if (card === null) throw new DomainError('notFound');
	return getVerdictOnCards(seeker, [one, card], language, now);
}

async function getVerdictOnCards(
	seeker: Seeker,
	[one, other]: readonly [ShownCard, ShownCard],
	language: Language,
	now: Date,
): Promise<VerdictReply> {
	const ids = [one, other].flatMap(({ memberId }) => memberId ?? []);
	const { upwardJson } = await findChosen(seeker.viewerId, { ids, agreed: [] }, now);
	return askFamilies({
		name: 'marriageOfCards',
		input: { one, other, language, today: todayInIndia(now) },
		families: getStored(seeker, upwardJson),
	});
}

/**
 * On two who have agreed to be in touch, also where they are no match of each other any more. Read by the first of the two,
 * or their guardian.
 *
 * @throws DomainError `notFound` when the other's account has just been removed
 */
export async function getVerdictOnAgreed(
	{ seekerId, actorId: viewerId }: Pick<Acting, 'seekerId' | 'actorId'>,
	otherId: string,
	language: Language,
	now: Date,
): Promise<VerdictReply> {
	const seeker = await getSeeker(seekerId, now, viewerId);
	const { rows, upwardJson } = await findChosen(viewerId, { ids: [otherId], agreed: [] }, now);
	const [row] = rows;
	if (!row) throw new DomainError('notFound');
	return askFamilies({
		name: 'marriage',
		input: { one: getSeekerParty(seeker), other: getCandidateParty(row), language, today: todayInIndia(now) },
		families: getStored(seeker, upwardJson),
	});
}
