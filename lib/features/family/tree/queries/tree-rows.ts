import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import type { OwnTree } from '@/lib/features/family/tree/commands/lock-own-tree';
import type { ParentKind, ParentRole } from '@/lib/features/family/tree/rules/graph';
import type { Person } from '@/lib/platform/db/generated/client';
import {
	BirthPrecision,
	DeathPrecision,
	FamilyTreePrivacy,
	type MarriagePrecision,
} from '@/lib/platform/db/generated/enums';
import { type Fact, facts } from '@/lib/rules/gedcom/facts';

/** What an account tells of its member on a card, where the reader may see it. */
const accountOnCard = z.object({
	id: z.string(),
	name: z.string(),
	nameInOtherScript: z.string().nullable(),
	familyTreePrivacy: z.enum(FamilyTreePrivacy),
	photoId: z.string().nullable(),
	bornOn: z
		.string()
		.nullable()
		.transform((date) => (date === null ? null : new Date(date))),
	bornPrecision: z.enum(BirthPrecision).nullable(),
	isDeceased: z.boolean(),
	diedOn: z
		.string()
		.nullable()
		.transform((date) => (date === null ? null : new Date(date))),
	diedPrecision: z.enum(DeathPrecision).nullable(),
	ageAtDeath: z.number().nullable(),
	gender: z.enum(['Male', 'Female']).nullable(),
	profession: z.string().nullable(),
	location: z.string().nullable(),
	mobileNumber: z.string().nullable(),
	mobileE164: z.string().nullable(),
	clan: z.string().nullable(),
	dynasty: z.string().nullable(),
	sakh: z.string().nullable(),
	gotra: z.string().nullable(),
	motherClan: z.string().nullable(),
	villageAddress: z.string().nullable(),
	tehsil: z.string().nullable(),
	district: z.string().nullable(),
});

export type AccountOnCard = z.output<typeof accountOnCard>;

/** What the adder has written on a card. */
type Written = Omit<
	Person,
	'treeId' | 'addedById' | 'createdAt' | 'updatedAt' | 'nameKey' | 'facts' | 'mergeUndo' | 'changeUndo'
>;

export type PersonRow = Written & {
	/** Differs whenever anything else here does. */
	stamp: string;
	facts: Fact[];
	adder: { id: string; name: string; nameInOtherScript: string | null } | null;
	/** Of an account that its member has claimed. */
	account: AccountOnCard | null;
	/** The living request or link between the tree's owner and the member that the card represents, or is to represent. */
	requestId: string | null;
	/** When the owner has sent it, as long as it waits for its answer. */
	invitedAt: Date | null;
};

export interface UnionRow {
	partnerAId: string;
	partnerBId: string;
	sequence: number;
	endedBy: 'death' | 'divorce' | null;
	/** Midnight UTC, as the other. */
	marriedOn: Date | null;
	/** Null for dates from before it was recorded. */
	marriedPrecision: MarriagePrecision | null;
	endedOn: Date | null;
	place: string | null;
	facts: Fact[];
}

interface LinkRows {
	parentLinks: { childId: string; parentId: string; role: ParentRole; kind: ParentKind }[];
	unions: UnionRow[];
}

export interface TreeRows extends OwnTree, LinkRows {
	/** Of what has been read; no other has it. */
	rowsId: string;
	people: PersonRow[];
	/** With links to nobody. */
	stored: LinkRows & { stamp: string };
	/** The owner's family: of these they see more. */
	familyIds: ReadonlySet<string>;
}

/** What is known of a tree from before, by its stamps. */
export interface EarlierRows {
	id: string;
	/** A line each, in their order. */
	people: string;
	links: string;
}

export const earlierRows = ({ rowsId, people, stored }: TreeRows): EarlierRows => ({
	id: rowsId,
	people: people.map(({ stamp }) => stamp).join('\n'),
	links: stored.stamp,
});

/**
 * Rows as the database writes them in JSON: an array of arrays, in the order of `columns`. Null where there are none. In place
 * of a row that an earlier state has too is its number there.
 */
interface StoredRows {
	columns: readonly string[];
	json: string | null;
}

/** A member's tree as it has been read, before anything looks into it: another thread may do that. */
export interface StoredTree {
	tree: OwnTree & { familyIds: readonly string[] };
	/** The `rowsId` of the earlier state without which this one is not whole. */
	earlierId: string | null;
	people: StoredRows;
	/** Where that state has the same, neither parent links nor unions have been read. */
	linksStamp: string;
	parentLinks: StoredRows;
	unions: StoredRows;
}

type StoredPerson = Omit<PersonRow, 'facts' | 'account' | 'bornOn' | 'diedOn' | 'invitedAt'> &
	Record<'bornOn' | 'diedOn' | 'invitedAt', string | null> & { facts: unknown; account: unknown };

type StoredUnion = Omit<UnionRow, 'facts' | 'marriedOn' | 'endedOn'> &
	Record<'marriedOn' | 'endedOn', string | null> & { facts: unknown };

/**
 * Of cards and links each is read by itself: some may have come or gone between, and links to nobody are left out.
 *
 * @param earlier the state that `earlierId` names
 * @throws DomainError `record.stale` when the tree has just been removed
 */
export function readTreeRows({ tree, linksStamp, ...read }: StoredTree, earlier: TreeRows | null): TreeRows {
	const people = readRows(read.people, readPerson, earlier?.people);
	const ids = new Set(people.map(({ id }) => id));
	if (!ids.has(tree.meId)) throw new DomainError('record.stale');
	const stored = earlier?.stored.stamp === linksStamp ? earlier.stored : readLinks(read, linksStamp);
	return {
		...tree,
		rowsId: randomUUID(),
		people,
		stored,
		familyIds: new Set(tree.familyIds),
		parentLinks: onlyBetween(ids, stored.parentLinks, ({ childId, parentId }) => [childId, parentId]),
		unions: onlyBetween(ids, stored.unions, ({ partnerAId, partnerBId }) => [partnerAId, partnerBId]),
	};
}

/** The same list where that is all of them. */
function onlyBetween<Row>(
	ids: ReadonlySet<string>,
	rows: Row[],
	endsOf: (row: Row) => readonly string[],
): Row[] {
	const isBetween = (row: Row) => endsOf(row).every((id) => ids.has(id));
	return rows.every(isBetween) ? rows : rows.filter(isBetween);
}

function readLinks({ parentLinks, unions }: Pick<StoredTree, 'parentLinks' | 'unions'>, stamp: string) {
	return {
		stamp,
		parentLinks: readRows(parentLinks, (row: LinkRows['parentLinks'][number]) => row),
		unions: readRows(unions, readUnion),
	};
}

/** @param earlier the rows of the earlier state, in which numbers count from 1 */
function readRows<Stored extends object, Row>(
	stored: StoredRows,
	read: (row: Stored) => Row,
	earlier?: readonly Row[],
): Row[];
function readRows(
	{ columns, json }: StoredRows,
	read: (row: object) => object,
	earlier: readonly object[] = [],
): object[] {
	const rows: (unknown[] | number)[] = json === null ? [] : JSON.parse(json);
	// An object to which so many columns are added one by one becomes a hash table in V8: slow to make and to read.
	const blank: Record<string, unknown> = JSON.parse(
		`{${columns.map((column) => `"${column}":null`).join()}}`,
	);
	return rows.map((values) => {
		if (typeof values === 'number') {
			const known = earlier[values - 1];
			if (!known) throw new RangeError(`no row ${values} in the earlier state`);
			return known;
		}
		const row = { ...blank };
		columns.forEach((column, at) => {
			row[column] = values[at];
		});
		return read(row);
	});
}

function readPerson(row: StoredPerson): PersonRow {
	return Object.assign(row, {
		bornOn: readDate(row.bornOn),
		diedOn: readDate(row.diedOn),
		invitedAt: readDate(row.invitedAt),
		facts: readFacts(row.facts),
		account: row.account === null ? null : accountOnCard.parse(row.account),
	});
}

function readUnion(row: StoredUnion): UnionRow {
	return {
		...row,
		...{ marriedOn: readDate(row.marriedOn), endedOn: readDate(row.endedOn) },
		facts: readFacts(row.facts),
	};
}

const readDate = (text: string | null) => (text === null ? null : new Date(text));

/** Most people have none. */
const readFacts = (stored: unknown) =>
	Array.isArray(stored) && stored.length === 0 ? [] : facts.parse(stored);
