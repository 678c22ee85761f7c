import { createHash } from 'node:crypto';
import { addToGroup } from '@/lib/core/grouping';
import { runInSlices, type Steps } from '@/lib/core/slices';
import {
	findComparable,
	type Life,
	readLives,
	readTreeLives,
} from '@/lib/features/family/same-people/queries/read-lives';
import { db } from '@/lib/platform/db/client';
import { workOnEach } from '@/lib/platform/db/each-record';
import { Prisma } from '@/lib/platform/db/generated/client';
import { comparePeople, findingKeys } from '@/lib/rules/same-person/likeness';
import { compareAcross, removeOldTries } from './compare-trees';

// Likely same people are found by keys, never by comparing all with all: a tree is compared with the others when it has
// another version than at the last time. Whichever of two trees is written later finds the other.

/** Of those who share a key, as many of other trees are looked at for each card. */
const maxOfOneKey = 20;
/** Of one tree, in all. */
const maxCandidates = 4000;
const maxPairs = 200;
/** A no is asked again after so long. */
const noLasts = Prisma.sql`interval '1 year'`;

/** Two cards, the one of the smaller tree id (of one tree the smaller id) first. */
interface Pair {
	oneTreeId: string;
	oneId: string;
	otherTreeId: string;
	otherId: string;
	/** Whether the villages are said to be equal, for cards of two trees. */
	isOfOnePlace: boolean;
}

/** Searching a tree with more people takes longer than anybody waits for a page. */
const maxPeopleAtOnce = 1000;

/** A tree that has changed since it was searched. */
interface Outdated {
	id: string;
	version: number;
	/** Whether it is too large for the search to be waited for. */
	isLong: boolean;
}

/** A member's tree where it has to be searched. */
export async function findOutdatedOf(ownerId: string): Promise<Outdated | null> {
	const [tree = null] = await findOutdated(Prisma.sql`tree."ownerId" = ${ownerId}::uuid`);
	return tree;
}

/** Looks for people of a member's tree in all other trees and in their own, if it has changed since the last time. */
export async function findSamePeopleOf(ownerId: string, now: Date): Promise<void> {
	const tree = await findOutdatedOf(ownerId);
	if (tree) await searchTree(tree, now);
}

/** Trees that are compared at a time: each takes a few statements. */
const maxTrees = 200;

/** The same of the trees that have waited longest; answers how many. */
export async function findSamePeople(now: Date): Promise<number> {
	await removeOldTries(now);
	const trees = await findOutdated(Prisma.sql`true`);
	const searched = await workOnEach({
		part: 'compared',
		records: trees,
		getId: ({ id }) => id,
		work: (tree) => searchTree(tree, now),
	});
	return searched.length;
}

function findOutdated(which: Prisma.Sql): Promise<Outdated[]> {
	return db.$queryRaw<Outdated[]>`
		SELECT tree."id"::text, tree."version",
			(SELECT count(*) FROM "Person" WHERE "treeId" = tree."id") > ${maxPeopleAtOnce} AS "isLong"
		FROM "FamilyTree" tree
		LEFT JOIN "SamePersonSearch" search ON search."treeId" = tree."id"
		WHERE search."treeVersion" IS DISTINCT FROM tree."version" AND ${which}
		ORDER BY tree."updatedAt", tree."id" LIMIT ${maxTrees}`;
}

export async function searchTree({ id: treeId, version }: Outdated, now: Date): Promise<void> {
	// The keys are committed before anybody is looked for by them: of two trees at once, the later one finds the other.
	const comparable = await readTreeLives(treeId, 'otherTrees');
	await writeKeys(treeId, comparable);
	const pairs = [
		...(await findAcross(treeId, comparable, now)),
		...(await findWithin(treeId, await readTreeLives(treeId, 'ownTree'))),
	];
	await removeIncomparable(treeId);
	await db.$transaction(async (tx) => {
		await writePairs(tx, treeId, pairs.slice(0, maxPairs), now);
		// The tree may have been removed since.
		await tx.$executeRaw`
			INSERT INTO "SamePersonSearch" ("treeId", "treeVersion")
			SELECT "id", ${version} FROM "FamilyTree" WHERE "id" = ${treeId}::uuid
			ON CONFLICT ("treeId") DO UPDATE SET "treeVersion" = excluded."treeVersion"`;
	});
}

async function writeKeys(treeId: string, lives: readonly Life[]): Promise<void> {
	const rows = lives.flatMap(({ id, likeness }) =>
		findingKeys(likeness).map((key) => [id, hashed(key)] as const),
	);
	await db.$transaction(async (tx) => {
		await tx.personKey.deleteMany({ where: { treeId } });
		await tx.$executeRaw`
			INSERT INTO "PersonKey" ("treeId", "personId", "key")
			SELECT person."treeId", person."id", found."key"
			FROM unnest(${rows.map(([id]) => id)}::uuid[], ${rows.map(([, key]) => key)}::bigint[]) AS found ("id", "key")
			JOIN "Person" person ON person."id" = found."id"
			ON CONFLICT DO NOTHING`;
	});
}

/** A number, so that the table tells no name. */
function hashed(key: string): bigint {
	return createHash('sha256').update(key).digest().readBigInt64BE();
}

/** Cards that are read in one go, with all their relatives. */
const readAtOnce = 300;

async function findAcross(treeId: string, lives: readonly Life[], now: Date): Promise<Pair[]> {
	const candidates = await db.$queryRaw<{ mine: string; theirs: string }[]>`
		SELECT mine."personId"::text AS "mine", found."personId"::text AS "theirs"
		FROM "PersonKey" mine CROSS JOIN LATERAL (
			SELECT theirs."personId" FROM "PersonKey" theirs
			WHERE theirs."key" = mine."key" AND theirs."treeId" <> mine."treeId" LIMIT ${maxOfOneKey}
		) found
		WHERE mine."treeId" = ${treeId}::uuid LIMIT ${maxCandidates}`;
	const lifeOf = new Map(lives.map((life) => [life.id, life]));
	const otherIds = [...new Set(candidates.map(({ theirs }) => theirs))];
	for (let at = 0; at < otherIds.length; at += readAtOnce) {
		for (const life of await readLives(otherIds.slice(at, at + readAtOnce), 'otherTrees'))
			lifeOf.set(life.id, life);
	}
	const pairs = candidates.flatMap(({ mine, theirs }): [Life, Life][] => {
		const [a, b] = [lifeOf.get(mine), lifeOf.get(theirs)];
		return a && b ? [[a, b]] : [];
	});
	const found = await compareAcross(pairs, now);
	return found.map(({ lives: [a, b], isOfOnePlace }) => getPair(a, b, isOfOnePlace));
}

/** Two cards of one tree, neither the other's ancestor or partner. */
async function findWithin(treeId: string, lives: readonly Life[]): Promise<Pair[]> {
	const pairs = await runInSlices(likelyAmong(lives));
	const near = await findNear(
		treeId,
		pairs.map(([a, b]) => [a.id, b.id]),
	);
	return pairs.filter((_, at) => !near[at]).map(([a, b]) => getPair(a, b, false));
}

function* likelyAmong(lives: readonly Life[]): Steps<[Life, Life][]> {
	const ofKey = new Map<string, Life[]>();
	for (const life of lives) {
		for (const key of findingKeys(life.likeness)) addToGroup(ofKey, key, life);
		yield;
	}
	const pairs = new Map<string, [Life, Life]>();
	for (const group of ofKey.values()) {
		const some = group.slice(0, maxOfOneKey);
		for (const [at, one] of some.entries()) {
			for (const other of some.slice(at + 1)) {
				if (comparePeople(one.likeness, other.likeness).isLikely)
					pairs.set(`${one.id} ${other.id}`, [one, other]);
			}
			yield;
		}
		if (pairs.size >= maxPairs) break;
	}
	return [...pairs.values()];
}

/** Of each pair of a tree, whether the two are known to be two people by how they are related. */
async function findNear(treeId: string, pairs: readonly [string, string][]): Promise<boolean[]> {
	if (pairs.length === 0) return [];
	const [links, unions] = await Promise.all([
		db.parentLink.findMany({ where: { treeId }, select: { childId: true, parentId: true } }),
		db.union.findMany({ where: { treeId }, select: { partnerAId: true, partnerBId: true } }),
	]);
	const parents = new Map<string, string[]>();
	for (const { childId, parentId } of links) addToGroup(parents, childId, parentId);
	const couples = new Set(
		unions.flatMap(({ partnerAId, partnerBId }) => [
			`${partnerAId} ${partnerBId}`,
			`${partnerBId} ${partnerAId}`,
		]),
	);
	const getAncestors = (id: string) => {
		const found = new Set<string>();
		const open = [...(parents.get(id) ?? [])];
		for (const next of open) {
			if (found.has(next)) continue;
			found.add(next);
			open.push(...(parents.get(next) ?? []));
		}
		return found;
	};
	return pairs.map(([a, b]) => couples.has(`${a} ${b}`) || getAncestors(a).has(b) || getAncestors(b).has(a));
}

function getPair(a: Life, b: Life, isOfOnePlace: boolean): Pair {
	const isFirst = `${a.treeId} ${a.id}` < `${b.treeId} ${b.id}`;
	const [first, second] = isFirst ? [a, b] : [b, a];
	return {
		oneTreeId: first.treeId,
		oneId: first.id,
		otherTreeId: second.treeId,
		otherId: second.id,
		isOfOnePlace,
	};
}

const isOpen = { oneAnswer: null, otherAnswer: null } as const;

/** Removes pairs of two trees without an answer, of which a card is not compared with other trees any more. */
async function removeIncomparable(treeId: string): Promise<void> {
	const open = await db.samePerson.findMany({
		where: { ...isOpen, OR: [{ oneTreeId: treeId }, { otherTreeId: treeId }] },
		select: { id: true, oneTreeId: true, oneId: true, otherTreeId: true, otherId: true },
	});
	const across = open.filter(({ oneTreeId, otherTreeId }) => oneTreeId !== otherTreeId);
	const comparable = await findComparable(across.flatMap(({ oneId, otherId }) => [oneId, otherId]));
	const removed = across.filter(({ oneId, otherId }) => !comparable.has(oneId) || !comparable.has(otherId));
	await db.samePerson.deleteMany({ where: { ...isOpen, id: { in: removed.map(({ id }) => id) } } });
}

/**
 * New pairs wait for their answers. Of those without an answer, the ones within the tree go when they are likely no more. The ones
 * with another tree stay, since their end would tell what a change of a card has brought.
 */
async function writePairs(
	tx: Prisma.TransactionClient,
	treeId: string,
	pairs: readonly Pair[],
	now: Date,
): Promise<void> {
	const found = Prisma.sql`unnest(
		${pairs.map(({ oneId }) => oneId)}::uuid[], ${pairs.map(({ otherId }) => otherId)}::uuid[],
		${pairs.map(({ isOfOnePlace }) => isOfOnePlace)}::boolean[]
	) AS found ("oneId", "otherId", "isOfOnePlace")`;
	await tx.$executeRaw`
		DELETE FROM "SamePerson" same
		WHERE same."oneTreeId" = ${treeId}::uuid AND same."otherTreeId" = ${treeId}::uuid
			AND same."oneAnswer" IS NULL AND same."otherAnswer" IS NULL
			AND NOT EXISTS (SELECT FROM ${found} WHERE found."oneId" = same."oneId" AND found."otherId" = same."otherId")`;
	await tx.$executeRaw`
		UPDATE "SamePerson" same SET "isOfOnePlace" = found."isOfOnePlace"
		FROM ${found}
		WHERE found."oneId" = same."oneId" AND found."otherId" = same."otherId" AND same."isOfOnePlace" IS NULL`;
	await tx.$executeRaw`
		UPDATE "SamePerson" same
		SET "oneAnswer" = NULL, "oneAnsweredAt" = NULL, "otherAnswer" = NULL, "otherAnsweredAt" = NULL, "createdAt" = ${now}
		FROM ${found}
		WHERE found."oneId" = same."oneId" AND found."otherId" = same."otherId"
			AND (same."oneAnswer" = 'no' OR same."otherAnswer" = 'no')
			AND greatest(same."oneAnsweredAt", same."otherAnsweredAt") < ${now}::timestamptz - ${noLasts}`;
	await tx.$executeRaw`
		INSERT INTO "SamePerson" ("oneTreeId", "oneId", "otherTreeId", "otherId", "isOfOnePlace", "createdAt")
		SELECT one."treeId", one."id", other."treeId", other."id", found."isOfOnePlace", ${now}
		FROM ${found}
		JOIN "Person" one ON one."id" = found."oneId" JOIN "Person" other ON other."id" = found."otherId"
		ON CONFLICT DO NOTHING`;
}
