import { todayInIndia } from '@/lib/core/calendar';
import { findFamilyIds, getFamily } from '@/lib/features/member/family-distance';
import { Prisma } from '@/lib/platform/db/generated/client';
import { pool } from '@/lib/platform/db/pool';
import type { OwnTree } from './own-tree';
import type { StoredTree } from './tree-rows';

/**
 * A member's tree, as many statements for many people as for few. Each answers one text, which costs no time here however
 * long it is.
 */
export async function readTree(tree: OwnTree, ownerId: string): Promise<StoredTree> {
	const [people, { parentLinks, unions }, familyIds] = await Promise.all([
		readPeople(tree.id, ownerId),
		readLinks(tree.id),
		findFamilyIds(ownerId),
	]);
	return {
		...{ tree, ownerId, familyIds },
		people: { columns: cardColumns, json: people },
		parentLinks: { columns: linkColumns, json: parentLinks },
		unions: { columns: unionColumns, json: unions },
	};
}

const notOnCards: ReadonlySet<string> = new Set<Prisma.PersonScalarFieldEnum>([
	...(['treeId', 'addedById', 'createdAt', 'updatedAt', 'nameKey', 'mergeUndo', 'unconfirmed'] as const),
]);
const personColumns = Object.values(Prisma.PersonScalarFieldEnum).filter((column) => !notOnCards.has(column));
const cardColumns = [...personColumns, 'unconfirmed', 'adder', 'account', 'requestId', 'invitedAt'];
const linkColumns = ['childId', 'parentId', 'role', 'kind'];
const unionColumns = [
	...['partnerAId', 'partnerBId', 'sequence', 'endedBy'],
	...['marriedOn', 'marriedPrecision', 'endedOn', 'place', 'facts'],
];

const listed = (columns: readonly string[]) => Prisma.raw(columns.map((column) => `"${column}"`).join());

async function readPeople(treeId: string, ownerId: string): Promise<string | null> {
	const [row] = await readRows<{ json: string | null }>(Prisma.sql`
		SELECT json_agg(json_build_array(${Prisma.raw(personColumns.map((column) => `person."${column}"`).join())},
			coalesce(person."unconfirmed"::text[], '{}'),
			CASE WHEN adder."id" IS NOT NULL THEN json_build_object('id', adder."id", 'name', adder."name",
				'nameInOtherScript', adder."nameInOtherScript") END,
			CASE WHEN account."id" IS NOT NULL THEN to_json(account) END,
			request."id", request."invitedAt"
		) ORDER BY (person."memberId" = ${ownerId}::uuid) IS NOT TRUE, person."createdAt", person."id")::text AS json
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
		WHERE person."treeId" = ${treeId}::uuid`);
	return row?.json ?? null;
}

/** Parent links and marriages, in one statement. */
async function readLinks(treeId: string): Promise<Record<'parentLinks' | 'unions', string | null>> {
	const [row] = await readRows<Record<'parentLinks' | 'unions', string | null>>(Prisma.sql`
		SELECT (SELECT json_agg(json_build_array(${listed(linkColumns)}) ORDER BY "createdAt", "id")::text
				FROM "ParentLink" WHERE "treeId" = ${treeId}::uuid) AS "parentLinks",
			(SELECT json_agg(json_build_array(${listed(unionColumns)}) ORDER BY "createdAt", "id")::text
				FROM "Union" WHERE "treeId" = ${treeId}::uuid) AS unions`);
	return row ?? { parentLinks: null, unions: null };
}

async function readRows<Row extends object>({ text, values }: Prisma.Sql): Promise<Row[]> {
	const { rows } = await pool.query<Row>({ text, values });
	return rows;
}

/**
 * Differs whenever anything differs that the owner's tree shows them: its rows, of the accounts in it and who of these is
 * family, and the day, since ages and rights depend on it. To be read before the rows: these may be newer, never older.
 */
export async function findTreeVersion(tree: OwnTree, ownerId: string, now: Date): Promise<TreeVersion> {
	const [row] = await readRows<TreeVersion>(treeVersion(tree, ownerId, now));
	return row ?? { version: '', size: 0 };
}

interface TreeVersion {
	version: string;
	/** How many people are in the tree, with and without a card. */
	size: number;
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
		) AS version, (SELECT count(*)::int FROM "Person" WHERE ${inTree}) AS size`;
}
