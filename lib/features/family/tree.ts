import pg from 'pg';
import * as z from 'zod';
import { todayInIndia } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import { mapInSteps, runInSlices, type Steps } from '@/lib/core/slices';
import { findFamilyIds, getFamily } from '@/lib/features/member/family-distance';
import { type Person, Prisma } from '@/lib/platform/db/generated/client';
import {
	BirthPrecision,
	DeathPrecision,
	FamilyTreePrivacy,
	type MarriagePrecision,
} from '@/lib/platform/db/generated/enums';
import { pool } from '@/lib/platform/db/pool';
import { type Fact, facts } from '@/lib/rules/gedcom/facts';
import type { ParentKind, ParentRole } from './graph';
import { getOwnTree, type OwnTree } from './own-tree';

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

/**
 * A member's tree, whole; made when they first look for it. As many statements for many people as for few.
 *
 * @throws DomainError `record.stale` when it has just been removed
 */
export async function readOwnTree(ownerId: string): Promise<TreeRows> {
	return readTree(await getOwnTree(ownerId), ownerId);
}

export async function readTree(tree: OwnTree, ownerId: string): Promise<TreeRows> {
	const [people, links, familyIds] = await Promise.all([
		findPeople(tree.id, ownerId),
		findLinks(tree.id),
		findFamilyIds(ownerId),
	]);
	// Of cards and links each is read by itself: some may have come or gone between.
	const ids = new Set(people.map(({ id }) => id));
	if (!ids.has(tree.meId)) throw new DomainError('record.stale');
	return {
		...tree,
		...{ ownerId, people, familyIds: new Set(familyIds) },
		...(await runInSlices(linksBetween(ids, links))),
	};
}

const notOnCards: ReadonlySet<string> = new Set<Prisma.PersonScalarFieldEnum>([
	...(['treeId', 'addedById', 'createdAt', 'updatedAt', 'nameKey', 'mergeUndo', 'unconfirmed'] as const),
]);
const personColumns = Prisma.raw(
	Object.values(Prisma.PersonScalarFieldEnum)
		.filter((column) => !notOnCards.has(column))
		.map((column) => `person."${column}"`)
		.join(),
);

async function findPeople(treeId: string, ownerId: string): Promise<PersonRow[]> {
	const rows = await readRows<
		Omit<PersonRow, 'account' | 'facts'> & { account: unknown; facts: unknown }
	>(Prisma.sql`
		SELECT ${personColumns}, coalesce(person."unconfirmed"::text[], '{}') AS "unconfirmed",
			CASE WHEN adder."id" IS NOT NULL THEN jsonb_build_object('id', adder."id", 'name', adder."name",
				'nameInOtherScript', adder."nameInOtherScript") END AS adder,
			CASE WHEN account."id" IS NOT NULL THEN to_jsonb(account) END AS account,
			request."id"::text AS "requestId", request."invitedAt"
		FROM "Person" person
		LEFT JOIN "Member" adder ON adder."id" = person."addedById"
		LEFT JOIN (
			SELECT "id", "name", "nameInOtherScript", "familyTreePrivacy", "photoId", "bornOn", "bornPrecision", "isDeceased", "diedOn",
				"diedPrecision", "ageAtDeath", "gender", "profession", "location", "mobileNumber", "mobileE164", "clan", "dynasty", "sakh", "gotra", "motherClan", "villageAddress",
				"tehsil", "district"
			FROM "Member" WHERE "claimedAt" IS NOT NULL
		) account ON account."id" = person."memberId"
		LEFT JOIN LATERAL (
			SELECT "id", CASE WHEN "status" = 'pending' AND "fromMemberId" = ${ownerId}::uuid THEN "createdAt" END AS "invitedAt"
			FROM "FamilyRequest" WHERE "status" IN ('pending', 'accepted') AND (
				"personId" = person."id"
				OR LEAST("fromMemberId", "toMemberId") = LEAST(${ownerId}::uuid, person."memberId")
				AND GREATEST("fromMemberId", "toMemberId") = GREATEST(${ownerId}::uuid, person."memberId")
			) LIMIT 1
		) request ON true
		WHERE person."treeId" = ${treeId}::uuid
		ORDER BY (person."memberId" = ${ownerId}::uuid) IS NOT TRUE, person."createdAt", person."id"`);
	return runInSlices(
		// Each as it is: thousands of copies keep the collector of garbage busy, and everybody waits for it.
		mapInSteps(rows, (row) =>
			Object.assign(row, {
				facts: facts.parse(row.facts),
				account: row.account === null ? null : accountOnCard.parse(row.account),
			}),
		),
	);
}

const types = {
	getTypeParser: (type: number, format?: 'text' | 'binary') =>
		type === pg.types.builtins.DATE && format !== 'binary'
			? (text: string) => new Date(`${text}T00:00:00Z`)
			: pg.types.getTypeParser(type, format),
};

/** Of many rows the driver makes objects as they arrive, and Prisma all at once at the end. */
async function readRows<Row extends object>({ text, values }: Prisma.Sql): Promise<Row[]> {
	const { rows } = await pool.query<Row>({ text, values, types });
	return rows;
}

interface LinkRow extends Omit<UnionRow, 'partnerAId' | 'partnerBId' | 'facts'> {
	isUnion: boolean;
	first: string;
	second: string;
	role: ParentRole;
	kind: ParentKind;
	facts: unknown;
}

/** Parent links and marriages, in one statement. */
function findLinks(treeId: string): Promise<LinkRow[]> {
	return readRows<LinkRow>(Prisma.sql`
		SELECT "isUnion", first, second, "role", "kind", sequence, "endedBy", "marriedOn", "marriedPrecision", "endedOn", place, facts
		FROM (
			SELECT false AS "isUnion", "childId"::text AS first, "parentId"::text AS second, "role"::text, "kind"::text,
				0 AS sequence, NULL AS "endedBy", NULL::date AS "marriedOn", NULL AS "marriedPrecision",
				NULL::date AS "endedOn", NULL AS place, NULL::jsonb AS facts, "createdAt", "id"
			FROM "ParentLink" WHERE "treeId" = ${treeId}::uuid
			UNION ALL
			SELECT true, "partnerAId"::text, "partnerBId"::text, NULL, NULL, "sequence", "endedBy"::text,
				"marriedOn", "marriedPrecision"::text, "endedOn", "place", "facts", "createdAt", "id"
			FROM "Union" WHERE "treeId" = ${treeId}::uuid
		) AS links
		ORDER BY "createdAt", "id"`);
}

function* linksBetween(
	ids: ReadonlySet<string>,
	rows: readonly LinkRow[],
): Steps<Pick<TreeRows, 'parentLinks' | 'unions'>> {
	const [parentLinks, unions]: [TreeRows['parentLinks'], UnionRow[]] = [[], []];
	for (const row of rows) {
		yield;
		const { isUnion, first, second, role, kind } = row;
		if (!ids.has(first) || !ids.has(second)) continue;
		if (!isUnion) parentLinks.push({ childId: first, parentId: second, role, kind });
		else {
			const { sequence, endedBy, marriedOn, marriedPrecision, endedOn, place, facts: stored } = row;
			unions.push({
				...{ partnerAId: first, partnerBId: second, sequence, endedBy },
				...{ marriedOn, marriedPrecision, endedOn, place, facts: facts.parse(stored) },
			});
		}
	}
	return { parentLinks, unions };
}

/**
 * Differs whenever anything differs that the owner's tree shows them: its rows, of the accounts in it and who of these is
 * family, and the day, since ages and rights depend on it. To be read before the rows: these may be newer, never older.
 */
export async function findTreeVersion(tree: OwnTree, ownerId: string, now: Date): Promise<string> {
	const [row] = await readRows<{ version: string }>(treeVersion(tree, ownerId, now));
	return row?.version ?? '';
}

/** The statement for it. */
export function treeVersion({ id: treeId }: OwnTree, ownerId: string, now: Date): Prisma.Sql {
	// A row has another xmin after each change: the transaction that has written it.
	const getRows = (rows: Prisma.Sql) => Prisma.sql`
		(SELECT concat(count(*), ':', sum(hashtextextended(concat("id", xmin), 0))) FROM ${rows})`;
	const inTree = Prisma.sql`"treeId" = ${treeId}::uuid`;
	const people = Prisma.sql`SELECT "id" FROM "Person" WHERE ${inTree}`;
	const accounts = Prisma.sql`SELECT unnest(ARRAY["memberId", "addedById"]) FROM "Person" WHERE ${inTree}`;
	return Prisma.sql`
		SELECT concat_ws(' ', ${ownerId}::text, ${todayInIndia(now).toISOString()}::text,
			${getRows(Prisma.sql`"FamilyTree" WHERE "id" = ${treeId}::uuid`)},
			${getRows(Prisma.sql`"Person" WHERE ${inTree}`)},
			${getRows(Prisma.sql`"ParentLink" WHERE ${inTree}`)},
			${getRows(Prisma.sql`"Union" WHERE ${inTree}`)},
			${getRows(Prisma.sql`"Member" WHERE "id" = ${ownerId}::uuid OR "id" IN (${accounts})`)},
			${getRows(Prisma.sql`"FamilyRequest"
				WHERE "fromMemberId" = ${ownerId}::uuid OR "toMemberId" = ${ownerId}::uuid OR "personId" IN (${people})`)},
			(SELECT sum(hashtextextended("id"::text, 0)) FROM ${getFamily(ownerId)} AS family)
		) AS version`;
}
