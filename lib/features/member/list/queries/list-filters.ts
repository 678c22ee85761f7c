import * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { getInAlphabet } from '@/lib/platform/db/alphabet';
import { Prisma } from '@/lib/platform/db/generated/client';
import { pool } from '@/lib/platform/db/pool';

const filterValues = z.array(z.object({ value: z.string(), count: z.number() }));

/** GET /api/users/filters */
export const memberFiltersReply = z.object({ clans: filterValues, dynasties: filterValues });

/**
 * Every clan and dynasty by which the administrators' list can be narrowed, with how many members tell it. Spellings
 * of one name count together, under the one that most have. In the reader's alphabet.
 */
export async function listMemberFilters(language: Language): Promise<z.output<typeof memberFiltersReply>> {
	const order = getInAlphabet(Prisma.sql`"key"`, language).text;
	const { rows } = await pool.query(
		`SELECT
			(SELECT coalesce(jsonb_agg(listed ORDER BY ${order}), '[]') FROM (${getValues('clan')}) AS listed) AS "clans",
			(SELECT coalesce(jsonb_agg(listed ORDER BY ${order}), '[]') FROM (${getValues('dynasty')}) AS listed) AS "dynasties"`,
	);
	return z.tuple([memberFiltersReply]).parse(rows)[0];
}

function getValues(name: 'clan' | 'dynasty'): string {
	return `SELECT "key", (array_agg("spelling" ORDER BY "members" DESC, "spelling"))[1] AS "value",
			sum("members") AS "count"
		FROM (
			SELECT "${name}Key" COLLATE "C" AS "key", "${name}" COLLATE "C" AS "spelling", sum("members") AS "members"
			FROM "MemberTally" WHERE "${name}Key" <> '' GROUP BY 1, 2 HAVING sum("members") > 0
		) AS spelled GROUP BY "key"`;
}
