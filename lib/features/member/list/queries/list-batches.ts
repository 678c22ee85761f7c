import type { Language } from '@/lib/core/language';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { listOrder } from './list-order';
import { type ListFilters, narrowedBy, pageOfFound } from './list-pages';
import { readListSearch } from './list-search';
import { maxFound } from './search-members';

const batchSize = 500;

/** The ids of everybody whom the administrators' list holds, in its order, some at a time; each batch is read when it is asked for. */
export async function* listedBatches(
	{ query, sort, ...filters }: ListFilters,
	language: Language,
): AsyncGenerator<string[]> {
	const narrowed = narrowedBy(filters);
	const order = listOrder(sort, language);
	const search = query === '' ? null : await readListSearch(query);
	if (query !== '' && !search) return;
	if (search) {
		const [found] = await db.$queryRaw<{ total: number; ids: string[] }[]>(
			pageOfFound({ narrowed, search }, order, { page: 1, limit: maxFound }),
		);
		// Of more the list itself knows the first ones alone; the others are those that fit.
		if (found && found.total < maxFound) return void (yield found.ids);
	}
	const wanted = Prisma.sql`"claimedAt" IS NOT NULL AND ${narrowed} AND ${search?.fits ?? Prisma.sql`TRUE`}`;
	const nextAfter = (place: Prisma.Sql) => db.$queryRaw<{ id: string; key: string | null }[]>`
		SELECT "id"::text, (${order.key})::text AS "key" FROM "Member" WHERE ${wanted} AND ${place}
		ORDER BY ${order.along(order.key)} LIMIT ${batchSize}`;
	let batch = await nextAfter(Prisma.sql`TRUE`);
	for (let last = batch.at(-1); last; last = batch.at(-1)) {
		yield batch.map(({ id }) => id);
		batch = batch.length < batchSize ? [] : await nextAfter(order.behind(last));
	}
}
