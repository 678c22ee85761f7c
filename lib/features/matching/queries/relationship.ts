import { todayInIndia } from '@/lib/core/calendar';
import { contactOf, type ReachedContact } from '@/lib/features/matching/guardians/queries/in-force';
import { askFamilies } from '@/lib/features/matching/verdicts/queries/ask-families';
import { isAdult } from '@/lib/features/member/queries/adult';
import { db } from '@/lib/platform/db/client';
import { Prisma } from '@/lib/platform/db/generated/client';
import { findCandidates, findChosen } from './find-candidates';
import { findMatchesAmong, getStored } from './find-matches';
import { getReader } from './search-candidates';

/**
 * The relationship of a reader to a member for a marriage: both have agreed to be in touch, and the reader reaches the member themselves; or
 * they are a match, or have agreed and somebody else is reached.
 */
export type Relationship = 'agreed' | 'agreedThroughGuardian' | 'match';

/** How the reader reaches those with whom they have agreed: the member or their guardian, or nobody at the moment. */
type Contacts = ReadonlyMap<string, ReachedContact | null>;

/** Those of some members who have agreed with the reader or are a match, and how the former are reached. */
export async function findKnown(
	readerId: string,
	otherIds: string[],
	now: Date,
): Promise<{ ids: ReadonlySet<string>; contacts: Contacts }> {
	const contacts = await findContacts(readerId, otherIds, now);
	const others = otherIds.filter((id) => !contacts.has(id));
	const matches =
		others.length === 0 ? [] : await findMatchesAmong(await getReader(readerId, now), others, now);
	return { ids: new Set([...contacts.keys(), ...matches]), contacts };
}

/** The relationship of the reader to each of these members; who is neither is not in the answer. */
export async function findRelationships(
	readerId: string,
	otherIds: string[],
	now: Date,
): Promise<Map<string, Relationship>> {
	const { ids, contacts } = await findKnown(readerId, otherIds, now);
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
export async function findContacts(readerId: string, otherIds: string[], now: Date): Promise<Contacts> {
	const mayReach = (member: Prisma.Sql) => Prisma.sql`(${member}."heldFromMatchesAt" IS NULL
		AND NOT ${member}."isDeceased" AND ${member}."emailConfirmedAt" IS NOT NULL)`;
	const [reader, other] = [Prisma.sql`reader`, Prisma.sql`other`];
	const rows = await db.$queryRaw<{ id: string; contact: ReachedContact | null }[]>`
		SELECT other."id"::text, ${contactOf(other, Prisma.sql`agreed."byId"`, now)} AS "contact"
		FROM (
			SELECT "toMemberId" AS "otherId", "toById" AS "byId" FROM "Interest"
			WHERE "status" = 'accepted' AND "fromMemberId" = ${readerId}::uuid
			UNION ALL
			SELECT "fromMemberId", "fromById" FROM "Interest"
			WHERE "status" = 'accepted' AND "toMemberId" = ${readerId}::uuid
		) agreed
		JOIN "Member" other ON other."id" = agreed."otherId" AND other."id" = ANY(${otherIds}::uuid[])
		JOIN "Member" reader ON reader."id" = ${readerId}::uuid
		WHERE ${mayReach(reader)} AND ${mayReach(other)} AND ${isAdult(Prisma.sql`other."bornOn"`, now)}`;
	return new Map(rows.map(({ id, contact }) => [id, contact]));
}

/** The same of one member; null for who is neither. */
export async function findRelationship(
	readerId: string,
	otherId: string,
	now: Date,
): Promise<Relationship | null> {
	return (await findRelationships(readerId, [otherId], now)).get(otherId) ?? null;
}

/**
 * Whether a member may agree to be in touch with another who is shown in matches: also with one whom they have hidden,
 * or who is not what either insists on.
 */
export async function mayAgree(memberId: string, otherId: string, now: Date): Promise<boolean> {
	const reader = await getReader(memberId, now);
	const today = todayInIndia(now);
	const anybody = { bornFrom: null, bornTo: today, barredClanKeys: [] };
	const wanted = { ...anybody, onlyIds: [otherId], notIds: reader.blockedIds };
	const found = await findCandidates(reader, wanted, now);
	if (found.length === 0) return false;
	const { rows, upwardJson } = await findChosen(memberId, { ids: [otherId], agreed: [] }, now);
	// The account may have gone meanwhile.
	if (rows.length === 0) return false;
	const possible = await askFamilies({
		name: 'possible',
		input: { one: { id: memberId }, others: [{ id: otherId }], today },
		families: getStored(reader, upwardJson),
	});
	return possible.length > 0;
}
