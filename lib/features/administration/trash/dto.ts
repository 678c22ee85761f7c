import type * as z from 'zod';
import { getPagination } from '@/lib/core/paging';
import { defaultWidths, picturePath } from '@/lib/platform/media/picture-path';
import { getEnd, type ListedEntry, type listTrash, type TrashQuery } from './queries';
import type { trashReply } from './schema';

const dayMs = 24 * 60 * 60 * 1000;

export function serializeTrash(
	{ entries, total, counts }: Awaited<ReturnType<typeof listTrash>>,
	query: TrashQuery,
	now: Date,
): z.input<typeof trashReply> {
	const all = { all: 0, member: 0, blog: 0, picture: 0, family: 0, deity: 0, khaanp: 0 };
	for (const { kind, count } of counts) {
		all[kind] += count;
		all.all += count;
	}
	return {
		entries: entries.map((entry) => serializeEntry(entry, now)),
		pagination: getPagination(query, total),
		counts: all,
	};
}

function serializeEntry({ id, deletedAt, deletedBy, mediaId, ...entry }: ListedEntry, now: Date) {
	const endsAt = getEnd(deletedAt);
	return {
		_id: id,
		...entry,
		image: mediaId && picturePath(mediaId, defaultWidths.photo),
		deletedAt: deletedAt.toISOString(),
		deletedBy: deletedBy && { _id: deletedBy.id, name: deletedBy.name },
		endsAt: endsAt.toISOString(),
		// Of what is over and still there, the last day.
		daysLeft: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / dayMs)),
	};
}
