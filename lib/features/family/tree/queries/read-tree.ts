import { todayInIndia } from '@/lib/core/calendar';
import { type OwnTree, ownTree } from '@/lib/features/family/tree/commands/lock-own-tree';
import { getFamily } from '@/lib/features/member/queries/family-distance';
import { Prisma } from '@/lib/platform/db/generated/client';
import { pool } from '@/lib/platform/db/pool';
import type { EarlierRows, StoredTree } from './tree-rows';

/** A member's tree without its rows. */
export interface TreeState extends OwnTree {
	/**
	 * Differs whenever anything differs that the owner's tree shows them: its rows, the accounts in it and which of these are
	 * family, and the day, since ages and rights depend on it.
	 */
	version: string;
	/** How many people are in the tree, with and without a card. */
	size: number;
	/** The accounts of the owner's family: the owner sees more of these. */
	familyIds: string[];
}

/**
 * A member's tree, as many statements for many people as for few. Each answers one text, which costs no time here however
 * long it is. Of what an earlier state has too, nothing is read again. The rows may be newer than the `tree`, never older.
 */
export async function readTree(tree: TreeState, earlier: EarlierRows | null): Promise<StoredTree> {
	const [people, { stamp, parentLinks, unions }] = await Promise.all([
		readPeople(tree, earlier?.people ?? ''),
		readLinks(tree.id, earlier?.links ?? ''),
	]);
	return {
		tree,
		earlierId: earlier?.id ?? null,
		linksStamp: stamp,
		people: { columns: cardColumns, json: people },
		parentLinks: { columns: linkColumns, json: parentLinks },
		unions: { columns: unionColumns, json: unions },
	};
}

const notOnCards: ReadonlySet<string> = new Set<Prisma.PersonScalarFieldEnum>([
	...(['treeId', 'addedById', 'createdAt', 'updatedAt', 'nameKey'] as const),
	...(['mergeUndo', 'changeUndo', 'unconfirmed'] as const),
]);
const personColumns = Object.values(Prisma.PersonScalarFieldEnum).filter((column) => !notOnCards.has(column));
const cardColumns = ['stamp', ...personColumns, 'unconfirmed', 'adder', 'account', 'requestId', 'invitedAt'];
const linkColumns = ['childId', 'parentId', 'role', 'kind'];
const unionColumns = [
	...['partnerAId', 'partnerBId', 'sequence', 'endedBy'],
	...['marriedOn', 'marriedPrecision', 'endedOn', 'place', 'facts'],
];

const listed = (columns: readonly string[]) => Prisma.raw(columns.map((column) => `"${column}"`).join());

/** The sender of a request to an address does not learn whether anybody got it, until it is accepted. */
const isKnownTo = (ownerId: string) => Prisma.sql`
	NOT ("isByAddress" AND "fromMemberId" = ${ownerId}::uuid AND "status" NOT IN ('accepted', 'held'))`;

/** @param stamps of the people of an earlier state, a line each: in place of their rows, their numbers are answered. */
async function readPeople({ id: treeId, ownerId }: OwnTree, stamps: string): Promise<string | null> {
	const [row] = await readRows<{ json: string | null }>(Prisma.sql`
		-- Written before they are sorted: a whole row is wide.
		WITH written AS MATERIALIZED (SELECT person."id", person."createdAt", person."memberId",
			CASE WHEN earlier."at" IS NOT NULL THEN to_json(earlier."at") ELSE json_build_array(
				stamped."stamp", ${Prisma.raw(personColumns.map((column) => `person."${column}"`).join())},
				coalesce(person."unconfirmed"::text[], '{}'),
				CASE WHEN adder."id" IS NOT NULL THEN json_build_object('id', adder."id", 'name', adder."name",
					'nameInOtherScript', adder."nameInOtherScript") END,
				CASE WHEN account."id" IS NOT NULL THEN to_json(account) END,
				request."id", request."invitedAt"
			) END AS json
		FROM "Person" person
		LEFT JOIN "Member" adder ON adder."id" = person."addedById"
		LEFT JOIN (
			SELECT xmin AS "stamp", "id", "name", "nameInOtherScript", "familyTreePrivacy", "photoId", "bornOn", "bornPrecision", "isDeceased", "diedOn",
				"diedPrecision", "ageAtDeath", "gender", "profession", "location", "mobileNumber", "mobileE164", "clan", "dynasty", "sakh", "gotra", "motherClan", "villageAddress",
				"tehsil", "district"
			FROM "Member" WHERE "claimedAt" IS NOT NULL
		) account ON account."id" = person."memberId"
		LEFT JOIN LATERAL (
			SELECT "id", CASE WHEN "status" = 'pending' AND "fromMemberId" = ${ownerId}::uuid THEN "createdAt" END AS "invitedAt"
			FROM "FamilyRequest" WHERE "status" IN ('pending', 'accepted', 'held') AND ${isKnownTo(ownerId)} AND (
				"personId" = person."id"
				OR LEAST("fromMemberId", "toMemberId") = LEAST(${ownerId}::uuid, person."memberId")
				AND GREATEST("fromMemberId", "toMemberId") = GREATEST(${ownerId}::uuid, person."memberId")
			) LIMIT 1
		) request ON true
		CROSS JOIN LATERAL (
			SELECT ROW(person."id", person.xmin, adder.xmin, account."stamp", request."id", request."invitedAt")::text AS "stamp"
		) stamped
		LEFT JOIN string_to_table(${stamps}, chr(10)) WITH ORDINALITY AS earlier("stamp", "at") ON earlier."stamp" = stamped."stamp"
		WHERE person."treeId" = ${treeId}::uuid)
		SELECT json_agg(json ORDER BY ("memberId" = ${ownerId}::uuid) IS NOT TRUE, "createdAt", "id")::text AS json
		FROM written`);
	return row?.json ?? null;
}

interface LinkTexts extends Record<'parentLinks' | 'unions', string | null> {
	stamp: string;
}

/** Parent links and marriages, in one statement; none where their stamp is `known`. */
async function readLinks(treeId: string, known: string): Promise<LinkTexts> {
	const inTree = Prisma.sql`"treeId" = ${treeId}::uuid`;
	const [row] = await readRows<LinkTexts>(Prisma.sql`
		WITH state AS (SELECT concat_ws(' ',
			${getState(Prisma.sql`"ParentLink" WHERE ${inTree}`)}, ${getState(Prisma.sql`"Union" WHERE ${inTree}`)}) AS "stamp")
		SELECT "stamp",
			(SELECT json_agg(json_build_array(${listed(linkColumns)}) ORDER BY "createdAt", "id")::text
				FROM "ParentLink" WHERE ${inTree} AND "stamp" <> ${known}) AS "parentLinks",
			(SELECT json_agg(json_build_array(${listed(unionColumns)}) ORDER BY "createdAt", "id")::text
				FROM "Union" WHERE ${inTree} AND "stamp" <> ${known}) AS unions
		FROM state`);
	return row ?? { stamp: '', parentLinks: null, unions: null };
}

/** How many rows there are, and in which state. A row has another xmin after each change: the transaction that has written it. */
const getState = (rows: Prisma.Sql) => Prisma.sql`
	(SELECT concat(count(*), ':', sum(hashtextextended(concat("id", xmin), 0))) FROM ${rows})`;

async function readRows<Row extends object>({ text, values }: Prisma.Sql): Promise<Row[]> {
	const { rows } = await pool.query<Row>({ text, values });
	return rows;
}

/** Null for a member who has no tree yet. */
export async function findTreeState(ownerId: string, now: Date): Promise<TreeState | null> {
	const [state] = await readRows<TreeState>(treeState(ownerId, now));
	return state ?? null;
}

/** Selects a `TreeState`. */
export function treeState(ownerId: string, now: Date): Prisma.Sql {
	const inTree = Prisma.sql`"treeId" = (SELECT "id"::uuid FROM own)`;
	const people = Prisma.sql`SELECT "id" FROM "Person" WHERE ${inTree}`;
	// One list with the owner: an OR beside a subquery would read every account of the portal.
	const accounts = Prisma.sql`
		SELECT ${ownerId}::uuid UNION ALL SELECT unnest(ARRAY["memberId", "addedById"]) FROM "Person" WHERE ${inTree}`;
	return Prisma.sql`
		WITH own AS MATERIALIZED (${ownTree(ownerId)}),
			family AS MATERIALIZED (SELECT "id" FROM ${getFamily(ownerId)} AS family)
		SELECT own.*, concat_ws(' ', ${ownerId}::text, ${todayInIndia(now).toISOString()}::text,
			${getState(Prisma.sql`"FamilyTree" WHERE "id" = own."id"::uuid`)},
			${getState(Prisma.sql`"Person" WHERE ${inTree}`)},
			${getState(Prisma.sql`"ParentLink" WHERE ${inTree}`)},
			${getState(Prisma.sql`"Union" WHERE ${inTree}`)},
			${getState(Prisma.sql`"Member" WHERE "id" IN (${accounts})`)},
			${getState(Prisma.sql`"FamilyRequest"
				WHERE ("fromMemberId" = ${ownerId}::uuid OR "toMemberId" = ${ownerId}::uuid OR "personId" IN (${people}))
					AND ${isKnownTo(ownerId)}`)},
			(SELECT sum(hashtextextended("id"::text, 0)) FROM family)
		) AS version,
			(SELECT count(*)::int FROM "Person" WHERE ${inTree}) AS size,
			ARRAY(SELECT "id"::text FROM family) AS "familyIds"
		FROM own`;
}
