import type * as z from 'zod';
import { findSpellings } from '@/lib/address/queries';
import { noteReading } from '@/lib/audit/write';
import { privacyAt } from '@/lib/core/adult';
import { type Paging, paginationOf, windowOf } from '@/lib/core/paging';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { literally } from '@/lib/db/like';
import { emailKeyOf } from './email';
import { findProfiles, type OwnProfileRow } from './queries';
import { defaultLimits, type MemberListQuery, type memberListReply } from './schema';
import { searchMembers } from './search';
import { serializeOwnProfile } from './serialize';

type MemberList = z.output<typeof memberListReply>;

interface Reader {
	/** The administrator. */
	readerId: string;
	now: Date;
}

/**
 * Members as administrators see them: their whole records, newest first, also the departed and who is under 18. An
 * account that nobody has claimed is not among them: its only owner so far is whoever added a relative, and no other
 * call knows it either. A search finds what it finds for every member, best first; the filters are not for it. What
 * is shown beyond what members show to all goes to the audit log, as one entry.
 */
export async function listMembers(
	{ page, limit, search, ...filters }: MemberListQuery,
	reader: Reader,
): Promise<MemberList> {
	const { ids, pagination } = search
		? await findBySearch(search, { page, limit: limit ?? defaultLimits.search }, reader)
		: await findByFilters(filters, { page, limit: limit ?? defaultLimits.list });
	const rows = await findProfiles(ids);
	await noteListReading(rows, reader);
	return { users: rows.map((row) => serializeOwnProfile(row, reader.now)), pagination };
}

async function findBySearch(search: string, paging: Paging, { readerId, now }: Reader) {
	const viewer = { memberId: readerId, isAdmin: true };
	const { users, pagination } = await searchMembers({ ...paging, search }, { viewer, now });
	return { ids: users.map(({ _id }) => _id), pagination };
}

type Filters = Pick<MemberListQuery, 'query' | 'clan' | 'dynasty' | 'isAdmin'>;

async function findByFilters({ query, clan, dynasty, isAdmin }: Filters, paging: Paging) {
	const { skip, take } = windowOf(paging);
	const conditions = [
		Prisma.sql`"claimedAt" IS NOT NULL`,
		...(clan ? [Prisma.sql`"clanKey" = ${searchKey(clan)}`] : []),
		...(dynasty ? [Prisma.sql`"dynastyKey" = ${searchKey(dynasty)}`] : []),
		...(typeof isAdmin === 'boolean' ? [Prisma.sql`"isAdmin" = ${isAdmin}`] : []),
		...(query ? [await saying(query)] : []),
	];
	const wanted = Prisma.join(conditions, ' AND ');
	const [found, [counted]] = await Promise.all([
		db.$queryRaw<{ id: string }[]>`SELECT "id"::text FROM "Member" WHERE ${wanted}
			ORDER BY "createdAt" DESC, "id" LIMIT ${take} OFFSET ${skip}`,
		db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM "Member" WHERE ${wanted}`,
	]);
	return { ids: found.map(({ id }) => id), pagination: paginationOf(paging, counted?.total ?? 0) };
}

const keys = ['nameKey', 'clanKey', 'dynastyKey'];
const places = ['location', 'villageAddress', 'ancestralResidence', 'tehsil', 'district'];
const texts = [...places, 'fatherName', 'sakh', 'gotra', 'motherClan', 'profession', 'education'];
const columns = (names: string[]) => Prisma.raw(names.map((name) => `"${name}"`).join(', '));

/** Fewer digits stand in too many numbers. */
const fewestDigits = 3;

/**
 * Who has `query` in their name, clan or dynasty, in either script; in their address or number; or in what they tell
 * of their father, work and places, of which the known ones are found in either script too.
 */
async function saying(query: string): Promise<Prisma.Sql> {
	const key = searchKey(query);
	// Text of which nothing can be looked for finds nobody.
	if (key === '') return Prisma.sql`FALSE`;
	const containing = (text: string) => `%${literally(text)}%`;
	const digits = query.normalize('NFKC').replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)));
	const number = /^[+\d\s().-]+$/.test(digits) ? digits.replace(/\D/g, '') : '';
	const spellings = await findSpellings(query);
	const found = [
		Prisma.sql`${key} <% "nameKey"`,
		Prisma.sql`concat_ws(E'\n', ${columns(keys)}) LIKE ${containing(key)}`,
		Prisma.sql`"emailKey" LIKE ${containing(emailKeyOf(query))}`,
		Prisma.sql`concat_ws(E'\n', ${columns(texts)}) ILIKE ${containing(query.normalize('NFC'))}`,
		Prisma.sql`ARRAY[${columns(places)}] && ${spellings}::text[]`,
		...(number.length < fewestDigits
			? []
			: [
					Prisma.sql`regexp_replace(translate("mobileNumber", '०१२३४५६७८९', '0123456789'), '[^0-9]', '', 'g')
						LIKE ${containing(number)}`,
				]),
	];
	return Prisma.sql`(${Prisma.join(found, ' OR ')})`;
}

/** As reading a single profile does: the public ones and one's own are no secret. */
async function noteListReading(rows: OwnProfileRow[], { readerId, now }: Reader): Promise<void> {
	const ids = rows
		.filter((row) => row.id !== readerId && privacyAt(row, now) !== 'public')
		.map(({ id }) => id);
	if (ids.length === 0) return;
	const entry = { actorId: readerId, action: 'member.read', subjectType: 'member' } as const;
	await noteReading(db, { ...entry, facts: { ids } });
}
