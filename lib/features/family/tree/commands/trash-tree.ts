import { DomainError } from '@/lib/core/errors';
import { findFirstRenames } from '@/lib/features/heritage/clan-alias/commands/apply-merges';
import { endOneSidedLinks } from '@/lib/features/member/commands/end-one-sided-links';
import { forgetChanges } from '@/lib/platform/audit/write';
import { Prisma } from '@/lib/platform/db/generated/client';
import { keepInTrash, putBack, type TrashEntry } from '@/lib/platform/trash/entries';

type Tx = Prisma.TransactionClient;

interface Tree {
	id: string;
	name: string;
	ownerId: string;
}

/**
 * Takes a tree that the transaction holds off the portal, with everybody in it. The owner's links with other members
 * end: in their trees the owner stays as a card without the account.
 */
export async function trashTree(
	tx: Tx,
	{ id, name, ownerId }: Tree,
	{ actorId, now }: { actorId: string; now: Date },
): Promise<void> {
	const pictured = await tx.person.findMany({
		where: { treeId: id, photoId: { not: null } },
		select: { photoId: true },
	});
	const ofTree = Prisma.sql`t."treeId" = ${id}::uuid`;
	await keepInTrash(tx, {
		kind: 'family',
		subjectId: id,
		ownerId,
		name,
		deletedById: actorId,
		deletedAt: now,
		mediaIds: pictured.flatMap(({ photoId }) => photoId ?? []),
		clanRenames: await findFirstRenames(tx, { treeId: id }),
		taken: {
			FamilyTree: Prisma.sql`t."id" = ${id}::uuid`,
			Person: ofTree,
			ParentLink: ofTree,
			Union: ofTree,
			ElderQuestion: ofTree,
			SamePerson: Prisma.sql`${id}::uuid IN (t."oneTreeId", t."otherTreeId")`,
		},
		emptied: {
			'Person.memberId': Prisma.sql`t."memberId" = ${ownerId}::uuid AND t."approvalStatus" = 'approved'
				AND t."treeId" <> ${id}::uuid`,
		},
		requests: Prisma.sql`t."fromMemberId" = ${ownerId}::uuid
			OR (t."toMemberId" = ${ownerId}::uuid AND t."status" IN ('accepted', 'held'))`,
	});
	await endLinks(tx, ownerId, now);
	await tx.familyTree.delete({ where: { id }, select: { id: true } });
}

/** All that the owner has asked and all that both have agreed to; what others ask still waits for its answer. */
async function endLinks(tx: Tx, ownerId: string, now: Date): Promise<void> {
	await tx.familyRequest.updateMany({
		where: {
			OR: [
				{ fromMemberId: ownerId, status: { in: ['pending', 'accepted', 'held'] } },
				{ toMemberId: ownerId, status: { in: ['accepted', 'held'] } },
			],
		},
		data: { status: 'withdrawn', answeredAt: now },
	});
	await tx.person.updateMany({
		where: { memberId: ownerId, approvalStatus: 'approved', tree: { ownerId: { not: ownerId } } },
		data: { memberId: null },
	});
}

/**
 * Restores a tree with the links that have ended by its deletion, but for those who have started again since.
 *
 * @throws DomainError `trash.treeTaken` when its owner has others in another tree by now
 */
export async function restoreTree(
	tx: Tx,
	{ id, subjectId: treeId, deletedAt }: TrashEntry,
	ownerId: string,
): Promise<void> {
	await makeRoom(tx, ownerId);
	await putBack(tx, id);
	const requests = Prisma.sql`jsonb_populate_recordset(NULL::"FamilyRequest", (
		SELECT "rows"->'requests' FROM "TrashEntry" WHERE "id" = ${id}::uuid
	)) AS former`;
	await tx.$executeRaw`
		UPDATE "FamilyRequest" request SET
			"personId" = coalesce(request."personId", (SELECT "id" FROM "Person" WHERE "id" = former."personId")),
			"relatedToId" = coalesce(
				request."relatedToId", (SELECT "id" FROM "Person" WHERE "id" = former."relatedToId")
			)
		FROM ${requests} WHERE request."id" = former."id"`;
	await tx.$executeRaw`
		UPDATE "FamilyRequest" request SET "status" = former."status", "answeredAt" = former."answeredAt"
		FROM ${requests}
		WHERE request."id" = former."id" AND former."status" IN ('pending', 'accepted', 'held')
			AND request."status" = 'withdrawn' AND request."answeredAt" = ${deletedAt}
			AND NOT EXISTS (
				SELECT FROM "FamilyRequest" living WHERE living."status" IN ('pending', 'accepted', 'held')
					AND least(living."fromMemberId", living."toMemberId")
						= least(request."fromMemberId", request."toMemberId")
					AND greatest(living."fromMemberId", living."toMemberId")
						= greatest(request."fromMemberId", request."toMemberId")
			)`;
	await endOneSidedLinks(tx, ownerId, deletedAt);
	await partUnlinked(tx, { id, treeId, ownerId });
}

/** The tree that a member gets when they look for theirs goes again, unless somebody else is in it. */
async function makeRoom(tx: Tx, ownerId: string): Promise<void> {
	// The creation of a tree locks its owner first.
	await tx.$queryRaw`SELECT FROM "Member" WHERE "id" = ${ownerId}::uuid FOR UPDATE`;
	const tree = await tx.familyTree.findUnique({
		where: { ownerId },
		select: { id: true, persons: { select: { id: true }, take: 2 } },
	});
	if (!tree) return;
	if (tree.persons.length > 1) throw new DomainError('trash.treeTaken');
	await tx.familyTree.delete({ where: { id: tree.id }, select: { id: true } });
	await forgetChanges(tx, [tree.id, ...tree.persons.map(({ id }) => id)]);
}

/** Cards stand for an account only where the two are linked, or it is asked whether it is them. */
async function partUnlinked(
	tx: Tx,
	{ id, treeId, ownerId }: { id: string; treeId: string; ownerId: string },
): Promise<void> {
	await tx.$executeRaw`
		UPDATE "Person" card SET "memberId" = NULL
		WHERE card."treeId" = ${treeId}::uuid AND card."memberId" <> ${ownerId}::uuid AND NOT EXISTS (
			SELECT FROM "FamilyRequest" request
			WHERE request."fromMemberId" = ${ownerId}::uuid AND request."toMemberId" = card."memberId"
					AND request."status" IN ('pending', 'accepted', 'held')
				OR request."toMemberId" = ${ownerId}::uuid AND request."fromMemberId" = card."memberId"
					AND request."status" IN ('accepted', 'held')
		)`;
	await tx.$executeRaw`
		UPDATE "Person" card SET "memberId" = NULL
		FROM "FamilyTree" tree, "TrashEntry" entry,
			jsonb_to_recordset(entry."rows"#>'{emptied,Person.memberId}') AS former("id" uuid)
		WHERE entry."id" = ${id}::uuid AND card."id" = former."id" AND card."memberId" = ${ownerId}::uuid
			AND tree."id" = card."treeId" AND NOT EXISTS (
				SELECT FROM "FamilyRequest" request WHERE request."status" IN ('accepted', 'held') AND (
					request."fromMemberId" = ${ownerId}::uuid AND request."toMemberId" = tree."ownerId"
					OR request."toMemberId" = ${ownerId}::uuid AND request."fromMemberId" = tree."ownerId"
				)
			)`;
}
