import { todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import type { Acting } from '@/lib/features/matching/guardians/queries/acting';
import { findChosen, type Reader } from '@/lib/features/matching/queries/find-candidates';
import {
	getMatch,
	getOtherParty,
	getReaderParty,
	getStored,
} from '@/lib/features/matching/queries/find-matches';
import { getReader } from '@/lib/features/matching/queries/search-candidates';
import type { VerdictReply } from '@/lib/features/matching/schema';
import type { ShownCard } from '@/lib/features/matching/verdicts/rules/open-families';
import { askFamilies } from './ask-families';

/**
 * Whether two may marry: two cards of the reader's own tree, or (without `one`) the reader and a card or a match.
 *
 * @throws DomainError `notFound` for who is neither, `marriage.departed`, `marriage.twoOfOneGender`
 */
export async function getVerdict(
	readerId: string,
	{ one: oneId, other: otherId }: { one?: string; other: string },
	language: Language,
	now: Date,
): Promise<VerdictReply> {
	const reader = await getReader(readerId, now);
	const input = oneId === undefined ? [otherId] : [otherId, oneId];
	const cards = await askFamilies({ name: 'shownCards', input, families: getStored(reader) });
	const [card = null, oneCard = null] = cards;
	const { name, nameInOtherScript } = reader;
	const me = { id: readerId, memberId: readerId, name, nameInOtherScript };
	const one = oneId === undefined ? me : oneCard;
	if (one === null) throw new DomainError('notFound');
	// The list of matches says the same.
	if (card === null && one.memberId === readerId)
		return (await getMatch(reader, otherId, language, now)).marriage;
	if (card === null) throw new DomainError('notFound');
	return getVerdictOnCards(reader, [one, card], language, now);
}

async function getVerdictOnCards(
	reader: Reader,
	[one, other]: readonly [ShownCard, ShownCard],
	language: Language,
	now: Date,
): Promise<VerdictReply> {
	const ids = [one, other].flatMap(({ memberId }) => memberId ?? []);
	const { upwardJson } = await findChosen(reader.viewerId, { ids, agreed: [] }, now);
	return askFamilies({
		name: 'marriageOfCards',
		input: { one, other, language, today: todayInIndia(now) },
		families: getStored(reader, upwardJson),
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
	const reader = await getReader(seekerId, now, viewerId);
	const { rows, upwardJson } = await findChosen(viewerId, { ids: [otherId], agreed: [] }, now);
	const [row] = rows;
	if (!row) throw new DomainError('notFound');
	return askFamilies({
		name: 'marriage',
		input: { one: getReaderParty(reader), other: getOtherParty(row), language, today: todayInIndia(now) },
		families: getStored(reader, upwardJson),
	});
}
