import { alphabetical } from '@/lib/core/alphabet';
import type { Language } from '@/lib/core/language';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { DeitySelect } from '@/lib/platform/db/generated/models';
import { pool } from '@/lib/platform/db/pool';
import { refusalAt } from '@/lib/platform/db/removed-page';
import { withParent } from '@/lib/platform/db/with-parent';
import { pictureSelect } from '@/lib/platform/media/picture';
import { searchDeities } from './rules/search-keys';
import type { DeityTexts, DeityType, TextsByLanguage } from './rules/texts';
import type { DeitiesQuery } from './schema';

/** A deity as calls answer it, in one language. */
export interface DeityRecord extends DeityTexts {
	id: string;
	deityType: DeityType;
	clans: string[];
	version: number;
	createdAt: Date;
	language: Language;
	/** In their order. */
	pictureIds: string[];
}

/** In one statement; in the language asked for, else in the other. */
function recordsIn(language: Language, more = Prisma.empty): Prisma.Sql {
	return Prisma.sql`
		SELECT deity."id"::text, deity."deityType"::text, coalesce(deity."clans", '{}') AS "clans",
			deity."version", deity."createdAt", shown."language"::text, shown."name",
			coalesce(shown."alternateNames", '{}') AS "alternateNames", shown."description", shown."rituals",
			shown."location", shown."district", shown."temple", shown."festival", shown."history", shown."legends",
			shown."importance", shown."additionalInfo",
			ARRAY(
				SELECT "mediaId"::text FROM "DeityImage" WHERE "deityId" = deity."id" ORDER BY "position"
			) AS "pictureIds" ${more}
		FROM "Deity" AS deity CROSS JOIN LATERAL (
			SELECT * FROM "DeityText" WHERE "deityId" = deity."id"
			ORDER BY "language" <> ${language}::"Language" LIMIT 1
		) AS shown`;
}

const searched = Prisma.sql`, (
	SELECT jsonb_agg(jsonb_build_object(
		'name', "name", 'alternateNames', coalesce("alternateNames", '{}'), 'location', "location",
		'district', "district", 'temple', "temple"
	)) FROM "DeityText" WHERE "deityId" = deity."id"
) AS "texts"`;

type SearchedTexts = Pick<DeityTexts, 'name' | 'alternateNames' | 'location' | 'district' | 'temple'>[];

/**
 * All deities in their order, or in the one asked for; of a search, those found by name, clan or place in either script,
 * the best first.
 */
export async function listDeities(
	{ search, sort, ...filter }: DeitiesQuery,
	language: Language,
): Promise<DeityRecord[]> {
	const found = await listWanted({ search, ...filter }, language);
	return sort === undefined ? found : sorted(found, sort, language);
}

async function listWanted(
	{ search, type, clan }: Omit<DeitiesQuery, 'sort'>,
	language: Language,
): Promise<DeityRecord[]> {
	const conditions = [
		...(type ? [Prisma.sql`deity."deityType" = ${type}::"DeityType"`] : []),
		...(clan ? [Prisma.sql`${clan} = ANY(deity."clans")`] : []),
	];
	const wanted = Prisma.sql`${conditions.length > 0 ? Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}` : Prisma.empty}
		ORDER BY deity."position", deity."id"`;
	if (search === '') {
		const { text, values } = Prisma.sql`${recordsIn(language)} ${wanted}`;
		// Not by way of Prisma, which takes as long again: every reader of the directory asks for this list.
		const { rows } = await pool.query<DeityRecord>({ text, values });
		return rows;
	}
	const deities = await db.$queryRaw<(DeityRecord & { texts: SearchedTexts })[]>`
		${recordsIn(language, searched)} ${wanted}`;
	return searchDeities(deities, search);
}

function sorted(
	deities: readonly DeityRecord[],
	sort: NonNullable<DeitiesQuery['sort']>,
	language: Language,
): DeityRecord[] {
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
export async function getDeityRecord(id: string, language: Language): Promise<DeityRecord> {
	const [deity] = await db.$queryRaw<DeityRecord[]>`
		${recordsIn(language)} WHERE deity."id" = ${id}::uuid`;
	if (!deity) throw await refusalAt(`/deity/${id}`);
	return deity;
}

/** The texts of a deity in each language. */
export async function readDeityTexts(id: string): Promise<TextsByLanguage> {
	const texts = await db.deityText.findMany({
		where: { deityId: id },
		omit: { deityId: true, nameKey: true },
	});
	return {
		hi: null,
		en: null,
		...Object.fromEntries(texts.map(({ language, ...text }) => [language, text])),
	};
}

const select = {
	id: true,
	deityType: true,
	clans: true,
	version: true,
	texts: { omit: { deityId: true, nameKey: true }, orderBy: { language: 'asc' } },
	images: { select: { media: { select: pictureSelect } }, orderBy: { position: 'asc' } },
} satisfies DeitySelect;

export type DeityRow = Prisma.DeityGetPayload<{ select: typeof select }>;

/** Texts and pictures are read after their deity: a picture may be deleted by now, or the deity with its texts. */
function stillThere(deities: DeityRow[]): DeityRow[] {
	return deities
		.filter(({ texts }) => texts.length > 0)
		.map((deity) => ({ ...deity, images: withParent(deity.images, 'media') }));
}

/** With the texts of every language, for pages. */
export async function listAllDeities(): Promise<DeityRow[]> {
	return stillThere(await db.deity.findMany({ select, orderBy: [{ position: 'asc' }, { id: 'asc' }] }));
}

export async function listFirstDeities(deityType: DeityType, count: number): Promise<DeityRow[]> {
	const first = await db.deity.findMany({
		where: { deityType },
		select,
		orderBy: [{ position: 'asc' }, { id: 'asc' }],
		take: count,
	});
	return stillThere(first);
}

export async function findDeity(id: string): Promise<DeityRow | null> {
	const deity = await db.deity.findUnique({ where: { id }, select });
	return stillThere(deity ? [deity] : [])[0] ?? null;
}

/** What is said of a deity in the reader's language, or in the other where that one is missing. */
export function getText(deity: DeityRow, language: Language): DeityRow['texts'][number] {
	const text = deity.texts.find((candidate) => candidate.language === language) ?? deity.texts[0];
	if (!text) throw new Error(`deity ${deity.id} has no text`);
	return text;
}
