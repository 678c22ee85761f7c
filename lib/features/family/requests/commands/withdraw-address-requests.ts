import type { Prisma } from '@/lib/platform/db/generated/client';

/** Withdraws what the owners of addresses were asked about cards that become other members', or other cards. */
export async function withdrawAddressRequests(
	tx: Prisma.TransactionClient,
	personIds: string[],
	now: Date,
): Promise<void> {
	await tx.familyRequest.updateMany({
		where: { personId: { in: personIds }, isByAddress: true, status: 'pending' },
		data: { status: 'withdrawn', answeredAt: now },
	});
}
