import { todayInIndia } from '@/lib/core/calendar';
import { contactOf, type ReachedContact } from '@/lib/features/matching/guardians/queries/in-force';
import { askFamilies } from '@/lib/features/matching/verdicts/queries/ask-families';
import { isAdult } from '@/lib/features/member/queries/adult';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { findCandidates, findChosen, getSeeker } from './find-candidates';
import { findMatchesAmong, getStored } from './find-matches';

/**
 * The relationship of a seeker to a member for a marriage: both have agreed to be in touch, and the seeker reaches the member themselves; or
 * they are a match, or have agreed and somebody else is reached.
 */
export type Relationship = 'agreed' | 'agreedThroughGuardian' | 'match';

/** How the seeker reaches those with whom they have agreed: the member or their guardian, or nobody at the moment. */
type Contacts = ReadonlyMap<string, ReachedContact | null>;

/** Those of some members who have agreed with the seeker or are a match, and how the former are reached. */
export async function findKnown(
	seekerId: string,
	candidateIds: string[],
	now: Date,
): Promise<{ ids: ReadonlySet<string>; contacts: Contacts }> {
	const contacts = await findContacts(seekerId, candidateIds, now);
	const others = candidateIds.filter((id) => !contacts.has(id));
	const matches =
		others.length === 0 ? [] : await findMatchesAmong(await getSeeker(seekerId, now), others, now);
	return { ids: new Set([...contacts.keys(), ...matches]), contacts };
}

/** The relationship of the seeker to each of these members; who is neither is not in the answer. */
export async function findRelationships(
	seekerId: string,
	candidateIds: string[],
	now: Date,
): Promise<Map<string, Relationship>> {
	const { ids, contacts } = await findKnown(seekerId, candidateIds, now);
	const relationshipOf = (id: string): Relationship => {
		if (!contacts.has(id)) return 'match';
		return contacts.get(id)?.id === id ? 'agreed' : 'agreedThroughGuardian';
	};
	return new Map([...ids].map((id) => [id, relationshipOf(id)]));
}

/**
 * Nobody reaches who says that they are younger than an adult, no matter what was agreed to; nor whom the administrators keep
 * out of matches, and who is kept out reaches nobody. The same holds for members without a confirmed address, and for the
 * deceased.
 */
export async function findContacts(seekerId: string, candidateIds: string[], now: Date): Promise<Contacts> {
	const mayReach = (member: Prisma.Sql) => Prisma.sql`(${member}."heldFromMatchesAt" IS NULL
		AND NOT ${member}."isDeceased" AND ${member}."emailConfirmedAt" IS NOT NULL)`;
	const [seeker, candidate] = [Prisma.sql`seeker`, Prisma.sql`candidate`];
	const rows = await db.$queryRaw<{ id: string; contact: ReachedContact | null }[]>`
		SELECT candidate."id"::text, ${contactOf(candidate, Prisma.sql`agreed."byId"`, now)} AS "contact"
		FROM (
			SELECT "toMemberId" AS "otherId", "toById" AS "byId" FROM "Interest"
			WHERE "status" = 'accepted' AND "fromMemberId" = ${seekerId}::uuid
			UNION ALL
			SELECT "fromMemberId", "fromById" FROM "Interest"
			WHERE "status" = 'accepted' AND "toMemberId" = ${seekerId}::uuid
		) agreed
		JOIN "Member" candidate ON candidate."id" = agreed."otherId" AND candidate."id" = ANY(${candidateIds}::uuid[])
		JOIN "Member" seeker ON seeker."id" = ${seekerId}::uuid
		WHERE ${mayReach(seeker)} AND ${mayReach(candidate)} AND ${isAdult(Prisma.sql`candidate."bornOn"`, now)}`;
	return new Map(rows.map(({ id, contact }) => [id, contact]));
}

/** The same of one member; null for who is neither. */
export async function findRelationship(
	seekerId: string,
	candidateId: string,
	now: Date,
): Promise<Relationship | null> {
	return (await findRelationships(seekerId, [candidateId], now)).get(candidateId) ?? null;
}

/**
 * Whether a member may agree to be in touch with another who is shown in matches: also with one whom they have hidden,
 * or who is not what either insists on.
 */
export async function mayAgree(seekerId: string, candidateId: string, now: Date): Promise<boolean> {
	const seeker = await getSeeker(seekerId, now);
	const today = todayInIndia(now);
	const anybody = { bornFrom: null, bornTo: today, barredClanKeys: [] };
	const wanted = { ...anybody, onlyIds: [candidateId], notIds: seeker.blockedIds };
	const found = await findCandidates(seeker, wanted, now);
	if (found.length === 0) return false;
	const { rows, upwardJson } = await findChosen(seekerId, { ids: [candidateId], agreed: [] }, now);
	// The account may have gone meanwhile.
	if (rows.length === 0) return false;
	const possible = await askFamilies({
		name: 'possible',
		input: { seeker: { id: seekerId }, candidates: [{ id: candidateId }], today },
		families: getStored(seeker, upwardJson),
	});
	return possible.length > 0;
}
