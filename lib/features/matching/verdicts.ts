import { todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import type { Acting } from '@/lib/features/guardian/acting';
import { marriageVerdict } from '@/lib/rules/marriage/verdict';
import { getReader } from './candidates';
import { getFamilies, withoutPrivateFacts } from './families';
import { getMatch } from './matches';
import { type ChosenRow, findChosen, type Reader } from './queries';
import type { Party, VerdictOnTwo } from './serialize-marriage';

/** A card of the reader's own tree that they see. */
interface ShownCard {
	id: string;
	memberId: string | null;
	name: string | null;
	nameInOtherScript: string | null;
}

/**
 * Whether two may marry: two cards of the reader's own tree, or (without `one`) the reader and a card or a match.
 *
 * @throws DomainError `notFound` for who is neither, `marriage.departed`, `marriage.twoOfOneGender`
 */
export async function getVerdict(
	readerId: string,
	{ one: oneId, other: otherId }: { one?: string; other: string },
	now: Date,
): Promise<VerdictOnTwo> {
	const reader = await getReader(readerId, now);
	const card = findCard(reader, otherId);
	const { name, nameInOtherScript } = reader;
	const me = { id: readerId, memberId: readerId, name, nameInOtherScript };
	const one = oneId === undefined ? me : findCard(reader, oneId);
	if (one === null) throw new DomainError('notFound');
	if (card === null && one.memberId === readerId) return verdictOnMatch(reader, otherId, now);
	if (card === null) throw new DomainError('notFound');
	return verdictOnCards(reader, one, card, now);
}

function findCard({ near }: Reader, id: string): ShownCard | null {
	return near.cards.find((card) => card.isShown && (card.id === id || card.memberId === id)) ?? null;
}

async function verdictOnCards(reader: Reader, a: ShownCard, b: ShownCard, now: Date): Promise<VerdictOnTwo> {
	const accounts = [a, b].flatMap(({ memberId }) => memberId ?? []);
	const { upward } = await findChosen(reader.viewerId, { ids: accounts, agreed: [] }, now);
	// Of a relative who keeps their profile to themselves only what the trees tell counts.
	const families = getFamilies(
		[reader.near, upward].map((read) => withoutPrivateFacts(read, reader.id)),
		reader,
	);
	const [person, otherPerson] = [a, b].map(({ id }) => families.graph.individualOf(id));
	if (!person || !otherPerson) throw new DomainError('notFound');
	if (person.isDeceased || otherPerson.isDeceased) throw new DomainError('marriage.departed');
	const isOne = person.id === otherPerson.id || (person.sex !== null && person.sex === otherPerson.sex);
	if (isOne) throw new DomainError('marriage.twoOfOneGender');
	const getParty = ({ id, memberId, name, nameInOtherScript }: ShownCard, individualId: string): Party => ({
		...(families.nameOf(individualId) ?? { name: name ?? '', nameInOtherScript }),
		id,
		isMe: memberId === reader.id,
		isOwn: true,
	});
	return {
		one: getParty(a, person.id),
		other: getParty(b, otherPerson.id),
		families,
		verdict: marriageVerdict(families.graph, person.id, otherPerson.id, todayInIndia(now)),
	};
}

/** As the list of matches has it. */
async function verdictOnMatch(reader: Reader, otherId: string, now: Date): Promise<VerdictOnTwo> {
	const { match, families } = await getMatch(reader, otherId, now);
	return { ...getParties(reader, match.row), families, verdict: match.verdict };
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
	now: Date,
): Promise<VerdictOnTwo> {
	const reader = await getReader(seekerId, now, viewerId);
	const { rows, upward } = await findChosen(viewerId, { ids: [otherId], agreed: [] }, now);
	const [row] = rows;
	if (!row) throw new DomainError('notFound');
	const families = getFamilies([reader.near, upward], reader);
	const verdict = marriageVerdict(families.graph, seekerId, otherId, todayInIndia(now));
	return { ...getParties(reader, row), families, verdict };
}

function getParties(reader: Reader, { id, name, nameInOtherScript }: ChosenRow) {
	return {
		one: {
			id: reader.id,
			name: reader.name,
			nameInOtherScript: reader.nameInOtherScript,
			isMe: reader.viewerId === reader.id,
			isOwn: reader.viewerId === reader.id,
		},
		other: { id, name, nameInOtherScript, isMe: false, isOwn: false },
	};
}
