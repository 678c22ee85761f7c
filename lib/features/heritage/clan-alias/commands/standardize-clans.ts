import { loadClanNamer } from '@/lib/features/heritage/clan-alias/queries/name-clans';
import { db } from '@/lib/platform/db/client';
import { clanKeyIn } from '@/lib/rules/clan/groups';
import { listStoredClans, renameClans } from './rename-clans';

/** For a large community on a busy machine. */
const limitMs = 120_000;

/**
 * Gives each clan in the records its one name, and members its key. Changes nothing where a start has done so before;
 * runs again because a later version may know more clans. Answers how many fields have changed.
 */
export function standardizeClans(): Promise<number> {
	return db.$transaction(
		async (tx) => {
			const nameOf = await loadClanNamer(tx);
			const stored = await listStoredClans(tx);
			const renamings = stored
				.map((before) => ({ before, after: nameOf(before) }))
				.filter(({ before, after }) => before !== after);
			const renamed = await renameClans(tx, renamings, null);
			const names = [...new Set(stored.map(nameOf))];
			const rekeyed = await tx.$executeRaw`
				UPDATE "Member" SET "clanKey" = named."key"
				FROM unnest(${names}::text[], ${names.map(clanKeyIn)}::text[]) AS named("clan", "key")
				WHERE "Member"."clan" = named."clan" AND "Member"."clanKey" IS DISTINCT FROM named."key"`;
			return renamed + rekeyed;
		},
		{ timeout: limitMs },
	);
}
