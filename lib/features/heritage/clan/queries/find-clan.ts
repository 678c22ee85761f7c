import { db } from '@/lib/platform/db/client';
import type { ClanSelect } from '@/lib/platform/db/generated/models';
import { findExogamousGroup, groupByTradition } from '@/lib/rules/clan/groups';

const select = {
	slug: true,
	key: true,
	version: true,
	texts: { omit: { slug: true }, orderBy: { language: 'asc' } },
} satisfies ClanSelect;

export function listClans() {
	return db.clan.findMany({ select, orderBy: [{ position: 'asc' }, { slug: 'asc' }] });
}

export function findClan(slug: string) {
	return db.clan.findUnique({ where: { slug }, select });
}

export type ClanRow = NonNullable<Awaited<ReturnType<typeof findClan>>>;

export interface ClanTotals {
	members: number;
	families: number;
}

/** How many members and families there are of each group of clans, by its key. A family is its tree's owner's. */
export async function countByGroup(): Promise<Map<string, ClanTotals>> {
	const counts = await db.$queryRaw<({ clanKey: string } & ClanTotals)[]>`
		SELECT "clanKey", sum("members")::int AS "members", sum("families")::int AS "families" FROM (
			SELECT "clanKey", "members", 0 AS "families" FROM "MemberTally" WHERE NOT "isDeceased" AND "clanKey" <> ''
			UNION ALL
			SELECT owner."clanKey", 0, 1 FROM "FamilyTree" JOIN "Member" AS owner ON owner."id" = "ownerId"
			WHERE owner."claimedAt" IS NOT NULL AND NOT owner."isDeceased" AND owner."clanKey" IS NOT NULL
		) AS totals GROUP BY "clanKey"`;
	const totals = new Map<string, ClanTotals>();
	for (const { clanKey, members, families } of counts) {
		const group = findExogamousGroup(clanKey);
		if (!group) continue;
		const sofar = totals.get(group.key) ?? { members: 0, families: 0 };
		totals.set(group.key, { members: sofar.members + members, families: sofar.families + families });
	}
	return totals;
}

/** The deities that a group's clans or their branches worship, in the order of the lists. */
export async function listDeitiesOfGroup(key: string) {
	const deities = await db.deity.findMany({
		select: {
			id: true,
			deityType: true,
			clans: true,
			texts: { select: { language: true, name: true }, orderBy: { language: 'asc' } },
		},
		orderBy: [{ position: 'asc' }, { id: 'asc' }],
	});
	// Texts are read after their deity, which may be deleted by now.
	const shown = deities.filter(({ texts }) => texts.length > 0);
	return shown.filter(({ clans }) => clans.some((clan) => groupByTradition(clan)?.key === key));
}

export type WorshippedDeity = Awaited<ReturnType<typeof listDeitiesOfGroup>>[number];
