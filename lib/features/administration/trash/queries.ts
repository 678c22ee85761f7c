import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { getPagination, getWindow, type Paging, pageByName } from '@/lib/core/paging';
import { db } from '@/lib/platform/db/client';
import type { TrashKind } from '@/lib/platform/db/generated/enums';
import { toTrashEntryDto, trashEntrySelect } from './dto';
import type { TrashQuery, trashReply } from './schema';

interface ByName {
	where: { kind?: TrashKind };
	sort: 'name' | '-name';
	language: Language;
	paging: Paging;
}

/** A page in the reader's alphabet. Entries are deleted after 30 days, so that there are few to sort. */
async function findByName({ where, sort, language, paging }: ByName) {
	const named = await db.trashEntry.findMany({ where, select: { id: true, name: true } });
	const ids = pageByName(named, { isFalling: sort === '-name', language, paging }).map(({ id }) => id);
	const rows = await db.trashEntry.findMany({ where: { id: { in: ids } }, select: trashEntrySelect });
	return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** A page of the trash, and how much of each kind there is in all. What was deleted itself is not read. */
export async function listTrash(
	{ kind, sort, ...paging }: TrashQuery,
	language: Language,
	now: Date,
): Promise<z.output<typeof trashReply>> {
	const counts = { all: 0, member: 0, blog: 0, picture: 0, family: 0, deity: 0, khaanp: 0 };
	for (const group of await db.trashEntry.groupBy({ by: ['kind'], _count: true })) {
		counts[group.kind] += group._count;
		counts.all += group._count;
	}
	const where = kind ? { kind } : {};
	const rows =
		sort === 'name' || sort === '-name'
			? await findByName({ where, sort, language, paging })
			: await db.trashEntry.findMany({
					...getWindow(paging),
					where,
					orderBy: [{ deletedAt: sort === 'deletedAt' ? 'asc' : 'desc' }, { id: 'asc' }],
					select: trashEntrySelect,
				});
	const deleters = await db.member.findMany({
		where: { id: { in: rows.flatMap(({ deletedById }) => deletedById ?? []) } },
		select: { id: true, name: true },
	});
	const deleterNames = new Map(deleters.map(({ id, name }) => [id, name]));
	return {
		entries: rows.map((row) => toTrashEntryDto(row, deleterNames, now)),
		pagination: getPagination(paging, counts[kind ?? 'all']),
		counts,
	};
}
