import { builtInTermsVersion } from '@/lib/features/member/constants';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';

/** The version of the terms that members agree to now: the last one published, or the built-in one. */
export const consentTextVersion = Prisma.sql`coalesce(
	(SELECT "version" FROM "SiteText" WHERE "kind" = 'terms' ORDER BY "number" DESC LIMIT 1),
	${builtInTermsVersion}
)`;

/** The same, to be written by a statement that cannot hold a query. */
export async function readConsentTextVersion(client: Prisma.TransactionClient = db): Promise<string> {
	const [row] = await client.$queryRaw<{ version: string }[]>`SELECT ${consentTextVersion} AS "version"`;
	return row?.version ?? builtInTermsVersion;
}
