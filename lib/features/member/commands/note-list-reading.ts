import { privacyAt } from '@/lib/core/adult';
import type { OwnProfileRow } from '@/lib/features/member/queries/find-profile';
import { noteReading } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';

/**
 * Notes in the audit log whose profiles an administrator has read in a list, as one entry. As with a single profile, the
 * public ones and one's own are no secret.
 */
export async function noteListReading(
	rows: OwnProfileRow[],
	{ readerId, now }: { readerId: string; now: Date },
): Promise<void> {
	const ids = rows
		.filter((row) => row.id !== readerId && privacyAt(row, now) !== 'public')
		.map(({ id }) => id);
	if (ids.length === 0) return;
	const entry = { actorId: readerId, action: 'member.read', subjectType: 'member' } as const;
	await noteReading(db, { ...entry, facts: { ids } });
}
