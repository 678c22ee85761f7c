import { ageOn } from '@/lib/core/calendar';
import { memoize } from '@/lib/core/memoize';
import { searchKey } from '@/lib/core/text-folding';
import type { PartnerWishes } from '@/lib/features/matching/schema';
import type { FormerMarriage, Gender, Language } from '@/lib/platform/db/generated/enums';
import { findExogamousGroup, groupByTradition } from '@/lib/rules/clan/groups';
import { findDynasty } from './dynasty';
import { educationLevels, findEducationLevel } from './education';
import { districtOf, districtOfTown, findPlaceKey, findTownKey } from './places';
import { findProfessionGroup, type ProfessionGroup } from './profession';
import { askedBy, type MoonStretch, type PartnerCriteria, type WishedFor } from './wishes';

/** What of a member counts, as it is stored. */
export interface ScoringRow {
	gender: Gender | null;
	/** Midnight UTC. */
	bornOn: Date | null;
	language: Language;
	district: string | null;
	tehsil: string | null;
	location: string | null;
	education: string | null;
	profession: string | null;
	clan: string | null;
	sakh: string | null;
	dynasty: string | null;
	isManglik: boolean | null;
	/** Of who is not married, how a marriage before ended. */
	formerMarriage: FormerMarriage | null;
	/** Null unless the kundli is on and its place is computed. */
	moon: MoonStretch | null;
	/** Null when none were ever stored. */
	wishes: PartnerWishes | null;
}

/** A member made ready for many comparisons: everything folded and looked up. */
export interface ScoringProfile extends WishedFor {
	row: ScoringRow;
	profession: ProfessionGroup | null;
	dynasty: string | null;
	asked: PartnerCriteria;
}

const findClan = memoize((clan) => findExogamousGroup(clan)?.key ?? null);
const findKul = memoize((clan) => groupByTradition(clan)?.key ?? null);
const findSakh = memoize(searchKey);

/** @param today midnight UTC */
export function profileForScoring(row: ScoringRow, today: Date): ScoringProfile {
	const level = findEducationLevel(row.education);
	return {
		row: row,
		age: row.bornOn && ageOn(row.bornOn, today),
		...getHome(row),
		tehsil: findTownKey(row.tehsil),
		living: findTownKey(row.location),
		schooling: level && educationLevels.indexOf(level),
		profession: findProfessionGroup(row.profession),
		clan: findClan(row.clan),
		kul: findKul(row.clan),
		sakh: findSakh(row.sakh),
		dynasty: findDynasty(row.dynasty),
		isManglik: row.isManglik,
		formerMarriage: row.formerMarriage,
		moon: row.moon,
		asked: askedBy(row.wishes, {
			...{ isManglik: row.isManglik, moon: row.moon, isBride: row.gender === 'Female' },
		}),
	};
}

/** The district that was given; else the one of the tehsil or of the place where they live. */
function getHome({ district, tehsil, location }: ScoringRow) {
	const living = districtOfTown(location);
	if (district !== null) {
		const known = districtOf(district);
		return { home: findPlaceKey(district), district: known, residence: living ?? known };
	}
	const known = districtOfTown(tehsil) ?? living;
	return { home: known === null ? null : known.key, district: known, residence: living ?? known };
}
