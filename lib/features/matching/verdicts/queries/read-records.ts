import type { BirthPrecision } from '@/lib/core/partial-date';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { CardFact, FormerMarriage } from '@/lib/platform/db/generated/enums';

// What is recorded of families, over all trees. A card represents an account only where both have agreed to it; every
// other card is somebody whom the tree's owner has typed. Cards that wait for an answer or were refused do not count.

/** So many trees, each joined to one before it by an account that is in both, are the neighbourhood of a member. */
const maxHops = 4;
const maxTrees = 150;
/** The nearest trees up to so many people; the nearest one however large it is. */
const maxPeople = 6_000;

/** So many generations up are looked at, as the law asks for them; and further up the fathers, who may tell the clan. */
const lawfulGenerations = 4;
const maxGenerations = 6;
/** So many steps of the climb, the lowest generations first: above them nobody counts as recorded. */
const maxClimbed = 12_000;

/** Whether a card represents the account that it names. */
function standsForAccount(person: Prisma.Sql, tree: Prisma.Sql): Prisma.Sql {
	return Prisma.sql`(
		${person}."kind" = 'named' AND ${person}."approvalStatus" = 'approved' AND (
			${person}."memberId" = ${tree}."ownerId"
			OR EXISTS (SELECT FROM "FamilyRequest" agreed WHERE agreed."status" = 'accepted'
				AND LEAST(agreed."fromMemberId", agreed."toMemberId") = LEAST(${tree}."ownerId", ${person}."memberId")
				AND GREATEST(agreed."fromMemberId", agreed."toMemberId") = GREATEST(${tree}."ownerId", ${person}."memberId"))
		)
	)`;
}

/** The cards that stand for accounts: their ids with the tree's and the account's. */
const accountCards = Prisma.sql`(
	SELECT person."id", person."treeId", person."memberId", tree."ownerId"
	FROM "Person" person JOIN "FamilyTree" tree ON tree."id" = person."treeId"
	WHERE person."memberId" IS NOT NULL AND ${standsForAccount(Prisma.sql`person`, Prisma.sql`tree`)}
)`;

/** The cards that the owners of two trees have joined, each with the other one. */
const joinedCards = Prisma.sql`(
	SELECT "oneId" AS "id", "oneTreeId" AS "treeId", "otherId" AS "toId", "otherTreeId" AS "toTreeId"
	FROM "SamePerson" WHERE "oneAnswer" = 'yes' AND "otherAnswer" = 'yes'
	UNION ALL
	SELECT "otherId", "otherTreeId", "oneId", "oneTreeId"
	FROM "SamePerson" WHERE "oneAnswer" = 'yes' AND "otherAnswer" = 'yes'
)`;

/**
 * The trees near a member, as `near` with the ids and their order: those in which they stand, their own first, then
 * those that share an account or a joined ancestor with one of these, and so on.
 */
export function nearTrees(memberId: string): Prisma.Sql {
	return Prisma.sql`
		walk("hop", "trees", "last") AS (
			SELECT 1, own."trees", own."trees" FROM (
				SELECT array_agg("treeId" ORDER BY "ownerId" <> ${memberId}::uuid, "treeId") AS "trees"
				FROM ${accountCards} card WHERE card."memberId" = ${memberId}::uuid
			) own WHERE own."trees" IS NOT NULL
			UNION ALL
			SELECT walk."hop" + 1, walk."trees" || further."trees", further."trees"
			FROM walk CROSS JOIN LATERAL (
				SELECT array_agg(found."treeId") AS "trees" FROM (
					SELECT DISTINCT there."treeId" FROM (
						SELECT there."treeId" FROM ${accountCards} here
						JOIN ${accountCards} there ON there."memberId" = here."memberId"
						WHERE here."treeId" = ANY(walk."last")
						UNION ALL
						SELECT joined."toTreeId" FROM ${joinedCards} joined WHERE joined."treeId" = ANY(walk."last")
					) there
					WHERE there."treeId" <> ALL(walk."trees")
					ORDER BY there."treeId" LIMIT GREATEST(0, ${maxTrees} - cardinality(walk."trees"))
				) found
			) further
			WHERE walk."hop" < ${maxHops} AND further."trees" IS NOT NULL
		),
		near AS MATERIALIZED (
			SELECT sized."id" FROM (
				SELECT tree."id", tree."place", sum(
					(SELECT count(*) FROM "Person" WHERE "treeId" = tree."id")
				) OVER (ORDER BY tree."place") AS "people"
				FROM (SELECT "trees" FROM walk ORDER BY "hop" DESC LIMIT 1) nearest,
					unnest(nearest."trees") WITH ORDINALITY AS tree("id", "place")
			) sized
			WHERE sized."place" = 1 OR sized."people" <= ${maxPeople}
		)`;
}

/**
 * The cards on whose parents something may depend, as `upward` with their ids: those of the members, from whom they were
 * married to, and of their ancestors, with all other cards of the accounts and of the joined people among these. Brothers and sisters with
 * accounts are among them too, as the same parents may be known from their trees.
 */
export function upwardCards(memberIds: string[]): Prisma.Sql {
	return Prisma.sql`
		beginning AS (
			SELECT card."id" FROM ${accountCards} card WHERE card."memberId" = ANY(${memberIds}::uuid[])
		),
		climb("id", "generation", "isBeside") AS (
			SELECT "id", 0, false FROM beginning
			UNION
			SELECT CASE WHEN "partnerAId" = beginning."id" THEN "partnerBId" ELSE "partnerAId" END, 0, false
			FROM beginning JOIN "Union" ON "partnerAId" = beginning."id" OR "partnerBId" = beginning."id"
			UNION
			SELECT next."id", next."generation", next."isBeside" FROM climb CROSS JOIN LATERAL (
				SELECT link."parentId" AS "id", climb."generation" + 1 AS "generation", false AS "isBeside"
				FROM "ParentLink" link
				WHERE link."childId" = climb."id" AND climb."generation" < ${maxGenerations}
					AND (climb."generation" < ${lawfulGenerations} OR link."role" = 'father')
				UNION ALL
				SELECT other."id", climb."generation", climb."isBeside"
				FROM ${accountCards} card JOIN ${accountCards} other ON other."memberId" = card."memberId"
				WHERE card."id" = climb."id"
				UNION ALL
				SELECT joined."toId", climb."generation", climb."isBeside"
				FROM ${joinedCards} joined WHERE joined."id" = climb."id"
				UNION ALL
				SELECT child."id", climb."generation" - 1, true
				FROM "ParentLink" link JOIN ${accountCards} child ON child."id" = link."childId"
				WHERE link."parentId" = climb."id" AND climb."generation" > 0 AND NOT climb."isBeside"
			) next
		),
		upward AS MATERIALIZED (
			SELECT DISTINCT "id" FROM (SELECT "id" FROM climb LIMIT ${maxClimbed}) climbed
		)`;
}

/** The details of somebody. */
export interface FactRow {
	id: string;
	name: string | null;
	nameInOtherScript: string | null;
	nameKey: string;
	gender: 'Male' | 'Female' | null;
	/** As YYYY-MM-DD. */
	bornOn: string | null;
	bornPrecision: BirthPrecision | null;
	isDeceased: boolean;
	isMarried: boolean | null;
	clan: string | null;
	sakh: string | null;
	gotra: string | null;
	motherClan: string | null;
}

export interface CardRow extends FactRow {
	treeId: string;
	/** The account that it represents. */
	memberId: string | null;
	kind: 'named' | 'connector';
	/** In the reader's own tree, where they see it. */
	isShown: boolean;
	/** What a single relative has said of them, and what is left out here. Empty where the card is not shown. */
	unconfirmed: CardFact[];
}

/** What an account tells of its member. */
export interface ProfileRow extends FactRow {
	/** Shows others the name alone. */
	isPrivate: boolean;
	/** Whether the reader may not know if they are married; then `isMarried` is null. */
	isMaritalStatusHidden?: boolean;
	/** How a marriage ended that they tell of. */
	formerMarriage: FormerMarriage | null;
}

/** What is recorded on some cards and between them, with the profiles of the accounts among them. */
export interface RecordRows {
	cards: CardRow[];
	profiles: ProfileRow[];
	parentLinks: {
		childId: string;
		parentId: string;
		role: 'father' | 'mother';
		kind: 'birth' | 'adopted' | 'step';
	}[];
	unions: { partnerAId: string; partnerBId: string; endedBy: 'death' | 'divorce' | null }[];
	/** What owners of trees have said of these cards and others: `isSame` once both have. */
	samePeople: { oneId: string; otherId: string; isSame: boolean }[];
}

const factColumns = [
	'id',
	'name',
	'nameInOtherScript',
	'gender',
	'isDeceased',
	'isMarried',
	'sakh',
	'motherClan',
];

/** What a single relative has said: until a second one has confirmed it, it counts as not known. */
const unconfirmedColumns = { bornOn: 'birth', bornPrecision: 'birth', clan: 'clan', gotra: 'gotra' } as const;

const isUnconfirmed = (fact: CardFact) => `('${fact}' = ANY(person."unconfirmed")) IS TRUE`;

/** Of a card, but for what waits for its confirmation. Without a confirmed name somebody only holds others together. */
const cardFacts = Prisma.raw(
	[
		...factColumns.map((column) => `person."${column}"`),
		...Object.entries(unconfirmedColumns).map(
			([column, fact]) => `CASE WHEN NOT ${isUnconfirmed(fact)} THEN person."${column}" END AS "${column}"`,
		),
		`CASE WHEN ${isUnconfirmed('name')} THEN 'connector' ELSE person."kind" END AS "kind"`,
	].join(', '),
);

const profileFacts = Prisma.raw(
	[...factColumns, ...Object.keys(unconfirmedColumns), 'formerMarriage']
		.map((column) => `profile."${column}"`)
		.join(', '),
);

/** The key of the name itself: what else a member is found by comes after a mark (`nameKey`). */
const firstKey = Prisma.raw(`split_part(profile."nameKey", ' !', 1) AS "nameKey"`);

interface Choice {
	/** Whose tree it is that the reader sees. */
	readerId: string;
	/** Whose profiles are read in any case. */
	profileIds: readonly string[];
	/** Which of "Person" `person`, "ParentLink" `link`, "Union" `marriage`. */
	persons: Prisma.Sql;
	links: Prisma.Sql;
	unions: Prisma.Sql;
}

/**
 * The rows, as a table of one row: `json` is the text of a `RecordRows`, and `profileIds` are the accounts among them. The text
 * costs the reader no time however long it is.
 */
export function recordRows({ readerId, profileIds, persons, links, unions }: Choice): Prisma.Sql {
	return Prisma.sql`(
		WITH card AS MATERIALIZED (
			SELECT ${cardFacts}, person."nameKey", person."treeId",
				CASE WHEN ${standsForAccount(Prisma.sql`person`, Prisma.sql`tree`)} THEN person."memberId" END AS "memberId",
				shown."isShown", CASE WHEN shown."isShown" THEN coalesce(person."unconfirmed", '{}') ELSE '{}' END AS "unconfirmed"
			FROM "Person" person JOIN "FamilyTree" tree ON tree."id" = person."treeId"
			CROSS JOIN LATERAL (
				SELECT tree."ownerId" = ${readerId}::uuid AND person."kind" = 'named' AND person."isVisible" AS "isShown"
			) shown
			WHERE person."approvalStatus" = 'approved' AND ${persons}
		),
		account AS MATERIALIZED (
			SELECT ${profileFacts}, ${firstKey}, profile."familyTreePrivacy" = 'private' AS "isPrivate" FROM "Member" profile
			WHERE profile."id" = ANY(ARRAY(SELECT "memberId" FROM card WHERE "memberId" IS NOT NULL))
				OR profile."id" = ANY(${profileIds}::uuid[])
		)
		SELECT ARRAY(SELECT "id" FROM account) AS "profileIds", json_build_object(
			'cards', (SELECT COALESCE(json_agg(card), '[]') FROM card),
			'profiles', (SELECT COALESCE(json_agg(account), '[]') FROM account),
			'parentLinks', (SELECT COALESCE(json_agg(row), '[]') FROM (
				SELECT link."childId", link."parentId", link."role", link."kind" FROM "ParentLink" link WHERE ${links}
			) row),
			'unions', (SELECT COALESCE(json_agg(row), '[]') FROM (
				SELECT marriage."partnerAId", marriage."partnerBId", marriage."endedBy"
				FROM "Union" marriage WHERE ${unions}
			) row),
			'samePeople', (SELECT COALESCE(json_agg(row), '[]') FROM (
				SELECT said."oneId", said."otherId",
					coalesce(said."oneAnswer" = 'yes' AND said."otherAnswer" = 'yes', false) AS "isSame"
				FROM "SamePerson" said
				WHERE (said."oneId" = ANY(ARRAY(SELECT "id" FROM card)) OR said."otherId" = ANY(ARRAY(SELECT "id" FROM card)))
					AND (said."oneAnswer" = 'no' OR said."otherAnswer" = 'no'
						OR said."oneAnswer" = 'yes' AND said."otherAnswer" = 'yes')
			) row)
		)::text AS "json"
	)`;
}
