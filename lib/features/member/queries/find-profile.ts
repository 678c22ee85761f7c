import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { formerMarriageFields, memberTexts } from '@/lib/features/member/schema';
import { Prisma } from '@/lib/platform/db/generated/client';
import { BirthPrecision, DeathPrecision, FamilyTreePrivacy } from '@/lib/platform/db/generated/enums';
import { pool } from '@/lib/platform/db/pool';
import { isKnownToFamily } from './known-to-family';
import { isListedForMatches, mayIntroduce } from './matchable';

const ownProfileRow = z.object({
	id: z.string(),
	version: z.number(),
	createdAt: z.date(),
	name: z.string(),
	email: z.string(),
	/** A mailed link or code has proven that the member reads the address. */
	emailConfirmed: z.boolean(),
	photoId: z.string().nullable(),
	isAdmin: z.boolean(),
	isDeceased: z.boolean(),
	isListed: z.boolean(),
	/** Shown to others who look for a match: agreed to it, or public without having refused. */
	matrimonialConsent: z.boolean(),
	/** Agreed to be named as somebody whom two families know. */
	mayIntroduce: z.boolean(),
	/** Administrators keep the member out of matches. */
	isHeldFromMatches: z.boolean(),
	/** Others than the family see the photo blurred until both agree. */
	isPhotoBlurred: z.boolean(),
	/** Two of the family have agreed to who they are. */
	isKnownToFamily: z.boolean(),
	familyTreePrivacy: z.enum(FamilyTreePrivacy),
	isMarried: z.boolean().nullable(),
	...formerMarriageFields,
	isManglik: z.boolean().nullable(),
	/** Midnight UTC. */
	bornOn: z.date().nullable(),
	bornPrecision: z.enum(BirthPrecision).nullable(),
	/** Midnight UTC. */
	diedOn: z.date().nullable(),
	diedPrecision: z.enum(DeathPrecision).nullable(),
	ageAtDeath: z.number().nullable(),
	...memberTexts,
});

export type OwnProfileRow = z.infer<typeof ownProfileRow>;

/** What an account tells of its member. */
export const profileColumns = Object.keys(ownProfileRow.shape);

const expressions = new Map([
	// pg would read a date as midnight in the time zone of the server.
	['bornOn', `"bornOn"::timestamp AT TIME ZONE 'UTC'`],
	['diedOn', `"diedOn"::timestamp AT TIME ZONE 'UTC'`],
	['emailConfirmed', `"emailConfirmedAt" IS NOT NULL`],
	['isHeldFromMatches', `"heldFromMatchesAt" IS NOT NULL`],
	['isKnownToFamily', isKnownToFamily(Prisma.sql`"Member"`).text],
	['matrimonialConsent', isListedForMatches(Prisma.sql`"Member"`).text],
	['mayIntroduce', mayIntroduce(Prisma.sql`"Member"`).text],
]);

const columns = profileColumns.map((column) => `${expressions.get(column) ?? `"${column}"`} AS "${column}"`);

/**
 * A member's own record. Every page of a member asks for it, so it is one prepared statement.
 *
 * @throws DomainError `auth.required` when the account has just been removed
 */
export async function getOwnProfile(memberId: string): Promise<OwnProfileRow> {
	const profile = await findProfile(memberId);
	if (!profile) throw new DomainError('auth.required');
	return profile;
}

/** The record of a claimed account, whole: what of it a reader may see is for the caller to decide. */
export async function findProfile(memberId: string): Promise<OwnProfileRow | null> {
	const { rows } = await pool.query({
		name: 'profile',
		text: `SELECT ${columns.join(', ')} FROM "Member" WHERE id = $1 AND "claimedAt" IS NOT NULL`,
		values: [memberId],
	});
	return rows.length === 0 ? null : ownProfileRow.parse(rows[0]);
}

/** The records of these accounts, in this order; whole, like `findProfile`. */
export async function findProfiles(memberIds: string[]): Promise<OwnProfileRow[]> {
	const { rows } = await pool.query({
		text: `SELECT ${columns.join(', ')} FROM "Member" WHERE id = ANY($1) ORDER BY array_position($1, id)`,
		values: [memberIds],
	});
	return z.array(ownProfileRow).parse(rows);
}

/** Whom a statement is put to; answers its rows. */
export type Ask = (statement: Prisma.Sql) => Promise<unknown[]>;

export const askPool: Ask = async ({ text, values }) => (await pool.query({ text, values })).rows;

/**
 * A page of a list with its whole records, in one statement. `found` answers one row: `total`, and the `ids` of the
 * page in their order.
 */
export async function findProfilePage(
	found: Prisma.Sql,
	ask: Ask = askPool,
): Promise<{ rows: OwnProfileRow[]; total: number }> {
	const rows = await ask(Prisma.sql`
		WITH found AS MATERIALIZED (${found})
		SELECT found."total", ${Prisma.raw(columns.join(', '))}
		FROM found LEFT JOIN LATERAL unnest(found."ids") WITH ORDINALITY AS listed ("listedId", "place") ON TRUE
			LEFT JOIN "Member" ON "Member"."id" = listed."listedId"
		ORDER BY "place"`);
	const listed = z.array(z.looseObject({ total: z.number(), id: z.string().nullable() })).parse(rows);
	// A page past the end is a row without a member.
	const members = listed.filter(({ id }) => id !== null);
	return { total: listed[0]?.total ?? 0, rows: z.array(ownProfileRow).parse(members) };
}
