import { addToGroup } from '@/lib/core/grouping';
import type {
	CardRow,
	FactRow,
	ProfileRow,
	RecordRows,
} from '@/lib/features/matching/verdicts/queries/read-records';
import type { PersonName } from '@/lib/features/member/dto/written';
import type { CardFact } from '@/lib/platform/db/generated/enums';
import type { Atlas } from '@/lib/rules/clan/khaanps';
import { birthSpan } from '@/lib/rules/kinship/graph';
import { cutToAncestors } from '@/lib/rules/marriage/ancestor-records';
import {
	type FamilyRecords,
	type FormerMarriage,
	type MarriageGraph,
	mergeRecords,
	type RecordedPerson,
} from '@/lib/rules/marriage/family-records';

/** Who is whom in the trees that matter to a reader, and whom of them the reader may hear by name. */
export interface Families {
	graph: MarriageGraph;
	/** Null for who is not to be seen in the reader's own tree: only words of kinship are shown of them. */
	nameOf(individualId: string): PersonName | null;
	/** What a single relative has said of somebody in the reader's own tree, and what is therefore left out. */
	unconfirmedOf(individualId: string): ReadonlySet<CardFact>;
}

const sexOf = { Male: 'M', Female: 'F' } as const;

/**
 * Merges several readings, which may overlap. Former marriages are in them as `findFormerMarriages` has them.
 *
 * @param ancestorsOf a card: then they hold only who it and its ancestors are, which takes little time also of a large tree
 */
export function getFamilies(
	rows: readonly RecordRows[],
	{ atlas, viewerId }: { atlas: Atlas; viewerId: string },
	ancestorsOf?: string,
): Families {
	const samePeople = rows.flatMap((read) => read.samePeople);
	const all = getRecords(rows, viewerId);
	const joins = samePeople.filter(({ isSame }) => isSame);
	const records = ancestorsOf === undefined ? all : cutToAncestors(all, joins, ancestorsOf);
	const graph = mergeRecords(records, samePeople, atlas);
	const names = new Map<string, PersonName>();
	const unconfirmed = new Map<string, ReadonlySet<CardFact>>();
	const profiles = new Map(
		rows.flatMap((read) => read.profiles.map((profile) => [profile.id, profile] as const)),
	);
	for (const card of rows.flatMap(({ cards }) => cards)) {
		const individual = card.isShown ? graph.individualOf(card.id) : null;
		const profile = profiles.get(card.memberId ?? '');
		const { name, nameInOtherScript } = profile?.name ? profile : card;
		if (individual && name !== null) names.set(individual.id, { name, nameInOtherScript });
		if (individual && card.unconfirmed.length > 0) unconfirmed.set(individual.id, new Set(card.unconfirmed));
	}
	return {
		graph,
		nameOf: (id) => names.get(id) ?? null,
		unconfirmedOf: (id) => unconfirmed.get(id) ?? new Set(),
	};
}

function getRecords(rows: readonly RecordRows[], viewerId: string): FamilyRecords {
	const former = findFormerMarriages(rows, viewerId);
	return {
		persons: [
			...rows.flatMap(({ cards }) =>
				cards.map((card) => ({ ...getCard(card), formerMarriage: former.get(card.id) ?? null })),
			),
			...rows.flatMap(({ profiles }) => profiles.map(getProfile)),
		],
		parentLinks: rows.flatMap(({ parentLinks }) => parentLinks),
		unions: rows.flatMap(({ unions }) => unions),
	};
}

/**
 * How the marriages of cards ended, by the cards' ids, where none lasts. Only of marriages that the reader may know: of
 * those that they see in their own tree, and of their own in any tree. Who has not said that they were married before
 * keeps that to themselves: nobody else learns of it from a tree that they do not see.
 */
function findFormerMarriages(
	rows: readonly RecordRows[],
	viewerId: string,
): ReadonlyMap<string, FormerMarriage> {
	const cards = new Map(rows.flatMap((read) => read.cards.map((card) => [card.id, card] as const)));
	const ends = new Map<string, (FormerMarriage | null)[]>();
	for (const { partnerAId, partnerBId, endedBy } of rows.flatMap(({ unions }) => unions)) {
		const [a, b] = [cards.get(partnerAId), cards.get(partnerBId)];
		if (!a || !b) continue;
		for (const [card, partner] of [
			[a, b],
			[b, a],
		] as const) {
			const mayKnow = (card.isShown && partner.isShown) || card.memberId === viewerId;
			if (mayKnow) addToGroup(ends, card.id, endOfMarriage(endedBy, partner));
		}
	}
	return new Map(
		[...ends].flatMap(([id, ended]) => {
			const isOver = ended.every((how) => how !== null);
			return isOver ? [[id, ended.includes('divorced') ? 'divorced' : 'widowed'] as const] : [];
		}),
	);
}

function endOfMarriage(
	endedBy: RecordRows['unions'][number]['endedBy'],
	partner: CardRow,
): FormerMarriage | null {
	if (endedBy === 'divorce') return 'divorced';
	return endedBy === 'death' || partner.isDeceased ? 'widowed' : null;
}

function getCard({
	treeId,
	memberId,
	kind,
	isShown: _isShown,
	unconfirmed: _unconfirmed,
	...row
}: CardRow): RecordedPerson {
	return { ...getFacts(row), treeId, memberId, isNamed: kind === 'named', isMaritalStatusHidden: false };
}

function getProfile({
	isPrivate: _isPrivate,
	isMaritalStatusHidden = false,
	...row
}: ProfileRow): RecordedPerson {
	return { ...getFacts(row), treeId: null, memberId: row.id, isNamed: true, isMaritalStatusHidden };
}

/** The same as if no ancestor of two trees were joined. */
export function withoutJoins(read: RecordRows): RecordRows {
	return { ...read, samePeople: read.samePeople.filter(({ isSame }) => !isSame) };
}

const hiddenFacts = {
	...{ bornOn: null, bornPrecision: null, isMarried: null, isMaritalStatusHidden: true },
	...{ clan: null, sakh: null, gotra: null, motherClan: null },
} as const;

/**
 * The same, but that private profiles tell no more than who it is, and no other profile of a marriage that has ended: for a
 * reader who could ask for what they hold.
 */
export function withoutPrivateFacts(read: RecordRows, readerId: string): RecordRows {
	const profiles = read.profiles.map((row) => {
		if (row.id === readerId) return row;
		return { ...row, formerMarriage: null, ...(row.isPrivate && hiddenFacts) };
	});
	return { ...read, profiles };
}

function getFacts({ gender, bornOn, bornPrecision, ...facts }: FactRow) {
	return {
		...facts,
		sex: gender && sexOf[gender],
		born: bornOn !== null && bornPrecision !== null ? birthSpan(new Date(bornOn), bornPrecision) : null,
	};
}
