import { PrismaPg } from '@prisma/adapter-pg';
import { getSchema } from '@/lib/platform/env/database-schema.mjs';
import { PrismaClient } from './generated/client';
import { pool } from './pool';

// The pool's own wait and the limits of each statement come first; these bound what is left.
const transactionWaitMs = 2_000;
const transactionLimitMs = 4_500;

function createClient() {
	return new PrismaClient({
		adapter: new PrismaPg(pool, { schema: getSchema(process.env) }),
		errorFormat: 'minimal',
		transactionOptions: { maxWait: transactionWaitMs, timeout: transactionLimitMs },
	});
}

declare global {
	var databaseClient: PrismaClient | undefined;
}

globalThis.databaseClient ??= createClient();

/** The one Prisma client of this process. Importing it opens no connection. */
export const db = globalThis.databaseClient;
