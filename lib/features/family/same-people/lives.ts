import * as z from 'zod';
import { spanOf } from '@/lib/core/partial-date';
import { searchKey } from '@/lib/core/text-folding';
import { Prisma } from '@/lib/platform/db/generated/client';
import { BirthPrecision, DeathPrecision } from '@/lib/platform/db/generated/enums';
import { birthSpan } from '@/lib/rules/kinship/graph';
import { describePerson } from '@/lib/rules/same-person/describe';
import type { DaySpan, Likeness } from '@/lib/rules/same-person/likeness';

/** Somebody as they are compared with others. */
export interface Life {
	id: string;
	treeId: string;
	likeness: Likeness;
}

const keys = z.array(z.string());

const lifeRow = z.object({
	...{ id: z.string(), treeId: z.string(), nameKey: z.string(), fatherName: z.string().nullable() },
	gender: z.enum(['Male', 'Female']).nullable(),
	...{ bornOn: z.date().nullable(), bornPrecision: z.enum(BirthPrecision).nullable() },
	...{ diedOn: z.date().nullable(), diedPrecision: z.enum(DeathPrecision).nullable() },
	...{ villageAddress: z.string().nullable(), ancestralResidence: z.string().nullable() },
	...{ ancestorPlace: z.string().nullable(), clan: z.string().nullable() },
	...{ fatherKeys: keys, grandfatherKeys: keys, motherKeys: keys, spouseKeys: keys, childKeys: keys },
});

/** Of `person`: has a card that its owner sees. */
const isShown = (person: string) =>
	Prisma.raw(
		`${person}."kind" = 'named' AND ${person}."approvalStatus" = 'approved' AND ${person}."isVisible"`,
	);

/**
 * Of `person`: may be compared with other trees. The living never are, nor people with an account, who are the same person
 * in every tree.
 */
const isComparable = Prisma.sql`${isShown('person')} AND person."isDeceased" AND person."memberId" IS NULL`;

type Reach = 'ownTree' | 'otherTrees';

const inReach = {
	ownTree: Prisma.sql`${isShown('person')}`,
	otherTrees: isComparable,
} as const satisfies Record<Reach, Prisma.Sql>;

/**
 * Reads those of `which` (a condition on `person`) who may be compared. For other trees their living relatives are left
 * out, as nothing may be said of them.
 */
export async function readLives(
	client: Prisma.TransactionClient,
	which: Prisma.Sql,
	reach: Reach,
): Promise<Life[]> {
	const isKnown = reach === 'ownTree' ? isShown('kin') : Prisma.sql`${isShown('kin')} AND kin."isDeceased"`;
	const parentsOf = (child: Prisma.Sql, role: 'father' | 'mother') => Prisma.sql`
		SELECT kin."id", kin."nameKey" FROM "ParentLink" link JOIN "Person" kin ON kin."id" = link."parentId"
		WHERE link."childId" ${child} AND link."role" = ${role}::"ParentRole" AND link."kind" <> 'step' AND ${isKnown}`;
	const rows = await client.$queryRaw<unknown[]>`
		SELECT person."id"::text, person."treeId"::text, person."nameKey", person."fatherName", person."gender"::text,
			person."bornOn", person."bornPrecision"::text, person."diedOn", person."diedPrecision"::text,
			person."villageAddress", person."ancestralResidence", person."ancestorPlace", person."clan",
			ARRAY(SELECT "nameKey" FROM (${parentsOf(Prisma.sql`= person."id"`, 'father')}) father) AS "fatherKeys",
			ARRAY(SELECT "nameKey" FROM (${parentsOf(Prisma.sql`= person."id"`, 'mother')}) mother) AS "motherKeys",
			ARRAY(SELECT "nameKey" FROM (${parentsOf(
				Prisma.sql`IN (SELECT "id" FROM (${parentsOf(Prisma.sql`= person."id"`, 'father')}) father)`,
				'father',
			)}) grandfather) AS "grandfatherKeys",
			ARRAY(
				SELECT kin."nameKey" FROM "Union" marriage JOIN "Person" kin ON kin."id" = marriage."partnerBId"
				WHERE marriage."partnerAId" = person."id" AND ${isKnown}
				UNION ALL
				SELECT kin."nameKey" FROM "Union" marriage JOIN "Person" kin ON kin."id" = marriage."partnerAId"
				WHERE marriage."partnerBId" = person."id" AND ${isKnown}
			) AS "spouseKeys",
			ARRAY(
				SELECT kin."nameKey" FROM "ParentLink" link JOIN "Person" kin ON kin."id" = link."childId"
				WHERE link."parentId" = person."id" AND link."kind" <> 'step' AND ${isKnown}
			) AS "childKeys"
		FROM "Person" person WHERE ${inReach[reach]} AND ${which}`;
	return z
		.array(lifeRow)
		.parse(rows)
		.map((row) => ({ id: row.id, treeId: row.treeId, likeness: likenessOf(row) }));
}

const sexOf = { Male: 'M', Female: 'F' } as const;

function likenessOf(row: z.output<typeof lifeRow>): Likeness {
	const { nameKey, gender, bornOn, bornPrecision, fatherName, fatherKeys } = row;
	const { grandfatherKeys, motherKeys, spouseKeys, childKeys } = row;
	const isFatherKnown = fatherKeys.length > 0 || fatherName === null;
	return describePerson({
		...{ nameKey, sex: gender && sexOf[gender] },
		born: bornOn && bornPrecision && birthSpan(bornOn, bornPrecision),
		died: deathSpan(row),
		fatherKeys: isFatherKnown ? fatherKeys : [searchKey(fatherName)],
		...{ grandfatherKeys, motherKeys, spouseKeys, childKeys },
		places: [row.villageAddress, row.ancestralResidence, row.ancestorPlace],
		clans: [row.clan],
	});
}

const dayMs = 24 * 60 * 60 * 1000;

function deathSpan({ diedOn, diedPrecision }: z.output<typeof lifeRow>): DaySpan | null {
	if (!diedOn) return null;
	const { earliest, latest } = spanOf({ date: diedOn, precision: diedPrecision ?? 'day' });
	return { earliest: earliest.getTime() / dayMs, latest: latest.getTime() / dayMs };
}
