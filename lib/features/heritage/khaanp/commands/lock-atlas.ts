import type { Prisma } from '@/lib/platform/db/generated/client';

const lockKey = 72_707_374;

/** Lets nobody else change the atlas until the transaction ends. */
export async function lockAtlas(tx: Prisma.TransactionClient): Promise<void> {
	await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockKey})`;
}
