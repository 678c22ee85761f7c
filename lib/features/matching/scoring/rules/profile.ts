import { ageOn } from '@/lib/core/calendar';
import { memoize } from '@/lib/core/memoize';
import { searchKey } from '@/lib/core/text-folding';
import type { PartnerWishes } from '@/lib/features/matching/schema';
import type { Gender } from '@/lib/platform/db/generated/enums';
import { findExogamousGroup, groupByTradition } from '@/lib/rules/clan/groups';
import { criteria } from './criteria';
import type { ScoringProfile, ScoringRow, Wish, WishOwner } from './criterion';
import { findDynasty } from './dynasty';
import { educationLevels, findEducationLevel } from './education';
import { districtOf, districtOfTown, findPlaceKey, findTownKey } from './places';
import { findProfessionGroup } from './profession';

const dayMs = 24 * 60 * 60 * 1000;

const nothingWished: readonly Wish[] = [];

const findClan = memoize((clan) => findExogamousGroup(clan)?.key ?? null);
const findKul = memoize((clan) => groupByTradition(clan)?.key ?? null);
const findSakh = memoize(searchKey);

/**
 * Each field by itself: thousands of rows are made into profiles, and a spread takes many times as long.
 *
 * @param today midnight UTC
 */
export function toScoringProfile(row: ScoringRow, gender: Gender | null, today: Date): ScoringProfile {
	const { isManglik, wishes } = row;
	const level = findEducationLevel(row.education);
	const moon = row.moonFrom === null || row.moonTo === null ? null : { from: row.moonFrom, to: row.moonTo };
	const living = districtOfTown(row.location);
	const district = row.district === null ? (districtOfTown(row.tehsil) ?? living) : districtOf(row.district);
	return {
		row,
		gender,
		age: row.bornDay === null ? null : ageOn(new Date(row.bornDay * dayMs), today),
		home: row.district === null ? (district?.key ?? null) : findPlaceKey(row.district),
		tehsil: findTownKey(row.tehsil),
		living: findTownKey(row.location),
		district,
		residence: living ?? district,
		schooling: level && educationLevels.indexOf(level),
		profession: findProfessionGroup(row.profession),
		clan: findClan(row.clan),
		kul: findKul(row.clan),
		sakh: findSakh(row.sakh),
		dynasty: findDynasty(row.dynasty),
		moon,
		wishes: wishes === null ? nothingWished : readWishes(wishes, { isManglik, moon, gender }),
	};
}

/** Makes stored wishes ready for many candidates; those that wish nothing are left out. */
export function readWishes(wishes: PartnerWishes, owner: WishOwner): Wish[] {
	const found: Wish[] = [];
	for (const { key, wishes: finders } of criteria)
		for (const findWish of finders) {
			const wish = findWish(key, wishes, owner);
			if (wish) found.push(wish);
		}
	return found;
}

/**
 * Whether a candidate meets every must. A value that is missing, or not understood, meets none: a seeker who insists on
 * graduates sees graduates. Both directions count; ask for each.
 */
export function meetsMusts(candidate: ScoringProfile, wishes: readonly Wish[]): boolean {
	for (const wish of wishes) if (wish.isMust && wish.test(candidate) !== 'met') return false;
	return true;
}
