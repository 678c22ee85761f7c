import { createHash } from 'node:crypto';
import { groupedBy } from '@/lib/core/grouping';
import { mapInSteps, runInSlices } from '@/lib/core/slices';
import type { Life } from '@/lib/features/family/same-people/queries/read-lives';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { comparePeople, type Likeness } from '@/lib/rules/same-person/likeness';

// A pair tells its owners something of each other's cards, and so does its absence. An owner who changes their card, or writes another
// one, and looks again learns no more: a pair shows what agreed when it was found first, and a card of another tree is compared
// with few states of the cards of a tree.

/** How many states of the cards of a tree are compared with a card of another tree before a year has passed. */
const maxStates = 6;
const triesLast = Prisma.sql`interval '1 year'`;

/** A state of a card of the tree, and the card of another tree that it is compared with. */
interface Try {
	treeId: string;
	personId: string;
	state: bigint;
	/** Whether the villages are said to be equal; null where no pair came of it. */
	isOfOnePlace: boolean | null;
}

interface FoundPair {
	lives: readonly [Life, Life];
	isOfOnePlace: boolean;
}

/** Compares cards with cards of other trees. Returns the likely pairs, and stores what has been compared. */
export async function compareAcross(
	pairs: readonly (readonly [Life, Life])[],
	now: Date,
): Promise<FoundPair[]> {
	if (pairs.length === 0) return [];
	const states = new Map<Life, bigint>();
	const getState = (life: Life) => {
		const state = states.get(life) ?? hashLikeness(life.likeness);
		states.set(life, state);
		return state;
	};
	const getTries = ([a, b]: readonly [Life, Life]): Try[] => [
		{ treeId: a.treeId, personId: b.id, state: getState(a), isOfOnePlace: null },
		{ treeId: b.treeId, personId: a.id, state: getState(b), isOfOnePlace: null },
	];
	const stored = new Map(await readTries(pairs, now));
	const added: Try[] = [];
	const found = await runInSlices(
		mapInSteps(pairs, (pair) => {
			const tries = getTries(pair).map((own) => ({ own, known: stored.get(getKey(own)) ?? [] }));
			const mayCompare = tries.every(
				({ own, known }) => known.length < maxStates || known.some(({ state }) => state === own.state),
			);
			if (!mayCompare) return [];
			const [a, b] = pair;
			const { fields, isLikely } = comparePeople(a.likeness, b.likeness);
			const first = tries.flatMap(({ known }) => known).find((one) => one.isOfOnePlace !== null);
			const isOfOnePlace =
				first?.isOfOnePlace ??
				fields.some(({ field, agreement }) => field === 'village' && agreement === 'equal');
			for (const { own, known } of tries) {
				const same = known.find(({ state }) => state === own.state);
				if (same && (!isLikely || same.isOfOnePlace !== null)) continue;
				const written = { ...own, isOfOnePlace: isLikely ? isOfOnePlace : null };
				stored.set(getKey(own), [...known.filter((one) => one !== same), written]);
				added.push(written);
			}
			return isLikely ? [{ lives: pair, isOfOnePlace }] : [];
		}),
	);
	await writeTries(added, now);
	return found.flat();
}

const getKey = ({ treeId, personId }: Pick<Try, 'treeId' | 'personId'>) => `${treeId} ${personId}`;

/** A number, so that the table tells no name. */
function hashLikeness(likeness: Likeness): bigint {
	const facts = Object.entries(likeness).map(([field, value]) => [
		field,
		Array.isArray(value) ? value.toSorted() : value,
	]);
	return createHash('sha256').update(JSON.stringify(facts)).digest().readBigInt64BE();
}

async function readTries(
	pairs: readonly (readonly [Life, Life])[],
	now: Date,
): Promise<ReadonlyMap<string, readonly Try[]>> {
	const treeIds = pairs.flatMap(([a, b]) => [a.treeId, b.treeId]);
	const personIds = pairs.flatMap(([a, b]) => [b.id, a.id]);
	const rows = await db.$queryRaw<Try[]>`
		SELECT tried."treeId"::text, tried."personId"::text, tried."state", tried."isOfOnePlace"
		FROM "SamePersonTry" tried
		WHERE tried."triedAt" > ${now}::timestamptz - ${triesLast} AND (tried."treeId", tried."personId") IN (
			SELECT * FROM unnest(${treeIds}::uuid[], ${personIds}::uuid[])
		)
		ORDER BY tried."triedAt"`;
	return groupedBy(rows, getKey);
}

async function writeTries(tries: readonly Try[], now: Date): Promise<void> {
	if (tries.length === 0) return;
	// A tree or a card may have been removed since.
	await db.$executeRaw`
		INSERT INTO "SamePersonTry" ("treeId", "personId", "state", "isOfOnePlace", "triedAt")
		SELECT DISTINCT ON (tree."id", person."id", tried."state")
			tree."id", person."id", tried."state", tried."isOfOnePlace", ${now}
		FROM (
			SELECT "treeId", "personId", "state", CASE "place" WHEN 'yes' THEN true WHEN 'no' THEN false END
			FROM unnest(
				${tries.map(({ treeId }) => treeId)}::uuid[], ${tries.map(({ personId }) => personId)}::uuid[],
				${tries.map(({ state }) => state)}::bigint[], ${tries.map(writePlace)}::text[]
			) AS written ("treeId", "personId", "state", "place")
		) AS tried ("treeId", "personId", "state", "isOfOnePlace")
		JOIN "FamilyTree" tree ON tree."id" = tried."treeId" JOIN "Person" person ON person."id" = tried."personId"
		ORDER BY tree."id", person."id", tried."state", tried."isOfOnePlace" NULLS LAST
		ON CONFLICT ("treeId", "personId", "state") DO UPDATE SET
			"isOfOnePlace" = coalesce("SamePersonTry"."isOfOnePlace", excluded."isOfOnePlace"),
			"triedAt" = greatest("SamePersonTry"."triedAt", excluded."triedAt")`;
}

function writePlace({ isOfOnePlace }: Try): 'yes' | 'no' | '' {
	if (isOfOnePlace === null) return '';
	return isOfOnePlace ? 'yes' : 'no';
}

/** Removes what is so old that it is compared again. Returns how many. */
export function removeOldTries(now: Date): Promise<number> {
	return db.$executeRaw`DELETE FROM "SamePersonTry" WHERE "triedAt" <= ${now}::timestamptz - ${triesLast}`;
}
