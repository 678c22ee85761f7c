import { Prisma } from '@/lib/platform/db/generated/client';
import type { TypedOption } from './rules';

/** Adds the values that are not known yet, and the script that is missing of those that are. */
export async function joinAddressOptions(
	tx: Prisma.TransactionClient,
	options: TypedOption[],
): Promise<void> {
	if (options.length === 0) return;
	// What is known already is only read: a lock on a common place would make everybody from there queue.
	await tx.$executeRaw`
		INSERT INTO "AddressOption" AS known ("kind", "foldedKey", "hi", "en", "isTyped")
		SELECT given."kind", given."foldedKey",
			(array_agg(given."hi" ORDER BY at) FILTER (WHERE given."hi" IS NOT NULL))[1],
			(array_agg(given."en" ORDER BY at) FILTER (WHERE given."en" IS NOT NULL))[1], true
		FROM ROWS FROM (
			jsonb_to_recordset(${JSON.stringify(options)}::jsonb)
				AS ("kind" "AddressOptionKind", "foldedKey" text, "hi" text, "en" text)
		) WITH ORDINALITY AS given ("kind", "foldedKey", "hi", "en", at)
		WHERE NOT EXISTS (
			SELECT FROM "AddressOption" same
			WHERE same."kind" = given."kind" AND same."foldedKey" = given."foldedKey"
				AND (given."hi" IS NULL OR same."hi" IS NOT NULL) AND (given."en" IS NULL OR same."en" IS NOT NULL)
		)
		GROUP BY given."kind", given."foldedKey"
		ORDER BY min(at)
		ON CONFLICT ("kind", "foldedKey") DO UPDATE
		SET "hi" = coalesce(known."hi", excluded."hi"), "en" = coalesce(known."en", excluded."en")`;
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
