import * as z from 'zod';
import { privacyAt } from '@/lib/core/adult';
import type { Language } from '@/lib/core/language';
import { getPagination, getWindow, type Paging } from '@/lib/core/paging';
import { readSearch, type SearchWords } from '@/lib/core/search-words';
import type { Viewer } from '@/lib/core/viewer';
import { fieldsShown, type Relation } from '@/lib/features/member/access/field-visibility';
import { noteListReading } from '@/lib/features/member/commands/note-list-reading';
import { serializeOwnProfile } from '@/lib/features/member/dto/profile';
import { writeTexts } from '@/lib/features/member/dto/written';
import { isAdult } from '@/lib/features/member/queries/adult';
import { findFamilyIds } from '@/lib/features/member/queries/family-distance';
import {
	type Ask,
	askPool,
	findProfilePage,
	type OwnProfileRow,
} from '@/lib/features/member/queries/find-profile';
import type { foundMember, OwnProfile } from '@/lib/features/member/schema';
import { getInAlphabet } from '@/lib/platform/db/alphabet';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { fittingTiers, similarTiers } from '@/lib/platform/db/key-match';

export type FoundMember = z.output<typeof foundMember>;

/** What a list shows of a member besides the name, to those who may see it. */
const shownInLists = ['photo', 'clan', 'location'] as const;

/** More than anybody leafs through; of more, nobody has to wait for the sorting. */
export const maxFound = 1000;

/** So many at most, when those that are similar are counted among them. */
export const filledUpTo = 20;

/** Who types as much and fits somebody has found whom they meant: nobody similar is looked for. */
export const wholeNameWords = 3;

/** So many that are similar are compared, to find those that are most. */
export const maxCompared = 500;

const nameKey = Prisma.sql`"nameKey"`;

interface SearchReader {
	viewer: Viewer;
	language: Language;
	now: Date;
	/**
	 * The relationship of the viewer to members for a marriage, for whom profiles open that do not open for others. Where it is
	 * given, members read which profiles open for them. The domain of matches knows it, which is above this one.
	 */
	findRelationships?: (
		readerId: string,
		otherIds: string[],
		now: Date,
	) => Promise<ReadonlyMap<string, unknown>>;
}

/**
 * Members by name, in either script and with small slips, best first; all of them in the reader's alphabet without a
 * search. Never among them: the departed, accounts that nobody has claimed and who is under 18; for visitors, who is not
 * listed. What administrators see beyond what members show to all goes to the audit log.
 *
 * A search finds the best 1000 at most, and `total` is how many it found: what its pages hold, not what there may be
 * beyond. Six in ten members are called Singh; to count and rank them all would take a search longer the more members
 * there are, for pages that nobody opens. What is only similar fills a first page of 20, and no more.
 */
export async function searchMembers(
	{ search, ...paging }: Paging & { search: string },
	{ viewer, language, now, findRelationships }: SearchReader,
) {
	const { rows, total } = await (search === ''
		? findProfilePage(everyoneBy(wantedBy(viewer, now), paging, language))
		: findMembers({ search, ...paging }, { viewer, now }));
	if (viewer?.isAdmin) await noteListReading(rows, { readerId: viewer.memberId, now });
	const relationTo = await getRelations(viewer);
	const found = rows.map((row) => ({ row, fields: fieldsFor(row, relationTo(row.id), now) }));
	const closedIds = found.filter(({ fields }) => fields === null).map(({ row }) => row.id);
	const relationships =
		viewer && findRelationships && closedIds.length > 0
			? await findRelationships(viewer.memberId, closedIds, now)
			: null;
	return {
		users: found.map(({ row, fields }): FoundMember => {
			const isProfileOpen = fields !== null || relationships?.has(row.id) === true;
			return {
				...foundWith(row, fields, { viewer, language, now }),
				...(viewer && findRelationships && { isProfileOpen }),
			};
		}),
		pagination: getPagination(paging, total),
	};
}

function wantedBy(viewer: Viewer, now: Date): Prisma.Sql {
	return Prisma.sql`"claimedAt" IS NOT NULL AND NOT "isDeceased" AND ${isAdult(Prisma.sql`"bornOn"`, now)}
		${viewer ? Prisma.empty : Prisma.sql`AND "isListed"`}`;
}

function everyoneBy(wanted: Prisma.Sql, paging: Paging, language: Language): Prisma.Sql {
	const { skip, take } = getWindow(paging);
	return Prisma.sql`
		SELECT (SELECT count(*)::int FROM "Member" WHERE ${wanted}) AS "total", ARRAY(
			SELECT "id" FROM "Member" WHERE ${wanted}
			ORDER BY ${getInAlphabet(nameKey, language)}, "id" LIMIT ${take} OFFSET ${skip}
		) AS "ids"`;
}

type Search = Paging & { search: string };

interface Reader {
	viewer: Viewer;
	now: Date;
}

interface Found<Row> {
	rows: Row[];
	/** How many in all. */
	total: number;
}

/** How a page is read: `found` answers its `total` and its `ids` in their order. */
type ReadPage<Row> = (found: Prisma.Sql, ask: Ask) => Promise<Found<Row>>;

/** A page of those whom a search by name finds, the best first, with their whole records. */
export function findMembers(search: Search, reader: Reader): Promise<Found<OwnProfileRow>> {
	return find(search, reader, findProfilePage);
}

/** The same, of their ids alone. */
export async function findMemberIds(search: Search, reader: Reader): Promise<string[]> {
	return (await find(search, reader, readIds)).rows;
}

const foundIds = z.tuple([z.object({ total: z.number(), rows: z.array(z.string()) })]);

async function readIds(found: Prisma.Sql, ask: Ask): Promise<Found<string>> {
	const page = await ask(Prisma.sql`SELECT "total", "ids"::text[] AS "rows" FROM (${found}) AS found`);
	return foundIds.parse(page)[0];
}

async function find<Row>(
	{ search, ...paging }: Search,
	{ viewer, now }: Reader,
	read: ReadPage<Row>,
): Promise<Found<Row>> {
	const looked = readSearch(search);
	if (!looked) return { rows: [], total: 0 };
	const wanted = wantedBy(viewer, now);
	const { skip, take } = getWindow(paging);
	const fitting = await read(fittingBy(wanted, looked, { skip, take }), askPool);
	const isWholeName = looked.words.length >= wholeNameWords;
	if (fitting.total >= (isWholeName ? 1 : filledUpTo)) return fitting;
	const left = {
		skip: Math.max(0, skip - fitting.total),
		take: take - fitting.rows.length,
		most: filledUpTo - fitting.total,
	};
	const similar = await askByBitmaps((ask) => read(similarBy(wanted, looked, left), ask));
	return { rows: [...fitting.rows, ...similar.rows], total: fitting.total + similar.total };
}

interface Window {
	skip: number;
	take: number;
}

/**
 * Tier by tier, in the order of an index that ends each tier as soon as there are enough; Postgres does not begin
 * with the next one before. So neither a name of many nor a name of nobody reads the table.
 */
function fittingBy(wanted: Prisma.Sql, looked: SearchWords, { skip, take }: Window): Prisma.Sql {
	const tiers = fittingTiers(nameKey, looked);
	const found = tiers.map((tier, rank) => {
		const better = tiers[rank - 1] ?? Prisma.sql`FALSE`;
		return Prisma.sql`(SELECT "id", "nameKey", ${rank}::int AS rank FROM "Member"
			WHERE ${wanted} AND ${tier} AND NOT ${better} ORDER BY "nameKey" COLLATE "C", "id" LIMIT ${maxFound})`;
	});
	return Prisma.sql`
		WITH fitting AS MATERIALIZED (${Prisma.join(found, ' UNION ALL ')} LIMIT ${maxFound})
		SELECT (SELECT count(*)::int FROM fitting) AS "total", ARRAY(
			SELECT "id" FROM fitting ORDER BY rank, "nameKey" COLLATE "C", "id" LIMIT ${take} OFFSET ${skip}
		) AS "ids"`;
}

/** Of what does not fit, what looks most like it. */
function similarBy(
	wanted: Prisma.Sql,
	looked: SearchWords,
	{ skip, take, most }: Window & { most: number },
): Prisma.Sql {
	const fits = fittingTiers(nameKey, looked).at(-1) ?? Prisma.sql`TRUE`;
	const found = similarTiers(nameKey, looked).map(
		(tier) => Prisma.sql`(SELECT "id", "nameKey" FROM "Member"
			WHERE ${wanted} AND ${tier} AND NOT ${fits} LIMIT ${maxCompared})`,
	);
	return Prisma.sql`
		WITH candidates AS MATERIALIZED (${Prisma.join(found, ' UNION ')}),
		alike AS MATERIALIZED (
			SELECT "id", word_similarity(${looked.key}, "nameKey") AS likeness, "nameKey" FROM candidates
			ORDER BY likeness DESC, "nameKey" COLLATE "C", "id" LIMIT ${most}
		)
		SELECT (SELECT count(*)::int FROM alike) AS "total", ARRAY(
			SELECT "id" FROM alike ORDER BY likeness DESC, "nameKey" COLLATE "C", "id" LIMIT ${take} OFFSET ${skip}
		) AS "ids"`;
}

/** Comparing patterns takes longer than Postgres believes: left to itself it would rather read the table. */
function askByBitmaps<Answer>(question: (ask: Ask) => Promise<Answer>): Promise<Answer> {
	return db.$transaction(async (tx) => {
		await tx.$queryRaw`SELECT set_config(setting, 'off', true)
			FROM unnest(ARRAY['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan']) AS setting`;
		return question((statement) => tx.$queryRaw(statement));
	});
}

async function getRelations(viewer: Viewer): Promise<(memberId: string) => Relation | null> {
	if (!viewer) return () => null;
	const family = new Set(viewer.isAdmin ? [] : await findFamilyIds(viewer.memberId));
	return (memberId) => {
		if (memberId === viewer.memberId) return 'self';
		if (viewer.isAdmin) return 'administrator';
		return family.has(memberId) ? 'family' : 'member';
	};
}

function fieldsFor(row: OwnProfileRow, relation: Relation | null, now: Date) {
	return relation && fieldsShown(privacyAt(row, now), relation);
}

function foundWith(
	row: OwnProfileRow,
	fields: ReturnType<typeof fieldsShown>,
	{ viewer, language, now }: SearchReader,
): Omit<FoundMember, 'isProfileOpen'> {
	const { _id, name, nameInOtherScript, ...profile } = serializeOwnProfile(row, now);
	const shown: Partial<Pick<OwnProfile, (typeof shownInLists)[number]>> = Object.fromEntries(
		shownInLists
			.filter((field) => fields === 'all' || fields?.includes(field))
			.map((field) => [field, profile[field]]),
	);
	const { clan, location } = shown;
	const written = viewer ? writeTexts(language, { name, nameInOtherScript, clan, location }) : undefined;
	return { _id, name, ...shown, written };
}
