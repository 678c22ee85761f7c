import { alphabetical } from '@/lib/core/alphabet';
import type { Language } from '@/lib/core/language';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { pool } from '@/lib/platform/db/pool';
import { refusalAt } from '@/lib/platform/db/removed-page';
import { getColumns } from '@/lib/platform/db/select-columns';
import { withParent } from '@/lib/platform/db/with-parent';
import {
	type DeityRow,
	deityColumns,
	deityTextColumns,
	type PublishedDeityRow,
	publishedDeitySelect,
	toTextsByLanguage,
} from './dto';
import { type SearchedTexts, searchDeities } from './rules/search-keys';
import type { DeitiesQuery, DeityDto, TextsByLanguage } from './schema';

/** In one statement; in the language asked for, else in the other. */
function rowsIn(language: Language, more = Prisma.empty): Prisma.Sql {
	return Prisma.sql`
		SELECT ${getColumns(deityColumns, 'deity')}, ${getColumns(deityTextColumns, 'shown')},
			ARRAY(
				SELECT "mediaId"::text FROM "DeityImage" WHERE "deityId" = deity."id" ORDER BY "position"
			) AS "mediaIds" ${more}
		FROM "Deity" AS deity CROSS JOIN LATERAL (
			SELECT * FROM "DeityText" WHERE "deityId" = deity."id"
			ORDER BY "language" <> ${language}::"Language" LIMIT 1
		) AS shown`;
}

/** A list that was never written is NULL in the database, which Prisma alone reads as an empty one. */
function withLists<Row extends DeityRow>(row: Row): Row {
	return { ...row, clans: row.clans ?? [], alternateNames: row.alternateNames ?? [] };
}

const searched = Prisma.sql`, (
	SELECT jsonb_object_agg("language", jsonb_build_object(
		'name', "name", 'alternateNames', coalesce("alternateNames", '{}'), 'location', "location",
		'district', "district", 'temple', "temple"
	)) FROM "DeityText" WHERE "deityId" = deity."id"
) AS "texts"`;

/**
 * All deities in their order, or in the one asked for; of a search, those found by name, clan or place in either script,
 * the best first.
 */
export async function listDeities(
	{ search, sort, ...filter }: DeitiesQuery,
	language: Language,
): Promise<DeityRow[]> {
	const found = await listWanted({ search, ...filter }, language);
	return sort === undefined ? found : sorted(found, sort, language);
}

async function listWanted(
	{ search, type, clan }: Omit<DeitiesQuery, 'sort'>,
	language: Language,
): Promise<DeityRow[]> {
	const conditions = [
		...(type ? [Prisma.sql`deity."deityType" = ${type}::"DeityType"`] : []),
		...(clan ? [Prisma.sql`${clan} = ANY(deity."clans")`] : []),
	];
	const wanted = Prisma.sql`${conditions.length > 0 ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}` : Prisma.empty}
		ORDER BY deity."position", deity."id"`;
	if (search === '') {
		const { text, values } = Prisma.sql`${rowsIn(language)} ${wanted}`;
		// Not by way of Prisma, which takes as long again: every reader of the directory asks for this list.
		const { rows } = await pool.query<DeityRow>({ text, values });
		return rows.map(withLists);
	}
	const deities = await db.$queryRaw<(DeityRow & { texts: Partial<Record<Language, SearchedTexts>> })[]>`
		${rowsIn(language, searched)} ${wanted}`;
	return searchDeities(deities.map(withLists), search);
}

function sorted(
	deities: readonly DeityRow[],
	sort: NonNullable<DeitiesQuery['sort']>,
	language: Language,
): DeityRow[] {
	const sign = sort.startsWith('-') ? -1 : 1;
	const compareNames = alphabetical(language);
	return deities.toSorted((a, b) => {
		const difference =
			sort === 'name' || sort === '-name'
				? compareNames(a.name, b.name)
				: sort === 'deityType' || sort === '-deityType'
					? a.deityType.localeCompare(b.deityType)
					: a.createdAt.getTime() - b.createdAt.getTime();
		return sign * difference;
	});
}

/** Every clan that a deity is of, as they name it. */
export async function listDeityClans(): Promise<string[]> {
	const rows = await db.$queryRaw<{ clan: string }[]>`
		SELECT DISTINCT unnest("clans") AS "clan" FROM "Deity" ORDER BY 1`;
	return rows.map(({ clan }) => clan);
}

/** @throws DomainError `notFound` or `record.removed` */
export async function getDeity(id: string, language: Language): Promise<DeityRow> {
	const [deity] = await db.$queryRaw<DeityRow[]>`
		${rowsIn(language)} WHERE deity."id" = ${id}::uuid`;
	if (!deity) throw await refusalAt(`/deity/${id}`);
	return withLists(deity);
}

/** The texts of a deity in each language. */
export async function readDeityTexts(id: string): Promise<TextsByLanguage> {
	return toTextsByLanguage(await db.deityText.findMany({ where: { deityId: id }, select: deityTextColumns }));
}

/** Texts and pictures are read after their deity: a picture may be deleted by now, or the deity with its texts. */
function stillThere(deities: PublishedDeityRow[]): PublishedDeityRow[] {
	return deities
		.filter(({ texts }) => texts.length > 0)
		.map((deity) => ({ ...deity, images: withParent(deity.images, 'media') }));
}

/** With the texts of every language, for pages. */
export async function listAllDeities(): Promise<PublishedDeityRow[]> {
	return stillThere(
		await db.deity.findMany({ select: publishedDeitySelect, orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
	);
}

export async function listFirstDeities(
	deityType: DeityDto['deityType'],
	count: number,
): Promise<PublishedDeityRow[]> {
	const first = await db.deity.findMany({
		where: { deityType },
		select: publishedDeitySelect,
		orderBy: [{ position: 'asc' }, { id: 'asc' }],
		take: count,
	});
	return stillThere(first);
}

export async function findDeity(id: string): Promise<PublishedDeityRow | null> {
	const deity = await db.deity.findUnique({ where: { id }, select: publishedDeitySelect });
	return stillThere(deity ? [deity] : [])[0] ?? null;
}
