import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { db } from '@/lib/platform/db/client';
import { findExogamousGroup, groupByTradition } from '@/lib/rules/clan/groups';
import { type ClanTotals, clanSelect, toClanDetails, toClanDto, worshippedDeitySelect } from './dto/clan';
import type { ClanDetails } from './schema';

/** All groups of clans in their order. */
export async function readClans(language: Language) {
	const [clans, totals] = await Promise.all([listClans(), countByGroup()]);
	return clans.map((clan) => toClanDto(clan, totals, language));
}

/** Null when there is no such group. */
export async function findClanDetails(slug: string, language: Language): Promise<ClanDetails | null> {
	const clan = await findClan(slug);
	if (!clan) return null;
	const [totals, deities] = await Promise.all([countByGroup(), listDeitiesOfGroup(clan.key)]);
	return toClanDetails(clan, { totals, deities }, language);
}

/** @throws DomainError `notFound` */
export async function readClanDetails(slug: string, language: Language): Promise<ClanDetails> {
	const clan = await findClanDetails(slug, language);
	if (!clan) throw new DomainError('notFound');
	return clan;
}

function listClans() {
	return db.clan.findMany({ select: clanSelect, orderBy: [{ position: 'asc' }, { slug: 'asc' }] });
}

function findClan(slug: string) {
	return db.clan.findUnique({ where: { slug }, select: clanSelect });
}

/** How many members and families there are of each group of clans, by its key. A family is its tree's owner's. */
async function countByGroup(): Promise<Map<string, ClanTotals>> {
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
		select: worshippedDeitySelect,
		orderBy: [{ position: 'asc' }, { id: 'asc' }],
	});
	// Texts are read after their deity, which may be deleted by now.
	const shown = deities.filter(({ texts }) => texts.length > 0);
	return shown.filter(({ clans }) => clans.some((clan) => groupByTradition(clan)?.key === key));
}
