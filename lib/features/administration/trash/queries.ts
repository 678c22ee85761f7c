import type { Language } from '@/lib/core/language';
import { getWindow, type Paging, pageByName } from '@/lib/core/paging';
import { db } from '@/lib/platform/db/client';
import type { TrashKind } from '@/lib/platform/db/generated/enums';
import type { TrashEntryOrderByWithRelationInput } from '@/lib/platform/db/generated/models';

const retentionDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** When an entry that was deleted at this moment is deleted permanently. The privacy policy names the time too. */
export function getEnd(deletedAt: Date): Date {
	return new Date(deletedAt.getTime() + retentionDays * dayMs);
}

/** Deleted no later than this, an entry has been there long enough. */
export function latestOver(now: Date): Date {
	return new Date(now.getTime() - retentionDays * dayMs);
}

const orders = {
	deletedAt: [{ deletedAt: 'asc' }, { id: 'asc' }],
	'-deletedAt': [{ deletedAt: 'desc' }, { id: 'asc' }],
} as const satisfies Record<string, TrashEntryOrderByWithRelationInput[]>;

type TrashOrder = keyof typeof orders | 'name' | '-name';

export interface TrashQuery extends Paging {
	kind?: TrashKind | undefined;
	sort: TrashOrder;
}

export interface ListedEntry {
	id: string;
	kind: TrashKind;
	subjectId: string;
	name: string;
	deletedAt: Date;
	/** Null when that account is gone. */
	deletedBy: { id: string; name: string } | null;
	/** Of it, or of what belonged to it. */
	mediaId: string | null;
}

/** What is shown with a picture; those of an account or a family are of several people. */
const pictured: ReadonlySet<TrashKind> = new Set(['blog', 'picture', 'deity']);

interface TrashPage {
	entries: ListedEntry[];
	total: number;
	counts: { kind: TrashKind; count: number }[];
}

const entrySelect = {
	id: true,
	kind: true,
	subjectId: true,
	name: true,
	deletedAt: true,
	deletedById: true,
	mediaIds: true,
} as const;

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
	const rows = await db.trashEntry.findMany({ where: { id: { in: ids } }, select: entrySelect });
	return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** A page of the trash, and how much of each kind there is in all. What was deleted itself is not read. */
export async function listTrash(
	{ kind, sort, ...paging }: TrashQuery,
	language: Language,
): Promise<TrashPage> {
	const grouped = await db.trashEntry.groupBy({ by: ['kind'], _count: true });
	const counts = grouped.map((group) => ({ kind: group.kind, count: group._count }));
	const where = kind ? { kind } : {};
	const rows =
		sort === 'name' || sort === '-name'
			? await findByName({ where, sort, language, paging })
			: await db.trashEntry.findMany({
					...getWindow(paging),
					where,
					orderBy: [...orders[sort]],
					select: entrySelect,
				});
	const deleters = await db.member.findMany({
		where: { id: { in: rows.flatMap(({ deletedById }) => deletedById ?? []) } },
		select: { id: true, name: true },
	});
	const of = kind ? counts.filter((count) => count.kind === kind) : counts;
	return {
		entries: rows.map(({ deletedById, mediaIds, ...entry }) => ({
			...entry,
			deletedBy: deleters.find(({ id }) => id === deletedById) ?? null,
			mediaId: pictured.has(entry.kind) ? (mediaIds[0] ?? null) : null,
		})),
		total: of.reduce((sum, { count }) => sum + count, 0),
		counts,
	};
}
