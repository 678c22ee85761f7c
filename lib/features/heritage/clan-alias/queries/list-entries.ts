import { keyRanker, readSearch } from '@/lib/core/search-words';
import type { ClanEntry } from '@/lib/features/heritage/clan-alias/schema';
import { db } from '@/lib/platform/db/client';
import { listedClans } from '@/lib/rules/clan/clans';
import { clanKeyIn, isListed } from '@/lib/rules/clan/groups';

interface CountedClan {
	key: string;
	name: string;
	members: number;
}

/**
 * Every clan that members, deities or aliases name, and those of the list, each once: by number of members, most first;
 * of a search in either script by name or alias, the best first.
 */
export async function listClanEntries(search: string): Promise<ClanEntry[]> {
	const [counted, named, aliases] = await Promise.all([
		db.$queryRaw<CountedClan[]>`
			SELECT "key", (array_agg("name" ORDER BY "members" DESC, "name"))[1] AS "name", sum("members")::int AS "members"
			FROM (
				SELECT "clanKey" AS "key", "clan" AS "name", sum("members") AS "members" FROM "MemberTally"
				WHERE "clanKey" <> '' GROUP BY 1, 2 HAVING sum("members") > 0
			) AS spelled GROUP BY "key"`,
		db.$queryRaw<{ clan: string }[]>`SELECT DISTINCT unnest("clans") AS "clan" FROM "Deity"`,
		db.clanAlias.findMany({
			select: { id: true, name: true, clan: true },
			orderBy: [{ key: 'asc' }, { id: 'asc' }],
		}),
	]);
	const entries = new Map<string, ClanEntry>();
	const getEntry = (name: string): ClanEntry => {
		const key = clanKeyIn(name);
		const entry = entries.get(key) ?? { _id: name, members: 0, isListed: isListed(name), aliases: [] };
		entries.set(key, entry);
		return entry;
	};
	for (const { name, members } of counted) getEntry(name).members = members;
	for (const name of [...listedClans, ...named.map(({ clan }) => clan)]) getEntry(name);
	for (const { id, name, clan } of aliases) getEntry(clan).aliases.push({ _id: id, name });
	return found([...entries], search).map(({ entry }) => entry);
}

function found(entries: readonly (readonly [string, ClanEntry])[], search: string) {
	const looked = search === '' ? null : readSearch(search);
	if (search !== '' && !looked) return [];
	const rankOf = looked ? keyRanker(looked) : () => 0;
	return entries
		.map(([key, entry]) => {
			const keys = [key, ...entry.aliases.map(({ name }) => clanKeyIn(name))];
			return { key, entry, rank: Math.min(...keys.map((each) => rankOf(each) ?? Number.POSITIVE_INFINITY)) };
		})
		.filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
		.sort((a, b) => a.rank - b.rank || b.entry.members - a.entry.members || (a.key < b.key ? -1 : 1));
}
