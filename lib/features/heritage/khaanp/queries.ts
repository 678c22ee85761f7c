import * as z from 'zod';
import { alphabetical } from '@/lib/core/alphabet';
import type { Language } from '@/lib/core/language';
import { getPagination, getWindow } from '@/lib/core/paging';
import { keyRanker, readSearch } from '@/lib/core/search-words';
import { searchKey } from '@/lib/core/text-folding';
import {
	getRows,
	getTexts,
	type KhaanpContent,
	type KhaanpRecord,
	nameIn,
} from '@/lib/features/heritage/khaanp/rules/check-drafts';
import { readAtlas, type StoredAtlas } from '@/lib/features/heritage/khaanp/rules/read-atlas';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { KhaanpGetPayload } from '@/lib/platform/db/generated/models';
import type { Spellings } from '@/lib/rules/clan/khaanp-row';
import { type Atlas, createAtlas, getLine, type Khaanp } from '@/lib/rules/clan/khaanps';
import type { AdminKhaanp, khaanpsQuery, khaanpsReply } from './schema';

const names = z.array(z.string());
const storedSeats = z.array(
	z.object({ spellings: z.object({ en: names, hi: names }), district: z.string().nullable() }),
);

type StoredKhaanp = KhaanpGetPayload<{ omit: { position: true; createdAt: true; updatedAt: true } }>;

/** In the order of the atlas. */
export async function readRecords(client: Prisma.TransactionClient = db): Promise<KhaanpRecord[]> {
	const rows = await client.khaanp.findMany({
		omit: { position: true, createdAt: true, updatedAt: true },
		orderBy: [{ position: 'asc' }, { id: 'asc' }],
	});
	return rows.map(getRecord);
}

function getRecord({ spellingsEn, spellingsHi, saysEn, saysHi, seats, ...row }: StoredKhaanp): KhaanpRecord {
	return {
		id: row.id,
		version: row.version,
		parentId: row.parentId,
		isOwnKul: row.isOwnKul,
		otherKulId: row.otherKulId,
		spellings: { en: spellingsEn, hi: spellingsHi },
		says: saysEn !== null && saysHi !== null ? { en: saysEn, hi: saysHi } : null,
		seats: storedSeats.parse(seats),
		kuldevi: spellingsIn(row.kuldeviEn, row.kuldeviHi),
		gotra: spellingsIn(row.gotraEn, row.gotraHi),
		source: row.sourceEn !== null && row.sourceHi !== null ? { en: row.sourceEn, hi: row.sourceHi } : null,
	};
}

function spellingsIn(en: string | null, hi: string | null): Spellings | null {
	return en !== null && hi !== null ? { en: en.split('/'), hi: hi.split('/') } : null;
}

/** The columns of a khaanp. */
export function getData({ spellings, says, seats, kuldevi, gotra, source, ...links }: KhaanpContent) {
	return {
		...links,
		spellingsEn: [...spellings.en],
		spellingsHi: [...spellings.hi],
		saysEn: says?.en ?? null,
		saysHi: says?.hi ?? null,
		seats: storedSeats.parse(seats),
		kuldeviEn: kuldevi?.en.join('/') ?? null,
		kuldeviHi: kuldevi?.hi.join('/') ?? null,
		gotraEn: gotra?.en.join('/') ?? null,
		gotraHi: gotra?.hi.join('/') ?? null,
		sourceEn: source?.en ?? null,
		sourceHi: source?.hi ?? null,
	};
}

let known: StoredAtlas | null = null;

/** The khaanps that the portal knows: the shipped atlas where no row is stored. */
export async function loadAtlas(): Promise<Atlas> {
	return readAtlas(await loadStoredAtlas());
}

/** The same as it is stored, kept in memory until a row of it has changed. */
export async function loadStoredAtlas(): Promise<StoredAtlas> {
	const version = await findAtlasVersion(db);
	if (known?.version === version) return known;
	// Read after their version: rows that are newer are read again.
	known = { version, json: JSON.stringify(version === null ? [] : getRows(await readRecords())) };
	return known;
}

/** Another as soon as any row is; null without rows. */
export async function findAtlasVersion(client: Prisma.TransactionClient): Promise<string | null> {
	const [row] = await client.$queryRaw<{ version: string | null }[]>`
		SELECT md5(string_agg("id"::text || ' ' || "version", ',' ORDER BY "id")) AS "version" FROM "Khaanp"`;
	return row?.version ?? null;
}

/** The rows of the back office. */
export async function listKhaanps(
	{ search, kul, isOwnKul, sort, ...paging }: z.output<typeof khaanpsQuery>,
	language: Language,
): Promise<z.input<typeof khaanpsReply>> {
	const all = serializeKhaanps(await readRecords(), language);
	const kept = all.filter(
		({ entry, khaanp }) =>
			(isOwnKul === undefined || entry.isOwnKul === isOwnKul) &&
			(kul === '' || getLine(khaanp).some(({ name }) => name === kul)),
	);
	const compare = alphabetical(language);
	const field = sort.endsWith('kul') ? 'kulName' : 'name';
	const sorted = kept.toSorted(
		(a, b) =>
			(sort.startsWith('-') ? -1 : 1) * compare(a.entry[field], b.entry[field]) ||
			compare(a.entry.name, b.entry.name),
	);
	const found = ranked(sorted, search);
	const { skip, take } = getWindow(paging);
	return {
		khaanps: found.slice(skip, skip + take).map(({ entry }) => entry),
		pagination: getPagination(paging, found.length),
	};
}

/** Null for one that is not there. */
export async function findKhaanp(id: string, language: Language): Promise<AdminKhaanp | null> {
	const all = serializeKhaanps(await readRecords(), language);
	return all.find(({ entry }) => entry._id === id.toLowerCase())?.entry ?? null;
}

/** What the atlas holds, in a language: kuls by their English names, and the names of all. */
export async function listKnownKhaanps(language: Language) {
	const { khaanps } = await loadAtlas();
	const compare = alphabetical(language);
	const kuls = khaanps
		.filter(({ parent }) => parent === null)
		.map((khaanp) => ({ value: khaanp.name, title: getTitle(khaanp, language) }))
		.toSorted((a, b) => compare(a.title, b.title));
	return { kuls, names: khaanps.map((khaanp) => getTitle(khaanp, language)).toSorted(compare) };
}

interface Listed {
	entry: AdminKhaanp;
	khaanp: Khaanp;
}

function serializeKhaanps(records: readonly KhaanpRecord[], language: Language): Listed[] {
	const texts = getTexts(records);
	const khaanpOf = new Map(createAtlas(getRows(records)).khaanps.map((khaanp) => [khaanp.name, khaanp]));
	const branches = new Map<string | null, number>();
	for (const { parentId } of records) branches.set(parentId, (branches.get(parentId) ?? 0) + 1);
	return records.flatMap((record) => {
		const [khaanp, written] = [khaanpOf.get(nameIn(record)), texts.get(record.id)];
		if (!khaanp || !written) return [];
		const { id, version, isOwnKul, seats } = record;
		const kul = khaanpOf.get(khaanp.kul) ?? khaanp;
		const otherKul = khaanpOf.get(khaanp.otherKul ?? '') ?? null;
		const entry = {
			...written,
			_id: id,
			version,
			isOwnKul,
			name: getTitle(khaanp, language),
			kulName: getTitle(kul, language),
			parentName: khaanp.parent && getTitle(khaanp.parent, language),
			otherKulName: otherKul && getTitle(otherKul, language),
			branches: branches.get(id) ?? 0,
			seatCount: seats.length,
		};
		return [{ entry, khaanp }];
	});
}

function getTitle({ spellings, name }: Khaanp, language: Language): string {
	return spellings[language][0] ?? name;
}

/** Of a search in either script those whose spellings or seats it finds, the best first. */
function ranked(listed: readonly Listed[], search: string): readonly Listed[] {
	if (search === '') return listed;
	const looked = readSearch(search);
	if (!looked) return [];
	const findRank = keyRanker(looked);
	return listed
		.map((one) => {
			const { spellings, seats } = one.khaanp;
			const each = [spellings, ...seats.map((seat) => seat.spellings)].flatMap(({ en, hi }) => [
				...en,
				...hi,
			]);
			const ranks = each.map((spelling) => findRank(searchKey(spelling)) ?? Number.POSITIVE_INFINITY);
			return { one, rank: Math.min(...ranks) };
		})
		.filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
		.sort((a, b) => a.rank - b.rank)
		.map(({ one }) => one);
}
