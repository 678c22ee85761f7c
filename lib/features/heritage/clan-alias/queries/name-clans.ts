import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { clanKeyIn, findKnownClan, isListed } from '@/lib/rules/clan/groups';

/** The one name under which records hold the clan that a text spells; a clan that nobody knows stays as it is typed. */
export type ClanNamer = (text: string) => string;

interface Alias {
	key: string;
	clan: string;
}

/** An alias may lead to a clan that has itself been merged into another. */
export function getClanNamer(aliases: readonly Alias[]): ClanNamer {
	const clanOfKey = new Map(aliases.map(({ key, clan }) => [key, clan]));
	return (text) => {
		let name: string = findKnownClan(text) ?? text;
		const seen = new Set<string>();
		while (!isListed(name)) {
			const key = clanKeyIn(name);
			const next = clanOfKey.get(key);
			if (next === undefined || seen.has(key)) break;
			seen.add(key);
			name = next;
		}
		return name;
	};
}

/** Knows the aliases that administrators have given too. */
export async function loadClanNamer(client: Prisma.TransactionClient = db): Promise<ClanNamer> {
	return getClanNamer(await client.clanAlias.findMany({ select: { key: true, clan: true } }));
}

interface ClanFields {
	clan?: string | null;
	/** The clan that the mother was born into. */
	motherClan?: string | null;
	clans?: readonly string[] | undefined;
}

/** Records as they are to be written, each clan by its one name. Asks the database only for a clan that is not listed. */
export async function withClanNames<Fields extends ClanFields>(
	client: Prisma.TransactionClient,
	records: readonly Fields[],
): Promise<Fields[]> {
	const texts = records.flatMap(({ clan, motherClan, clans = [] }) => [clan, motherClan, ...clans]);
	const isKnown = texts.every((text) => !text || isListed(findKnownClan(text) ?? ''));
	const nameOf = isKnown ? getClanNamer([]) : await loadClanNamer(client);
	return records.map((entry) => ({
		...entry,
		...(entry.clan && { clan: nameOf(entry.clan) }),
		...(entry.motherClan && { motherClan: nameOf(entry.motherClan) }),
		...(entry.clans && { clans: clanNamesIn(entry.clans, nameOf) }),
	}));
}

/** The same of one record. */
export async function withClanName<Fields extends ClanFields>(
	client: Prisma.TransactionClient,
	record: Fields,
): Promise<Fields> {
	const [named = record] = await withClanNames(client, [record]);
	return named;
}

/** Each clan once. */
export function clanNamesIn(clans: readonly string[], nameOf: ClanNamer): string[] {
	return [...new Set(clans.map(nameOf))];
}
