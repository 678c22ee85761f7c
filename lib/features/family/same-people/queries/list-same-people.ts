import { groupedBy } from '@/lib/core/grouping';
import type { Language } from '@/lib/core/language';
import { findState } from '@/lib/features/family/same-people/rules';
import type { AcrossTrees, samePeopleReply, WithinTree } from '@/lib/features/family/same-people/schema';
import type { FamilyMember } from '@/lib/features/family/schema';
import { openTree } from '@/lib/features/family/tree/queries/open-tree';
import { writeTexts } from '@/lib/features/member/dto/written';
import { db } from '@/lib/platform/db/client';
import type { SameAnswer } from '@/lib/platform/db/generated/enums';
import { type Comparison, comparePeople } from '@/lib/rules/same-person/likeness';
import { getPairs, ownTreeTakesPart } from './get-pairs';
import { findComparable, type Life, readLives } from './read-lives';

type SamePeopleReply = (typeof samePeopleReply)['_input'];

/** Questions that wait for one owner's answer are shown so many at a time, the oldest first. */
const maxAsked = 20;
const maxListed = 200;

interface PairRow {
	id: string;
	isWithin: boolean;
	ownId: string;
	otherId: string;
	ownAnswer: SameAnswer | null;
	otherAnswer: SameAnswer | null;
	isOfOnePlace: boolean | null;
	ownerId: string;
	ownerName: string;
	ownerNameInOtherScript: string | null;
}

/**
 * The people of a member's tree who are likely, or by both owners' word, the same as people of other trees, and those who
 * have two cards in the member's own. Before both have said yes, nothing of the other card is in it but whether name and village
 * agreed when the pair was found.
 */
export async function listSamePeople(
	memberId: string,
	language: Language,
	now: Date,
): Promise<SamePeopleReply> {
	const [comparison, rows] = await Promise.all([findComparison(memberId), findPairs(memberId)]);
	const ownIds = rows.flatMap(({ ownId, otherId, isWithin }) => (isWithin ? [ownId, otherId] : [ownId]));
	const own = await readCards(memberId, ownIds, language, now);
	const compare = await readComparisons(rows);
	const within = rows.filter(({ isWithin }) => isWithin);
	const duplicates = within.flatMap((row): WithinTree[] => {
		const [a, b] = [row.ownId, row.otherId].map((id) => findOwnCard(own.get(id)));
		const compared = compare(row);
		if (!a || !b || !compared?.isLikely || row.ownAnswer !== null) return [];
		return [{ _id: row.id, one: a, other: b, fields: [...compared.fields] }];
	});
	const across = rows.filter(({ isWithin }) => !isWithin);
	const getFields = await readFields(across, compare);
	const others = await readJoinedCards(across, language, now);
	const questions: AcrossTrees[] = [];
	let asked = 0;
	for (const row of across) {
		const state = findState(row.ownAnswer, row.otherAnswer);
		const [ownCard, fields] = [findOwnCard(own.get(row.ownId)), getFields(row)];
		if (!state || !ownCard || !fields) continue;
		if (state === 'asked' && asked >= maxAsked) continue;
		if (state === 'asked') asked += 1;
		const { ownerName: name, ownerNameInOtherScript: nameInOtherScript } = row;
		questions.push({
			...{ _id: row.id, state, own: ownCard, fields: [...fields] },
			owner: { name, written: writeTexts(language, { name, nameInOtherScript }) },
			other: state === 'joined' ? findOtherCard(others.get(row.otherId)) : null,
		});
	}
	return { comparison, questions, duplicates };
}

async function findComparison(memberId: string): Promise<SamePeopleReply['comparison']> {
	const [found] = await db.$queryRaw<SamePeopleReply['comparison'][]>`
		SELECT own."isComparable", ${ownTreeTakesPart} AS "takesPart",
			me."emailConfirmedAt" IS NOT NULL AS "isEmailConfirmed"
		FROM "Member" me JOIN "FamilyTree" own ON own."ownerId" = me."id" WHERE me."id" = ${memberId}::uuid`;
	return found ?? { isComparable: null, takesPart: false, isEmailConfirmed: false };
}

function findPairs(memberId: string): Promise<PairRow[]> {
	return db.$queryRaw<PairRow[]>`
		SELECT "id"::text, "isWithin", "ownId"::text, "otherId"::text, "ownAnswer"::text, "otherAnswer"::text,
			"isOfOnePlace", "ownerId"::text, "ownerName", "ownerNameInOtherScript"
		FROM ${getPairs(memberId)} pair ORDER BY "createdAt", "id" LIMIT ${maxListed}`;
}

const isJoined = ({ ownAnswer, otherAnswer }: PairRow) => findState(ownAnswer, otherAnswer) === 'joined';

type Fields = Comparison['fields'];

/**
 * Reads what two cards of two trees agree in; null where one of the two is not compared any more. Before both owners have said yes this is
 * what was stored when the pair was found, so that no change of a card tells anything of the other one.
 */
async function readFields(
	across: readonly PairRow[],
	compare: (row: PairRow) => Comparison | null,
): Promise<(row: PairRow) => Fields | null> {
	const comparable = await findComparable(across.flatMap(({ ownId, otherId }) => [ownId, otherId]));
	return (row) => {
		if (isJoined(row)) return compare(row)?.fields ?? null;
		return [row.ownId, row.otherId].every((id) => comparable.has(id)) ? getStoredFields(row) : null;
	};
}

/** Pairs are found by their name. */
function getStoredFields({ isOfOnePlace }: PairRow): Fields {
	const name = { field: 'name', agreement: 'equal' } as const;
	return isOfOnePlace ? [name, { field: 'village', agreement: 'equal' }] : [name];
}

/** Compares two cards of a tree, or two that are joined; null where one of the two may not be compared. */
async function readComparisons(rows: readonly PairRow[]): Promise<(row: PairRow) => Comparison | null> {
	const getLives = async (isWithin: boolean) => {
		const ids = rows
			.filter((row) => row.isWithin === isWithin && (isWithin || isJoined(row)))
			.flatMap(({ ownId, otherId }) => [ownId, otherId]);
		const lives = await readLives(ids, isWithin ? 'ownTree' : 'otherTrees');
		return new Map(lives.map((life): [string, Life] => [life.id, life]));
	};
	const [within, across] = await Promise.all([getLives(true), getLives(false)]);
	return ({ isWithin, ownId, otherId }) => {
		const lives = isWithin ? within : across;
		const [own, other] = [lives.get(ownId), lives.get(otherId)];
		return own && other ? comparePeople(own.likeness, other.likeness) : null;
	};
}

type Cards = ReadonlyMap<string, FamilyMember>;

async function readCards(
	ownerId: string,
	ids: readonly string[],
	language: Language,
	now: Date,
): Promise<Cards> {
	const cards = await (await openTree(ownerId, language, now)).ask('cards', ids);
	return new Map(cards.map((card) => [card._id, card]));
}

function findOwnCard(card: FamilyMember | undefined): AcrossTrees['own'] | null {
	return card ? { _id: card._id, ...getShown(card) } : null;
}

function getShown({ name, written, relationWords, villageAddress: village, dob, dod }: FamilyMember) {
	const shown = { name: written?.name, villageAddress: written?.villageAddress };
	return { name, written: shown, relationWords, village, born: dob, died: dod };
}

/** The cards of the trees with which the member's is joined, as their owners see them. */
async function readJoinedCards(rows: readonly PairRow[], language: Language, now: Date): Promise<Cards> {
	const byOwner = groupedBy(rows.filter(isJoined), ({ ownerId }) => ownerId);
	const trees = await Promise.all(
		[...byOwner].map(([ownerId, pairs]) => {
			const ids = pairs.map(({ otherId }) => otherId);
			return readCards(ownerId, ids, language, now);
		}),
	);
	return new Map(trees.flatMap((cards) => [...cards]));
}

/** What the card of the other tree tells its owner, and what it is to them. */
function findOtherCard(card: FamilyMember | undefined): AcrossTrees['other'] {
	return card ? getShown(card) : null;
}
