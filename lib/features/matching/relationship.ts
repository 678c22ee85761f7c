import { todayInIndia } from '@/lib/core/calendar';
import { adultAt } from '@/lib/features/member/adult';
import { db } from '@/lib/platform/db/client';
import { marriageVerdict } from '@/lib/rules/marriage/verdict';
import { getReader } from './candidates';
import { getFamilies } from './families';
import { isBlocked } from './match-verdicts';
import { findMatchesAmong } from './matches';
import { findCandidates, findChosen } from './queries';

/** The relationship of a reader to a member for a marriage: both have agreed to be in touch, or they are a match. */
export type Relationship = 'agreed' | 'match';

/** The relationship of the reader to each of these members; who is neither is not in the answer. */
export async function findRelationships(
	readerId: string,
	otherIds: string[],
	now: Date,
): Promise<Map<string, Relationship>> {
	const agreed = new Set(await findAgreedIds(readerId, otherIds, now));
	const others = otherIds.filter((id) => !agreed.has(id));
	const matches = await findMatchesAmong(readerId, others, now);
	return new Map([
		...[...agreed].map((id) => [id, 'agreed'] as const),
		...[...matches].map((id) => [id, 'match'] as const),
	]);
}

/**
 * Nobody reaches who says that they are younger than an adult, no matter what was agreed to; nor whom the administrators keep
 * out of matches, and who is kept out reaches nobody. The same holds for members without a confirmed address, and for the
 * deceased.
 */
async function findAgreedIds(readerId: string, otherIds: string[], now: Date): Promise<string[]> {
	const reader = { heldFromMatchesAt: null, isDeceased: false, emailConfirmedAt: { not: null } };
	const other = { ...reader, ...adultAt(now) };
	const rows = await db.interest.findMany({
		where: {
			status: 'accepted',
			OR: [
				{ fromMemberId: readerId, fromMember: reader, toMemberId: { in: otherIds }, toMember: other },
				{ toMemberId: readerId, toMember: reader, fromMemberId: { in: otherIds }, fromMember: other },
			],
		},
		select: { fromMemberId: true, toMemberId: true },
	});
	return rows.map(({ fromMemberId, toMemberId }) => (fromMemberId === readerId ? toMemberId : fromMemberId));
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
	const { rows, upward } = await findChosen(memberId, [otherId], []);
	// The account may have gone meanwhile.
	if (rows.length === 0) return false;
	const { graph } = getFamilies([reader.near, upward], reader.atlas);
	return !isBlocked(marriageVerdict(graph, memberId, otherId, today));
}
