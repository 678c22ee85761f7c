import { marriageAge } from '@/lib/core/adult';
import { bornOnFromAge } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import { readAtlas } from '@/lib/features/heritage/khaanp/rules/read-atlas';
import type { MatchesQuery, PartnerWishes } from '@/lib/features/matching/schema';
import { noWishes } from '@/lib/features/matching/scoring/rules/wishes';
import { findExogamousGroup, getClanKeys } from '@/lib/rules/clan/groups';
import { findReader, otherGender, type Reader, type Wanted } from './find-candidates';

/** What keeps the others away, apart from what always does. */
export interface Search {
	onlyIds: readonly string[] | null;
	filter: PartnerWishes | null;
}

/**
 * `viewerId` is who reads in the member's place: their guardian.
 *
 * @throws DomainError `auth.required` when the account has just been removed
 */
export async function getReader(memberId: string, now: Date, viewerId = memberId): Promise<Reader> {
	const reader = await findReader({ memberId, viewerId }, now);
	if (!reader) throw new DomainError('auth.required');
	return reader;
}

/** A filter is a must for once. */
export function getFilter({ ageFrom, ageTo, place, education, clan }: MatchesQuery): PartnerWishes {
	return {
		...noWishes,
		ageFrom: ageFrom ?? null,
		ageTo: ageTo ?? null,
		isAgeMust: true,
		districts: place ? [place] : [],
		isPlaceMust: true,
		education: education ?? null,
		isEducationMust: true,
		clans: clan ? [clan] : [],
		isClanMust: true,
	};
}

/** Whom the database is to look for. */
export function wantedBy(reader: Reader, { onlyIds, filter }: Search, today: Date): Wanted {
	const { bornFrom, bornTo } = getBirths(reader, [reader.wishes, filter], today);
	return {
		onlyIds,
		notIds: [...reader.hiddenIds, ...reader.blockedIds],
		barredClanKeys: barredClanKeys(reader),
		bornFrom,
		bornTo,
	};
}

/** The births between which the ages lie that are a must. */
function getBirths(reader: Reader, allWishes: readonly (PartnerWishes | null)[], today: Date) {
	const musts = allWishes.filter((wishes) => wishes?.isAgeMust);
	const least = Math.max(marriageAge[otherGender(reader)], ...musts.map((wishes) => wishes?.ageFrom ?? 0));
	const most = Math.min(...musts.map((wishes) => wishes?.ageTo ?? Number.POSITIVE_INFINITY));
	const bornFrom = Number.isFinite(most) ? bornOnFromAge(most + 1, today) : null;
	return { bornFrom, bornTo: bornOnFromAge(least, today) };
}

/** The clan that the reader tells. Where only the family does, the verdict knows. */
function barredClanKeys({ clan, atlas }: Reader): string[] {
	const group = findExogamousGroup(clan);
	if (!clan || !group) return [];
	const { exogamousKulOf } = readAtlas(atlas);
	const kul = exogamousKulOf(clan);
	return getClanKeys(group).filter((key) => exogamousKulOf(key) === kul);
}
