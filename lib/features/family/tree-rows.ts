import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import type { Person } from '@/lib/platform/db/generated/client';
import {
	BirthPrecision,
	DeathPrecision,
	FamilyTreePrivacy,
	type MarriagePrecision,
} from '@/lib/platform/db/generated/enums';
import { type Fact, facts } from '@/lib/rules/gedcom/facts';
import type { ParentKind, ParentRole } from './graph';
import type { OwnTree } from './own-tree';

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
	'treeId' | 'addedById' | 'createdAt' | 'updatedAt' | 'nameKey' | 'facts' | 'mergeUndo'
>;

export type PersonRow = Written & {
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

export interface TreeRows extends OwnTree {
	ownerId: string;
	people: PersonRow[];
	parentLinks: { childId: string; parentId: string; role: ParentRole; kind: ParentKind }[];
	unions: UnionRow[];
	/** The owner's family: of these they see more. */
	familyIds: ReadonlySet<string>;
}

/** Rows as the database writes them in JSON: an array of arrays, in the order of `columns`. Null where there are none. */
interface StoredRows {
	columns: readonly string[];
	json: string | null;
}

/** A member's tree as it has been read, before anything looks into it: another thread may do that. */
export interface StoredTree {
	tree: OwnTree;
	ownerId: string;
	people: StoredRows;
	parentLinks: StoredRows;
	unions: StoredRows;
	familyIds: readonly string[];
}

type StoredPerson = Omit<PersonRow, 'facts' | 'account' | 'bornOn' | 'diedOn' | 'invitedAt'> &
	Record<'bornOn' | 'diedOn' | 'invitedAt', string | null> & { facts: unknown; account: unknown };

type StoredUnion = Omit<UnionRow, 'facts' | 'marriedOn' | 'endedOn'> &
	Record<'marriedOn' | 'endedOn', string | null> & { facts: unknown };

/**
 * Of cards and links each is read by itself: some may have come or gone between, and links to nobody are left out.
 *
 * @throws DomainError `record.stale` when the tree has just been removed
 */
export function readTreeRows({ tree, ownerId, familyIds, ...stored }: StoredTree): TreeRows {
	const people = readRows<StoredPerson>(stored.people).map(readPerson);
	const ids = new Set(people.map(({ id }) => id));
	if (!ids.has(tree.meId)) throw new DomainError('record.stale');
	return {
		...tree,
		...{ ownerId, people, familyIds: new Set(familyIds) },
		parentLinks: readRows<TreeRows['parentLinks'][number]>(stored.parentLinks).filter(
			({ childId, parentId }) => ids.has(childId) && ids.has(parentId),
		),
		unions: readRows<StoredUnion>(stored.unions)
			.filter(({ partnerAId, partnerBId }) => ids.has(partnerAId) && ids.has(partnerBId))
			.map((row) => ({
				...row,
				...{ marriedOn: readDate(row.marriedOn), endedOn: readDate(row.endedOn) },
				facts: readFacts(row.facts),
			})),
	};
}

function readRows<Row extends object>(stored: StoredRows): Row[];
function readRows({ columns, json }: StoredRows): object[] {
	const rows: unknown[][] = json === null ? [] : JSON.parse(json);
	return rows.map((values) => {
		const row: Record<string, unknown> = {};
		columns.forEach((column, at) => {
			row[column] = values[at];
		});
		return row;
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

const readDate = (text: string | null) => (text === null ? null : new Date(text));

/** Most people have none. */
const readFacts = (stored: unknown) =>
	Array.isArray(stored) && stored.length === 0 ? [] : facts.parse(stored);
