import { DomainError } from '@/lib/core/errors';
import { searchKey } from '@/lib/core/text-folding';
import type {
	TreeGraph,
	TreeParentLink,
	TreePerson,
	TreeUnion,
} from '@/lib/features/family/tree/rules/graph';
import { forgetChanges } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { PersonCreateManyInput, UnionCreateManyInput } from '@/lib/platform/db/generated/models';
import { deleteMedia, type StoredObjects } from '@/lib/platform/media/pictures';
import { facts as storedFacts } from '@/lib/rules/gedcom/facts';
import type { AddressTerm } from '@/lib/rules/kinship/address-words';

export interface OwnTree {
	id: string;
	ownerId: string;
	/** As their account says. */
	ownerName: string;
	name: string;
	isPublic: boolean;
	/** The owner's own card. */
	meId: string;
	/** The family's own words, by the term of the relation; null where no words of address are shown. */
	addressWords: Partial<Record<AddressTerm, string>> | null;
}

/** A member's tree, which is made with their own card when they first look for it. */
export async function getOwnTree(ownerId: string): Promise<OwnTree> {
	return (await findOwnTree(db, ownerId)) ?? (await db.$transaction((tx) => lockOwnTree(tx, ownerId)));
}

/**
 * Makes a member's tree if there is none, and holds it until the transaction ends: changes of one tree wait for each
 * other. The account is held first, in the order of what removes it.
 *
 * @throws DomainError `record.stale` when the account or the tree has just been removed
 */
export async function lockOwnTree(tx: Prisma.TransactionClient, ownerId: string): Promise<OwnTree> {
	const [owner] = await tx.$queryRaw<{ name: string; hasTree: boolean }[]>`
		SELECT "name", EXISTS (${ownTree(ownerId)}) AS "hasTree"
		FROM "Member" WHERE "id" = ${ownerId}::uuid FOR KEY SHARE`;
	if (!owner) throw new DomainError('record.stale');
	if (!owner.hasTree) await makeTree(tx, ownerId, owner.name);
	const [tree] = await tx.$queryRaw<OwnTree[]>`${ownTree(ownerId)} FOR UPDATE OF tree`;
	if (!tree) throw new DomainError('record.stale');
	return tree;
}

async function makeTree(tx: Prisma.TransactionClient, ownerId: string, name: string): Promise<void> {
	const named = { name, nameKey: searchKey(name) };
	await tx.familyTree.createMany({ data: { ...named, ownerId }, skipDuplicates: true });
	// Held until its owner has a card.
	const [tree] = await tx.$queryRaw<{ id: string }[]>`
		SELECT "id"::text FROM "FamilyTree" WHERE "ownerId" = ${ownerId}::uuid FOR UPDATE`;
	if (!tree) throw new DomainError('record.stale');
	const ownCard = { ...named, treeId: tree.id, memberId: ownerId, addedById: ownerId };
	await tx.person.createMany({ data: ownCard, skipDuplicates: true });
}

async function findOwnTree(client: Prisma.TransactionClient, ownerId: string): Promise<OwnTree | null> {
	const [tree] = await client.$queryRaw<OwnTree[]>`${ownTree(ownerId)}`;
	return tree ?? null;
}

/** Selects an `OwnTree`. */
export const ownTree = (ownerId: string) => Prisma.sql`
	SELECT tree."id"::text, tree."ownerId"::text, owner."name" AS "ownerName", tree."name", tree."isPublic",
		me."id"::text AS "meId", CASE WHEN tree."showsAddressWords" THEN tree."addressWords" END AS "addressWords"
	FROM "FamilyTree" tree
	JOIN "Member" owner ON owner."id" = tree."ownerId"
	JOIN "Person" me ON me."treeId" = tree."id" AND me."memberId" = tree."ownerId"
	WHERE tree."ownerId" = ${ownerId}::uuid`;

/** A graph as the database writes it in JSON. */
interface StoredGraph {
	owner: Pick<StoredGraphPerson, 'gender' | 'bornOn' | 'bornPrecision'> | null;
	people: StoredGraphPerson[];
	parentLinks: TreeParentLink[];
	unions: TreeUnion[];
}

type StoredGraphPerson = Omit<TreePerson, 'isNamed' | 'bornOn'> & { isCard: boolean; bornOn: string | null };

/**
 * The tree as people and links. For the owner their record counts; a card written without an account represents
 * the one who is asked whether it is them. To be read in a transaction that holds the tree or sees one state of it.
 *
 * @throws DomainError `record.stale` when the account or the tree has just been removed
 */
export async function readGraph(
	tx: Prisma.TransactionClient,
	{ id: treeId, ownerId, meId }: OwnTree,
): Promise<TreeGraph> {
	const list = (rows: Prisma.Sql) => Prisma.sql`(SELECT coalesce(json_agg(row), '[]') FROM (${rows}) row)`;
	const [read] = await tx.$queryRaw<{ json: string }[]>`SELECT json_build_object(
		'owner', (
			SELECT json_build_object('gender', "gender", 'bornOn', "bornOn", 'bornPrecision', "bornPrecision")
			FROM "Member" WHERE "id" = ${ownerId}::uuid
		),
		'people', ${list(Prisma.sql`
			SELECT "id", "name", "nameKey", "gender", "bornOn", "bornPrecision", "kind" = 'named' AS "isCard",
				"kind" = 'named' AND "approvalStatus" = 'rejected' AS "isHeld",
				coalesce("memberId", "toMemberId") AS "memberId"
			FROM "Person" LEFT JOIN (
				SELECT DISTINCT ON ("personId") "personId", "toMemberId" FROM "FamilyRequest"
				WHERE "fromMemberId" = ${ownerId}::uuid AND "status" = 'pending' AND NOT "isByAddress"
			) request ON "personId" = "id"
			WHERE "treeId" = ${treeId}::uuid`)},
		'parentLinks', ${list(Prisma.sql`
			SELECT "childId", "parentId", "role", "kind" FROM "ParentLink"
			WHERE "treeId" = ${treeId}::uuid ORDER BY "createdAt", "id"`)},
		'unions', ${list(Prisma.sql`
			SELECT "partnerAId", "partnerBId", "sequence", "endedBy" FROM "Union"
			WHERE "treeId" = ${treeId}::uuid ORDER BY "sequence", "id"`)}
	)::text AS json`;
	const { owner, people, parentLinks, unions }: StoredGraph = JSON.parse(read?.json ?? '{}');
	if (!owner || !people.some(({ id }) => id === meId)) throw new DomainError('record.stale');
	return {
		people: people.map(({ isCard, ...person }) => {
			const isMe = person.id === meId;
			const { bornOn, bornPrecision } = isMe && owner.bornOn ? owner : person;
			return {
				...person,
				isNamed: isCard && !person.isHeld,
				gender: isMe ? (owner.gender ?? person.gender) : person.gender,
				bornOn: bornOn === null ? null : new Date(bornOn),
				bornPrecision,
			};
		}),
		parentLinks,
		unions,
	};
}

/** Of a card that is new: what it tells beside its place. */
export type CardWords = Omit<PersonCreateManyInput, 'id' | 'treeId' | 'kind' | 'gender'> & { name: string };

/**
 * Writes what is different between two states of a tree that the transaction holds; what the audit log knows of people
 * who go is forgotten. Answers what is left in the store of pictures that have gone.
 */
export async function writeGraph(
	tx: Prisma.TransactionClient,
	treeId: string,
	{ before, after, words }: { before: TreeGraph; after: TreeGraph; words?: CardWords },
): Promise<StoredObjects> {
	const links = difference(before.parentLinks, after.parentLinks, (link) => Object.values(link).join());
	const unions = difference(before.unions, after.unions, unionKey);
	const people = difference(before.people, after.people, ({ id }) => id);
	const detailsOf = await detailsOfUnknown(tx, unions.gone, people.gone);
	const goneLinks = links.gone.map(({ childId, parentId }) => ({ childId, parentId }));
	if (goneLinks.length > 0) await tx.parentLink.deleteMany({ where: { OR: goneLinks } });
	const goneUnions = unions.gone.map(({ partnerAId, partnerBId }) => ({ partnerAId, partnerBId }));
	if (goneUnions.length > 0) await tx.union.deleteMany({ where: { OR: goneUnions } });
	const left = await deletePeople(
		tx,
		people.gone.map(({ id }) => id),
	);

	await tx.person.createMany({
		data: people.come.map(({ id, gender, isNamed }) => ({
			...(isNamed ? words : { kind: 'connector' as const }),
			id,
			treeId,
			gender,
		})),
	});
	const sexes = new Map(before.people.map(({ id, gender }) => [id, gender]));
	for (const { id, gender } of after.people) {
		if (sexes.has(id) && sexes.get(id) !== gender)
			await tx.person.update({ where: { id }, data: { gender }, select: { id: true } });
	}
	await tx.parentLink.createMany({ data: links.come.map((link) => ({ ...link, treeId })) });
	await tx.union.createMany({
		data: unions.come.map((union) => ({ ...detailsOf(union), ...union, treeId })),
	});
	await noteChange(tx, treeId);
	return left;
}

/** The details of the marriages of unknown people who are removed: they stay with those who take their place. */
async function detailsOfUnknown(
	tx: Prisma.TransactionClient,
	unions: readonly TreeUnion[],
	people: readonly TreePerson[],
) {
	const unknown = new Set(people.filter(({ isNamed, isHeld }) => !isNamed && !isHeld).map(({ id }) => id));
	const theirs = unions.filter((union) => [union.partnerAId, union.partnerBId].some((id) => unknown.has(id)));
	const getPlace = (id: string, { sequence, endedBy }: TreeUnion) => [id, sequence, endedBy].join();
	const details = new Map<string, Omit<UnionCreateManyInput, keyof TreeUnion | 'treeId'>>();
	for (const union of theirs) {
		const { partnerAId, partnerBId } = union;
		const { facts, ...words } = await tx.union.findUniqueOrThrow({
			where: { partnerAId_partnerBId: { partnerAId, partnerBId } },
			select: {
				...{ marriedOn: true, marriedPrecision: true, endedOn: true },
				...{ place: true, facts: true, createdAt: true },
			},
		});
		const other = unknown.has(partnerAId) ? partnerBId : partnerAId;
		details.set(getPlace(other, union), { ...words, facts: storedFacts.parse(facts) });
	}
	return (union: TreeUnion) =>
		details.get(getPlace(union.partnerAId, union)) ?? details.get(getPlace(union.partnerBId, union));
}

/** Every cached picture of the tree is outdated from here on. */
export async function noteChange(tx: Prisma.TransactionClient, treeId: string): Promise<void> {
	await tx.familyTree.update({
		where: { id: treeId },
		data: { version: { increment: 1 } },
		select: { id: true },
	});
}

const unionKey = ({ partnerAId, partnerBId, sequence, endedBy }: TreeUnion) =>
	[partnerAId, partnerBId, sequence, endedBy].join();

function difference<T>(before: readonly T[], after: readonly T[], keyOf: (thing: T) => string) {
	const [known, kept] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
	return {
		gone: before.filter((thing) => !kept.has(keyOf(thing))),
		come: after.filter((thing) => !known.has(keyOf(thing))),
	};
}

async function deletePeople(tx: Prisma.TransactionClient, ids: string[]): Promise<StoredObjects> {
	if (ids.length === 0) return { variants: [] };
	const pictured = await tx.person.findMany({
		where: { id: { in: ids }, photoId: { not: null } },
		select: { photoId: true },
	});
	await tx.person.deleteMany({ where: { id: { in: ids } } });
	await forgetChanges(tx, ids);
	return deleteMedia(
		tx,
		pictured.flatMap(({ photoId }) => photoId ?? []),
	);
}
