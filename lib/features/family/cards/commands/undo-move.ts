import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import type { TreeGraph } from '@/lib/features/family/tree/rules/graph';
import { removeWithdrawnAccount } from '@/lib/features/member/commands/unclaimed-accounts';
import { Prisma } from '@/lib/platform/db/generated/client';

// A change of a tree that can be undone leaves the rows that it has replaced on a card: a merge on the card that has
// gone, a move on the card that was moved, the end of a link on the card that has been parted from its account.

/** How long a change can be undone. */
export const undoMs = 10_000;

type Tx = Prisma.TransactionClient;

interface TreeChange {
	before: TreeGraph;
	after: TreeGraph;
}

/**
 * JSON with the rows that a change of a tree is going to remove or replace, for `putRowsBack`: to be read before the
 * change is written. The links and marriages of `cardIds` are kept in any case.
 */
export function selectRows({ before, after }: TreeChange, cardIds: readonly string[] = []): Prisma.Sql {
	const gone = missingIn(after, before);
	const touched = [...new Set([...cardIds, ...gone, ...changedEnds(before, after)])];
	const sexes = new Map(after.people.map(({ id, gender }) => [id, gender]));
	const changed = before.people.filter(({ id, gender }) => sexes.has(id) && sexes.get(id) !== gender);
	const isTouched = (one: string, second: string) =>
		Prisma.sql`${Prisma.raw(`t."${one}"`)} = ANY (${touched}::uuid[]) OR ${Prisma.raw(`t."${second}"`)} = ANY (${touched}::uuid[])`;
	const rows = (table: string, where: Prisma.Sql) =>
		Prisma.sql`(SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') FROM ${Prisma.raw(`"${table}"`)} t WHERE ${where})`;
	return Prisma.sql`jsonb_build_object(
		'touched', to_jsonb(${touched}::uuid[]),
		'added', to_jsonb(${missingIn(before, after)}::uuid[]),
		'sexes', ${JSON.stringify(changed.map(({ id, gender }) => ({ id, gender })))}::jsonb,
		'people', ${rows('Person', Prisma.sql`t."id" = ANY (${gone}::uuid[])`)},
		'parentLinks', ${rows('ParentLink', isTouched('childId', 'parentId'))},
		'unions', ${rows('Union', isTouched('partnerAId', 'partnerBId'))}
	)`;
}

function missingIn({ people }: TreeGraph, other: TreeGraph): string[] {
	const known = new Set(people.map(({ id }) => id));
	return other.people.filter(({ id }) => !known.has(id)).map(({ id }) => id);
}

/** The ids at both ends of links and marriages that are not the same before and after. */
function changedEnds(before: TreeGraph, after: TreeGraph): string[] {
	const getLinks = ({ parentLinks, unions }: TreeGraph) =>
		new Map([
			...parentLinks.map((link) => [Object.values(link).join(), [link.childId, link.parentId]] as const),
			...unions.map((union) => [Object.values(union).join(), [union.partnerAId, union.partnerBId]] as const),
		]);
	const [former, next] = [getLinks(before), getLinks(after)];
	return [
		...[...former].filter(([key]) => !next.has(key)),
		...[...next].filter(([key]) => !former.has(key)),
	].flatMap(([, ends]) => ends);
}

/** Puts the rows of `selectRows` back, in a tree that the transaction holds; `undo` selects their JSON. */
export async function putRowsBack(tx: Tx, undo: Prisma.Sql): Promise<void> {
	const touched = Prisma.sql`(SELECT value::uuid FROM jsonb_array_elements_text(${undo}->'touched'))`;
	await tx.$executeRaw`
		DELETE FROM "ParentLink" WHERE "childId" IN ${touched} OR "parentId" IN ${touched}`;
	await tx.$executeRaw`
		DELETE FROM "Union" WHERE "partnerAId" IN ${touched} OR "partnerBId" IN ${touched}`;
	await tx.$executeRaw`
		DELETE FROM "Person" WHERE "kind" = 'connector'
			AND "id" IN (SELECT value::uuid FROM jsonb_array_elements_text(${undo}->'added'))`;
	for (const [key, table] of [
		['people', 'Person'],
		['parentLinks', 'ParentLink'],
		['unions', 'Union'],
	] as const) {
		const name = Prisma.raw(`"${table}"`);
		await tx.$executeRaw`INSERT INTO ${name}
			SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${undo}->${key})`;
	}
	await tx.$executeRaw`
		UPDATE "Person" person SET "gender" = former."gender"
		FROM jsonb_populate_recordset(NULL::"Person", ${undo}->'sexes') former
		WHERE person."id" = former."id"`;
}

/** Keeps what a move of a card is going to change. To be followed by `dateMove` once it is written. */
export async function keepMove(tx: Tx, id: string, change: TreeChange): Promise<void> {
	await tx.$executeRaw`
		UPDATE "Person" SET "changeUndo" = ${selectRows(change, [id])} || jsonb_build_object('requests', (
			SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') FROM "FamilyRequest" t
			WHERE t."personId" = ${id}::uuid AND t."status" = 'pending'
		)) WHERE "id" = ${id}::uuid`;
}

/** Says until when a move can be undone, and in which state of the tree alone. */
export async function dateMove(tx: Tx, id: string, now: Date): Promise<void> {
	await tx.$executeRaw`
		UPDATE "Person" moved SET "changeUndo" = "changeUndo"
			|| jsonb_build_object('until', ${now.getTime() + undoMs}::bigint, 'treeVersion', tree."version")
		FROM "FamilyTree" tree WHERE moved."id" = ${id}::uuid AND tree."id" = moved."treeId"`;
}

/**
 * Puts a card that has just been moved back into its former place, in a tree that the transaction holds.
 *
 * @throws DomainError `notFound` for a card that has not been moved, `family.tooLateToUndo`
 */
export async function undoMove(tx: Tx, id: string, now: Date): Promise<void> {
	const [move] = await tx.$queryRaw<{ isUndoable: boolean }[]>`
		SELECT (moved."changeUndo"->>'until')::bigint >= ${now.getTime()}::bigint
			AND (moved."changeUndo"->>'treeVersion')::int = tree."version" AS "isUndoable"
		FROM "Person" moved JOIN "FamilyTree" tree ON tree."id" = moved."treeId"
		WHERE moved."id" = ${id}::uuid AND moved."changeUndo" ? 'touched'`;
	if (!move) throw new DomainError('notFound');
	if (!move.isUndoable) throw new DomainError('family.tooLateToUndo');
	const undo = Prisma.sql`(SELECT "changeUndo" FROM "Person" WHERE "id" = ${id}::uuid)`;
	await putRowsBack(tx, undo);
	await tx.$executeRaw`
		UPDATE "FamilyRequest" request SET "relation" = former."relation", "relatedToId" = former."relatedToId"
		FROM jsonb_populate_recordset(NULL::"FamilyRequest", ${undo}->'requests') former
		WHERE request."id" = former."id" AND request."status" = 'pending'`;
	await tx.$executeRaw`
		UPDATE "Person" SET "changeUndo" = NULL, "version" = "version" + 1, "updatedAt" = ${now}
		WHERE "id" = ${id}::uuid`;
}

/** Left on a card by the end of the request or the link that joined it with an account. */
const endedLink = z.object({
	requestId: z.string(),
	/** The moment at which the request was answered by it: milliseconds since 1970. */
	endedAt: z.number(),
	/** Until when it can be undone: milliseconds since 1970. */
	until: z.number(),
	/** The account of the card; null where the card was written without it. */
	memberId: z.string().nullable(),
	/** The card in the tree of that account, which was parted too. */
	theirCardId: z.string().nullable(),
	status: z.enum(['pending', 'accepted', 'held']),
	answeredAt: z.coerce.date().nullable(),
	/** The account that goes with its request. */
	unclaimedId: z.string().nullable(),
	/** What the two had agreed to about a match, or one had asked: it ends with their link. */
	guardianshipIds: z.array(z.string()).default([]),
});

export type EndedLink = z.output<typeof endedLink>;

/** Keeps the link of a card with an account, on the card. */
export async function keepLink(tx: Tx, cardId: string, link: EndedLink): Promise<void> {
	await tx.$executeRaw`
		UPDATE "Person" SET "changeUndo" = ${JSON.stringify(link)}::jsonb WHERE "id" = ${cardId}::uuid`;
}

/** The link of a card that has just ended; null where none has, or it is no longer known. */
export async function findEndedLink(tx: Tx, cardId: string): Promise<EndedLink | null> {
	const card = await tx.person.findUnique({ where: { id: cardId }, select: { changeUndo: true } });
	return endedLink
		.nullable()
		.catch(null)
		.parse(card?.changeUndo ?? null);
}

/** The agreements and questions about a match that end with the link of the two. */
export async function findGuardianships(tx: Tx, oneId: string, otherId: string): Promise<string[]> {
	const pairs = [
		{ candidateId: oneId, guardianId: otherId },
		{ candidateId: otherId, guardianId: oneId },
	];
	const rows = await tx.guardianship.findMany({
		where: { status: { not: 'ended' }, OR: pairs },
		select: { id: true },
	});
	return rows.map(({ id }) => id);
}

/** Restores what has ended with a link, unless it has lost its other grounds too: the candidate unmarried, and both alive. */
export async function restoreGuardianships(tx: Tx, ids: readonly string[]): Promise<void> {
	await tx.$executeRaw`
		UPDATE "Guardianship" ended
		SET "status" = (CASE WHEN ended."agreedAt" IS NULL THEN 'asked' ELSE 'agreed' END)::"GuardianStatus",
			"endedAt" = NULL, "isEndUntold" = false
		FROM "Member" candidate, "Member" guardian
		WHERE ended."id" = ANY (${ids}::uuid[]) AND ended."status" = 'ended' AND ended."endedById" IS NULL
			AND candidate."id" = ended."candidateId" AND guardian."id" = ended."guardianId"
			AND candidate."isMarried" IS NOT TRUE AND NOT candidate."isDeceased" AND NOT guardian."isDeceased"`;
}

/** Forgets what can no longer be undone, with the accounts that have gone with their requests. */
export async function forgetUndo(tx: Tx, now: Date): Promise<void> {
	const forgotten = await tx.$queryRaw<{ unclaimedId: string | null }[]>`
		WITH former AS (
			SELECT "id", "changeUndo"->>'unclaimedId' AS "unclaimedId" FROM "Person"
			WHERE "changeUndo" IS NOT NULL AND ("changeUndo"->>'until')::bigint < ${now.getTime()}::bigint
			ORDER BY "id" FOR UPDATE
		), forgotten AS (
			UPDATE "Person" card SET "changeUndo" = NULL FROM former WHERE card."id" = former."id"
		)
		SELECT "unclaimedId" FROM former`;
	for (const { unclaimedId } of forgotten) if (unclaimedId) await removeWithdrawnAccount(tx, unclaimedId);
}
