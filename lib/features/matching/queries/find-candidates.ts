import { DomainError } from '@/lib/core/errors';
import { loadStoredAtlas } from '@/lib/features/heritage/khaanp/queries';
import type { StoredAtlas } from '@/lib/features/heritage/khaanp/rules/read-atlas';
import { contactOf, type ReachedContact } from '@/lib/features/matching/guardians/queries/in-force';
import {
	type InterestRow,
	interestColumns,
} from '@/lib/features/matching/interests/queries/interest-columns';
import type { ScoringRow } from '@/lib/features/matching/scoring/rules/criterion';
import { nearTrees, recordRows, upwardCards } from '@/lib/features/matching/verdicts/queries/read-records';
import { getFamily } from '@/lib/features/member/queries/family-distance';
import { isKnownToFamily } from '@/lib/features/member/queries/known-to-family';
import { isMatchable, isSeeking } from '@/lib/features/member/queries/matchable';
import { Prisma } from '@/lib/platform/db/generated/client';
import type { Gender, MatchMarkKind } from '@/lib/platform/db/generated/enums';
import { pool } from '@/lib/platform/db/pool';

// The matches of a member in three statements, however many there are: the member with their family, those who come
// into question, and what is recorded of the best of these. One more asks whether the atlas of khaanps has changed.

const member = Prisma.sql`member`;

/** The columns of a `ScoringRow`, from `fromScored`. */
const scoringColumns = Prisma.sql`
	member."id", member."bornOn" - DATE '1970-01-01' AS "bornDay", member."clan", member."sakh", member."dynasty",
	member."tehsil", member."district", member."location", member."education", member."profession", member."language",
	member."isManglik", member."formerMarriage", moment."moonFrom", moment."moonTo",
	CASE WHEN wishes."memberId" IS NOT NULL THEN to_json(wishes) END AS "wishes"`;

const fromScored = Prisma.sql`FROM "Member" member LEFT JOIN "PartnerWishes" wishes ON wishes."memberId" = member."id"
	LEFT JOIN "BirthMoment" moment ON moment."memberId" = member."id" AND moment."computedFor" = member."bornOn"
		AND member."bornPrecision" = 'day'`;

export interface Seeker extends ScoringRow {
	/** Who reads: the member, or the guardian who looks for them. */
	viewerId: string;
	/** The card of the member in the tree of a guardian who reads; null where the member reads. */
	viewersCardId: string | null;
	name: string;
	nameInOtherScript: string | null;
	gender: Gender | null;
	emailConfirmed: boolean;
	/** Tells enough of themselves to have matches. */
	isSeeking: boolean;
	familyIds: string[];
	/** By the seeker. */
	hiddenIds: string[];
	/** By either of the two. */
	blockedIds: string[];
	shortlistedIds: string[];
	/** Newest first. */
	interests: InterestRow[];
	/** The records of the seeker's family and of the families near it: the text of a `RecordRows`. */
	nearJson: string;
	/** The accounts in it. */
	nearProfileIds: string[];
	/** Which clans are one kul. */
	atlas: StoredAtlas;
}

/**
 * A member who looks for a match, with all that does not depend on the candidates. `viewerId` is the account that reads,
 * and in whose tree people are named: the member's own or their guardian's.
 *
 * @throws DomainError `auth.required` when the account has just been removed
 */
export async function getSeeker(memberId: string, now: Date, viewerId = memberId): Promise<Seeker> {
	const inNearTrees = Prisma.sql`"treeId" = ANY(ARRAY(SELECT "id" FROM near))`;
	const marked = (kind: MatchMarkKind) => Prisma.sql`ARRAY(
		SELECT "otherId" FROM "MatchMark" WHERE "memberId" = ${memberId}::uuid AND "kind" = ${kind}::"MatchMarkKind"
	)`;
	const { text, values } = Prisma.sql`
		WITH RECURSIVE ${nearTrees(memberId)}
		SELECT ${scoringColumns}, member."name", member."nameInOtherScript", member."gender",
			(SELECT card."id" FROM "Person" card JOIN "FamilyTree" tree ON tree."id" = card."treeId"
				WHERE card."memberId" = member."id" AND tree."ownerId" = ${viewerId}::uuid AND tree."ownerId" <> member."id"
				LIMIT 1) AS "viewersCardId",
			member."emailConfirmedAt" IS NOT NULL AS "emailConfirmed", ${isSeeking(member, now)} IS TRUE AS "isSeeking",
			ARRAY(SELECT family."id" FROM ${getFamily(memberId)} family) AS "familyIds",
			${marked('hidden')} AS "hiddenIds", ${marked('shortlisted')} AS "shortlistedIds",
			${marked('blocked')} || ARRAY(
				SELECT "memberId" FROM "MatchMark" WHERE "otherId" = ${memberId}::uuid AND "kind" = 'blocked'
			) AS "blockedIds",
			(SELECT COALESCE(json_agg(row ORDER BY row."createdAt" DESC, row."id" DESC), '[]') FROM (
				SELECT ${interestColumns(now)}
				FROM "Interest" interest WHERE "fromMemberId" = ${memberId}::uuid OR "toMemberId" = ${memberId}::uuid
			) row) AS "interests",
			records."json" AS "nearJson", records."profileIds" AS "nearProfileIds"
		${fromScored} CROSS JOIN ${recordRows({
			readerId: viewerId,
			profileIds: [memberId],
			persons: Prisma.sql`person.${inNearTrees}`,
			links: inNearTrees,
			unions: inNearTrees,
		})} records
		WHERE member."id" = ${memberId}::uuid`;
	const [{ rows }, atlas] = await Promise.all([
		pool.query<Omit<Seeker, 'atlas' | 'viewerId'>>({ name: 'match seeker', text, values }),
		loadStoredAtlas(),
	]);
	const [row] = rows;
	if (!row) throw new DomainError('auth.required');
	// JSON holds the times as texts.
	const interests = row.interests.map((interest) => ({
		...interest,
		createdAt: new Date(interest.createdAt),
	}));
	return { ...row, interests, viewerId, atlas };
}

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
