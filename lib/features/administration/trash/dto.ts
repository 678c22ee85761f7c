import type { TrashKind } from '@/lib/platform/db/generated/enums';
import type { TrashEntryGetPayload, TrashEntrySelect } from '@/lib/platform/db/generated/models';
import { defaultWidths, picturePath } from '@/lib/platform/media/picture-path';
import type { TrashEntryDto } from './schema';

const retentionDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Deleted no later than this, an entry has been there long enough. The privacy policy names the time too. */
export function latestOver(now: Date): Date {
	return new Date(now.getTime() - retentionDays * dayMs);
}

export const trashEntrySelect = {
	id: true,
	kind: true,
	subjectId: true,
	name: true,
	deletedAt: true,
	deletedById: true,
	mediaIds: true,
} as const satisfies TrashEntrySelect;

type TrashEntryRow = TrashEntryGetPayload<{ select: typeof trashEntrySelect }>;

/** The kinds that are shown with a picture; those of an account or a family are of several people. */
const pictured: ReadonlySet<TrashKind> = new Set(['blog', 'picture', 'deity']);

/** `deleterNames` has the names of the accounts that are still there, by their ids. */
export function toTrashEntryDto(
	{ id, kind, subjectId, name, deletedAt, deletedById, mediaIds: [mediaId] }: TrashEntryRow,
	deleterNames: ReadonlyMap<string | null, string>,
	now: Date,
): TrashEntryDto {
	const endsAt = new Date(deletedAt.getTime() + retentionDays * dayMs);
	const deleterName = deleterNames.get(deletedById);
	return {
		_id: id,
		kind,
		subjectId,
		name,
		image: mediaId !== undefined && pictured.has(kind) ? picturePath(mediaId, defaultWidths.photo) : null,
		deletedAt: deletedAt.toISOString(),
		deletedBy:
			deletedById !== null && deleterName !== undefined ? { _id: deletedById, name: deleterName } : null,
		endsAt: endsAt.toISOString(),
		// An entry that is over and still there has one day left.
		daysLeft: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / dayMs)),
	};
}
