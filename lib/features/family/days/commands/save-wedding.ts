import { todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import { getSpan, type PartialDate, partialDateText, readPartialDate } from '@/lib/core/partial-date';
import { getPerson } from '@/lib/features/family/days/queries/find-days';
import { type Couple, couplesPerPage, type WeddingBody } from '@/lib/features/family/days/schema';
import { dateText } from '@/lib/features/family/gedcom/rules/fact-dates';
import type { FamilyMember } from '@/lib/features/family/schema';
import { lockOwnTree, noteChange } from '@/lib/features/family/tree/commands/lock-own-tree';
import type { DatedCard } from '@/lib/features/family/tree/queries/answer-of-tree';
import { openTree } from '@/lib/features/family/tree/queries/open-tree';
import { db } from '@/lib/platform/db/client';
import type { MarriagePrecision } from '@/lib/platform/db/generated/enums';
import { type Fact, facts as storedFacts } from '@/lib/rules/gedcom/facts';

/** A marriage in a member's tree that has not ended. */
interface Marriage {
	id: string;
	partnerIds: readonly [string, string];
	/** Midnight UTC; of a year its first day. */
	marriedOn: Date | null;
	/** Whether more than the year is known. */
	isWholeDay: boolean;
}

const notEnded = { endedOn: null, endedBy: null } as const;

export async function findMarriages(memberId: string): Promise<Marriage[]> {
	const unions = await db.union.findMany({
		where: { tree: { ownerId: memberId }, ...notEnded },
		select: {
			...{ id: true, partnerAId: true, partnerBId: true },
			...{ marriedOn: true, marriedPrecision: true, facts: true },
		},
		orderBy: { id: 'asc' },
	});
	return unions.map(({ id, partnerAId, partnerBId, facts, ...wedding }) => ({
		id,
		partnerIds: [partnerAId, partnerBId] as const,
		marriedOn: wedding.marriedOn,
		isWholeDay: isWholeDay(wedding, storedFacts.parse(facts)),
	}));
}

/** Whether the day of a wedding is known. What a file says more exactly or less than the columns is a fact. */
function isWholeDay(
	{ marriedOn, marriedPrecision }: { marriedOn: Date | null; marriedPrecision: MarriagePrecision | null },
	said: readonly Fact[],
): boolean {
	if (!marriedOn) return false;
	const date = said.find(({ tag }) => tag === 'MARR')?.date;
	if (date !== undefined) return /^\d{1,2} [A-Z]{3} \d{4}$/.test(date);
	if (marriedPrecision !== null) return marriedPrecision === 'day';
	// Of a date from before the precision was recorded, the first of January is mostly a year.
	return marriedOn.getUTCMonth() > 0 || marriedOn.getUTCDate() > 1;
}

/** By their ids, in the order of the tree. */
type DatedCards = ReadonlyMap<string, DatedCard>;

/** Couples that live and are shown; of a family with few, the ones without a day first. */
export function listCouples(cards: DatedCards, marriages: readonly Marriage[]): Couple[] {
	const couples = marriages.flatMap(({ id, partnerIds, marriedOn, isWholeDay: isWhole }): Couple[] => {
		const couple = partnerIds.flatMap((partnerId) => cards.get(partnerId) ?? []);
		if (couple.length < 2 || couple.some(({ isDeceased }) => isDeceased)) return [];
		const date = marriedOn && partialDateText({ date: marriedOn, precision: isWhole ? 'day' : 'year' });
		return [{ _id: id, people: couple.map(getPerson), marriedOn: date }];
	});
	// One that is saved keeps its place on a page of many.
	return couples.length > couplesPerPage
		? couples
		: couples.toSorted((a, b) => (a.marriedOn?.length ?? 0) - (b.marriedOn?.length ?? 0));
}

/**
 * Writes when a couple of the member's tree was married; null where that is not known.
 *
 * @throws DomainError `notFound`, `input.invalid` for a month without its day, about a year, a day to come, and one before the
 * birth of either
 */
export async function saveWedding(
	memberId: string,
	{ id, marriedOn: date }: { id: string } & WeddingBody,
	now: Date,
): Promise<void> {
	const partners = await readPartners(memberId, id, now);
	await db.$transaction(async (tx) => {
		const { id: treeId } = await lockOwnTree(tx, memberId);
		const union = await tx.union.findFirst({
			where: { id, treeId, ...notEnded },
			select: { facts: true },
		});
		if (!union) throw new DomainError('notFound');
		const precision = date && getPrecision(date);
		if (date) refuseImpossible(date, partners, now);
		await tx.union.update({
			where: { id },
			data: {
				...{ marriedOn: date?.date ?? null, marriedPrecision: precision },
				facts: withWedding(storedFacts.parse(union.facts), date && precision ? date : null),
			},
			select: { id: true },
		});
		await noteChange(tx, treeId);
	});
}

/** The cards of a couple of the member's tree; none where it is not there. */
async function readPartners(memberId: string, id: string, now: Date): Promise<FamilyMember[]> {
	const union = await db.union.findFirst({
		where: { id, tree: { ownerId: memberId } },
		select: { partnerAId: true, partnerBId: true },
	});
	if (!union) return [];
	const tree = await openTree(memberId, 'hi', now);
	return tree.ask('cards', [union.partnerAId, union.partnerBId]);
}

function refuse(message: string): never {
	throw new DomainError('input.invalid', { fields: [{ path: 'marriedOn', message }] });
}

function getPrecision({ precision }: PartialDate): MarriagePrecision {
	return precision === 'day' || precision === 'year' ? precision : refuse('weddingPrecision');
}

function refuseImpossible(
	wedding: PartialDate,
	partners: readonly Pick<DatedCard, 'dob'>[],
	now: Date,
): void {
	const { earliest, latest } = getSpan(wedding);
	if (earliest > todayInIndia(now)) refuse('dateToCome');
	for (const { dob } of partners) {
		const born = readPartialDate(dob ?? '');
		if (born && latest < getSpan(born).earliest) refuse('marriedBeforeBorn');
	}
}

/** The first wedding is the one that the columns hold; a couple that has divorced may have married again. */
function withWedding(stored: readonly Fact[], wedding: PartialDate | null): Fact[] {
	const first = stored.findIndex(({ tag }) => tag === 'MARR');
	return stored.map((fact, index) => (index === first ? withDate(fact, wedding) : fact));
}

/** What a file has said of a wedding, with its new date. */
function withDate({ date: _date, phrase: _phrase, ...said }: Fact, wedding: PartialDate | null): Fact {
	const date = wedding && dateText(wedding.date, wedding.precision === 'day' ? 'day' : 'year');
	return { ...said, ...(date !== null && { date }) };
}
