import { nameKey } from '@/lib/core/name-key';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';

/** One more with every change of the rules by which keys are made: lib/core/text-folding.ts, lib/core/name-key.ts, lib/rules/same-person. */
const keysVersion = 1;

/** Columns that are texts alone, each with that of its key; those of clans are `standardizeClans`'s. */
const keyedColumns = [
	['Member', 'dynasty', 'dynastyKey'],
	['FamilyTree', 'name', 'nameKey'],
	['Person', 'name', 'nameKey'],
	['DeityText', 'name', 'nameKey'],
	['Blog', 'title', 'titleKey'],
	['Blog', 'author', 'authorKey'],
	['GalleryImage', 'title', 'titleKey'],
] as const;

/** For a large community on a busy machine. */
const limitMs = 300_000;

/** Makes the stored search keys again, where a version with other rules made them. Returns how many have changed. */
export function renewKeys(): Promise<number> {
	return db.$transaction(
		async (tx) => {
			await tx.$executeRaw`INSERT INTO "SiteState" ("id") VALUES (1) ON CONFLICT ("id") DO NOTHING`;
			const outdated = await tx.$executeRaw`
				UPDATE "SiteState" SET "keysVersion" = ${keysVersion} WHERE "keysVersion" <> ${keysVersion}`;
			if (outdated === 0) return 0;
			let changed = await renewMemberNames(tx);
			for (const column of keyedColumns) changed += await renewColumn(tx, column);
			// The trees are compared with each other by other keys too.
			await tx.samePersonSearch.deleteMany();
			return changed;
		},
		{ timeout: limitMs },
	);
}

async function renewMemberNames(tx: Prisma.TransactionClient): Promise<number> {
	const names = await tx.member.findMany({
		distinct: ['name', 'nameInOtherScript'],
		select: { name: true, nameInOtherScript: true },
	});
	const keyed = names.map(({ name, nameInOtherScript: other }) => ({
		...{ name, other },
		key: nameKey(name, other ?? ''),
	}));
	return tx.$executeRaw`
		UPDATE "Member" SET "nameKey" = named."key"
		FROM jsonb_to_recordset(${JSON.stringify(keyed)}::jsonb) AS named ("name" text, "other" text, "key" text)
		WHERE "Member"."name" = named."name" AND "Member"."nameInOtherScript" IS NOT DISTINCT FROM named."other"
			AND "Member"."nameKey" <> named."key"`;
}

async function renewColumn(
	tx: Prisma.TransactionClient,
	[table, text, key]: (typeof keyedColumns)[number],
): Promise<number> {
	const [inTable, inText, inKey] = [table, text, key].map((name) => Prisma.raw(`"${name}"`));
	const rows = await tx.$queryRaw<{ text: string }[]>`
		SELECT DISTINCT ${inText} AS "text" FROM ${inTable} WHERE ${inText} <> ''`;
	const texts = rows.map((row) => row.text);
	return tx.$executeRaw`
		UPDATE ${inTable} SET ${inKey} = keyed."key"
		FROM unnest(${texts}::text[], ${texts.map(searchKey)}::text[]) AS keyed ("text", "key")
		WHERE ${inTable}.${inText} = keyed."text" AND ${inTable}.${inKey} IS DISTINCT FROM keyed."key"`;
}
