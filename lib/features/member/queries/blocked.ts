import type { Prisma } from '@/lib/platform/db/generated/client';

/** Whether a member wants to hear no more of another. */
export async function hasBlocked(
	tx: Prisma.TransactionClient,
	memberId: string,
	otherId: string,
): Promise<boolean> {
	return (await tx.matchMark.count({ where: { kind: 'blocked', memberId, otherId } })) > 0;
}
