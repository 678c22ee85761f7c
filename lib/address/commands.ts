import type { Prisma } from '@/lib/db/generated/client';
import type { TypedOption } from './rules';

/** Adds the values that are not known yet, and the script that is missing of those that are. */
export async function joinAddressOptions(
	tx: Prisma.TransactionClient,
	options: TypedOption[],
): Promise<void> {
	for (const { kind, foldedKey, hi, en } of options) {
		// What is known already is only read: a lock on a common place would make everybody from there queue.
		await tx.$executeRaw`
			INSERT INTO "AddressOption" AS known ("kind", "foldedKey", "hi", "en")
			SELECT ${kind}::"AddressOptionKind", ${foldedKey}, ${hi}::text, ${en}::text
			WHERE NOT EXISTS (
				SELECT FROM "AddressOption" WHERE "kind" = ${kind}::"AddressOptionKind" AND "foldedKey" = ${foldedKey}
				AND (${hi}::text IS NULL OR "hi" IS NOT NULL) AND (${en}::text IS NULL OR "en" IS NOT NULL)
			)
			ON CONFLICT ("kind", "foldedKey") DO UPDATE
			SET "hi" = coalesce(known."hi", excluded."hi"), "en" = coalesce(known."en", excluded."en")`;
	}
}
