import { Prisma } from '@/lib/db/generated/client';
import type { TypedOption } from './rules';

/** Adds the values that are not known yet, and the script that is missing of those that are. */
export async function joinAddressOptions(
	tx: Prisma.TransactionClient,
	options: TypedOption[],
): Promise<void> {
	for (const { kind, foldedKey, hi, en } of options) {
		// What is known already is only read: a lock on a common place would make everybody from there queue.
		await tx.$executeRaw`
			INSERT INTO "AddressOption" AS known ("kind", "foldedKey", "hi", "en", "isTyped")
			SELECT ${kind}::"AddressOptionKind", ${foldedKey}, ${hi}::text, ${en}::text, true
			WHERE NOT EXISTS (
				SELECT FROM "AddressOption" WHERE "kind" = ${kind}::"AddressOptionKind" AND "foldedKey" = ${foldedKey}
				AND (${hi}::text IS NULL OR "hi" IS NOT NULL) AND (${en}::text IS NULL OR "en" IS NOT NULL)
			)
			ON CONFLICT ("kind", "foldedKey") DO UPDATE
			SET "hi" = coalesce(known."hi", excluded."hi"), "en" = coalesce(known."en", excluded."en")`;
	}
}

/** Removes those of the values that came from somebody's record and stand in nobody's any more. */
export async function removeTypedOptions(
	tx: Prisma.TransactionClient,
	options: TypedOption[],
): Promise<void> {
	for (const { kind, foldedKey } of options) {
		// A kind is named as the column that it is typed into.
		const column = Prisma.raw(`"${kind}"`);
		await tx.$executeRaw`
			DELETE FROM "AddressOption" known
			WHERE "kind" = ${kind}::"AddressOptionKind" AND "foldedKey" = ${foldedKey} AND "isTyped"
				AND NOT EXISTS (SELECT FROM "Member" WHERE ${column} IN (known."hi", known."en"))
				AND NOT EXISTS (SELECT FROM "Person" WHERE ${column} IN (known."hi", known."en"))`;
	}
}
