import { contactOf, type ReachedContact } from '@/lib/features/matching/guardians/queries/in-force';
import type { ScoringRow } from '@/lib/features/matching/scoring/rules/criterion';
import { recordRows, upwardCards } from '@/lib/features/matching/verdicts/queries/read-records';
import { isKnownToFamily } from '@/lib/features/member/queries/known-to-family';
import { isMatchable } from '@/lib/features/member/queries/matchable';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { Gender } from '@/lib/platform/db/generated/enums';
import { pool } from '@/lib/platform/db/pool';
import { fromScored, type Seeker, scoringColumns } from './find-seeker';

const member = Prisma.sql`member`;

/** Whom to look for. */
export interface Wanted {
	/** Null for everybody. */
	onlyIds: readonly string[] | null;
	/** Midnight UTC, both included. */
	bornFrom: Date | null;
	bornTo: Date;
	/** Who is not to be found. */
	notIds: readonly string[];
	/** Folded names of the clans into which the seeker does not marry. */
	barredClanKeys: readonly string[];
}

/**
 * Those who come into question for a seeker, in no order: of the other gender, to be found by others, not family, not
 * kept away, not of a barred clan.
 */
export async function findCandidates(seeker: Seeker, wanted: Wanted, now: Date): Promise<ScoringRow[]> {
	if (!seeker.isSeeking) return [];
	const { text, values } = candidatesSql(seeker, wanted, now);
	const { rows } = await pool.query<ScoringRow>({ text, values });
	return rows;
}

export function candidatesSql(seeker: Seeker, wanted: Wanted, now: Date): Prisma.Sql {
	const { onlyIds, bornFrom, bornTo, barredClanKeys } = wanted;
	const notIds = [seeker.id, ...seeker.familyIds, ...wanted.notIds];
	const born = Prisma.sql`member."bornOn"`;
	const conditions = [
		Prisma.sql`member."gender" = ${getCandidateGender(seeker)}::"Gender"`,
		Prisma.sql`${born} <= ${getDate(bornTo)}::date`,
		isMatchable(member, now),
		Prisma.sql`member."id" <> ALL(${notIds}::uuid[])`,
		Prisma.sql`(member."clanKey" = ANY(${barredClanKeys}::text[])) IS NOT TRUE`,
		...(onlyIds ? [Prisma.sql`member."id" = ANY(${onlyIds}::uuid[])`] : []),
		...(bornFrom === null ? [] : [Prisma.sql`${born} >= ${getDate(bornFrom)}::date`]),
	];
	return Prisma.sql`SELECT ${scoringColumns} ${fromScored} WHERE ${Prisma.join(conditions, ' AND ')}`;
}

export const getCandidateGender = ({ gender }: Seeker): Gender => (gender === 'Male' ? 'Female' : 'Male');

const getDate = (date: Date) => date.toISOString().slice(0, 10);

/** The details of somebody who has been chosen. */
export interface ChosenRow {
	id: string;
	name: string;
	nameInOtherScript: string | null;
	photoId: string | null;
	prefix: string | null;
	emailConfirmed: boolean;
	isKnownToFamily: boolean;
	/** Of a marriage that has ended. */
	formerMarriageEndedYear: number | null;
	childrenCount: number | null;
	/** Only of who has agreed to be in touch with the seeker, and has confirmed their address: theirs or their guardian's. */
	contact: ReachedContact | null;
}

interface Chosen {
	rows: ChosenRow[];
	/** The records of their families upwards: the text of a `RecordRows`. */
	upwardJson: string;
}

/** Somebody who agrees with the seeker, and the guardian who has acted for them. */
export interface Agreed {
	id: string;
	byId: string | null;
}

/** The members who have been chosen among the candidates, and what is recorded of their families. */
export async function findChosen(
	viewerId: string,
	{ ids, agreed }: { ids: string[]; agreed: readonly Agreed[] },
	now: Date,
): Promise<Chosen> {
	const inUpward = (column: string) =>
		Prisma.sql`${Prisma.raw(column)} = ANY(ARRAY(SELECT "id" FROM upward))`;
	// An array is gone through from its beginning for every row that an index does not choose by it; this is hashed.
	const isUpward = (column: string) =>
		Prisma.sql`(${Prisma.raw(column)} IN (SELECT "id" FROM upward)) IS TRUE`;
	const agreedIds = agreed.map(({ id }) => id);
	const byIds = agreed.map(({ byId }) => byId);
	const { text, values } = Prisma.sql`
		WITH RECURSIVE ${upwardCards(ids)}
		SELECT (SELECT COALESCE(json_agg(row), '[]') FROM (
				SELECT member."id", member."name", member."nameInOtherScript", member."photoId", member."prefix",
					member."formerMarriageEndedYear", member."childrenCount",
					member."emailConfirmedAt" IS NOT NULL AS "emailConfirmed", ${isKnownToFamily(member)} AS "isKnownToFamily",
					CASE WHEN agreed."id" IS NOT NULL THEN ${contactOf(member, Prisma.sql`agreed."byId"`, now)} END AS "contact"
				FROM "Member" member
				LEFT JOIN unnest(${agreedIds}::uuid[], ${byIds}::uuid[]) AS agreed ("id", "byId") ON agreed."id" = member."id"
				WHERE member."id" = ANY(${ids}::uuid[])
			) row) AS "rows", records."json" AS "upwardJson"
		FROM ${recordRows({
			readerId: viewerId,
			profileIds: ids,
			persons: inUpward('person."id"'),
			links: Prisma.sql`${inUpward('"parentId"')} AND ${isUpward('"childId"')}`,
			unions: Prisma.sql`${inUpward('"partnerAId"')} AND ${isUpward('"partnerBId"')}`,
		})} records`;
	const { rows } = await pool.query<Chosen>({ name: 'chosen matches', text, values });
	const [chosen] = rows;
	if (!chosen) throw new Error('a statement of one row has sent none');
	return chosen;
}
