import type { Prisma } from '@/lib/platform/db/generated/client';

/** One part of what an empty database is given. */
export interface SeedPart {
	title: string;
	isMissing(tx: Prisma.TransactionClient): Promise<boolean>;
	/** Makes and stores what takes long, outside a transaction. */
	prepare(): Promise<PreparedPart>;
}

interface PreparedPart {
	/** Writes every row of the part. */
	insert(tx: Prisma.TransactionClient): Promise<void>;
	/** Removes what is stored when the rows could not be written. */
	discard(): Promise<void>;
}
