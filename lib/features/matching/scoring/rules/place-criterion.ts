import { nameOfState } from '@/lib/features/matching/scoring/constants/districts';
import type { Language } from '@/lib/platform/db/generated/enums';
import {
	type Criterion,
	defineWish,
	getMissing,
	type MatchReason,
	neutral,
	type ScoringProfile,
} from './criterion';
import { districtOf, districtOfTown, findPlaceKey, findState, kmBetween } from './places';

const places = {
	sameDistrict: 1,
	/** One name where the district differs or is missing: districts have been split. */
	sameTehsil: 0.97,
	tehsilWithinKm: 150,
	bothLiveIn: 0.95,
	/** However far apart. */
	sameState: 0.65,
	/** Near by: from the first number at so few kilometres down to nothing at so many. */
	near: { most: 0.95, atKm: 30, nothingAtKm: 700 },
} as const;

export const place: Criterion = {
	key: 'place',
	weight: 22,
	weightWithFormerMarriage: 20,
	wishes: [
		defineWish({
			topic: 'place',
			isMust: ({ isPlaceMust }) => isPlaceMust,
			getValue: ({ districts: names }) =>
				names.length === 0
					? null
					: {
							/** Keys of places, and whole states. */
							keys: new Set<string | null>(names.map((name) => findState(name) ?? findPlaceKey(name))),
							districts: names.map((name) => districtOf(name)).filter((district) => district !== null),
						},
			isMet: ({ home, tehsil, living, district }, { keys }) => {
				if (home === null && tehsil === null && living === null) return null;
				if (keys.has(home) || keys.has(tehsil) || keys.has(living)) return true;
				return district !== null && keys.has(district.state);
			},
			getNearness: ({ district }, { districts }) =>
				district === null
					? 0
					: Math.max(0, ...districts.map((wished) => getNearness(kmBetween(district, wished)))),
		}),
	],
	custom: {
		score: (seeker, candidate) => {
			const tie = findPlaceTie(seeker, candidate);
			if (tie === null) return neutral;
			if (tie !== 'apart') return places[tie];
			if (seeker.residence === null || candidate.residence === null) return neutral;
			const near = getNearness(kmBetween(seeker.residence, candidate.residence));
			return seeker.residence.state === candidate.residence.state ? Math.max(near, places.sameState) : near;
		},
		reason: (seeker, candidate) => {
			switch (findPlaceTie(seeker, candidate)) {
				case 'sameDistrict':
					return getSameDistrict(seeker);
				case 'sameTehsil':
					return { code: 'sameTehsil', name: getAsEntered(seeker.row.tehsil) };
				case 'bothLiveIn': {
					const { location } = seeker.row;
					return { code: 'bothLiveIn', name: districtOfTown(location)?.name ?? getAsEntered(location) };
				}
				case 'apart':
					return getDistance(seeker, candidate);
				case null:
					return {
						code: 'notGiven.place',
						whose: getMissing(seeker.residence, candidate.residence),
					};
			}
		},
	},
};

/** Finds what joins the two homes most closely. */
function findPlaceTie(
	a: ScoringProfile,
	b: ScoringProfile,
): 'sameDistrict' | 'sameTehsil' | 'bothLiveIn' | 'apart' | null {
	if (a.home !== null && a.home === b.home) return 'sameDistrict';
	if (a.tehsil !== null && a.tehsil === b.tehsil && mayBeNeighbours(a, b)) return 'sameTehsil';
	if (a.living !== null && a.living === b.living) return 'bothLiveIn';
	return a.residence === null || b.residence === null ? null : 'apart';
}

/** Tehsils of one name lie far apart as well: there are two Rajgarhs in Rajasthan alone. */
function mayBeNeighbours({ district: a }: ScoringProfile, { district: b }: ScoringProfile): boolean {
	return a === null || b === null || kmBetween(a, b) <= places.tehsilWithinKm;
}

function getNearness(km: number): number {
	const { most, atKm, nothingAtKm } = places.near;
	return Math.min(most, Math.max(0, (most * (nothingAtKm - km)) / (nothingAtKm - atKm)));
}

function getSameDistrict({ district, row }: ScoringProfile): MatchReason {
	if (district === null) return { code: 'sameDistrict', name: getAsEntered(row.district) };
	const { name, state } = district;
	// Delhi is never called a district.
	return nameOfState(state, 'en') === name.en ? { code: 'sameState', state } : { code: 'sameDistrict', name };
}

function getDistance({ residence: a }: ScoringProfile, { residence: b }: ScoringProfile): MatchReason {
	if (a === null || b === null) return { code: 'notGiven.place', whose: 'both' };
	if (a.key === b.key) return { code: 'sameDistrict', name: a.name };
	const km = kmBetween(a, b);
	return a.state === b.state && getNearness(km) <= places.sameState
		? { code: 'sameState', state: a.state }
		: { code: 'kmApart', km, places: [a.name, b.name] };
}

function getAsEntered(text: string | null): Record<Language, string> {
	return { hi: text ?? '', en: text ?? '' };
}
