import * as z from 'zod';
import type { Language } from '@/lib/core/language';
import districtsJson from '@/lib/features/matching/scoring/data/districts.json' with { type: 'json' };
import { getState } from '@/lib/rules/kundli/states';

export const states = [
	'rajasthan',
	'gujarat',
	'madhyaPradesh',
	'uttarPradesh',
	'haryana',
	'himachalPradesh',
	'uttarakhand',
	'bihar',
	'delhi',
	'chandigarh',
	'maharashtra',
	'telangana',
	'karnataka',
	'tamilNadu',
	'westBengal',
	'andhraPradesh',
	'chhattisgarh',
] as const;

export type State = (typeof states)[number];

/** A district, or a city that families have moved to, with the coordinates of its seat. */
const districtRow = z.strictObject({
	state: z.enum(states),
	hi: z.string(),
	en: z.string(),
	/** In degrees, rounded to a hundredth (about a kilometre). */
	latitude: z.number(),
	longitude: z.number(),
	/** Its seat, a former name, parts that were districts from 2023 to 2024. */
	otherNames: z.array(z.string()).exactOptional(),
});

export interface District {
	/** Unique, as names are not. */
	key: string;
	state: State;
	name: Record<Language, string>;
	latitude: number;
	longitude: number;
	otherNames: readonly string[];
}

/**
 * Districts where Rajput families live: every district of Rajasthan (the 41 since December 2024), Gujarat, Madhya Pradesh,
 * Uttar Pradesh, Haryana, Himachal Pradesh, Uttarakhand and Bihar, and cities elsewhere; cities too whose name makes a
 * district's name doubtful. Coordinates of the seats after GeoNames (CC BY 4.0), some by hand: approximate, good for
 * "about 60 km apart" and no more.
 */
export const districts: readonly District[] = z
	.array(districtRow)
	.parse(districtsJson)
	.map(({ state, hi, en, latitude, longitude, otherNames = [] }) => ({
		key: `${state}/${en}`,
		state,
		name: { hi, en },
		latitude,
		longitude,
		otherNames,
	}));

export function namesOfState(state: State): readonly string[] {
	const { hi, en, short } = getState(state);
	return [hi, en, ...short];
}

export function nameOfState(state: State, language: Language): string {
	return getState(state)[language];
}
