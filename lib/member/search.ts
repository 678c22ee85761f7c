import type * as z from 'zod';
import { adultAge, privacyAt } from '@/lib/core/adult';
import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import { type Paging, paginationOf, windowOf } from '@/lib/core/paging';
import { searchKey } from '@/lib/core/text-folding';
import type { Viewer } from '@/lib/core/viewer';
import { db } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { literally } from '@/lib/db/like';
import { findFamilyIds } from './family-distance';
import { findProfiles, type OwnProfileRow } from './queries';
import type { foundMember } from './schema';
import { serializeOwnProfile } from './serialize';
import { fieldsShown, type Relation } from './tiers';

export type FoundMember = z.output<typeof foundMember>;

/** What a list shows of a member besides the name, to those who may see it. */
const shownInLists = ['photo', 'clan', 'location'] as const;

/**
 * Members by name, in either script and with small slips, best first; all of them by name without a search. Never
 * among them: the departed, accounts that nobody has claimed and who is under 18; for visitors, who is not listed.
 */
export async function searchMembers(
	{ search, ...paging }: Paging & { search: string },
	{ viewer, now }: { viewer: Viewer; now: Date },
) {
	const key = searchKey(search);
	// Text of which nothing can be looked for finds nothing.
	if (search !== '' && key === '') return { users: [], pagination: paginationOf(paging, 0) };
	const { skip, take } = windowOf(paging);
	const latestBirth = bornOnFromAge(adultAge, todayInIndia(now));
	const wanted = Prisma.sql`"claimedAt" IS NOT NULL AND NOT "isDeceased"
		AND ("bornOn" IS NULL OR "bornOn" <= ${latestBirth}::date)
		${viewer ? Prisma.empty : Prisma.sql`AND "isListed"`}
		${key ? Prisma.sql`AND ("nameKey" LIKE ${`%${literally(key)}%`} OR ${key} <% "nameKey")` : Prisma.empty}`;
	const best = key
		? Prisma.sql`"nameKey" LIKE ${`${literally(key)}%`} DESC, word_similarity(${key}, "nameKey") DESC,`
		: Prisma.empty;
	const [found, [counted]] = await Promise.all([
		db.$queryRaw<{ id: string }[]>`SELECT "id"::text FROM "Member" WHERE ${wanted}
			ORDER BY ${best} "name", "id" LIMIT ${take} OFFSET ${skip}`,
		db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM "Member" WHERE ${wanted}`,
	]);
	const rows = await findProfiles(found.map(({ id }) => id));
	const relationTo = await relationsOf(viewer);
	return {
		users: rows.map((row) => foundFor(row, relationTo(row.id), now)),
		pagination: paginationOf(paging, counted?.total ?? 0),
	};
}

async function relationsOf(viewer: Viewer): Promise<(memberId: string) => Relation | null> {
	if (!viewer) return () => null;
	const family = new Set(viewer.isAdmin ? [] : await findFamilyIds(viewer.memberId));
	return (memberId) => {
		if (memberId === viewer.memberId) return 'self';
		if (viewer.isAdmin) return 'administrator';
		return family.has(memberId) ? 'family' : 'member';
	};
}

function foundFor(row: OwnProfileRow, relation: Relation | null, now: Date): FoundMember {
	const profile = serializeOwnProfile(row, now);
	const fields = relation && fieldsShown(privacyAt(row, now), relation);
	const shown = shownInLists.filter((field) => fields === 'all' || fields?.includes(field));
	return {
		_id: profile._id,
		name: profile.name,
		...Object.fromEntries(shown.map((field) => [field, profile[field]])),
	};
}
