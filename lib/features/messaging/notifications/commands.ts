import { refuseRemoved } from '@/lib/features/member/commands/change-profile';
import { db } from '@/lib/platform/db/client';

/**
 * Everything up to `readUntil` is read; never less than before, and nothing that is still to come.
 *
 * @throws DomainError `auth.required` when the account has just been removed
 */
export async function readNotifications(memberId: string, readUntil: Date, now: Date): Promise<void> {
	// The first year of a typed date is none that the database knows.
	const until = new Date(Math.max(0, Math.min(readUntil.getTime(), now.getTime())));
	await db.$executeRaw`
		INSERT INTO "NotificationsRead" AS before ("memberId", "readUntil") VALUES (${memberId}::uuid, ${until})
		ON CONFLICT ("memberId") DO UPDATE SET "readUntil" = greatest(before."readUntil", excluded."readUntil")`.catch(
		refuseRemoved,
	);
}
