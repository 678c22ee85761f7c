import { marriageAge } from '@/lib/core/adult';
import { bornOnFromAge } from '@/lib/core/calendar';
import { DomainError } from '@/lib/core/errors';
import { readAtlas } from '@/lib/features/heritage/khaanp/rules/read-atlas';
import type { MatchesQuery } from '@/lib/features/matching/schema';
import { askedBy, noWishes, type PartnerCriteria } from '@/lib/features/matching/scoring/rules/wishes';
import { findExogamousGroup, getClanKeys } from '@/lib/rules/clan/groups';
import { findReader, otherGender, type Reader, type Wanted } from './find-candidates';

/** What keeps the others away, apart from what always does. */
export interface Search {
	onlyIds: readonly string[] | null;
	filter: PartnerCriteria | null;
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
export function getFilter({ ageFrom, ageTo, place, education, clan }: MatchesQuery): PartnerCriteria {
	const wishes = {
		...noWishes,
		...{ ageFrom: ageFrom ?? null, ageTo: ageTo ?? null, isAgeMust: true },
		...{ districts: place ? [place] : [], isPlaceMust: true },
		...{ education: education ?? null, isEducationMust: true },
		...{ clans: clan ? [clan] : [], isClanMust: true },
	};
	return askedBy(wishes, { isManglik: null, moon: null, isBride: false });
}

/** Whom the database is to look for. */
export function wantedBy(
	reader: Reader,
	{ onlyIds, filter, asked }: Search & { asked: PartnerCriteria },
	today: Date,
): Wanted {
	return {
		onlyIds,
		notIds: [...reader.hiddenIds, ...reader.blockedIds],
		barredClanKeys: barredClanKeys(reader),
		...getBirths(reader, [asked, filter], today),
	};
}

/** What the ages that are asked for make of the births to be looked for. */
function getBirths(reader: Reader, asked: readonly (PartnerCriteria | null)[], today: Date) {
	const ages = asked.flatMap((one) => (one?.age && one.musts.includes('age') ? [one.age] : []));
	const least = Math.max(marriageAge[otherGender(reader)], ...ages.map(({ from }) => from));
	const most = Math.min(...ages.map(({ to }) => to));
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
