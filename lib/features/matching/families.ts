import type { PersonName } from '@/lib/features/member/written';
import type { CardFact } from '@/lib/platform/db/generated/enums';
import type { Atlas } from '@/lib/rules/clan/khaanps';
import { birthSpan } from '@/lib/rules/kinship/graph';
import {
	type FamilyRecords,
	type MarriageGraph,
	mergeRecords,
	type RecordedPerson,
} from '@/lib/rules/marriage/family-records';
import type { CardRow, FactRow, ProfileRow, RecordRows } from './records';

/** Who is whom in the trees that matter to a reader, and whom of them the reader may hear by name. */
export interface Families {
	graph: MarriageGraph;
	/** Null for who is not to be seen in the reader's own tree: only words of kinship are shown of them. */
	nameOf(individualId: string): PersonName | null;
	/** What a single relative has said of somebody in the reader's own tree, and what is therefore left out. */
	unconfirmedOf(individualId: string): ReadonlySet<CardFact>;
}

const sexOf = { Male: 'M', Female: 'F' } as const;

/** Of several readings together, which may overlap. */
export function getFamilies(rows: readonly RecordRows[], atlas: Atlas): Families {
	const samePeople = rows.flatMap((read) => read.samePeople);
	const graph = mergeRecords(getRecords(rows), samePeople, atlas);
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

function getRecords(rows: readonly RecordRows[]): FamilyRecords {
	return {
		persons: [
			...rows.flatMap(({ cards }) => cards.map(getCard)),
			...rows.flatMap(({ profiles }) => profiles.map(getProfile)),
		],
		parentLinks: rows.flatMap(({ parentLinks }) => parentLinks),
		unions: rows.flatMap(({ unions }) => unions),
	};
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
